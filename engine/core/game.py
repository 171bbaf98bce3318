"""The shape every game has: pure functions over immutable values.

A match is a config, a seed and a list of (seat, move); everything else follows from them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.core.codec import BadMessage
from engine.core.lots import Lot
from engine.core.rng import Rng

Seat: TypeAlias = int  # 0 is the first player; the next number sits to the left, clockwise

# The clock is a seat too: what time decides is a move in the log like any other.
CLOCK: Final[Seat] = -1

_LETTERS: Final = "abcdefghij"
_CLOCK_SIGN: Final = "*"


def write_seat(seat: Seat) -> str:
    if seat == CLOCK:
        return _CLOCK_SIGN
    return _LETTERS[seat] if seat in range(len(_LETTERS)) else f"#{seat}"  # none of ours


def read_seat(text: str) -> Seat:
    if text == _CLOCK_SIGN:
        return CLOCK
    if len(text) != 1 or text not in _LETTERS:
        raise BadMessage("no-such-seat", found=text)
    return _LETTERS.index(text)


def check_precedence(word: str, order: tuple[Seat, ...], seats: int) -> None:
    """Is that an order of some of the seats? `word` is how the notation calls it."""
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
    """What a move leads to, and what happened on the way."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a stable code for words, and the section of the rules."""

    code: str
    rule: str


class IllegalMove(ValueError):
    """A refused move was applied: a fault of the caller, who could have asked."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (rule {refusal.rule})")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished match ended, by place at the table (a dummy's place comes last)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the winner; equal ranks are shared
    by_tie_rule: tuple[int, ...]  # the places whose rank the tie rule settled


@dataclass(frozen=True, slots=True)
class Kinds:
    """The types of a game's values, as the codec needs them."""

    config: Any
    state: Any
    move: Any
    event: Any
    view: Any


# A bot gets what a seat gets. The generator makes it repeatable; it is not the game's own.
Bot: TypeAlias = Callable[[View, tuple[Move, ...], Rng], Move]

# What a bot does of its own accord while nobody waits for it; mostly nothing, None. The number
# is how many milliseconds ago there was something to react to: it never does so sooner than people.
Impulse: TypeAlias = Callable[[View, tuple[Move, ...], Rng, int], Move | None]

# What comes of a person's sleight of hand: the move of that seat, or of a bot that notices, or
# nothing, None. The number is how many milliseconds it took, the truth is whether it was looked at.
Fumble: TypeAlias = Callable[[View, tuple[Move, ...], int, bool, Rng], tuple[Seat, Move] | None]


def never_foregone(state: Any, seat: Seat) -> None:
    """For games in which whoever is asked has something to decide (Game.foregone)."""


class Game(Protocol[Config, State, Move, Event, View]):
    """The rules of one game. Every method is a question: none changes anything."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def kinds(self) -> Kinds: ...
    @property
    def options(self) -> Mapping[str, str]:
        """Switch of a variant -> one line about it."""

    @property
    def rulings(self) -> tuple[str, ...]:
        """Lines of the config of every match that begins now; those of before keep theirs."""

    @property
    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """From weakest to strongest."""

    @property
    def mind(self) -> Any:
        """How its players think ahead (engine.search.levels.Mind)."""

    @property
    def impulses(self) -> Mapping[str, Impulse[View, Move]]:
        """Of kinds of bots that act unasked; none where everything goes by turns."""

    @property
    def former_impulses(self) -> Mapping[str, Impulse[View, Move]]:
        """As they were in matches that were played by earlier bots: those are checked too."""

    @property
    def fumble(self) -> Fumble[View, Move] | None:
        """Of games in which fingers do something in secret; None is: not in this one."""

    def setup(self, config: Config, seed: int) -> Step[State, Event]: ...
    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats without whose move the match stands still; () when it is over."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]: ...
    def foregone(self, state: State, seat: Seat) -> Move | None:
        """What is done without asking, as all that is legal comes to the same; else None."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None: ...
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]: ...
    def outcome(self, state: State) -> Outcome | None: ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know; None, like the clock, is somebody who only watches."""

    def private(self, state: State) -> bool:
        """Must who is asked see something that others must not? Else the choice is public."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        """What that seat perceives of an event; None is nothing."""

    def reveals(self, event: Event) -> bool:
        """Did somebody learn something by it? Then nobody can take it back."""

    def imagine(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """A whole world in which that seat would see just this view."""

    def dealt(self, config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
        """What chance alone gave to each seat at that step; mostly nothing."""

    def chapter(self, state: State) -> str:
        """Where in the match this is, as the notation numbers it: '7', or '2.7' in game 2."""

    def write_move(self, move: Move) -> str: ...
    def read_move(self, text: str) -> Move: ...
    def with_precedence(
        self, config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]
    ) -> Config:
        """The config with the order of people that settles a tie: by age, by birthday.

        People of whom nothing is known are not named; each game knows what bots are to it.
        """

    def write_config(self, config: Config) -> tuple[str, ...]:
        """The config as lines of the notation."""

    def read_config(self, lines: tuple[str, ...]) -> Config: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
