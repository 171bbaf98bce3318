"""Sums over imagined worlds: what a mean needs, and how sure it is."""

from dataclasses import dataclass
from math import isqrt
from typing import Final, NamedTuple

from engine.review.worth import Worth

_SURE: Final = 2  # standard errors


class Half(NamedTuple):
    """Of every second world: what is chosen by one half is measured by the other."""

    points: int
    chance: int


@dataclass(frozen=True, slots=True)
class Total:
    """A worth, or a change of it, summed over worlds."""

    halves: tuple[Half, Half] = (Half(0, 0), Half(0, 0))
    squares: tuple[int, int, int] = (0, 0, 0)  # of points, of chances, of both as one number

    def more(self, worth: Worth, number: int) -> "Total":
        halves = list(self.halves)
        half = halves[number % 2]
        halves[number % 2] = Half(half.points + worth.points, half.chance + worth.chance)
        squares = (
            self.squares[0] + worth.points**2,
            self.squares[1] + worth.chance**2,
            self.squares[2] + worth.both**2,
        )
        return Total((halves[0], halves[1]), squares)

    def mean(self, worlds: int) -> Worth:
        (one, other) = self.halves
        return Worth((one.points + other.points) // worlds, (one.chance + other.chance) // worlds)

    def mean_of_half(self, half: int, worlds: int) -> Worth:
        count = max(1, (worlds + 1 - half) // 2)
        there = self.halves[half]
        return Worth(there.points // count, there.chance // count)

    def clear_of_half(self, half: int, worlds: int) -> int:
        """By how much the mean of that half, as one number, is above a standard error."""
        error = self.margin_of_both(worlds) * 7 // (5 * _SURE)  # of half as many: times root of 2
        return self.mean_of_half(half, worlds).both - error

    def spread(self, worlds: int) -> Worth:
        """The squared standard error of the mean."""
        mean = self.mean(worlds)
        free = max(1, worlds - 1) * worlds
        return Worth(
            max(0, self.squares[0] - worlds * mean.points**2) // free,
            max(0, self.squares[1] - worlds * mean.chance**2) // free,
        )

    def margin_of_both(self, worlds: int) -> int:
        """As one number: the mean is as sure as that."""
        mean = self.mean(worlds).both
        free = max(1, worlds - 1) * worlds
        return _SURE * isqrt(max(0, self.squares[2] - worlds * mean * mean) // free)


def margin_of(spread: Worth) -> Worth:
    """How far off a mean with that squared standard error may well be."""
    return Worth(_SURE * isqrt(spread.points), _SURE * isqrt(spread.chance))


EMPTY: Final = Total()
