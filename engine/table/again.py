"""Bots are asked once more for what a match that goes on tells of them, slice by slice.

Nothing is told but whose moves come out differently: what they were is still secret.
"""

from dataclasses import dataclass, replace

from engine.core.game import Seat
from engine.search.thought import AnyThought, think
from engine.table.bots import choice, crosses_mind
from engine.table.check import begun, ways_to_ask
from engine.table.table import Table
from engine.table.thoughts import thought_after


@dataclass(frozen=True, slots=True)
class Asking:
    """How far it has come."""

    table: Table
    waited: tuple[int, ...]  # the turns, by number from 0, of bots that were waited for
    asked: int = 0  # how many of them were gone through
    counted: int = 0  # in how many ways the next of them was asked in vain
    odd: tuple[Seat, ...] = ()
    thought: AnyThought | None = None  # about the next of them

    @property
    def done(self) -> bool:
        return self.asked == len(self.waited)


def asking(table: Table, since: int) -> Asking:
    """For the turns from that one on."""
    return Asking(table, tuple([at for at in begun(table).waited if at >= since]))


def asked_further(asking: Asking, effort: int) -> Asking:
    """One choice further, or so many playouts of a thought."""
    if asking.done:
        return asking
    at = asking.waited[asking.asked]
    match, state = asking.table.match, asking.table.steps[at].state
    seat, move = match.turns[at]
    seen = match.game.view(state, seat), match.game.legal_moves(state, seat)
    ways = ways_to_ask(asking.table, at, seat)
    count, kind = ways[asking.counted]
    thought = asking.thought or thought_after(match, count, seat, *seen, kind)
    if thought is not None and not thought.done:
        return replace(asking, thought=think(thought, effort))
    chosen = choice(match, count, seat, *seen, kind) if thought is None else thought.best
    if chosen == move:
        return _next(asking)
    if asking.counted + 1 < len(ways):
        return replace(asking, counted=asking.counted + 1, thought=None)
    if any(crosses_mind(match, each, seat, *seen, move) for each, _ in ways):
        return _next(asking)
    return _next(asking, seat)


def _next(asking: Asking, *odd: Seat) -> Asking:
    told = tuple([seat for seat in odd if seat not in asking.odd])
    return replace(asking, asked=asking.asked + 1, counted=0, odd=asking.odd + told, thought=None)
