"""Links between phones: how they are made here, opened there, and caught when they are sent."""

from __future__ import annotations

from e2e.table import Seen
from e2e.visit import Visit, until
from engine.core.game import Seat
from engine.links.link import write_link
from engine.links.values import Link, MatchLink
from engine.table.table import Table

# Sharing by the system, as far as a page has to do with it.
CATCH = """() => {
    globalThis.caught = [];
    navigator.share = async (data) => void caught.push({ text: data.text, url: data.url });
}"""


def to_match(table: Table, *, step: int | None = None, to: Seat | None = None) -> str:
    return write_link(MatchLink(table, step, to))


def arrive(where: Visit | Seen, link: Link | str) -> Seen:
    """A link is tapped: it opens on a new page of that phone, or in the page that is open."""
    text = link if isinstance(link, str) else write_link(link)
    if isinstance(where, Visit):
        return Seen(where.open(f"{where.server.url}#{text}"))
    where.page.evaluate("(link) => void (location.hash = link)", text)
    until(lambda: not where.page.evaluate("location.hash"), "the link to be looked into")
    return where


def at_the_table(seen: Seen) -> Seen:
    until(lambda: seen.look().screen == "play", "the table")
    seen.wait()
    return seen


def told(seen: Seen) -> str:
    """What the page says of the link, when it has been looked into."""
    there = seen.page.locator(".link-told")
    there.wait_for()
    return there.inner_text()


def ways(seen: Seen) -> list[str]:
    return seen.page.locator(".link-ways button").all_inner_texts()


def catching(visit: Visit) -> None:
    visit.prepare(f"({CATCH})()")


def caught(seen: Seen) -> dict[str, str]:
    """What was sent last."""
    sent: dict[str, str] = until(lambda: seen.page.evaluate("caught.at(-1)"), "something sent")
    return sent


def link_of(sent: dict[str, str]) -> str:
    return sent["url"].partition("#")[2]
