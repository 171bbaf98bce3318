"""What chance gave to each seat, and how it could have been: to be summed up over many deals.

All seats are alike to chance, so three numbers say it all: what a seat gets on average, how much
that varies, and how much more of it two seats get together than each by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ONE: Final = 1000  # what was given is counted in thousandths
_MILLION: Final = ONE * ONE  # and its odds in millionths, so that a root of them is thousandths
_FINE: Final = _MILLION**3  # parts of a chance, while many of them are multiplied


@dataclass(frozen=True, slots=True)
class Odds:
    mean: int
    variance: int
    covariance: int
    single: bool = False  # a seat gets one or nothing


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
    return Odds(_MILLION // seats, _MILLION * (seats - 1) // square, -_MILLION // square, True)


def tosses(odds: Odds, count: int) -> tuple[int, ...]:
    """How many of so many seats get one, as tosses of coins: their chances in millionths.

    What just one can get is one toss for them all.
    """
    assert odds.single
    together = min(_MILLION, count * odds.mean)
    return (together,) if odds.covariance < 0 else (odds.mean,) * count


def reach_of(chances: Sequence[int]) -> tuple[int, int]:
    """From where to where so many tosses come 95 times in 100, exactly: never less than none."""
    spread = [_FINE]  # by number: how likely it is
    for chance in chances:
        stay = [each * (_MILLION - chance) for each in (*spread, 0)]
        come = [each * chance for each in (0, *spread)]
        spread = [(one + other) // _MILLION for one, other in zip(stay, come)]
    return _first_above(spread), len(chances) - _first_above(spread[::-1])


def _first_above(spread: Sequence[int]) -> int:
    """What is seen before it is seen less than 25 times in a thousand."""
    so_far = 0
    for number, likely in enumerate(spread):
        so_far += likely
        if so_far * 40 > _FINE:
            return number
    return len(spread) - 1


def thousandths(numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple([number * ONE for number in numbers])


def given_to(seat: int, seats: int) -> tuple[int, ...]:
    """To that one, and to no other."""
    return tuple([ONE if other == seat else 0 for other in range(seats)])
