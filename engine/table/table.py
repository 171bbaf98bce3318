"""A match being played: who is asked, what may be taken back. A value like all others."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import CLOCK, IllegalMove, Refusal, Seat, Step
from engine.table.match import Match, replayed


class Stale(ValueError):
    """Somebody acted on an older picture of the table: nothing was done."""


@dataclass(frozen=True, slots=True)
class Table:
    match: Match
    steps: tuple[Step[Any, Any], ...]  # the set-up and one for each turn
    revision: int  # counts every change, an undo too

    @property
    def state(self) -> Any:
        return self.steps[-1].state


def opened(match: Match) -> Table:
    """The table where that match stands, its turns played out."""
    return Table(match, tuple(replayed(match)), revision=len(match.turns))


def refuse_stale(table: Table, revision: int) -> None:
    """Who acts has to have seen the table as it is."""
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
    )


def undo(table: Table, seat: Seat) -> Table:
    """Back to before the seat's own last turn; what bots did since is taken back with it."""
    refusal = undo_refusal(table, seat)
    if refusal is not None:
        raise IllegalMove(refusal)
    kept = _turns_before_last_of(table, seat)
    match = replace(table.match, turns=table.match.turns[:kept])
    return Table(match, table.steps[: kept + 1], table.revision + 1)


def undo_refusal(table: Table, seat: Seat) -> Refusal | None:
    """Why the seat cannot take its last turn back: what was seen cannot be unseen."""
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


def is_person(table: Table, seat: Seat) -> bool:
    return seat != CLOCK and table.match.players[seat].bot is None


def _turns_before_last_of(table: Table, seat: Seat) -> int:
    """How many turns came before the seat's last one; -1 if it had none."""
    seats = [seat for seat, _ in table.match.turns]
    return len(seats) - 1 - seats[::-1].index(seat) if seat in seats else -1
