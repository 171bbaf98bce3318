"""What the browser itself counts of a page: numbers that are the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page

MOVING = """document.getAnimations()
    .filter(({ playState }) => playState === "running").length"""


@dataclass(frozen=True)
class Work:
    """How often the page's style and places were computed."""

    styles: int
    layouts: int

    def since(self, before: Work) -> Work:
        return Work(self.styles - before.styles, self.layouts - before.layouts)


class Counts:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")

    def work(self) -> Work:
        told = self._session.send("Performance.getMetrics")["metrics"]
        metrics = {each["name"]: each["value"] for each in told}
        return Work(int(metrics["RecalcStyleCount"]), int(metrics["LayoutCount"]))

    def moving(self) -> int:
        return int(self._page.evaluate(MOVING))
