"""What a seat of Parrot Box expects from a move, given the cards that are left."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from engine.core.cards import face_of
from engine.core.tuples import replaced
from engine.games.parrot_box.cards import BONUSES, COLUMNS, FACES, PARROT, SPOTS, Spot, partner_of
from engine.games.parrot_box.moves import (
    Draw,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.state import Holding
from engine.games.parrot_box.view import BoxView, View

Box: TypeAlias = tuple[int | None, ...]  # faces by spot; None lies face down

_FINE: Final = 100  # expectations are counted in hundredths of a point
_FORESIGHT: Final = 4  # how many of its own turns ahead it hopes for a pair
_HOPE: Final = 90  # per cent: no pair is surer than this
_PATIENCE: Final = 12  # turns before face-down cards start to count against a box
_WEIGHT: Final = 1 * _FINE  # for each of them, with every turn after that


class Outlook:
    """What a seat expects. It is made for one decision and then thrown away."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.left = sum(view.unseen)
        numbers = [face * count for face, count in enumerate(view.unseen[:PARROT])]
        self.average = sum(numbers) * _FINE // self.left
        self.chances = [  # per cent: that an unseen card makes a pair with that number
            (count + view.unseen[PARROT]) * 100 // self.left for count in view.unseen
        ]
        self.columns: dict[tuple[int | None, int | None, int], int] = {}
        boxes = [_box(each) for each in view.boxes]
        self.own = boxes.pop(view.seat)
        soonest = min([box.count(None) for box in boxes])
        self.ahead = 0 if view.closing is not None else min(_FORESIGHT, soonest + 1)
        # What the others will have: if the round goes on, and if they have one more turn.
        self.rivals = sum([self.points(box, self.ahead) for box in boxes]) // len(boxes)
        self.rivals_at_end = sum([self.points(box, 1) for box in boxes]) // len(boxes)
        cycle = -(-view.turn // view.config.seats)
        self.weight = max(0, cycle - _PATIENCE) * _WEIGHT

    # --- moves -------------------------------------------------------------------------------

    def cost(self, move: Move) -> int:
        """How its box will compare with the others. The order of moves settles ties."""
        match move:
            case TurnUp(spot):
                return self._expected([self._after(box) for box in self._turned(spot)])
            case Draw():
                return self._expected([self._best_with(face, drawn=True) for face in FACES])
            case TakeDiscard():
                assert self.view.discard is not None
                return self._best_with(face_of(self.view.discard), drawn=False)
            case Replace(spot):
                return self._after(replaced(self.own, spot, self._held()))
            case Float(parrot_spot, to_spot):
                return self._after(_floated(self.own, self._held(), parrot_spot, to_spot))
            case _:  # discarding or ending the turn: nothing to weigh
                return self._after(self.own)

    def _held(self) -> int:
        assert isinstance(self.view.phase, Holding)
        return face_of(self.view.phase.card)

    def _turned(self, spot: Spot) -> list[Box]:
        return [replaced(self.own, spot, face) for face in FACES]

    def _expected(self, costs: list[int]) -> int:
        """The average over all cards that are left."""
        weighed = [cost * count for cost, count in zip(costs, self.view.unseen)]
        return sum(weighed) // self.left

    def _best_with(self, face: int, *, drawn: bool) -> int:
        boxes = [replaced(self.own, spot, face) for spot in SPOTS]
        best = min([self._after(box) for box in (*boxes, *_floats(self.own, face))])
        return min(best, self._after(self.own)) if drawn else best

    def _after(self, box: Box) -> int:
        """The cost of having that box at the end of this turn."""
        down = box.count(None)
        if down == 0 and self.view.closing is None:
            return self.points(box, 0) - self.rivals_at_end
        return self.points(box, self.ahead) - self.rivals + down * self.weight

    # --- boxes -------------------------------------------------------------------------------

    def points(self, box: Box, ahead: int) -> int:
        """What a box is expected to count after that many turns."""
        total = 0
        pairs: dict[int, int] = {}
        for at in COLUMNS:
            top, bottom = box[at], box[at + 4]
            total += self._column(top, bottom, ahead)
            number = _pair_of(top, bottom)
            if number is not None:
                pairs[number] = pairs.get(number, 0) + 1
        return total + sum([BONUSES[count] for count in pairs.values()]) * _FINE

    def _column(self, top: int | None, bottom: int | None, ahead: int) -> int:
        key = top, bottom, ahead
        if key not in self.columns:
            self.columns[key] = self._expected_column(top, bottom, ahead)
        return self.columns[key]

    def _expected_column(self, top: int | None, bottom: int | None, ahead: int) -> int:
        if PARROT in (top, bottom) or (top == bottom and top is not None):
            return 0
        numbers = [face for face in (top, bottom) if face is not None]
        unknown = 2 - len(numbers)
        value = sum(numbers) * _FINE + unknown * self.average
        if not numbers:
            numbers = [self.average // _FINE]
        chance = sum([self.chances[number] for number in numbers]) * ahead
        if unknown:
            chance += self.chances[numbers[0]]  # the face-down card itself may be the one
        return value * (100 - min(_HOPE, chance)) // 100


def _box(box: BoxView) -> Box:
    return tuple([None if card is None else face_of(card) for card in box.cards])


def _pair_of(top: int | None, bottom: int | None) -> int | None:
    """The number of a pair, Parrots included."""
    if top is None or bottom is None:
        return None
    if top == PARROT:
        return None if bottom == PARROT else bottom
    return top if bottom in (top, PARROT) else None


def _floats(box: Box, face: int) -> Iterator[Box]:
    """The boxes that a float can lead to from that one."""
    for spot in SPOTS:
        if box[spot] == PARROT and box[partner_of(spot)] == face != PARROT:
            for to in SPOTS:
                if box[to] is None:
                    yield _floated(box, face, spot, to)


def _floated(box: Box, face: int, spot: Spot, to: Spot) -> Box:
    return replaced(replaced(box, spot, face), to, PARROT)
