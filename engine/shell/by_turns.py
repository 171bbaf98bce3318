"""What a face says about a game in which everything goes by turns: nothing happens unasked."""

from collections.abc import Sequence
from typing import Any


def offered(moves: Sequence[Any], view: Any) -> tuple[Any, ...]:
    del moves, view
    return ()


def noise_of(move: Any) -> Any | None:
    del move
    return None


def is_reflex(move: Any) -> bool:
    del move
    return False
