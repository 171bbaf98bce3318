"""What chance gave to each seat, and how it could have been: to be summed up over many deals.

All seats are alike to chance, so three numbers say it all: what a seat gets on average, how much
that varies, and how much more of it two seats get together than each by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ONE: Final = 1000  # what was given is counted in thousandths
_MILLION: Final = ONE * ONE  # and its odds in millionths, so that a root of them is thousandths


@dataclass(frozen=True, slots=True)
class Odds:
    mean: int
    variance: int
    covariance: int


@dataclass(frozen=True, slots=True)
class Lot:
    what: str
    got: tuple[int, ...]  # by seat, in thousandths
    odds: Odds


def cards_from(deck: Sequence[int], count: int) -> Odds:
    """Of the sum of so many cards out of a deck, without putting back; others draw from it too."""
    cards, total = len(deck), sum(deck)
    spread = cards * sum([value * value for value in deck]) - total * total
    scale = cards * cards * (cards - 1)
    return Odds(
        mean=_MILLION * count * total // cards,
        variance=_MILLION * count * spread * (cards - count) // scale,
        covariance=-_MILLION * count * count * spread // scale,
    )


def one_of(seats: int) -> Odds:
    """Of what exactly one of so many gets."""
    square = seats * seats
    return Odds(_MILLION // seats, _MILLION * (seats - 1) // square, -_MILLION // square)


def thousandths(numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple([number * ONE for number in numbers])


def given_to(seat: int, seats: int) -> tuple[int, ...]:
    """To that one, and to no other."""
    return tuple([ONE if other == seat else 0 for other in range(seats)])
