"""How hard a bot thinks. A level is an effort: how many moves it plays out in thought.

The fewer worlds somebody imagines, the more their accidents mislead: that is how weaker levels
err, and never by a move chosen blindly.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.game import Bot
from engine.core.rng import Rng
from engine.search.thought import Problem, Thought, begun, think

# From what a seat sees and may do to what it thinks about.
Posing: TypeAlias = Callable[[Any, tuple[Any, ...]], Problem[Any]]


def pondering(
    pose: Posing, effort: int, view: Any, legal: tuple[Any, ...], rng: Rng
) -> Thought[Any]:
    """The thought of a level before it has begun; the longer a playout, the fewer there are."""
    problem = pose(view, legal)
    return begun(problem, max(len(problem.moves), effort // problem.length), rng)


def searching(pose: Posing, effort: int) -> Bot[Any, Any]:
    """A bot that thinks its thought to the end."""

    def player(view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        thought = pondering(pose, effort, view, legal, rng)
        return think(thought, thought.planned).best

    return player
