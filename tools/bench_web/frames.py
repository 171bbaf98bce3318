"""Does the page stay at 60 frames a second while the best bots think, on a slower processor?"""

from __future__ import annotations

import math

from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.server import Server
from e2e.table import begin, remembering
from e2e.visit import Visit, until
from tools.bench_web.table_taps import CARDS, SECOND_THOUGHT, slow_down

# Milliseconds between frames, as long as some bot thinks.
WATCH = """() => {
    globalThis.gaps = [];
    let thinks = false;
    let before = null;
    new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
            if (name.startsWith("thought")) thinks = name === "thought begun";
        }
    }).observe({ type: "mark" });
    const frame = (at) => {
        if (thinks && before !== null) gaps.push(at - before);
        before = thinks ? at : null;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
SLOWER = 4
TURNS = 6
PATIENCE = 60.0  # seconds


def frame_gaps(browser: Browser, server: Server) -> list[float]:
    """Of some rounds with one person and three masters, all motion on."""
    with browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        remembering(visit, "pmmm", hurry=False, motion="full")
        page = begin(visit).page
        page.evaluate(WATCH)
        slow_down(context.new_cdp_session(page), SLOWER)
        for _ in range(TURNS):
            until(lambda: page.locator(CARDS).count() > 1, "a choice", PATIENCE)
            page.locator(CARDS).first.tap()
            page.wait_for_timeout(SECOND_THOUGHT)
            page.locator(".bar-confirm").tap()
            page.wait_for_timeout(SECOND_THOUGHT)
        gaps: list[float] = page.evaluate("gaps")
        return gaps


def p95(values: list[float]) -> float:
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]
