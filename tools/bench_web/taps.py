"""How soon the page is there and answers, on a processor four times slower."""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE
from e2e.visit import until

# When the first thing that can be tapped has been painted, and what the worst answer to a
# tap was since (its duration from the finger to the next painted frame).
WATCH = """
globalThis.slowest = 0;
new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
}).observe({ type: "event", durationThreshold: 16 });
new MutationObserver((_, watcher) => {
    if (!document.querySelector("main button, main a")) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("home painted")));
}).observe(document, { childList: true, subtree: true });
"""

# From a tap to the first frame after the table has changed to another revision.
ANSWERED = """
globalThis.answers = [];
addEventListener("click", ({ timeStamp }) => {
    const table = document.querySelector("[data-revision]");
    new MutationObserver((_, watcher) => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - timeStamp)));
    }).observe(table, { attributeFilter: ["data-revision"] });
}, { capture: true });
"""


def slow_down(page: Page, factor: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": factor})


def home_screen(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds to the painted home screen of a first visit, and to the slowest answer
    to taps while Python starts."""
    with browser.new_context(**PHONE) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        slow_down(page, 4)
        page.goto(url, wait_until="commit")
        ready = "performance.getEntriesByName('engine ready').length"
        while not page.evaluate(ready):
            page.touchscreen.tap(180, 8)
            page.wait_for_timeout(50)
        painted = page.evaluate("performance.getEntriesByName('home painted')[0]?.startTime ?? 0")
        return painted, page.evaluate("slowest")


def p95_of_taps(page: Page, tap: str, times: int, slower: int) -> float | None:
    """Taps what the selector finds, again and again, at a table; None if there is no table.

    The table says by its attribute `data-revision` which state it shows."""
    if page.locator("[data-revision]").count() == 0:
        return None
    slow_down(page, slower)
    page.evaluate(ANSWERED)
    for done in range(times):
        page.locator(tap).first.tap()
        until(lambda done=done: page.evaluate("answers.length") > done, "an answer")  # type: ignore[misc]
    answers: list[float] = page.evaluate("answers")
    return statistics.quantiles(answers, n=20)[-1]
