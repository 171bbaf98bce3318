"""Phones that have been here before: to start for the first time takes four times the work."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext

from e2e.browser import PHONE
from e2e.server import Server
from e2e.visit import Visit, wait_until_acquainted

# What a person brings about; the files of the site and the memory of its start may stay.
OWN = "local_storage,indexeddb,cookies"


class Phones:
    """As many as are wanted at a time. Who gives one back leaves nothing on it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._resting: list[BrowserContext] = []

    @property
    def url(self) -> str:
        """Where all of them visit the site."""
        return self._server.url

    @contextmanager
    def one(self) -> Iterator[Visit]:
        """Any trouble in its pages is an error in the end."""
        context = self._resting.pop() if self._resting else self._acquainted()
        visit = Visit(context, self._server)
        yield visit
        visit.end()
        self._forget(context)
        self._resting.append(context)
        assert visit.unforgiven() == []

    def _acquainted(self) -> BrowserContext:
        context = self._browser.new_context(**PHONE)
        visit = Visit(context, self._server)
        page = visit.open()
        wait_until_acquainted(page)
        visit.end()
        self._forget(context)
        assert visit.unforgiven() == []
        return context

    def _forget(self, context: BrowserContext) -> None:
        """Leaves an empty page, which is the first of the next visit."""
        context.clear_permissions()
        session = context.new_cdp_session(context.new_page())
        whose = {"origin": self._server.origin, "storageTypes": OWN}
        session.send("Storage.clearDataForOrigin", whose)
        session.detach()
