"""Tables that were left: what is kept of them, and starts in which Python is held back."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from e2e.table import Seen
from e2e.visit import until

# Python comes only when a test lets it: PyScript's own start waits for this.
HOLD = """() => {
    const whenDefined = customElements.whenDefined.bind(customElements);
    const held = new Promise((go) => (globalThis.letPythonCome = go));
    customElements.whenDefined = async (name) => {
        await held;
        return whenDefined(name);
    };
}"""
# The app was installed, and is opened by its icon.
ICON = """() => {
    const match = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
        query.includes("display-mode") ? { matches: true } : match(query);
}"""
KEPT = """() => {
    const name = Object.keys(localStorage).find((each) => each.endsWith(" painted table"));
    return name ? JSON.parse(localStorage.getItem(name)) : null;
}"""
CHANGE = """(change) => {
    const name = Object.keys(localStorage).find((each) => each.endsWith(" painted table"));
    const kept = JSON.parse(localStorage.getItem(name));
    localStorage.setItem(name, JSON.stringify({ ...kept, ...change }));
}"""
LYING = """() => [...document.querySelectorAll(".board [data-zone]")].map((zone) =>
    [zone.dataset.zone, ...[...zone.children].map((card) => card.dataset.key)])"""
READY = "document.documentElement.dataset.stage === 'ready'"
HEARD = "Got it. One moment …"


def kept_picture(page: Page) -> dict[str, Any] | None:
    """As it is stored: the picture itself is a text in it."""
    found: dict[str, Any] | None = page.evaluate(KEPT)
    return found


def left(seen: Seen) -> dict[str, Any]:
    """Waits until the table is kept as it stands; gives the picture."""
    seal = " ".join(seen.save().split()[-2:])

    def there() -> dict[str, Any] | None:
        kept = kept_picture(seen.page)
        return kept if kept and kept["seal"] == seal else None

    picture: dict[str, Any] = json.loads(until(there, "the picture to be kept")["text"])
    return picture


def held_back(page: Page) -> None:
    """From its next start on, this page waits for the test."""
    page.add_init_script(f"({HOLD})()")


def let_come(page: Page) -> None:
    page.evaluate("letPythonCome()")
    until(lambda: page.evaluate(READY), "Python")


def lying(page: Page) -> list[list[str]]:
    """Which card lies where, by zone."""
    found: list[list[str]] = page.evaluate(LYING)
    return found


def cards_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w#-])\d{1,2}[a-p](?!\w)", text))
