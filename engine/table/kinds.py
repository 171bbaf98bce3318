"""Kinds of bots: those of a game, and its levels with a temper, such as `expert-bold`."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import AnyGame, Bot, Impulse
from engine.search.levels import level_of


def is_kind(game: AnyGame, kind: str) -> bool:
    return kind in game.bots or game.mind.knows(kind)


def bot_called(game: AnyGame, kind: str) -> Bot[Any, Any]:
    return game.bots[kind] if kind in game.bots else game.mind.player(kind)


def kinds_ever_called(game: AnyGame, kind: str) -> tuple[str, ...]:
    """That kind, and those of earlier versions that went by its name."""
    return game.mind.ever_called(kind) if game.mind.knows(kind) else (kind,)


def impulse_called(game: AnyGame, kind: str) -> Impulse[Any, Any] | None:
    """A temper does not change what a level does unasked."""
    return _among(game.impulses, kind)


def impulses_ever_called(game: AnyGame, kind: str) -> tuple[Impulse[Any, Any], ...]:
    """The impulse of today, and the one of earlier bots."""
    ever = _among(game.impulses, kind), _among(game.former_impulses, kind)
    return tuple([impulse for impulse in ever if impulse is not None])


def _among(impulses: Mapping[str, Impulse[Any, Any]], kind: str) -> Impulse[Any, Any] | None:
    return impulses.get(kind) or impulses.get(level_of(kind))
