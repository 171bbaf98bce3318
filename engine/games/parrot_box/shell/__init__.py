"""Parrot Box in words: the module is the game's face (see engine.shell.faces.Face)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.parrot_box.shell.choices import choices, question, reminder
from engine.games.parrot_box.shell.picture import picture
from engine.games.parrot_box.shell.story import tell, ties
from engine.shell.by_turns import is_reflex, noise_of, offered

__all__ = [
    "about",
    "choices",
    "has_hands",
    "interval",
    "is_reflex",
    "noise_of",
    "offered",
    "order",
    "picture",
    "question",
    "refusals",
    "reminder",
    "rules",
    "tell",
    "ties",
]

about: Final = (
    "Swap cards nobody knows: pairs count nothing, Parrots pair with all, the lowest wins."
)
interval: Final = "round"
order: Final = "people by their next birthday, closest first"
has_hands: Final = False

rules: Final[Mapping[str, str]] = MappingProxyType(
    {
        "A1": "cards and aim",
        "A2": "dealing",
        "A3": "turning up two cards",
        "A4": "who starts",
        "A5": "what is known",
        "T1": "taking a card",
        "T2": "replacing",
        "T3": "discarding",
        "T4": "the last face-down card",
        "T5": "a new draw pile",
        "E1": "last turns",
        "E2": "a round that would not end",
        "E3": "the round is over",
        "E4": "winning",
        "P1": "imitating",
        "P2": "two Parrots",
        "P3": "floating",
        "P4": "what does not float",
        "S1": "adding up",
        "S2": "several pairs of one number",
        "S3": "examples",
    }
)

refusals: Final[Mapping[str, str]] = MappingProxyType(
    {
        "game-over": "the game is over",
        "round-still-on": "this round is not over yet",
        "round-over": "this round is over",
        "only-the-clock-deals": "the next round is not dealt by a player",
        "no-such-seat": "nobody sits there",
        "two-turned-up": "two cards are turned up already",
        "already-face-up": "that card lies face up already",
        "turn-up-two-first": "first everybody turns up two cards",
        "not-your-turn": "it is somebody else's turn",
        "take-a-card-first": "a turn begins with taking a card",
        "card-taken-already": "a card is taken already",
        "turn-one-up": "now a face-down card has to be turned up",
        "card-must-be-used": "a card from the discard pile has to be used",
        "place-the-card": "the card has to be placed first",
        "no-parrot-there": "no open Parrot lies there",
        "partner-face-down": "the Parrot's partner lies face down",
        "partner-is-parrot": "the Parrot's partner is a Parrot",
        "not-its-number": "the card is not the number the Parrot imitates",
        "landing-face-up": "a Parrot lands on a face-down card only",
    }
)
