"""A game leaves the phone as a file, covered as long as it goes on, and comes back the same."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FilePayload

from e2e.links import after
from e2e.table import SAVED, continued, go_home, newest_save, to_join
from e2e.visit import Visit, probe, tap, until
from engine.links.files import Filed, read_file
from engine.table.saves import read_save

NOTED = """({ bookmarks, matches }) =>
    matches.noteMatch(bookmarks.bookmarks()[0][0], { here: [0] })"""
HERE = """async ({ bookmarks, matches }) => {
    const [{ id }] = await matches.listMatches();
    return bookmarks.bookmarkOf(id).here;
}"""


def test_a_game_under_way_is_saved_covered_and_goes_on_for_who_sits_here(visit: Visit) -> None:
    table = after(9)
    seen = continued(visit, table)
    page = seen.page
    probe(page, NOTED)
    go_home(seen)
    page.get_by_role("button", name="More about this game").first.tap()
    with page.expect_download() as waiting:
        tap(page, "Save as a file")
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert text.startswith("A Critter Club game that is still going on: ")
    assert "seed" not in text
    assert read_file(text) == Filed(table, (0,))
    tap(page, "Delete")
    tap(page, "Delete it")
    until(lambda: page.evaluate("document.activeElement.tagName") == "H1", "an empty shelf")
    to_join(page)
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(SAVED).set_input_files(file)
    until(lambda: seen.look().screen == "play", "the table")
    assert read_save(newest_save(page)) == table
    assert probe(page, HERE) == [0]
