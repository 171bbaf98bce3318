"""Thinking for the page, slice by slice: a thought is kept until another begins."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.codec import BadMessage
from engine.core.game import AnyGame, Seat, write_seat
from engine.protocol import Account, Advice, Option, Refused, Thinking
from engine.search.compared import compared
from engine.search.reason import Reason
from engine.search.thought import Thought, think
from engine.table.bots import play_bot
from engine.table.table import Table
from engine.table.thoughts import account, advice, bot_asked, bot_thought

_MOST: int = 1_000_000  # playouts in a slice

_Begin: TypeAlias = Callable[[], Thought[Any] | None]


class Ponder:
    """Holds the one thought that is under way; all else is values."""

    def __init__(self) -> None:
        self._about: tuple[Any, ...] = ()
        self._thought: Thought[Any] | None = None

    def bot(self, table: Table, effort: int) -> Thinking | Refused:
        seat = bot_asked(table)
        if seat is None:
            return Refused("nobody-to-advance", "")
        thought = self._further(
            ("bot", table.match, seat), lambda: bot_thought(table, seat), effort
        )
        return Thinking(100 if thought is None else thought.per_cent)

    def advance(self, table: Table) -> Table | None:
        """A bot's turn, or the clock's; what was thought before is not thought again."""
        seat = bot_asked(table)
        if seat is None or self._about != ("bot", table.match, seat):
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
        told = account(table, turn)
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
        if effort not in range(1, _MOST + 1):
            raise BadMessage("number-out-of-range", place="effort", found=str(effort))
        if self._about != about:
            self._about, self._thought = about, begin()
        if self._thought is not None:
            self._thought = think(self._thought, effort)
        return self._thought


def _options(game: AnyGame, thought: Thought[Any]) -> tuple[Option, ...]:
    moves = thought.problem.moves
    return tuple(
        [
            Option(game.write_move(moves[each.at]), each.behind, each.alike)
            for each in compared(thought)
        ]
    )
