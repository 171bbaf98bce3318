"""Short Straw in words (see engine.shell.faces.Face)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.cards import face_of
from engine.core.game import Outcome, Seat
from engine.shell.by_turns import is_reflex, noise_of, offered

from ..events import Event, StrawDrawn
from ..moves import Move, write_move
from ..view import View

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

about: Final = "Draw a straw, perhaps another: the shortest wins."
interval: Final = "game"
order: Final = 'people by age, youngest first: "Anna Ben"'
has_hands: Final = False
rules: Final[Mapping[str, str]] = {"S1": "straws", "S2": "turns", "S3": "the end"}
refusals: Final[Mapping[str, str]] = {
    "game-over": "the game is over",
    "nothing-to-keep": "there is no straw to keep yet",
    "not-your-turn": "it is somebody else's turn",
}


def tell(event: Event, names: Sequence[str]) -> str:
    verb = "draws" if isinstance(event, StrawDrawn) else "keeps"
    return f"{names[event.seat]} {verb} a straw of {face_of(event.card)}."


def picture(view: View, names: Sequence[str]) -> list[str]:
    straws = ["-" if own is None else "=" * face_of(own) for own in view.straws]
    return [f"{name}  {straw}" for name, straw in zip(names, straws)]


def question(view: View, names: Sequence[str], seat: Seat) -> str:
    return f"{names[seat]}, what do you do?"


def choices(moves: Sequence[Move], view: View) -> Mapping[str, Move]:
    return {f"{write_move(move)} a straw": move for move in moves}


def reminder(view: View) -> str:
    return "S3: the shortest straw wins."


def ties(view: View, names: Sequence[str], outcome: Outcome) -> list[str]:
    return []
