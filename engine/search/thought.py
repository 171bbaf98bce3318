"""A decision that is being thought about: a value that is carried on slice by slice.

Every imagined world is played to its end with each move that still has a chance. So moves are
compared in the same worlds. Each time a share of the playouts is used up, the worse half of the
moves is dropped (sequential halving). The thought holds everything. To stop, just do not carry it
on. The size of the slices does not change the result.

A playing bot needs only one move. A listener wants to compare several. For listeners some moves are
kept to the end, with how they did in each world (compared.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from engine.core.pulse import beat
from engine.core.rng import Rng

M_co = TypeVar("M_co", covariant=True)
T = TypeVar("T", bound="AnyThought")


class Ending(NamedTuple):
    """How an imagined world ends for the thinker, in hundredths of a point. Fewer is better."""

    own: int
    others: int  # the others' average
    best: int  # the best of the others
    won: int  # 1 or 0

    @staticmethod
    def among(sums: Sequence[int], seat: int, *, shared: bool) -> "Ending":
        """From everybody's points. `shared`: does an equal first place count as a win?"""
        own, others = sums[seat], [*sums[:seat], *sums[seat + 1 :]]
        best = min(others)
        won = own < best or (shared and own == best)
        return Ending(own, sum(others) // len(others), best, int(won))


@dataclass(frozen=True, slots=True)
class Aim:
    """What somebody is after: how much each counts, in per cent, beside their own points."""

    others: int = 0
    best: int = 0
    win: int = 0  # what a win is worth, in hundredths of a point
    nerve: int = 0  # for the spread of results: above 0 likes risk

    def worth(self, ending: Ending) -> int:
        gained = self.others * ending.others + self.best * ending.best
        return gained // 100 - ending.own + self.win * ending.won


class Choice(Protocol[M_co]):
    """A choice of one seat, with what that seat knows about it."""

    @property
    def view(self) -> Any:
        """The view it comes from."""

    @property
    def moves(self) -> Sequence[M_co]:
        """The moves worth thinking about. The rule of thumb's favourite comes first."""

    @property
    def aim(self) -> Aim:
        """The best aim here, for a bot without a temper."""


class Problem(Choice[M_co], Protocol[M_co]):
    """One that is thought about in imagined worlds."""

    @property
    def length(self) -> int:
        """How long a playout is, roughly, in moves; at least 1."""

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        """Imagines a world and plays it to its end with each of those moves."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is expected from a move, summed over all tries."""

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
        """In hundredths of a point; 0 before the first try."""
        if self.tries == 0:
            return 0
        mean = self.worth // self.tries
        if nerve == 0:
            return mean
        return mean + nerve * isqrt(max(0, self.squares // self.tries - mean * mean)) // 100


class Carried(Protocol[M_co]):
    """Any kind of thought, however far it has come. `spent` and `planned` count its own steps."""

    @property
    def problem(self) -> Any: ...
    @property
    def planned(self) -> int: ...
    @property
    def spent(self) -> int: ...
    @property
    def prospects(self) -> tuple[Prospect, ...]:
        """By move of the problem."""

    @property
    def done(self) -> bool: ...
    @property
    def per_cent(self) -> int: ...
    @property
    def best(self) -> M_co:
        """The move that would be made now."""

    def further(self) -> Self:
        """The least that it can be carried on."""


AnyThought: TypeAlias = Carried[Any]


@dataclass(frozen=True, slots=True)
class Thought(Generic[M_co]):
    problem: Problem[M_co]
    aim: Aim
    blur: int  # differences up to here look the same to the thinker
    rng: Rng
    planned: int  # playouts
    spent: int
    prospects: tuple[Prospect, ...]  # by move of the problem
    tried: tuple[int, ...]  # the moves that still have a chance, by number
    halving: int  # after how many playouts the next moves are dropped
    kept: int  # so many moves are never dropped
    worlds: tuple[tuple[int, ...], ...]  # what each kept move was worth in each world

    @property
    def done(self) -> bool:
        return self.spent >= self.planned or len(self.tried) == 1

    @property
    def best(self) -> M_co:
        """The best so far. If several look the same, the rule of thumb's favourite."""
        values = [prospect.valued(self.aim.nerve) for prospect in self.prospects]
        enough = values[ranked(self)[0]] - self.blur
        return next(move for move, value in zip(self.problem.moves, values) if value >= enough)

    @property
    def per_cent(self) -> int:
        """How far it has come."""
        return 100 if self.done else 100 * self.spent // self.planned

    def further(self) -> Self:
        endings, rng = self.problem.play_out(self.tried, self.rng)
        worths, prospects = [self.aim.worth(each) for each in endings], list(self.prospects)
        for move, worth, ending in zip(self.tried, worths, endings):
            prospects[move] = prospects[move].more(worth, ending)
        further = replace(
            self,
            rng=rng,
            spent=self.spent + len(endings),
            prospects=tuple(prospects),
            worlds=(*self.worlds, tuple(worths)) if self.kept > 1 else (),
        )
        return further._halved() if further.spent >= further.halving else further

    def _halved(self) -> Self:
        half = -(-len(self.tried) // 2)
        tried = tuple(sorted(ranked(self)[: max(half, self.kept)]))
        share = _share(self.planned, len(self.prospects), self.kept)
        columns = [at for at, move in enumerate(self.tried) if move in tried]
        worlds = tuple([tuple([world[at] for at in columns]) for world in self.worlds])
        return replace(self, tried=tried, halving=self.halving + share, worlds=worlds)


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


def think(thought: T, playouts: int) -> T:
    """Carries the thought on for so many playouts, or a few more: no world is left half done."""
    enough = thought.spent + playouts
    while thought.spent < enough and not thought.done:
        beat()
        thought = thought.further()
    return thought


def ranked(thought: Thought[Any]) -> list[int]:
    """The moves that still have a chance, the best first."""
    nerve = thought.aim.nerve
    return sorted(thought.tried, key=lambda move: -thought.prospects[move].valued(nerve))


def _share(playouts: int, moves: int, kept: int) -> int:
    """How many playouts to spend before each halving, and on the moves that are kept."""
    halvings = 0
    while moves > kept:
        moves, halvings = -(-moves // 2), halvings + 1
    return -(-playouts // max(1, halvings + (kept > 1)))
