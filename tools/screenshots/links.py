"""What links look like on a phone: sent on, received, known, strange and broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from playwright.sync_api import Page

from e2e.table import Seen
from engine.links.link import write_link
from engine.links.values import DealLink, Link, MatchLink
from engine.table.table import Table, awaited, opened, submit
from tools.screenshots.scenes import TRAVELLING, table_of

OPEN = "(link) => void (location.hash = link)"
MEANWHILE = 5  # moves


class Travels:
    """A match for two goes back and forth; the page stands still at each moment to be shown."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def moments(self) -> Iterator[str]:
        page, table = self._page, table_of(TRAVELLING)
        self._open(MatchLink(table, to=(0,)))
        seen = Seen(page)
        sight = seen.wait()
        yield "link-received"
        seen.choose(sight.choices[0])
        page.get_by_role("button", name="Send to Ben").wait_for()
        yield "link-sending"
        page.locator(".bar-confirm").tap()
        page.locator(".code-button").wait_for()
        yield "link-send"
        page.locator(".code-button").tap()
        yield "link-code"
        yield from self._arriving(table)

    def _arriving(self, table: Table) -> Iterator[str]:
        before = opened(replace(table.match, turns=table.match.turns[:-MEANWHILE]))
        for called, link in (
            ("link-behind", MatchLink(before)),
            ("link-diverged", MatchLink(_otherwise(before, table))),
            ("link-deal", DealLink(replace(table.match, seed=7, turns=()), (31, 24))),
        ):
            self._open(link)
            self._page.locator(".link-ways").wait_for()
            yield called
        self._page.evaluate(OPEN, write_link(MatchLink(table))[:-3])
        self._page.locator(".link-trouble").wait_for()
        yield "link-broken"

    def _open(self, link: Link) -> None:
        self._page.evaluate(OPEN, write_link(link))


def _otherwise(before: Table, after: Table) -> Table:
    """Another move than the one that was made there."""
    made = after.match.turns[len(before.match.turns)]
    seat = awaited(before)[0]
    legal = before.match.game.legal_moves(before.state, seat)
    other = next(move for move in legal if (seat, move) != made)
    return submit(before, before.revision, seat, other)
