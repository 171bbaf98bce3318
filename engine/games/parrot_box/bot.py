"""Players of Parrot Box who see what a seat sees."""

from types import MappingProxyType
from typing import Final

from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.games.parrot_box.moves import Move
from engine.games.parrot_box.outlook import Outlook
from engine.games.parrot_box.view import View


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: whatever makes the own box look best, by what is known to be left, beside
    those of the others; to end the round only helps who is ahead."""
    outlook = Outlook(view)
    return min(legal, key=outlook.cost)


BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player}
)
