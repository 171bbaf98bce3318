"""A pool: everybody meets everybody. A cross table, ratings, and what it brings to know a mind.

Ratings are those of Bradley and Terry on the scale of chess: 400 points are odds of ten to one.
Their intervals come from drawing the deals anew, many times.
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from engine.shell.tournament.ladder import Fared, Mean, mean_of
from engine.shell.tournament.outsiders import EXPLOITER

Pair: TypeAlias = tuple[str, str]
# By pair, then by deal: what part of the wins of the two went to the first.
Results: TypeAlias = Mapping[Pair, Sequence[float]]

_ROUNDS: Final = 200  # until ratings no longer move
_DRAWN: Final = 200  # times, for intervals
_SCALE: Final = 400 / math.log(10)
_LEAST: Final = 0.002  # nobody wins nothing, or all: there are only so many deals


@dataclass(frozen=True, slots=True)
class Rated:
    kind: str
    rating: Mean  # 0 is the average of the pool


def pairs_of(kinds: Sequence[str]) -> list[Pair]:
    return list(combinations(kinds, 2))


def shares(pair: Pair, deals: Sequence[Mapping[str, Fared]]) -> list[float]:
    """By deal; a deal that a dummy won in every seating says nothing."""
    one, other = pair
    found = []
    for deal in deals:
        won = deal[one].won + deal[other].won
        found.append(deal[one].won / won if won else 0.5)
    return found


def rated(kinds: Sequence[str], results: Results, seed: int) -> list[Rated]:
    """The best first."""
    known = _ratings(kinds, {pair: mean_of(each).value for pair, each in results.items()})
    chance, drawn = random.Random(seed), []
    for _ in range(_DRAWN):
        means = {
            pair: sum(chance.choices(each, k=len(each))) / len(each)
            for pair, each in results.items()
        }
        drawn.append(_ratings(kinds, means))
    lines = []
    for kind in kinds:
        found = sorted([each[kind] for each in drawn])
        low, high = found[_DRAWN // 40], found[-1 - _DRAWN // 40]
        lines.append(Rated(kind, Mean(known[kind], (high - low) / 2)))
    return sorted(lines, key=lambda line: -line.rating.value)


def _ratings(kinds: Sequence[str], means: Mapping[Pair, float]) -> dict[str, float]:
    """As strong as wins tell: each in turn, until it fits what all of them won."""
    strength = dict.fromkeys(kinds, 1.0)
    won = dict.fromkeys(kinds, 0.0)
    for (one, other), mean in means.items():
        share = min(max(mean, _LEAST), 1 - _LEAST)
        won[one] += share
        won[other] += 1 - share
    for _ in range(_ROUNDS):
        for kind in kinds:
            met = [
                1 / (strength[kind] + strength[other])
                for other in kinds
                if other != kind and ((kind, other) in means or (other, kind) in means)
            ]
            strength[kind] = won[kind] / sum(met)
    logs = {kind: _SCALE * math.log(strength[kind]) for kind in kinds}
    middle = sum(logs.values()) / len(logs)
    return {kind: each - middle for kind, each in logs.items()}


def told(kinds: Sequence[str], results: Results, seed: int) -> Iterator[str]:
    """The cross table, the best first; a line's numbers are its wins against each column."""
    lines = rated(kinds, results, seed)
    order = [line.kind for line in lines]
    wide = max([len(kind) for kind in kinds])
    yield f"{'player':{wide}}  {'rating':>12}  " + " ".join([f"{kind:>14}" for kind in order])
    for line in lines:
        cells = [f"{_cell(line.kind, other, results):>14}" for other in order]
        rating = f"{line.rating.value:+.0f} ± {line.rating.within:.0f}"
        yield f"{line.kind:{wide}}  {rating:>12}  " + " ".join(cells)
    yield from _exploited(kinds, results)


def _exploited(kinds: Sequence[str], results: Results) -> Iterator[str]:
    for kind in kinds:
        knowing = f"{EXPLOITER}{kind}"
        mean = _mean(knowing, kind, results)
        if mean is not None:
            yield (
                f"Exploitability of {kind}: who knows its mind wins {_shown(mean)} % instead of 50."
            )


def _cell(kind: str, other: str, results: Results) -> str:
    mean = _mean(kind, other, results)
    return "" if mean is None else _shown(mean)


def _mean(kind: str, other: str, results: Results) -> Mean | None:
    if (kind, other) in results:
        return mean_of(results[kind, other])
    if (other, kind) in results:
        return mean_of([1 - share for share in results[other, kind]])
    return None


def _shown(mean: Mean) -> str:
    within = "?" if math.isinf(mean.within) else f"{100 * mean.within:.1f}"
    return f"{100 * mean.value:.1f} ± {within}"
