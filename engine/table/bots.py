"""Bots at the table: they are handed what their seat sees, and nothing else."""

from typing import Any, Final

from engine.core.game import CLOCK, Seat, Touch
from engine.core.rng import Rng, seeded
from engine.table.kinds import bot_called, impulse_called, impulses_ever_called, kinds_ever_called
from engine.table.match import Match
from engine.table.table import Table, awaited, is_person, submit, turns_noticed

_STREAM: Final = 0xB07  # keeps the bots' chance apart from the deal's
_IMPULSES: Final = 0x1DEA  # and what they are asked from what they do unasked
_FINGERS: Final = 0xF1D6E7  # and from what people's fingers do
# Milliseconds that go by where no page measures them: most bots have reacted by then, not all.
A_WHILE: Final = 1200
_TIMES: Final = range(0, 20_000, 100)  # at which a nudge could have come


def bot_move(table: Table, seat: Seat) -> Any:
    """What the bot of that seat does: the same at every replay of the same match."""
    game = table.match.game
    view, legal = game.view(table.state, seat), game.legal_moves(table.state, seat)
    return choice(table.match, turns_noticed(table, seat), seat, view, legal)


def choice(
    match: Match,
    at: int,
    seat: Seat,
    view: Any,
    legal: tuple[Any, ...],
    kind: str | None = None,
) -> Any:
    """What that bot chooses of what its seat sees and may do, after so many turns it noticed.

    `kind` is another one that it once was.
    """
    bot = bot_called(match.game, kind or _kind_in(match, seat))
    return bot(view, legal, chance_after(match, at, seat))


def crosses_mind(
    match: Match, at: int, seat: Seat, view: Any, legal: tuple[Any, ...], move: Any
) -> bool:
    """Could it do that unasked there? When it was nudged is not in the log: any time will do.

    Nor is it there by which version it was: an earlier bot's impulse is one as well.
    """
    impulses = impulses_ever_called(match.game, _kind_in(match, seat))
    rng = _chance_in(match, at, _IMPULSES, seat)
    return any(impulse(view, legal, rng, ms) == move for impulse in impulses for ms in _TIMES)


def kinds_of(match: Match, seat: Seat) -> tuple[str, ...]:
    """What kind of bot sits there, and what that meant in earlier versions."""
    return kinds_ever_called(match.game, _kind_in(match, seat))


def chance_of(table: Table, seat: Seat) -> Rng:
    """What a seat draws from when it thinks about what it is asked now."""
    return chance_after(table.match, turns_noticed(table, seat), seat)


def chance_after(match: Match, at: int, seat: Seat) -> Rng:
    """The same, after so many turns it noticed."""
    return _chance_in(match, at, _STREAM, seat)


def play_bot(table: Table, thought_of: Any = None) -> Table | None:
    """One turn of the clock or of a bot; None when people are to act, or nobody.

    `thought_of` is the bot's move, if it has thought about it before.
    """
    for seat in awaited(table):
        if seat == CLOCK:
            move = table.match.game.legal_moves(table.state, CLOCK)[0]
            return submit(table, table.revision, CLOCK, move)
        if not is_person(table, seat):
            return submit(table, table.revision, seat, thought_of or bot_move(table, seat))
    return None


def nudge(table: Table, seat: Seat, after: int) -> Table | None:
    """That bot may act of its own accord; None if it does not, or cannot.

    `after` is how many milliseconds ago there was something to react to.
    """
    game = table.match.game
    impulse = None if is_person(table, seat) else impulse_called(game, _kind(table, seat))
    if impulse is None:
        return None
    legal = game.legal_moves(table.state, seat)
    if not legal:
        return None
    view = game.view(table.state, seat)
    move = impulse(view, legal, _chance(table, _IMPULSES, seat), after)
    return None if move is None else submit(table, table.revision, seat, move)


def fumble(table: Table, seat: Seat, touch: Touch, since: int = 1) -> Table | None:
    """What comes of a person's sleight of hand; None is nothing.

    The touch began `since` turns ago: it may take a while until it is said.
    """
    game = table.match.game
    if game.fumble is None:
        return None
    then = game.view(table.steps[-1 - since].state, seat)
    view, legal = game.view(table.state, seat), game.legal_moves(table.state, seat)
    comes_of_it = game.fumble(then, view, legal, touch, _chance(table, _FINGERS, seat))
    if comes_of_it is None:
        return None
    who, move = comes_of_it
    if who != seat and is_person(table, who):  # people hear for themselves
        return None
    return submit(table, table.revision, who, move)


def play_unasked(table: Table) -> Table | None:
    """One thing that nobody waits for: a bot's impulse, or else a window closes."""
    # In most games nothing crosses anybody's mind.
    for seat in range(len(table.match.players)) if table.match.game.impulses else ():
        nudged = nudge(table, seat, _since_it_noticed(table, seat))
        if nudged is not None:
            return nudged
    late = table.match.game.legal_moves(table.state, CLOCK)
    if CLOCK in awaited(table) or not late:
        return None
    return submit(table, table.revision, CLOCK, late[0])


def _since_it_noticed(table: Table, seat: Seat) -> int:
    """A while for the last turn that this seat has noticed anything of, and for each since."""
    witness = table.match.game.witness
    whiles = 1
    for step in reversed(table.steps):
        if any(witness(event, seat) is not None for event in step.events):
            break
        whiles += 1
    return whiles * A_WHILE


def _kind(table: Table, seat: Seat) -> str:
    return _kind_in(table.match, seat)


def _kind_in(match: Match, seat: Seat) -> str:
    kind = match.players[seat].bot
    assert kind is not None
    return kind


def _chance(table: Table, stream: int, seat: Seat) -> Rng:
    return _chance_in(table.match, turns_noticed(table, seat), stream, seat)


def _chance_in(match: Match, at: int, stream: int, seat: Seat) -> Rng:
    """As it is drawn after so many turns: of those that seat noticed, so that no other turn can be
    told from what it does."""
    return seeded(match.seed, stream, at, seat)
