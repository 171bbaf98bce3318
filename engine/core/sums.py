"""CRC-32 of a text that grows at its end, without going through all of it again.

The sum of two texts in a row follows from the sums of both and the length of the second. It is a
remainder of polynomials over two numbers; the lowest bit belongs to the highest power.
"""

from functools import cache
from typing import Final

_POLYNOMIAL: Final = 0xEDB88320
_ONE: Final = 1 << 31
_BYTE: Final = 1 << 23  # x to the 8th: what a byte behind it makes of a sum


def sum_in_a_row(first: int, second: int, length: int) -> int:
    """`length` is that of the second, in bytes."""
    shift, power = _ONE, 0
    while length:
        if length & 1:
            shift = _times(_doubled(power), shift)
        length >>= 1
        power += 1
    return _times(shift, first) ^ second


@cache
def _doubled(times: int) -> int:
    """What so many bytes do, doubled so many times."""
    if times == 0:
        return _BYTE
    half = _doubled(times - 1)
    return _times(half, half)


def _times(one: int, other: int) -> int:
    product = 0
    for bit in range(31, -1, -1):
        if one >> bit & 1:
            product ^= other
        other = other >> 1 ^ (_POLYNOMIAL if other & 1 else 0)
    return product
