"""What speaks for a move in Parrot Box, from what all can see."""

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.core.tuples import replaced
from engine.games.parrot_box.cards import PARROT, Spot, makes_pair, partner_of, score_of
from engine.games.parrot_box.moves import (
    Discard,
    Draw,
    EndTurn,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.state import Holding
from engine.games.parrot_box.view import View
from engine.search.reason import Reason


def reason(view: View, seat: Seat, move: Move) -> Reason:
    match move:
        case Draw():
            return Reason("draws")
        case TakeDiscard():
            assert view.discard is not None
            return _why_take(view, seat, face_of(view.discard))
        case Replace(spot):
            return _why_put(view, seat, _held(view), spot)
        case Float():
            return Reason("floats", _held(view))
        case Discard():
            return Reason("no-use", _held(view))
        case TurnUp() | EndTurn() if view.closing is not None:
            return Reason("all-turned")  # E3: all these moves come out the same
        case TurnUp():
            return Reason("ends" if view.boxes[seat].down == 1 else "looks")
        case EndTurn():
            return Reason("waits")
        case _:
            raise AssertionError(f"{move} is nobody's to think about")


def _why_take(view: View, seat: Seat, face: int) -> Reason:
    cards = _faces(view, seat)
    single = [
        card
        for spot, card in enumerate(cards)
        if card is None or not makes_pair(card, cards[partner_of(spot)])
    ]
    if any(makes_pair(face, partner) for partner in single):
        return Reason("takes-pair", face)
    return Reason("takes", face)


def _why_put(view: View, seat: Seat, face: int, spot: Spot) -> Reason:
    cards = _faces(view, seat)
    before, partner = cards[spot], cards[partner_of(spot)]
    after = score_of(replaced(cards, spot, face))
    gained = view.boxes[seat].score - after.total
    if makes_pair(face, partner):
        number = min(face, PARROT if partner is None else partner)
        if gained > 0 and any(each.number == number for each in after.sets):
            return Reason("puts-set", number, gained)
        return Reason("puts-pair", number)
    if before is None:
        return Reason("puts-on-closed", face)
    if gained > 0 and face < before < PARROT:
        return Reason("puts-lower", face, before - face)
    # In a last turn there is nothing left to hope for.
    ahead = gained < 0 and view.closing is None
    return Reason("puts-aside" if ahead else "puts-least", face)


def _faces(view: View, seat: Seat) -> tuple[int | None, ...]:
    cards = view.boxes[seat].cards
    return tuple([None if card is None else face_of(card) for card in cards])


def _held(view: View) -> int:
    assert isinstance(view.phase, Holding)
    return face_of(view.phase.card)
