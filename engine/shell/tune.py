"""Learn from play what the best level of a game goes by, and write the numbers."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.core.seeds import PLAIN_SEEDS
from engine.games import GAMES, package_of
from engine.shell.arguments import game, positive, seed
from engine.shell.files import Fault, write_whole
from engine.shell.progress import draw_bar

_GAMES = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--games",
        type=positive,
        default=_GAMES,
        metavar="K",
        help=f"to learn from (default: {_GAMES}, which take hours)",
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="of the first game (default: 1)"
    )
    parser.add_argument(
        "--write", action="store_true", help="put the numbers where the game reads them"
    )


def run(args: argparse.Namespace) -> int:
    name = args.game.name
    if find_spec(_module(name)) is None:
        others = ", ".join(other for other in GAMES if find_spec(_module(other)))
        raise Fault(f"GAME: nothing is learned in {name}; please choose {others}.")
    if args.seed + args.games > PLAIN_SEEDS:
        raise Fault(f"--games: there are no {args.games} seeds from {args.seed} on; take fewer.")
    tuning: Any = import_module(_module(name))
    learner = tuning.Learner(args.games)
    for at in range(args.games):
        learner.play(args.seed + at)
        draw_bar(at + 1, args.games)
    for line in learner.told():
        print(line)
    if args.write:
        path: Path = tuning.PATH
        write_whole(str(path), learner.source())
        print(f"Written into {path.name}.")
    return 0


def _module(name: str) -> str:
    """The game's own module for this, if something is learned there."""
    return f"{package_of(name)}.shell.tuning"
