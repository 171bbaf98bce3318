"""What a player of Cheating Moth is asked, and the answers in words."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Seat, write_seat
from engine.games.cheating_moth.moves import (
    Call,
    Claim,
    CloseWindow,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    LetStand,
    Move,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.shell.cards import card_name
from engine.games.cheating_moth.state import EARLY, Giving, Laying
from engine.games.cheating_moth.view import (
    CaughtView,
    SecretGift,
    SecretLay,
    SecretLeaf,
    View,
)


def question(view: View, names: Sequence[str], seat: Seat) -> str:
    name = names[seat]
    match view.phase:
        case Giving():
            return f"{name}, to whom does the Spider bring a card?"
        case SecretLeaf():
            return f"{name}, on which leaf do you sit?"
        case SecretGift(to):
            return f"{name}, what do you give {names[to]}?"
        case Laying():
            return f"{name}, what do you lay on the Cockroach?"
        case SecretLay():
            return f"{name}, what do you put aside for the Cockroach?"
        case CaughtView(caught):
            return f"{name}, what do you give {names[caught]}, who was caught?"
        case _ if seat != view.active:
            return f"{name}, do you call?"
        case _:
            return f"{name}, what do you play?"


def choices(moves: Sequence[Move], view: View) -> dict[str, Move]:
    """Equal cards make no difference, so the first one stands for all of them."""
    found: dict[str, Move] = {}
    for move in moves:
        found.setdefault(_words(move) + _cost(move, view), move)
    return found


def _cost(move: Move, view: View) -> str:
    return ", and draw a card" if view.costly and isinstance(move, Lapse) else ""


def _words(move: Move) -> str:
    match move:
        case Play(card):
            return f"play {card_name(card)}"
        case Draw():
            return "draw a card"
        case Skip():
            return "do nothing: there is nothing to draw"
        case Slip(card):
            return f"let {card_name(card)} slip under the table"
        case Call(seat):
            return f"call seat {write_seat(seat)}"
        case Rustle():
            return "rustle with the fan"
        case GiveTo(card, seat):
            return f"give {card_name(card)} to seat {write_seat(seat)}"
        case Give(card):
            return f"give {card_name(card)}"
        case GiveNothing():
            return "give nothing"
        case PickLeaf(leaf):
            return f"leaf {leaf}"
        case Lay(card):
            return f"lay {card_name(card)}"
        case Lapse():
            return "lay nothing"
        case Slap(ms):
            return "slap too early" if ms == EARLY else f"slap after {ms} ms"
        case Claim(ms):
            return f"claim after {ms} ms"
        case CloseWindow():
            return "the time is over"
        case LetStand(seat):
            return f"too late to call seat {write_seat(seat)}"
        case _:
            return "deal the next round"


def offered(moves: Sequence[Any], view: View) -> tuple[Any, ...]:
    """The Guard may call whoever's fan rustles."""
    calls = [move for move in moves if isinstance(move, Call)]
    return tuple([call for call in calls if view.fans[call.seat].rustling])


def noise_of(move: Move) -> Move | None:
    """A slip can be heard (V6)."""
    return Rustle() if isinstance(move, Slip) else None


def is_reflex(move: Move) -> bool:
    return isinstance(move, Slap | Claim | CloseWindow)


def reminder(view: View) -> str:
    match view.phase:
        case SecretLeaf():
            return (
                "The mosquito goes to the leaf where most sit; one of them is slowest and gets "
                "a card from everybody else."
            )
        case SecretGift():
            return "Everybody gives the slowest one card, but no Moth."
        case Laying() | SecretLay():
            laid = "A number card of the Cockroach's value may be laid on it, by one player only."
            return f"{laid} Who claimed and lays none draws a card." if view.costly else laid
        case CaughtView():
            return "The Guard gives who was caught one card, but no Moth, and the Guard Bug."
        case Giving():
            return "The Spider may bring one card, but no Moth, to one other player."
        case _:
            return (
                "Play exactly one higher or lower; 1 and 5 are neighbours. Who can play must, "
                "who cannot draws. Moths fit for the Guard alone, and only the Guard may not let "
                "cards slip. In the end a number costs 1, an action card 5, a Moth 10."
            )
