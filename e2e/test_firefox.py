"""A whole game in Firefox, in a browser that was closed since the server died."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.elsewhere import play_to_the_end, started, visited
from e2e.firefox import MISSING, firefox, is_missing
from e2e.server import Server
from e2e.visit import wait_for_mark

pytestmark = [
    pytest.mark.skipif(is_missing(), reason=MISSING),
    pytest.mark.soak,
]
FORGET = """async () => {
    const kept = (await caches.keys()).filter((name) => name.endsWith(" snapshot"));
    await Promise.all(kept.map((name) => caches.delete(name)));
}"""


def test_a_game_when_the_server_is_gone(tmp_path: Path, server: Server) -> None:
    with firefox(tmp_path) as browser:
        visited(browser.new_page(), server.url)
    server.stop()
    with firefox(tmp_path) as browser:
        play_to_the_end(browser.new_page(), server.url)
        assert browser.intercepted() == []


def test_the_next_start_is_prepared_without_a_server(tmp_path: Path, server: Server) -> None:
    with firefox(tmp_path) as browser:
        tab = browser.new_page()
        visited(tab, server.url)
        server.stop()
        tab.close()
        page = started(browser.new_page(), server.url)
        page.evaluate(FORGET)
        page = started(browser.new_page(), server.url)
        wait_for_mark(page, "snapshot kept")
        assert browser.intercepted() == []
