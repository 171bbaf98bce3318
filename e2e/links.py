"""Links between phones: how they are made here, opened there, and caught when they are sent."""

from __future__ import annotations

from random import Random

from e2e.table import Seen, match_of
from e2e.visit import Visit, probe, so_far, until
from engine.core.game import Seat
from engine.links.link import write_link
from engine.links.values import Link, MatchLink
from engine.table.saves import read_save
from engine.table.table import Table, awaited, opened, submit

# Sharing by the system, as far as a page has to do with it.
CATCH = """() => {
    globalThis.caught = [];
    navigator.share = async (data) => void caught.push({ text: data.text, url: data.url });
}"""
SAVES = """async ({ matches }) => {
    const all = await matches.listMatches();
    return Promise.all(all.map(async ({ id }) => (await matches.loadMatch(id)).text));
}"""


def to_match(table: Table, *, step: int | None = None, to: Seat | None = None) -> str:
    return write_link(MatchLink(table, step, None if to is None else (to,)))


def arrive(where: Visit | Seen, link: Link | str) -> Seen:
    """A link is tapped: it opens on a new page of that phone, or in the page that is open."""
    text = link if isinstance(link, str) else write_link(link)
    if isinstance(where, Visit):
        return Seen(where.open(f"{where.server.url}#{text}"))
    where.page.evaluate("(link) => void (location.hash = link)", text)
    until(lambda: not where.page.evaluate("location.hash"), "the link to be looked into")
    return where


def at_the_table(seen: Seen) -> Seen:
    until(lambda: seen.look().screen == "play", "the table", instead=lambda: so_far(seen.page))
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


def after(
    turns: int,
    players: str = "pp",
    options: tuple[str, ...] = (),
    *,
    game: str = "party-bugs",
    seed: int = 1,
) -> Table:
    """Some turns of chance."""
    table, chance = opened(match_of(players, options, game=game, seed=seed)), Random(seed)
    for _ in range(turns):
        table = one_further(table, chance)
    return table


def one_further(table: Table, chance: Random) -> Table:
    seat = awaited(table)[0]
    legal = table.match.game.legal_moves(table.state, seat)
    return submit(table, table.revision, seat, chance.choice(legal))


def stored(seen: Seen) -> list[Table]:
    return [read_save(text) for text in probe(seen.page, SAVES)]
