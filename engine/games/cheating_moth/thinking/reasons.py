"""What speaks for an answer in Cheating Moth, from what can be seen, and who may be told."""

from collections.abc import Sequence

from engine.core.cards import Card, face_of
from engine.core.game import Seat
from engine.games.cheating_moth.cards import MOTH, NUMBER, fitting, kind_of, points
from engine.games.cheating_moth.moves import (
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    Move,
    PickLeaf,
    Play,
    Skip,
)
from engine.games.cheating_moth.state import Leafing, Penalty, Scored, State
from engine.games.cheating_moth.view import View
from engine.search.reason import Reason


def reason(view: View, seat: Seat, move: Move) -> Reason:
    """`number` is a card's face, `points` what it would have counted."""
    match move:
        case Play(card):
            return _why_play(view, seat, card)
        case Draw() | Skip():
            return Reason("keeps-moth" if _could_play(view, seat) else "nothing-fits")
        case Give(card) | GiveTo(card):
            dear = kind_of(card) != NUMBER
            return Reason("gives-dear" if dear else "gives-cheap", face_of(card), points((card,)))
        case GiveNothing():
            return Reason("gives-nothing")
        case Lay(card):
            return Reason("lays", face_of(card), points((card,)))
        case Lapse():
            return Reason("lays-nothing")
        case PickLeaf():
            return Reason("hides-on-leaf")
        case _:
            raise AssertionError(f"{move} is nobody's to think about")


def _why_play(view: View, seat: Seat, card: Card) -> Reason:
    face, brings, kind = face_of(card), points((card,)), kind_of(card)
    if len(view.fans[seat].cards or ()) == 1:
        return Reason("last-card", face, brings)
    if kind == MOTH:
        return Reason("rid-of-moth", face, brings)
    return Reason("plays-number" if kind == NUMBER else "deed", face, brings)


def _could_play(view: View, seat: Seat) -> bool:
    """T3: only the Guard's Moth fits, and it may be kept."""
    return seat == view.guard and bool(fitting(view.fans[seat].cards or (), view.discards[0]))


def is_laid_open(state: State) -> bool:
    """E1, A4: after a round all hands and all vanished cards lie open."""
    return isinstance(state.phase, Scored)


def is_shown(move: Move, later: Sequence[State]) -> bool:
    """All see what is played or laid at once, and the leaves once all have chosen (L1). Gifts and
    sealed cards stay secret."""
    match move:
        case Play() | Draw() | Skip():
            return True
        case Lay(card):
            return bool(later) and later[0].discards[0] == card
        case PickLeaf():
            return any(not _is_leafing(state) for state in later)
        case _:
            return False


def _is_leafing(state: State) -> bool:
    phase = state.phase.then if isinstance(state.phase, Penalty) else state.phase
    return isinstance(phase, Leafing)
