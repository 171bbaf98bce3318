"""The results of the rounds, as tables.

Rounds of one match resemble each other, so matches are counted. Intervals come from how much the
matches differ.
"""

import math
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from engine.games.cheating_moth.shell.balance.people import GUARDS, STRATEGIES
from engine.games.cheating_moth.shell.balance.rounds import Played
from engine.shell.tournament.ladder import Mean, mean_of

Results: TypeAlias = Mapping[str, Sequence[Played]]  # by strategy, match by match

_SURE: Final = 1.96  # 95 of 100 means lie within so many standard errors
_HUNDRED: Final = 100


def wins(played: Sequence[Played]) -> Mean:
    """Rounds won, in per cent."""
    return mean_of([_HUNDRED * _won(one) for one in played])


def points(played: Sequence[Played]) -> Mean:
    return mean_of([_points(one) for one in played])


def a_round(played: Sequence[Played], *what: str) -> Mean:
    """How often that happened in a round."""
    return mean_of([sum([one.counts[it] for it in what]) / len(one.rounds) for one in played])


def share(played: Sequence[Played], part: str, whole: str) -> Mean:
    """A share in per cent. Matches with more cases weigh more."""
    parts = [one.counts[part] for one in played]
    wholes = [one.counts[whole] for one in played]
    if not sum(wholes) or len(played) < 2:
        return Mean(0.0, math.inf)
    ratio = sum(parts) / sum(wholes)
    off = [its_part - ratio * its_whole for its_part, its_whole in zip(parts, wholes)]
    error = statistics.stdev(off) / math.sqrt(len(off)) / statistics.fmean(wholes)
    return Mean(_HUNDRED * ratio, _HUNDRED * _SURE * error)


def gained(played: Sequence[Played], against: Sequence[Played]) -> Mean:
    """How many fewer minus points, deal by deal."""
    return mean_of([_points(others) - _points(own) for own, others in zip(played, against)])


def won_more(played: Sequence[Played], against: Sequence[Played]) -> Mean:
    """How many more per cent of the rounds, deal by deal."""
    return mean_of([_HUNDRED * (_won(own) - _won(others)) for own, others in zip(played, against)])


def _points(one: Played) -> float:
    return statistics.fmean([each.points for each in one.rounds])


def _won(one: Played) -> float:
    return statistics.fmean([each.won for each in one.rounds])


def rounds_of(played: Sequence[Played]) -> int:
    return sum([len(one.rounds) for one in played])


_SEAT_COLUMNS: Final[Mapping[str, Callable[[Sequence[Played]], Mean]]] = {
    "rounds won, %": wins,
    "minus points": points,
    "slips a round": lambda played: a_round(played, "slips"),
    "slips caught, %": lambda played: share(played, "caught", "slips"),
    "catches a round": lambda played: a_round(played, "catches"),
    "real noises, %": lambda played: share(played, "real", "noises"),
}
_GUARD_COLUMNS: Final[Mapping[str, Callable[[Sequence[Played]], Mean]]] = {
    "rounds won, %": wins,
    "minus points": points,
    "right calls": lambda played: a_round(played, "right"),
    "wrong calls": lambda played: a_round(played, "wrong"),
    "real noises, %": lambda played: share(played, "real", "noises"),
}
_GAINED: Final = ("points gained", "rounds won more, %")


def seats_table(results: Results) -> Iterator[str]:
    yield from _head(["strategy", *_SEAT_COLUMNS, "rounds"])
    for name, played in results.items():
        cells = [_cell(column(played)) for column in _SEAT_COLUMNS.values()]
        yield _line([STRATEGIES[name].words, *cells, f"{rounds_of(played):,}"])


def guards_table(results: Results) -> Iterator[str]:
    yield from _head(["Guard", *_GUARD_COLUMNS, *_GAINED, "rounds"])
    quiet = next(iter(results.values()))
    for name, played in results.items():
        cells = [_cell(column(played)) for column in _GUARD_COLUMNS.values()]
        more = [
            "" if played is quiet else _cell(compare(played, quiet))
            for compare in (gained, won_more)
        ]
        yield _line([GUARDS[name].words, *cells, *more, f"{rounds_of(played):,}"])


def _head(columns: Sequence[str]) -> Iterator[str]:
    yield _line(columns)
    yield "|" + "---|" * len(columns)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(mean: Mean) -> str:
    within = "" if math.isinf(mean.within) else f" ± {mean.within:.1f}"
    return f"{mean.value:.1f}{within}"
