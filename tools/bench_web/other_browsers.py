"""How long a warm start takes in Firefox and in WebKit, next to a stock one in the same browser."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple, cast

from playwright.sync_api import Page

from e2e import firefox, webkit
from e2e.elsewhere import SLOW_START, Opening, visited
from e2e.server import Server
from e2e.visit import until

MARKED = "(name) => performance.getEntriesByName(name)[0]?.startTime ?? 0"


@contextmanager
def firefox_window() -> Iterator[Opening]:
    with tempfile.TemporaryDirectory() as profile, firefox.firefox(Path(profile)) as browser:
        yield browser.new_page()


class OtherBrowser(NamedTuple):
    name: str
    bound: float  # of the stock start
    missing: str | None  # why it cannot be measured
    window: Callable[[], AbstractContextManager[Opening]]


def other_browsers() -> list[OtherBrowser]:
    no_firefox = firefox.MISSING if firefox.is_missing() else None
    no_webkit = webkit.MISSING if webkit.is_missing() else None
    return [
        OtherBrowser("Firefox", 0.4, no_firefox, firefox_window),
        OtherBrowser("WebKitGTK", 0.5, no_webkit, webkit.webkit),
    ]


class WarmPair(NamedTuple):
    """Milliseconds of two starts that followed each other."""

    ours: float
    stock: float


def warm_starts(browser: OtherBrowser, server: Server, pairs: int) -> list[WarmPair]:
    ours, stock = server.url, f"{server.origin}/stock/bench.html"
    with browser.window() as window:
        visited(window, ours)
        _marked(window, "snapshot kept")
        _timed(window, stock, "ready")
        return [_pair(window, ours, stock, ours_first=at % 2 == 0) for at in range(pairs)]


def _pair(window: Opening, ours: str, stock: str, *, ours_first: bool) -> WarmPair:
    if ours_first:
        first = _timed(window, ours, "engine ready")
        return WarmPair(first, _timed(window, stock, "ready"))
    first = _timed(window, stock, "ready")
    return WarmPair(_timed(window, ours, "engine ready"), first)


def _timed(window: Opening, url: str, mark: str) -> float:
    window.open(url)
    return _marked(window, mark)


def _marked(window: Opening, name: str) -> float:
    page = cast(Page, window)
    return until(lambda: float(page.evaluate(MARKED, name)), f"the mark {name!r}", SLOW_START)
