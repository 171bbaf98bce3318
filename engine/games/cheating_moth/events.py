"""What happened, as data: for motion, sentences and the log.

What others may not see is None for them. Slips they do not notice at all.
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.core.cards import Card
from engine.core.game import Seat
from engine.games.cheating_moth.cards import Cards

StarterBy: TypeAlias = Literal["oldest", "lot", "left"]
SlowestBy: TypeAlias = Literal["early", "still", "late", "leaf"]
EndBy: TypeAlias = Literal["hand", "standstill"]


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Hands are dealt; the starter has the Guard Bug, and a first card lies there (A2, A3)."""

    round: int
    rounds: int
    starter: Seat
    by: StarterBy
    discard: Card


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    count: int
    cards: Cards | None  # only for the seat itself


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played. If it was the hand's last card, its action does not happen (C8)."""

    seat: Seat
    card: Card
    acts: bool


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """On a turn, for a wrong call or a lapsed claim, or because of the Ant (T3, V5, C6, C7)."""

    seat: Seat
    card: Card | None  # only for the seat itself


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """There was nothing to draw (T4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PileRenewed:
    """All discards but the top one were shuffled into a new draw pile (T4)."""

    time: int  # in this round, from 1
    count: int  # of cards


@dataclass(frozen=True, slots=True)
class CardSlipped:
    """A card is vanishing under the table; only its seat knows (V1)."""

    seat: Seat
    card: Card
    during: Seat  # whose turn it is


@dataclass(frozen=True, slots=True)
class SlipStood:
    """The card has vanished; it is too late to call. Only its seat knows (V2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FanRustled:
    """Something moved in that fan (V6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SlipCaught:
    """A right call: the card is back, for all to see (V4)."""

    guard: Seat
    seat: Seat
    card: Card
    during: Seat  # whose turn it was when it slipped


@dataclass(frozen=True, slots=True)
class CallMissed:
    """A wrong call: nothing was vanishing there (V5)."""

    guard: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class GuardMoved:
    """The Guard Bug has a new holder (V4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftSealed:
    """Somebody has put their gift aside (C4)."""

    seat: Seat
    card: Card | None  # only for the seat itself


@dataclass(frozen=True, slots=True)
class CardGiven:
    """By the Spider, to the slowest, or by the Guard (C1, C4, V4)."""

    seat: Seat
    to: Seat
    card: Card | None  # only for these two


@dataclass(frozen=True, slots=True)
class NothingGiven:
    """The Spider's gift was not made, or there was nothing but Moths to give."""

    seat: Seat
    to: Seat | None


@dataclass(frozen=True, slots=True)
class Slapped:
    seat: Seat
    ms: int  # after the mosquito had landed; EARLY is -1 (C3)


@dataclass(frozen=True, slots=True)
class LeafPicked:
    """Somebody has chosen a leaf (L1)."""

    seat: Seat
    leaf: int | None  # only for the seat itself


@dataclass(frozen=True, slots=True)
class LeavesShown:
    """Where everybody was, and where the mosquito went (L1)."""

    leaves: tuple[int | None, ...]  # by seat
    leaf: int


@dataclass(frozen=True, slots=True)
class SlowestFound:
    """Who gets the gifts (C3, L1)."""

    seat: Seat
    by: SlowestBy
    lot: bool  # several were equally slow


@dataclass(frozen=True, slots=True)
class Claimed:
    seat: Seat
    ms: int


@dataclass(frozen=True, slots=True)
class ClaimsSettled:
    """Who may lay, the fastest first; nobody, if there was no claim (C5)."""

    order: tuple[Seat, ...]
    lot: bool  # some were equally fast


@dataclass(frozen=True, slots=True)
class ClaimLapsed:
    """Somebody who claimed lays nothing, with or without such a card (C6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LaySealed:
    """Somebody has put a card aside, or none (L2)."""

    seat: Seat
    card: Card | None  # only for the seat itself


@dataclass(frozen=True, slots=True)
class CardLaid:
    """On the Cockroach; at a calm table the lot decided among `tried` (C6, L2)."""

    seat: Seat
    card: Card
    tried: int


@dataclass(frozen=True, slots=True)
class NobodyLaid:
    """Nothing is laid on the Cockroach (C6, L2)."""


@dataclass(frozen=True, slots=True)
class CardTaken:
    """By the Ant, from the discard pile, where all could see it (C7)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RoundEnded:
    by: EndBy
    seats: tuple[Seat, ...]  # whose hands were empty (E1); nobody's at a standstill (E2)


@dataclass(frozen=True, slots=True)
class RoundScored:
    round: int
    hands: tuple[Cards, ...]  # by seat: what was left
    vanished: tuple[Cards, ...]  # by seat
    totals: tuple[int, ...]  # by seat, of this round
    sums: tuple[int, ...]  # by seat, of all rounds so far


Event: TypeAlias = (
    RoundBegun
    | HandDealt
    | CardPlayed
    | CardDrawn
    | TurnSkipped
    | PileRenewed
    | CardSlipped
    | SlipStood
    | FanRustled
    | SlipCaught
    | CallMissed
    | GuardMoved
    | GiftSealed
    | CardGiven
    | NothingGiven
    | Slapped
    | LeafPicked
    | LeavesShown
    | SlowestFound
    | Claimed
    | ClaimsSettled
    | ClaimLapsed
    | LaySealed
    | CardLaid
    | NobodyLaid
    | CardTaken
    | RoundEnded
    | RoundScored
)


def witness(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case CardSlipped(owner) | SlipStood(owner):
            return event if owner == seat else None
        case CardDrawn(owner) | GiftSealed(owner) | LaySealed(owner):
            return event if owner == seat else replace(event, card=None)
        case CardGiven(giver, to):
            return event if seat in (giver, to) else replace(event, card=None)
        case HandDealt(owner):
            return event if owner == seat else replace(event, cards=None)
        case LeafPicked(owner):
            return event if owner == seat else replace(event, leaf=None)
        case _:
            return event


def reveals(event: Event) -> bool:
    """All events except those nobody learns from: sealed choices, and giving or laying nothing.

    A slip counts as a reveal too, so that nobody can take it back.
    """
    return not isinstance(
        event,
        GiftSealed | LaySealed | LeafPicked | NothingGiven | ClaimLapsed | TurnSkipped | NobodyLaid,
    )
