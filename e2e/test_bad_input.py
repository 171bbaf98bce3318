"""Names, files, storage, clocks and fingers as they should not be: nothing is lost by them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright

from e2e.browser import FRUGAL, launch_with_profile
from e2e.odd import HOSTILE, offer, refuse
from e2e.scripts import HURRY
from e2e.server import Server
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
    to_join,
)
from e2e.visit import Visit, probe, until
from engine.games.party_bugs.state import Choosing, Taking
from engine.table.saves import write_save

DENIED = {"profile": {"default_content_setting_values": {"cookies": 2}}}


def at_set_up(visit: Visit) -> Seen:
    seen = at_home(visit)
    seen.page.locator("button.tile-party-bugs").tap()
    until(lambda: seen.look().screen == "setup", "the set-up")
    return seen


ALIKE = ("emoji", "one long word", "accents", "quotes and lines")  # to others of them, for the page


@pytest.mark.parametrize(
    "kind",
    [pytest.param(each, marks=[pytest.mark.soak] * (each in ALIKE)) for each in HOSTILE],
)
def test_whatever_somebody_is_called_the_game_goes_on(visit: Visit, kind: str) -> None:
    remembering(visit, "ppb")
    seen = at_set_up(visit)
    page = seen.page
    page.get_by_role("textbox", name="Name of player 1").fill(HOSTILE[kind])
    page.get_by_role("textbox", name="Name of player 2").tap()
    if kind == "10,000 characters":
        assert page.get_by_text("We kept the first 60 characters").is_visible()
    kept = page.get_by_role("textbox", name="Name of player 1").input_value()
    assert 0 < len(kept.strip()) <= 60
    page.get_by_role("button", name="Play", exact=True).tap()
    sight = seen.wait()
    assert sight.curtain
    assert kept in sight.curtain
    chance = Random(2)
    for _ in range(8):
        seen.step(chance)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert seen.table().match.players[0].name == kept
    assert page.locator("main img[src=x], main b").count() == 0
    page.reload()
    seen.wait()
    page.go_back()
    until(lambda: seen.look().screen == "home", "home")
    assert kept in page.locator(".match-names").inner_text().replace("\u2068", "").replace(
        "\u2069", ""
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_names_that_nobody_could_tell_apart_are_asked_about(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_set_up(visit)
    page = seen.page
    first, second = (page.get_by_role("textbox", name=f"Name of player {at}") for at in (1, 2))
    play = page.get_by_role("button", name="Play", exact=True)
    second.fill("anna ")
    play.tap()
    assert page.get_by_text("There is another").is_visible()
    assert seen.look().screen == "setup"
    second.fill("Paul")
    play.tap()
    assert page.get_by_text("Paul is already here").is_visible()
    # Without a name one is called by the animal.
    first.fill("   ")
    second.fill("")
    play.tap()
    seen.wait()
    assert [player.name for player in seen.table().match.players] == ["Owl", "Fox"]


def test_a_table_without_people_is_no_table(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = at_set_up(visit)
    seen.page.get_by_role("combobox", name="Who plays Anna").select_option("novice")
    seen.page.get_by_role("button", name="Play", exact=True).tap()
    assert seen.page.get_by_text("At least 1 person has to play").is_visible()


def test_a_file_that_is_no_game_changes_nothing(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_home(visit)
    page = seen.page
    to_join(page)
    whole = write_save(played(match_of("pp"), lambda state: isinstance(state.phase, Taking)))
    for bad in (
        b"",
        b"\x00\xff\xfe" * 100,
        b"x" * 9_000_000,
        whole[:-20].encode(),
        whole.replace("play-", "hide-").encode(),
        whole.replace("critter-club 1", "critter-club 99").encode(),
        whole.replace('"Anna"', '"<img src=x>"').encode(),
    ):
        refuse(page, bad)
    offer(page, whole.encode())
    seen.wait()
    assert newest_save(page) == whole
    go_home(seen)
    page.locator("button.match-go").wait_for()
    assert page.locator("button.match-go").count() == 1


def test_a_full_phone_plays_on_and_keeps_the_game(first_visit: Visit) -> None:
    remembering(first_visit, "pbb")
    seen = begin(first_visit)
    chance = Random(4)
    seen.step(chance)
    full = {"origin": first_visit.server.origin, "quotaSize": 1}
    seen.cdp.send("Storage.overrideQuotaForOrigin", full)
    for _ in range(6):
        seen.step(chance)
    asked = seen.wait().asked
    turns = len(seen.table().match.turns)
    assert turns > 8
    seen.page.reload()
    assert seen.wait().asked == asked
    assert len(seen.table().match.turns) == turns


def test_where_nothing_may_be_kept_one_plays_on_and_is_told(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    preferences.write_text(json.dumps(DENIED))
    with launch_with_profile(playwright, tmp_path, *FRUGAL) as context:
        visit = Visit(context, server)
        context.add_init_script(f"({HURRY})()")
        seen = at_home(visit)
        page = seen.page
        page.locator("button.tile-party-bugs").tap()
        page.get_by_role("button", name="Play", exact=True).tap()
        until(page.get_by_text("keep this page open").is_visible, "the warning")
        chance = Random(4)
        for _ in range(3):
            seen.step(chance)
        asked = seen.wait().asked
        page.go_back()
        until(
            page.get_by_text("This browser does not let us store anything").is_visible,
            "the sentence",
        )
        # As long as the page is open the game is there.
        page.locator("button.match-go").first.tap()
        assert seen.wait().asked == asked
        assert visit.unforgiven() == []


# The database answers nobody until it is told to.
SILENT = """() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...what) {
        const isOurs = what[0].startsWith("critter-club");
        if (globalThis.answers || !isOurs) return open.apply(this, what);
        return Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    };
}"""


@pytest.mark.soak  # its parts are tested without a screen, in tests/web/storage.test.mjs
def test_a_database_that_is_silent_holds_nobody_up_and_is_told_until_it_answers(
    visit: Visit,
) -> None:
    visit.prepare(f"({SILENT})()")
    remembering(visit, "pbb", hurry=False)
    seen = begin(visit)
    unkept = seen.page.locator(".saying-unkept")
    until(unkept.is_visible, "the sign")
    seen.wait()
    seen.step(Random(4))
    assert unkept.is_visible()
    seen.page.evaluate("globalThis.answers = true")
    until(lambda: not unkept.is_visible(), "the end of the sign")
    save = newest_save(seen.page)
    assert probe(seen.page, "({ matches }) => matches.keepsMatches()")
    stored = """({ database }) => database.withDatabase((opened) => opened.getAll("matches"))"""
    assert [each["newest"]["text"] for each in probe(seen.page, stored)] == [save]


@pytest.mark.parametrize("hours", [-48, pytest.param(48, marks=pytest.mark.soak)])
def test_a_clock_that_jumps_loses_no_move(visit: Visit, hours: int) -> None:
    remembering(visit, "pbb")
    seen = begin(visit)
    chance = Random(6)
    seen.step(chance)
    jump = "(hours) => { const now = Date.now; Date.now = () => now() + hours * 3600e3; }"
    seen.page.evaluate(jump, hours)
    for _ in range(3):
        seen.step(chance)
    seen.wait()
    save = newest_save(seen.page)
    seen.page.reload()
    seen.wait()
    assert newest_save(seen.page) == save
    # Later games stand before earlier ones all the same.
    probe(seen.page, "({ matches }) => matches.storeMatch('later', 'text')")
    listed = probe(seen.page, "({ matches }) => matches.listMatches()")
    assert listed[0]["id"] == "later"


def choosing(visit: Visit, players: str = "pbb") -> Seen:
    """It is Anna's to choose, and nothing is hurried."""
    remembering(visit, players, hurry=False)
    table = played(match_of(players), lambda state: isinstance(state.phase, Choosing))
    return continued(visit, table)


