"""The requests and replies about luck and skill. They need no table and change none.

Points are hundredths, ahead of the others' average. Chances to win are ten-thousandths.
"""

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.game import Seat
from engine.search.reason import Reason


@dataclass(frozen=True, slots=True)
class Review:
    """Luck and skill told apart, in the match of that save or link. The match must be over.

    Ask again and again, until the answer says 100 per cent. The running table is left alone.
    """

    of: str
    seat: Seat | None  # whose expectations; None: everybody's
    worlds: int | None  # imagined for each stretch of the match in the end; None: as many as usual
    effort: int  # worlds to go through this time
    kept: str | None  # goes on from there, if nothing is under way: what an answer gave to keep
    keep: bool  # is something to be kept wanted?
    tell: bool  # are the ledgers wanted?


@dataclass(frozen=True, slots=True)
class Worthy:
    points: int
    chance: int


@dataclass(frozen=True, slots=True)
class Summed:
    """One of the four accounts, and how far off it may be."""

    account: Literal["deal", "guesses", "own", "others"]
    change: Worthy
    margin: Worthy


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move beside the best, as a hint has it; None is leaving it be."""

    move: str | None
    behind: int
    alike: bool
    chance: int


@dataclass(frozen=True, slots=True)
class Highlighted:
    """Something worth a look, with what is needed to show it."""

    kind: Literal["doubtful", "mistake", "blunder", "brilliant", "lucky", "unlucky"]
    turn: int  # in the log, from 1
    step: int  # of a replay: the table as it was
    chapter: str
    view: Any  # of the seat, then
    move: str | None  # that was made; None for luck
    change: Worthy
    options: tuple[Weighed, ...]  # the best first
    reason: Reason | None  # why the best is good


@dataclass(frozen=True, slots=True)
class Expected:
    """What a seat expected after that turn, for a graph."""

    turn: int
    now: Worthy


@dataclass(frozen=True, slots=True)
class LedgerTold:
    """The ledger of a seat: start and the four accounts add up to the result."""

    seat: Seat
    start: Worthy
    result: Worthy
    without_luck: Worthy  # the result less the deal and the draw
    skill: Worthy | None  # how much less its decisions cost than the others'; None: not reviewed
    sums: tuple[Summed, ...]
    decisions: int  # in which there was a choice
    course: tuple[Expected, ...]
    highlights: tuple[Highlighted, ...]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """How far it has come. Once every stretch was looked at, there is something to tell."""

    game: str
    per_cent: int
    speaks: bool
    ledgers: tuple[LedgerTold, ...]
    kept: str | None
