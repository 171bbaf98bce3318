"""Match after match in one page, without a reload: some to their end, most left half played."""

from __future__ import annotations

from random import Random

from e2e.sight import Sight
from e2e.table import Seen, begin, go_home
from e2e.visit import Visit, until

MOVES = 2  # of a person, in a match that is left


def begun(visit: Visit, game: str, seen: Seen | None) -> Seen:
    """A table just begun, at which it is for a person to do something."""
    seen = begin(visit, game, seen=seen)
    seen.wait()
    return seen


def left(seen: Seen) -> None:
    """Some moves, and home: the match is on the shelf, and could be gone on with."""
    chance = Random(1)
    for _ in range(MOVES):
        _step(seen, chance)
    go_home(seen)


def ended(seen: Seen) -> None:
    """Until the result; from there home."""
    chance = Random(1)
    while not _step(seen, chance).result:
        pass
    seen.tap(seen.look().named("Home"))
    until(lambda: seen.look().screen == "home", "the home screen")


def _step(seen: Seen, chance: Random) -> Sight:
    """Where a round has ended, the next one is dealt."""
    sight = seen.step(chance)
    further = [each for each in sight.buttons if each.kind == "button-main"]
    if sight.result and any(each.name.startswith("Next") for each in further):
        seen.tap(further[0])
        until(lambda: not seen.look().result, "the next round")
        return seen.wait()
    return sight
