"""Where the system decides all colours, frames tell what can be done; themes, backs and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.access import found_by_axe, setting
from e2e.table import BUGS, PARROTS, Seen, at_home, begin, remembering
from e2e.visit import Visit, until

# How each card is framed, and whether it can be played.
FRAMES = """() => [...document.querySelectorAll(".zone .card")].map((card) => {
    const style = getComputedStyle(card.querySelector(".card-button") ?? card);
    const wide = style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
    return {
        playable: Boolean(card.querySelector(".card-button")),
        picked: card.classList.contains("is-picked"),
        wide,
        colour: style.outlineColor,
        ground: getComputedStyle(document.body).backgroundColor,
    };
})"""
GROUND = "getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()"
FLOOR = "document.querySelector('.backdrop').innerHTML"
# The back of the pile, as it is painted.
BACK = """async () => {
    const image = document.querySelector(".zone-piles img");
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 63, height: 88 });
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0, 63, 88);
    return pen.getImageData(0, 0, 63, 88).data.join();
}"""
TOKENS = """(names) => {
    const style = getComputedStyle(document.body);
    return names.map((name) => style.getPropertyValue(name).trim());
}"""


@pytest.fixture
def table(visit: Visit) -> Seen:
    remembering(visit, "pbb")
    seen = begin(visit, BUGS)
    seen.wait()
    return seen


@pytest.fixture
def forced(table: Seen) -> Iterator[Page]:
    table.page.emulate_media(forced_colors="active")
    yield table.page
    table.page.emulate_media(forced_colors="none")


def frames(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(FRAMES)
    return found


def test_in_forced_colours_a_frame_marks_what_can_be_played(table: Seen, forced: Page) -> None:
    found = frames(forced)
    assert {each["playable"] for each in found} == {True, False}
    for each in found:
        assert (each["wide"] >= 3) == each["playable"], each
        assert each["colour"] != each["ground"]
    table.tap(table.look().of_kind("card-button")[0])
    [picked] = [each for each in frames(forced) if each["picked"]]
    assert picked["wide"] > max(each["wide"] for each in frames(forced) if not each["picked"])


def test_who_wants_more_contrast_gets_no_soft_ink(table: Seen) -> None:
    ink, soft, line = table.page.evaluate(TOKENS, ["--ink", "--ink-soft", "--line"])
    assert len({ink, soft, line}) == 3
    table.page.emulate_media(contrast="more")
    ink, soft, line = table.page.evaluate(TOKENS, ["--ink", "--ink-soft", "--line"])
    assert ink == soft == line
    table.page.emulate_media(contrast="no-preference")


def test_each_theme_has_its_own_ground_and_light(table: Seen) -> None:
    seen = set()
    for scheme in ("garden", "lagoon", "embers"):
        for theme in ("dark", "light"):
            setting(table.page, scheme=scheme, theme=theme)
            seen.add((table.page.evaluate(GROUND), table.page.evaluate(FLOOR)))
    assert len({ground for ground, _ in seen}) == 6
    assert len({floor for _, floor in seen}) == 6


@pytest.mark.parametrize("scheme", ["lagoon", "embers"])
def test_axe_finds_nothing_in_another_theme(table: Seen, scheme: str) -> None:
    setting(table.page, scheme=scheme)
    assert found_by_axe(table.page) == []


def test_a_chosen_back_is_printed_on_the_cards(visit: Visit) -> None:
    remembering(visit, "pb", game=PARROTS)
    seen = at_home(visit)
    found: list[str] = []
    for design in ("Medal", "Frame", "Diamond", "Halves"):
        seen.page.get_by_role("button", name="Settings").first.tap()
        seen.page.locator(".wish-pictured").get_by_text(design).tap()
        seen.page.go_back()
        begin(visit, PARROTS, seen=seen)
        seen.wait()
        found.append(seen.page.evaluate(BACK))
        seen.page.go_back()
        until(lambda: seen.look().screen == "home", "home")
    assert len(set(found)) == 4


def test_the_keys_are_shown_by_a_key_and_from_the_menu(table: Seen) -> None:
    page = table.page
    page.keyboard.press("?")
    assert table.look().sheet == "Keyboard"
    assert page.locator(".keys kbd").count() > 10
    page.keyboard.press("Escape")
    until(lambda: table.look().sheet is None, "the sheet to close")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".bar-menu").click()
    page.locator(".menu-item", has_text="Keyboard").click()
    assert table.look().sheet == "Keyboard"


def test_where_somebody_types_a_question_mark_is_one(visit: Visit) -> None:
    seen = at_home(visit)
    seen.page.locator(f"button.tile-{BUGS}").tap()
    field = seen.page.get_by_label("Your name?")
    field.press("?")
    assert seen.look().sheet is None
    assert field.input_value() == "?"
