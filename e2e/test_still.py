"""A table stands still: nothing that a finger could be over moves when something else changes."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from e2e import moths
from e2e.access import setting
from e2e.table import BUGS, MOTHS, PARROTS, Seen, begin, remembering
from e2e.visit import Visit

STILL = Path(__file__).with_name("still.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (390, 844), (844, 390), (640, 360), (820, 1180)]
TEXTS = ("normal", "largest")
# At each of them the game is played a while; then the phone is turned, or the text grows.
QUICK = [(SIZES[0], "normal"), (SIZES[2], "normal"), (SIZES[0], "largest")]
ALL = [(size, text) for text in TEXTS for size in SIZES]
WHILE = 4  # decisions
MOST = 400
VARIANTS = {BUGS: ("hidden-dancer", "mirror"), PARROTS: (), MOTHS: ()}


def step(seen: Seen, game: str, chance: Random) -> bool:
    """One decision of a person; is all over?"""
    return (moths.step(seen, chance) if game == MOTHS else seen.step(chance)).result


def played(seen: Seen, game: str, looks: list[tuple[tuple[int, int], str]], most: int) -> None:
    """So many decisions, or all until a result stands there."""
    chance = Random(8)
    for at, (size, text) in zip(range(0, most, WHILE), cycle(looks)):
        seen.page.set_viewport_size({"width": size[0], "height": size[1]})
        setting(seen.page, text=text)
        for _ in range(min(WHILE, most - at)):
            if step(seen, game, chance):
                return


def stood_still(seen: Seen) -> None:
    assert seen.page.evaluate("still.frames") > 30
    found: list[str] = seen.page.evaluate("[...still.faults]")
    assert not found, "\n".join(sorted(found))


def at_table(visit: Visit, game: str, players: str, **settings: Any) -> Seen:
    visit.prepare(STILL)
    remembering(visit, players, VARIANTS[game], game=game, motion="full", **settings)
    return begin(visit, game)


@pytest.mark.parametrize("game", [BUGS, PARROTS, MOTHS])
def test_nothing_moves_but_what_is_on_its_way(visit: Visit, game: str) -> None:
    seen = at_table(visit, game, "pbbb", pace="brisk")
    played(seen, game, QUICK, 3 * WHILE)
    stood_still(seen)


@pytest.mark.soak
@pytest.mark.parametrize("players", ["pbb", "pbbbb", "pbbbbb", "ppb"])
@pytest.mark.parametrize("game", [BUGS, PARROTS, MOTHS])
def test_nothing_moves_in_a_whole_game_at_any_size(visit: Visit, game: str, players: str) -> None:
    if game == MOTHS:
        players = players[:5]
    seen = at_table(visit, game, players, pace="brisk", language="de")
    played(seen, game, ALL, MOST)
    stood_still(seen)
