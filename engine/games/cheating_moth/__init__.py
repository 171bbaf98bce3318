"""Cheating Moth: the module is the game (see engine.core.game.Game)."""

from typing import Final

from engine.core.game import Kinds
from engine.core.game import never_foregone as foregone
from engine.games.cheating_moth.bot import BOTS as bots
from engine.games.cheating_moth.bot import FORMER_IMPULSES as former_impulses
from engine.games.cheating_moth.bot import IMPULSES as impulses
from engine.games.cheating_moth.bot import MIND as mind
from engine.games.cheating_moth.dealt import dealt
from engine.games.cheating_moth.events import Event, reveals, witness
from engine.games.cheating_moth.gaze import fumble
from engine.games.cheating_moth.legality import awaited, legal_moves, refusal
from engine.games.cheating_moth.manifest import MANIFEST as manifest
from engine.games.cheating_moth.moves import Move, read_move, write_move
from engine.games.cheating_moth.rules import apply, setup
from engine.games.cheating_moth.state import (
    Config,
    State,
    chapter,
    outcome,
    private,
    read_config,
    with_precedence,
    write_config,
)
from engine.games.cheating_moth.thinking.reckoning import RECKONING as reckoning
from engine.games.cheating_moth.view import View, view
from engine.games.cheating_moth.worlds import imagine

name: Final = manifest.name
seats: Final = manifest.seats
options: Final = manifest.options
rulings: Final = manifest.rulings
kinds: Final = Kinds(config=Config, state=State, move=Move, event=Event, view=View)

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
