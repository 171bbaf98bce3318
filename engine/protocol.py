"""Every request and every reply between the page and the engine.
Those without a running table are in fair_protocol.py, review_protocol.py, sharing_protocol.py and
teaching_protocol.py, and what is for the store alone in storing_protocol.py.

Seats are numbers, and -1 is the clock. Moves and options are texts of the notation: `play-7a`.
`eyes` says who looks at the answer: a seat, or None for everybody at the table.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.core.game import Outcome, Seat
from engine.fair_protocol import Added, FairReply, FairRequest
from engine.review_protocol import Review, Reviewed
from engine.search.reason import Reason
from engine.sharing_protocol import SharingReply, SharingRequest
from engine.storing_protocol import Saved, StoringReply, StoringRequest
from engine.teaching_protocol import Teach


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
    options: tuple[str, ...]  # lines of the notation, with the number of seats
    precedence: tuple[Seat, ...]  # the order of people that settles a tie, as far as it is known
    seed: str  # as in the notation; if people add something, the 32 digits that were drawn
    added: tuple[Added, ...]
    players: tuple[Sitting, ...]
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Load:
    """A stored match goes on."""

    save: str
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Fingers:
    """How fingers did something in secret, in milliseconds. Who looked there, the engine knows."""

    revision: int  # of the table whose Guard was to be seen then
    began: int  # from the beginning of its gaze to the touch
    took: int  # from touch to release


@dataclass(frozen=True, slots=True)
class Submit:
    """A person moves. What comes of clumsy fingers at once, such as a rustle, is in the answer."""

    revision: int
    seat: Seat
    move: str
    fingers: Fingers | None  # None: nobody listens, or it is no secret
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Advance:
    """One bot, or the clock, moves."""

    revision: int
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Think:
    """The bot whose turn it is thinks on for `effort` playouts. `Advance` then plays the result.
    Without `Think`, `Advance` thinks to the end at once, with the same result."""

    revision: int
    effort: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What the best bot would do in that person's place; each time `effort` playouts further.
    The result depends only on what those eyes see, so it is the same whenever they ask. With the
    seat's own `eyes` it uses what that seat knows, with None only what everybody knows."""

    revision: int
    seat: Seat
    effort: int
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Why:
    """Why did a bot make this move? Turns are counted from 1, only those that everybody noticed."""

    turn: int
    effort: int


@dataclass(frozen=True, slots=True)
class Nudge:
    """That bot may do something unasked: cheat, call, slap. Mostly it does nothing. `after` says
    how many milliseconds ago there was something to react to, such as a rustle. Asked again at
    the same table, only the time has changed for it. What time alone causes, the page submits as
    the clock: -1 moves `late-b` or `close`."""

    revision: int
    seat: Seat
    after: int
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A person takes back their own last move."""

    revision: int
    seat: Seat
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Look:
    """The table as those eyes may see it; nothing changes."""

    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Read:
    """The log as those eyes may read it."""

    eyes: Seat | None
    last: int | None  # at most this many turns; None is all


Request: TypeAlias = (
    Open
    | Load
    | Submit
    | Advance
    | Think
    | Hint
    | Why
    | Nudge
    | TakeBack
    | Look
    | Read
    | StoringRequest
    | FairRequest
    | Review
    | SharingRequest
    | Teach
)


# --- what the engine answers -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Undo:
    """Whose last move could be taken back; or why it cannot."""

    seat: Seat
    refusal: str | None


@dataclass(frozen=True, slots=True)
class Update:
    """The table now, and what just happened, as those eyes may see it. `revision` and `clock` are
    never shown, `saved` is for the store. All else follows from what those eyes have seen."""

    game: str
    players: tuple[Sitting, ...]
    chapter: str
    revision: int
    eyes: Seat | None
    events: tuple[Any, ...]
    view: Any
    asked: tuple[Seat, ...]  # the seats without whose move the match cannot go on
    private: bool  # does the choice need cards that others must not see?
    mover: Seat | None  # whose legal moves are listed
    legal: tuple[str, ...]
    foregone: str | None  # the one to make without asking, because all come out the same
    next: Literal["person", "bot", "clock", "nobody"]
    clock: tuple[str, ...]  # what time alone could cause now: for timers, never shown
    undo: Undo | None  # never in a game with secret moves
    why: int | None  # the last turn these eyes noticed, if a bot was asked for it
    outcome: Outcome | None
    pledge: str  # the match's fingerprint: the same from the first move on
    saved: Saved | None  # for the store alone; None: nothing has changed


@dataclass(frozen=True, slots=True)
class Thinking:
    """How far a bot's thought has come. At 100 it is done."""

    per_cent: int


@dataclass(frozen=True, slots=True)
class Option:
    """A move, and what is expected of it compared with the best."""

    move: str
    behind: int | None  # all the bot is after, in hundredths of a point; None: unknown
    alike: bool  # is the difference from the best too small to be sure of?


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves that were weighed, best first. Before 100 per cent: as far as is known."""

    seat: Seat
    per_cent: int
    options: tuple[Option, ...]
    reason: Reason  # why the first one is good


@dataclass(frozen=True, slots=True)
class Account:
    """Why a bot made its move.

    `open`: all it thought. `as-seen`: its hand is still hidden, so only what everybody could think.
    `closed`: nothing yet, because the choice is still secret. Move and reason are told later.
    """

    turn: int
    seat: Seat
    kind: str
    openness: Literal["open", "as-seen", "closed"]
    per_cent: int
    move: str | None
    options: tuple[Option, ...]  # best first; none from a bot that does not think ahead
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class LogTurn:
    chapter: str
    events: tuple[Any, ...]
    why: int | None  # the turn, if a bot was asked for it and these eyes noticed it


@dataclass(frozen=True, slots=True)
class Log:
    """What those eyes noticed: the set-up, then each turn; or only the last turns."""

    turns: tuple[LogTurn, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The move is not allowed, or the page acted on an older table (`stale`)."""

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
    """A fault of ours. The last good save is still good."""

    fault: str


Reply: TypeAlias = (
    Update
    | StoringReply
    | Log
    | Thinking
    | Advice
    | Account
    | FairReply
    | Reviewed
    | SharingReply
    | Refused
    | Unread
    | Failed
)
