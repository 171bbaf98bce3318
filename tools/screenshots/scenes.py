"""Tables to be pictured: who sits there, and at which moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.game import CLOCK, AnyGame
from engine.games import cheating_moth, parrot_box, party_bugs
from engine.games.cheating_moth import state as moths
from engine.games.cheating_moth.moves import Call, Slip
from engine.games.parrot_box import state as parrots
from engine.games.party_bugs import state as bugs
from engine.table.bots import play_bot
from engine.table.match import Match, Player
from engine.table.table import Table, awaited, opened, submit

NAMES = ("Anna", "Ben", "Clara", "Dilip", "Ella", "Finn")
TEMPERS = ("spiteful", "bold", "greedy")


@dataclass(frozen=True)
class Scene:
    """A table to be shown: who sits there, and at which moment."""

    game: AnyGame
    players: tuple[Player, ...]
    options: tuple[str, ...]
    moment: Callable[[Any], bool]
    then: Callable[[Table], Table] = lambda table: table  # what happens besides


def _of(people: int, seats: int) -> tuple[Player, ...]:
    bots: Iterator[str | None] = iter([None] * people + ["rule-of-thumb"] * (seats - people))
    return tuple(Player(name, bot) for name, bot in zip(NAMES, bots))


def _bugs(
    people: int, seats: int, options: tuple[str, ...], moment: Callable[[Any], bool]
) -> Scene:
    return Scene(party_bugs, _of(people, seats), options, moment)


def _parrots(people: int, seats: int, moment: Callable[[Any], bool]) -> Scene:
    return Scene(parrot_box, _of(people, seats), (), moment)


def _moths(
    people: int,
    seats: int,
    moment: Callable[[Any], bool],
    *options: str,
    then: Callable[[Table], Table] = lambda table: table,
) -> Scene:
    return Scene(cheating_moth, _of(people, seats), options, moment, then)


def _thinkers(moment: Callable[[Any], bool]) -> Scene:
    bots = [Player(temper.title(), f"regular-{temper}") for temper in TEMPERS]
    return Scene(parrot_box, (Player("Anna", None), *bots), (), moment)


def _round(state: Any) -> int:
    return int(party_bugs.chapter(state).rpartition(".")[2])


def _asked(state: Any, *phases: type) -> bool:
    states: dict[type, AnyGame] = {bugs.State: party_bugs, moths.State: cheating_moth}
    game = states.get(type(state), parrot_box)
    return isinstance(state.phase, phases) and game.awaited(state)[:1] == (0,)


def _floats(state: Any) -> bool:
    moves = parrot_box.legal_moves(state, 0)
    return any(parrot_box.write_move(move).startswith("float") for move in moves)


def _guards(state: Any, seat: int) -> bool:
    """It is the first player's turn, in the midst of a round, and that seat has the Guard Bug."""
    return state.turn > 8 and state.guard == seat and _asked(state, moths.Turning)


def _caught(table: Table) -> Table:
    """The player after the Guard is."""
    slip = next(
        move for move in cheating_moth.legal_moves(table.state, 1) if isinstance(move, Slip)
    )
    table = submit(table, table.revision, 1, slip)
    return submit(table, table.revision, 0, Call(1))


SCENES = {
    "hand-over": _bugs(3, 4, (), lambda state: _round(state) == 5),
    "choosing": _bugs(1, 6, (), lambda state: _round(state) == 6 and _asked(state, bugs.Choosing)),
    "taking": _bugs(
        1,
        4,
        ("hidden-dancer",),
        lambda state: _round(state) == 7 and _asked(state, bugs.Taking) and len(state.floor) > 2,
    ),
    "two-with-paul": _bugs(
        1, 2, (), lambda state: _round(state) == 8 and _asked(state, bugs.Taking)
    ),
    "between-games": _bugs(3, 3, ("mirror",), lambda state: isinstance(state.phase, bugs.Scored)),
    "result": _bugs(3, 5, (), lambda state: party_bugs.outcome(state) is not None),
    "parrots-opening": _parrots(2, 4, lambda state: _asked(state, parrots.Opening)),
    "parrots-turn": _parrots(1, 3, lambda state: state.turn > 18 and _asked(state, parrots.Taking)),
    "parrots-thinkers": _thinkers(lambda state: state.turn > 18 and _asked(state, parrots.Taking)),
    "parrots-six": _parrots(1, 6, lambda state: state.turn > 24 and _asked(state, parrots.Holding)),
    "parrots-float": _parrots(1, 2, _floats),
    "parrots-round": _parrots(
        2, 4, lambda state: state.round == 3 and isinstance(state.phase, parrots.Scored)
    ),
    "moths-guard": _moths(1, 4, lambda state: _guards(state, 0)),
    "moths-eyes": _moths(1, 5, lambda state: _guards(state, 2)),
    "moths-hand-over": _moths(3, 4, lambda state: _guards(state, 0)),
    "moths-pads": _moths(4, 5, lambda state: isinstance(state.phase, moths.Slapping)),
    "moths-claim": _moths(1, 4, lambda state: isinstance(state.phase, moths.Claiming)),
    "moths-caught": _moths(1, 4, lambda state: _guards(state, 0), then=_caught),
    "moths-leaves": _moths(1, 5, lambda state: _asked(state, moths.Leafing), "calm"),
    "moths-round": _moths(2, 4, lambda state: isinstance(state.phase, moths.Scored)),
}

# A match for two that is sent from phone to phone.
TRAVELLING = _bugs(2, 2, (), lambda state: _round(state) == 6 and _asked(state, bugs.Choosing))


def table_of(scene: Scene) -> Table:
    """Everybody plays by rule of thumb until that moment comes."""
    config = scene.game.read_config((f"seats {len(scene.players)}", *scene.options))
    for seed in range(1, 200):
        table: Table | None = opened(Match(scene.game.name, config, seed, scene.players))
        while table is not None and not scene.moment(table.state):
            table = _next(table, scene.game)
        if table is not None:
            return scene.then(table)
    raise LookupError("no match comes to that moment")


def _next(table: Table, game: AnyGame) -> Table | None:
    after = play_bot(table)
    seats = awaited(table)
    if after is not None or not seats:
        return after
    seat = seats[0]
    legal = game.legal_moves(table.state, seat)
    if seat == CLOCK:
        return submit(table, table.revision, seat, legal[0])
    move = game.bots["rule-of-thumb"](game.view(table.state, seat), legal, (0, 0, 0, 1))
    return submit(table, table.revision, seat, move)
