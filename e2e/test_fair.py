"""Fair play can be checked on the page: the fingerprint, the bots, what was dealt."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.access import LANGUAGES, found_by_axe, lost, setting, too_small
from e2e.table import (
    BUGS,
    PARROTS,
    Seen,
    at_home,
    begin,
    continued,
    go_home,
    newest_save,
    remembering,
)
from e2e.test_keyboard import focused, tab_to
from e2e.visit import Visit, probe, until
from engine.core.seeds import write_seed
from engine.table.bots import play_bot
from engine.table.origin import fingerprint_of
from engine.table.saves import read_save, write_save
from engine.table.table import Table, awaited, submit
from tests.table.ended import ended, forged

MIXED = (None, "rule-of-thumb", "random")
STORE = """async ({ matches }, text) => {
    const [{ id }] = await matches.listMatches();
    await matches.storeMatch(id, text, {}, { instead: true });
}"""

# Before the engine can have answered.
CHECK_AND_CANCEL = """() => {
    for (let taps = 0; taps < 2; taps += 1) document.querySelector(".fair-check > button").click();
}"""


def played_out(table: Table) -> Table:
    """Bots do what they do, people anything."""
    chance = Random(1)
    while seats := awaited(table):
        after = play_bot(table)
        if after is None:
            moves = table.match.game.legal_moves(table.state, seats[0])
            after = submit(table, table.revision, seats[0], chance.choice(moves))
        table = after
    return table


def finished(visit: Visit, table: Table, *, swapped: str | None = None) -> Page:
    """The fair page of a match that is over, by way of its result; the save is swapped before."""
    seen = continued(visit, table)
    page = seen.page
    seen.wait()
    if swapped is not None:
        probe(page, STORE, swapped)
    page.get_by_role("button", name="Fair play", exact=True).tap()
    page.get_by_role("button", name="Check now").wait_for()
    return page


def checked(page: Page) -> str:
    """What the check says in the end, when it has been asked for."""
    page.get_by_role("button", name="Check now").tap()
    page.locator(".fair-findings").wait_for()
    return page.locator(".fair-verdict").inner_text()


def found(page: Page, kind: str) -> list[str]:
    return page.locator(f".fair-findings > .is-{kind}").all_inner_texts()


def printed(page: Page) -> str:
    return "".join(page.locator(".fair-print span").all_inner_texts())


def from_the_menu(seen: Seen) -> Page:
    seen.tap(seen.look().named("Menu"))
    seen.tap(seen.look().named("Fair play"))
    seen.page.locator(".fair-print").wait_for()
    return seen.page


def test_the_fingerprint_of_the_first_move_fits_at_the_end(visit: Visit) -> None:
    remembering(visit, "pbr")
    seen = begin(visit)
    seen.wait()
    first = newest_save(seen.page)
    page = from_the_menu(seen)
    noted = printed(page)
    assert len(noted) == 64
    assert page.get_by_role("button", name="Check now").count() == 0
    assert "seed" not in page.content()
    page.go_back()
    seen.wait()
    assert newest_save(page) == first
    go_home(seen)
    probe(page, STORE, write_save(played_out(read_save(first))))
    page.locator("button.match-go").tap()
    page.get_by_role("button", name="Fair play", exact=True).tap()
    page.get_by_role("button", name="Check now").wait_for()
    assert printed(page) == noted
    assert checked(page) == "Everything that can be checked is right."
    assert "Your browser has just computed it" in found(page, "good")[0]
    assert "chose the same" in found(page, "good")[2]
    assert "One phone drew the number alone" in found(page, "neither")[0]
    seed = write_seed(read_save(first).match.seed)
    assert f"seed {seed}" in page.locator("pre").text_content()  # type: ignore[operator]


def test_people_add_to_the_number_after_its_fingerprint_was_shown(visit: Visit) -> None:
    remembering(visit, "pbp")
    seen = at_home(visit)
    page = seen.page
    page.locator(f"button.tile-{BUGS}").tap()
    page.get_by_role("switch", name="Nobody chooses the deal alone").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    page.locator(".sheet-mixing .fair-print").wait_for()
    shown = printed(page)
    page.get_by_role("button", name="Mix and deal").tap()
    assert "At least one" in page.locator(".sheet-mixing .warning").inner_text()
    page.get_by_label("Anna adds").fill("Pudding ☂")
    for _ in range(3):
        page.get_by_role("button", name="Tap for Cem").tap()
    assert found_by_axe(page) == []
    assert too_small(page) == []
    page.get_by_role("button", name="Mix and deal").tap()
    until(lambda: seen.look().screen == "play", "the table")
    seen.wait()
    first = newest_save(page)
    origin = read_save(first).match.origin
    assert origin is not None
    assert fingerprint_of(origin.drawn) == shown
    assert [seat for seat, _ in origin.added] == [0, 2]
    go_home(seen)
    probe(page, STORE, write_save(played_out(read_save(first))))
    page.locator("button.match-go").tap()
    page.get_by_role("button", name="Fair play", exact=True).tap()
    page.get_by_role("button", name="Check now").wait_for()
    assert checked(page) == "Everything that can be checked is right."
    [told] = [line for line in found(page, "good") if "Nobody chose the number alone" in line]
    assert "Anna “Pudding ☂”" in told


def test_a_changed_move_of_a_bot_is_told_by_its_number(visit: Visit) -> None:
    table, turn = forged(ended("party-bugs"))
    page = finished(visit, table)
    assert checked(page) == "Something is wrong."
    [wrong] = found(page, "wrong")
    assert f"Move {turn}, Player {table.match.turns[turn - 1][0]}" in wrong


@pytest.mark.soak  # its parts are tested without a screen
def test_another_deal_under_the_same_name_is_found(visit: Visit) -> None:
    swapped = write_save(ended("party-bugs", 2, MIXED))
    page = finished(visit, ended("party-bugs", 1, MIXED), swapped=swapped)
    assert checked(page) == "Something is wrong."
    assert found(page, "wrong") == [
        "The fingerprint does not fit: this is not the deal that was fixed at the start."
    ]


@pytest.mark.soak  # its parts are tested without a screen
def test_a_match_of_which_nothing_was_noted_is_checked_all_the_same(visit: Visit) -> None:
    seen = continued(visit, ended("party-bugs", 1, MIXED))
    seen.wait()
    seen.page.evaluate("localStorage.removeItem('critter-club /club/ bookmarks')")
    seen.page.get_by_role("button", name="Fair play", exact=True).tap()
    assert checked(seen.page) == "Everything that can be checked is right."
    assert len(printed(seen.page)) == 64


def test_what_cannot_be_played_again_is_told(visit: Visit) -> None:
    table = ended("party-bugs", 1, MIXED)
    swapped = write_save(replace(table, match=replace(table.match, seed=2)))
    page = finished(visit, table, swapped=swapped)
    assert checked(page) == "Something is wrong."
    assert "was not possible" in found(page, "wrong")[0]


def test_a_check_can_be_left_and_begun_anew(visit: Visit) -> None:
    page = finished(visit, ended(PARROTS, 1, MIXED))
    page.evaluate(CHECK_AND_CANCEL)
    page.locator(".fair-findings").wait_for()
    assert page.locator(".fair-verdict").inner_text().startswith("Stopped at ")
    page.get_by_role("button", name="Check again").tap()
    until(
        lambda: (
            "Everything that can be checked is right" in page.locator(".fair-check").inner_text()
        ),
        "the verdict",
    )


def test_what_was_dealt_is_counted_over_the_matches_on_the_phone(visit: Visit) -> None:
    seen = at_home(visit)
    for seed in range(1, 5):
        continued(visit, ended(PARROTS, seed, MIXED), seen=seen)
        go_home(seen)
    seen.page.get_by_role("button", name="About", exact=True).tap()
    seen.page.get_by_role("button", name="Check it yourself").tap()
    seen.page.locator(".fair-table").wait_for()
    told = seen.page.locator(".fair-game").inner_text()
    assert "4 games, 20 deals" in told
    assert "Nothing strange here" in told
    assert seen.page.locator(".fair-chosen").count() == 4


def test_keys_lead_through_a_check_and_hear_how_it_ends(visit: Visit) -> None:
    page = finished(visit, ended("party-bugs", 1, MIXED))
    tab_to(page, "Check now")
    page.keyboard.press("Enter")
    page.locator(".fair-findings").wait_for()
    assert focused(page)["name"] == "Everything that can be checked is right."
    assert page.locator(".fair-verdict").get_attribute("role") == "status"
    tab_to(page, "", "fair-opening-sign")
    page.keyboard.press("Enter")
    assert page.locator("pre").is_visible()
    tab_to(page, "Check again")


def test_everybody_can_read_and_touch_what_was_found(visit: Visit) -> None:
    page = finished(visit, forged(ended("party-bugs"))[0])
    page.locator(".fair-table").wait_for()
    checked(page)
    page.locator(".fair-opening summary").tap()
    assert found_by_axe(page) == []
    assert too_small(page) == []
    for language in LANGUAGES:
        setting(page, text="largest", language=language)
        page.locator(".fair-table").wait_for()
        assert lost(page) == []
