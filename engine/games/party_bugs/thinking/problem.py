"""What a seat thinks about in Party Bugs: which moves, in which worlds, to what end.

The current game is played out to its end. The later games of a series are nothing but luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.cards import face_of
from engine.core.rng import Rng
from engine.games.party_bugs.moves import (
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.state import Parting, State
from engine.games.party_bugs.thinking.kernel import Floor, floor_of
from engine.games.party_bugs.thinking.outlook import cost
from engine.games.party_bugs.thinking.playout import play_on
from engine.games.party_bugs.view import View, imagine
from engine.search.levels import Imagined
from engine.search.thought import Aim, Ending

# Being ahead of the best other counts, and in the last game winning.
_ALONG: Final = Aim(best=100)
_AT_LAST: Final = Aim(best=100, win=1_000)


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]
    worlds: Imagined

    @property
    def aim(self) -> Aim:
        return _AT_LAST if self.view.game == self.view.games else _ALONG

    @property
    def length(self) -> int:
        """How long a playout is: moves until the game is over, roughly."""
        view = self.view
        return 2 * view.config.seats * max(1, view.rounds - view.round)

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        world, rng = self.worlds(rng)
        floor = floor_of(world)
        return [self._ending(floor.copy(), self.moves[at]) for at in tried], rng

    def _ending(self, floor: Floor, move: Move) -> Ending:
        seat = self.view.seat
        assert seat is not None
        _make(floor, seat, move)
        play_on(floor)
        sums = [100 * (before + more) for before, more in zip(self.view.sums, floor.totals())]
        return Ending.among(sums, seat, shared=False)


def pose(view: View, legal: tuple[Move, ...], worlds: Imagined) -> Problem:
    never = dominated(view, legal)
    moves = [move for move in legal if move not in never]
    return Problem(view, tuple(sorted(moves, key=lambda move: cost(view, move))), worlds)


def dominated(view: View, legal: tuple[Move, ...]) -> frozenset[Move]:
    """The moves that are never better than another one."""
    if any(isinstance(move, DiscardPair) for move in legal):
        # H3: later takes count the same, and the chance to discard the pair could only be lost.
        return frozenset([move for move in legal if not isinstance(move, DiscardPair)])
    # M3: until its deadline the mirror loses no chance, unless the card leaves as a pair.
    urgent = isinstance(view.phase, Parting)
    kept = [m for m in legal if urgent or not isinstance(m, UseMirror | MirrorDancer)]
    # B7: cards of one number are equally good.
    first_of_each = {_face(move): move for move in reversed(kept)}.values()
    return frozenset(legal).difference(first_of_each)


def _face(move: Move) -> int:
    match move:
        case HideCard(card) | PlayCard(card) | TakeCard(card) | UseMirror(card):
            return face_of(card)
        case _:  # the hidden dancer goes with the mirror
            return 0


def recall(view: View, memory: int, rng: Rng) -> tuple[State, Rng]:
    """A world as imagined by a player who has forgotten some of the bugs that left."""
    kept = len(view.removed) * memory // 100
    removed = view.removed[len(view.removed) - kept :]
    world, rng = imagine(replace(view, removed=removed), rng)
    piles = [pile[:size] for pile, size in zip(world.piles, view.piles)]
    return world._replace(piles=tuple(piles)), rng


def _make(floor: Floor, seat: int, move: Move) -> None:
    """Choices are made together with those of the others."""
    match move:
        case TakeCard(card):
            floor.take(face_of(card))
        case PlayCard(card) | HideCard(card):
            floor.chosen[seat] = face_of(card)
        case UseMirror(card):
            floor.use_mirror(face_of(card))
        case MirrorDancer():
            floor.use_mirror(0)
        case DiscardPair():
            floor.discard_pair(seat)
