"""Two copies of the site at one origin share nothing, and lose nothing of what they shared once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE
from e2e.links import after
from e2e.server import serving
from e2e.test_storage import PEN, TAKE_OVER
from e2e.visit import Visit, probe
from engine.table.saves import write_save

# What the version before kept, under names that did not say where.
BEFORE = """async ([text, sum]) => {
    const opening = indexedDB.open("critter-club", 1);
    opening.onupgradeneeded = () => {
        opening.result.createObjectStore("matches", { keyPath: "id" });
        opening.result.createObjectStore("quarantine", { autoIncrement: true });
    };
    await new Promise((resolve) => { opening.onsuccess = resolve; });
    const change = opening.result.transaction("matches", "readwrite");
    change.objectStore("matches").put({ id: "old", newest: { text, sum, at: 1 }, before: null });
    await new Promise((resolve) => { change.oncomplete = resolve; });
    opening.result.close();
    const players = ["Anna", "Ben"].map((name) => ({ name, bot: null }));
    const known = { game: "party-bugs", players, chapter: "1", over: false, colours: [0, 1] };
    const remember = (name, value) =>
        localStorage.setItem(`critter-club ${name}`, JSON.stringify(value));
    remember("bookmarks", { old: { ...known, here: ["b"] } });
    remember("settings", { theme: "dark" });
}"""
KEPT = """async ({ bookmarks, matches, settings }) => ({
    ids: (await matches.listMatches()).map(({ id }) => id),
    text: (await matches.loadMatch("old"))?.text,
    here: bookmarks.bookmarkOf("old")?.here,
    theme: settings.settings().theme,
})"""
STORE = "({ matches }, id) => matches.storeMatch(id, 'text')"
STRAY = """() => {
    for (const name of ["critter-club writer", "critter-club /club/ writer"]) {
        const stray = new BroadcastChannel(name);
        for (const words of ["one", null, 7, {}, { wish: 3 }, { wish: "one" }, ["one"]]) {
            stray.postMessage(words);
        }
    }
}"""


def checksum(text: str) -> int:
    total = 0x811C9DC5
    for sign in text:
        total = (total ^ ord(sign)) * 0x01000193 % 2**32
    return total


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = probe(page, KEPT)
    return found


def test_two_copies_share_nothing(browser: Browser, site: Path) -> None:
    save = write_save(after(9))
    with serving(site, "/club/", "--twin", "/twin/") as server:
        context = browser.new_context(**PHONE)
        visit = Visit(context, server)
        visit.forgive("404")  # a text has no icon
        early = visit.open(f"{server.url}LICENSES.txt")
        early.evaluate(BEFORE, [save, checksum(save)])
        page = visit.open()
        assert kept(page) == {"ids": ["old"], "text": save, "here": [1], "theme": "dark"}
        twin = visit.open(f"{server.origin}/twin/")
        # Settings may be had twice; a match in two places would be played on in two ways.
        assert kept(twin) == {"ids": [], "text": None, "here": None, "theme": "dark"}
        assert probe(page, STORE, "mine")
        assert probe(twin, STORE, "theirs")
        assert kept(page)["ids"] == ["mine", "old"]
        assert kept(twin)["ids"] == ["theirs"]
        probe(twin, "({ settings }) => settings.changeSettings({ theme: 'light' })")
        assert kept(page)["theme"] == "dark"
        # Each has a pen of its own, and nobody's words take it away but those of a tab that waits.
        assert probe(page, PEN, "one", "")
        assert probe(twin, PEN, "one", "")
        early.evaluate(STRAY)
        other = visit.open()
        assert not probe(other, PEN, "one", "")
        assert [page.evaluate("lost"), twin.evaluate("lost")] == [[], []]
        assert probe(other, TAKE_OVER, "one")
        assert [page.evaluate("lost"), twin.evaluate("lost")] == [["one"], []]
        names = early.evaluate("Object.keys(localStorage)")
        assert "critter-club bookmarks" not in names, json.dumps(names)
        context.close()
        assert visit.unforgiven() == []
