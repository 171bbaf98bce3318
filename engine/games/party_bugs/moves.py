"""What a player can do, how that is written down, and who may do it when.

Legality lives here alone. What stands in brackets is the section of RULES.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.cards import Card, face_of, make_card, read_card, write_card
from engine.core.codec import BadMessage
from engine.core.game import CLOCK, Refusal, Seat
from engine.games.party_bugs.cards import FACES, KING
from engine.games.party_bugs.state import (
    SEATS,
    Choosing,
    Hiding,
    Parting,
    Scored,
    State,
    Taking,
    is_over,
    match_of_hidden,
)


@dataclass(frozen=True, slots=True)
class HideCard:
    """Put a card face down into one's own display (H1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Choose a hand card, face down until all have chosen (B4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take a card off the dance floor into one's own display (B4, B8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class DiscardPair:
    """Discard the hidden dancer with its twin in the display (H3)."""


@dataclass(frozen=True, slots=True)
class UseMirror:
    """Discard the mirror together with an open card of one's own display (M3, M4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class MirrorDancer:
    """Discard the mirror with one's own hidden dancer, which has no name until then (M3)."""


@dataclass(frozen=True, slots=True)
class DealNext:
    """The clock's move: put the finished game away and deal the next of the series (M1)."""


Move: TypeAlias = HideCard | PlayCard | TakeCard | DiscardPair | UseMirror | MirrorDancer | DealNext

# Cards and moves are made once, because what is legal is asked more often than anything else.
_PRINTED: Final = [make_card(face, place) for face in FACES for place in range(SEATS[-1])]
_PLAY: Final = {card: PlayCard(card) for card in _PRINTED}
_TAKE: Final = {card: TakeCard(card) for card in _PRINTED}
_DISCARD_PAIR: Final = DiscardPair()
_MIRROR_DANCER: Final = MirrorDancer()
_DEAL_NEXT: Final = DealNext()

# --- how it is written down ------------------------------------------------------------------

_OF_CARD: Final[dict[str, Callable[[Card], Move]]] = {
    "hide": HideCard,
    "play": PlayCard,
    "take": TakeCard,
    "mirror": UseMirror,
}
_ALONE: Final[dict[str, Move]] = {
    "discard-pair": _DISCARD_PAIR,
    "mirror-dancer": _MIRROR_DANCER,
    "deal": _DEAL_NEXT,
}


def write_move(move: Move) -> str:
    """`play-7a`, `take-5c`, `hide-3a`, `mirror-9c`, `mirror-dancer`, `discard-pair`, `deal`."""
    match move:
        case HideCard(card):
            return f"hide-{write_card(card)}"
        case PlayCard(card):
            return f"play-{write_card(card)}"
        case TakeCard(card):
            return f"take-{write_card(card)}"
        case UseMirror(card):
            return f"mirror-{write_card(card)}"
        case MirrorDancer():
            return "mirror-dancer"
        case DiscardPair():
            return "discard-pair"
        case DealNext():
            return "deal"


def read_move(text: str) -> Move:
    if text in _ALONE:
        return _ALONE[text]
    verb, dash, name = text.partition("-")
    if not dash or verb not in _OF_CARD:
        raise BadMessage("unknown-move", found=text)
    card = read_card(name)
    if card not in _PLAY:
        raise BadMessage("not-a-card", found=name)
    return _OF_CARD[verb](card)


# --- who may do what -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All moves a seat may make now, always in the same order."""
    match state.phase:
        case Taking(queue=queue) if queue[0] == seat:
            return tuple([_TAKE[card] for card in state.floor]) + _mirror_moves(state, seat)
        case Choosing(chosen) if 0 <= seat < len(chosen):
            plays = tuple([_PLAY[card] for card in state.hands[seat] if card != chosen[seat]])
            return plays + _pair_moves(state, seat) + _mirror_moves(state, seat)
        case Hiding(chosen) if 0 <= seat < len(chosen):
            cards = [c for c in state.hands[seat] if face_of(c) != KING and c != chosen[seat]]
            return tuple([HideCard(card) for card in cards])
        case Parting():
            return _mirror_moves(state, seat)
        case Scored() if seat == CLOCK and state.game < state.config.games:
            return (_DEAL_NEXT,)
        case _:
            return ()


def foregone(state: State, seat: Seat) -> Move | None:
    """B4: whoever comes last has only one bug to take."""
    moves = legal_moves(state, seat)
    return moves[0] if len(moves) == 1 and isinstance(moves[0], TakeCard) else None


def _pair_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    return () if match_of_hidden(state, seat) is None else (_DISCARD_PAIR,)


def _mirror_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat != state.mirror:
        return ()
    moves: tuple[Move, ...] = tuple([UseMirror(card) for card in state.displays[seat]])
    return moves if state.hidden[seat] is None else (*moves, _MIRROR_DANCER)


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Taking(queue=queue):
            return queue[:1]
        case Choosing(chosen) | Hiding(chosen):
            return tuple([seat for seat, card in enumerate(chosen) if card is None])
        case Parting():
            return () if state.mirror is None else (state.mirror,)
        case Scored():
            return (CLOCK,) if state.game < state.config.games else ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return None if move in legal_moves(state, seat) else _objection(state, seat, move)


def _objection(state: State, seat: Seat, move: Move) -> Refusal:
    """Why an illegal move is illegal. It tells only what its seat knows."""
    phase = state.phase
    if is_over(state):
        return Refusal("game-over", "B9")
    if isinstance(move, DealNext):
        return Refusal("game-still-on" if seat == CLOCK else "only-the-clock-deals", "M1")
    if not 0 <= seat < state.config.seats:
        return Refusal("no-such-seat", "B1")
    match move:
        case HideCard(card) if isinstance(phase, Hiding):
            if card not in state.hands[seat]:
                return Refusal("not-in-your-hand", "H1")
            return Refusal("already-chosen" if face_of(card) != KING else "king-cannot-hide", "H1")
        case HideCard():
            return Refusal("not-time-to-hide", "H1")
        case PlayCard(card) if isinstance(phase, Choosing):
            known = card in state.hands[seat]
            return Refusal("already-chosen" if known else "not-in-your-hand", "B4")
        case PlayCard():
            return Refusal("not-time-to-play", "B4")
        case TakeCard() if isinstance(phase, Taking):
            rule = "B4" if phase.played else "B8"
            return Refusal("not-on-the-floor" if phase.queue[0] == seat else "not-your-turn", rule)
        case TakeCard():
            return Refusal("not-time-to-take", "B4")
        case DiscardPair():
            return Refusal("no-pair-to-discard" if isinstance(phase, Choosing) else "not-now", "H3")
        case UseMirror() | MirrorDancer():
            if seat != state.mirror:
                return Refusal("no-mirror", "M2")
            if isinstance(phase, Hiding) or not legal_moves(state, seat):
                return Refusal("not-now", "M4")
            return Refusal("not-in-your-display", "M3")
