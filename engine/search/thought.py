"""A decision that is thought about: a value that can be carried on, slice by slice.

Every imagined world is played to its end once with each move that still has a chance, so that
moves are compared in the same worlds. Whenever a share of the playouts is spent, the worse half
of the moves is given up (sequential halving). The thought holds all there is: to stop is to
think no further, and in what slices one thinks makes no difference to what comes out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from engine.core.rng import Rng

M_co = TypeVar("M_co", covariant=True)


class Problem(Protocol[M_co]):
    """A choice of one seat, as far as that seat knows about it."""

    @property
    def moves(self) -> Sequence[M_co]:
        """What is worth thinking about, always in the same order."""

    @property
    def win_worth(self) -> int:
        """How many points it would be worth to turn a loss into a win."""

    @property
    def length(self) -> int:
        """How long a playout is, at least 1: in moves, more or less."""

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list["Result"], Rng]:
        """Imagine a world, and play it to its end with each of those moves."""


# Points ahead of the best other, and whether that wins (0 or 1).
Result = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is expected of a move, in whole numbers."""

    tries: int = 0
    ahead: int = 0  # points ahead of the best other, summed over all tries
    wins: int = 0

    def worth(self, win_worth: int) -> int:
        """In thousandths of a point, on average; nothing is known before the first try."""
        return 1000 * (self.ahead + win_worth * self.wins) // max(1, self.tries)

    def more(self, result: Result) -> "Prospect":
        return Prospect(self.tries + 1, self.ahead + result[0], self.wins + result[1])


@dataclass(frozen=True, slots=True)
class Thought(Generic[M_co]):
    problem: Problem[M_co]
    rng: Rng
    planned: int  # playouts
    spent: int
    prospects: tuple[Prospect, ...]  # by move of the problem
    tried: tuple[int, ...]  # the moves that still have a chance, by number
    halving: int  # how many playouts are spent when the next are given up

    @property
    def done(self) -> bool:
        return self.spent >= self.planned or len(self.tried) == 1

    @property
    def best(self) -> M_co:
        """The best so far; of equals the first."""
        return self.problem.moves[_ranked(self)[0]]

    @property
    def per_cent(self) -> int:
        """How far it has come."""
        return 100 if self.done else 100 * self.spent // self.planned


def begun(problem: Problem[M_co], playouts: int, rng: Rng) -> Thought[M_co]:
    moves = len(problem.moves)
    return Thought(
        problem=problem,
        rng=rng,
        planned=playouts,
        spent=0,
        prospects=(Prospect(),) * moves,
        tried=tuple(range(moves)),
        halving=_share(playouts, moves),
    )


def think(thought: Thought[M_co], playouts: int) -> Thought[M_co]:
    """So many playouts further, or a few more, as no world is left half-way."""
    enough = thought.spent + playouts
    while thought.spent < enough and not thought.done:
        thought = _one_world(thought)
    return thought


def _one_world(thought: Thought[M_co]) -> Thought[M_co]:
    results, rng = thought.problem.play_out(thought.tried, thought.rng)
    prospects = list(thought.prospects)
    for move, result in zip(thought.tried, results):
        prospects[move] = prospects[move].more(result)
    further = replace(
        thought, rng=rng, spent=thought.spent + len(results), prospects=tuple(prospects)
    )
    return _halved(further) if further.spent >= further.halving else further


def _halved(thought: Thought[M_co]) -> Thought[M_co]:
    kept = _ranked(thought)[: -(-len(thought.tried) // 2)]
    share = _share(thought.planned, len(thought.prospects))
    return replace(thought, tried=tuple(sorted(kept)), halving=thought.halving + share)


def _ranked(thought: Thought[Any]) -> list[int]:
    win_worth = thought.problem.win_worth
    return sorted(thought.tried, key=lambda move: -thought.prospects[move].worth(win_worth))


def _share(playouts: int, moves: int) -> int:
    """What is spent before each halving, until one is left."""
    return -(-playouts // max(1, (moves - 1).bit_length()))
