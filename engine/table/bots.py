"""Bots at the table: they are handed what their seat sees, and nothing else."""

from typing import Any, Final

from engine.core.game import CLOCK, Seat
from engine.core.rng import Rng, seeded
from engine.table.table import Table, awaited, is_person, submit

_STREAM: Final = 0xB07  # keeps the bots' chance apart from the deal's
_IMPULSES: Final = 0x1DEA  # and what they are asked from what they do unasked


def bot_move(table: Table, seat: Seat) -> Any:
    """What the bot of that seat does: the same at every replay of the same match."""
    game = table.match.game
    view, legal = game.view(table.state, seat), game.legal_moves(table.state, seat)
    return game.bots[_kind(table, seat)](view, legal, _chance(table, _STREAM, seat))


def play_bot(table: Table) -> Table | None:
    """One turn of the clock or of a bot; None when people are to act, or nobody."""
    for seat in awaited(table):
        if seat == CLOCK:
            move = table.match.game.legal_moves(table.state, CLOCK)[0]
            return submit(table, table.revision, CLOCK, move)
        if not is_person(table, seat):
            return submit(table, table.revision, seat, bot_move(table, seat))
    return None


def nudge(table: Table, seat: Seat) -> Table | None:
    """That bot may act of its own accord; None if it does not, or cannot."""
    game = table.match.game
    if is_person(table, seat) or _kind(table, seat) not in game.impulses:
        return None
    legal = game.legal_moves(table.state, seat)
    if not legal:
        return None
    view = game.view(table.state, seat)
    impulse = game.impulses[_kind(table, seat)]
    move = impulse(view, legal, _chance(table, _IMPULSES, seat))
    return None if move is None else submit(table, table.revision, seat, move)


def play_unasked(table: Table) -> Table | None:
    """One thing that nobody waits for: a bot's impulse, or else a window closes."""
    for seat in range(len(table.match.players)):
        after = nudge(table, seat)
        if after is not None:
            return after
    late = table.match.game.legal_moves(table.state, CLOCK)
    if CLOCK in awaited(table) or not late:
        return None
    return submit(table, table.revision, CLOCK, late[0])


def _kind(table: Table, seat: Seat) -> str:
    kind = table.match.players[seat].bot
    assert kind is not None
    return kind


def _chance(table: Table, stream: int, seat: Seat) -> Rng:
    return seeded(table.match.seed, stream, len(table.match.turns), seat)
