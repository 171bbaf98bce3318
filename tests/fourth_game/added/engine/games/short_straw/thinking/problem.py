"""Draw or keep: everybody else is imagined to keep what they have, or to draw their first."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.cards import face_of
from engine.core.rng import Rng
from engine.core.tuples import replaced
from engine.search.levels import Imagined
from engine.search.thought import Aim, Ending

from ..moves import Draw, Move
from ..state import State
from ..view import View, imagine


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]
    worlds: Imagined
    aim: Aim = Aim(win=1_000)
    length: int = 1

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        world, rng = self.worlds(rng)
        seat = self.view.seat or 0
        endings = []
        for at in tried:
            first, *rest = world.bundle
            straws = world.straws
            if isinstance(self.moves[at], Draw):
                straws = replaced(straws, seat, first)
            sums = [100 * face_of(rest.pop() if own is None else own) for own in straws]
            endings.append(Ending.among(sums, seat, shared=False))
        return endings, rng


def pose(view: View, legal: tuple[Move, ...], worlds: Imagined) -> Problem:
    return Problem(view, legal, worlds)


def dominated(view: View, legal: tuple[Move, ...]) -> frozenset[Move]:
    del view, legal
    return frozenset()


def recall(view: View, memory: int, rng: Rng) -> tuple[State, Rng]:
    del memory  # what is gone lies there
    return imagine(view, rng)
