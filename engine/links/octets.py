"""Numbers and texts as bytes and back. Each has only one spelling."""

from collections.abc import Iterable
from typing import Final

_MORE: Final = 0x80
_LOW: Final = 0x7F
_WIDEST: Final = 56  # bits of a number: no more than eight bytes are read


class Torn(ValueError):
    """We did not write these bytes."""


def written(number: int) -> bytes:
    """Seven bits in each byte, the lowest first."""
    octets = []
    while number > _LOW:
        octets.append(number & _LOW | _MORE)
        number >>= 7
    return bytes([*octets, number])


def signed(number: int) -> int:
    """0, -1, 1, -2, 2, … as 0, 1, 2, 3, 4, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def unsigned(number: int) -> int:
    return -(number + 1) // 2 if number & 1 else number // 2


def written_all(numbers: Iterable[int]) -> bytes:
    return b"".join(map(written, numbers))


class Reader:
    """Takes bytes from the front. Raises Torn if there are too few."""

    def __init__(self, octets: bytes) -> None:
        self._octets = octets
        self._at = 0

    def take(self, count: int) -> bytes:
        taken = self._octets[self._at : self._at + count]
        if len(taken) < count:
            raise Torn
        self._at += count
        return taken

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        number = shift = 0
        while True:
            octet = self.byte()
            number |= (octet & _LOW) << shift
            shift += 7
            if not octet & _MORE:
                break
            if shift >= _WIDEST:
                raise Torn
        if octet == 0 and shift > 7:  # the number could be written shorter
            raise Torn
        return number

    def text(self, length: int) -> str:
        return self.take(length).decode()  # bytes that are no text raise a ValueError too

    def read_so_far(self) -> bytes:
        return self._octets[: self._at]

    def rest(self) -> bytes:
        return self.take(len(self._octets) - self._at)

    def end(self) -> None:
        if self._at != len(self._octets):
            raise Torn
