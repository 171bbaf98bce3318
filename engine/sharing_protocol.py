"""The requests and replies about links. What is not said to change the running table touches none.

A link is the part of an address after `#`. `of` is a link, or the text of a match or a save.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.core.game import Outcome, Seat
from engine.links.chain import Keeps
from engine.links.compared import Comparison

# Everybody's eyes together, in place of a seat's: they see all hands, once a match is over.
ALL_EYES: Final = "all"
Eyes: TypeAlias = Seat | Literal["all"] | None


@dataclass(frozen=True, slots=True)
class Phone:
    """What a phone has to leave its marks by, and to know others' again."""

    secret: str  # it never leaves the phone
    here: tuple[Seat, ...]  # who plays on it
    seen: str  # as `Shared` or `Unfolded` told it the last time; "" at first


@dataclass(frozen=True, slots=True)
class Share:
    """The running table as a link.

    `deal`: its set-up and seed, for others to play too; `day`: the same, of the deal of that
    date; both with the scores, if it is over. `match`: all of it, perhaps to look at a step of
    it, perhaps with the seats it hands over: only those may go on with it on another phone.
    """

    what: Literal["deal", "day", "match"]
    date: str | None  # of `day`, like 2026-02-28
    step: int | None
    to: tuple[Seat, ...] | None  # in order; None hands over all
    phone: Phone | None  # if people play on phones of their own, which leave marks


@dataclass(frozen=True, slots=True)
class Today:
    """The link to the deal of that date; `Follow` then plays it."""

    game: str
    date: str


@dataclass(frozen=True, slots=True)
class Unfold:
    """What is in that link, and how does it lie to that save of mine, and to those marks?"""

    link: str
    mine: str | None
    mark: str | None  # of the last time: a person on another phone may have changed the past
    phone: Phone | None


@dataclass(frozen=True, slots=True)
class Follow:
    """It becomes the running table: from a step of it, if it is over, as a match of its own."""

    of: str
    names: tuple[str, ...]  # of a deal, one for each seat; () keeps those it has
    step: int | None
    eyes: Seat | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A step of a match as those eyes saw it: a person's; once it is over, anybody's or `all`.

    While it goes on, only the steps that those eyes noticed are there, and are counted.
    """

    of: str
    step: int | None  # 0 is the set-up; None is the one that a link points to, or else the last
    eyes: Eyes


@dataclass(frozen=True, slots=True)
class Retell:
    """All that happened in a match as those eyes saw it; they may look as at a `Replay`."""

    of: str
    eyes: Eyes


@dataclass(frozen=True, slots=True)
class Point:
    """A match that is over, as a link to a step of it. `Share` is for the running table alone."""

    of: str
    step: int


@dataclass(frozen=True, slots=True)
class AskAgain:
    """Would the bots of that link choose what it tells of them? From that step of its replay on.

    To be asked again and again until it is done: so many playouts each time.
    """

    of: str
    since: int
    effort: int


@dataclass(frozen=True, slots=True)
class Pack:
    """That save as a file to take away: its cards are covered until the match is over."""

    save: str
    here: tuple[Seat, ...] | None  # the seats of this phone; None is everybody


@dataclass(frozen=True, slots=True)
class Unpack:
    """What is in the text of such a file?"""

    text: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at the table of a link."""

    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Shared:
    link: str
    mark: str | None  # of a match, to be kept by who sends it
    deal: str  # the fingerprint of the deal, whoever plays it
    seen: str = ""  # the marks of phones in it, to be kept too


@dataclass(frozen=True, slots=True)
class Unseen:
    seat: Seat
    turns: int


@dataclass(frozen=True, slots=True)
class Unfolded:
    kind: Literal["deal", "day", "match"]
    game: str
    options: tuple[str, ...]  # as in `Open`, without explicit deals
    players: tuple[Seated, ...]  # the deal of a day names them by their seats
    date: str | None
    scores: tuple[int, ...]  # of the sender, by place; () is not told
    turns: int
    over: bool
    step: int | None
    to: tuple[Seat, ...] | None
    pledge: str  # the matches of the same pledge are the same match; a day's tells nothing
    deal: str  # the fingerprint of the deal, whoever plays it: who has played it before?
    mark: str  # to be kept for the next time
    seen: str  # too, as soon as somebody goes on from it
    unseen: tuple[Unseen, ...]  # turns that have not been seen from the phone of whoever made them
    comparison: Comparison | None  # with mine; None without it
    kept: Keeps | None  # is the past the same as at the mark? None without one


@dataclass(frozen=True, slots=True)
class Replayed:
    game: str
    players: tuple[Seated, ...]
    step: int
    steps: int  # the last one
    chapter: str
    eyes: Eyes
    events: tuple[Any, ...]
    view: Any  # of `all` that of somebody who only watches
    views: tuple[Any, ...]  # to `all` eyes that of every seat; else ()
    over: bool  # the match, not this step: may any eyes look?
    outcome: Outcome | None  # at this step


@dataclass(frozen=True, slots=True)
class Told:
    """What happened in a step, and when."""

    chapter: str
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Retold:
    game: str
    players: tuple[Seated, ...]
    step: int | None  # that a link points to
    over: bool
    told: tuple[Told, ...]  # by step, from the set-up on


@dataclass(frozen=True, slots=True)
class AskedAgain:
    done: bool  # how many there are to be asked is not told: some may have passed in secret
    odd: tuple[
        Seat, ...
    ]  # whose moves come out differently; which, is secret as long as it goes on


@dataclass(frozen=True, slots=True)
class Packed:
    text: str
    covered: bool  # while the match goes on


@dataclass(frozen=True, slots=True)
class Unpacked:
    save: str
    here: tuple[Seat, ...] | None


@dataclass(frozen=True, slots=True)
class Reading:
    """A long link is read in slices: whoever asks the same once more gets on with it."""

    per_cent: int


SharingRequest: TypeAlias = (
    Share | Today | Unfold | Follow | Replay | Retell | Point | AskAgain | Pack | Unpack
)
SharingReply: TypeAlias = (
    Shared | Unfolded | Replayed | Retold | AskedAgain | Packed | Unpacked | Reading
)
