"""How soon the page is there and answers, on a processor four times slower."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE

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
