"""What a player can do, and how that is written down. legality.py says who may do it when.

What stands in brackets is the section of RULES.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.cards import Card, read_card, write_card
from engine.core.codec import BadMessage, read_number
from engine.core.game import Seat, read_seat, write_seat
from engine.games.cheating_moth.cards import DECK
from engine.games.cheating_moth.state import EARLY, SEATS

MOMENTS: Final = range(2000)  # milliseconds: later is the same as no reaction (C3, C5)
LEAVES: Final = range(1, 4)


@dataclass(frozen=True, slots=True)
class Play:
    """Play a fitting card (T1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card, and the turn is over (T3)."""


@dataclass(frozen=True, slots=True)
class Skip:
    """There is nothing to draw: the turn is over (T4)."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Let a card vanish under the table (V1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Call:
    """The Guard says who has just cheated (V3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rustle:
    """The player's fan rustles, and all notice it, whether a card slips or not (V6)."""


@dataclass(frozen=True, slots=True)
class GiveTo:
    """Give a card to one other player, by the Spider (C1)."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card to the slowest; or as the Guard, to whoever was caught (C4, V4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveNothing:
    """Give nothing: by choice with the Spider, or for lack of other cards (C1, C4, V4)."""


@dataclass(frozen=True, slots=True)
class Slap:
    """Slap the mosquito, that many milliseconds after it landed, or EARLY (C3)."""

    ms: int


@dataclass(frozen=True, slots=True)
class PickLeaf:
    """Choose a leaf in secret (L1)."""

    leaf: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the Cockroach, that many milliseconds after it was played (C5)."""

    ms: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a number card of the Cockroach's value, or put one aside for it (C6, L2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lapse:
    """Lay nothing on the Cockroach (C6, L2)."""


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """The clock's move: the time to slap or to claim is over (C3, C5)."""


@dataclass(frozen=True, slots=True)
class LetStand:
    """The clock's move: it is now too late to call that seat's slip (V2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealNext:
    """The clock's move: put the finished round away and deal the next one (A2)."""


Move: TypeAlias = (
    Play
    | Draw
    | Skip
    | Slip
    | Call
    | Rustle
    | GiveTo
    | Give
    | GiveNothing
    | Slap
    | PickLeaf
    | Claim
    | Lay
    | Lapse
    | CloseWindow
    | LetStand
    | DealNext
)

# --- how it is written down ------------------------------------------------------------------

_OF_CARD: Final[dict[str, Callable[[Card], Move]]] = {
    "play": Play,
    "slip": Slip,
    "give": Give,
    "lay": Lay,
}
_OF_SEAT: Final[dict[str, Callable[[Seat], Move]]] = {"call": Call, "late": LetStand}
_OF_NUMBER: Final[dict[str, tuple[Callable[[int], Move], range]]] = {
    "slap": (Slap, MOMENTS),
    "claim": (Claim, MOMENTS),
    "leaf": (PickLeaf, LEAVES),
}
_ALONE: Final[dict[str, Move]] = {
    "draw": Draw(),
    "skip": Skip(),
    "rustle": Rustle(),
    "give-nothing": GiveNothing(),
    "slap-early": Slap(EARLY),
    "lapse": Lapse(),
    "close": CloseWindow(),
    "deal": DealNext(),
}
_WORDS: Final = {move: word for word, move in _ALONE.items()}


def write_move(move: Move) -> str:
    """`play-3a`, `draw`, `slip-52a`, `call-b`, `give-3a-c`, `slap-287`, `late-b`, `close`, …"""
    match move:
        case Play(card) | Slip(card) | Give(card) | Lay(card):
            return f"{type(move).__name__.lower()}-{write_card(card)}"
        case GiveTo(card, seat):
            return f"give-{write_card(card)}-{write_seat(seat)}"
        case Call(seat):
            return f"call-{write_seat(seat)}"
        case LetStand(seat):
            return f"late-{write_seat(seat)}"
        case Slap(ms) if ms != EARLY:
            return f"slap-{ms}"
        case Claim(ms):
            return f"claim-{ms}"
        case PickLeaf(leaf):
            return f"leaf-{leaf}"
        case _:
            return _WORDS[move]


def read_move(text: str) -> Move:
    if text in _ALONE:
        return _ALONE[text]
    verb, *words = text.split("-")
    if verb in _OF_CARD and len(words) == 1:
        return _OF_CARD[verb](_read_card(words[0]))
    if verb == "give" and len(words) == 2:
        return GiveTo(_read_card(words[0]), _read_seat(words[1]))
    if verb in _OF_SEAT and len(words) == 1:
        return _OF_SEAT[verb](_read_seat(words[0]))
    if verb in _OF_NUMBER and len(words) == 1:
        make, numbers = _OF_NUMBER[verb]
        number = read_number(words[0])
        if number in numbers:
            return make(number)
        raise BadMessage("number-out-of-range", found=text)
    raise BadMessage("unknown-move", found=text)


def _read_card(text: str) -> Card:
    card = read_card(text)
    if card not in DECK:
        raise BadMessage("not-a-card", found=text)
    return card


def _read_seat(text: str) -> Seat:
    seat = read_seat(text)
    if not 0 <= seat < SEATS[-1]:
        raise BadMessage("no-such-seat", found=text)
    return seat
