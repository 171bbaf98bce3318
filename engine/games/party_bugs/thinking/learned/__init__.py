"""What cards were worth in games that players of this kind played among themselves.

Numbers, not code: `python -m engine tune party-bugs` plays such games and writes such numbers. For
each number of seats, each kind of place and each round there is a row: what every face adds to
what a place will have in the end, for each of the reasons in forecast.py, in hundredths of a point.
"""

from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.party_bugs.cards import FACES

REASONS: Final = 13
ROUNDS: Final = 12  # by how many cards everybody has still to play, from 0
_WIDTH: Final = REASONS * len(FACES) + 1
_NAMES: Final = MappingProxyType({2: "two"})


class Row(NamedTuple):
    """Of one kind of place after one round."""

    adds: tuple[int, ...]  # by reason and face
    always: int


class Learned(NamedTuple):
    seat: tuple[Row, ...]  # by cards still to play
    paul: tuple[Row, ...]
    spread: tuple[int, ...]  # how far totals come out from what was expected


def is_learned(seats: int) -> bool:
    return seats in _NAMES


@cache
def learned_for(seats: int) -> Learned:
    text = import_module(f"{__name__}.{_NAMES[seats]}").NUMBERS
    return read(text)


def read(text: str) -> Learned:
    numbers = [int(word) for word in text.split()]
    spread, rest = tuple(numbers[:ROUNDS]), numbers[ROUNDS:]
    rows = [_row(rest[at : at + _WIDTH]) for at in range(0, len(rest), _WIDTH)]
    return Learned(tuple(rows[:ROUNDS]), tuple(rows[ROUNDS:]), spread)


def _row(numbers: list[int]) -> Row:
    return Row(tuple(numbers[:-1]), numbers[-1])
