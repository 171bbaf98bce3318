"""The number that chance starts from: 128 bits, and how they are written.

Seeds used to have 53 bits and were written as plain numbers. Small seeds still are, so old matches
are written as before. A larger seed has 32 digits. The page passes it on as text, because
JavaScript would lose some of them.
"""

from typing import Final

from engine.core.codec import BadMessage, read_number

SEEDS: Final = 2**128
PLAIN_SEEDS: Final = 2**53  # JavaScript can count up to here exactly
_SIGNS: Final = "0123456789abcdef"
_LENGTH: Final = 32


def write_seed(seed: int) -> str:
    return str(seed) if seed < PLAIN_SEEDS else write_whole(seed)


def read_seed(text: str) -> int:
    """Each seed has only one spelling."""
    if len(text) != _LENGTH:
        return _checked(read_number(text), text, range(PLAIN_SEEDS))
    return _checked(read_whole(text), text, range(PLAIN_SEEDS, SEEDS))


def write_whole(number: int) -> str:
    """All 128 bits, small numbers too."""
    return f"{number:0{_LENGTH}x}"


def read_whole(text: str) -> int:
    if len(text) != _LENGTH or text.strip(_SIGNS):
        raise BadMessage("not-a-number", found=text)
    return int(text, 16)


def _checked(seed: int, text: str, seeds: range) -> int:
    if seed not in seeds:
        raise BadMessage("seed-out-of-range", found=text)
    return seed
