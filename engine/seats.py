"""Whom and what a request names, if it names them rightly."""

from engine.core.codec import BadMessage
from engine.core.game import CLOCK, Seat
from engine.table.table import Table, is_person


def eyes_of(table: Table, eyes: Seat | None) -> Seat | None:
    """Whose eyes look; a bot's seat and the clock's have none here."""
    return None if eyes is None else person_at(table, eyes, "eyes")


def person_at(table: Table, seat: Seat, place: str) -> Seat:
    if not (_is_taken(table, seat) and is_person(table, seat)):
        raise BadMessage("no-such-seat", place=place, found=str(seat))
    return seat


def bot_at(table: Table, seat: Seat) -> Seat:
    if not _is_taken(table, seat) or is_person(table, seat):
        raise BadMessage("no-such-seat", place="seat", found=str(seat))
    return seat


def anybody_at(table: Table, seat: Seat) -> Seat:
    """Whoever may move: the clock too."""
    if seat != CLOCK and not _is_taken(table, seat):
        raise BadMessage("no-such-seat", place="seat", found=str(seat))
    return seat


def _is_taken(table: Table, seat: Seat) -> bool:
    return seat in range(len(table.match.players))


def count(place: str, number: int) -> int:
    if number < 0:
        raise BadMessage("number-out-of-range", place=place, found=str(number))
    return number
