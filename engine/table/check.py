"""A match that is over is looked into once more: what its bots chose, and by what they saw.

A bot that thinks needs its time for every move it is asked for again, so this goes in slices.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.game import Seat
from engine.core.rng import seeded
from engine.table.bots import choice, crosses_mind, kinds_of
from engine.table.match import Match
from engine.table.noticed import missed_in
from engine.table.table import Table, is_person

_STREAM: Final = 0x7A1  # keeps the chance of other worlds apart from all that was played by
WORLDS: Final = 60  # so many choices, at most, are made once more in another world


@dataclass(frozen=True, slots=True)
class Odd:
    """A move of the log that its bot, asked again, does not choose."""

    turn: int  # its number, from 1
    seat: Seat
    move: Any
    instead: Any


@dataclass(frozen=True, slots=True)
class Checking:
    """How far it has come. The table was played from its seed before: that is checked first."""

    table: Table
    waited: tuple[int, ...]  # the turns, by number from 0, of bots that were waited for
    asked: int = 0  # how many of them were gone through
    agreed: tuple[int, ...] = ()
    odd: tuple[Odd, ...] = ()
    worlds: int = 0
    alike: int = 0  # in how many of these worlds the bot saw and chose the same
    unasked: int = 0  # what bots did of their own accord; nobody can ask for it again

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The choices to be made in another world too: some from all over the match."""
        known = len(self.agreed)
        some = min(WORLDS, known)
        return tuple([self.agreed[at * known // some] for at in range(some)])

    @property
    def done(self) -> bool:
        return self.asked == len(self.waited) and self.worlds == len(self.elsewhere)

    @property
    def per_cent(self) -> int:
        all_worlds = min(WORLDS, len(self.waited))
        parts = len(self.waited) + all_worlds
        return 100 if self.done else min(99, 100 * (self.asked + self.worlds) // parts)


def begun(table: Table) -> Checking:
    game, turns = table.match.game, table.match.turns
    of_bots = [at for at, (seat, _) in enumerate(turns) if seat >= 0 and not is_person(table, seat)]
    waited = [at for at in of_bots if turns[at][0] in game.awaited(table.steps[at].state)]
    return Checking(table, tuple(waited), unasked=len(of_bots) - len(waited))


def carried_on(checking: Checking, choices: int) -> Checking:
    """So many choices further."""
    for _ in range(choices):
        if checking.done:
            break
        asking = checking.asked < len(checking.waited)
        checking = _asked_again(checking) if asking else _tried_elsewhere(checking)
    return checking


def _asked_again(checking: Checking) -> Checking:
    """Of the view of its seat alone."""
    at = checking.waited[checking.asked]
    match, state = checking.table.match, checking.table.steps[at].state
    seat, move = match.turns[at]
    checking = replace(checking, asked=checking.asked + 1)
    seen = match.game.view(state, seat), match.game.legal_moves(state, seat)
    (count, kind), *others = ways_to_ask(checking.table, at, seat)
    chosen = choice(match, count, seat, *seen, kind)
    if chosen == move or _would_choose(match, others, seat, seen, move):
        return replace(checking, agreed=(*checking.agreed, at))
    counts = ways_to_count(checking.table, at, seat)
    if any(crosses_mind(match, each, seat, *seen, move) for each in counts):
        return replace(checking, unasked=checking.unasked + 1)
    return replace(checking, odd=(*checking.odd, Odd(at + 1, seat, move, chosen)))


def _tried_elsewhere(checking: Checking) -> Checking:
    """Where all that is hidden from its seat lies otherwise, that seat sees and does the same."""
    at = checking.elsewhere[checking.worlds]
    match, state = checking.table.match, checking.table.steps[at].state
    game, (seat, move) = match.game, match.turns[at]
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    twin, _ = game.imagine(view, seeded(match.seed, _STREAM, at, seat))
    seen = game.view(twin, seat), game.legal_moves(twin, seat)
    ways = ways_to_ask(checking.table, at, seat)
    same = seen == (view, legal) and _would_choose(match, ways, seat, seen, move)
    return replace(checking, worlds=checking.worlds + 1, alike=checking.alike + same)


def _would_choose(
    match: Match, ways: Sequence[tuple[int, str]], seat: Seat, seen: tuple[Any, Any], move: Any
) -> bool:
    return any(choice(match, count, seat, *seen, kind) == move for count, kind in ways)


def ways_to_ask(table: Table, at: int, seat: Seat) -> tuple[tuple[int, str], ...]:
    """After how many turns, and as which kind: as today first, then as earlier bots were asked."""
    counts = ways_to_count(table, at, seat)
    return tuple([(count, kind) for kind in kinds_of(table.match, seat) for count in counts])


def ways_to_count(table: Table, at: int, seat: Seat) -> tuple[int, ...]:
    """How many turns that seat had noticed; and how many there were, as earlier bots counted."""
    match = table.match
    missed = missed_in(match.game, table.steps[1 : at + 1], len(match.players))[seat]
    return (at - missed, at) if missed else (at,)
