"""Writes a table as text to store, and reads it back: the notation, and a seal against damage.

Whoever has the text of a table is told of the turns after it by a tail. It takes the place of the
last line break before the seal, and of all that follows.
"""

import binascii
from dataclasses import dataclass, replace
from typing import Final

from engine.core.codec import BadMessage, read_number
from engine.core.sums import sum_in_a_row
from engine.table.match import BadSave, Match
from engine.table.notation import read_match, write_match
from engine.table.paragraphs import ChapterOf, Written, written_on
from engine.table.table import Table, opened

_SEAL: Final = "seal"


@dataclass(frozen=True, slots=True)
class Tail:
    """What is new in a save."""

    after: str  # the checksum of the save that it continues
    tail: str


@dataclass(frozen=True, slots=True)
class Stored:
    """How a save ends: enough to write what comes after it, and not the save itself."""

    written: Written
    sum: int  # of all before its last line break
    length: int  # of that, in bytes
    checksum: str


def write_save(table: Table) -> str:
    text = write_match(table.match, _chapters(table))
    return text + _seal(table.revision, _checksum(text, table.revision))


def whole_of(table: Table) -> tuple[str, Stored]:
    """The save, and how it ends."""
    text = write_match(table.match, _chapters(table))
    octets = text.encode()[:-1]
    _, written = written_on(Written(), table.match, _chapters(table))
    checksum = _checksum(text, table.revision)
    stored = Stored(written, binascii.crc32(octets), len(octets), checksum)
    return text + _seal(table.revision, checksum), stored


def tail_of(table: Table, stored: Stored) -> tuple[Tail, Stored]:
    """What is new since that save of the same match. It costs no more late in a match."""
    more, written = written_on(stored.written, table.match, _chapters(table))
    octets, revision = more.encode(), table.revision
    grown, length = binascii.crc32(octets, stored.sum), stored.length + len(octets)
    first, ended = binascii.crc32(f"{revision} ".encode()), binascii.crc32(b"\n", grown)
    checksum = f"{sum_in_a_row(first, ended, length + 1):08x}"
    tail = Tail(stored.checksum, f"{more}\n{_seal(revision, checksum)}")
    return tail, Stored(written, grown, length, checksum)


def with_tail(text: str, tail: Tail) -> str:
    """The save that a save becomes. Raises BadSave if it is not the one that was continued."""
    body, seal = _apart(text)
    if seal.rpartition(" ")[2] != tail.after:
        raise BadSave("damaged", place=f"line {_lines(text)}", found=seal)
    return body[:-1] + tail.tail


def _chapters(table: Table) -> ChapterOf:
    chapter, steps = table.match.game.chapter, table.steps
    return lambda at: chapter(steps[at].state)


def _seal(revision: int, checksum: str) -> str:
    return f"{_SEAL} {revision} {checksum}\n"


def read_save(text: str) -> Table:
    """The table of a save. Raises BadSave if a character changed, BrokenMatch if it was forged."""
    match, revision = read_stored(text)
    if revision is None:
        raise BadSave("not-sealed", place=f"line {_lines(text)}")
    return replace(opened(match), revision=revision)


def read_stored(text: str) -> tuple[Match, int | None]:
    """A match. If the text is a save, its revision too."""
    body, seal = _apart(text)
    if not seal:
        return read_match(text), None
    match = read_match(body)  # comes first, because a newer version may have another seal
    words = seal.split(" ")
    try:
        revision = read_number(words[1]) if len(words) == 3 else -1
    except BadMessage:
        revision = -1
    if revision < 0 or words[2] != _checksum(body, revision):
        raise BadSave("damaged", place=f"line {_lines(text)}", found=seal)
    return match, revision


def _apart(text: str) -> tuple[str, str]:
    """The notation and its seal. The seal is empty if there is none."""
    *_, last, end = ("", *text.split("\n"))
    if end != "" or not last.startswith(f"{_SEAL} "):
        return text, ""
    return text[: -len(last) - 1], last


def _checksum(text: str, revision: int) -> str:
    signs = f"{revision} {text}".encode(errors="surrogatepass")  # even for damaged text
    return f"{binascii.crc32(signs):08x}"


def _lines(text: str) -> int:
    return text.count("\n")
