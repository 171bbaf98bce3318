"""What happened, as data: for motion, sentences and the log.

Everybody notices everything. A face-down card has no name in any event until it is turned up.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core.cards import Card
from engine.core.game import Seat
from engine.games.parrot_box.cards import Cards, Spot

StarterBy: TypeAlias = Literal["highest", "birthday", "lot"]
LastTurnsWhy: TypeAlias = Literal["finished", "pile", "turns"]


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Boxes are dealt face down, and the first card of the discard pile is turned up (A2)."""

    round: int
    rounds: int
    discard: Card


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A face-down card was turned up by its owner (A3, T3)."""

    seat: Seat
    spot: Spot
    card: Card


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """Who has the first turn of the round, and what decided it (A4)."""

    seat: Seat
    by: StarterBy
    sums: tuple[int, ...]  # by seat, of the two cards


@dataclass(frozen=True, slots=True)
class PileRenewed:
    """All of the discard pile but its top card was shuffled into a new draw pile (T5)."""

    time: int  # in this round, from 1
    count: int  # of cards


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The top of the draw pile, for all to see (T1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardTaken:
    """The top of the discard pile (T1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardReplaced:
    """A card came into the box; the old one is the top of the discard pile (T2)."""

    seat: Seat
    spot: Spot
    card: Card
    old: Card
    was_down: bool  # did the old one lie face down?


@dataclass(frozen=True, slots=True)
class ParrotFloated:
    """A card took a Parrot's spot; the Parrot flew to that of a face-down card (P3)."""

    seat: Seat
    spot: Spot  # where the Parrot was and the card is now
    card: Card
    parrot: Card
    to: Spot
    old: Card  # what lay face down there, now the top of the discard pile


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """The drawn card went to the discard pile (T3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LastKeptDown:
    """The turn ended, and the last face-down card stays face down (T4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTurnsBegun:
    """That seat has no more turns after this one; all others have one (E1, E2)."""

    seat: Seat
    why: LastTurnsWhy


@dataclass(frozen=True, slots=True)
class RestTurned:
    """After somebody's last turn, their face-down cards are turned up (E3)."""

    seat: Seat
    spots: tuple[Spot, ...]
    cards: Cards


@dataclass(frozen=True, slots=True)
class RoundScored:
    round: int
    totals: tuple[int, ...]  # by seat, of this round
    sums: tuple[int, ...]  # by seat, of all rounds so far


Event: TypeAlias = (
    RoundBegun
    | CardTurned
    | StarterChosen
    | PileRenewed
    | CardDrawn
    | DiscardTaken
    | CardReplaced
    | ParrotFloated
    | CardDiscarded
    | LastKeptDown
    | LastTurnsBegun
    | RestTurned
    | RoundScored
)


def witness(event: Event, seat: Seat | None) -> Event | None:
    """A5: nothing is seen only by some."""
    del seat
    return event


def reveals(event: Event) -> bool:
    """Did people see a card that nobody knew before?"""
    match event:
        case RoundBegun() | CardTurned() | CardDrawn() | ParrotFloated() | RestTurned():
            return True
        case CardReplaced(was_down=was_down):
            return was_down
        case _:
            return False
