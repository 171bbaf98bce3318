"""What a way for a game to end is worth to a seat, in whole numbers.

Chances of winning follow from how far totals usually come out from what was expected.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.search.thought import Aim

SURE: Final = 1 << 16  # a chance of one
_FINE: Final = 16  # so many steps of the table below make half of a chance
_STEP: Final = 62_757  # of SURE: what is left of a chance after one of them
_BITS: Final = 23_083  # thousandths: how many such steps are one spread


def _halving() -> tuple[int, ...]:
    chances = [SURE]
    while chances[-1] > 1:
        chances.append(chances[-1] * _STEP >> 16)
    return (*chances, 0)


_CHANCES: Final = _halving()


@dataclass(frozen=True, slots=True)
class Stakes:
    """What one seat is after. Sums are those of earlier games of the series, by place."""

    seat: int
    aim: Aim
    sums: tuple[int, ...]  # in hundredths of a point
    duel: bool  # two alone: what one gains the other loses

    def worth(self, totals: Sequence[int], spread: int) -> int:
        """From totals as they are expected."""
        points = [own + before for own, before in zip(totals, self.sums)]
        own = points.pop(self.seat)
        least = min(own, *points)
        chance = _chance(own - least, spread)
        theirs = [_chance(each - least, spread) for each in points]
        among = chance + sum(theirs)
        ahead = chance - theirs[0] if self.duel else chance
        return self._gained(points) - own + self.aim.win * ahead // among

    def at_last(self, totals: Sequence[int], winner: int) -> int:
        """From totals that are certain, and who has won by them."""
        points = [own + before for own, before in zip(totals, self.sums)]
        own = points.pop(self.seat)
        lost = self.duel and winner == 1 - self.seat
        return self._gained(points) - own + self.aim.win * ((winner == self.seat) - lost)

    def _gained(self, points: Sequence[int]) -> int:
        """What the points of the others are worth."""
        best = points[0] if self.duel else min(points)
        return (self.aim.others * sum(points) // len(points) + self.aim.best * best) // 100


def _chance(behind: int, spread: int) -> int:
    at = behind * _BITS // (1000 * spread)
    return _CHANCES[at] if at < len(_CHANCES) else 0
