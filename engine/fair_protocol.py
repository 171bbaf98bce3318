"""The requests and replies about fairness. They need no table and change none."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.game import Seat
from engine.table.tally import Sum


@dataclass(frozen=True, slots=True)
class Check:
    """Was everything fair in the match of that save? The match must be over.

    Ask again and again, until the answer says 100 per cent. The running table is left alone.
    """

    save: str
    effort: int  # how many choices of bots to repeat this time


@dataclass(frozen=True, slots=True)
class Tally:
    """What chance gave in the matches of those saves. The running table is left alone."""

    saves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Added:
    """What a person added to the number that the phone drew."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The fingerprint of a drawn number of 32 digits, to show before people add something."""

    drawn: str


@dataclass(frozen=True, slots=True)
class Fingerprinted:
    print: str


@dataclass(frozen=True, slots=True)
class OddMove:
    """A move that the bot does not choose when it is asked again."""

    turn: int  # from 1
    seat: Seat
    move: str
    instead: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check has found so far. All turns have already been played again from the seed."""

    per_cent: int
    opening: str  # the text the pledge is made from; now it is no secret any more
    pledge: str
    turns: int
    asked: int  # how many moves of bots were repeated, with what their seats saw
    odd: tuple[OddMove, ...]
    unasked: int  # how many things bots did unasked: slips, calls and so on
    worlds: int  # how many moves were repeated in worlds with other hidden cards
    alike: int  # in how many of those the bot saw and did the same


@dataclass(frozen=True, slots=True)
class Tallied:
    """What chance gave to people and to bots, and what it gives on average, by game."""

    games: tuple[Sum, ...]
    running: int  # how many are not over; what was dealt there is still secret
    damaged: int


FairRequest: TypeAlias = Check | Tally | Fingerprint
FairReply: TypeAlias = Checked | Tallied | Fingerprinted
