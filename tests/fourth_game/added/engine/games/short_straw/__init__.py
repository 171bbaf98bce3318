"""Short Straw: the module is the game (see engine.core.game.Game)."""

from engine.core.game import Kinds
from engine.core.game import never_foregone as foregone

from .bot import BOTS as bots
from .bot import MIND as mind
from .dealt import dealt
from .events import Event, reveals, witness
from .manifest import MANIFEST as manifest
from .moves import Move, awaited, legal_moves, read_move, refusal, write_move
from .rules import apply, setup
from .state import (
    Config,
    State,
    chapter,
    outcome,
    private,
    read_config,
    with_precedence,
    write_config,
)
from .thinking.reckoning import RECKONING as reckoning
from .view import View, imagine, view

name, seats, options, rulings = manifest.name, manifest.seats, manifest.options, manifest.rulings
kinds = Kinds(config=Config, state=State, move=Move, event=Event, view=View)
impulses: dict[str, object] = {}
former_impulses = impulses
fumble = None

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
