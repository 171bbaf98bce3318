"""Which turns a seat has noticed. Secret moves do not count for the others: neither their numbers
nor their chances may tell that something happened.

Turns can pass unnoticed only in games with secret moves of the fingers (`Game.fumble`).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.game import AnyGame, Seat, Step

Missed = tuple[int, ...]  # by seat; the last one is for somebody who only watches


def is_secretive(game: AnyGame) -> bool:
    return game.fumble is not None


def notices(game: AnyGame, step: Step[Any, Any], seat: Seat | None) -> bool:
    witness = game.witness
    return any(witness(event, seat) is not None for event in step.events)


def missed_in(game: AnyGame, steps: Iterable[Step[Any, Any]], seats: int) -> Missed:
    """How many of those steps each of them did not notice."""
    missed: Missed = (0,) * (seats + 1)
    for step in steps if is_secretive(game) else ():
        missed = missed_too(game, missed, step)
    return missed


def missed_too(game: AnyGame, missed: Missed, step: Step[Any, Any]) -> Missed:
    if not is_secretive(game):
        return missed
    eyes: Sequence[Seat | None] = (*range(len(missed) - 1), None)
    return tuple(
        [count + (not notices(game, step, seat)) for count, seat in zip(missed, eyes, strict=True)]
    )
