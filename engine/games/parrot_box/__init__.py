"""Parrot Box: the module is the game (see engine.core.game.Game)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.core.game import Impulse, Kinds
from engine.games.parrot_box.bot import BOTS as bots
from engine.games.parrot_box.bot import MIND as mind
from engine.games.parrot_box.dealt import dealt
from engine.games.parrot_box.events import Event, reveals, witness
from engine.games.parrot_box.manifest import MANIFEST as manifest
from engine.games.parrot_box.moves import (
    Move,
    awaited,
    foregone,
    legal_moves,
    read_move,
    refusal,
    write_move,
)
from engine.games.parrot_box.rules import apply, setup
from engine.games.parrot_box.state import (
    Config,
    State,
    chapter,
    outcome,
    private,
    read_config,
    with_precedence,
    write_config,
)
from engine.games.parrot_box.thinking.reckoning import RECKONING as reckoning
from engine.games.parrot_box.view import View, imagine, view

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
