"""What can be read out of a page: now, at any time, by eyes and by ears."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from e2e.table import Seen
from e2e.visit import function_in

RECORD = function_in("record.js")


def spoken_by(seen: Seen) -> list[str]:
    """Every name, value and description of the accessibility tree."""
    tree = seen.cdp.send("Accessibility.getFullAXTree")["nodes"]
    kinds = ("name", "value", "description")
    return [str(node[kind].get("value", "")) for node in tree for kind in kinds if kind in node]


def cards_on(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-key]')].map((card) => card.dataset.key)"
    )
    return set(found)


def without_addresses(page: Page) -> str:
    """The page as text; an address of a picture is its number in the order of the page."""
    html: str = page.evaluate("document.querySelector('main').outerHTML")
    addresses = list(dict.fromkeys(re.findall(r"blob:[^\"&)]+", html)))
    for at, address in enumerate(addresses):
        html = html.replace(address, f"picture {at}")
    return html


@dataclass
class Watch:
    """Compares what stood on the page at any time with what the engine knows of its table."""

    seen: Seen
    secrets_of: Callable[[Any, int | None], set[str]]  # what some eyes must not find
    before: Any = None
    checked: int = 0

    def check(self) -> None:
        """Everything that was recorded since the last time: between two states of the table."""
        state = self.seen.table().state
        recorded: list[dict[str, Any]] = self.seen.page.evaluate("moments.splice(0)")
        for moment in recorded:
            secret = self.secrets_of(state, moment["owner"])
            if self.before is not None:
                secret &= self.secrets_of(self.before, moment["owner"])
            assert not secret.intersection(moment["cards"]), moment
        self.checked += len(recorded)
        self.before = state