def test_a_tap_that_bounces_plays_nothing(visit: Visit) -> None:
    seen = choosing(visit)
    card = seen.wait().of_kind("card-button")[0]
    turns = len(seen.table().match.turns)
    taps = """([x, y]) => {
        const card = document.elementFromPoint(x, y);
        const tap = ["pointerdown", "pointerup", "click"];
        for (const name of [...tap, ...tap]) {
            const kind = name === "click" ? MouseEvent : PointerEvent;
            card.dispatchEvent(new kind(name, { bubbles: true, isPrimary: true }));
        }
    }"""
    seen.page.evaluate(taps, card.point)
    assert seen.has(".bar-confirm:not([hidden])")
    assert len(seen.table().match.turns) == turns
    # And what asks once more makes one move of two taps.
    seen.page.wait_for_timeout(250)
    twice = (
        "() => { const one = document.querySelector('.bar-confirm'); one.click(); one.click(); }"
    )
    seen.page.evaluate(twice)
    until(lambda: len(seen.table().match.turns) > turns, "the move")
    own = [move for seat, move in seen.table().match.turns if seat == 0]
    assert len(own) == 1


def test_two_fingers_are_one_choice(visit: Visit) -> None:
    seen = choosing(visit)
    one, other = (card.point for card in seen.wait().of_kind("card-button")[:2])
    turns = len(seen.table().match.turns)
    assert one
    assert other
    points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate((one, other))]
    for touches in ([points[0]], points, [points[0]], []):
        name = "touchStart" if touches in ([points[0]], points) and touches else "touchEnd"
        seen.cdp.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": touches})
    picked = seen.page.locator(".card.is-picked")
    assert picked.count() == 1
    assert len(seen.table().match.turns) == turns
    seen.confirm()
    until(lambda: len(seen.table().match.turns) > turns, "the move")


def test_a_screen_that_is_turned_in_mid_motion_loses_nothing(visit: Visit) -> None:
    remembering(visit, "pbb", hurry=False, motion="full")
    match = match_of("pbb")
    seen = continued(visit, played(match, lambda state: isinstance(state.phase, Choosing)))
    page = seen.page
    for width, height in ((640, 360), (360, 640)):
        card = seen.wait().choices[0]
        before = len(seen.table().match.turns)
        seen.choose(card)
        until(lambda: page.locator(".is-moving").count(), "something to move")
        page.set_viewport_size({"width": width, "height": height})
        sight = seen.wait()
        assert len(seen.table().match.turns) > before
        assert all(button.point for button in sight.choices)
        tall = "document.documentElement.scrollHeight - innerHeight"
        assert page.evaluate(tall) <= 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
