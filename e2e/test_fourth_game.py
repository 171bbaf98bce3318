"""A game that was added by its folders and a line is played by taps, like every other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.server import serving
from e2e.table import begin, newest_save, remembering
from e2e.visit import Visit
from tests.fourth_game.adding import NAME, copied, run, with_fourth_game


@pytest.fixture
def visit(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """A phone at a site that has the fourth game."""
    house = with_fourth_game(copied(tmp_path / "house"))
    out = ("--out", str(tmp_path / "site"), "--also", "e2e/probe.js")
    run(house, "node", "tools/build.mjs", *out)
    with serving(tmp_path / "site") as server:
        context = browser.new_context(**PHONE)
        visit = Visit(context, server)
        yield visit
        context.close()
    assert visit.unforgiven() == []


def test_a_fourth_game_is_played_to_its_end(visit: Visit) -> None:
    remembering(visit, "pbp", game=NAME)
    seen, chance = begin(visit, NAME), Random(1)
    while not seen.step(chance).result:
        pass
    scores = [int(score) for (score,) in seen.rows("score")]
    assert len(scores) == 3
    assert scores == sorted(scores)
    save = newest_save(seen.page)
    assert save.startswith(f"critter-club 1\ngame {NAME}\n")
    assert save.count("draw") >= 3
