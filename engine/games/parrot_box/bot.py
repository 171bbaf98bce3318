"""Players of Parrot Box who see what a seat sees."""

from types import MappingProxyType
from typing import Final

from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.games.parrot_box.moves import Move
from engine.games.parrot_box.thinking.outlook import Outlook
from engine.games.parrot_box.thinking.problem import problem_of
from engine.games.parrot_box.view import View
from engine.search.levels import searching


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: whatever makes the own box look best, by what is known to be left, beside
    those of the others; to end the round only helps who is ahead."""
    outlook = Outlook(view)
    return min(legal, key=outlook.cost)


# How many turns a level plays out in thought for a move of its own.
EFFORTS: Final = {"level-1": 60, "level-2": 250, "level-3": 1_200, "level-4": 6_000}
BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {
        "random": random_player,
        "rule-of-thumb": thumb_player,
        **{level: searching(problem_of, effort) for level, effort in EFFORTS.items()},
    }
)
