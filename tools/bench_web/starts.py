"""How long it takes until cards can be dealt, next to Pyodide as its makers ship it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

from e2e.browser import launch_with_profile
from e2e.server import Server
from e2e.visit import wait_for_mark, wait_until_acquainted

WARM_STARTS = 3


class Starts:
    """Milliseconds of starts by kind; ours and theirs take turns on one machine."""

    def __init__(self, playwright: Playwright, server: Server) -> None:
        self._playwright = playwright
        self._server = server
        self.measured: dict[str, list[float]] = {}

    def round(self, ours_first: bool) -> None:
        """A first start of each with a browser that knows neither, then further ones."""
        order = ["ours", "stock"] if ours_first else ["stock", "ours"]
        with (
            tempfile.TemporaryDirectory() as profile,
            launch_with_profile(self._playwright, Path(profile)) as context,
        ):
            for whose in order:
                self._start(context, whose, "cold")
            for _ in range(WARM_STARTS):
                for whose in order:
                    self._start(context, whose, "warm")

    def _start(self, context: BrowserContext, whose: str, how: str) -> None:
        page = context.new_page()
        if whose == "stock":
            page.goto(self._server.origin + "/stock/bench.html")
            time = wait_for_mark(page, "ready")
        else:
            page.goto(self._server.url)
            time = wait_for_mark(page, "engine ready")
            if how == "cold":
                wait_until_acquainted(page)
        self.measured.setdefault(f"{whose} {how}", []).append(time)
        page.close()
