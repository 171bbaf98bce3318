"""How long it takes from a tapped link to its table, next to starts without one."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Playwright

from e2e.browser import launch_with_profile
from e2e.server import Server
from e2e.table import match_of, played
from e2e.visit import until, wait_for_mark, wait_until_acquainted
from engine.games.party_bugs.state import State, round_of
from engine.links.link import write_link
from engine.links.values import MatchLink

HALF = 6  # rounds
# From the navigation to the moment at which a card can be touched.
WATCH = """() => {
    new MutationObserver((_, watcher) => {
        if (!document.querySelector(".card-button")) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark("playable")));
    }).observe(document, { childList: true, subtree: true });
}"""


class Openings(NamedTuple):
    """Milliseconds, side by side."""

    by_link: float  # from a tapped link to its table
    ordinary: float  # from an ordinary warm start onto the same table
    ready: float  # from an ordinary warm start to the home screen, with Python ready


def openings(playwright: Playwright, server: Server, rounds: int) -> list[Openings]:
    with (
        tempfile.TemporaryDirectory() as profile,
        launch_with_profile(playwright, Path(profile)) as context,
    ):
        context.add_init_script(f"({WATCH})()")
        _first(context, server)
        return [_pair(context, server, seed) for seed in range(1, 1 + 3 * rounds)]


def _pair(context: BrowserContext, server: Server, seed: int) -> Openings:
    page = context.new_page()
    page.goto(f"{server.url}#{_link(seed)}")
    by_link = wait_for_mark(page, "playable")
    until(lambda: page.evaluate("Boolean(history.state.params.matchId)"), "the match to be stored")
    page.reload()
    ordinary = wait_for_mark(page, "playable")
    page.close()
    page = context.new_page()
    page.goto(server.url)
    ready = wait_for_mark(page, "engine ready")
    page.close()
    return Openings(by_link, ordinary, ready)


def _first(context: BrowserContext, server: Server) -> None:
    """Only a start that finds all it needs on the device is an ordinary one."""
    page = context.new_page()
    page.goto(server.url)
    wait_for_mark(page, "engine ready")
    wait_until_acquainted(page)
    page.close()


def _link(seed: int) -> str:
    """Half a game of one person and three bots, when it is for the person to take a card."""
    match = match_of("pbbb", seed=seed)

    def stop(state: State) -> bool:
        return round_of(state) >= HALF and match.game.awaited(state) == (0,)

    return write_link(MatchLink(played(match, stop)))
