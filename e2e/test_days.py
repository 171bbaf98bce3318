"""Deals of the day: the same cards for everybody, offline and over midnight."""

from __future__ import annotations

import pytest

from e2e.access import LANGUAGES, found_by_axe, lost, setting, too_small
from e2e.days import (
    DAY,
    NEXT,
    SHIFT,
    at_today,
    dealt,
    of_day,
    on_day,
    states,
)
from e2e.table import BUGS, MOTHS, PARROTS, Seen, at_home, remembering
from e2e.visit import Visit, probe, tap, until, wait_for_stage

LONG = [pytest.param(game, marks=pytest.mark.soak) for game in (BUGS, PARROTS)]
ONE_GAME = pytest.mark.parametrize("game", [*LONG, MOTHS])
NAMES = {BUGS: "Party Bugs", PARROTS: "Parrot Box", MOTHS: "Cheating Moth"}
TALL = """() => [false, true].map((without) => {
    document.querySelector(".day-leaf").hidden = without;
    document.querySelector(".day-leaf").style.display = without ? "none" : "";
    return document.documentElement.scrollHeight;
})"""


@ONE_GAME
def test_everybody_gets_the_cards_of_that_day(visit: Visit, game: str) -> None:
    remembering(visit, "pbr")
    on_day(visit, DAY)
    seen = at_today(visit)
    assert seen.page.locator(".today-date").inner_text() == "Wednesday 18 November"
    tap(seen.page, f"Play: {NAMES[game]}")
    assert dealt(seen) == of_day(game, DAY)


def test_offline_and_after_midnight_there_is_another_deal(remote_visit: Visit) -> None:
    remembering(remote_visit, "pb")
    on_day(remote_visit, DAY, "23:58")
    seen = at_today(remote_visit)
    remote_visit.server.stop()
    remote_visit.forgive(r"console: .*(ERR_CONNECTION_REFUSED|fetching the script)")
    tap(seen.page, "Play: Party Bugs")
    assert dealt(seen) == of_day(BUGS, DAY)
    seen.page.go_back()
    until(lambda: states(seen)[:1] != ["Not played yet"], "what was begun")
    tap(seen.page, "Go on: Party Bugs")
    assert dealt(seen) == of_day(BUGS, DAY)
    seen.page.close()

    on_day(remote_visit, NEXT, "00:02")
    later = at_today(remote_visit)
    assert later.page.locator(".today-date").inner_text() == "Thursday 19 November"
    assert states(later) == ["Not played yet"] * 3
    tap(later.page, "Play: Party Bugs")
    assert dealt(later) == of_day(BUGS, NEXT)
    later.page.go_back()
    later.page.get_by_role("button", name="Party Bugs, 18 November.").tap()
    assert dealt(later) == of_day(BUGS, DAY)


def test_a_day_that_was_missed_can_still_be_played(visit: Visit) -> None:
    remembering(visit, "pb")
    on_day(visit, "2027-01-03")
    seen = at_today(visit)
    days = seen.page.locator(".day-past tbody th").all_inner_texts()
    assert days[0] == "Sat 2 Jan"
    assert days[-1] == "Sun 27 Dec"
    name = "Parrot Box, 31 December 2026. Not played yet: Play"
    seen.page.get_by_role("button", name=name).tap()
    assert dealt(seen) == of_day(PARROTS, "2026-12-31")


def test_a_page_that_was_left_open_overnight_shows_the_new_day(visit: Visit) -> None:
    on_day(visit, DAY, "23:58")
    seen = at_today(visit)
    seen.page.evaluate(f"({SHIFT})('{NEXT}T07:00')")
    seen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert seen.page.locator(".today-date").inner_text() == "Thursday 19 November"
    assert seen.page.locator(".day-company li").count() == 4


def test_who_is_called_like_a_bot_gets_another_name(visit: Visit) -> None:
    called = probe(
        at_home(visit).page,
        """({ device, days }) => {
            const person = { name: "dotty", who: "person", temper: "even", colour: 2, rank: null };
            const bot = { name: "", who: "regular", temper: "bold", colour: 0, rank: null };
            device.remember("last set-up", { seats: [bot, person] });
            const bots = ["regular-cautious", "regular", "regular-bold"];
            return days.sitting([null, ...bots].map((bot) => ({ bot })));
        }""",
    )
    assert called == {
        "names": ["Hedgehog", "Dotty", "Antonia", "Glimmer"],
        "colours": [2, 1, 0, 3],
    }


def test_a_phone_with_an_impossible_date_says_so(visit: Visit) -> None:
    on_day(visit, "1980-01-01")
    page = at_home(visit).page
    page.locator(".day-leaf").tap()
    until(
        lambda: "the date on this phone" in page.locator(".today-foot").inner_text(), "the trouble"
    )
    tap(page, "Play: Party Bugs")
    assert "the date on this phone" in page.locator(".today-foot .warning").inner_text()


def test_what_is_tapped_before_the_engine_is_there_comes_as_soon_as_it_is(
    first_visit: Visit,
) -> None:
    first_visit.server.stop()
    first_visit.server.start(rate=4_000_000)
    remembering(first_visit, "pb")
    on_day(first_visit, DAY)
    page = first_visit.open()
    page.locator(".day-leaf").tap()
    tap(page, "Play: Parrot Box")
    assert "as soon as the game is here" in page.locator(".today-foot").inner_text()
    wait_for_stage(page, "ready")
    assert dealt(Seen(page)) == of_day(PARROTS, DAY)


def test_home_grows_no_longer_by_the_leaf(visit: Visit) -> None:
    page = at_home(visit).page
    with_leaf, without = page.evaluate(TALL)
    assert with_leaf == without


def test_everybody_can_read_and_touch_the_deals_of_the_day(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = at_today(visit)
    page = seen.page
    assert found_by_axe(page) == []
    assert too_small(page) == []
    for language in LANGUAGES:
        for text in ("normal", "largest"):
            setting(page, text=text, language=language)
            page.locator(".day-company li").first.wait_for()
            assert lost(page) == []
