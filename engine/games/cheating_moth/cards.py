"""The 71 cards: what is printed on them, what fits on what, and what they cost."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from engine.core.cards import Card, face_of, make_card
from engine.core.deals import Stock

NUMBER: Final = 0
SPIDER: Final = 1
MOSQUITO: Final = 2
COCKROACH: Final = 3
ANT: Final = 4
MOTH: Final = 5

VALUES: Final = range(1, 6)
# How many cards there are of each kind, by value from 1 to 5 (A1).
COUNTS: Final = {
    NUMBER: (9, 8, 9, 8, 9),
    SPIDER: (1, 1, 1, 1, 1),
    MOSQUITO: (1, 1, 1, 1, 1),
    COCKROACH: (1, 1, 1, 1, 1),
    ANT: (1, 1, 1, 1, 1),
    MOTH: (1, 2, 2, 2, 1),
}
POINTS: Final = (1, 5, 5, 5, 5, 10)  # minus points of a card in the hand, by kind (E3)
RESHUFFLES: Final = range(1, 100)  # in a round; more than ever happened
_TENS: Final = 10  # a face is the kind and the value: 43 is the Ant with a 3

Kind: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]

COPIES: Final = {
    kind * _TENS + value: count
    for kind, counts in COUNTS.items()
    for value, count in zip(VALUES, counts)
}
DECK: Final[Cards] = tuple(
    [make_card(face, copy) for face, count in COPIES.items() for copy in range(count)]
)
STOCK: Final = Stock(COPIES, RESHUFFLES)


def kind_of(card: Card) -> Kind:
    return face_of(card) // _TENS


def value_of(card: Card) -> int:
    return face_of(card) % _TENS


def is_moth(card: Card) -> bool:
    return kind_of(card) == MOTH


def is_number(card: Card) -> bool:
    return kind_of(card) == NUMBER


def neighbours(value: int) -> tuple[int, int]:
    """One lower and one higher; 1 and 5 are neighbours (T2)."""
    return (value - 2) % len(VALUES) + 1, value % len(VALUES) + 1


# The most frequent question is looked up: which cards fit on the top card.
_FITTING: Final = {
    top: frozenset([card for card in DECK if value_of(card) in neighbours(value_of(top))])
    for top in DECK
}
_MOTHS: Final = frozenset([card for card in DECK if is_moth(card)])


def fitting(hand: Iterable[Card], top: Card) -> Cards:
    """The cards of a hand that are one higher or lower than the top, Moths too (T2)."""
    fits = _FITTING[top]
    return tuple([card for card in hand if card in fits])


def laying_on(top: Card, hand: Iterable[Card]) -> Cards:
    """The number cards of the value of a Cockroach (C6)."""
    return tuple([card for card in hand if is_number(card) and value_of(card) == value_of(top)])


def but_moths(cards: Iterable[Card]) -> Cards:
    return tuple([card for card in cards if card not in _MOTHS])


def without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def added(hand: Cards, card: Card) -> Cards:
    """A hand is kept sorted, so its order does not tell when a card came."""
    return tuple(sorted((*hand, card)))


def points(hand: Iterable[Card]) -> int:
    return sum([POINTS[kind_of(card)] for card in hand])
