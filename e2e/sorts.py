"""One table of each game, played on in the same way, for what may happen to any of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, get_args

from e2e import moths
from e2e.sight import Sight
from e2e.table import BUGS, MOTHS, PARROTS, Seen, match_of, played, remembering
from e2e.visit import Visit
from engine.core.game import CLOCK
from engine.games import cheating_moth, parrot_box, party_bugs
from engine.table.match import Match
from engine.table.table import Table, awaited, opened, submit


class Sort(NamedTuple):
    game: str
    players: str
    options: tuple[str, ...] = ()


SORTS = {
    "bugs": Sort(BUGS, "pbt", ("hidden-dancer", "mirror")),
    "boxes": Sort(PARROTS, "ppt"),
    "moths": Sort(MOTHS, "pbp"),
}
CALM = Sort(MOTHS, "pbp", ("calm",))
_ONLY_CALM = (cheating_moth.state.Leafing, cheating_moth.state.Sealing)
_ONLY_PADS = (
    cheating_moth.state.Slapping,
    cheating_moth.state.Claiming,
    cheating_moth.state.Laying,
)
_PHASES: dict[str, tuple[type[Any], ...]] = {
    BUGS: get_args(party_bugs.state.Phase),
    PARROTS: get_args(parrot_box.state.Phase),
    MOTHS: get_args(cheating_moth.state.Phase),
}


def prepared(visit: Visit, sort: Sort) -> None:
    """A phone on which these have played."""
    if sort.game == MOTHS:
        moths.prepared(visit, sort.players)
    else:
        remembering(visit, sort.players, sort.options, game=sort.game)


def asked(seen: Seen, sort: Sort) -> Sight:
    """Until somebody has to do something."""
    return moths.somebody(seen) if sort.game == MOTHS else seen.wait()


def step(seen: Seen, sort: Sort, chance: Random) -> Sight:
    """Does the next thing, whatever it is; gives what was seen before."""
    return moths.step(seen, chance) if sort.game == MOTHS else seen.step(chance)


def in_every_phase(sort: Sort) -> Iterator[Table]:
    """A table in each phase that its game knows."""
    match = match_of(sort.players, sort.options, game=sort.game)
    elsewhere = _ONLY_PADS if sort == CALM else _ONLY_CALM
    for phase in _PHASES[sort.game]:
        if phase in elsewhere:
            continue
        if sort.game == MOTHS:
            yield _come_to(match, phase)
        else:
            yield played(match, lambda state, phase=phase: isinstance(state.phase, phase))  # type: ignore[misc]


def _come_to(match: Match, phase: type[Any]) -> Table:
    """By any moves of anybody: a penalty needs a secret move, and a call that nobody waits for."""
    chance, table, game = Random(1), opened(match), match.game
    while not isinstance(table.state.phase, phase):
        seats = range(CLOCK, len(match.players)) if chance.randrange(4) == 0 else awaited(table)
        able = [(seat, each) for seat in seats for each in game.legal_moves(table.state, seat)]
        if able:
            table = submit(table, table.revision, *chance.choice(able))
        elif not awaited(table):
            table = opened(match)
    return table
