"""Every request and every reply between the page and the engine: the whole wire on one page.

Seats, moves and options travel as the notation writes them: `a`, `play-7a`, `hidden-dancer`.
`eyes` says who looks at the answer: a seat, or None for everybody round the table.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.core.game import Outcome
from engine.table.tally import Sum


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody at the table."""

    name: str
    bot: str | None


# --- what the page asks ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """A new match begins."""

    game: str
    options: tuple[str, ...]  # lines of the notation, the number of seats too
    precedence: tuple[str, ...]  # people in the order that settles a tie; as far as it is known
    seed: int
    players: tuple[Sitting, ...]
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Load:
    """A stored match goes on."""

    save: str
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Submit:
    """A person moves."""

    revision: int
    seat: str
    move: str
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Advance:
    """One bot, or the clock, moves."""

    revision: int
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Nudge:
    """That bot may act of its own accord: cheat, call, slap. Mostly it does not.

    `after` is how many milliseconds ago there was something to react to, such as a fan's rustle.
    Asked again at the same table, a bot finds only that more time has gone by.

    What time alone brings about, the page submits as the clock: `*` moves `late-b` or `close`.
    """

    revision: int
    seat: str
    after: int
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Fumble:
    """How a person's fingers did what nobody should notice; perhaps the fan rustles for it."""

    revision: int
    seat: str
    took: int  # milliseconds, from the touch to the letting go
    watched: bool  # did the bot that has to notice look there?
    eyes: str | None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A person takes the own last move back."""

    revision: int
    seat: str
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Look:
    """The table as those eyes may see it; nothing changes."""

    eyes: str | None


@dataclass(frozen=True, slots=True)
class Read:
    """The log as those eyes may read it."""

    eyes: str | None


@dataclass(frozen=True, slots=True)
class Check:
    """Was it all fair in the match of that save? It has to be over; the table stays as it is.

    To be asked again and again, until it has come to 100 per cent.
    """

    save: str
    effort: int  # so many choices of bots are asked for again this time


@dataclass(frozen=True, slots=True)
class Tally:
    """What chance gave in the matches of those saves; the table stays as it is."""

    saves: tuple[str, ...]


Request: TypeAlias = (
    Open | Load | Submit | Advance | Nudge | Fumble | TakeBack | Look | Read | Check | Tally
)


# --- what the engine answers -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Undo:
    """Whose last move could be taken back, and if it cannot, why."""

    seat: str
    refusal: str | None


@dataclass(frozen=True, slots=True)
class Update:
    """The table now, and what just happened, as those eyes may see it."""

    game: str
    players: tuple[Sitting, ...]
    chapter: str
    revision: int
    eyes: str | None
    events: tuple[Any, ...]
    view: Any
    asked: tuple[str, ...]  # the seats without whose move the match stands still
    private: bool  # must who is asked see what others must not?
    mover: str | None  # whose legal moves are listed
    legal: tuple[str, ...]
    next: Literal["person", "bot", "clock", "nobody"]
    clock: tuple[str, ...]  # what time could bring about now: for timers, never to be shown
    undo: Undo | None
    outcome: Outcome | None
    pledge: str  # the fingerprint of what was dealt by: it is the same from the first move on
    save: str


@dataclass(frozen=True, slots=True)
class LogTurn:
    chapter: str
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Log:
    """What those eyes witnessed: of the set-up, then of each turn."""

    turns: tuple[LogTurn, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The move is not allowed, or the page acted on an older picture (`stale`)."""

    code: str
    rule: str


@dataclass(frozen=True, slots=True)
class Unread:
    """A request, a save or a name that cannot be read: why, where, and what was found."""

    code: str
    place: str
    found: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A fault of ours: the last good save is still good."""

    fault: str


@dataclass(frozen=True, slots=True)
class OddMove:
    """A move that its bot does not choose when it is asked again."""

    turn: int  # from 1
    seat: str
    move: str
    instead: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check has found so far. All turns were played again from the seed already."""

    per_cent: int
    opening: str  # what the pledge is made from; it can be told now
    pledge: str
    turns: int
    asked: int  # so many bots' moves were asked for again, of what their seats saw
    odd: tuple[OddMove, ...]
    unasked: int  # so many did bots of their own accord: slips, calls and their like
    worlds: int  # so many moves were made once more where all that was hidden lay otherwise
    alike: int  # in so many of them the bot saw and did the same


@dataclass(frozen=True, slots=True)
class Tallied:
    """What chance gave to people and to bots, and what it gives on average, by game."""

    games: tuple[Sum, ...]
    running: int  # so many are not over: what was dealt there is still secret
    damaged: int


Reply: TypeAlias = Update | Log | Refused | Unread | Failed | Checked | Tallied
