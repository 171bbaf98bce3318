"""A seed that nobody chose alone: a phone drew a number, then people added words to it.

The phone shows the fingerprint of its number before anybody adds something. So it cannot draw
another one later. And people who add something do not know the number it is mixed with. The seed
follows from all of it. NOTATION.md has the lines, and any program for SHA-256 can mix them again.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from engine.core.codec import BadMessage, can_be_stored
from engine.core.game import Seat, read_seat, write_seat
from engine.core.seeds import SEEDS, read_whole, write_whole

LONGEST: Final = 60  # characters that a person may add
_DRAWN: Final = "drawn"
_ADDED: Final = "added"
_SEED_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Origin:
    drawn: int
    added: tuple[tuple[Seat, str], ...]  # in the order of adding

    def __post_init__(self) -> None:
        if self.drawn not in range(SEEDS):
            raise BadMessage("seed-out-of-range", found=str(self.drawn))
        seats = [seat for seat, _ in self.added]
        if not seats or any(seat in seats[:at] for at, seat in enumerate(seats)):
            raise BadMessage("not-mixed", found=" ".join(map(write_seat, seats)))
        for _, text in self.added:
            if not 0 < len(text) <= LONGEST or not can_be_stored(text):
                raise BadMessage("not-mixed", found=ascii(text[:LONGEST]))

    @property
    def seed(self) -> int:
        return int.from_bytes(sha256(_text(self.lines)).digest()[:_SEED_BYTES])

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that follow the seed in the notation."""
        added = [
            f"{_ADDED} {write_seat(seat)} {json.dumps(text, ensure_ascii=False)}"
            for seat, text in self.added
        ]
        return (_drawn_line(self.drawn), *added)


def fingerprint_of(drawn: int) -> str:
    """The fingerprint that is shown before anybody adds something."""
    return sha256(_text([_drawn_line(drawn)])).hexdigest()


def is_of_origin(line: str) -> bool:
    return line.partition(" ")[0] in (_DRAWN, _ADDED)


def read_origin(lines: Sequence[str]) -> Origin:
    word, _, drawn = lines[0].partition(" ")
    if word != _DRAWN:
        raise BadMessage("not-mixed", found=lines[0])
    origin = Origin(read_whole(drawn), tuple(_read_added(lines[1:])))
    if origin.lines != tuple(lines):
        raise BadMessage("not-mixed", found=lines[-1])
    return origin


def _read_added(lines: Sequence[str]) -> Iterator[tuple[Seat, str]]:
    for line in lines:
        _, seat, text = (*line.split(" ", 2), "", "")[:3]
        try:
            told = json.loads(text)
        except ValueError:
            told = None
        if not isinstance(told, str):
            raise BadMessage("not-mixed", found=line)
        yield read_seat(seat), told


def _drawn_line(drawn: int) -> str:
    return f"{_DRAWN} {write_whole(drawn)}"


def _text(lines: Sequence[str]) -> bytes:
    return "".join([f"{line}\n" for line in lines]).encode()
