"""Whom and what a request names, if it names them rightly."""

from engine.core.codec import BadMessage
from engine.core.game import Seat, read_seat
from engine.table.table import Table, is_person


def eyes_of(table: Table, eyes: str | None) -> Seat | None:
    """Whose eyes look; a bot's seat and the clock's have none here."""
    return None if eyes is None else person_at(table, eyes, "eyes")


def person_at(table: Table, text: str, place: str) -> Seat:
    seat = read_seat(text)
    if seat not in range(len(table.match.players)) or not is_person(table, seat):
        raise BadMessage("no-such-seat", place=place, found=text)
    return seat


def bot_at(table: Table, text: str) -> Seat:
    seat = read_seat(text)
    if seat not in range(len(table.match.players)) or is_person(table, seat):
        raise BadMessage("no-such-seat", place="seat", found=text)
    return seat


def count(place: str, number: int) -> int:
    if number < 0:
        raise BadMessage("number-out-of-range", place=place, found=str(number))
    return number
