"""Write a match as a link that carries the whole of it."""

import argparse
from dataclasses import replace

from engine.links.link import write_link
from engine.links.values import DealLink, MatchLink
from engine.shell.files import read_match_file, steps_of
from engine.table.table import Table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match or a save; - is standard input")
    parser.add_argument(
        "--deal", action="store_true", help="only what it began with, for others to play too"
    )


def run(args: argparse.Namespace) -> int:
    match, _ = read_match_file(args.file)
    table = Table(match, tuple(steps_of(args.file, match)), len(match.turns))
    if args.deal:
        outcome = match.game.outcome(table.state)
        scores = () if outcome is None else outcome.scores
        print(write_link(DealLink(replace(match, turns=(), origin=None), scores)))
    else:
        print(write_link(MatchLink(table)))
    return 0
