"""stub"""

from types import MappingProxyType
from typing import Final

from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.games.cheating_moth.moves import Move
from engine.games.cheating_moth.view import View


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


BOTS: Final = MappingProxyType[str, Bot[View, Move]]({"random": random_player})
