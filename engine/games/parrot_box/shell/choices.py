"""What a player of Parrot Box is asked, and the answers in words."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.games.parrot_box.cards import Spot
from engine.games.parrot_box.moves import (
    DealNext,
    Discard,
    Draw,
    EndTurn,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.shell.cards import card_name, spot_name, the_card
from engine.games.parrot_box.state import Holding, Opening, Scored, Taking, Uncovering
from engine.games.parrot_box.view import View


def question(view: View, names: Sequence[str], seat: Seat) -> str:
    match view.phase:
        case Opening():
            return f"{names[seat]}, which card do you turn up?"
        case Taking():
            return f"{names[seat]}, which card do you take?"
        case Holding(card=card):
            return f"{names[seat]}, where does the {card_name(card)} go?"
        case _:
            return f"{names[seat]}, which card do you turn up now?"


def choices(moves: Sequence[Move], view: View) -> dict[str, Move]:
    return {_words(move, view): move for move in moves}


def _words(move: Move, view: View) -> str:
    match move:
        case TurnUp(spot):
            return f"turn up {spot_name(spot)}"
        case Draw():
            return f"draw from the pile of {view.pile}"
        case TakeDiscard():
            return f"take the {_discard(view)} from the discard pile"
        case Replace(spot):
            return f"replace {spot_name(spot)}, {_lying(view, spot)}"
        case Float(parrot_spot, to_spot):
            floats = f"let the Parrot float from {spot_name(parrot_spot)}"
            return f"{floats} to {spot_name(to_spot)}"
        case Discard():
            return "discard it"
        case EndTurn():
            return "leave the last card face down"
        case DealNext():
            return "deal the next round"


def _discard(view: View) -> str:
    return "" if view.discard is None else card_name(view.discard)


def _lying(view: View, spot: Spot) -> str:
    """The card on that spot in the box of whoever has to place a card."""
    assert isinstance(view.phase, Holding)
    card = view.boxes[view.phase.seat].cards[spot]
    return "a face-down card" if card is None else the_card(card)


def reminder(view: View) -> str:
    match view.phase:
        case Opening():
            return "Everybody turns up two cards; the highest sum starts."
        case Taking():
            return (
                "Take the open card of the discard pile, which has to be used, or draw one, which "
                "may be discarded. Equal cards in a column count 0; the lowest total wins."
            )
        case Holding():
            return (
                "The card goes to any spot of the own box. Equal to the card beside an open "
                "Parrot, it may take the Parrot's spot: the Parrot flies to a face-down card."
            )
        case Uncovering():
            return (
                "A face-down card is turned up. The last one may stay as it is. With all eight "
                "face up, everybody else has one more turn."
            )
        case Scored():
            return (
                "A pair counts 0, two pairs of one number -10, three -15, four -20. "
                "After five rounds the lowest sum wins; equal sums share."
            )
