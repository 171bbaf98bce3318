"""What a player can do, how that is written down, and who may do it when.

Legality lives here alone. What stands in brackets is the section of RULES.md.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.cards import face_of, make_card
from engine.core.codec import BadMessage, read_number
from engine.core.game import CLOCK, Refusal, Seat
from engine.games.parrot_box.cards import PARROT, SPOTS, Spot, is_parrot, partner_of
from engine.games.parrot_box.state import (
    ALL_UP,
    OPENING,
    Holding,
    Opening,
    Phase,
    Scored,
    State,
    Taking,
    Uncovering,
    is_over,
    is_up,
)


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up one's own face-down card (A3, T3)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top of the draw pile (T1)."""


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top of the discard pile (T1)."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Put the card into one's own box in place of another (T2)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Float:
    """Put the card on a Parrot's spot, and let the Parrot fly to a face-down card's spot (P3)."""

    parrot_spot: Spot
    to_spot: Spot


@dataclass(frozen=True, slots=True)
class Discard:
    """Put the drawn card on the discard pile (T3)."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Leave the last face-down card as it is (T4)."""


@dataclass(frozen=True, slots=True)
class DealNext:
    """The clock's move: put the finished round away and deal the next one (A2)."""


Move: TypeAlias = TurnUp | Draw | TakeDiscard | Replace | Float | Discard | EndTurn | DealNext

# Moves are made once, because what is legal is asked more often than anything else.
_FIRST_PARROT: Final = make_card(PARROT, 0)  # higher than every number
_FLOATS: Final = {(spot, to): Float(spot, to) for spot in SPOTS for to in SPOTS}
_TAKES: Final[tuple[Move, ...]] = (Draw(), TakeDiscard())
_REPLACES: Final[tuple[Move, ...]] = tuple([Replace(spot) for spot in SPOTS])
_DISCARD: Final = Discard()
_REPLACES_OR_DISCARD: Final = (*_REPLACES, _DISCARD)
_END_TURN: Final = EndTurn()
_DEAL_NEXT: Final = DealNext()
_TURN_UP: Final = [TurnUp(spot) for spot in SPOTS]
_TURN_UPS: Final[tuple[tuple[Move, ...], ...]] = tuple(  # by mask of face-up cards
    [
        tuple([_TURN_UP[spot] for spot in SPOTS if not is_up(mask, spot)])
        for mask in range(ALL_UP + 1)
    ]
)

# --- how it is written down ------------------------------------------------------------------

_WORDS: Final[dict[str, Move]] = {
    "draw": _TAKES[0],
    "take": _TAKES[1],
    "discard": _DISCARD,
    "end": _END_TURN,
    "deal": _DEAL_NEXT,
    **{f"turn-{spot + 1}": _TURN_UP[spot] for spot in SPOTS},
    **{f"replace-{spot + 1}": _REPLACES[spot] for spot in SPOTS},
    **{f"float-{spot + 1}-{to + 1}": move for (spot, to), move in _FLOATS.items()},
}
_WRITTEN: Final = {move: word for word, move in _WORDS.items()}
_SPOTS_NAMED: Final = {"turn": 1, "replace": 1, "float": 2}


def write_move(move: Move) -> str:
    """`turn-3`, `draw`, `take`, `replace-3`, `float-2-7`, `discard`, `end`, `deal`."""
    return _WRITTEN[move]


def read_move(text: str) -> Move:
    if text in _WORDS:
        return _WORDS[text]
    verb, *spots = text.split("-")
    if verb not in _SPOTS_NAMED or len(spots) != _SPOTS_NAMED[verb]:
        raise BadMessage("unknown-move", found=text)
    wrong = [spot for spot in spots if read_number(spot) - 1 not in SPOTS]
    raise BadMessage("no-such-spot", found=wrong[0])


