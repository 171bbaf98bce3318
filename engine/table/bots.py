"""Bots at the table: they are handed what their seat sees, and nothing else."""

from typing import Any, Final

from engine.core.game import CLOCK, Seat
from engine.core.rng import seeded
from engine.table.table import Table, awaited, is_person, submit

_STREAM: Final = 0xB07  # keeps the bots' chance apart from the deal's


def bot_move(table: Table, seat: Seat) -> Any:
    """What the bot of that seat does: the same at every replay of the same match."""
    match, game = table.match, table.match.game
    kind = match.players[seat].bot
    assert kind is not None
    rng = seeded(match.seed, _STREAM, len(match.turns), seat)
    return game.bots[kind](game.view(table.state, seat), game.legal_moves(table.state, seat), rng)


def play_bot(table: Table) -> Table | None:
    """One turn of the clock or of a bot; None when people are to act, or nobody."""
    for seat in awaited(table):
        if seat == CLOCK:
            move = table.match.game.legal_moves(table.state, CLOCK)[0]
            return submit(table, table.revision, CLOCK, move)
        if not is_person(table, seat):
            return submit(table, table.revision, seat, bot_move(table, seat))
    return None
