"""What a match has come to as bytes, behind what it began with.

A match link of the former kind has its seed in seven bytes and goes to one seat, or to all. What
that cannot say is said by the other kind; what it can, is still said by it alone.
"""

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Final

from engine.core.game import Seat
from engine.core.seeds import PLAIN_SEEDS
from engine.links.even import measuring, room_for
from engine.links.octets import Reader, Torn, written
from engine.links.opening import FORMER_SEED, SEED, Opening, added_part, secret_part
from engine.links.phones import VALUE_BYTES, Marks
from engine.links.turns import SLICE, playing, told_by
from engine.links.values import BadLink, MatchLink
from engine.links.words import NotYet
from engine.table.match import Match
from engine.table.origin import Origin
from engine.table.table import Table

MOST_TURNS: Final = 1_500  # far more than a match of people has; so that none takes long to read
_MIXED: Final = 0b1  # what such a link has besides; there is room for more
_EVEN: Final = 0b10
_MARKED: Final = 0b100
_KNOWN: Final = _MIXED | _EVEN | _MARKED


def is_former(link: MatchLink) -> bool:
    """Can the former kind say it?"""
    match, one_or_all = link.table.match, link.to is None or len(link.to) == 1
    is_plain = not link.even and not link.marks and match.origin is None
    return one_or_all and is_plain and match.seed < PLAIN_SEEDS


def former_course(link: MatchLink) -> bytes:
    to = 0 if link.to is None else link.to[0] + 1
    return secret_part(link.table.match, FORMER_SEED) + written(to) + _how_far(link)


def read_former(opening: Opening, reader: Reader) -> Generator[int, None, MatchLink]:
    match = opening.match(reader, FORMER_SEED)
    to = reader.number()
    table, step = yield from _read_how_far(match, reader)
    return MatchLink(table, step, (to - 1,) if to else None)


def course(link: MatchLink) -> bytes:
    match = link.table.match
    more, added = (_EVEN if link.even else 0), b""
    if match.origin is not None:
        more |= _MIXED
        added = written(len(match.origin.added)) + added_part(match)
    marks = b""
    if link.marks:
        more |= _MARKED
        values = [value for _, value in link.marks]
        marks = b"".join([written(_mask([seat for seat, _ in link.marks])), *values])
    told = written(more) + added + written(_mask(link.to or ())) + marks
    return secret_part(match, SEED) + told + _how_far(link)


def read_course(opening: Opening, reader: Reader) -> Generator[int, None, MatchLink]:
    match = opening.match(reader, SEED)
    more = reader.number()
    if more & ~_KNOWN:
        raise NotYet
    if more & _MIXED:
        origin = Origin(match.seed, _read_added(reader))
        match = replace(match, seed=origin.seed, origin=origin)
    to = _seats(reader.number())
    marks = _read_marks(reader) if more & _MARKED else ()
    even = bool(more & _EVEN)
    table, step = yield from _read_how_far(match, reader, even=even)
    link = MatchLink(table, step, to or None, marks, even)
    if is_former(link):
        raise Torn
    return link


def _read_added(reader: Reader) -> tuple[tuple[Seat, str], ...]:
    return tuple([(reader.byte(), reader.text(reader.byte())) for _ in range(reader.number())])


def _read_marks(reader: Reader) -> Marks:
    seats = _seats(reader.number())
    if not seats:
        raise Torn
    return tuple([(seat, reader.take(VALUE_BYTES)) for seat in seats])


def _how_far(link: MatchLink) -> bytes:
    table, step = link.table, 0 if link.step is None else link.step + 1
    turns = len(table.match.turns)
    if turns > MOST_TURNS:
        raise BadLink("link-too-long", found=str(turns))
    number, counts = told_by(table)
    count, octets = written(turns), _octets_of(number)
    room = room_for(table, counts, len(count) + octets) if link.even else len(count) + octets
    return written(step) + count + number.to_bytes(room - len(count))


def _read_how_far(
    match: Match, reader: Reader, *, even: bool = False
) -> Generator[int, None, tuple[Table, int | None]]:
    step, turns = reader.number(), reader.number()
    rest = reader.rest()
    if turns > MOST_TURNS or step > turns + 1:
        raise Torn
    number, count = int.from_bytes(rest), len(written(turns))
    needed, found = count + _octets_of(number), count + len(rest)
    if found != needed and not even:
        raise Torn
    table, counts = yield from playing(match, number, turns)
    if even and found != (yield from measuring(table, counts, needed)):
        raise Torn
    if turns > SLICE:
        yield 100
    return table, step - 1 if step else None


def _octets_of(number: int) -> int:
    return (number.bit_length() + 7) // 8


def _mask(seats: Iterable[Seat]) -> int:
    return sum([1 << seat for seat in seats])


def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])
