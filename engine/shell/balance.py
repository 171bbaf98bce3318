"""Measure what cheating and calling gain a person among bots."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from engine.core.seeds import PLAIN_SEEDS
from engine.games import GAMES, package_of
from engine.shell.arguments import game, positive, seed
from engine.shell.files import Fault, write_whole

_PAGES: Final = Path("docs/balance")


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
        "--write", action="store_true", help=f"write the tables into {_PAGES} as well"
    )


def run(args: argparse.Namespace) -> int:
    name = args.game.name
    if find_spec(_module(name)) is None:
        others = ", ".join(other for other in GAMES if find_spec(_module(other)))
        raise Fault(f"GAME: nobody cheats in {name}; please choose {others}.")
    if args.seed + args.rounds > PLAIN_SEEDS:
        raise Fault(f"--rounds: there are no {args.rounds} seeds from {args.seed} on; take fewer.")
    balance = import_module(_module(name))
    page = "\n".join(balance.told(args.rounds, args.seed, args.workers))
    print(page)
    if args.write:
        _PAGES.mkdir(parents=True, exist_ok=True)
        write_whole(str(_PAGES / f"{name}.md"), page + "\n")
    return 0


def _module(name: str) -> str:
    """The game's own module for this, if its players can cheat."""
    return f"{package_of(name)}.shell.balance"
