"""How moves compare that were tried in the same worlds: their order, and how sure it is.

In one world all moves have the same luck, so the differences count. Two moves are about equal if
their difference could just as well be an accident of the imagined worlds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.search.mixed import Mixed
from engine.search.thought import AnyThought, Thought

_SURE: Final = 2  # standard errors
_NOTHING: Final = 5  # hundredths of a point: a smaller difference does not show in a number


@dataclass(frozen=True, slots=True)
class Compared:
    """A move, by its number in the problem."""

    at: int
    behind: int | None  # how far behind the best, in hundredths of a point; None: dropped early
    alike: bool  # is the difference from the best too small to be sure of?


def compared(thought: AnyThought) -> tuple[Compared, ...]:
    """The best first, then by how far behind they are. Moves dropped early come last."""
    if isinstance(thought, Mixed):
        return _as_mixed(thought)
    assert isinstance(thought, Thought)
    known = _in_the_same_worlds(thought) if thought.kept > 1 else _by_who_plays(thought)
    rest = [at for at in range(len(thought.prospects)) if at not in [each.at for each in known]]
    return (*known, *[Compared(at, None, alike=False) for at in rest])


def _as_mixed(thought: Mixed[Any]) -> tuple[Compared, ...]:
    """Moves between which chance decides are about equal: whoever knew would gain nothing."""
    worths = [prospect.valued(0) for prospect in thought.prospects]
    if thought.spent == 0:
        return tuple([Compared(at, None, alike=False) for at in range(len(worths))])
    order = sorted(range(len(worths)), key=lambda at: -worths[at])
    gaps = [worths[order[0]] - worths[at] for at in order]
    return tuple(
        [
            Compared(at, gap, alike=gap < _NOTHING or thought.often[at] > 0)
            for at, gap in zip(order, gaps)
        ]
    )


def _in_the_same_worlds(thought: Thought[Any]) -> list[Compared]:
    worlds = thought.worlds
    if not worlds:
        return []
    sums = [sum(worths) for worths in zip(*worlds)]
    order = sorted(range(len(sums)), key=lambda at: -sums[at])
    lines = []
    for at in order:
        gaps = [world[order[0]] - world[at] for world in worlds]
        lines.append(Compared(thought.tried[at], sum(gaps) // len(gaps), about_equal(gaps)))
    return lines


def _by_who_plays(thought: Thought[Any]) -> list[Compared]:
    """As a playing bot saw them. Only the last moves were tried equally often."""
    most = max([prospect.tries for prospect in thought.prospects])
    if most == 0:
        return []
    worths = [prospect.valued(thought.aim.nerve) for prospect in thought.prospects]
    tried = [at for at, prospect in enumerate(thought.prospects) if prospect.tries == most]
    order = sorted(tried, key=lambda at: -worths[at])
    gaps = [worths[order[0]] - worths[at] for at in order]
    return [Compared(at, gap, alike=gap <= thought.blur) for at, gap in zip(order, gaps)]


def about_equal(gaps: Sequence[int]) -> bool:
    """Could the difference of two moves, world by world, be an accident?

    The mean of n gaps has the squared standard error
    (sum of squares - square of the sum / n) / n / (n - 1).
    """
    n, total = len(gaps), sum(gaps)
    if abs(total) < _NOTHING * n:
        return True
    spread = n * sum([gap * gap for gap in gaps]) - total * total
    return total * total * (n - 1) <= _SURE * _SURE * spread
