"""What a card is called."""

from engine.core.cards import Card, face_of
from engine.games.parrot_box.cards import Spot, is_parrot


def card_name(card: Card) -> str:
    return "Parrot" if is_parrot(card) else str(face_of(card))


def the_card(card: Card) -> str:
    """`a 7`, `an 8`, `a Parrot`."""
    name = card_name(card)
    return f"an {name}" if name in ("8", "11") else f"a {name}"


def spot_name(spot: Spot) -> str:
    """As in the moves: 1 to 4 above, 5 to 8 below."""
    return f"spot {spot + 1}"
