"""What rules of thumb say about an answer, from what a seat sees."""

from typing import Final

from engine.core.cards import Card
from engine.games.cheating_moth.cards import (
    ANT,
    COCKROACH,
    MOSQUITO,
    MOTH,
    NUMBER,
    SPIDER,
    Cards,
    kind_of,
    laying_on,
    value_of,
)
from engine.games.cheating_moth.moves import Give, GiveTo, Lay, Move, Play
from engine.games.cheating_moth.view import View

# What it is worth to play a card of that kind while its action still helps.
_WORTH: Final = {NUMBER: 1, ANT: 5, COCKROACH: 4, SPIDER: 7, MOSQUITO: 8, MOTH: 10}
_LITTLE: Final = 3  # with so few cards in hand, points count more than actions


def worth(view: View, move: Move) -> tuple[int, int]:
    """The first number counts; the second settles ties."""
    hand = hand_of(view)
    match move:
        case Play(card):
            return _worth_of_play(hand, card), _alike(hand, card)
        case Lay():
            return 9, 0
        case GiveTo(card, seat):  # to whoever is ahead
            return _dearness(hand, card), -view.sums[seat]
        case Give(card):
            return _dearness(hand, card), _alike(hand, card)
        case _:  # drawing, giving nothing, lapsing: only if nothing is better
            return 0, 0


def _worth_of_play(hand: Cards, card: Card) -> int:
    kind = kind_of(card)
    if kind == COCKROACH and laying_on(card, hand):
        return _WORTH[SPIDER]
    return _WORTH[kind]


def _dearness(hand: Cards, card: Card) -> int:
    """How gladly a card is given away. Action cards are kept while there is time."""
    deed = kind_of(card) != NUMBER
    return (3 if deed else 2) if len(hand) <= _LITTLE else (1 if deed else 2)


def _alike(hand: Cards, card: Card) -> int:
    """How many cards of that value there are. A mixed hand is better."""
    return len([other for other in hand if value_of(other) == value_of(card)])


def hand_of(view: View) -> Cards:
    assert view.seat is not None
    return view.fans[view.seat].cards or ()
