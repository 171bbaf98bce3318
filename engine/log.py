"""Answers what happened so far, and which bot can be asked why."""

from engine.core.game import Seat
from engine.protocol import Log, LogTurn
from engine.table.table import Table, turns_noticed
from engine.table.thoughts import can_account
from engine.table.told import chapter_at, seen_by


def log_of(table: Table, eyes: Seat | None, most: int) -> Log:
    """The last turns. Turns these eyes did not notice have no line, because even their number would
    tell something."""
    turns: list[LogTurn] = []
    number = turns_noticed(table, None)
    for at in range(len(table.steps) - 1, -1, -1):
        if len(turns) == most:
            break
        events = seen_by(table, at, eyes)
        if events or at == 0:
            turns.append(LogTurn(chapter_at(table, at), events, why_of(table, at, number, eyes)))
        number -= bool(seen_by(table, at, None))
    return Log(tuple(turns[::-1]))


def why_of(table: Table, turn: int, number: int, eyes: Seat | None) -> int | None:
    """If this turn's bot can be asked: the turn's number among those that everybody noticed.

    These eyes cannot ask about what they did not notice.
    """
    return number if can_account(table, turn) and seen_by(table, turn, eyes) else None
