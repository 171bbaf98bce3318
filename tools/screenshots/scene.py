"""A table to be pictured: who sits there, and at which moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame
from engine.table.match import Player
from engine.table.table import Table

NAMES = ("Anna", "Ben", "Clara", "Dilip", "Ella", "Finn")
TEMPERS = ("spiteful", "bold", "greedy")


@dataclass(frozen=True)
class Scene:
    """A table to be shown: who sits there, and at which moment."""

    game: AnyGame
    players: tuple[Player, ...]
    options: tuple[str, ...]
    moment: Callable[[Any], bool]
    then: Callable[[Table], Table] = lambda table: table  # what happens besides


@dataclass(frozen=True)
class Album:
    """The pictures of a game; tests/games/GAME/scenes.py has it as ALBUM."""

    called: str  # before the names of its set-up's pictures
    scenes: dict[str, Scene]
    # What is opened on a table, and shown as well: how it is called, and by which button.
    sheets: dict[str, tuple[str, str]]
    travelling: Scene | None = None  # a match that is sent from phone to phone


def seated(people: int, seats: int) -> tuple[Player, ...]:
    """People, and then bots."""
    bots: Iterator[str | None] = iter([None] * people + ["rule-of-thumb"] * (seats - people))
    return tuple(Player(name, bot) for name, bot in zip(NAMES, bots))


def is_asked(game: AnyGame, state: Any, *phases: type) -> bool:
    """Is it for the first player to move, in one of those phases?"""
    return isinstance(state.phase, phases) and game.awaited(state)[:1] == (0,)
