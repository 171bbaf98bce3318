"""A whole game in WebKit, the engine of every browser on an iPhone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page

from e2e.scripts import HURRY
from e2e.server import Server
from e2e.sight import Button
from e2e.table import Seen
from e2e.visit import last_stage, until
from e2e.webkit import Window, is_missing, webkit
from engine.games.party_bugs.state import Config

pytestmark = [
    pytest.mark.skipif(
        is_missing(), reason="WebKit is not installed: apt-get install webkit2gtk-driver xvfb"
    ),
    # Selenium's own: its driver for WebKit starts it in a way that it calls old.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]

SLOW_START = 120.0  # seconds: compiling Python takes this browser longer than others
ERRORS = """() => [...document.querySelectorAll("[role=alert], .failure")]
    .filter((node) => node.checkVisibility() && node.textContent.trim())
    .map((node) => node.textContent.trim())"""
SCORES = (
    """() => [...document.querySelectorAll(".result-score")].map((node) => +node.textContent)"""
)


@pytest.fixture
def window() -> Iterator[Window]:
    with webkit() as window:
        yield window


def set_up_two_seats(seen: Seen) -> None:
    """One person and one bot: of the four seats that are proposed, the last two go."""
    party, *_ = seen.look().of_kind("tile")
    seen.tap(party)
    for left in (3, 2):
        until(lambda: seen.look().of_kind("place-face"), "the seats")
        seen.tap(seen.look().of_kind("place-face")[-1])
        seen.tap(at_rest(seen, "Remove"))
        until(lambda left=left: len(seen.look().of_kind("place-face")) == left, "a seat to go")  # type: ignore[misc]


def at_rest(seen: Seen, name: str) -> Button:
    """That button in sight, when nothing scrolls any more."""

    def rested() -> Button | None:
        before = seen.look().named(name)
        time.sleep(0.2)
        after = seen.look().named(name)
        return after if after.point is not None and after == before else None

    return until(rested, f"{name!r} to come into sight")


def test_a_game_of_two_seats_to_its_end(window: Window, server: Server) -> None:
    page = cast(Page, window)
    window.open(server.url)
    until(lambda: last_stage(page).get("stage") in ("ready", "failed"), "the engine", SLOW_START)
    assert last_stage(page)["stage"] == "ready"

    seen = Seen(page)
    set_up_two_seats(seen)
    page.evaluate(HURRY)
    seen.tap(seen.look().named("Play"))
    chance = Random(1)
    while not seen.step(chance).result:
        assert page.evaluate(ERRORS) == []

    table = seen.table()
    assert [player.bot is None for player in table.match.players] == [True, False]
    assert cast(Config, table.match.config).seats == 2
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    assert sorted(page.evaluate(SCORES)) == sorted(outcome.scores)
    assert page.evaluate(ERRORS) == []
    assert window.trouble() == []
