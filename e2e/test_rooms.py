"""Home comes with the page; all other screens come later, and come wherever they are wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from e2e.left import HOLD, held_back, let_come
from e2e.links import after, to_match
from e2e.table import at_home
from e2e.test_repair import DAMAGE, offline_page
from e2e.visit import Visit, probe, tap, until, wait_for_stage

PAGES, TABLES = "**/pages-*.js", "**/tables-*.js"
COMING = "One moment …"
MISSING = "This page could not be loaded. Check your connection and try again."
HEADING = "document.querySelector('main h1').textContent"
FOCUSED = "document.activeElement === document.querySelector('main h1')"
ASKED = """() => performance.getEntriesByType("resource").map(({ name, startTime }) =>
    [name.replace(/.*[/]|-[A-Z0-9]+[.]js$/g, ""), startTime])"""
# Each thing that stood in the place of a screen, until that screen was there.
STOOD = """() => {
    globalThis.stood = [];
    new MutationObserver(() => {
        const now = document.documentElement.dataset.screen;
        if (stood.at(-1) !== now) stood.push(now);
    }).observe(document, { childList: true, subtree: true, attributes: true });
}"""


def screen(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.screen ?? ''"))


def files(page: Page) -> dict[str, float]:
    """When each was asked for, by its name."""
    return dict(page.evaluate(ASKED))


def opens(page: Page, name: str) -> None:
    until(lambda: screen(page) == name, f"the screen {name}")


def held(visit: Visit, which: str) -> list[Route]:
    """Whoever asks for such a file waits until the test goes on with it."""
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    visit.context.route(which, keep)
    return waiting


def test_home_needs_no_other_screen(first_visit: Visit) -> None:
    waiting = held(first_visit, PAGES)
    tables = held(first_visit, TABLES)
    page = first_visit.open()
    opens(page, "home")
    assert page.locator("button.tile").count() == 3
    assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"
    for route in (*waiting, *tables):
        route.continue_()


def test_they_come_before_they_are_wanted(first_visit: Visit) -> None:
    page = first_visit.open()
    until(lambda: {"pages", "tables"} <= set(files(page)), "all screens")
    assert files(page)["main"] < files(page)["pages"]
    page.evaluate(f"({STOOD})()")
    page.locator("button.tile").first.tap()
    opens(page, "setup")
    assert "coming" not in page.evaluate("stood")


def test_all_of_them_open_without_a_network(first_visit: Visit) -> None:
    """What has not been looked at before is on the device too."""
    offline_page(first_visit).close()
    first_visit.server.stop()
    first_visit.forgive(r"console: .*(ERR_CONNECTION_REFUSED|fetching the script)")
    page = at_home(first_visit).page
    for name in ("settings", "rules", "about"):
        page.locator(".ways button").nth(["rules", "settings", "about"].index(name)).tap()
        opens(page, name)
        page.locator(".masthead-back").tap()
        opens(page, "home")
    page.locator("button.tile-parrot-box").tap()
    page.locator("button.setup-play").tap()
    until(lambda: page.locator(".board .card").count() > 0, "the table")


def test_a_table_that_is_opened_is_sent_for_at_once(visit: Visit) -> None:
    page = visit.open()
    wait_for_stage(page, "ready")
    probe(page, "({ screens }) => screens.show('play', { game: 'parrot-box', matchId: 'none' })")
    probe(page, "({ screens }) => screens.show('replay', { matchId: 'none' })")
    opens(page, "replay")
    held_back(page)
    page.reload()
    opens(page, "replay")
    assert "pages" not in files(page)


def test_a_link_sends_for_the_table_to_which_it_leads(visit: Visit) -> None:
    visit.prepare(f"({HOLD})()")
    page = visit.open(f"{visit.server.url}#{to_match(after(9))}")
    opens(page, "link")
    until(lambda: {"pages", "tables"} <= set(files(page)), "all that it leads to")
    let_come(page)
    opens(page, "play")


def test_a_screen_that_comes_late_is_waited_for(first_visit: Visit) -> None:
    waiting = held(first_visit, PAGES)
    page = first_visit.open()
    opens(page, "home")
    page.locator(".ways button").first.tap()
    opens(page, "coming")
    assert page.locator("main .coming").inner_text() == COMING
    assert page.evaluate(FOCUSED)
    until(lambda: waiting, "the page to ask")
    for route in waiting:
        route.continue_()
    opens(page, "rules")
    assert page.evaluate(FOCUSED)
    assert page.title().startswith(str(page.evaluate(HEADING)))


def test_who_goes_back_meanwhile_is_home(first_visit: Visit) -> None:
    waiting = held(first_visit, PAGES)
    page = first_visit.open()
    opens(page, "home")
    page.locator(".ways button").first.tap()
    opens(page, "coming")
    page.locator(".masthead-back").tap()
    opens(page, "home")
    until(lambda: waiting, "the page to ask")
    for route in waiting:
        route.continue_()
    until(lambda: "pages" in files(page), "the screen")
    page.wait_for_timeout(300)
    assert screen(page) == "home"
    assert page.locator("button.tile").first.is_enabled()


def test_a_screen_that_cannot_be_had_says_so_and_comes_with_the_next_try(
    first_visit: Visit,
) -> None:
    first_visit.forgive("console: ")
    first_visit.context.route(PAGES, lambda route: route.abort())
    page = first_visit.open()
    opens(page, "home")
    page.locator("button.tile-party-bugs").tap()
    until(lambda: MISSING in page.locator("main").inner_text(), "to be told")
    first_visit.context.route("**/club/", lambda route: route.abort())
    tap(page, "Try again")
    until(lambda: MISSING in page.locator("main").inner_text(), "to be told once more")
    first_visit.context.unroute(PAGES)
    first_visit.context.unroute("**/club/")
    tap(page, "Try again")
    opens(page, "setup")
    assert "Party Bugs" in str(page.evaluate(HEADING))


@pytest.mark.parametrize("part", ["/pages-", "/tables-"])
def test_a_damaged_screen_mends_itself(first_visit: Visit, part: str) -> None:
    first_visit.forgive("")
    page = offline_page(first_visit)
    assert page.evaluate(DAMAGE, part) == 1
    page.close()
    page = at_home(first_visit).page
    page.locator("button.tile-parrot-box").tap()
    until(lambda: page.locator("button.setup-play").count() == 1, "the set-up")
    page.locator("button.setup-play").tap()
    until(lambda: page.locator(".board .card").count() > 0, "the table", 60)
