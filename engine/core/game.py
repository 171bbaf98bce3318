"""The shape every game has: pure functions over immutable values.

A match is a config, a seed and a list of (seat, move); everything else follows from them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.core.codec import BadMessage
from engine.core.lots import Lot
from engine.core.manifest import Manifest
from engine.core.rng import Rng

Seat: TypeAlias = int  # 0 is the first player; the next number sits to the left, clockwise

# The clock is a seat too. What time decides is a move in the log, like any other.
CLOCK: Final[Seat] = -1

_LETTERS: Final = "abcdefghij"
_CLOCK_SIGN: Final = "*"


def write_seat(seat: Seat) -> str:
    if seat == CLOCK:
        return _CLOCK_SIGN
    return _LETTERS[seat] if seat in range(len(_LETTERS)) else f"#{seat}"  # not a real seat


def read_seat(text: str) -> Seat:
    if text == _CLOCK_SIGN:
        return CLOCK
    if len(text) != 1 or text not in _LETTERS:
        raise BadMessage("no-such-seat", found=text)
    return _LETTERS.index(text)


def check_precedence(word: str, order: tuple[Seat, ...], seats: int) -> None:
    """Checks that this is an order of some of the seats. `word` is its name in the notation."""
    for at, seat in enumerate(order):
        if seat not in range(seats):
            raise BadMessage("no-such-seat", found=f"{word} {write_seat(seat)}")
        if seat in order[:at]:
            raise BadMessage("seat-named-twice", found=f"{word} {write_seat(seat)}")


Config = TypeVar("Config")
State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Event]):
    """What a move led to, and what happened on the way."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a stable code, and the section of the rules."""

    code: str
    rule: str


class IllegalMove(ValueError):
    """An illegal move was applied. It is the caller's fault: it could have asked first."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (rule {refusal.rule})")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished match ended, by place at the table (a dummy's place comes last)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the winner; equal ranks are shared
    by_tie_rule: tuple[int, ...]  # the places whose rank was decided by the tie rule


@dataclass(frozen=True, slots=True)
class Kinds:
    """The types of a game's values, as the codec needs them."""

    config: Any
    state: Any
    move: Any
    event: Any
    view: Any


# A bot gets what a seat gets. The generator makes it repeatable. It is not the game's own one.
Bot: TypeAlias = Callable[[View, tuple[Move, ...], Rng], Move]

# What a bot does unasked; mostly nothing (None). The number says how many milliseconds ago there
# was something to react to. A bot never reacts sooner than people do.
Impulse: TypeAlias = Callable[[View, tuple[Move, ...], Rng, int], Move | None]


class Touch(NamedTuple):
    """How long fingers were at something, in milliseconds."""

    began: int  # since what was seen then could be seen; below 0: before that
    took: int  # from touch to release


# What comes of a person's secret move with the fingers: a move of that seat, or of a bot that
# notices, or nothing (None). The first view is what that seat saw when the touch began, the second
# what it sees now.
Fumble: TypeAlias = Callable[[View, View, tuple[Move, ...], Touch, Rng], tuple[Seat, Move] | None]


def never_foregone(state: Any, seat: Seat) -> None:
    """For games in which every question is a real choice (see Game.foregone)."""


class Game(Protocol[Config, State, Move, Event, View]):
    """The rules of one game. Every method only answers a question; none changes anything."""

    @property
    def manifest(self) -> Manifest:
        """Its facts; what is asked for most is here once more."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def rulings(self) -> tuple[str, ...]: ...
    @property
    def kinds(self) -> Kinds: ...

    @property
    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """From weakest to strongest."""

    @property
    def mind(self) -> Any:
        """How its players think ahead (engine.search.levels.Mind)."""

    @property
    def reckoning(self) -> Any:
        """How its worlds go on, for reviews (engine.search.reckoning.Reckoning)."""

    @property
    def impulses(self) -> Mapping[str, Impulse[View, Move]]:
        """By kind of bot: what it does unasked. Empty if everything goes by turns."""

    @property
    def former_impulses(self) -> Mapping[str, Impulse[View, Move]]:
        """The impulses of earlier bots. Matches of that time are checked by them."""

    @property
    def fumble(self) -> Fumble[View, Move] | None:
        """For games in which fingers do something in secret; None in all others."""

    def setup(self, config: Config, seed: int) -> Step[State, Event]: ...
    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats without whose move the match cannot go on; () when it is over."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]: ...
    def foregone(self, state: State, seat: Seat) -> Move | None:
        """The move to make without asking, if all legal moves come out the same; else None."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None: ...
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]: ...
    def outcome(self, state: State) -> Outcome | None: ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know. None, like the clock, is somebody who only watches."""

    def private(self, state: State) -> bool:
        """Does the choice need cards that others must not see? If not, it is public."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        """What that seat notices of an event; None if nothing."""

    def reveals(self, event: Event) -> bool:
        """Did somebody learn something from it? Then it cannot be taken back."""

    def imagine(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """A whole world in which the seat would see exactly this view."""

    def dealt(self, config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
        """What pure chance gave to each seat at that step; mostly nothing."""

    def chapter(self, state: State) -> str:
        """Where in the match this is, as the notation numbers it: '7', or '2.7' in game 2."""

    def write_move(self, move: Move) -> str: ...
    def read_move(self, text: str) -> Move: ...
    def with_precedence(
        self, config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]
    ) -> Config:
        """The config with the order of people that settles a tie: by age or by birthday.

        People whose age or birthday is unknown are left out. Each game knows where its bots come.
        """

    def write_config(self, config: Config) -> tuple[str, ...]:
        """The config as lines of the notation."""

    def read_config(self, lines: tuple[str, ...]) -> Config: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
