"""What chance gave to each seat, and what it could have given. Many deals can be added up.

Chance treats all seats alike, so three numbers are enough: what a seat gets on average (mean), how
much that varies (variance), and how two seats vary together (covariance).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ONE: Final = 1000  # gifts of chance are counted in thousandths
_MILLION: Final = ONE * ONE  # odds are in millionths, so that their roots are in thousandths
_FINE: Final = _MILLION**3  # a finer unit, while many chances are multiplied


@dataclass(frozen=True, slots=True)
class Odds:
    mean: int
    variance: int
    covariance: int
    single: bool = False  # a seat gets exactly one or nothing


@dataclass(frozen=True, slots=True)
class Lot:
    what: str
    got: tuple[int, ...]  # by seat, in thousandths
    odds: Odds


def cards_from(deck: Sequence[int], count: int) -> Odds:
    """Odds for the sum of `count` cards out of one deck, from which the others draw too."""
    cards, total = len(deck), sum(deck)
    spread = cards * sum([value * value for value in deck]) - total * total
    scale = cards * cards * (cards - 1)
    return Odds(
        mean=_MILLION * count * total // cards,
        variance=_MILLION * count * spread * (cards - count) // scale,
        covariance=-_MILLION * count * count * spread // scale,
    )


def one_of(seats: int) -> Odds:
    """Odds for something that exactly one of the seats gets."""
    square = seats * seats
    return Odds(_MILLION // seats, _MILLION * (seats - 1) // square, -_MILLION // square, True)


def tosses(odds: Odds, count: int) -> tuple[int, ...]:
    """How many of `count` seats get one, as coin tosses: the chance of each in millionths.

    If only one seat can get it, it is one toss for all of them.
    """
    assert odds.single
    together = min(_MILLION, count * odds.mean)
    return (together,) if odds.covariance < 0 else (odds.mean,) * count


def reach_of(chances: Sequence[int]) -> tuple[int, int]:
    """The range in which the sum of these tosses lies 95 times in 100, counted exactly."""
    spread = [_FINE]  # how likely each number is
    for chance in chances:
        stay = [each * (_MILLION - chance) for each in (*spread, 0)]
        come = [each * chance for each in (0, *spread)]
        spread = [(one + other) // _MILLION for one, other in zip(stay, come)]
    return _first_above(spread), len(chances) - _first_above(spread[::-1])


def _first_above(spread: Sequence[int]) -> int:
    """The first number above the rarest 25 in a thousand."""
    so_far = 0
    for number, likely in enumerate(spread):
        so_far += likely
        if so_far * 40 > _FINE:
            return number
    return len(spread) - 1


def thousandths(numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple([number * ONE for number in numbers])


def given_to(seat: int, seats: int) -> tuple[int, ...]:
    """One for that seat, nothing for the others."""
    return tuple([ONE if other == seat else 0 for other in range(seats)])
