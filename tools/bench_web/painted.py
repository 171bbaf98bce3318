"""How long it takes from a tap on the icon until all is painted as it was left."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Playwright

from e2e.browser import launch_with_profile
from e2e.server import Server
from e2e.visit import until, wait_for_mark, wait_until_acquainted
from tools.bench_web.taps import slow_down

# The first frame that shows it: the second one after all of it is in the document. Of home that is
# what can be continued, every game with its picture, and the garden; of a table, cards and what is
# asked.
WATCH = """() => {
    const all = {
        "home as left": () => document.querySelector(".garden")
            && document.querySelector(".match-go")
            && document.querySelectorAll(".tile-guests").length === 3,
        "table as left": () => document.querySelector(".board .card")
            && document.querySelector(".saying-asked").textContent,
    };
    const seen = new Set();
    new MutationObserver(() => {
        for (const [name, isThere] of Object.entries(all)) {
            if (seen.has(name) || !isThere()) continue;
            seen.add(name);
            requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    // Installed: a tap on the icon begins where one was.
    const match = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
        query.includes("display-mode") ? { matches: true } : match(query);
}"""
KEPT = """() => Object.keys(localStorage).some((name) => name.endsWith(" painted table"))"""
BOUNDS = {1: 300, 4: 900}  # milliseconds, by how many times slower


def as_left(playwright: Playwright, server: Server, rounds: int) -> dict[tuple[str, int], float]:
    """Milliseconds from the navigation, by what was left and how many times slower."""
    with (
        tempfile.TemporaryDirectory() as profile,
        launch_with_profile(playwright, Path(profile)) as context,
    ):
        context.add_init_script(f"({WATCH})()")
        _first(context, server)
        measured: dict[tuple[str, int], list[float]] = {}
        for what in ("table", "home"):
            if what == "home":
                _go_home(context, server)
            for _ in range(2 * rounds):
                for slower in BOUNDS:
                    taken = _start(context, server, f"{what} as left", slower)
                    measured.setdefault((what, slower), []).append(taken)
    return {key: median(times) for key, times in measured.items()}


def _first(context: BrowserContext, server: Server) -> None:
    """Somebody left a table of Parrot Box, on which all lies for all to see."""
    page = context.new_page()
    page.goto(server.url)
    wait_for_mark(page, "engine ready")
    wait_until_acquainted(page)
    page.locator("button.tile-parrot-box").tap()
    page.locator("button.setup-play").tap()
    until(lambda: page.evaluate(KEPT), "the picture of the table to be kept")
    page.close()


def _go_home(context: BrowserContext, server: Server) -> None:
    """From then on, home is what was left."""
    page = context.new_page()
    page.goto(server.url)
    wait_for_mark(page, "engine ready")
    page.go_back()
    until(lambda: page.locator(".match-go").count() == 1, "home with its match")
    page.close()


def _start(context: BrowserContext, server: Server, mark: str, slower: int) -> float:
    page = context.new_page()
    slow_down(page, slower)
    page.goto(server.url, wait_until="commit")
    taken = wait_for_mark(page, mark)
    wait_for_mark(page, "engine ready")
    page.close()
    return taken
