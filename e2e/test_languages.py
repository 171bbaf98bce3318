"""A language is a file that is loaded when somebody wants it, and is there without a network."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.access import LANGUAGES, setting
from e2e.visit import Visit, probe, tap, until
from tests.web.lengthened import TAG, lengthened

# The languages whose files this page has loaded.
LOADED = """(all) => all.filter((tag) => performance.getEntriesByType("resource")
    .some(({ name }) => new RegExp(`/assets/${tag}-[A-Z0-9]{8}[.]js$`).test(name)))"""
# Notes in which languages a screen was ever seen.
WATCH = """
    globalThis.seenIn = [];
    new MutationObserver(() => {
        const { lang } = document.documentElement;
        const isSeen = document.querySelector("main:not(.before-start)");
        if (isSeen && !seenIn.includes(lang)) seenIn.push(lang);
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
FORGET = """async (part) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.includes(part)) await cache.delete(url);
    }
}"""


def loaded(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LOADED, list(LANGUAGES))
    return found


def heading(page: Page, words: str) -> None:
    page.get_by_role("heading", name=words, exact=True).first.wait_for()


def test_only_the_language_that_is_wanted_is_loaded_and_seen(visit: Visit) -> None:
    visit.prepare(WATCH)
    page = visit.open()
    heading(page, "Critter Club")
    assert loaded(page) == ["en"]
    setting(page, language=TAG)
    assert loaded(page) == ["en", TAG]
    page.reload()
    heading(page, lengthened("Critter Club"))
    tap(page, lengthened("Settings"))
    heading(page, lengthened("Settings"))
    assert loaded(page) == [TAG]
    assert page.evaluate("seenIn") == [TAG]


def test_without_a_network_each_language_is_there(visit: Visit) -> None:
    page = visit.open()
    heading(page, "Critter Club")
    visit.context.set_offline(True)
    try:
        tap(page, "Settings")
        page.get_by_text("Deutsch", exact=True).tap()
        heading(page, "Einstellungen")
        focus = "document.activeElement.value"
        until(lambda: page.evaluate(focus) == "de", "the focus to stay at what was chosen")
        assert probe(page, "({ text }) => text.language()") == "de"
        page.evaluate(FORGET, f"/{TAG}-")
        visit.forgive("console: Failed to load resource")
        page.get_by_text("Łôñğ").tap()
        page.get_by_text("Diese Sprache konnte nicht geladen werden.").wait_for()
        heading(page, "Einstellungen")
    finally:
        visit.context.set_offline(False)
