"""A decision that is thought about: a value that can be carried on, slice by slice.

Every imagined world is played to its end once with each move that still has a chance, so that
moves are compared in the same worlds. Whenever a share of the playouts is spent, the worse half
of the moves is given up (sequential halving). The thought holds all there is: to stop is to
think no further, and in what slices one thinks makes no difference to what comes out.

Whoever plays needs one move in the end. Whoever is told about moves wants to compare them: then
some are kept to the end, and how they did in each world (compared.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.core.rng import Rng

M_co = TypeVar("M_co", covariant=True)


class Ending(NamedTuple):
    """How an imagined world ends for who thinks: in hundredths of a point, the fewer the better."""

    own: int
    others: int  # on average
    best: int  # of the best of them
    won: int  # 1 or 0

    @staticmethod
    def among(sums: Sequence[int], seat: int, *, shared: bool) -> "Ending":
        """From everybody's points; is an equal first place a win?"""
        own, others = sums[seat], [*sums[:seat], *sums[seat + 1 :]]
        best = min(others)
        won = own < best or (shared and own == best)
        return Ending(own, sum(others) // len(others), best, int(won))


@dataclass(frozen=True, slots=True)
class Aim:
    """What somebody is after: how much each counts, in per cent, beside the own points."""

    others: int = 0
    best: int = 0
    win: int = 0  # in hundredths of a point: what it is worth to turn a loss into a win
    nerve: int = 0  # of the spread: more than 0 seeks what may turn out either way

    def worth(self, ending: Ending) -> int:
        gained = self.others * ending.others + self.best * ending.best
        return gained // 100 - ending.own + self.win * ending.won


class Problem(Protocol[M_co]):
    """A choice of one seat, as far as that seat knows about it."""

    @property
    def view(self) -> Any:
        """What it is posed from."""

    @property
    def moves(self) -> Sequence[M_co]:
        """What is worth thinking about, first what a rule of thumb likes best."""

    @property
    def aim(self) -> Aim:
        """What is best to be after here, for somebody without a temper."""

    @property
    def length(self) -> int:
        """How long a playout is, at least 1: in moves, more or less."""

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        """Imagine a world, and play it to its end with each of those moves."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is expected of a move, summed over all tries."""

    tries: int = 0
    worth: int = 0
    squares: int = 0  # of the worths
    own: int = 0
    wins: int = 0

    def more(self, worth: int, ending: Ending) -> "Prospect":
        return Prospect(
            self.tries + 1,
            self.worth + worth,
            self.squares + worth * worth,
            self.own + ending.own,
            self.wins + ending.won,
        )

    def valued(self, nerve: int) -> int:
        """In hundredths of a point; nothing is known before the first try."""
        if self.tries == 0:
            return 0
        mean = self.worth // self.tries
        if nerve == 0:
            return mean
        return mean + nerve * isqrt(max(0, self.squares // self.tries - mean * mean)) // 100


@dataclass(frozen=True, slots=True)
class Thought(Generic[M_co]):
    problem: Problem[M_co]
    aim: Aim
    blur: int  # hundredths of a point that make no difference to whoever thinks
    rng: Rng
    planned: int  # playouts
    spent: int
    prospects: tuple[Prospect, ...]  # by move of the problem
    tried: tuple[int, ...]  # the moves that still have a chance, by number
    halving: int  # how many playouts are spent when the next are given up
    kept: int  # so many are never given up
    worlds: tuple[tuple[int, ...], ...]  # what each that is tried was worth, if more than one stays

    @property
    def done(self) -> bool:
        return self.spent >= self.planned or len(self.tried) == 1

    @property
    def best(self) -> M_co:
        """The best so far; of what looks alike, what a rule of thumb likes best."""
        values = [prospect.valued(self.aim.nerve) for prospect in self.prospects]
        enough = values[ranked(self)[0]] - self.blur
        return next(move for move, value in zip(self.problem.moves, values) if value >= enough)

    @property
    def per_cent(self) -> int:
        """How far it has come."""
        return 100 if self.done else 100 * self.spent // self.planned


def begun(
    problem: Problem[M_co],
    playouts: int,
    rng: Rng,
    *,
    aim: Aim | None = None,
    blur: int = 0,
    kept: int = 1,
) -> Thought[M_co]:
    moves = len(problem.moves)
    return Thought(
        problem=problem,
        aim=problem.aim if aim is None else aim,
        blur=blur,
        rng=rng,
        planned=playouts,
        spent=0,
        prospects=(Prospect(),) * moves,
        tried=tuple(range(moves)),
        halving=_share(playouts, moves, kept),
        kept=kept,
        worlds=(),
    )


def think(thought: Thought[M_co], playouts: int) -> Thought[M_co]:
    """So many playouts further, or a few more, as no world is left half-way."""
    enough = thought.spent + playouts
    while thought.spent < enough and not thought.done:
        thought = _one_world(thought)
    return thought


def _one_world(thought: Thought[M_co]) -> Thought[M_co]:
    endings, rng = thought.problem.play_out(thought.tried, thought.rng)
    worths, prospects = [thought.aim.worth(each) for each in endings], list(thought.prospects)
    for move, worth, ending in zip(thought.tried, worths, endings):
        prospects[move] = prospects[move].more(worth, ending)
    further = replace(
        thought,
        rng=rng,
        spent=thought.spent + len(endings),
        prospects=tuple(prospects),
        worlds=(*thought.worlds, tuple(worths)) if thought.kept > 1 else (),
    )
    return _halved(further) if further.spent >= further.halving else further


def _halved(thought: Thought[M_co]) -> Thought[M_co]:
    half = -(-len(thought.tried) // 2)
    tried = tuple(sorted(ranked(thought)[: max(half, thought.kept)]))
    share = _share(thought.planned, len(thought.prospects), thought.kept)
    columns = [at for at, move in enumerate(thought.tried) if move in tried]
    worlds = tuple([tuple([world[at] for at in columns]) for world in thought.worlds])
    return replace(thought, tried=tried, halving=thought.halving + share, worlds=worlds)


def ranked(thought: Thought[Any]) -> list[int]:
    """The moves that still have a chance, the best first."""
    nerve = thought.aim.nerve
    return sorted(thought.tried, key=lambda move: -thought.prospects[move].valued(nerve))


def _share(playouts: int, moves: int, kept: int) -> int:
    """What is spent before each halving, until one is left; or some, for which it is spent too."""
    halvings = 0
    while moves > kept:
        moves, halvings = -(-moves // 2), halvings + 1
    return -(-playouts // max(1, halvings + (kept > 1)))
