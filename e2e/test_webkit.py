"""A whole game in WebKit, the engine of every browser on an iPhone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from e2e.elsewhere import SLOW_START, play_to_the_end, started, visited
from e2e.server import Server
from e2e.visit import last_stage, until
from e2e.webkit import MISSING, Window, is_missing, webkit

pytestmark = [
    pytest.mark.skipif(is_missing(), reason=MISSING),
    # Selenium's own: its driver for WebKit starts it in a way that it calls old.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


@pytest.fixture
def window() -> Iterator[Window]:
    with webkit() as window:
        yield window


def test_a_game_of_two_seats_to_its_end(window: Window, server: Server) -> None:
    play_to_the_end(window, server.url)


@pytest.mark.soak
def test_a_game_when_the_server_is_gone(window: Window, server: Server) -> None:
    visited(window, server.url)
    server.stop()
    play_to_the_end(window, server.url)


@pytest.mark.soak
def test_the_next_start_finds_the_memory_that_was_kept(window: Window, server: Server) -> None:
    visited(window, server.url)
    kept = "() => performance.getEntriesByName('snapshot kept').length"
    until(lambda: window.evaluate(kept), "the snapshot", SLOW_START)
    window.open("about:blank")
    assert last_stage(started(window, server.url))["restored"] is True
