"""A choice that nobody can foresee: a thought that settles how often each move should be made.

Where several choose at the same time, a player who always makes the same move in the same place
can be read. So this thought ends with a mixture, and the move is drawn from it. The chance is the
bot's own, so the same match always comes out the same.

What is thought is the problem's own; this holds only how far it has come.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from engine.core.rng import Rng, below, forked
from engine.search.thought import Choice, Prospect

M_co = TypeVar("M_co", covariant=True)
SELDOM: Final = 12  # a move that is made more seldom than once in so many times is not made at all


class Balanced(Choice[M_co], Protocol[M_co]):
    """One that is settled step by step, against others who do the same."""

    @property
    def steps(self) -> int:
        """How many steps it takes."""

    def further(self, so_far: Any, rng: Rng) -> tuple[Any, Rng]:
        """One step. What was settled so far is a value; None before the first step."""

    def worths(self, so_far: Any) -> Sequence[int]:
        """What each move is worth, in hundredths of a point."""

    def mixture(self, so_far: Any) -> Sequence[int]:
        """How often each move should be made, beside the others; one of them at least once."""


@dataclass(frozen=True, slots=True)
class Mixed(Generic[M_co]):
    """A thought about such a choice. It is carried on like any other."""

    problem: Balanced[M_co]
    rng: Rng
    lot: Rng  # draws the move in the end
    planned: int
    spent: int
    prospects: tuple[Prospect, ...]  # by move of the problem
    so_far: Any

    @property
    def done(self) -> bool:
        return self.spent >= self.planned or len(self.problem.moves) == 1

    @property
    def per_cent(self) -> int:
        return 100 if self.done else 100 * self.spent // self.planned

    @property
    def often(self) -> tuple[int, ...]:
        """How often each move is made, beside the others."""
        moves = self.problem.moves
        if self.spent == 0 or len(moves) == 1:
            return (1, *[0] * (len(moves) - 1))
        return tuple(self.problem.mixture(self.so_far))

    @property
    def best(self) -> M_co:
        """The move that is made this time."""
        sums = list(accumulate(self.often))
        at, _ = below(self.lot, sums[-1])
        return next(move for move, up_to in zip(self.problem.moves, sums) if at < up_to)

    def further(self) -> Self:
        so_far, rng = self.problem.further(self.so_far, self.rng)
        worths = self.problem.worths(so_far)
        prospects = tuple([Prospect(1, worth, worth * worth) for worth in worths])
        return replace(self, so_far=so_far, rng=rng, spent=self.spent + 1, prospects=prospects)


def balanced_begun(problem: Balanced[M_co], rng: Rng) -> Mixed[M_co]:
    lot, rng = forked(rng)
    unknown = (Prospect(),) * len(problem.moves)
    return Mixed(problem, rng, lot, problem.steps, 0, unknown, None)


def often_enough(mixture: Sequence[int]) -> tuple[int, ...]:
    """Without what is made so seldom that it is rather an error than a ruse."""
    least = max(1, sum(mixture) // SELDOM)
    kept = [often if often >= least else 0 for often in mixture]
    return tuple(kept) if any(kept) else (1,) * len(mixture)
