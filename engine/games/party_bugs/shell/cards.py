"""What a card is called."""

from engine.core.cards import Card, face_of
from engine.games.party_bugs.cards import KING


def face_name(card: Card) -> str:
    return "13 (King)" if face_of(card) == KING else str(face_of(card))
