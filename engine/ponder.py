"""Thinks for the page, slice by slice. A thought is kept until another one begins."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.core.codec import BadMessage
from engine.core.game import AnyGame, Seat, write_seat
from engine.protocol import Account, Advice, Option, Refused, Thinking
from engine.search.compared import compared
from engine.search.reason import Reason
from engine.search.thought import Thought, think
from engine.table.bots import chance_of, play_bot
from engine.table.table import Table, step_numbered
from engine.table.thoughts import account, advice, bot_asked, bot_thought

MOST_PLAYOUTS: Final = 1_000_000  # in a slice

_Begin: TypeAlias = Callable[[], Thought[Any] | None]


class Ponder:
    """Holds the thought that is under way. Everything else is values."""

    def __init__(self) -> None:
        self._about: tuple[Any, ...] = ()
        self._thought: Thought[Any] | None = None

    def bot(self, table: Table, effort: int) -> Thinking | Refused:
        seat = bot_asked(table)
        if seat is None:
            return Refused("nobody-to-advance", "")
        thought = self._further(_of_bot(table, seat), lambda: bot_thought(table, seat), effort)
        return Thinking(100 if thought is None else thought.per_cent)

    def advance(self, table: Table) -> Table | None:
        """A turn of a bot or the clock. It uses what was already thought."""
        seat = bot_asked(table)
        if seat is None or self._about != _of_bot(table, seat):
            return play_bot(table)
        thought = self._thought
        return play_bot(table, None if thought is None else think(thought, thought.planned).best)

    def hint(self, table: Table, seat: Seat, eyes: Seat | None, effort: int) -> Advice | Refused:
        seen = table.match.game.view(table.state, eyes)
        thought = self._further(
            ("hint", table.match.game_name, seat, seen), lambda: advice(table, seat, eyes), effort
        )
        if thought is None:
            return Refused("nothing-to-advise", "")
        game = table.match.game
        best = thought.problem.moves[compared(thought)[0].at]
        reason = game.mind.reason(thought.problem.view, seat, best)
        return Advice(write_seat(seat), thought.per_cent, _options(game, thought), reason)

    def why(self, table: Table, turn: int, effort: int) -> Account | Refused:
        told = account(table, step_numbered(table, turn, None))
        if told is None:
            return Refused("nothing-to-account-for", "")
        about = ("why", table.match, told.openness, turn)
        thought = self._further(about, lambda: told.thought, effort)
        game, closed = table.match.game, told.openness == "closed"
        reason: Reason | None = None
        if not closed:
            reason = game.mind.reason(told.view, told.seat, told.move)
        return Account(
            turn=turn,
            seat=write_seat(told.seat),
            kind=told.kind,
            openness=told.openness,
            per_cent=100 if thought is None else thought.per_cent,
            move=None if closed else game.write_move(told.move),
            options=() if thought is None else _options(game, thought),
            reason=reason,
        )

    def _further(self, about: tuple[Any, ...], begin: _Begin, effort: int) -> Thought[Any] | None:
        if effort not in range(1, MOST_PLAYOUTS + 1):
            raise BadMessage("number-out-of-range", place="effort", found=str(effort))
        if self._about != about:
            self._about, self._thought = about, begin()
        if self._thought is not None:
            self._thought = think(self._thought, effort)
        return self._thought


def _of_bot(table: Table, seat: Seat) -> tuple[Any, ...]:
    """Everything its thought depends on. Secret moves in between do not disturb it."""
    match = table.match
    kind, view = match.players[seat].bot, match.game.view(table.state, seat)
    return "bot", match.game_name, kind, view, chance_of(table, seat)


def _options(game: AnyGame, thought: Thought[Any]) -> tuple[Option, ...]:
    moves = thought.problem.moves
    return tuple(
        [
            Option(game.write_move(moves[each.at]), each.behind, each.alike)
            for each in compared(thought)
        ]
    )
