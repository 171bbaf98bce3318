"""Kinds of bots for tests: what holds of a quick thinker holds of a slow one by the same code."""

from typing import Any, Final

import pytest

from engine.core.game import AnyGame
from engine.games import GAMES

_LITTLE: Final = 1_000  # moves played out in thought


def quick_kinds(game: AnyGame) -> tuple[str, ...]:
    return tuple([kind for kind in game.bots if _is_quick(game, kind)])


def every_kind() -> list[Any]:
    """Game and kind; who thinks for long is left to the long tests."""
    return [
        pytest.param(game, kind, marks=[] if _is_quick(game, kind) else pytest.mark.soak)
        for game in GAMES.values()
        for kind in game.bots
    ]


def _is_quick(game: AnyGame, kind: str) -> bool:
    levels = game.mind.levels
    return kind not in levels or levels[kind].effort <= _LITTLE
