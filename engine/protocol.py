"""Every request and every reply between the page and the engine: the whole wire on one page.
Only what is asked beside the table stands apart: fair_protocol.py and sharing_protocol.py.

Seats, moves and options travel as the notation writes them: `a`, `play-7a`, `hidden-dancer`.
`eyes` says who looks at the answer: a seat, or None for everybody round the table.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.core.game import Outcome
from engine.fair_protocol import Check, Checked, Tallied, Tally
from engine.search.reason import Reason
from engine.sharing_protocol import SharingReply, SharingRequest


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
class Think:
    """The bot that is to move thinks so many playouts further; `Advance` then plays what it has
    come to. Without it, `Advance` thinks to the end at once, and comes to the same."""

    revision: int
    effort: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What the best bot would do in that person's place: so many playouts further each time.

    What comes out follows from what those eyes see: it is the same whenever they ask again.
    With `eyes` of the seat it follows from what that seat knows, with None from what all know.
    """

    revision: int
    seat: str
    effort: int
    eyes: str | None


@dataclass(frozen=True, slots=True)
class Why:
    """Why did a bot move so in that turn, counted from 1? So many playouts further each time."""

    turn: int
    effort: int


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
    last: int | None  # only so many turns, if not all are wanted


Request: TypeAlias = (
    Open
    | Load
    | Submit
    | Advance
    | Think
    | Hint
    | Why
    | Nudge
    | Fumble
    | TakeBack
    | Look
    | Read
    | Check
    | Tally
    | SharingRequest
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
    foregone: str | None  # which of them is made without asking, as all come to the same
    next: Literal["person", "bot", "clock", "nobody"]
    clock: tuple[str, ...]  # what time could bring about now: for timers, never to be shown
    undo: Undo | None
    why: int | None  # the last turn, if a bot was asked for it and these eyes noticed its move
    outcome: Outcome | None
    pledge: str  # the fingerprint of what was dealt by: it is the same from the first move on
    save: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """How far a bot's thought has come; at 100 it is done."""

    per_cent: int


@dataclass(frozen=True, slots=True)
class Option:
    """A move, and what is expected of it beside the best."""

    move: str
    behind: int | None  # own points, those of others and a win in one, in hundredths; None: unknown
    alike: bool  # is that too little to tell it from the best?


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves that were weighed, the best first; before the end as far as is known."""

    seat: str
    per_cent: int
    options: tuple[Option, ...]
    reason: Reason  # what speaks for the first


@dataclass(frozen=True, slots=True)
class Account:
    """Why a bot moved so.

    `open`: all it thought. `as-seen`: its hand is closed still; what all could think. `closed`:
    nothing yet, as the move was a secret choice; move and reason are told when all lies open.
    """

    turn: int
    seat: str
    kind: str
    openness: Literal["open", "as-seen", "closed"]
    per_cent: int
    move: str | None
    options: tuple[Option, ...]  # the best first; none of a bot that does not think ahead
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class LogTurn:
    chapter: str
    events: tuple[Any, ...]
    why: int | None  # the turn, if a bot was asked for it and these eyes noticed its move


@dataclass(frozen=True, slots=True)
class Log:
    """What those eyes witnessed: of the set-up, then of each turn; or of the last of them."""

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


Reply: TypeAlias = (
    Update
    | Log
    | Thinking
    | Advice
    | Account
    | Checked
    | Tallied
    | SharingReply
    | Refused
    | Unread
    | Failed
)
