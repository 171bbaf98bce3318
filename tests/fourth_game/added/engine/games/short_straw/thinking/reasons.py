"""What speaks for a move in Short Straw."""

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.search.reason import Reason

from ..moves import Draw, Move
from ..view import View


def reason(view: View, seat: Seat, move: Move) -> Reason:
    own = view.straws[seat]
    number = None if own is None else face_of(own)
    return Reason("draws" if isinstance(move, Draw) else "short", number)
