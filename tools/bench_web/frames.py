"""Does the page stay at 60 frames a second while the best bots think, on a slower processor?"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.server import Server
from e2e.table import begin, remembering
from e2e.visit import Visit, until
from tools.bench_web.table_taps import CARDS, SECOND_THOUGHT, slow_down

# Milliseconds between frames, as long as some bot thinks, and as long as some card flies.
WATCH = """() => {
    globalThis.gaps = { thinking: [], flying: [] };
    const before = { thinking: null, flying: null };
    let thinks = false;
    new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
            if (name.startsWith("thought")) thinks = name === "thought begun";
        }
    }).observe({ type: "mark" });
    const cards = document.getElementsByClassName("is-moving");
    const note = (what, at, is) => {
        if (is && before[what] !== null) gaps[what].push(at - before[what]);
        before[what] = is ? at : null;
    };
    const frame = (at) => {
        note("thinking", at, thinks);
        note("flying", at, cards.length > 0);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
SLOWER = 4
TURNS = 6
PATIENCE = 60.0  # seconds


class Gaps(NamedTuple):
    """Milliseconds from one frame to the next."""

    thinking: list[float]
    flying: list[float]


def frame_gaps(browser: Browser, server: Server, players: str) -> Gaps:
    """Of some rounds at such a table, all motion on."""
    with browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        remembering(visit, players, hurry=False, motion="full")
        page = begin(visit).page
        page.evaluate(WATCH)
        slow_down(context.new_cdp_session(page), SLOWER)
        for _ in range(TURNS):
            until(lambda: page.locator(CARDS).count() > 1, "a choice", PATIENCE)
            page.locator(CARDS).first.tap()
            page.wait_for_timeout(SECOND_THOUGHT)
            page.locator(".bar-confirm").tap()
            page.wait_for_timeout(SECOND_THOUGHT)
        return Gaps(**page.evaluate("gaps"))
