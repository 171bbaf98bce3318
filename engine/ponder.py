"""Thinks for the page, slice by slice. What was thought lately is not thought again."""

from typing import Any, Final

from engine.core.codec import BadMessage
from engine.core.game import AnyGame, Seat
from engine.protocol import Account, Advice, Option, Refused, Thinking
from engine.search.compared import compared
from engine.search.reason import Reason
from engine.search.thought import AnyThought, think
from engine.table.bots import play_bot
from engine.table.table import Table, step_numbered
from engine.table.thoughts import Matter, account, advice, bot_asked, bot_matter

MOST_PLAYOUTS: Final = 1_000_000  # in a slice

_KEPT: Final = 8  # thoughts: those of a round of bots, and what was asked between


class Ponder:
    """Holds the last thoughts, however far they have come. Everything else is values."""

    def __init__(self) -> None:
        self._last: list[tuple[tuple[Any, ...], AnyThought]] = []

    def bot(self, table: Table, effort: int) -> Thinking | Refused:
        seat = bot_asked(table)
        if seat is None:
            return Refused("nobody-to-advance", "")
        thought = self._further(bot_matter(table, seat), effort)
        return Thinking(100 if thought is None else thought.per_cent)

    def advance(self, table: Table) -> Table | None:
        """A turn of a bot or the clock. It uses what was already thought."""
        seat = bot_asked(table)
        matter = None if seat is None else bot_matter(table, seat)
        if matter is None:
            return play_bot(table)
        thought = self._known(matter)
        return play_bot(table, self._kept(matter, think(thought, thought.planned)).best)

    def hint(self, table: Table, seat: Seat, eyes: Seat | None, effort: int) -> Advice | Refused:
        thought = self._further(advice(table, seat, eyes), effort)
        if thought is None:
            return Refused("nothing-to-advise", "")
        game = table.match.game
        best = thought.problem.moves[compared(thought)[0].at]
        reason = game.mind.reason(thought.problem.view, seat, best)
        return Advice(seat, thought.per_cent, _options(game, thought), reason)

    def why(self, table: Table, turn: int, effort: int) -> Account | Refused:
        told = account(table, step_numbered(table, turn, None))
        if told is None:
            return Refused("nothing-to-account-for", "")
        thought = self._further(told.matter, effort)
        for once in told.former:  # an old match: the bot of that time chose otherwise
            if thought is None or not thought.done or thought.best == told.move:
                break
            thought = self._further(once, effort)
        game, closed = table.match.game, told.openness == "closed"
        reason: Reason | None = None
        if not closed:
            reason = game.mind.reason(told.view, told.seat, told.move)
        return Account(
            turn=turn,
            seat=told.seat,
            kind=told.kind,
            openness=told.openness,
            per_cent=100 if thought is None else thought.per_cent,
            move=None if closed else game.write_move(told.move),
            options=() if thought is None else _options(game, thought),
            reason=reason,
        )

    def _further(self, matter: Matter | None, effort: int) -> AnyThought | None:
        if effort not in range(1, MOST_PLAYOUTS + 1):
            raise BadMessage("number-out-of-range", place="effort", found=str(effort))
        return None if matter is None else self._kept(matter, think(self._known(matter), effort))

    def _known(self, matter: Matter) -> AnyThought:
        known = (thought for about, thought in self._last if about == matter.about)
        return next(known, None) or matter.begun()

    def _kept(self, matter: Matter, thought: AnyThought) -> AnyThought:
        others = [each for each in self._last if each[0] != matter.about]
        self._last = [*others[-(_KEPT - 1) :], (matter.about, thought)]
        return thought


def _options(game: AnyGame, thought: AnyThought) -> tuple[Option, ...]:
    moves = thought.problem.moves
    return tuple(
        [
            Option(game.write_move(moves[each.at]), each.behind, each.alike)
            for each in compared(thought)
        ]
    )
