"""What happened, as data: for motion, sentences and the log.

`witness` gives each seat its own version of an event. A face it cannot know is None there.
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.core.cards import Card
from engine.core.game import Seat
from engine.games.party_bugs.cards import Cards, Place

TiedBy: TypeAlias = Literal["lowest", "youngest", "lot"]


@dataclass(frozen=True, slots=True)
class GameBegun:
    game: int  # of the series, from 1
    games: int


@dataclass(frozen=True, slots=True)
class KingTurned:
    """The first card was the King. It is shuffled back and the next one goes to the floor (B1)."""

    place: Place


@dataclass(frozen=True, slots=True)
class FloorLaid:
    """The first cards of the dance floor, by place (B1)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class TiedGiven:
    """Who holds the Tied card in this game, and what decided it (B2)."""

    seat: Seat
    by: TiedBy


@dataclass(frozen=True, slots=True)
class MirrorGiven:
    """The player with the highest sum, never Paul, has the mirror in this game (M2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: Seat
    count: int
    cards: Cards | None  # None for everybody else


@dataclass(frozen=True, slots=True)
class DancerHidden:
    """A hidden dancer was chosen, or changed before the last player had chosen (H1)."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardChosen:
    """A hand card was chosen, or changed before the last player had chosen (B4)."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    cards: Cards  # by seat


@dataclass(frozen=True, slots=True)
class OrderSettled:
    """Who takes when."""

    queue: tuple[Seat, ...]
    by_tie_rule: tuple[Seat, ...]  # those whose turn was decided by the Tied card (B5)


@dataclass(frozen=True, slots=True)
class KingDanced:
    """The King sweeps the whole floor. Other Kings of that round do nothing (B6)."""

    seat: Seat
    cards: Cards
    others: tuple[Seat, ...]  # seats whose King did nothing


@dataclass(frozen=True, slots=True)
class CardTaken:
    place: Place
    card: Card
    last: bool  # was it the only one left?


@dataclass(frozen=True, slots=True)
class PairLeft:
    """Two equal bugs met in a display and left the game (B7)."""

    place: Place
    cards: Cards


@dataclass(frozen=True, slots=True)
class DancerPaired:
    """A hidden dancer left together with its twin (H3), or at the end of the game (H4)."""

    seat: Seat
    hidden: Card
    match: Card
    at_end: bool


@dataclass(frozen=True, slots=True)
class MirrorUsed:
    seat: Seat
    card: Card
    was_hidden: bool


@dataclass(frozen=True, slots=True)
class MirrorLost:
    """The mirror was put away unused, because the display was empty (M3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FloorRefilled:
    """The played cards become the floor; Paul turns up his next one (B4, P2)."""

    cards: Cards
    paul: Card | None


@dataclass(frozen=True, slots=True)
class DancersShown:
    """The hidden dancers are turned up and counted, by seat (H4)."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class GameScored:
    totals: tuple[int, ...]  # by place, of this game
    sums: tuple[int, ...]  # by place, of the series so far
    order: tuple[Place, ...]  # the best first
    by_tie_rule: tuple[Place, ...]  # the places whose rank was decided by the Tied card (B9)


Event: TypeAlias = (
    GameBegun
    | KingTurned
    | FloorLaid
    | TiedGiven
    | MirrorGiven
    | CardsDrawn
    | DancerHidden
    | CardChosen
    | CardsRevealed
    | OrderSettled
    | KingDanced
    | CardTaken
    | PairLeft
    | DancerPaired
    | MirrorUsed
    | MirrorLost
    | FloorRefilled
    | DancersShown
    | GameScored
)


def witness(event: Event, seat: Seat | None) -> Event | None:
    """Everybody sees everything except the faces that others choose and draw."""
    match event:
        case CardsDrawn(owner) if owner != seat:
            return replace(event, cards=None)
        case DancerHidden(owner) | CardChosen(owner) if owner != seat:
            return replace(event, card=None)
        case _:
            return event


def reveals(event: Event) -> bool:
    """Did somebody see a face that they did not know before?"""
    match event:
        case KingTurned() | FloorLaid() | CardsDrawn() | CardsRevealed():
            return True
        case DancerPaired() | DancersShown():
            return True
        case MirrorUsed(was_hidden=was_hidden):
            return was_hidden
        case FloorRefilled(paul=paul):
            return paul is not None
        case _:
            return False
