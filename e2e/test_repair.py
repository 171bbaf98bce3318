"""A file that was damaged on the device is found by its hash and fetched again; games stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import BuildSite
from e2e.table import at_home
from e2e.visit import Visit, probe, tap, until, wait_for_stage, wait_until_offline_ready

# Overwrites the middle of every stored file whose address has that in it; says how many.
DAMAGE = """async (part) => {
    let found = 0;
    for (const name of (await caches.keys()).filter((each) => each.includes(" files "))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!request.url.includes(part)) continue;
            const kept = await cache.match(request);
            const bytes = new Uint8Array(await kept.arrayBuffer());
            bytes.fill(0, bytes.length >> 2, bytes.length >> 1);
            await cache.put(request, new Response(bytes, { headers: kept.headers }));
            found += 1;
        }
    }
    return found;
}"""
# That file as each build has it that is kept here.
TEXTS = """async (part) => {
    const names = (await caches.keys()).filter((each) => each.includes(" files "));
    const kept = names.map(async (name) => {
        const cache = await caches.open(name);
        const address = (await cache.keys()).find(({ url }) => url.includes(part));
        return (await cache.match(address)).text();
    });
    return Promise.all(kept);
}"""
UPDATED = (
    "async ({ updates }) => { await updates.lookForUpdate(); return updates.isUpdateWaiting(); }"
)
SAVED = "({ matches }) => matches.loadMatch('one')"


def offline_page(visit: Visit) -> Page:
    page = visit.open()
    wait_for_stage(page, "ready")
    wait_until_offline_ready(page)
    return page


def _is_ready(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.dataset.stage === 'ready'"))


def test_a_damaged_engine_is_fetched_again_and_games_stay(visit: Visit) -> None:
    visit.forgive("console: ")
    page = at_home(visit).page
    probe(page, "({ matches }) => matches.storeMatch('one', 'kept')")
    assert page.evaluate(DAMAGE, "engine-") == 1
    page.close()
    again = visit.open()
    wait_for_stage(again, "ready")
    assert probe(again, SAVED)["text"] == "kept"


def test_files_can_be_looked_at_by_a_button(visit: Visit) -> None:
    page = at_home(visit).page
    assert page.evaluate(DAMAGE, ".css") == 1
    probe(page, "({ screens }) => screens.show('about')")
    tap(page, "Repair")
    page.get_by_role("main").get_by_text("Some files were damaged").wait_for()
    tap(page, "Reload the page")
    page.get_by_role("button", name="Repair", exact=True).wait_for()
    tap(page, "Repair")
    page.get_by_role("main").get_by_text("All files are fine").wait_for()


def test_a_new_version_takes_over_no_damaged_file(
    first_visit: Visit, build_site: BuildSite
) -> None:
    """What is the same in both is not fetched twice, unless it is damaged."""
    page = offline_page(first_visit)
    assert page.evaluate(DAMAGE, "/de-") == 1
    first_visit.server.stop()
    first_visit.server.folder = build_site("2.0.0")
    first_visit.server.start()
    until(lambda: probe(page, UPDATED), "the new version")
    [true_one] = first_visit.server.folder.glob("assets/de-*.js")
    whole = true_one.read_text(encoding="utf-8")
    assert sorted(text == whole for text in page.evaluate(TEXTS, "/de-")) == [False, True]


@pytest.mark.soak
@pytest.mark.parametrize(
    "part",
    [
        "/index.html",
        "/main-",
        "/early-",
        "/en-",
        "/chunk-",
        "/core",
        "/pyscript",
        "/interpreter-",
        "/worker-",
        "/engine-",
        "/library-",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
    ],
)
def test_the_app_comes_back_whatever_was_damaged(first_visit: Visit, part: str) -> None:
    first_visit.forgive("")
    page = offline_page(first_visit)
    assert page.evaluate(DAMAGE, part) >= 1
    page.close()
    again = first_visit.open()
    until(lambda: _is_ready(again), "the start", patience=60)
