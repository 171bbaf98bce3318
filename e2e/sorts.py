"""One table of each game, played on in the same way, for what may happen to any of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from e2e import moths
from e2e.sight import Sight
from e2e.table import BUGS, MOTHS, PARROTS, Seen, remembering
from e2e.visit import Visit


class Sort(NamedTuple):
    game: str
    players: str
    options: tuple[str, ...] = ()


SORTS = {
    "bugs": Sort(BUGS, "pbt", ("hidden-dancer", "mirror")),
    "boxes": Sort(PARROTS, "ppt"),
    "moths": Sort(MOTHS, "pbp"),
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
