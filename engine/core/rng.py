"""Chance as a value: `(number, next_rng) = below(rng, n)`.

The generator is sfc32 (small, fast, 128 bits of state, passes PractRand), written in integers
alone, because CPython promises the same `random.shuffle` only within one version.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Rng: TypeAlias = tuple[int, int, int, int]

_WORD = 2**32
_MASK = _WORD - 1
_WARM_UP = 12


def seeded(seed: int, *path: int) -> Rng:
    """The generator of a seed of 128 bits. `path` names independent streams under the same seed.

    Small seeds still give what they gave when all seeds were small.
    """
    low, next_, third, high = [seed >> shift & _MASK for shift in (0, 32, 64, 96)]
    rng = _stirred((low, next_, third, high + 1 & _MASK))
    for step in path:
        a, b, c, counter = rng
        rng = _stirred((a ^ (step & _MASK), b, c, counter))
    return rng


def forked(rng: Rng) -> tuple[Rng, Rng]:
    """Two generators that are independent from here on."""
    word, onward = _word(rng)
    a, b, c, counter = rng
    return _stirred((a ^ word, b, c, counter)), onward


def below(rng: Rng, n: int) -> tuple[int, Rng]:
    """An even choice from 0, 1, … n - 1."""
    unfair = _WORD % n
    while True:
        word, rng = _word(rng)
        product = word * n
        # Lemire's method: the high half is the choice. The few low halves that would make
        # some choices likelier than others are drawn again.
        if product & _MASK >= unfair:
            return product >> 32, rng


def pick(rng: Rng, items: Sequence[T]) -> tuple[T, Rng]:
    index, rng = below(rng, len(items))
    return items[index], rng


def shuffled(rng: Rng, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
    """Every order equally likely (Fisher and Yates)."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other, rng = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards), rng


def _word(rng: Rng) -> tuple[int, Rng]:
    a, b, c, counter = rng
    word = a + b + counter & _MASK
    return word, (
        b ^ b >> 9,
        c + (c << 3) & _MASK,
        (c << 21 & _MASK | c >> 11) + word & _MASK,
        counter + 1 & _MASK,
    )


def _stirred(rng: Rng) -> Rng:
    for _ in range(_WARM_UP):
        _, rng = _word(rng)
    return rng
