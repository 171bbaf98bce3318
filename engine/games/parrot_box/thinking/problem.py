"""What a seat thinks about in Parrot Box: which moves, in which worlds, to what end.

A round is played out to its end. The sums of earlier rounds count in the last one, where
nothing matters but to win; before, every point is worth the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import face_of
from engine.core.rng import Rng
from engine.games.parrot_box.cards import Spot, partner_of
from engine.games.parrot_box.moves import (
    Discard,
    Draw,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.state import Opening
from engine.games.parrot_box.thinking.kernel import Boxes, boxes_of
from engine.games.parrot_box.thinking.outlook import Outlook
from engine.games.parrot_box.thinking.playout import expected, place, play_on
from engine.games.parrot_box.view import View, imagine
from engine.search.thought import Result

_WIN_WORTH: Final = 1_000  # hundredths of a point
_HORIZON: Final = 3  # own turns; what comes later is guessed
_MOVES: Final = 4  # are worth a thought, unless they look clearly worse
_CLEARLY: Final = 300  # hundredths of a point


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]

    @property
    def win_worth(self) -> int:
        return _WIN_WORTH

    @property
    def length(self) -> int:
        """How much there is to play out: turns until the round is over, more or less."""
        view = self.view
        return view.config.seats * (1 if view.closing is not None else _HORIZON)

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Result], Rng]:
        world, rng = imagine(self.view, rng)
        boxes = boxes_of(world)
        return [self._result(boxes.copy(), self.moves[at]) for at in tried], rng

    def _result(self, boxes: Boxes, move: Move) -> Result:
        view = self.view
        assert view.seat is not None
        _make(boxes, move)
        play_on(boxes, view.turn + _HORIZON * view.config.seats)
        points = expected(boxes)
        if view.round < view.rounds:
            own = points.pop(view.seat)
            return sum(points) // len(points) - own, 0
        sums = [100 * before + more for before, more in zip(view.sums, points)]
        own = sums.pop(view.seat)
        ahead = min(sums) - own
        return ahead, int(ahead >= 0)


def problem_of(view: View, legal: tuple[Move, ...]) -> Problem:
    """Of spots that look alike one is enough; before the first turn all of them do, but for
    the column of the first card."""
    assert view.seat is not None
    if isinstance(view.phase, Opening):
        return Problem(view, (min(legal, key=Outlook(view).cost),))
    cards = view.boxes[view.seat].cards
    faces = tuple([None if card is None else face_of(card) for card in cards])
    found: dict[object, Move] = {}
    for move in legal:
        found.setdefault(_look(faces, move), move)
    outlook = Outlook(view)
    costs = {move: outlook.cost(move) for move in found.values()}
    likely = sorted(costs, key=costs.__getitem__)[:_MOVES]
    return Problem(view, tuple([m for m in likely if costs[m] <= costs[likely[0]] + _CLEARLY]))


def _look(faces: tuple[int | None, ...], move: Move) -> object:
    """What tells a move from others."""

    def column(spot: Spot) -> tuple[int | None, int | None]:
        return faces[spot], faces[partner_of(spot)]

    match move:
        case Replace(spot) | TurnUp(spot):
            return column(spot)
        case Float(spot, to):
            return column(spot), column(to)
        case _:
            return move


def _make(boxes: Boxes, move: Move) -> None:
    match move:
        case Draw():
            boxes.draw()
        case TakeDiscard():
            boxes.take()
            place(boxes, may_discard=False)
        case Replace(spot):
            boxes.replace(spot)
        case Float(spot, to):
            boxes.float(spot, to)
        case Discard():
            boxes.discard()
        case TurnUp(spot):
            boxes.turn_up(spot)
        case _:  # EndTurn, as the clock's move is nobody's to think about
            boxes.end_turn()
