"""Write out the match that a link carries, as a text."""

import argparse

from engine.links.day import day_match
from engine.links.link import read_link
from engine.links.values import DayLink, DealLink, MatchLink
from engine.shell.files import blaming
from engine.table.notation import write_match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", help="a link; of an address, what is after the #")


def run(args: argparse.Namespace) -> int:
    with blaming("TEXT"):
        link = read_link(args.text.rpartition("#")[2])
    match link:
        case DealLink(match):
            print(write_match(match), end="")
        case DayLink(name, date):
            print(write_match(day_match(name, date)), end="")
        case MatchLink(table):
            print(write_match(table.match), end="")
    return 0
