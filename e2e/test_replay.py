"""A match that is over is seen once more: step by step, as anybody saw it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.desk import Desk
from e2e.replays import (
    arrived,
    finished,
    lay,
    look_as,
    lying,
    phone,
    replayed,
    run_to,
    step_on,
    to_lie,
)
from e2e.table import BUGS, MOTHS, PARROTS, Seen, continued_from_home, go_home
from e2e.test_keyboard import focused, tab_to
from e2e.test_moths_secrets import secrets_of as secrets_of_moths
from e2e.test_secrets import HIDE
from e2e.test_secrets import secrets_of as secrets_of_bugs
from e2e.visit import Visit, tap, until
from engine.core.cards import write_card
from engine.table.table import Table
from tests.table.ended import ended

EVERY_GAME = pytest.mark.parametrize("game", [BUGS, PARROTS, MOTHS])
LONG = [pytest.param(game, marks=pytest.mark.soak) for game in (BUGS, PARROTS)]
ONE_GAME = pytest.mark.parametrize("game", [*LONG, MOTHS])
SECRETS: dict[str, Callable[[Any, int | None], set[str]]] = {
    BUGS: secrets_of_bugs,
    MOTHS: secrets_of_moths,
}
STRETCH = 12  # steps that are walked in a row


def stretches(table: Table) -> Iterator[tuple[int, range]]:
    """Where one jumps to, and the steps that are walked from there: the first and last too."""
    last = len(table.steps) - 1
    for start in (0, last // 3, 2 * last // 3, last - STRETCH):
        yield start, range(start + 1, start + STRETCH + 1)


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pb")


@pytest.fixture
def seen(desk: Desk) -> Seen:
    return desk.cleared()


# --- what lies there ---------------------------------------------------------------------------


@EVERY_GAME
def test_at_every_step_lies_what_the_engine_says(seen: Seen, game: str) -> None:
    table = finished(game)
    for eyes in (None, 1):
        page = replayed(seen, table, eyes=eyes)
        for start, steps in stretches(table):
            run_to(page, start)
            assert lying(page) == to_lie(table, start, eyes)
            for step in steps:
                page.keyboard.press("ArrowRight")
                arrived(page, step)
                assert lying(page) == to_lie(table, step, eyes), (game, eyes, step)
                assert page.locator(".replay-said").inner_text().strip()
        assert step_on(page) == len(table.steps) - 1
        page.go_back()
        until(lambda: seen.look().screen == "home", "the home screen")


@ONE_GAME
def test_one_step_back_lies_what_lay_there(seen: Seen, game: str) -> None:
    table = finished(game)
    last = len(table.steps) - 1
    page = replayed(seen, table, step=last)
    for step in range(last - 1, last - 8, -1):
        tap(page, "One step back")
        arrived(page, step)
        assert lying(page) == to_lie(table, step, 0)
    tap(page, "To the start")
    arrived(page, 0)
    for label in ("One step back", "To the start"):
        assert page.get_by_role("button", name=label).get_attribute("aria-disabled") == "true"
    tap(page, "To the end")
    arrived(page, last)
    assert lying(page) == to_lie(table, last, 0)


@pytest.mark.parametrize("game", [BUGS, MOTHS])
def test_a_hand_is_seen_with_its_owners_eyes_or_with_all(seen: Seen, game: str) -> None:
    table = finished(game)
    page = replayed(seen, table)
    names = [player.name for player in table.match.players]
    for step in (len(table.steps) // 3, len(table.steps) // 2):
        run_to(page, step)
        for eyes, name in ((None, "Everyone at the table"), *enumerate(names)):
            look_as(page, name)
            lay(page, table, step, eyes)
            assert (page.locator(".zone-hand .card").count() > 0) == (eyes is not None)
            assert (page.locator("[data-all-hands]").count() > 0) == (eyes is None)
            if eyes is None:
                for seat, hand in enumerate(table.steps[step].state.hands):
                    assert {*map(write_card, hand)} <= held_by(page, seat)
                continue
            html: str = page.evaluate("document.querySelector('main').outerHTML")
            for card in SECRETS[game](table.steps[step].state, eyes):
                assert not re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", html), (eyes, card)


def held_by(page: Page, seat: int) -> set[str]:
    cards = page.locator(f".seat[data-seat='{seat}'] .card").all()
    return {card.get_attribute("data-key") or "" for card in cards}


def test_the_dummy_has_no_eyes(seen: Seen) -> None:
    table = ended(BUGS, 1, (None, "random"))
    page = replayed(seen, table)
    assert "Paul" in page.locator(".board").inner_text()
    page.locator(".controls-view").tap()
    choices = page.locator(".sheet-eyes .choice").all_inner_texts()
    assert choices == ["Everyone at the table", "Player 0", "Player 1"]


# --- going about -------------------------------------------------------------------------------


def value(page: Page) -> int:
    return int(page.locator(".scrub-range").input_value())


def test_the_bar_is_run_along_by_a_finger_and_by_keys(seen: Seen) -> None:
    table = finished(BUGS)
    last = len(table.steps) - 1
    page = replayed(seen, table)
    bar = page.locator(".scrub-range")
    box = bar.bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 12, y)
    page.mouse.down()
    passed = []
    for part in (0.2, 0.4, 0.6, 0.8):
        page.mouse.move(box["x"] + box["width"] * part, y)
        arrived(page, value(page))
        passed.append(value(page))
        assert lying(page) == to_lie(table, passed[-1], 0)
    page.mouse.up()
    assert passed == sorted(set(passed))
    assert last * 0.7 < passed[-1] < last * 0.9
    bar.focus()
    page.keyboard.press("ArrowRight")
    arrived(page, passed[-1] + 1)
    page.keyboard.press("End")
    arrived(page, last)
    assert bar.get_attribute("aria-valuetext") == f"Round 13, step {last} of {last}"
    page.keyboard.press("Home")
    arrived(page, 0)
    assert page.locator(".scrub-marks i").count() == 12


def test_it_runs_by_itself_and_stops_when_it_is_told_to(visit: Visit) -> None:
    table = finished(BUGS)
    last = len(table.steps) - 1
    seen = phone(visit, motion="full")
    page = replayed(seen, table)
    tap(page, "Play")
    until(lambda: value(page) >= 4, "the fourth step")
    tap(page, "Pause")
    stopped = value(page)
    arrived(page, stopped)
    page.wait_for_timeout(500)
    assert value(page) == stopped
    assert lying(page) == to_lie(table, stopped, 0)
    page.get_by_role("button", name="Speed: 1×").tap()
    assert page.locator(".controls-speed").inner_text() == "2×"
    run_to(page, last - 3)
    tap(page, "Play")
    arrived(page, last)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    # Once more, from the beginning; whoever looks away misses nothing.
    tap(page, "Play")
    until(lambda: 0 < value(page) < last, "the beginning")
    page.evaluate(HIDE, "hidden")
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_what_those_eyes_do_not_see_is_said_and_passed_over(seen: Seen) -> None:
    table = finished(MOTHS)
    game = table.match.game
    unseen = [
        step
        for step, each in enumerate(table.steps)
        if all(game.witness(event, 1) is None for event in each.events)
    ]
    assert unseen
    page = replayed(seen, table, eyes=1, step=unseen[0] - 1)
    before = page.locator(".replay-said").inner_text()
    tap(page, "One step on")
    arrived(page, unseen[0])
    assert page.locator(".replay-said").inner_text() == "There is nothing to see from here."
    run_to(page, unseen[0] - 1)
    assert page.locator(".replay-said").inner_text() == before
    page.evaluate(
        """() => {
            globalThis.said = [];
            const words = document.querySelector(".replay-said");
            new MutationObserver(() => said.push(words.textContent))
                .observe(words, { childList: true, characterData: true, subtree: true });
        }"""
    )
    tap(page, "Play")
    until(lambda: value(page) > unseen[0], "the next step")
    tap(page, "Pause")
    assert "There is nothing to see from here." not in page.evaluate("said")


def test_keys_alone_lead_through_it(seen: Seen) -> None:
    table = finished(PARROTS)
    last = len(table.steps) - 1
    page = replayed(seen, table)
    assert focused(page)["tag"] == "H1"
    page.keyboard.press("ArrowRight")
    arrived(page, 1)
    page.keyboard.press("End")
    arrived(page, last)
    page.keyboard.press("ArrowLeft")
    arrived(page, last - 1)
    page.keyboard.press("Home")
    arrived(page, 0)
    page.keyboard.press("Space")
    until(lambda: value(page) > 1, "that it plays")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    tab_to(page, "Choose another view")
    page.keyboard.press("Enter")
    tab_to(page, "Player 1")
    page.keyboard.press("Enter")
    until(lambda: "Player 1" in focused(page)["name"], "the way back to the button")
    own = page.locator(".own .seat")
    until(lambda: own.get_attribute("data-seat") == "1", "the table as those eyes see it")


def test_a_line_of_the_log_leads_to_its_step_and_its_sign_to_the_rule(seen: Seen) -> None:
    table = finished(BUGS)
    page = replayed(seen, table, step=20)
    page.locator(".replay-said").tap()
    present = page.locator(".replay-line[aria-current]")
    assert {each.get_attribute("data-step") for each in present.all()} <= {"20", "19", "18"}
    assert present.first.is_visible()
    line = page.locator(".replay-line[data-step='9']").first
    words = line.locator(".log-line").inner_text()
    line.locator(".log-line").tap()
    arrived(page, 9)
    assert words in page.locator(".replay-said").inner_text()
    page.locator(".replay-said").tap()
    page.locator(".replay-line[aria-current] .replay-rule").first.tap()
    page.locator(".rule-wanted").wait_for()
    page.go_back()
    arrived(page, 9)


# --- the ways there ----------------------------------------------------------------------------


def test_the_result_and_the_shelf_lead_to_it(seen: Seen) -> None:
    continued_from_home(seen, finished(BUGS))
    page = seen.page
    seen.wait()
    tap(page, "Replay")
    arrived(page, 0)
    page.reload()
    arrived(page, 0)
    tap(page, "One step on")
    arrived(page, 1)
    until(lambda: page.evaluate("history.state.params.step") == 1, "that it is remembered")
    page.reload()
    arrived(page, 1)
    tap(page, "Back")
    seen.wait()
    go_home(seen)
    page.get_by_role("button", name="More about this game").first.tap()
    tap(page, "Replay")
    arrived(page, 0)
