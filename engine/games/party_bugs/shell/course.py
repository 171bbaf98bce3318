"""A game of Party Bugs as a plain tree search walks through it."""

from collections.abc import Hashable, Sequence
from typing import Final

from engine.core.cards import face_of
from engine.games.party_bugs.moves import Move, PlayCard, TakeCard
from engine.games.party_bugs.state import State
from engine.games.party_bugs.thinking.kernel import CHOOSING, OVER, TAKING, floor_of
from engine.games.party_bugs.thinking.playout import play_on
from engine.search.thought import Aim, Ending

_AIM: Final = Aim(best=100, win=1_000)


class Course:
    """One imagined world of the base game; moves are faces."""

    def __init__(self, world: State, seat: int) -> None:
        self.floor = floor_of(world)
        self.sums = world.sums
        self.first = seat  # chooses first; where all choose at once, that tells nobody anything

    def mover(self) -> int | None:
        floor = self.floor
        if floor.phase == TAKING:
            return floor.queue[-1]
        if floor.phase == OVER:
            return None
        assert floor.phase == CHOOSING
        seats = len(floor.hands)
        order = [(self.first + at) % seats for at in range(seats)]
        return next(seat for seat in order if floor.chosen[seat] == 0)

    def moves(self) -> Sequence[Hashable]:
        seat = self.mover()
        assert seat is not None
        choosing = self.floor.phase == CHOOSING
        return sorted(set(self.floor.hands[seat] if choosing else self.floor.floor))

    def make(self, move: Hashable) -> None:
        floor, seat = self.floor, self.mover()
        assert isinstance(move, int)
        assert seat is not None
        if floor.phase == TAKING:
            floor.take(move)
            return
        floor.chosen[seat] = move
        if 0 not in floor.chosen:
            floor.reveal(floor.chosen)

    def finish(self) -> Sequence[int]:
        play_on(self.floor)
        sums = [100 * (before + more) for before, more in zip(self.sums, self.floor.totals())]
        return [
            _AIM.worth(Ending.among(sums, seat, shared=False))
            for seat in range(len(self.floor.hands))
        ]


def move_called(name: Hashable, legal: tuple[Move, ...]) -> Move:
    """The legal move of that face."""
    return next(
        move
        for move in legal
        if isinstance(move, PlayCard | TakeCard) and face_of(move.card) == name
    )
