"""How a link leaves the phone: as a code that others can read, by sharing, by the clipboard."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.access import LANGUAGES, found_by_axe, lost, setting, too_small
from e2e.codes import codes_on
from e2e.table import at_home
from e2e.visit import Visit, probe, tap, until

SIGNS = "Ab3_-9zQ7"
OPEN = """({ sharing }, { link, pictured }) => {
    globalThis.sent = 0;
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
    const file = new File([drawing], "deal.svg", { type: "image/svg+xml" });
    const picture = Promise.resolve({
        file, address: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: "A deal" });
    const lead = [Object.assign(document.createElement("p"), { textContent: "Above" })];
    sharing.openSharing({ title: "Send to Ben", text: "Ben, it’s your move.", link, lead,
        picture: pictured ? picture : undefined, onSent: () => { globalThis.sent += 1; } });
}"""
# What the system's own sharing gets; it may take files, and may not end well.
SHARE = """({ files, error }) => {
    globalThis.shared = [];
    navigator.canShare = (data) => files || !data.files;
    navigator.share = async (data) => {
        shared.push({ ...data, files: (data.files ?? []).map(({ name }) => name) });
        if (error) throw new DOMException("", error);
    };
}"""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
NO_COPY = f"{NO_CLIPBOARD} document.execCommand = () => false;"
MARKED = """() => {
    const { value, readOnly, selectionStart, selectionEnd } = document.activeElement;
    return { value: value.slice(selectionStart, selectionEnd), readOnly };
}"""
CLIPBOARD = "navigator.clipboard.readText()"


def link_of(length: int) -> str:
    return (SIGNS * (length // len(SIGNS) + 1))[:length]


def sheet(visit: Visit, length: int = 60, *, pictured: bool = False, init: str = "") -> Page:
    """The sheet for a link of so many signs."""
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    if init:
        visit.prepare(init)
    page = at_home(visit).page
    probe(page, OPEN, {"link": link_of(length), "pictured": pictured})
    page.get_by_role("dialog", name="Send to Ben").wait_for()
    return page


def share_as(*, files: bool = True, error: str | None = None) -> str:
    return f"({SHARE})({json.dumps({'files': files, 'error': error})})"


def said(page: Page) -> str:
    return until(lambda: page.locator(".sharing-said").inner_text(), "what has become of it")


def fill_screen(page: Page) -> None:
    page.get_by_role("button", name="Tap to fill the screen").tap()
    page.get_by_role("dialog", name="Scan me").wait_for()


def close_all(page: Page) -> None:
    """One sheet after the other, the upper one first."""
    for left in range(page.locator("dialog").count() - 1, -1, -1):
        page.locator(".sheet-close").last.tap()
        until(lambda left=left: page.locator("dialog").count() == left, "a sheet to go")  # type: ignore[misc]


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_the_club_itself_is_shared_as_a_code_that_others_read(
    painting_visit: Visit, theme: str
) -> None:
    page, club = at_home(painting_visit).page, painting_visit.server.url
    setting(page, theme=theme)
    page.get_by_role("button", name="About", exact=True).tap()
    tap(page, "Share the club")
    page.locator(".code-button").wait_for()
    assert codes_on(page) == [club]
    assert page.get_by_role("button", name="QR code of this link").count() == 1
    fill_screen(page)
    assert codes_on(page) == [club]
    page.locator("dialog .code").last.tap()
    until(lambda: page.locator("dialog").count() == 1, "the smaller code")
    page.go_back()
    until(lambda: page.locator("dialog").count() == 0, "the sheet to go with its screen")


def test_long_links_are_read_back_from_the_screen(painting_visit: Visit) -> None:
    page = sheet(painting_visit, 195)
    assert page.viewport_size == {"width": 360, "height": 640}
    for theme in ("dark", "light"):
        setting(page, theme=theme)
        for length, version in ((195, 11), (255, 11), (1_200, 25)):
            close_all(page)
            probe(page, OPEN, {"link": link_of(length), "pictured": False})
            address = f"{painting_visit.server.url}#{link_of(length)}"
            code = page.locator(".code-button")
            assert int(code.get_attribute("data-version") or 99) <= version
            assert length > 300 or codes_on(page) == [address]
            fill_screen(page)
            assert codes_on(page) == [address]
            assert page.evaluate("sent") == 1


def test_what_is_too_much_for_a_code_is_told(visit: Visit) -> None:
    page = sheet(visit, 3_000)
    assert page.get_by_text("This is too much for a QR code").is_visible()
    assert page.locator(".code-button").count() == 0
    tap(page, "Copy link")
    assert said(page).startswith("The link is copied")
    assert page.evaluate(CLIPBOARD) == f"{visit.server.url}#{link_of(3_000)}"


def test_words_and_link_are_copied_or_the_link_alone(visit: Visit) -> None:
    page = sheet(visit)
    address = f"{visit.server.url}#{link_of(60)}"
    assert page.get_by_role("button", name="Send …").count() == 0
    tap(page, "Copy all")
    assert said(page).startswith("Text and link are copied")
    assert page.evaluate(CLIPBOARD) == f"Ben, it’s your move.\n{address}"
    tap(page, "Copy link")
    until(lambda: said(page).startswith("The link is copied"), "the other sentence")
    assert page.evaluate(CLIPBOARD) == address
    assert page.evaluate("sent") == 1
    assert page.get_by_text("Above").is_visible()


def test_without_a_clipboard_it_is_copied_from_a_field(visit: Visit) -> None:
    page = sheet(visit)
    page.evaluate(NO_CLIPBOARD)
    tap(page, "Copy all")
    assert "copied" in said(page)
    other = visit.open()
    other.bring_to_front()
    assert str(other.evaluate(CLIPBOARD)).endswith(f"#{link_of(60)}")


def test_what_cannot_be_copied_is_marked(visit: Visit) -> None:
    page = sheet(visit, init=NO_COPY)
    tap(page, "Copy link")
    assert said(page).startswith("This browser does not let us copy")
    marked = page.evaluate(MARKED)
    assert marked == {"value": f"{visit.server.url}#{link_of(60)}", "readOnly": True}
    assert page.evaluate("sent") == 0
    assert too_small(page) == []


@pytest.mark.parametrize("files", [True, False])
def test_the_system_shares_it_with_the_picture_where_it_can(visit: Visit, files: bool) -> None:
    page = sheet(visit, pictured=True, init=share_as(files=files))
    page.get_by_role("img", name="A deal").wait_for()
    tap(page, "Send …")
    assert said(page) == "It is on its way."
    expected: dict[str, Any] = {
        "title": "Critter Club",
        "text": "Ben, it’s your move.",
        "url": f"{visit.server.url}#{link_of(60)}",
        "files": ["deal.svg"] if files else [],
    }
    assert page.evaluate("shared") == [expected]
    assert page.evaluate("sent") == 1


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        ("AbortError", ""),
        ("NotAllowedError", "Sending did not work. Copy it, or let somebody scan it."),
    ],
)
def test_who_thinks_better_of_it_is_told_nothing(visit: Visit, error: str, sentence: str) -> None:
    page = sheet(visit, init=share_as(error=error))
    tap(page, "Send …")
    until(lambda: len(page.evaluate("shared")) == 1, "the system's sharing")
    until(lambda: page.locator(".sharing-said").text_content() == sentence, repr(sentence))
    assert page.evaluate("sent") == 0


def test_everybody_can_read_and_touch_it(visit: Visit) -> None:
    page = sheet(visit, pictured=True, init=share_as())
    tap(page, "Send …")
    said(page)
    assert found_by_axe(page) == []
    assert too_small(page) == []
    fill_screen(page)
    assert found_by_axe(page) == []
    assert too_small(page) == []
    page.keyboard.press("Escape")
    for language in LANGUAGES:
        setting(page, text="largest", language=language)
        assert lost(page) == []
