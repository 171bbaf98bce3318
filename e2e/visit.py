"""A visit to the site by one browser, which notices whatever goes wrong in its pages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, WebError
from playwright.sync_api import Request as PageRequest

from e2e.server import Server

T = TypeVar("T")
PATIENCE = 30.0  # seconds


def function_in(name: str) -> str:
    """The function of a file here: without the words above it, and what ends it as a statement."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return text.partition("\n\n")[2].rstrip().removesuffix(";")


def until(
    question: Callable[[], T | None],
    what: str,
    patience: float = PATIENCE,
    instead: Callable[[], object] = str,
) -> T:
    """The first answer that is true; `instead` tells what there was when nobody waited any more.
    The page's policy forbids Playwright's own waiting."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if answer := question():
            return answer
        time.sleep(0.02)
    raise AssertionError(f"waited {patience:.0f} s in vain for {what} {instead()}".rstrip())


class Visit:
    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.trouble: list[str] = []
        self._forgiven: list[str] = []
        self._scripts: list[str] = []
        self._blank = context.pages
        context.on("console", self._hear)
        context.on("weberror", self._note)
        context.on("request", self._look)

    def end(self) -> None:
        """The phone is put away, and may be taken for another visit."""
        for page in self.context.pages:
            page.close()
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._note)
        self.context.remove_listener("request", self._look)

    def prepare(self, script: str) -> None:
        """Every page that is opened from now on runs this before anything else."""
        self._scripts.append(script)

    def forgive(self, pattern: str) -> None:
        """Trouble like this belongs to the test."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [
            each for each in self.trouble if not any(re.search(p, each) for p in self._forgiven)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(f"console: {message.text}")

    def _note(self, error: WebError) -> None:
        self.trouble.append(f"uncaught: {error.error}")

    def _look(self, request: PageRequest) -> None:
        inside = (self.server.origin + "/", "data:", f"blob:{self.server.origin}/")
        if not request.url.startswith(inside):
            self.trouble.append(f"off-origin: {request.url}")

    def open(self, url: str | None = None) -> Page:
        page = self._blank.pop() if self._blank else self.context.new_page()
        for script in self._scripts:
            page.add_init_script(script)
        page.goto(url or self.server.url)
        return page


def tap(page: Page, name: str) -> None:
    """The button of that name."""
    page.get_by_role("button", name=name, exact=True).tap()


def last_stage(page: Page) -> dict[str, Any]:
    """What the engine's start has said last."""
    told = """() => performance.getEntriesByType("mark")
        .filter((mark) => mark.name.startsWith("engine ")).at(-1)?.detail ?? {}"""
    try:
        stage: dict[str, Any] = page.evaluate(told)
    except Error:
        return {}  # The page is just being loaded anew.
    return stage


def wait_for_stage(page: Page, *stages: str, patience: float = PATIENCE) -> dict[str, Any]:
    def there() -> dict[str, Any] | None:
        stage = last_stage(page)
        return stage if stage.get("stage") in stages else None

    return until(there, f"the stage {' or '.join(stages)}", patience, lambda: so_far(page))


def so_far(page: Page) -> str:
    """How far its start has come, and what it said of it."""
    told = """() => performance.getEntriesByType("mark")
        .map(({ name, startTime, detail }) => [name, Math.round(startTime), detail])"""
    said = [f"{each.type}: {each.text}" for each in page.console_messages()]
    return f"instead: {page.evaluate(told)}, {said}"


def wait_for_mark(page: Page, name: str) -> float:
    """When the page reached a point of its start, in milliseconds since it was asked for."""
    ask = "(name) => performance.getEntriesByName(name)[0]?.startTime"
    return until(lambda: float(page.evaluate(ask, name) or 0), f"the mark {name!r}")


def probe(page: Page, work: str, *values: object) -> Any:
    """Evaluates `(probe, ...values) => …`, given the page's modules."""
    modules = "await import(new URL('probe.js', document.baseURI))"
    return page.evaluate(f"async (values) => ({work})({modules}, ...values)", list(values))


def wait_until_offline_ready(page: Page) -> None:
    """All files are stored, and the service worker answers for this page."""
    active = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)"
    until(lambda: page.evaluate(active), "the service worker")
    until(lambda: page.evaluate("() => Boolean(navigator.serviceWorker.controller)"), "its control")


def wait_until_acquainted(page: Page) -> None:
    """The next start finds all it needs on the device."""
    wait_until_offline_ready(page)
    wait_for_mark(page, "snapshot kept")
