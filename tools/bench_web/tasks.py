"""How long the page's thread is busy at a time during a whole match, on a slower processor."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE
from e2e.server import Server
from e2e.table import begin, remembering
from e2e.visit import Visit, until
from tools.bench_web.table_taps import CARDS, SECOND_THOUGHT, slow_down

SLOWER = 4
LOOKS = 250  # milliseconds: who looks more often keeps the thread busy
PATIENCE = 120.0  # seconds
# What the browser calls a task of a thread, and where it says so.
TASK = "ThreadControllerImpl::RunTask"
CATEGORIES = ["toplevel"]


def tasks_of_a_match(browser: Browser, server: Server) -> list[float]:
    """Milliseconds of every task; one person and five bots, with all motion."""
    with browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        remembering(visit, "pbbbbb", hurry=False, motion="full")
        page = begin(visit).page
        until(lambda: _is_there(page, CARDS), "a choice", PATIENCE)
        slow_down(context.new_cdp_session(page), SLOWER)
        browser.start_tracing(page=page, categories=CATEGORIES)
        _play(page)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    return _tasks(events)


def _play(page: Page) -> None:
    while not _is_there(page, ".result"):
        if page.locator(CARDS).count() > 1:
            page.locator(CARDS).first.tap()
            page.wait_for_timeout(SECOND_THOUGHT)
            page.locator(".bar-confirm").tap()
        until(lambda: _is_there(page, f"{CARDS}, .result"), "what comes next", PATIENCE)


def _is_there(page: Page, what: str) -> bool:
    page.wait_for_timeout(LOOKS)
    return bool(page.evaluate("(what) => document.querySelector(what)", what))


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    """Of the page's thread: of all renderers' threads the one that had most to do."""
    spent: dict[tuple[int, int], list[float]] = {
        (each["pid"], each["tid"]): []
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    for each in events:
        thread = (each["pid"], each["tid"])
        if each["name"] == TASK and "dur" in each and thread in spent:
            spent[thread].append(each["dur"] / 1000)
    return max(spent.values(), key=sum)
