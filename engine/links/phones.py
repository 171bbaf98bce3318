"""Marks of phones: a chain for each seat, whose secret never leaves the phone.

From its secret a phone makes a value for each seat and match, and hashes it on and on. The value
that is told with n decisions of a seat is the one that comes to that of n - 1 when it is hashed
once. So whoever keeps a value can tell whether the same phone has told a later one, and
nobody but that phone can make the next. It says nothing of what was done in those turns: that the
past is the same, a mark of the chain of turns says (`chain.py`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeAlias

from engine.core.codec import BadMessage, can_be_stored, read_number
from engine.core.game import CLOCK, Seat, read_seat, write_seat
from engine.table.noticed import is_secretive, notices
from engine.table.pledge import pledge_of
from engine.table.table import Table

VALUE_BYTES: Final = 8
LONGEST_CHAIN: Final = 1_500  # as many turns as a link has at most
_SALT: Final = "critter-club phone"
_ONWARD: Final = b"critter-club onward"
Marks: TypeAlias = tuple[tuple[Seat, bytes], ...]  # by seat


@dataclass(frozen=True, slots=True)
class Seen:
    """What a phone was told last: with so many decisions of that seat, that value."""

    seat: Seat
    turns: int
    value: bytes


@dataclass(frozen=True, slots=True)
class Decided:
    """Who decided what, as far as phones can vouch for it."""

    pledge: str
    seats: tuple[Seat, ...]  # by turn; the clock where nobody did

    def by(self, seat: Seat, since: int = 0) -> int:
        return self.seats[since:].count(seat)


def decided_in(table: Table) -> Decided:
    """What is foregone, any phone makes for anybody; what passes in secret is not to be counted."""
    turns = range(len(table.match.turns))
    return Decided(pledge_of(table.match), tuple([_decider(table, at) for at in turns]))


def _decider(table: Table, at: int) -> Seat:
    match, (seat, move) = table.match, table.match.turns[at]
    game = match.game
    is_noticed = not is_secretive(game) or notices(game, table.steps[at + 1], None)
    is_free = seat != CLOCK and game.foregone(table.steps[at].state, seat) != move
    return seat if is_noticed and is_free else CLOCK


def marks_of(decided: Decided, secret: str, here: Iterable[Seat], seen: Iterable[Seen]) -> Marks:
    """The seats of this phone by its secret, the others as they were told."""
    if not can_be_stored(secret):
        raise BadMessage("not-a-text", place="secret")
    told = {each.seat: each.value for each in seen if each.turns == decided.by(each.seat)}
    told |= {seat: _value(decided, secret, seat) for seat in here}
    return tuple([(seat, told[seat]) for seat in sorted(told)])


def seen_in(decided: Decided, marks: Marks) -> tuple[Seen, ...]:
    return tuple([Seen(seat, decided.by(seat), value) for seat, value in marks])


def is_shown(decided: Decided, marks: Marks, known: Seen) -> bool:
    """Has that seat decided no more than was known, or was the phone it was known from there?"""
    more = decided.by(known.seat) - known.turns
    if more <= 0:
        return True
    value = dict(marks).get(known.seat)
    return value is not None and _hashed(value, more) == known.value


def write_seen(seen: Iterable[Seen]) -> str:
    """`a3-9f86d081884c7d65 c0-…`"""
    return " ".join([f"{write_seat(at.seat)}{at.turns}-{at.value.hex()}" for at in seen])


def read_seen(text: str) -> tuple[Seen, ...]:
    return tuple([_read(word) for word in text.split(" ")]) if text else ()


def _read(word: str) -> Seen:
    turns, _, value = word[1:].partition("-")
    if len(value) != 2 * VALUE_BYTES or value.strip("0123456789abcdef"):
        raise BadMessage("not-a-mark", found=word)
    return Seen(read_seat(word[:1]), read_number(turns), bytes.fromhex(value))


def _value(decided: Decided, secret: str, seat: Seat) -> bytes:
    text = f"{_SALT} {secret} {decided.pledge} {write_seat(seat)}"
    first = sha256(text.encode()).digest()[:VALUE_BYTES]
    return _hashed(first, LONGEST_CHAIN - decided.by(seat))


def _hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = sha256(_ONWARD + value).digest()[:VALUE_BYTES]
    return value
