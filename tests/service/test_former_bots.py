"""Why did it do that? Of a match that earlier bots have played, their own thoughts are told."""

from dataclasses import replace

from engine.ponder import Ponder
from engine.protocol import Account
from engine.table.bots import choice
from engine.table.table import Table
from engine.table.thoughts import account
from tests.table.ended import ended

ALL = 1_000_000  # playouts


def once() -> Table:
    """The master of that time was called just master."""
    table = ended("party-bugs", kinds=("master-1", "rule-of-thumb"))
    players = (replace(table.match.players[0], bot="master"), table.match.players[1])
    return replace(table, match=replace(table.match, players=players))


def test_an_old_move_is_explained_by_the_bot_that_made_it() -> None:
    table, game, otherwise = once(), once().match.game, 0
    for turn in range(1, len(table.match.turns)):
        told = account(table, turn)
        if told is None or told.matter is None or told.seat != 0:
            continue
        at, ponder = turn - 1, Ponder()
        state = table.steps[at].state
        seen = game.view(state, 0), game.legal_moves(state, 0)
        if len(seen[1]) < 2 or choice(table.match, at, 0, *seen) == told.move:
            continue
        reply = ponder.why(table, turn, ALL)
        assert isinstance(reply, Account)
        assert reply.per_cent == 100
        assert reply.options
        assert reply.options[0].move == game.write_move(told.move)
        otherwise += 1
        if otherwise == 2:
            return
    raise AssertionError("both masters did the same everywhere")