# --- who may do what -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All moves a seat may make now, always in the same order."""
    phase = state.phase
    match phase:
        case Taking(mover):
            return _TAKES if seat == mover else ()
        case Holding(mover, card, from_discard):
            if seat != mover:
                return ()
            moves = _REPLACES if from_discard else _REPLACES_OR_DISCARD
            return moves + _floats(state, seat, face_of(card))
        case Uncovering(mover):
            if seat != mover:
                return ()
            turns = _TURN_UPS[state.up[seat]]
            return turns if len(turns) > 1 else (*turns, _END_TURN)
        case Opening():
            return _TURN_UPS[state.up[seat]] if _still_opens(state, seat) else ()
        case Scored():
            return (_DEAL_NEXT,) if seat == CLOCK and not is_over(state) else ()


def foregone(state: State, seat: Seat) -> Move | None:
    """E3: in a last turn all cards come up in the end, whichever is turned up first."""
    if state.closing is None or state.phase != Uncovering(seat):
        return None
    return legal_moves(state, seat)[0]


def _floats(state: State, seat: Seat, face: int) -> tuple[Move, ...]:
    """P3: onto a Parrot whose partner has that number; the Parrot flies to any face-down card."""
    box, up = state.boxes[seat], state.up[seat]
    if max(box) < _FIRST_PARROT or face == PARROT:
        return ()
    return tuple(
        [
            _FLOATS[spot, to]
            for spot in SPOTS
            if is_parrot(box[spot]) and is_up(up, spot)
            if is_up(up, partner_of(spot)) and face_of(box[partner_of(spot)]) == face
            for to in SPOTS
            if not is_up(up, to)
        ]
    )


def _still_opens(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.config.seats and state.up[seat].bit_count() < OPENING


def awaited(state: State) -> tuple[Seat, ...]:
    phase = state.phase
    if isinstance(phase, Opening):
        return tuple([seat for seat in range(state.config.seats) if _still_opens(state, seat)])
    if isinstance(phase, Scored):
        return () if is_over(state) else (CLOCK,)
    return (phase.seat,)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return None if move in legal_moves(state, seat) else _objection(state, seat, move)


def _objection(state: State, seat: Seat, move: Move) -> Refusal:
    """Why an illegal move is illegal. It tells only what everybody knows."""
    phase = state.phase
    if is_over(state):
        return Refusal("game-over", "E4")
    if isinstance(move, DealNext):
        return Refusal("round-still-on" if seat == CLOCK else "only-the-clock-deals", "A2")
    if not 0 <= seat < state.config.seats:
        return Refusal("no-such-seat", "A1")
    if isinstance(phase, Scored):
        return Refusal("round-over", "E3")
    if isinstance(phase, Opening):
        if not _still_opens(state, seat):
            return Refusal("two-turned-up", "A3")
        return Refusal("already-face-up" if isinstance(move, TurnUp) else "turn-up-two-first", "A3")
    if seat != phase.seat:
        return Refusal("not-your-turn", "T1")
    return _objection_on_turn(state, seat, move, phase)


def _objection_on_turn(state: State, seat: Seat, move: Move, phase: Phase) -> Refusal:
    if isinstance(phase, Taking):
        return Refusal("take-a-card-first", "T1")
    if isinstance(move, Draw | TakeDiscard):
        return Refusal("card-taken-already", "T1")
    if isinstance(phase, Uncovering):
        if isinstance(move, TurnUp):
            return Refusal("already-face-up", "T3")
        return Refusal("turn-one-up", "T4" if isinstance(move, EndTurn) else "T3")
    if isinstance(phase, Holding) and isinstance(move, Float):
        return _objection_to_float(state, seat, move, face_of(phase.card))
    # Turning up, ending, or discarding a card from the discard pile.
    return Refusal("card-must-be-used" if isinstance(move, Discard) else "place-the-card", "T2")


def _objection_to_float(state: State, seat: Seat, move: Float, face: int) -> Refusal:
    box, up, partner = state.boxes[seat], state.up[seat], partner_of(move.parrot_spot)
    if not is_up(up, move.parrot_spot) or not is_parrot(box[move.parrot_spot]):
        return Refusal("no-parrot-there", "P3")
    if not is_up(up, partner):
        return Refusal("partner-face-down", "P4")
    if is_parrot(box[partner]):
        return Refusal("partner-is-parrot", "P4")
    if face_of(box[partner]) != face:
        return Refusal("not-its-number", "P3")
    return Refusal("landing-face-up", "P3")
