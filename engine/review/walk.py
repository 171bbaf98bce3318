"""Carries one imagined world through a span, and notes what each turn was worth in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, TypeAlias

from engine.core.codec import dumps
from engine.core.game import Seat
from engine.core.rng import seeded
from engine.review.plan import Leg, Span, witnessed
from engine.review.worth import Worth, courses_of, worths
from engine.search.reckoning import Reckoning, Sums
from engine.table.table import Table

_STREAM: Final = 0x1EDCE2  # keeps the reviewer's chance apart from all others

Worths: TypeAlias = tuple[Worth, ...]  # by seat that is followed


@dataclass(frozen=True, slots=True)
class Noted:
    """What an leg did in one world."""

    by: Worths  # what the move itself changed
    instead: Worths  # by other move: how much more it would have been worth to who moves
    shown: Worths  # what was then learned changed


@dataclass(frozen=True, slots=True)
class Walked:
    entry: Worths
    noted: tuple[Noted, ...]  # by leg


def followed(table: Table, span: Span) -> tuple[Seat, ...]:
    """The seats whose expectations these eyes can tell."""
    return tuple(range(len(table.match.players))) if span.eyes is None else (span.eyes,)


def chance_of(table: Table, span: Span) -> int:
    """It follows from what the eyes see alone, so nothing hidden shows in what is found."""
    game = table.match.game
    view = game.view(table.steps[span.first].state, span.eyes)
    digest = sha256(dumps(game.kinds.view, view).encode()).digest()
    return int.from_bytes(digest[:8], "big")


def walked(table: Table, span: Span, chance: int, number: int) -> Walked:
    """World `number` of the span: always the same one."""
    game, state = table.match.game, table.steps[span.first].state
    view = game.view(state, span.eyes)
    world, _ = game.imagine(view, seeded(chance, _STREAM, number))
    walker = _Walker(table, span, number)
    entry = value = walker.worths(world)
    noted = []
    for leg in span.legs:
        found, world, value = walker.take(leg, world, value)
        noted.append(found)
    return Walked(entry, tuple(noted))


class _Walker:
    def __init__(self, table: Table, span: Span, number: int) -> None:
        self.table, self.span, self.number = table, span, number
        self.game = table.match.game
        self.reckoning: Reckoning = self.game.reckoning
        self.seats = followed(table, span)
        left = self.reckoning.left(table.steps[span.first].state)
        self.courses: Sequence[Sums] = courses_of(table.match, left)

    def worths(self, world: Any) -> Worths:
        sums = self.reckoning.finish(world, self.span.eyes)
        return worths(sums, self.courses, self.seats, self.number)

    def take(self, leg: Leg, world: Any, value: Worths) -> tuple[Noted, Any, Worths]:
        instead: Worths = ()
        chosen, after = value, world
        if leg.form != "bare":
            after, chosen = self._made(leg, world, leg.moves[0])
            at = self.seats.index(leg.seat) if len(leg.moves) > 1 else 0
            others = [self._made(leg, world, move)[1] for move in leg.moves[1:]]
            instead = tuple([other[at].minus(chosen[at]) for other in others])
        by = _changes(value, chosen)
        if not leg.shown:
            return Noted(by, instead, ()), after, chosen
        before = after if leg.form == "sealed" else world
        fitting = self._fitting(leg, before)
        learned = self.worths(fitting)
        return Noted(by, instead, _changes(chosen, learned)), fitting, learned

    def _made(self, leg: Leg, world: Any, move: Any) -> tuple[Any, Worths]:
        """The world with that move, and what it is worth."""
        reckoning, chosen = self.reckoning, leg.moves[0]
        if reckoning.stealthy(chosen):
            return world, self._risked(leg, world, move)
        if move is None:
            return world, self.worths(world)
        if leg.form == "sealed":
            after = reckoning.sealed(world, leg.seat, move)
        else:
            after = self.game.apply(world, leg.seat, move).state
        return after, self.worths(after)

    def _risked(self, leg: Leg, world: Any, move: Any) -> Worths:
        view = self.game.view(self.table.steps[leg.turn].state, leg.seat)
        ways = self.reckoning.ways(view, world, leg.seat, leg.moves[0], move)
        if not ways:
            return self.worths(world)
        found = [(chance, self.worths(way)) for chance, way in ways]
        return tuple(
            [
                Worth(
                    sum([chance * each[at].points for chance, each in found]) // 100,
                    sum([chance * each[at].chance for chance, each in found]) // 100,
                )
                for at in range(len(self.seats))
            ]
        )

    def _fitting(self, leg: Leg, world: Any) -> Any:
        """The world after that turn, rearranged so that it shows what was learned."""
        seat, move = self.table.match.turns[leg.turn]
        events = witnessed(self.table, leg.turn, self.span.eyes)
        fitting = self.reckoning.arranged(world, seat, move, events)
        return self.game.apply(fitting, seat, move).state


def _changes(before: Worths, after: Worths) -> Worths:
    return tuple([now.minus(then) for then, now in zip(before, after, strict=True)])
