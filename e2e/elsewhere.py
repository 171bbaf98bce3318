"""A whole game in a browser that Playwright does not drive."""

from __future__ import annotations

import time
from random import Random
from typing import Protocol, cast

from playwright.sync_api import Page

from e2e.scripts import HURRY
from e2e.sight import Button
from e2e.table import Seen
from e2e.visit import last_stage, until, wait_until_offline_ready
from engine.games.party_bugs.state import Config

SLOW_START = 120.0  # seconds: compiling Python takes some browsers longer than others
ERRORS = """() => [...document.querySelectorAll("[role=alert], .failure")]
    .filter((node) => node.checkVisibility() && node.textContent.trim())
    .map((node) => node.textContent.trim())"""
SCORES = (
    """() => [...document.querySelectorAll(".result-score")].map((node) => +node.textContent)"""
)


class Opening(Protocol):
    """What both browsers' windows can do that a page of Playwright's cannot."""

    def open(self, url: str) -> None: ...
    def trouble(self) -> list[str]: ...


def started(window: Opening, url: str) -> Page:
    """The window as far as the rest of the tests knows it: a page."""
    page = cast(Page, window)
    window.open(url)
    until(lambda: last_stage(page).get("stage") in ("ready", "failed"), "the engine", SLOW_START)
    assert last_stage(page)["stage"] == "ready"
    return page


def visited(window: Opening, url: str) -> None:
    """From now on no network is needed."""
    wait_until_offline_ready(started(window, url))


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


def play_to_the_end(window: Opening, url: str) -> None:
    page = started(window, url)
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
