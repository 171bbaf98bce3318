"""The numbers that stand in links for games, options and kinds of bots.

Links that were sent have to be read for ever: whatever is new comes at the end, nothing leaves.
A game's own number is its place in the registry, and its options stand in its manifest.
"""

from typing import Final

from engine.games import GAMES
from engine.search.levels import parted

# What the line is called that settles a tie by lot; else it is the game's `precedence`.
LOT: Final = "lot"
# A kind is a level, perhaps with a temper; a person is the first.
LEVELS: Final = (
    *("", "random", "rule-of-thumb", "novice", "regular", "expert", "master"),
    "master-1",
)
TEMPERS: Final = ("", "cautious", "bold", "greedy", "spiteful", "ambitious")
_TEMPER_BITS: Final = 3


class NotYet(ValueError):
    """A number that means nothing here: something newer wrote it."""


def kind_number(kind: str | None) -> int:
    level, temper = parted(kind or "")
    return LEVELS.index(level) << _TEMPER_BITS | TEMPERS.index(temper)


def kind_called(number: int) -> str | None:
    level = word_at(LEVELS, number >> _TEMPER_BITS)
    temper = word_at(TEMPERS, number & (1 << _TEMPER_BITS) - 1)
    return (f"{level}-{temper}" if temper else level) or None


def game_number(game_name: str) -> int:
    return list(GAMES).index(game_name)


def game_numbered(number: int) -> str:
    return word_at(tuple(GAMES), number)


def bits_of(game_name: str) -> tuple[str, ...]:
    return GAMES[game_name].manifest.in_links


def options_number(game_name: str, options: tuple[str, ...]) -> int:
    return sum(1 << bits_of(game_name).index(option) for option in options)


def options_called(game_name: str, number: int) -> tuple[str, ...]:
    known = bits_of(game_name)
    if number >> len(known):
        raise NotYet
    return tuple([option for at, option in enumerate(known) if number >> at & 1])


def word_at(words: tuple[str, ...], number: int) -> str:
    if number not in range(len(words)):
        raise NotYet
    return words[number]
