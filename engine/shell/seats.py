"""A seat as it is named on the command line."""

from engine.core.codec import Unreadable
from engine.core.game import Seat, read_seat
from engine.shell.files import Fault
from engine.table.match import Match


def seat_named(text: str, match: Match) -> Seat:
    seats = match.config.seats
    try:
        seat = int(text) - 1 if text.isascii() and text.isdecimal() else read_seat(text)
    except (Unreadable, ValueError):
        seat = -1
    if seat not in range(seats):
        last = "abcdefghij"[seats - 1]
        raise Fault(f'--seat: "{text}" is no seat here; please give a to {last} or 1 to {seats}.')
    return seat
