"""What is thought about at the table: a bot's move, advice to a person, and why a bot moved so."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, Final, Literal

from engine.core.codec import dumps
from engine.core.game import CLOCK, AnyGame, Seat
from engine.core.rng import Rng, seeded
from engine.search.thought import AnyThought
from engine.table.bots import chance_after, kinds_of
from engine.table.match import Match, Turn
from engine.table.table import Table, awaited, is_person, turns_noticed

_ADVICE: Final = 0xAD71CE  # keeps the adviser's chance apart from the bots'

# How much of what a bot thought may be told: all of it; or only what could be thought by all
# who sat there, as its hand is closed still; or nothing, as the move itself is secret.
Openness = Literal["open", "as-seen", "closed"]


@dataclass(frozen=True, slots=True)
class Matter:
    """Something to think about. Whatever is about the same is thought in the same way."""

    about: tuple[Any, ...]  # all that the thought depends on
    begun: Callable[[], AnyThought]


@dataclass(frozen=True, slots=True)
class Account:
    """A bot's move, as it may be accounted for."""

    seat: Seat
    kind: str
    openness: Openness
    view: Any  # what the telling is based on
    move: Any
    matter: Matter | None  # None of who does not think ahead
    former: tuple[Matter, ...] = ()  # what bots of that name would have thought in earlier versions


def bot_asked(table: Table) -> Seat | None:
    """The bot that moves next, if it is for a bot to move."""
    seats = awaited(table)
    if CLOCK in seats[:1]:
        return None
    return next((seat for seat in seats if not is_person(table, seat)), None)


def bot_matter(table: Table, seat: Seat, once: str | None = None) -> Matter | None:
    """What that bot thinks about; None if it does not think ahead.

    Secret moves in between do not disturb it. `once` is another kind that it once was.
    """
    match, game = table.match, table.match.game
    kind, at = once or match.players[seat].bot, turns_noticed(table, seat)
    if kind is None or not game.mind.knows(kind):
        return None
    view, legal = game.view(table.state, seat), game.legal_moves(table.state, seat)
    about = "bot", game.name, kind, view, legal, chance_after(match, at, seat)
    return Matter(about, partial(game.mind.begin, kind, view, legal, about[-1]))


def thought_after(
    match: Match, at: int, seat: Seat, view: Any, legal: tuple[Any, ...], kind: str | None
) -> AnyThought | None:
    """The same of what its seat sees and may do, after so many turns it noticed."""
    game = match.game
    if kind is None or not game.mind.knows(kind):
        return None
    thought: AnyThought = game.mind.begin(kind, view, legal, chance_after(match, at, seat))
    return thought


def advice(table: Table, seat: Seat, eyes: Seat | None) -> Matter | None:
    """For that seat, and for those eyes: what all may look at follows from what all may know."""
    game = table.match.game
    if seat not in awaited(table):
        return None
    if eyes is None and game.private(table.state):  # all would see what is in the hand
        return None
    return _as_seen(table, seat, eyes)


def account(table: Table, turn: int) -> Account | None:
    """Of the turn of that number, counted from 1: what can be told about it by now."""
    if not can_account(table, turn):
        return None
    at = turn - 1
    then = _before(table, at)
    seat, move = table.match.turns[at]
    kind, game = table.match.players[seat].bot, table.match.game
    assert kind is not None
    later = [step.state for step in table.steps[turn:]]
    if any(game.mind.laid_open(state) for state in later):
        kinds = kinds_of(table.match, seat)
        matter, *former = [bot_matter(then, seat, each) for each in kinds]
        view = game.view(then.state, seat)
        known = tuple([each for each in former if each is not None])
        return Account(seat, kind, "open", view, move, matter, known)
    seen = game.view(then.state, None)
    if game.private(then.state):
        openness: Openness = "as-seen" if game.mind.shown(move, later) else "closed"
        return Account(seat, kind, openness, seen, move, None)
    return Account(seat, kind, "as-seen", seen, move, _as_seen(then, seat, None))


def can_account(table: Table, turn: int) -> bool:
    """Was it a bot that was asked?"""
    if turn not in range(1, len(table.steps)):
        return False
    seat, _ = table.match.turns[turn - 1]
    return (
        seat != CLOCK
        and not is_person(table, seat)
        and seat in table.match.game.awaited(table.steps[turn - 1].state)
    )


def _as_seen(table: Table, seat: Seat, eyes: Seat | None) -> Matter:
    """The same at every table at which those eyes see the same, whatever has led to it."""
    game = table.match.game
    seen, legal = game.view(table.state, eyes), game.legal_moves(table.state, seat)
    foregone = game.foregone(table.state, seat)
    weighed = legal if foregone is None else (foregone,)

    def begun() -> AnyThought:
        asked = replace(seen, seat=seat)
        imagine, chance = partial(game.imagine, seen), _chance_of_what_is_seen(game, asked)
        thought: AnyThought = game.mind.to_tell(asked, weighed, imagine, chance)
        return thought

    return Matter(("as-seen", game.name, seat, seen, weighed), begun)


def _chance_of_what_is_seen(game: AnyGame, asked: Any) -> Rng:
    """No count of turns and no seed goes into it: they know of what is hidden."""
    digest = sha256(dumps(game.kinds.view, asked).encode()).digest()
    return seeded(int.from_bytes(digest[:8], "big"), _ADVICE)


def _before(table: Table, at: int) -> Table:
    """The table after so many turns."""
    turns: tuple[Turn, ...] = table.match.turns[:at]
    return Table(replace(table.match, turns=turns), table.steps[: at + 1], at)
