"""The numbers that stand in links for games, options and kinds of bots.

Links that were sent have to be read for ever: whatever is new comes at the end, nothing leaves.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GAMES: Final = ("party-bugs", "parrot-box", "cheating-moth")
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "party-bugs": ("hidden-dancer", "mirror"),
        "parrot-box": (),
        "cheating-moth": (
            *("ant-draws", "gifts-by-lot", "calm", "open-counts"),
            *("rulings 2", "lot"),  # the latter with the seats of what settles a tie
        ),
    }
)
# What the line is called that settles a tie, unless the bit of another such line is set.
LOT: Final = "lot"
TIES: Final[Mapping[str, str]] = MappingProxyType(
    {"party-bugs": "youngest", "parrot-box": "birthdays", "cheating-moth": "oldest"}
)
# A kind is a level, perhaps with a temper; a person is the first.
LEVELS: Final = ("", "random", "rule-of-thumb", "novice", "regular", "expert", "master")
TEMPERS: Final = ("", "cautious", "bold", "greedy", "spiteful", "ambitious")
_TEMPER_BITS: Final = 3


class NotYet(ValueError):
    """A number that means nothing here: something newer wrote it."""


def kind_number(kind: str | None) -> int:
    level, temper = _parted(kind or "")
    return LEVELS.index(level) << _TEMPER_BITS | TEMPERS.index(temper)


def kind_called(number: int) -> str | None:
    level = word_at(LEVELS, number >> _TEMPER_BITS)
    temper = word_at(TEMPERS, number & (1 << _TEMPER_BITS) - 1)
    return (f"{level}-{temper}" if temper else level) or None


def options_number(game_name: str, options: tuple[str, ...]) -> int:
    return sum(1 << OPTIONS[game_name].index(option) for option in options)


def options_called(game_name: str, number: int) -> tuple[str, ...]:
    known = OPTIONS[game_name]
    if number >> len(known):
        raise NotYet
    return tuple([option for at, option in enumerate(known) if number >> at & 1])


def word_at(words: tuple[str, ...], number: int) -> str:
    if number not in range(len(words)):
        raise NotYet
    return words[number]


def _parted(kind: str) -> tuple[str, str]:
    """`rule-of-thumb` has no temper, for all its dashes."""
    level, _, temper = kind.partition("-")
    return (kind, "") if kind in LEVELS else (level, temper)
