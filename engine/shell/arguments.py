"""Kinds of values on the command line."""

import argparse

from engine.core.codec import Unreadable, read_number
from engine.core.game import AnyGame
from engine.core.seeds import PLAIN_SEEDS, read_seed
from engine.games import GAMES
from engine.shell.files import Fault


def whole(text: str) -> int:
    try:
        return read_number(text)
    except Unreadable:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number') from None


def positive(text: str) -> int:
    number = whole(text)
    if number == 0:
        raise argparse.ArgumentTypeError("0 is too few")
    return number


def seed(text: str) -> int:
    """The first seed of many. The others follow it by counting up."""
    number = whole(text)
    if number not in range(PLAIN_SEEDS):
        raise argparse.ArgumentTypeError(f"{text} is too large: {PLAIN_SEEDS - 1} is the last seed")
    return number


def any_seed(text: str) -> int:
    """The seed of a match, as in the notation."""
    try:
        return read_seed(text)
    except Unreadable:
        return seed(text)


def game(text: str) -> AnyGame:
    if text not in GAMES:
        raise Fault(f'GAME: there is no game "{text}"; please choose from {", ".join(GAMES)}.')
    return GAMES[text]


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        dest="options",
        help="a variant of the rules; `games` lists them; may be given several times",
    )


def check_options(game: AnyGame, options: list[str]) -> None:
    for option in options:
        if option not in game.options:
            known = ", ".join(game.options) or "none"
            raise Fault(f'--option: there is no option "{option}"; please choose from {known}.')


def check_seats(game: AnyGame, seats: int, place: str) -> None:
    if seats not in game.seats:
        title, least, most = game.manifest.title, game.seats[0], game.seats[-1]
        raise Fault(f"{place}: {title} is for {least} to {most} players; please change that.")
