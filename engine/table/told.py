"""What is told of the steps of a table: to whom, and in which chapter of the match."""

from typing import Any

from engine.core.codec import encode
from engine.core.game import CLOCK, Seat
from engine.table.table import Table


def seen_by(table: Table, at: int, seat: Seat | None) -> tuple[Any, ...]:
    """The events of one step as that seat witnessed them, as plain JSON."""
    game = table.match.game
    witnessed = [game.witness(event, seat) for event in table.steps[at].events]
    return tuple([encode(game.kinds.event, event) for event in witnessed if event is not None])


def seen_by_all(table: Table, at: int) -> tuple[Any, ...]:
    """The events of one step with nothing left out: what all seats together witnessed."""
    kinds = table.match.game.kinds
    return tuple([encode(kinds.event, event) for event in table.steps[at].events])


def chapter_at(table: Table, at: int) -> str:
    """A turn belongs where it was made; what the clock deals begins something new."""
    by_clock = at > 0 and table.match.turns[at - 1][0] == CLOCK
    step = table.steps[at if at == 0 or by_clock else at - 1]
    chapter: str = table.match.game.chapter(step.state)
    return chapter
