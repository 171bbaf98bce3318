"""What is told about the steps of a table: to whom, and in which chapter."""

from typing import Any

from engine.core.codec import encode
from engine.core.game import CLOCK, Seat
from engine.table.table import Table


def seen_by(table: Table, at: int, seat: Seat | None) -> tuple[Any, ...]:
    """The events of one step as that seat noticed them, as plain JSON."""
    game = table.match.game
    witnessed = [game.witness(event, seat) for event in table.steps[at].events]
    return tuple([encode(game.kinds.event, event) for event in witnessed if event is not None])


def seen_by_all(table: Table, at: int) -> tuple[Any, ...]:
    """The events of one step with nothing left out: what all seats together noticed."""
    kinds = table.match.game.kinds
    return tuple([encode(kinds.event, event) for event in table.steps[at].events])


def chapter_at(table: Table, at: int) -> str:
    """A turn belongs to the chapter in which it was made. The clock's deal starts a new one."""
    by_clock = at > 0 and table.match.turns[at - 1][0] == CLOCK
    step = table.steps[at if at == 0 or by_clock else at - 1]
    chapter: str = table.match.game.chapter(step.state)
    return chapter
