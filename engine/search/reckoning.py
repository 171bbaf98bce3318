"""What a game hands in so that a finished match can be reckoned: worlds that go on to their end.

A world is played to the end of its game or round by rules of thumb. Where a seat learns something,
the same worlds are rearranged to fit it, as far as the game knows how. So what was learned is
compared with what else it could have been, with all other luck the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.core.game import Seat

Sums: TypeAlias = tuple[int, ...]  # by place, in hundredths of a point; fewer is better

# What eyes learn of a turn: nothing hidden; something that worlds can be rearranged to fit; or so
# much that worlds have to be imagined anew.
Learned: TypeAlias = Literal["nothing", "fits", "anew"]

# In what ways something done by stealth may come out.
Ways: TypeAlias = tuple[tuple[int, Any], ...]  # per cent, and the world


@dataclass(frozen=True, slots=True)
class Gathering:
    """Choices that are made at the same time, or fingers in a race."""

    what: str
    count: int  # how many have chosen


def nobody_gathers(state: Any) -> Gathering | None:
    """For games in which nobody chooses at the same time as others."""


def never(*about: Any) -> bool:
    del about
    return False


def no_ways(view: Any, world: Any, seat: Seat, move: Any, instead: Any) -> Ways | None:
    """For games in which nobody does anything by stealth."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a game knows about its worlds. States, moves, views and events are those of the game."""

    left: Callable[[Any], int]  # of a state: the games or rounds after this one
    fresh: Callable[[Any, int], Any]  # config, number -> one of them, as it could begin
    # The sums at the end of the game or round, with the choice those eyes have put down.
    finish: Callable[[Any, Seat | None], Sums]
    learned: Callable[[tuple[Any, ...], Seat | None], Learned]  # of witnessed events
    # World, who moves, witnessed events -> a world in which that turn shows exactly this.
    arranged: Callable[[Any, Seat, Any, tuple[Any, ...]], Any]
    usual: int = 60  # worlds for each span, where nobody wishes otherwise
    open: bool = False  # does everybody see the same?
    gathered: Callable[[Any], Gathering | None] = nobody_gathers
    seals: Callable[[Any], bool] = never  # is that move part of a gathering?
    sealed: Callable[[Any, Seat, Any], Any] = lambda world, seat, move: world
    # State, eyes, mover, move: do these eyes see only what comes of it?
    blind: Callable[[Any, Seat | None, Seat, Any], bool] = never
    stealthy: Callable[[Any], bool] = never  # is that move a risk that nobody waits for?
    pending: Callable[[Any, Seat | None], bool] = never  # is such a risk still running?
    ways: Callable[[Any, Any, Seat, Any, Any], Ways | None] = no_ways


def lead_of(sums: Sums, place: int) -> int:
    """How far ahead of the others' average that place is."""
    own, others = sums[place], len(sums) - 1
    return (sum(sums) - own) // others - own
