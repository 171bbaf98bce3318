"""The arithmetic of a tournament: means over deals, and how far chance may have moved them.

Games of one deal resemble each other, so deals are counted, each as the average over its seatings.
An interval comes from how much the deals differ.
"""

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

# Sees all cards and thinks like the best. It plays only in tournaments.
ALL_SEEING: Final = "all-seeing"
_SURE: Final = 1.96  # 95 of 100 means lie within so many standard errors


@dataclass(frozen=True, slots=True)
class Fared:
    """What a game brought, or several on average. Fewer points are better."""

    won: float  # 1 is a win, 0 is none; a shared win is a fraction
    behind: float  # how many points more than the others' average
    points: float

    @staticmethod
    def average(games: Sequence["Fared"]) -> "Fared":
        return Fared(
            statistics.fmean([game.won for game in games]),
            statistics.fmean([game.behind for game in games]),
            statistics.fmean([game.points for game in games]),
        )


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half its 95 % interval. One value alone has no interval."""

    value: float
    within: float

    @property
    def low(self) -> float:
        return self.value - self.within

    @property
    def high(self) -> float:
        return self.value + self.within


def mean_of(values: Iterable[float]) -> Mean:
    found = list(values)
    if len(found) < 2:
        return Mean(statistics.fmean(found), math.inf)
    error = statistics.stdev(found) / math.sqrt(len(found))
    return Mean(statistics.fmean(found), _SURE * error)


@dataclass(frozen=True, slots=True)
class Row:
    """How one kind of bot did in one contest."""

    contest: str
    kind: str
    deals: int
    games: int
    won: Mean
    behind: Mean
    points: Mean
    lead: Mean  # how much more often it won than the best other kind


def rows_of(contest: str, seatings: int, deals: Sequence[dict[str, Fared]]) -> list[Row]:
    """A row for each kind; the most wins come first."""
    kinds = list(deals[0])
    wins = {kind: mean_of([deal[kind].won for deal in deals]) for kind in kinds}
    rows = []
    for kind in kinds:
        others = [other for other in kinds if other != kind]
        best = max(others, key=lambda other: wins[other].value, default=kind)
        rows.append(
            Row(
                contest=contest,
                kind=kind,
                deals=len(deals),
                games=len(deals) * seatings,
                won=wins[kind],
                behind=mean_of([deal[kind].behind for deal in deals]),
                points=mean_of([deal[kind].points for deal in deals]),
                lead=mean_of([deal[kind].won - deal[best].won for deal in deals]),
            )
        )
    return sorted(rows, key=lambda row: -row.won.value)


def covered(rows: Sequence[Row], yardstick: str) -> dict[str, float]:
    """How far each kind has come that has met the yardstick."""
    met = [row for row in rows if row.contest.endswith(yardstick)]
    return ways_covered(
        {row.kind: row.won.value for row in met if row.contest.startswith(row.kind)}, yardstick
    )


def ways_covered(wins: Mapping[str, float], yardstick: str) -> dict[str, float]:
    """The part of the way in wins from the yardstick, playing itself, to the all-seeing bot."""
    bottom, top = wins.get(yardstick), wins.get(ALL_SEEING)
    if bottom is None or top is None or top <= bottom:
        return {}
    between = [kind for kind in wins if kind not in (yardstick, ALL_SEEING)]
    return {kind: (wins[kind] - bottom) / (top - bottom) for kind in between}
