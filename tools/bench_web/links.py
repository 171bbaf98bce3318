"""How long it takes from a tapped link to a table to be played at, next to a start without one."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Playwright

from e2e.browser import launch_with_profile
from e2e.server import Server
from e2e.table import match_of, played
from e2e.visit import wait_for_mark, wait_until_offline_ready
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


def openings(playwright: Playwright, server: Server, rounds: int) -> tuple[float, float, float]:
    """The ratio of starts that followed each other; milliseconds by a link, and without one."""
    with (
        tempfile.TemporaryDirectory() as profile,
        launch_with_profile(playwright, Path(profile)) as context,
    ):
        context.add_init_script(f"({WATCH})()")
        _first(context, server)
        pairs = [
            (
                _start(context, f"{server.url}#{_link(seed)}", "playable"),
                _start(context, server.url, "engine ready"),
            )
            for seed in range(1, 1 + 3 * rounds)
        ]
    ratio = median(by_link / ordinary for by_link, ordinary in pairs)
    by_link, ordinary = (median(times) for times in zip(*pairs, strict=True))
    return ratio, by_link, ordinary


def _first(context: BrowserContext, server: Server) -> None:
    """Only a start that finds all it needs on the device is an ordinary one."""
    page = context.new_page()
    page.goto(server.url)
    wait_for_mark(page, "engine ready")
    wait_until_offline_ready(page)
    wait_for_mark(page, "snapshot kept")
    page.close()


def _start(context: BrowserContext, address: str, mark: str) -> float:
    page = context.new_page()
    page.goto(address)
    time = wait_for_mark(page, mark)
    page.close()
    return time


def _link(seed: int) -> str:
    """Half a game of one person and three bots, when it is for the person to take a card."""
    match = match_of("pbbb", seed=seed)

    def stop(state: State) -> bool:
        return round_of(state) >= HALF and match.game.awaited(state) == (0,)

    return write_link(MatchLink(played(match, stop)))
