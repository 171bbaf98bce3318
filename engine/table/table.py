"""A match being played: who is asked, and what may be taken back. It is a value too."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from engine.core.game import CLOCK, IllegalMove, Refusal, Seat, Step
from engine.table.match import Match, replayed
from engine.table.noticed import Missed, is_secretive, missed_in, missed_too, notices


class Stale(ValueError):
    """Somebody acted on an older state of the table. Nothing was done."""


@dataclass(frozen=True, slots=True)
class Table:
    match: Match
    steps: tuple[Step[Any, Any], ...]  # the set-up and one for each turn
    revision: int  # counts every change, undo included
    missed: Missed = field(default=(), compare=False)  # how many turns each did not notice

    def __post_init__(self) -> None:
        if not self.missed:
            match = self.match
            missed = missed_in(match.game, self.steps[1:], len(match.players))
            object.__setattr__(self, "missed", missed)

    @property
    def state(self) -> Any:
        return self.steps[-1].state


def opened(match: Match) -> Table:
    """The table of that match, with all its turns played."""
    return Table(match, tuple(replayed(match)), revision=len(match.turns))


def refuse_stale(table: Table, revision: int) -> None:
    """Whoever acts must have seen the table as it is now."""
    if revision != table.revision:
        raise Stale(f"revision {revision}, now {table.revision}")


def submit(table: Table, revision: int, seat: Seat, move: Any) -> Table:
    refuse_stale(table, revision)
    match = table.match
    step = match.game.apply(table.state, seat, move)
    return Table(
        match=replace(match, turns=(*match.turns, (seat, move))),
        steps=(*table.steps, step),
        revision=revision + 1,
        missed=missed_too(match.game, table.missed, step),
    )


def undo(table: Table, seat: Seat) -> Table:
    """Goes back to before the seat's last turn. What bots did since is taken back too."""
    refusal = undo_refusal(table, seat)
    if refusal is not None:
        raise IllegalMove(refusal)
    kept = _turns_before_last_of(table, seat)
    match = replace(table.match, turns=table.match.turns[:kept])
    return Table(match, table.steps[: kept + 1], table.revision + 1)


def undo_refusal(table: Table, seat: Seat) -> Refusal | None:
    """Why the seat cannot take its last turn back: nobody can forget what they have seen.

    Nothing is taken back either if that would show that something secret happened since.
    """
    if is_secretive(table.match.game):
        return Refusal("never-taken-back", "undo")
    kept = _turns_before_last_of(table, seat)
    if kept < 0:
        return Refusal("nothing-to-undo", "undo")
    if any(is_person(table, other) for other, _ in table.match.turns[kept + 1 :]):
        return Refusal("another-player-acted", "undo")
    reveals = table.match.game.reveals
    if any(reveals(event) for step in table.steps[kept + 1 :] for event in step.events):
        return Refusal("already-revealed", "undo")
    return None


def awaited(table: Table) -> tuple[Seat, ...]:
    return table.match.game.awaited(table.state)


def turns_noticed(table: Table, seat: Seat | None) -> int:
    """How many turns that seat has noticed. None: how many everybody has noticed."""
    return len(table.match.turns) - table.missed[-1 if seat is None else seat]


def steps_noticed(table: Table, seat: Seat | None) -> Iterator[int]:
    """The numbers of the steps these eyes noticed, the set-up first."""
    game = table.match.game
    every = not is_secretive(game)
    return (
        at for at, step in enumerate(table.steps) if every or at == 0 or notices(game, step, seat)
    )


def last_noticed(table: Table, seat: Seat | None) -> int:
    """The last step these eyes noticed."""
    game, at = table.match.game, len(table.steps) - 1
    while at > 0 and is_secretive(game) and not notices(game, table.steps[at], seat):
        at -= 1
    return at


def step_numbered(table: Table, number: int, seat: Seat | None) -> int:
    """The step with that number, counting only those these eyes noticed; -1 if there is none."""
    if not 0 <= number < len(table.steps):
        return -1
    return next(islice(steps_noticed(table, seat), number, None), -1)


def is_person(table: Table, seat: Seat) -> bool:
    return seat != CLOCK and table.match.players[seat].bot is None


def _turns_before_last_of(table: Table, seat: Seat) -> int:
    """How many turns came before the seat's last one; -1 if it has had none."""
    at = len(table.match.turns) - 1
    while at >= 0 and table.match.turns[at][0] != seat:
        at -= 1
    return at
