"""What a table costs that waits for a person: the processor time of all the browser's processes."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.counts import Counts
from e2e.server import Server
from e2e.table import begin, remembering
from e2e.visit import Visit, until
from tools.bench_web.table_taps import CARDS

WATCHED = 10  # seconds, and as many lie between the last touch and these
LATER = 10  # seconds, until nothing moves any more
SECOND = 1000  # milliseconds


class Waiting(NamedTuple):
    share: float  # of a core, in per cent
    moving: int  # animations that run, styles and layouts of one more second


def waiting(browser: Browser, server: Server) -> Waiting:
    """A table for six with all its motion; the last touch chose a card."""
    processes = browser.new_browser_cdp_session()

    def spent() -> float:
        told = processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(each["cpuTime"]) for each in told)

    with browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        remembering(visit, "pbbbbb", hurry=False, motion="full")
        page = begin(visit).page
        until(lambda: page.locator(CARDS).count() > 1, "a choice")
        counts = Counts(page)
        page.locator(CARDS).first.tap()
        page.wait_for_timeout(WATCHED * SECOND)
        before = spent()
        page.wait_for_timeout(WATCHED * SECOND)
        share = (spent() - before) / WATCHED * 100
        page.wait_for_timeout(LATER * SECOND)
        work = counts.work()
        page.wait_for_timeout(SECOND)
        since = counts.work().since(work)
        return Waiting(share, counts.moving() + since.styles + since.layouts)
