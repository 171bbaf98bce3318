"""What goes wrong is told by a code, can be tried again, and stops nobody who could play."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Playwright

from e2e.browser import FRUGAL, launch_with_profile
from e2e.server import Server
from e2e.visit import Visit, last_stage, probe, tap, until, wait_for_mark, wait_for_stage

DENIED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
WHY = "performance.getEntriesByName('offlineFailed')[0].detail"
# The first worker says nothing, and nobody has patience.
SILENT = """() => {
    const [Real, again] = [Worker, setInterval];
    const nothing = () => URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
    globalThis.Worker = class extends Real {
        constructor(address, options) {
            super(globalThis.first ? address : nothing(), options);
            if (!String(address).startsWith("https:")) globalThis.first ??= this;
        }
    };
    globalThis.setInterval = (work, ms, ...more) => again(work, ms === 7500 ? 100 : ms, ...more);
}"""
START_AGAIN = "({ client }) => client.start()"


def test_a_download_that_breaks_off_can_be_tried_again(first_visit: Visit) -> None:
    first_visit.server.stop()
    first_visit.server.start(rate=4_000_000)
    first_visit.forgive(r"console: .*(Failed to load resource|fetching the script)")
    page = first_visit.open()
    until(lambda: last_stage(page).get("stage") == "download", "the download")
    first_visit.server.stop()
    assert wait_for_stage(page, "ready", "failed") == {
        "stage": "failed",
        "code": "download-broke-off",
    }
    first_visit.server.start()
    assert probe(page, START_AGAIN)
    assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"


def test_a_file_that_is_missing_is_told(first_visit: Visit) -> None:
    first_visit.forgive("console: Failed to load resource")
    first_visit.context.route("**/library-*.zip*", lambda route: route.fulfill(status=404))
    page = first_visit.open()
    stage = wait_for_stage(page, "ready", "failed")
    assert stage == {"stage": "failed", "code": "download-broke-off"}


def test_a_start_of_which_nothing_comes_is_given_up_and_can_be_tried_again(visit: Visit) -> None:
    visit.prepare(f"({SILENT})()")
    page = visit.open()
    stage = wait_for_stage(page, "ready", "failed")
    assert stage == {"stage": "failed", "code": "download-broke-off"}
    tap(page, "Try again")
    wait_for_stage(page, "ready")


def test_a_full_storage_stops_nobody_and_is_told(first_visit: Visit) -> None:
    page = first_visit.context.new_page()
    full = {"origin": first_visit.server.origin, "quotaSize": 1_000_000}
    first_visit.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", full)
    page.goto(first_visit.server.url)
    assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"
    wait_for_mark(page, "offlineFailed")
    assert page.evaluate(WHY) == {"code": "storage-full"}


def test_where_storage_is_denied_one_can_still_play(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    preferences.write_text(json.dumps(DENIED))
    with launch_with_profile(playwright, tmp_path, *FRUGAL) as context:
        visit = Visit(context, server)
        page = visit.open()
        assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"
        assert probe(page, "({ matches }) => matches.storeMatch('one', 'text')") is False
        assert probe(page, "({ matches }) => matches.keepsMatches()") is False
        kept = probe(page, "({ matches }) => matches.loadMatch('one')")
        assert kept["text"] == "text"
        assert visit.unforgiven() == []
