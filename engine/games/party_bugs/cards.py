"""The thirteen bugs, how a set is dealt, and how pairs leave a display."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.cards import Card, face_of, make_card
from engine.core.codec import BadMessage
from engine.core.rng import Rng, shuffled

FACES: Final = tuple(range(1, 14))
KING: Final = 13

Place: TypeAlias = int  # a seat, or Paul's place after the last seat
Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of every place's set: the floor card, then the pile from its top.

    An extra King in front is the one that was turned up first and shuffled back (B1). The
    thirteen cards after it are the order that counts.
    """

    sets: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        for faces in self.sets:
            order = counting(faces)
            if tuple(sorted(order)) != FACES:
                raise BadMessage("not-a-set", found=" ".join(map(str, faces)))
            if order[0] == KING:
                raise BadMessage("king-on-floor", found=" ".join(map(str, faces)))


def counting(faces: tuple[int, ...]) -> tuple[int, ...]:
    """A dealt set without an extra King in front."""
    return faces[1:] if len(faces) > len(FACES) and faces[0] == KING else faces


def cards_of(place: Place, faces: Iterable[int]) -> Cards:
    """Those faces of a place's own set. A card's copy tells whose set it came from."""
    return tuple([make_card(face, place) for face in faces])


def shuffled_deal(places: int, rng: Rng) -> tuple[Deal, Rng]:
    sets = []
    for _ in range(places):
        faces, rng = _shuffled_set(rng)
        sets.append(faces)
    return Deal(tuple(sets)), rng


def _shuffled_set(rng: Rng) -> tuple[tuple[int, ...], Rng]:
    faces, rng = shuffled(rng, FACES)
    if faces[0] != KING:
        return faces, rng
    pile, rng = shuffled(rng, (KING, *faces[2:]))  # B1: the next card goes to the floor instead
    return (KING, faces[1], *pile), rng


def without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def match_in(display: Cards, card: Card) -> Card | None:
    """The card of the same face in the display. There is never more than one."""
    face = face_of(card)
    for other in display:
        if face_of(other) == face:
            return other
    return None


def lay_out(display: Cards, cards: Cards) -> tuple[Cards, tuple[Cards, ...]]:
    """B7: the display with the cards added one by one, and the pairs that left it."""
    pairs: tuple[Cards, ...] = ()
    for card in cards:
        match = match_in(display, card)
        if match is None:
            display += (card,)
        else:
            display = without(display, match)
            pairs += ((match, card),)
    return display, pairs


def total(cards: Cards) -> int:
    return sum([face_of(card) for card in cards])
