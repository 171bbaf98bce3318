"""How hard a player thinks, how long it remembers, what it takes for alike; and what it is after.

Weaker levels err as people do: they imagine fewer worlds and are misled by their accidents,
forget what has been played, and fall back on a rule of thumb where two moves look alike to them.
No level ever chooses blindly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core.game import Bot
from engine.core.rng import Rng
from engine.search.reason import Reason
from engine.search.thought import Aim, Problem, Thought, begun, think

# Draws whole worlds: the state of a game that could be, or for the all-seeing, that is.
Imagined: TypeAlias = Callable[[Rng], tuple[Any, Rng]]


@dataclass(frozen=True, slots=True)
class Level:
    effort: int  # moves played out in thought; the longer a playout, the fewer there are
    memory: int = 100  # how much of what is gone is still known, in per cent
    blur: int = 0  # hundredths of a point that look alike


@dataclass(frozen=True, slots=True)
class Style:
    """A temper: what counts for more or less than it should, in per cent."""

    others: int = 100  # what the others get
    win: int = 100
    nerve: int = 0

    def bend(self, aim: Aim) -> Aim:
        return Aim(
            others=aim.others * self.others // 100,
            best=aim.best * self.others // 100,
            win=aim.win * self.win // 100,
            nerve=self.nerve,
        )


EVEN: Final = Style()
TOLD: Final = 5  # moves: as many as people care to read about
# A kind of player is a level, or a level with a temper: `expert`, `expert-bold`.
STYLES: Final[Mapping[str, Style]] = MappingProxyType(
    {
        "": EVEN,
        "cautious": Style(nerve=-25),
        "bold": Style(nerve=25),
        "greedy": Style(others=30, win=50),
        "spiteful": Style(others=200),
        "ambitious": Style(win=300),
    }
)


@dataclass(frozen=True, slots=True)
class Mind:
    """What a game brings for thinking: its choices, its worlds, its levels."""

    pose: Callable[[Any, tuple[Any, ...], Imagined], Problem[Any]]  # view, legal moves, worlds
    recall: Callable[[Any, int, Rng], tuple[Any, Rng]]  # view, memory
    reason: Callable[[Any, int, Any], Reason]  # view, seat, move
    laid_open: Callable[[Any], bool]  # is nothing hidden any more that a player saw?
    shown: Callable[[Any, Sequence[Any]], bool]  # has a secret move been seen in those states?
    levels: Mapping[str, Level]  # from weakest to strongest

    @property
    def best(self) -> Level:
        return list(self.levels.values())[-1]

    def bots(self) -> Iterator[tuple[str, Bot[Any, Any]]]:
        return ((level, self.player(level)) for level in self.levels)

    def knows(self, kind: str) -> bool:
        level, _, style = kind.partition("-")
        return level in self.levels and style in STYLES and not kind.endswith("-")

    def player(self, kind: str) -> Bot[Any, Any]:
        def player(view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
            thought = self.begin(kind, view, legal, rng)
            return think(thought, thought.planned).best

        return player

    def begin(self, kind: str, view: Any, legal: tuple[Any, ...], rng: Rng) -> Thought[Any]:
        """The thought of that kind of player before it begins."""
        level, style = self.levels[level_of(kind)], STYLES[kind.partition("-")[2]]
        problem = self.pose(view, legal, lambda rng: self.recall(view, level.memory, rng))
        return _begun(level, style, problem, rng)

    def at_best(
        self, view: Any, legal: tuple[Any, ...], worlds: Imagined, rng: Rng
    ) -> Thought[Any]:
        """What the best level thinks in those worlds: to measure a ceiling by."""
        return _begun(self.best, EVEN, self.pose(view, legal, worlds), rng)

    def to_tell(
        self, view: Any, legal: tuple[Any, ...], worlds: Imagined, rng: Rng
    ) -> Thought[Any]:
        """What the best level can say about moves, with as much effort: to advise."""
        problem = self.pose(view, legal, worlds)
        return begun(problem, _playouts(self.best, problem), rng, kept=TOLD)


def level_of(kind: str) -> str:
    return kind.partition("-")[0]


def _begun(level: Level, style: Style, problem: Problem[Any], rng: Rng) -> Thought[Any]:
    playouts = _playouts(level, problem)
    return begun(problem, playouts, rng, aim=style.bend(problem.aim), blur=level.blur)


def _playouts(level: Level, problem: Problem[Any]) -> int:
    return max(len(problem.moves), level.effort // problem.length)
