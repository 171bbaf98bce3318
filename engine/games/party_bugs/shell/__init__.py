"""Party Bugs in words: the module is the game's face (see engine.shell.faces.Face)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.party_bugs.shell.choices import choices, question, reminder
from engine.games.party_bugs.shell.picture import picture
from engine.games.party_bugs.shell.story import tell, ties
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

about: Final = "Take bugs off the dance floor: equal ones leave in pairs, the lowest total wins."
interval: Final = "game"
order: Final = 'people by age, youngest first: "Anna Ben"'
has_hands: Final = True

rules: Final[Mapping[str, str]] = MappingProxyType(
    {
        "B1": "set-up, and a King turned up first",
        "B2": "the Tied card",
        "B3": "the first hand",
        "B4": "rounds 1 to 12",
        "B5": "ties",
        "B6": "the Party King",
        "B7": "pairs",
        "B8": "the last round",
        "B9": "winning",
        "P1": "Paul's set and his card in the set-up",
        "P2": "Paul in a round",
        "P3": "a player's King",
        "P4": "the last round",
        "P5": "Paul's pairs and total",
        "H1": "hiding",
        "H2": "twelve rounds",
        "H3": "discarding the hidden pair",
        "H4": "the end",
        "H5": "Paul hides nothing",
        "M1": "a series",
        "M2": "who gets the mirror",
        "M3": "the deadline",
        "M4": "using it earlier",
        "M5": "ties, and no value",
    }
)

refusals: Final[Mapping[str, str]] = MappingProxyType(
    {
        "game-over": "the game is over",
        "game-still-on": "this game is not over yet",
        "only-the-clock-deals": "the next game is not dealt by a player",
        "no-such-seat": "nobody sits there",
        "not-in-your-hand": "that card is not in the hand",
        "already-chosen": "that card is chosen already",
        "king-cannot-hide": "the King cannot hide",
        "not-time-to-hide": "no cards are hidden now",
        "not-time-to-play": "no cards are played now",
        "not-time-to-take": "no cards are taken now",
        "not-your-turn": "it is somebody else's turn to take",
        "not-on-the-floor": "that card is not on the dance floor",
        "no-pair-to-discard": "the hidden card has no match in the display",
        "no-mirror": "the mirror is not there to use",
        "not-in-your-display": "that card is not in the display",
        "not-now": "that has to wait for the next turn",
    }
)
