"""Party Bugs: the module is the game (see engine.core.game.Game)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.core.game import Impulse, Kinds
from engine.games.party_bugs.bot import BOTS as bots
from engine.games.party_bugs.bot import MIND as mind
from engine.games.party_bugs.dealt import dealt
from engine.games.party_bugs.events import Event, reveals, witness
from engine.games.party_bugs.manifest import MANIFEST as manifest
from engine.games.party_bugs.moves import (
    Move,
    awaited,
    foregone,
    legal_moves,
    read_move,
    refusal,
    write_move,
)
from engine.games.party_bugs.rules import apply, setup
from engine.games.party_bugs.state import (
    Config,
    State,
    chapter,
    outcome,
    private,
    read_config,
    with_precedence,
    write_config,
)
from engine.games.party_bugs.thinking.reckoning import RECKONING as reckoning
from engine.games.party_bugs.view import View, imagine, view

name: Final = manifest.name
seats: Final = manifest.seats
options: Final = manifest.options
rulings: Final = manifest.rulings
kinds: Final = Kinds(config=Config, state=State, move=Move, event=Event, view=View)
impulses: Final[Mapping[str, Impulse[View, Move]]] = MappingProxyType({})  # all goes by turns
former_impulses: Final = impulses
fumble: Final = None  # and nothing is done by sleight of hand

__all__ = [
    "apply",
    "awaited",
    "bots",
    "chapter",
    "dealt",
    "foregone",
    "former_impulses",
    "fumble",
    "imagine",
    "impulses",
    "kinds",
    "legal_moves",
    "manifest",
    "mind",
    "name",
    "options",
    "outcome",
    "private",
    "read_config",
    "read_move",
    "reckoning",
    "refusal",
    "reveals",
    "rulings",
    "seats",
    "setup",
    "view",
    "with_precedence",
    "witness",
    "write_config",
    "write_move",
]
