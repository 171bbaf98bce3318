"""What chance gave to people and to bots over many matches, beside what it gives on average."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Final, Literal, TypeAlias

from engine.core.codec import Unreadable
from engine.core.lots import ONE, Lot, one_of, reach_of, tosses
from engine.games import GAMES
from engine.table.match import BrokenMatch
from engine.table.saves import read_save
from engine.table.table import Table

Whom: TypeAlias = Literal["people", "bots"]
Verdict: TypeAlias = Literal["within", "outside", "too-few"]

# 95 times in 100, chance stays within 1.96 standard deviations. This is its square.
_CERTAIN: Final = 38_416
_PARTS: Final = 10_000
# Rarer things have no bell curve, so two standard deviations mean little.
_FEWEST: Final = 20
_LEAST_SPREAD: Final = 5_000_000
_KEPT: Final = 128
# From here on tosses have a bell curve, and counting them out would take long.
_MANY: Final = 200
# Config lines that fix the deal, as in a lesson. Their results are not chance.
_ARRANGED: Final = ("deal ", "reshuffle ")

Untold: TypeAlias = Literal["running", "arranged"]


@dataclass(frozen=True, slots=True)
class Given:
    """What a group of seats got on average, in thousandths, and what chance would give."""

    what: str
    whom: Whom
    times: int  # how many times one of them got something, or nothing
    observed: int
    expected: int
    low: int  # from here …
    high: int  # … to here it lies 95 times in 100, by chance
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Sum:
    """The sums over all matches of a game."""

    game: str
    matches: int
    deals: int
    given: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """What one match gave: the lots, and which seats are bots."""

    game: str
    bots: tuple[bool, ...]
    lots: tuple[Lot, ...]


def summed(dealt: Iterable[Dealt]) -> tuple[Sum, ...]:
    """The sums by game, in the registry's order."""
    of_game: dict[str, list[Dealt]] = {name: [] for name in GAMES}
    for each in dealt:
        of_game[each.game].append(each)
    return tuple([_sum(name, matches) for name, matches in of_game.items() if matches])


def counted(saves: Iterable[str]) -> tuple[list[Dealt], int, int]:
    """What was dealt in finished matches; and how many are still running or cannot be read."""
    dealt: list[Dealt] = []
    running = damaged = 0
    for save in saves:
        try:
            found = _dealt_in(save)
        except (Unreadable, BrokenMatch):
            damaged += 1
            continue
        if isinstance(found, Dealt):
            dealt.append(found)
        elif found == "running":
            running += 1
    return dealt, running, damaged


@lru_cache(maxsize=_KEPT)
def _dealt_in(save: str) -> Dealt | Untold:
    """What chance gave in the match of that save. While it goes on, that is secret."""
    table = read_save(save)
    match = table.match
    if match.game.outcome(table.state) is None:
        return "running"
    lines = match.game.write_config(match.config)
    return "arranged" if any(line.startswith(_ARRANGED) for line in lines) else of_table(table)


def of_table(table: Table) -> Dealt:
    match = table.match
    lots = [lot for step in table.steps for lot in match.game.dealt(match.config, step)]
    bots = tuple([player.bot is not None for player in match.players])
    if len({*bots}) > 1:
        lots.append(_won(table))
    return Dealt(match.game_name, bots, tuple(lots))


def _won(table: Table) -> Lot:
    """Winning is not only chance. Equal chances are something to compare it with."""
    seats = len(table.match.players)
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    best = min(outcome.ranks[:seats])
    winners = [rank == best for rank in outcome.ranks[:seats]]
    got = tuple([ONE // sum(winners) if won else 0 for won in winners])
    return Lot("won", got, one_of(seats))


def _sum(name: str, matches: Sequence[Dealt]) -> Sum:
    whats = list(dict.fromkeys([lot.what for each in matches for lot in each.lots]))
    times = [sum([lot.what == what for each in matches for lot in each.lots]) for what in whats]
    groups: tuple[Whom, ...] = ("people", "bots")
    given = [_given(what, whom, matches) for what in whats for whom in groups]
    return Sum(name, len(matches), max(times), tuple([each for each in given if each.times]))


def _given(what: str, whom: Whom, matches: Sequence[Dealt]) -> Given:
    times = got = mean = variance = 0
    chances: list[int] = []
    for each in matches:
        seats = [seat for seat, bot in enumerate(each.bots) if bot == (whom == "bots")]
        count = len(seats)
        for lot in each.lots:
            if lot.what == what:
                times += count
                got += sum([lot.got[seat] for seat in seats])
                mean += count * lot.odds.mean
                variance += count * (lot.odds.variance + (count - 1) * lot.odds.covariance)
                chances += tosses(lot.odds, count) if lot.odds.single and count else ()
    if times == 0:
        return Given(what, whom, 0, 0, 0, 0, 0, "too-few")
    low, high = _range(mean // ONE, max(0, variance), chances)
    verdict: Verdict = "within" if low <= got <= high else "outside"
    if times < _FEWEST or variance < _LEAST_SPREAD:
        verdict = "too-few"
    return Given(
        what=what,
        whom=whom,
        times=times,
        observed=got // times,
        expected=mean // ONE // times,
        low=low // times,
        high=high // times,
        verdict=verdict,
    )


def _range(expected: int, variance: int, chances: Sequence[int]) -> tuple[int, int]:
    """The range of chance. A few tosses are counted out, because no bell curve fits them."""
    if 0 < len(chances) <= _MANY:
        low, high = reach_of(chances)
        return low * ONE, high * ONE
    reach = isqrt(variance * _CERTAIN // _PARTS)
    most = len(chances) * ONE if chances else expected + reach
    return max(0, expected - reach), min(most, expected + reach)
