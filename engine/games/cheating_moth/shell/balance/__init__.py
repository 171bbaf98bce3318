"""What cheating and calling gain a person in Cheating Moth, as a page of tables."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from engine.games.cheating_moth.shell.balance.people import GUARDS, LEVEL, STRATEGIES
from engine.games.cheating_moth.shell.balance.report import Results, guards_table, seats_table
from engine.games.cheating_moth.shell.balance.rounds import (
    SEATS,
    Played,
    as_any_player,
    as_the_guard,
)
from engine.shell.progress import draw_bar
from engine.shell.side_by_side import side_by_side


def told(rounds: int, seed: int, workers: int) -> Iterator[str]:
    """The lines of the page, from so many rounds of each strategy."""
    with side_by_side(workers) as each:
        matches = range(seed, seed - (-rounds // SEATS))
        seats = measured(each, as_any_player, STRATEGIES, matches)
        guards = measured(each, as_the_guard, GUARDS, range(seed, seed + rounds))
    yield from _INTRODUCTION.format(seed=seed, level=LEVEL).splitlines()
    yield from seats_table(seats)
    yield from _ON_GUARDS.splitlines()
    yield from guards_table(guards)


def measured(
    each: Any, play: Callable[[str, int], Played], strategies: Mapping[str, object], seeds: range
) -> Results:
    """Plays each strategy on the same deals."""
    results = {}
    done = 0
    for name in strategies:
        played = []
        for one in each(partial(play, name), seeds):
            played.append(one)
            done += 1
            draw_bar(done, len(strategies) * len(seeds))
        results[name] = played
    return results


_INTRODUCTION: Final = """\
# What cheating brings in Cheating Moth

One person sits among three bots of the level `{level}`, as the page lets time pass: when bots \
are asked for impulses, how long a slip can be called, where the Guard looks. The person plays its \
cards as such a bot does and slips them with a flick of 250 to 400 ms. Whoever slips takes the \
dearest card first, and calls as a Guard who weighs. A round is won by the fewest points of that \
round; who shares them shares the win. A noise is real if a card is slipping there. Intervals are \
95 %. `python -m engine balance cheating-moth --rounds 1000 --write` makes this page; here it \
began with seed {seed}.

## What a player lets slip
"""
_ON_GUARDS: Final = """
## What a Guard calls

Rounds that begin with the person as the Guard, who never cheats. What is gained is counted in \
minus points against a Guard who calls nothing, on the same deals.
"""
