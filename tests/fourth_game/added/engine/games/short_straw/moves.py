"""Moves of Short Straw, and what is legal."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.codec import BadMessage
from engine.core.game import Refusal, Seat

from .state import Over, State, Turning


@dataclass(frozen=True, slots=True)
class Draw:
    """A straw from the bundle, in place of the own one."""


@dataclass(frozen=True, slots=True)
class Keep:
    """The own straw stays."""


Move: TypeAlias = Draw | Keep
_WORDS: Final[dict[str, Move]] = {"draw": Draw(), "keep": Keep()}


def write_move(move: Move) -> str:
    return next(word for word, known in _WORDS.items() if known == move)


def read_move(text: str) -> Move:
    if text not in _WORDS:
        raise BadMessage("unknown-move", found=text)
    return _WORDS[text]


def awaited(state: State) -> tuple[Seat, ...]:
    return (state.phase.seat,) if isinstance(state.phase, Turning) else ()


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in awaited(state):
        return ()
    return (Draw(),) if state.straws[seat] is None else (Draw(), Keep())


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in legal_moves(state, seat):
        return None
    if isinstance(state.phase, Over):
        return Refusal("game-over", "S3")
    return Refusal("nothing-to-keep" if seat in awaited(state) else "not-your-turn", "S2")
