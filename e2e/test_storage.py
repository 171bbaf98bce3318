"""What is stored is there again, and what is damaged is found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.table import continued, match_of, played, remembering
from e2e.test_access import TABLES
from e2e.visit import Visit, probe, until

# Changes the newest of a match's saves behind the back of matches.js.
DAMAGE = """async ({ database }, id, also) => {
    await database.withDatabase(async (opened) => {
        const kept = await opened.get("matches", id);
        kept.newest.text += "!";
        if (also === "before" && kept.before) kept.before.text += "!";
        await opened.put("matches", kept);
    });
    localStorage.removeItem("critter-club /club/ newest match");
}"""


# The disk is full, or has room again.
FULL = """(isFull) => {
    globalThis.storing ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = isFull
        ? () => { throw new DOMException("full", "QuotaExceededError"); }
        : globalThis.storing;
}"""


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit.open()


def store(page: Page, match: str, text: str) -> bool:
    return bool(probe(page, "({ matches }, ...save) => matches.storeMatch(...save)", match, text))


def load(page: Page, match: str) -> Any:
    return probe(page, "({ matches }, id) => matches.loadMatch(id)", match)


def test_a_save_outlives_the_page(visit: Visit, page: Page) -> None:
    assert store(page, "one", "first")
    assert store(page, "one", "second")
    page.close()
    again = visit.open()
    assert load(again, "one")["text"] == "second"
    assert load(again, "another") is None


def test_matches_are_listed_the_newest_first(page: Page) -> None:
    for match in ("one", "two", "one"):
        store(page, match, "text")
        page.wait_for_timeout(5)
    listed = probe(page, "({ matches }) => matches.listMatches()")
    assert [each["id"] for each in listed] == ["one", "two"]
    probe(page, "({ matches }) => matches.forgetMatch('one')")
    assert [each["id"] for each in probe(page, "({ matches }) => matches.listMatches()")] == ["two"]


def test_a_damaged_save_gives_way_to_the_one_before(page: Page) -> None:
    store(page, "one", "first")
    store(page, "one", "second")
    probe(page, DAMAGE, "one", "")
    loaded = load(page, "one")
    assert (loaded["text"], loaded["isOlder"]) == ("first", True)
    [aside] = probe(page, "({ matches }) => matches.readQuarantine()")
    assert (aside["id"], aside["saves"][0]["text"]) == ("one", "second!")
    assert load(page, "one")["isOlder"] is False


def test_a_match_that_is_damaged_altogether_stops_nothing(page: Page) -> None:
    store(page, "one", "first")
    store(page, "one", "second")
    store(page, "two", "whole")
    probe(page, DAMAGE, "one", "before")
    assert load(page, "one") is None
    assert load(page, "two")["text"] == "whole"
    assert store(page, "one", "third")
    assert load(page, "one")["text"] == "third"


def test_the_newest_save_survives_the_loss_of_the_database(page: Page) -> None:
    store(page, "one", "text")
    probe(page, "({ database }) => database.withDatabase((opened) => opened.clear('matches'))")
    assert load(page, "one")["text"] == "text"
    assert [each["id"] for each in probe(page, "({ matches }) => matches.listMatches()")] == ["one"]


def test_a_connection_that_was_closed_is_opened_again(page: Page) -> None:
    store(page, "one", "first")
    probe(page, "({ database }) => database.withDatabase(async (opened) => opened.close())")
    assert store(page, "one", "second")
    assert load(page, "one")["text"] == "second"


def test_settings_are_remembered_over_their_defaults(visit: Visit, page: Page) -> None:
    assert probe(page, "({ settings }) => settings.changeSettings({ theme: 'dark', hand: 3 })")
    read = probe(visit.open(), "({ settings }) => settings.settings()")
    assert (read["theme"], read["hand"], read["sound"]) == ("dark", "right", False)


# A pen of that match, and whether it was lost.
PEN = """({ writer }, match, onLost) => {
    globalThis.lost = [];
    globalThis.pens ??= {};
    pens[match] = writer.newPen(match, () => {
        lost.push(match);
        return onLost === "hangs" ? new Promise(() => {}) : undefined;
    });
    return pens[match].take();
}"""
TAKE_OVER = "(_, match) => pens[match].takeOver()"
# A page without https has no locks.
WITHOUT_LOCKS = "delete Navigator.prototype.locks;"


def take(page: Page, match: str, on_lost: str = "") -> bool:
    return bool(probe(page, PEN, match, on_lost))


def test_one_tab_writes_a_match_until_another_takes_over(visit: Visit, page: Page) -> None:
    assert take(page, "one")
    other = visit.open()
    assert not take(other, "one")
    assert take(other, "two")
    assert probe(other, TAKE_OVER, "one")
    assert page.evaluate("lost") == ["one"]
    assert other.evaluate("lost") == []
    assert not probe(page, "() => pens.one.take()")
    # What is put down is free for all, also before it was ever given.
    probe(other, "() => { pens.one.letGo(); pens.two.letGo(); }")
    assert probe(page, "() => pens.one.take()")
    probe(page, "() => pens.one.letGo()")
    assert not probe(
        page, "() => { const taken = pens.one.take(); pens.one.letGo(); return taken; }"
    )
    assert probe(other, "() => pens.one.take()")


def test_a_tab_that_does_not_answer_loses_the_pen(visit: Visit, page: Page) -> None:
    assert take(page, "one", "hangs")
    other = visit.open()
    take(other, "one")
    assert probe(other, TAKE_OVER, "one")
    assert not probe(page, "() => pens.one.take()")
    assert page.evaluate("lost") == ["one"]


def test_where_there_are_no_locks_tabs_still_hear_one_another(visit: Visit) -> None:
    visit.prepare(WITHOUT_LOCKS)
    page, other = visit.open(), visit.open()
    assert take(page, "one")
    assert take(other, "two")
    assert page.evaluate("lost") == []
    assert take(other, "one")
    until(lambda: page.evaluate("lost") == ["one"], "the pen to be lost")


def test_a_storage_that_fills_up_is_told_at_the_table_as_long_as_it_is_full(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = continued(visit, played(match_of("pb"), TABLES["choosing"]))
    warning = seen.page.locator(".saying-unkept")
    seen.wait()
    assert not warning.is_visible()
    for is_full in (True, False):
        seen.page.evaluate(FULL, is_full)
        seen.step(Random(1))
        until(lambda full=is_full: warning.is_visible() is full, f"the warning: {is_full}")  # type: ignore[misc]
        assert probe(seen.page, "({ matches }) => matches.keepsMatches()") is not is_full
        if is_full:
            seen.wait()
            assert warning.is_visible()
