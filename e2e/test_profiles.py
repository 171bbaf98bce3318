"""Who plays here: asked for a name once, remembered, and seated with one tap."""

from __future__ import annotations

from typing import Any

from e2e.access import found_by_axe, lost, setting, too_small
from e2e.table import BUGS, MOTHS, Seen, at_home, go_home, remembering
from e2e.visit import Visit, probe, until

SEATS = """() => [...document.querySelectorAll("input.place-name")]
    .map((field) => field.value || field.placeholder)"""
LIKES = "({ settings }) => settings.settings()"


def set_up(seen: Seen, game: str = BUGS) -> None:
    seen.page.locator(f"button.tile-{game}").tap()
    seen.page.locator(".place").first.wait_for()


def names(seen: Seen) -> list[str]:
    found: list[str] = seen.page.evaluate(SEATS)
    return found


def likes(seen: Seen) -> dict[str, Any]:
    found: dict[str, Any] = probe(seen.page, LIKES)
    return found


def press(seen: Seen, name: str) -> None:
    seen.page.get_by_role("button", name=name, exact=True).tap()


def test_a_name_is_asked_once_and_then_known(visit: Visit) -> None:
    seen = at_home(visit)
    set_up(seen)
    assert names(seen)[0] == "Owl"
    seen.page.get_by_label("Your name?").fill("  Anna ")
    press(seen, "OK")
    assert names(seen)[0] == "Anna"
    assert not seen.has(".known-ask")
    press(seen, "Play")
    until(lambda: seen.look().screen == "play", "the table")
    seen.wait()
    assert seen.table().match.players[0].name == "Anna"
    go_home(seen)
    set_up(seen, MOTHS)
    assert names(seen)[0] == "Anna"
    assert not seen.has(".known-ask")
    assert seen.has(".known-chip[aria-pressed=true]")


def test_who_skips_the_question_is_not_asked_again(visit: Visit) -> None:
    seen = at_home(visit)
    set_up(seen)
    press(seen, "Play without a name")
    assert names(seen)[0] == "Owl"
    for _ in range(2):
        assert not seen.has(".known-ask, .known-chip")
        go_home(seen)
        set_up(seen)


def test_a_name_that_was_only_typed_counts_when_the_game_begins(visit: Visit) -> None:
    seen = at_home(visit)
    set_up(seen)
    seen.page.get_by_label("Your name?").fill("Ben")
    press(seen, "Play")
    until(lambda: seen.look().screen == "play", "the table")
    seen.wait()
    assert seen.table().match.players[0].name == "Ben"


def test_a_profile_is_made_changed_seated_and_forgotten(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = at_home(visit)
    page = seen.page
    press(seen, "Settings")
    press(seen, "Add somebody")
    page.locator(".profile input.field").fill("Clara")
    page.locator(".profile input.field").press("Enter")
    page.get_by_label("Frog").check(force=True)
    page.locator(".profile").get_by_text("150 %").tap()
    page.locator(".profile").get_by_text("Left").tap()
    assert likes(seen)["hand"] == "right"
    page.reload()
    until(lambda: seen.has(".profile"), "the profile, after the page has gone")
    assert page.locator(".profile-name").inner_text() == "Clara"
    go_home(seen)
    set_up(seen)
    page.locator(".known-chip", has_text="Clara").tap()
    assert names(seen) == ["Anna", "Clara"]
    assert (likes(seen)["hand"], likes(seen)["text"]) == ("left", "larger")
    assert page.locator(".place-who").nth(1).input_value() == "person"
    page.locator(".known-chip", has_text="Clara").tap()
    assert names(seen)[1] != "Clara"
    press(seen, "Change who often plays here")
    page.locator(".profile summary").tap()
    press(seen, "Forget this player")
    assert not seen.has(".profile")


def test_chips_and_profiles_can_be_read_and_touched(visit: Visit) -> None:
    seen = at_home(visit)
    setting(seen.page, motion="reduced")
    found: dict[str, list[str]] = {}
    set_up(seen)
    found["the question"] = [*found_by_axe(seen.page), *too_small(seen.page), *lost(seen.page)]
    seen.page.get_by_label("Your name?").fill("Wolfeschlegelsteinhausenbergerdorff")
    press(seen, "OK")
    found["chips"] = [*found_by_axe(seen.page), *too_small(seen.page)]
    press(seen, "Change who often plays here")
    seen.page.locator(".profile summary").tap()
    found["profiles"] = [*found_by_axe(seen.page), *too_small(seen.page)]
    assert not {name: each for name, each in found.items() if each}
