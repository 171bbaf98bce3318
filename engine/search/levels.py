"""How hard a bot thinks, how much it remembers, what looks the same to it, and what it is after.

Weaker levels make mistakes like people. They imagine fewer worlds and are misled by accidents,
forget what has been played, and use a rule of thumb if two moves look the same to them. No level
ever chooses blindly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core.game import Bot
from engine.core.rng import Rng
from engine.search.mixed import Balanced, balanced_begun
from engine.search.reason import Reason
from engine.search.thought import Aim, AnyThought, Problem, Thought, begun, think

# Draws a whole world: a state that could be true, or for the all-seeing bot the true one.
Imagined: TypeAlias = Callable[[Rng], tuple[Any, Rng]]


@dataclass(frozen=True, slots=True)
class Level:
    effort: int  # moves played out in thought; longer playouts mean fewer of them
    memory: int = 100  # per cent of the gone cards that it still remembers
    blur: int = 0  # differences up to here, in hundredths of a point, look the same to it
    plans: bool = False  # does it plan, where the game knows how, instead of playing out?


@dataclass(frozen=True, slots=True)
class Temper:
    """What a bot values more or less than it should, in per cent."""

    others: int = 100  # the points of others
    win: int = 100
    nerve: int = 0

    def bend(self, aim: Aim) -> Aim:
        return Aim(
            others=aim.others * self.others // 100,
            best=aim.best * self.others // 100,
            win=aim.win * self.win // 100,
            nerve=self.nerve,
        )


EVEN: Final = Temper()
TOLD: Final = 5  # moves: more than that nobody wants to read about
# A kind is a level, or a level with a temper: `expert`, `expert-bold`.
TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "": EVEN,
        "cautious": Temper(nerve=-25),
        "bold": Temper(nerve=25),
        "greedy": Temper(others=30, win=50),
        "spiteful": Temper(others=200),
        "ambitious": Temper(win=300),
    }
)


def no_plan(
    view: Any, legal: tuple[Any, ...], worlds: Imagined, bend: Callable[[Aim], Aim]
) -> Balanced[Any] | None:
    """For games in which nobody plans."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What a game hands in for thinking: its choices, its worlds, its levels."""

    pose: Callable[[Any, tuple[Any, ...], Imagined], Problem[Any]]  # view, legal moves, worlds
    recall: Callable[[Any, int, Rng], tuple[Any, Rng]]  # view, memory
    reason: Callable[[Any, int, Any], Reason]  # view, seat, move
    laid_open: Callable[[Any], bool]  # is everything open now that a player saw?
    shown: Callable[[Any, Sequence[Any]], bool]  # did people see a secret move in those states?
    levels: Mapping[str, Level]  # from weakest to strongest
    # How the best level plans, if it is after that; None where playouts have to do.
    plan: Callable[[Any, tuple[Any, ...], Imagined, Callable[[Aim], Aim]], Balanced[Any] | None] = (
        no_plan
    )
    # Levels as they once were, by name and number: old matches were played with them.
    former: Mapping[str, Level] = field(default_factory=dict)

    @property
    def best(self) -> Level:
        return list(self.levels.values())[-1]

    def bots(self) -> Iterator[tuple[str, Bot[Any, Any]]]:
        return ((level, self.player(level)) for level in self.levels)

    def knows(self, kind: str) -> bool:
        level, temper = parted(kind)
        return (level in self.levels or level in self.former) and temper in TEMPERS

    def ever_called(self, kind: str) -> tuple[str, ...]:
        """That kind, and what it was in earlier versions, the latest first."""
        level, temper = parted(kind)
        once = [each for each in self.former if each.rpartition("-")[0] == level]
        return (kind, *[f"{each}-{temper}" if temper else each for each in once[::-1]])

    def player(self, kind: str) -> Bot[Any, Any]:
        def player(view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
            thought = self.begin(kind, view, legal, rng)
            return think(thought, thought.planned).best

        return player

    def begin(self, kind: str, view: Any, legal: tuple[Any, ...], rng: Rng) -> AnyThought:
        """The thought of that kind of bot, before it begins."""
        name, temper = parted(kind)
        level, bend = {**self.former, **self.levels}[name], TEMPERS[temper].bend

        def worlds(rng: Rng) -> tuple[Any, Rng]:
            return self.recall(view, level.memory, rng)

        balanced = self.plan(view, legal, worlds, bend) if level.plans else None
        if balanced is not None:
            return balanced_begun(balanced, rng)
        problem = self.pose(view, legal, worlds)
        return _begun(level, bend, problem, rng)

    def at_best(self, view: Any, legal: tuple[Any, ...], worlds: Imagined, rng: Rng) -> AnyThought:
        """What the best level would think in those worlds: to measure an upper limit."""
        return _begun(self.best, EVEN.bend, self.pose(view, legal, worlds), rng)

    def to_tell(self, view: Any, legal: tuple[Any, ...], worlds: Imagined, rng: Rng) -> AnyThought:
        """What the best level can say about moves, with the same effort: for hints."""
        balanced = self.plan(view, legal, worlds, EVEN.bend) if self.best.plans else None
        if balanced is not None:
            return balanced_begun(balanced, rng)
        problem = self.pose(view, legal, worlds)
        return begun(problem, _playouts(self.best, problem), rng, kept=TOLD)


def parted(kind: str) -> tuple[str, str]:
    """The level and the temper. `rule-of-thumb` and `master-1` have none, for all their dashes."""
    level, _, temper = kind.rpartition("-")
    return (level, temper) if level and temper and temper in TEMPERS else (kind, "")


def level_of(kind: str) -> str:
    return parted(kind)[0]


def _begun(
    level: Level, bend: Callable[[Aim], Aim], problem: Problem[Any], rng: Rng
) -> Thought[Any]:
    playouts = _playouts(level, problem)
    return begun(problem, playouts, rng, aim=bend(problem.aim), blur=level.blur)


def _playouts(level: Level, problem: Problem[Any]) -> int:
    return max(len(problem.moves), level.effort // problem.length)
