"""Deals of the day: what day a phone has, matches of such a day, and what was shared of them."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page

from e2e.links import link_of
from e2e.table import Seen, at_home
from e2e.test_fair import played_out
from e2e.visit import Visit, probe, tap, until
from engine.links.day import day_match
from engine.links.link import read_link
from engine.table.match import Match, Player
from engine.table.saves import write_save
from engine.table.table import Table, opened

DAY = "2026-11-18"
NEXT = "2026-11-19"
BOTS = ("Dotty", "Antonia", "Glimmer")
# The clock goes on; only the day is another.
SHIFT = """(now) => {
    const Real = globalThis.RealDate ??= Date;
    const shift = new Real(now).getTime() - Real.now();
    globalThis.Date = class extends Real {
        constructor(...parts) {
            if (parts.length > 0) super(...parts);
            else super(Real.now() + shift);
        }
        static now() {
            return Real.now() + shift;
        }
    };
}"""
# The system's sharing, which takes pictures too.
CATCH = """() => {
    globalThis.caught = [];
    navigator.canShare = () => true;
    navigator.share = async ({ text, url, files = [] }) => {
        const read = async (file) => Array.from(new Uint8Array(await file.arrayBuffer()),
            (byte) => String.fromCharCode(byte)).join("");
        const [file] = files;
        caught.push({ text, url, type: file?.type, file: file && btoa(await read(file)) });
    };
}"""
# As a link would have brought it, or as it was played here before.
STORE = """async ({ bookmarks, client, matches }, id, save, facts) => {
    const reply = await client.ask({ type: "Load", save, eyes: null });
    const colours = [0, 1, 2, 3, 4, 5].slice(0, reply.players.length);
    await matches.storeMatch(id, save, { ...bookmarks.bookmarkFrom(reply, colours), ...facts });
}"""
SHOW = "({ screens }, name, params) => screens.show(name, params)"
# How many colours there are where something is drawn or written.
COLOURS = """() => {
    const image = document.querySelector(".sharing-picture img");
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const count = (x, y, wide, high) => {
        const { data } = pen.getImageData(x, y, wide, high);
        const seen = new Set();
        for (let at = 0; at < data.length; at += 4) {
            if (data[at + 3] === 255) seen.add(data.slice(at, at + 3).join());
        }
        return seen.size;
    };
    const parts = { scene: [350, 50, 400, 300], token: [60, 350, 180, 180],
        name: [20, 565, 270, 50], medal: [940, 340, 180, 130], words: [300, 430, 560, 150] };
    return Object.fromEntries(Object.entries(parts).map(([name, box]) => [name, count(...box)]));
}"""


def on_day(visit: Visit, day: str, time: str = "12:00") -> None:
    """What the phone's own clock says from the next page on."""
    visit.prepare(f"({SHIFT})({json.dumps(f'{day}T{time}')})")


def catching_pictures(visit: Visit) -> None:
    visit.prepare(f"({CATCH})()")


def of_day(game: str, day: str, name: str = "Anna") -> Match:
    """That day's deal, as it is called here."""
    match = day_match(game, day)
    players = [Player(called, each.bot) for called, each in zip((name, *BOTS), match.players)]
    return replace(match, players=tuple(players))


def over(match: Match) -> Table:
    """Played to its end, by bots that do not think for long."""
    bots = [player.bot and "rule-of-thumb" for player in match.players]
    players = tuple(replace(player, bot=bot) for player, bot in zip(match.players, bots))
    table = played_out(opened(replace(match, players=players)))
    return replace(table, match=replace(table.match, players=match.players))


def before_the_last_move(table: Table, seat: int = 0) -> Table:
    last = max(at for at, (mover, _) in enumerate(table.match.turns) if mover == seat)
    return Table(
        replace(table.match, turns=table.match.turns[:last]), table.steps[: last + 1], revision=last
    )


def laid_out(where: Visit | Seen, table: Table, **facts: Any) -> Seen:
    """That match lies on the phone, and is opened."""
    seen = at_home(where) if isinstance(where, Visit) else where
    probe(seen.page, STORE, "laid out", write_save(table), facts)
    game = table.match.game_name
    probe(seen.page, SHOW, "play", {"game": game, "matchId": "laid out"})
    until(lambda: seen.look().screen == "play", "the table")
    return seen


def at_today(where: Visit | Seen) -> Seen:
    seen = at_home(where) if isinstance(where, Visit) else where
    seen.page.locator(".day-leaf").tap()
    seen.page.locator(".day-company li").first.wait_for()
    return seen


def shared(page: Page, send: str = "Send …") -> dict[str, str]:
    """What the sheet hands to the system, once its picture is there."""
    page.locator(".sharing-picture img").wait_for()
    tap(page, send)
    sent: dict[str, str] = until(lambda: page.evaluate("caught.at(-1)"), "something sent")
    return sent


def size_of(sent: dict[str, str]) -> tuple[int, int]:
    """Of a PNG, as its first chunk has it."""
    data = b64decode(sent["file"])
    assert (sent["type"], data[:8]) == ("image/png", b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def scores_of(table: Table) -> tuple[int, ...]:
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    return outcome.scores


def dealt(seen: Seen) -> Any:
    """The match that lies here, before its first turn."""
    until(lambda: seen.look().screen == "play", "the table")
    seen.wait()
    return replace(seen.table().match, turns=())


def states(seen: Seen) -> list[str]:
    return seen.page.locator(".day-words p").all_inner_texts()


def link_in(sent: dict[str, str]) -> Any:
    """What the link says that was sent."""
    return read_link(link_of(sent))
