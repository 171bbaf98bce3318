"""A new version is taken when the page says so; until then nothing of it is mixed in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from e2e.conftest import BuildSite
from e2e.visit import Visit, probe, until, wait_for_stage, wait_until_offline_ready

LOOK = "async ({ updates }) => { await updates.lookForUpdate(); return updates.isUpdateWaiting(); }"
TAKE = "({ updates }) => updates.takeUpdate()"
# A file that the page may ask for late, such as a part of a screen.
ASK_LATE = """async () => {
    const [script] = document.querySelectorAll("script[type=module]");
    return (await fetch(script.src)).status;
}"""


@pytest.fixture(scope="module")
def next_site(build_site: BuildSite) -> Path:
    return build_site("2.0.0")


def build_of(page: Page) -> str | None:
    try:
        return page.evaluate("document.documentElement.dataset.build")  # type: ignore[no-any-return]
    except Error:
        return None  # The page is just being loaded anew.


def stored_builds(page: Page) -> list[Any]:
    names: list[str] = page.evaluate("caches.keys()")
    return [name.split()[-1] for name in names if " files " in name]


def test_a_new_version_waits_until_it_is_taken(first_visit: Visit, next_site: Path) -> None:
    playing = first_visit.open()
    wait_for_stage(playing, "ready")
    wait_until_offline_ready(playing)
    old = build_of(playing)

    first_visit.server.stop()
    first_visit.server.folder = next_site
    first_visit.server.start()
    until(lambda: probe(playing, LOOK), "the new version")
    at_home = first_visit.open()
    assert build_of(at_home) == old
    assert wait_for_stage(at_home, "ready", "failed")["stage"] == "ready"

    until(lambda: probe(at_home, LOOK), "the new version there too")
    probe(at_home, TAKE)
    until(lambda: build_of(at_home) not in (None, old), "the new page")
    assert wait_for_stage(at_home, "ready", "failed")["stage"] == "ready"

    # The other page goes on, with its own files, though the server has them no more.
    assert build_of(playing) == old
    assert playing.evaluate(ASK_LATE) == 200
    assert probe(playing, "({ client }) => client.ask({})")["type"] == "Unread"
    assert old in stored_builds(playing)

    # The last old page has gone: so do its files.
    playing.close()
    at_home.reload()
    wait_for_stage(at_home, "ready")
    until(lambda: stored_builds(at_home) == [build_of(at_home)], "the old files to go")
