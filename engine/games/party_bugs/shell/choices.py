"""What a player of Party Bugs is asked, and the answers in words."""

from collections.abc import Sequence

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.shell.cards import face_name
from engine.games.party_bugs.state import Parting, Scored, Taking
from engine.games.party_bugs.view import SecretChoice, View


def question(view: View, names: Sequence[str], seat: Seat) -> str:
    match view.phase:
        case SecretChoice(hiding=True):
            return f"{names[seat]}, which card do you hide?"
        case SecretChoice():
            return f"{names[seat]}, which card do you play?"
        case Parting():
            return f"{names[seat]}, the mirror has to go now: which card leaves with it?"
        case _:
            return f"{names[seat]}, which card do you take?"


def choices(moves: Sequence[Move], view: View) -> dict[str, Move]:
    takes = sorted([move for move in moves if isinstance(move, TakeCard)], key=lambda m: m.card)
    others = [move for move in moves if not isinstance(move, TakeCard)]
    # It makes no difference which of two equal cards is taken.
    return {_words(move, view): move for move in (*takes, *others)}


def _words(move: Move, view: View) -> str:
    match move:
        case HideCard(card):
            return f"hide {face_of(card)}"
        case PlayCard(card):
            return f"play {face_name(card)}"
        case TakeCard(card):
            return f"take {face_of(card)}"
        case DiscardPair():
            return "discard the hidden card and its match"
        case UseMirror(card):
            return f"use the mirror on {face_of(card)}"
        case MirrorDancer():
            return "use the mirror on the hidden card"
        case DealNext():
            return "deal the next game"


def reminder(view: View) -> str:
    match view.phase:
        case SecretChoice(hiding=True):
            return (
                "The hidden card counts at the end, unless it leaves with an equal card of the "
                "display. The King cannot hide."
            )
        case SecretChoice():
            return (
                "Everybody plays 1 card, turned up together: the lowest takes from the dance floor "
                "first. The King takes it all. Played cards are the next dance floor."
            )
        case Taking(played=()):
            return "The last round: nobody plays, the right neighbour of the Tied card takes first."
        case Taking():
            return (
                "What you take goes into your display. Equal cards leave it at once, in pairs. "
                "The lowest total wins."
            )
        case Parting():
            return "Before the last card is drawn, the mirror leaves with a card of the display."
        case Scored():
            return "The lowest total wins. A tie goes to whoever is closer to the Tied card."
