"""Whatever happens to the page, the game is there again: the same position, nobody's hand open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from e2e import parrots
from e2e.conftest import BuildSite
from e2e.left import kept_picture
from e2e.table import (
    Seen,
    at_home,
    begin,
    continued,
    go_home,
    match_of,
    newest_save,
    played,
    remembering,
)
from e2e.visit import Visit, last_stage, probe, until, wait_for_stage, wait_until_offline_ready
from engine.games.party_bugs.state import Choosing, Hiding, Parting, Scored, State, Taking, is_over
from engine.table.saves import read_save

LYING = """() => [...document.querySelectorAll("[data-zone]")].map((zone) =>
    [zone.dataset.zone, ...[...zone.children].map((card) => card.dataset.key)])"""
BOTH = ("hidden-dancer", "mirror")


def some_have_chosen(state: State, phase: type[Any]) -> bool:
    return isinstance(state.phase, phase) and sum(map(bool, state.phase.chosen)) == 1


# What is going on, and whether the table lies open to all.
MOMENTS: dict[str, Callable[[State], bool]] = {
    "hiding": lambda state: some_have_chosen(state, Hiding),
    "choosing": lambda state: some_have_chosen(state, Choosing) and state.game == 2,
    "taking": lambda state: isinstance(state.phase, Taking) and len(state.phase.queue) == 2,
    "last round": lambda state: isinstance(state.phase, Taking) and not state.phase.played,
    "parting": lambda state: isinstance(state.phase, Parting),
    "between games": lambda state: isinstance(state.phase, Scored),
    "the end": is_over,
}


ALIKE = ("last round", "between games")  # to others of them, for the page

# All lies open, and nobody is asked to hand the phone over.
IN_PARROT_BOX = ("opening", "taking", "holding", "uncovering", "the last card", "between rounds")


def position(seen: Seen) -> tuple[object, ...]:
    """What the table asks, of whom, what may be done, and what is stored."""
    sight = seen.wait()
    moves = sorted(button.move or button.extra or "" for button in sight.choices)
    asked = "" if sight.curtain or sight.result else sight.asked
    return sight.curtain, sight.result, sight.sheet, asked, moves, newest_save(seen.page)


def crash(page: Page) -> None:
    """The page dies without a word."""
    browser = page.context.browser
    assert browser
    target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]
    session = browser.new_browser_cdp_session()
    attached = session.send("Target.attachToTarget", {"targetId": target["targetId"]})
    message = {"sessionId": attached["sessionId"], "message": '{"id": 1, "method": "Page.crash"}'}
    with page.expect_event("crash"):
        session.send("Target.sendMessageToTarget", message)
    page.close()


def open_again(visit: Visit) -> Seen:
    page = visit.open()
    wait_for_stage(page, "ready")
    page.locator("button.match-go").first.tap()
    return Seen(page)


@pytest.mark.parametrize(
    "moment",
    [pytest.param(each, marks=[pytest.mark.soak] * (each in ALIKE)) for each in MOMENTS],
)
def test_after_a_reload_or_a_crash_the_game_stands_where_it_stood(
    visit: Visit, moment: str
) -> None:
    remembering(visit, "ppp")
    seen = continued(visit, played(match_of("ppp", BOTH), MOMENTS[moment]))
    before = position(seen)
    seen.page.reload()
    assert position(seen) == before
    seen.page.close(run_before_unload=False)
    seen = open_again(visit)
    assert position(seen) == before
    sight = seen.look()
    if sight.curtain:
        # Once more with the hand open.
        seen.open_curtain(sight)
        assert seen.wait().owner is not None
        seen.page.reload()
        assert position(seen) == before


def test_after_a_reload_the_boxes_lie_as_they_lay(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_home(visit)
    kept = dict(parrots.moments("pp"))
    for moment in IN_PARROT_BOX:
        continued(visit, kept[moment], seen=seen)
        before = position(seen), shown(seen)
        assert seen.look().curtain is None
        seen.page.reload()
        assert (position(seen), shown(seen)) == before, moment
        go_home(seen)


@pytest.mark.parametrize(
    "moment",
    [pytest.param(each, marks=[pytest.mark.soak] * (each != "holding")) for each in IN_PARROT_BOX],
)
def test_after_a_crash_the_boxes_lie_as_they_lay(visit: Visit, moment: str) -> None:
    remembering(visit, "pp")
    seen = continued(visit, dict(parrots.moments("pp"))[moment])
    before = position(seen), shown(seen)
    crash(seen.page)
    seen = open_again(visit)
    assert (position(seen), shown(seen)) == before


def shown(seen: Seen) -> list[list[str]]:
    """Which card lies where, by zone; what lies face down is called by its place."""
    lying: list[list[str]] = seen.page.evaluate(LYING)
    return lying


def test_a_float_that_was_begun_can_be_begun_again(visit: Visit) -> None:
    """What is touched is nothing yet: only moves are stored."""
    remembering(visit, "pb")
    seen = continued(visit, dict(parrots.moments("pb"))["holding"])
    before = position(seen)
    [float_] = seen.look().of_kind("extra")
    seen.tap(float_)
    until(lambda: seen.look().of_kind("extra")[0].name == "No float", "the landings")
    seen.page.reload()
    assert position(seen) == before


def test_a_page_that_crashes_with_an_open_hand_comes_back_closed(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = begin(visit)
    before = position(seen)
    seen.open_curtain(seen.look())
    seen.wait()
    crash(seen.page)
    assert position(open_again(visit)) == before


def test_whoever_plays_alone_comes_back_to_an_open_hand(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = begin(visit)
    chance = Random(5)
    for _ in range(3):
        seen.step(chance)
    before = position(seen)
    seen.page.reload()
    assert position(seen) == before
    assert seen.look().owner == 0


def test_a_reload_in_mid_motion_loses_nothing(visit: Visit) -> None:
    """Cards still fly; what they fly for is stored already."""
    remembering(visit, "pp", motion="full", hurry=False)
    table = played(match_of("pp"), lambda state: some_have_chosen(state, Choosing))
    seen = continued(visit, table)
    seen.open_curtain(seen.wait())
    seen.choose(seen.wait().choices[0])
    page = seen.page
    until(lambda: seen.has(".is-moving"), "something to move")
    assert kept_picture(page) is None  # of what has passed
    table = seen.table()
    page.reload()
    sight = seen.wait()
    assert seen.table() == table
    assert isinstance(table.state.phase, Taking)
    name = table.match.players[table.state.phase.queue[0]].name
    assert sight.asked == f"{name}, take a bug"
    # On a table that moves, too.
    seen.choose(sight.choices[0])
    page.close(run_before_unload=False)
    seen = open_again(visit)
    seen.wait()
    assert len(seen.table().match.turns) in (len(table.match.turns), len(table.match.turns) + 1)


def test_a_page_that_dies_at_the_very_tap_has_played_or_not(visit: Visit) -> None:
    remembering(visit, "rp")
    seen = begin(visit)
    for _ in range(4):
        sight = seen.wait()
        before = seen.table()
        seen.tap(sight.choices[0])
        until(lambda seen=seen: seen.has(".bar-confirm:not([hidden])"), "the question")  # type: ignore[misc]
        seen.confirm()
        seen.page.close(run_before_unload=False)
        seen = open_again(visit)
        seen.wait()
        turns = seen.table().match.turns
        assert turns[: len(before.match.turns)] == before.match.turns


def test_a_second_tab_asks_before_it_plays(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = begin(visit)
    first_position = position(seen)
    chance = Random(5)
    other = open_again(visit)
    until(lambda: "Play it here" in [each.name for each in other.look().buttons], "the question")
    assert other.page.get_by_role("heading", name="This game is open in another tab").is_visible()
    assert not other.look().choices
    # The first goes on undisturbed.
    assert position(seen) == first_position
    for _ in range(2):
        seen.step(chance)
    before = position(seen)

    other.tap(other.look().named("Play it here"))
    until(lambda: other.look().curtain, "the curtain")
    assert position(other) == before
    until(lambda: "Play it here" in [each.name for each in seen.look().buttons], "the question")
    assert not seen.look().choices
    assert seen.look().curtain is None
    for _ in range(2):
        other.step(chance)
    other.wait()
    assert len(other.table().match.turns) == 2
    # And back.
    before = position(other)
    seen.tap(seen.look().named("Play it here"))
    until(lambda: not seen.has(".elsewhere"), "the table")
    assert position(seen) == before


@pytest.fixture(scope="module")
def next_site(build_site: BuildSite) -> Path:
    return build_site("2.0.0")


def test_an_update_waits_until_the_game_is_left(first_visit: Visit, next_site: Path) -> None:
    remembering(first_visit, "pbb")
    chance = Random(5)
    seen = begin(first_visit)
    page = seen.page
    wait_until_offline_ready(page)
    seen.step(chance)
    old = page.evaluate("document.documentElement.dataset.build")
    first_visit.server.stop()
    first_visit.server.folder = next_site
    first_visit.server.start()
    look = """async ({ updates }) => {
        await updates.lookForUpdate();
        return updates.isUpdateWaiting();
    }"""
    until(lambda: probe(page, look), "the new version")
    for _ in range(4):
        seen.step(chance)
    before = position(seen)
    assert page.get_by_role("button", name="Update").count() == 0
    page.reload()
    assert position(seen) == before
    assert page.evaluate("document.documentElement.dataset.build") == old

    seen.tap(seen.look().named("Menu"))
    seen.tap(seen.look().named("Back to the home screen"))
    page.get_by_role("button", name="Update").tap()

    def build() -> object:
        try:
            return page.evaluate("document.documentElement.dataset.build")
        except Error:
            return old

    until(lambda: build() != old, "the new page")
    until(lambda: last_stage(page).get("stage") == "ready", "the new engine")
    page.locator("button.match-go").first.tap()
    assert position(seen) == before
    for _ in range(4):
        seen.step(chance)
    assert len(read_save(newest_save(page)).match.turns) > 8
