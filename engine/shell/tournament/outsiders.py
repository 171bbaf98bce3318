"""Players that only tournaments know: who sees all cards, a stranger, and who knows your thoughts.

- `all-seeing` sees all cards: the upper limit.
- `tree-400` is a plain tree search with 400 iterations. It knows nothing of how our bots think.
- `exploiter-master` asks a master what it would do in worlds that could be, and answers that.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from engine.core.game import AnyGame, Seat
from engine.core.rng import Rng
from engine.games import package_of
from engine.search.thought import think
from engine.shell.tournament.ladder import ALL_SEEING
from engine.shell.tournament.tree import searched
from engine.table.bots import chance_of
from engine.table.kinds import is_kind
from engine.table.table import Table

Outsider: TypeAlias = Callable[[Table, Seat], Any]

TREE: Final = "tree-"
EXPLOITER: Final = "exploiter-"
_MOST: Final = 1_000_000  # iterations


def is_outsider(game: AnyGame, word: str) -> bool:
    if word.startswith(TREE):
        number = word.removeprefix(TREE)
        plain = number.isdecimal() and 0 < int(number) <= _MOST
        return plain and _has(game, "course")
    if word.startswith(EXPLOITER):
        return is_kind(game, word.removeprefix(EXPLOITER)) and _has(game, "exploiter")
    return word == ALL_SEEING


def outsider_called(word: str) -> Outsider | None:
    """None is a bot like any other."""
    if word.startswith(TREE):
        return partial(_by_tree, int(word.removeprefix(TREE)))
    if word.startswith(EXPLOITER):
        return partial(_by_exploiting, word.removeprefix(EXPLOITER))
    return _all_seeing if word == ALL_SEEING else None


def _all_seeing(table: Table, seat: Seat) -> Any:
    game, state = table.match.game, table.state
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    thought = game.mind.at_best(view, legal, lambda rng: (state, rng), chance_of(table, seat))
    return think(thought, thought.planned).best


def _by_tree(iterations: int, table: Table, seat: Seat) -> Any:
    game, state = table.match.game, table.state
    course = _module(game, "course")
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    if len(legal) == 1:
        return legal[0]

    def imagined(rng: Rng) -> tuple[Any, Rng]:
        world, rng = game.imagine(view, rng)
        return course.Course(world, seat), rng

    found = searched(imagined, iterations, chance_of(table, seat))
    return course.move_called(found, legal)


def _by_exploiting(kind: str, table: Table, seat: Seat) -> Any:
    game, state = table.match.game, table.state
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    return _module(game, "exploiter").answer(kind, view, legal, chance_of(table, seat))


def _has(game: AnyGame, name: str) -> bool:
    return find_spec(f"{package_of(game.name)}.shell.{name}") is not None


def _module(game: AnyGame, name: str) -> Any:
    return import_module(f"{package_of(game.name)}.shell.{name}")
