"""What a move of Party Bugs is expected to cost, by rules of thumb."""

from typing import Final

from engine.core.cards import Card, face_of
from engine.games.party_bugs.cards import KING, Cards, lay_out, total
from engine.games.party_bugs.moves import (
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.view import View, unseen_cards

_FINE: Final = 100  # expectations are counted in hundredths of a point
_LOW_CARD: Final = 80  # what each point lower on a kept hand card is worth later
_EARLY_KING: Final = 1000  # the King is best played while he can do little harm
_NEVER_WORSE: Final = -1_000_000


def cost(view: View, move: Move) -> int:
    """What a move is expected to add to one's own total. The order of moves settles ties."""
    match move:
        case TakeCard(card):
            return added(view, (card,)) * _FINE
        case PlayCard(card) if face_of(card) == KING:
            return added(view, view.floor) * _FINE - _EARLY_KING
        case PlayCard(card):
            return expected_take(view, card) - face_of(card) * _LOW_CARD
        case HideCard(card):
            return face_of(card)
        case UseMirror(card):
            return -face_of(card)
        case MirrorDancer():
            return -total(tuple([card for card in view.dancer_faces if card]))
        case _:  # discarding a pair with the hidden dancer is never worse
            return _NEVER_WORSE


def added(view: View, cards: Cards) -> int:
    """What those floor cards would add to one's own total; below 0 with a pair."""
    assert view.seat is not None
    before = view.displays[view.seat]
    after, _ = lay_out(before, cards)
    return total(after) - total(before)


def expected_take(view: View, card: Card) -> int:
    """The cost of the card this play will get, if the others take the best ones first."""
    costs = sorted(added(view, (each,)) for each in view.floor)
    ahead = expected_ahead(view, card)
    at, rest = divmod(ahead, _FINE)
    nearer, farther = costs[at], costs[min(at + 1, len(costs) - 1)]
    return nearer * (_FINE - rest) + farther * rest


def expected_ahead(view: View, card: Card) -> int:
    """How many others will take before a player of this card, in hundredths."""
    ahead = 0
    for seat, unseen in enumerate(unseen_cards(view)[: view.config.seats]):
        if seat != view.seat and unseen:
            lower = len([other for other in unseen if face_of(other) < face_of(card)])
            ahead += lower * _FINE // len(unseen)
    return ahead
