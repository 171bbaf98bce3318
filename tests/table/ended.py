"""Matches that bots have played to their end, and what somebody could have made of the log."""

from dataclasses import replace
from functools import cache

from engine.core.game import CLOCK
from engine.games import GAMES
from engine.table.bots import play_bot, play_unasked
from engine.table.match import MOST_TURNS, Match, Player
from engine.table.table import Table, opened, submit

KINDS = ("rule-of-thumb", "random", "rule-of-thumb")


@cache
def ended(
    name: str,
    seed: int = 1,
    kinds: tuple[str | None, ...] = KINDS,
    options: tuple[str, ...] = (),
) -> Table:
    """People do as the simplest bot would, and nobody is hindered from mischief."""
    game = GAMES[name]
    bots = tuple([Player(f"Player {seat}", kind or "random") for seat, kind in enumerate(kinds)])
    config = game.read_config((f"seats {len(kinds)}", *options))
    table = _played_out(opened(Match(name, config, seed, bots)))
    players = tuple([replace(bot, bot=kind) for bot, kind in zip(bots, kinds)])
    return replace(table, match=replace(table.match, players=players))


def begun(name: str, seed: int, kind: str, seats: int, turns: int) -> Table:
    """Bots of that kind have played so many turns, or to the end."""
    config = GAMES[name].read_config((f"seats {seats}",))
    bots = tuple([Player(f"Player {seat}", kind) for seat in range(seats)])
    return _played_out(opened(Match(name, config, seed, bots)), turns)


def forged(table: Table) -> tuple[Table, int]:
    """In its midst a bot does something else, as if it had a choice; and the turn of that."""
    match = table.match
    for at in range(len(match.turns) // 2, len(match.turns)):
        seat, move = match.turns[at]
        state = table.steps[at].state
        others = [other for other in match.game.legal_moves(state, seat) if other != move]
        if seat != CLOCK and seat in match.game.awaited(state) and others:
            before = Table(replace(match, turns=match.turns[:at]), table.steps[: at + 1], at)
            return _played_out(submit(before, at, seat, others[0])), at + 1
    raise LookupError("no bot has a choice")


def _played_out(table: Table, most: int = MOST_TURNS) -> Table:
    while len(table.match.turns) < most and (after := play_unasked(table) or play_bot(table)):
        table = after
    return table
