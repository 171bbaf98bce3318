"""A review as a text, to go on with it later. It holds sums alone; the rest follows from the match.

The first line says what it is of, each further one belongs to a span: how many worlds it had, and
the numbers of its totals in their order.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.codec import BadMessage
from engine.core.game import Seat
from engine.review.review import EFFORTS, LegSums, Review, SpanSums, begun, settled
from engine.review.sums import Half, Total
from engine.table.pledge import pledge_of
from engine.table.table import Table

_NAME: Final = "critter-review 1"
_NUMBERS: Final = 7  # of a total
_DIGITS: Final = 30


def write_review(review: Review, seat: Seat | None) -> str:
    whose = "-" if seat is None else str(seat)
    turns = len(review.table.match.turns)
    head = f"{_NAME} {pledge_of(review.table.match)} {turns} {whose} {review.effort}"
    return "\n".join([head, *map(_line, review.sums)])


def read_review(table: Table, text: str) -> tuple[Review, Seat | None]:
    """The review of that table's match, as far as it had come."""
    head, *lines = text.split("\n")
    name, pledge, turns, whose, effort = (*head.rsplit(" ", 4), *[""] * 5)[:5]
    match = table.match
    if (name, pledge, turns) != (_NAME, pledge_of(match), str(len(match.turns))):
        raise BadMessage("not-its-review", place="kept", found=head)
    seat = None if whose == "-" else _number(whose)
    if seat is not None and seat not in range(len(match.players)):
        raise BadMessage("no-such-seat", place="kept", found=whose)
    if _number(effort) not in EFFORTS:
        raise BadMessage("number-out-of-range", place="kept", found=effort)
    review = begun(table, _number(effort), seat)
    if len(lines) != len(review.sums):
        raise BadMessage("cut-off", place="kept", found=str(len(lines)))
    sums = [_read(empty, line, review.effort) for empty, line in zip(review.sums, lines)]
    return settled(replace(review, sums=tuple(sums))), seat


def _line(sums: SpanSums) -> str:
    numbers = [number for total in _totals(sums) for number in _written(total)]
    return " ".join(map(str, [sums.worlds, *numbers]))


def _totals(sums: SpanSums) -> Iterator[Total]:
    yield from sums.entry
    for leg in sums.legs:
        yield from (*leg.by, *leg.instead, *leg.shown)


def _written(total: Total) -> tuple[int, ...]:
    one, other = total.halves
    return (*one, *other, *total.squares)


def _read(empty: SpanSums, line: str, effort: int) -> SpanSums:
    worlds, *numbers = map(_number, line.split(" "))
    expected = _NUMBERS * len(list(_totals(empty)))
    if worlds not in range(effort + 1) or len(numbers) != expected:
        raise BadMessage("cut-off", place="kept", found=str(len(numbers)))
    found = iter([_total(numbers[at : at + _NUMBERS]) for at in range(0, len(numbers), _NUMBERS)])

    def as_many(totals: tuple[Total, ...]) -> tuple[Total, ...]:
        return tuple([next(found) for _ in totals])

    entry = as_many(empty.entry)
    legs = [
        LegSums(as_many(leg.by), as_many(leg.instead), as_many(leg.shown)) for leg in empty.legs
    ]
    return SpanSums(worlds, entry, tuple(legs))


def _total(numbers: list[int]) -> Total:
    a, b, c, d, *squares = numbers
    if min(squares) < 0:
        raise BadMessage("number-out-of-range", place="kept", found=str(min(squares)))
    return Total((Half(a, b), Half(c, d)), (squares[0], squares[1], squares[2]))


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
        raise BadMessage("not-a-number", place="kept", found=text)
    return int(text)
