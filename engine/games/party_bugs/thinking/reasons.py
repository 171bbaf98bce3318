"""What speaks for a move in Party Bugs, from what can be seen."""

from typing import Final

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.games.party_bugs.cards import KING, Cards, lay_out, total
from engine.games.party_bugs.moves import (
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.view import View
from engine.search.reason import Reason

_EARLY: Final = 5  # a player of this card or a lower one most likely takes early
_LATE: Final = 9


def reason(view: View, seat: Seat, move: Move) -> Reason:
    match move:
        case TakeCard(card):
            return _why_take(view, seat, face_of(card))
        case PlayCard(card) if face_of(card) == KING:
            return Reason("sweeps", KING, -_added(view, seat, view.floor))
        case PlayCard(card):
            return _why_play(view, seat, face_of(card))
        case HideCard(card):
            return Reason("hides", face_of(card))
        case UseMirror(card):
            return Reason("mirror", face_of(card), face_of(card))
        case MirrorDancer():
            return Reason("mirror-dancer")
        case DiscardPair():
            return Reason("hidden-pair")
        case _:
            raise AssertionError(f"{move} is nobody's to think about")


def _why_take(view: View, seat: Seat, face: int) -> Reason:
    brings = {face_of(card): -_added(view, seat, (card,)) for card in view.floor}
    points = brings[face]
    if len(brings) == 1:
        return Reason("nothing-else", face, points)
    if points > 0:
        return Reason("pair", face, points)
    if any(face in _faces(display) for at, display in enumerate(view.displays) if at != seat):
        return Reason("kept-from-others", face, points)
    return Reason("least" if face == min(brings) else "looks-ahead", face, points)


def _why_play(view: View, seat: Seat, face: int) -> Reason:
    pairs = sorted(_faces(view.floor) & _faces(view.displays[seat]))
    if face <= _EARLY:
        return Reason("early-for-pair", pairs[-1]) if pairs else Reason("early", face)
    return Reason("late" if face >= _LATE else "between", face)


def _added(view: View, seat: Seat, cards: Cards) -> int:
    after, _ = lay_out(view.displays[seat], cards)
    return total(after) - total(view.displays[seat])


def _faces(cards: Cards) -> set[int]:
    return {face_of(card) for card in cards}
