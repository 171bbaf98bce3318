"""Measure what cheating, and calling, brings a person among bots."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

from engine.core.game import AnyGame
from engine.core.rng import SEEDS
from engine.games import cheating_moth
from engine.shell.arguments import game, positive, seed
from engine.shell.balance.people import GUARDS, LEVEL, STRATEGIES
from engine.shell.balance.report import Results, guards_table, seats_table
from engine.shell.balance.rounds import SEATS, Played, as_any_player, as_the_guard
from engine.shell.files import Fault, write_whole
from engine.shell.progress import draw_bar
from engine.shell.side_by_side import side_by_side

_PAGE: Final = "docs/balance/cheating-moth.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--rounds", type=positive, default=200, metavar="K", help="of each strategy (default: 200)"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="of the first match (default: 1)"
    )
    parser.add_argument(
        "--workers", type=positive, default=2, metavar="N", help="side by side (default: 2)"
    )
    parser.add_argument(
        "--write", action="store_true", help=f"write the tables into {_PAGE} as well"
    )


def run(args: argparse.Namespace) -> int:
    _check(args.game)
    if args.seed + args.rounds > SEEDS:
        raise Fault(f"--rounds: there are no {args.rounds} seeds from {args.seed} on; take fewer.")
    page = "\n".join(chain(*_told(args)))
    print(page)
    if args.write:
        Path(_PAGE).parent.mkdir(parents=True, exist_ok=True)
        write_whole(_PAGE, page + "\n")
    return 0


def _check(game: AnyGame) -> None:
    if game.name != cheating_moth.name:
        raise Fault(f"GAME: nobody cheats in {game.name}; please choose {cheating_moth.name}.")


def _told(args: argparse.Namespace) -> Iterator[Iterator[str]]:
    with side_by_side(args.workers) as each:
        seats = measured(each, as_any_player, STRATEGIES, _seeds(args, -(-args.rounds // SEATS)))
        guards = measured(each, as_the_guard, GUARDS, _seeds(args, args.rounds))
    yield iter(_INTRODUCTION.format(seed=args.seed, level=LEVEL).splitlines())
    yield seats_table(seats)
    yield iter(_ON_GUARDS.splitlines())
    yield guards_table(guards)


def _seeds(args: argparse.Namespace, matches: int) -> range:
    return range(args.seed, args.seed + matches)


def measured(
    each: Any, play: Callable[[str, int], Played], strategies: Mapping[str, object], seeds: range
) -> Results:
    """Each strategy on the same deals."""
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
