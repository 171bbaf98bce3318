"""A stranger: a plain tree over information sets, as it stands in textbooks.

It knows the rules, playouts by rules of thumb, and nothing of how our bots think. In every
iteration a world is imagined that fits what its seat sees. One way down the tree is played in it,
by upper confidence bounds, and then a playout. Choices at the same time are hidden moves in turn.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Protocol

from engine.core.rng import Rng, below

_CURIOUS: Final = 1_500.0  # hundredths of a point: how much what is seldom tried is worth a try


class Course(Protocol):
    """An imagined world that changes in place."""

    def mover(self) -> int | None:
        """Who moves next; None when it is over."""

    def moves(self) -> Sequence[Hashable]: ...
    def make(self, move: Hashable) -> None: ...
    def finish(self) -> Sequence[int]:
        """Plays to the end by rules of thumb: what that is worth to each seat."""


class _Node:
    __slots__ = ("available", "children", "seat", "visits", "worth")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.children: dict[Hashable, _Node] = {}


def searched(imagined: Callable[[Rng], tuple[Course, Rng]], iterations: int, rng: Rng) -> Hashable:
    """The move that was visited most often."""
    root = _Node(-1)
    for _ in range(iterations):
        world, rng = imagined(rng)
        path, rng = _down(root, world, rng)
        worths = world.finish()
        for node in path:
            node.visits += 1
            node.worth += worths[node.seat]
    return max(root.children, key=lambda move: root.children[move].visits)


def _down(node: _Node, world: Course, rng: Rng) -> tuple[list[_Node], Rng]:
    """Down to the first move that was never tried."""
    path: list[_Node] = []
    while (seat := world.mover()) is not None:
        moves = world.moves()
        new = [move for move in moves if move not in node.children]
        fresh: Hashable = None
        if new:
            at, rng = below(rng, len(new))
            fresh = new[at]
            node.children[fresh] = _Node(seat)
        known = {move: node.children[move] for move in moves if move in node.children}
        for child in known.values():
            child.available += 1
        move = fresh if new else max(known, key=lambda move: _bound(known[move]))
        world.make(move)
        node = known[move]
        path.append(node)
        if new:
            break
    return path, rng


def _bound(node: _Node) -> float:
    mean = node.worth / node.visits
    return mean + _CURIOUS * math.sqrt(math.log(node.available) / node.visits)
