"""The games of the house."""

from types import MappingProxyType
from typing import Final

from engine.core.game import AnyGame
from engine.games import cheating_moth, parrot_box, party_bugs

GAMES: Final = MappingProxyType[str, AnyGame](
    {game.name: game for game in [party_bugs, parrot_box, cheating_moth]}
)
