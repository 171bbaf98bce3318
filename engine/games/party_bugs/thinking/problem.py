"""What a seat thinks about in Party Bugs: which moves, in which worlds, to what end.

A game is played out to its end, of a series only the one that is on: further ahead lies
nothing but luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
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
from engine.games.party_bugs.state import Parting
from engine.games.party_bugs.thinking.kernel import Floor, floor_of
from engine.games.party_bugs.thinking.playout import play_on
from engine.games.party_bugs.view import View, imagine
from engine.search.thought import Result

_WIN_WORTH: Final = 10


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]

    @property
    def win_worth(self) -> int:
        return _WIN_WORTH

    @property
    def length(self) -> int:
        """How much there is to play out: moves until the game is over, more or less."""
        view = self.view
        return 2 * view.config.seats * max(1, view.rounds - view.round)

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Result], Rng]:
        world, rng = imagine(self.view, rng)
        floor = floor_of(world)
        return [self._result(floor.copy(), self.moves[at]) for at in tried], rng

    def _result(self, floor: Floor, move: Move) -> Result:
        view = self.view
        assert view.seat is not None
        _make(floor, view.seat, move)
        play_on(floor)
        sums = [before + more for before, more in zip(view.sums, floor.totals())]
        own = sums.pop(view.seat)
        ahead = min(sums) - own
        return ahead, int(ahead > 0 and view.game == view.games)


def problem_of(view: View, legal: tuple[Move, ...]) -> Problem:
    """Of cards of a number one is enough. A pair with the hidden dancer leaves at once, which
    costs nothing; and the mirror waits until it has to go (H3, M3)."""
    at_once = [move for move in legal if isinstance(move, DiscardPair)]
    if at_once:
        return Problem(view, tuple(at_once))
    if isinstance(view.phase, Parting):
        return Problem(view, _of_each_face(legal))
    early = (UseMirror, MirrorDancer)
    return Problem(view, _of_each_face([move for move in legal if not isinstance(move, early)]))


def _of_each_face(moves: Sequence[Move]) -> tuple[Move, ...]:
    found: dict[int, Move] = {}
    for move in moves:
        found.setdefault(_face(move), move)
    return tuple(found.values())


def _face(move: Move) -> int:
    match move:
        case HideCard(card) | PlayCard(card) | TakeCard(card) | UseMirror(card):
            return face_of(card)
        case _:  # the hidden dancer goes with the mirror
            return 0


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
