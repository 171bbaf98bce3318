"""What a seat thinks about in Parrot Box: which moves, in which worlds, to what end.

A round is played out for some turns, and what comes later is guessed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.cards import face_of
from engine.core.rng import Rng
from engine.games.parrot_box.cards import COPIES, Spot, partner_of
from engine.games.parrot_box.moves import (
    Discard,
    Draw,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.state import Holding, Opening, State
from engine.games.parrot_box.thinking.kernel import Boxes, boxes_of
from engine.games.parrot_box.thinking.outlook import Outlook
from engine.games.parrot_box.thinking.playout import expected, place, play_on
from engine.games.parrot_box.view import View, imagine
from engine.search.levels import Imagined
from engine.search.thought import Aim, Ending

# Before the last round a point is a point. In it, being ahead of the best other and winning count.
_ALONG: Final = Aim(others=100)
_AT_LAST: Final = Aim(best=100, win=1_000)
_HORIZON: Final = 3  # turns of one's own; what comes later is guessed
_MOVES: Final = 4  # so many are worth a thought, unless they look clearly worse
_CLEARLY: Final = 300  # hundredths of a point


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]
    worlds: Imagined

    @property
    def aim(self) -> Aim:
        return _AT_LAST if self.view.round == self.view.rounds else _ALONG

    @property
    def length(self) -> int:
        """How long a playout is: turns until the round is over, roughly."""
        view = self.view
        return view.config.seats * (1 if view.closing is not None else _HORIZON)

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        world, rng = self.worlds(rng)
        boxes = boxes_of(world)
        return [self._ending(boxes.copy(), self.moves[at]) for at in tried], rng

    def _ending(self, boxes: Boxes, move: Move) -> Ending:
        view = self.view
        assert view.seat is not None
        _make(boxes, move)
        play_on(boxes, view.turn + _HORIZON * view.config.seats)
        sums = [100 * before + more for before, more in zip(view.sums, expected(boxes))]
        return Ending.among(sums, view.seat, shared=True)


def pose(view: View, legal: tuple[Move, ...], worlds: Imagined) -> Problem:
    """Before the first turn all spots look alike, except in the column of the first card."""
    outlook = Outlook(view)
    if isinstance(view.phase, Opening):
        return Problem(view, (min(legal, key=outlook.cost),), worlds)
    never = dominated(view, legal)
    costs = {move: outlook.cost(move) for move in legal if move not in never}
    likely = sorted(costs, key=costs.__getitem__)[:_MOVES]
    enough = costs[likely[0]] + _CLEARLY
    return Problem(view, tuple([move for move in likely if costs[move] <= enough]), worlds)


def dominated(view: View, legal: tuple[Move, ...]) -> frozenset[Move]:
    """The moves that are never better than another: of spots that look alike, one is enough."""
    assert view.seat is not None
    cards = view.boxes[view.seat].cards
    faces = tuple([None if card is None else face_of(card) for card in cards])
    first_of_each = {_look(faces, move): move for move in reversed(legal)}.values()
    return frozenset(legal).difference(first_of_each)


def _look(faces: tuple[int | None, ...], move: Move) -> object:
    """What makes a move different from others."""

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
        case _:  # EndTurn; nobody thinks about the clock's move
            boxes.end_turn()


def recall(view: View, memory: int, rng: Rng) -> tuple[State, Rng]:
    """A world as imagined by a player who has forgotten some of the discards."""
    open_ = [card for box in view.boxes for card in box.cards]
    open_ += [view.discard, view.phase.card if isinstance(view.phase, Holding) else None]
    faces = [face_of(card) for card in open_ if card is not None]
    gone = [count - faces.count(face) - view.unseen[face] for face, count in enumerate(COPIES)]
    unseen = [left + count * (100 - memory) // 100 for left, count in zip(view.unseen, gone)]
    world, rng = imagine(replace(view, unseen=tuple(unseen)), rng)
    return world._replace(
        pile=world.pile[: view.pile], discards=world.discards + world.pile[view.pile :]
    ), rng
