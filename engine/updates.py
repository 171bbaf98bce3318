"""The table now, as those eyes may see it."""

from typing import Literal

from engine.core.codec import encode
from engine.core.game import CLOCK, Seat
from engine.log import why_of
from engine.protocol import Sitting, Undo, Update
from engine.seats import eyes_of
from engine.storing_protocol import Painted
from engine.table.noticed import is_secretive
from engine.table.pledge import pledge_of
from engine.table.table import (
    Table,
    awaited,
    is_person,
    last_noticed,
    turns_noticed,
    undo_refusal,
)
from engine.table.told import seen_by


def updated(table: Table, eyes: Seat | None, since: int) -> Update:
    match, game, state = table.match, table.match.game, table.state
    seat = eyes_of(table, eyes)
    mover = _mover(table, seat)
    seen = [event for at in range(since, len(table.steps)) for event in seen_by(table, at, seat)]
    legal = () if mover is None else game.legal_moves(state, mover)
    foregone = None if mover is None else game.foregone(state, mover)
    return Update(
        game=game.name,
        players=tuple([Sitting(player.name, player.bot) for player in match.players]),
        chapter=game.chapter(state),
        revision=table.revision,
        eyes=eyes,
        events=tuple(seen),
        view=encode(game.kinds.view, game.view(state, seat)),
        asked=awaited(table),
        private=game.private(state),
        mover=mover,
        legal=tuple([game.write_move(move) for move in legal]),
        foregone=None if foregone is None else game.write_move(foregone),
        next=_next(table),
        clock=tuple([game.write_move(move) for move in game.legal_moves(state, CLOCK)]),
        undo=_undo(table),
        why=why_of(table, last_noticed(table, seat), turns_noticed(table, None), seat),
        outcome=game.outcome(state),
        pledge=pledge_of(match),
        saved=None,
    )


def painted(table: Table) -> Painted:
    """What everybody may see, and nothing else, to be drawn before there is an engine."""
    told = updated(table, None, len(table.steps))
    return Painted(
        game=told.game,
        view=told.view,
        asked=told.asked,
        private=told.private,
        mover=told.mover,
        legal=told.legal,
        foregone=told.foregone,
        next=told.next,
    )


def _mover(table: Table, eyes: Seat | None) -> Seat | None:
    """Whose moves may be shown to those eyes: their own, or a person's public choice."""
    if eyes is not None and table.match.game.legal_moves(table.state, eyes):
        return eyes
    if table.match.game.private(table.state):
        return None
    people = [seat for seat in awaited(table) if is_person(table, seat)]
    return people[0] if people else None


def _next(table: Table) -> Literal["person", "bot", "clock", "nobody"]:
    seats = awaited(table)
    if CLOCK in seats:
        return "clock"
    if any(not is_person(table, seat) for seat in seats):
        return "bot"
    return "person" if seats else "nobody"


def _undo(table: Table) -> Undo | None:
    """For the person who moved last; who that was is a secret where something is done in secret."""
    if is_secretive(table.match.game):
        return None
    last = next((seat for seat, _ in reversed(table.match.turns) if is_person(table, seat)), None)
    if last is None:
        return None
    refusal = undo_refusal(table, last)
    return Undo(last, None if refusal is None else refusal.code)
