"""What the browser itself counts of a page: numbers that are the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page

from e2e.table import begin, remembering
from e2e.visit import Visit, until

MOVING = """document.getAnimations()
    .filter(({ playState }) => playState === "running").length"""
NODES = 3000  # at most, at a table for six
COLLECTIONS = 3
SETTLES = 100  # milliseconds
DRAWN = 2000  # milliseconds, until all pictures of the game are drawn ahead


@dataclass(frozen=True)
class Work:
    """How often the page's style and places were computed."""

    styles: int
    layouts: int

    def since(self, before: Work) -> Work:
        return Work(self.styles - before.styles, self.layouts - before.layouts)


@dataclass(frozen=True)
class Kept:
    """What is left of a page when all that nothing holds has been collected."""

    heap: int  # bytes of JavaScript's own
    nodes: int  # with those of pictures, which are documents of their own
    listeners: int


class Counts:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")
        self._session.send("HeapProfiler.enable")

    def work(self) -> Work:
        told = self._session.send("Performance.getMetrics")["metrics"]
        metrics = {each["name"]: each["value"] for each in told}
        return Work(int(metrics["RecalcStyleCount"]), int(metrics["LayoutCount"]))

    def kept(self) -> Kept:
        for _ in range(COLLECTIONS):  # What one frees may have held what the next one frees.
            self._session.send("HeapProfiler.collectGarbage")
            self._page.wait_for_timeout(SETTLES)
        counted = self._session.send("Memory.getDOMCounters")
        heap = self._session.send("Runtime.getHeapUsage")["usedSize"]
        return Kept(int(heap), counted["nodes"], counted["jsEventListeners"])

    def moving(self) -> int:
        return int(self._page.evaluate(MOVING))


def nodes_at(visit: Visit, game: str) -> int:
    """Of a table for six, with all its pictures."""
    remembering(visit, "pbbbbb", hurry=False, motion="full")
    seen = begin(visit, game)
    until(lambda: seen.page.locator(".card-button").count() > 0, "somebody's turn")
    seen.page.wait_for_timeout(DRAWN)
    return Counts(seen.page).kept().nodes
