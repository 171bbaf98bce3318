"""The engine starts, wherever the site lies and whatever the device has kept."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE
from e2e.server import serving
from e2e.visit import Visit, probe, wait_for_mark, wait_for_stage

CORRUPT = """async () => {
    const name = (await caches.keys()).find((each) => each.endsWith("snapshot"));
    const cache = await caches.open(name);
    const [request] = await cache.keys();
    const kept = await cache.match(request);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    await cache.put(request, new Response(bytes, { headers: kept.headers }));
}"""

REFUSED = """() => [
    () => (document.body.innerHTML = "<b>a name</b>"),
    () => new Worker("https://elsewhere.test/script.js"),
    () => new Worker("data:text/javascript,0"),
].map((deed) => {
    try { deed(); return "done"; } catch (error) { return error.name; }
})"""

# What PyScript loads as its interpreter, loaded by the page itself.
DRAW = """async ({ interpreter }) => {
    const said = [];
    addEventListener("message", ({ data }) => said.push(data.engine));
    const { loadPyodide } = await import(new URL(interpreter, document.baseURI));
    const python = await loadPyodide({});
    const drawn = python.runPython("import os, random; f'{random.random()} {os.urandom(8).hex()}'");
    return [said.some(({ restoring }) => restoring), ...drawn.split(" ")];
}"""


def asks(page: Page) -> None:
    reply = probe(page, "({ client }) => client.ask({ type: 'no such thing' })")
    assert reply["type"] == "Unread"


def test_the_engine_starts_and_answers(first_visit: Visit) -> None:
    page = first_visit.open()
    assert wait_for_stage(page, "ready", "failed") == {"stage": "ready", "restored": False}
    asks(page)


def test_the_site_works_at_the_root_too_with_the_headers_it_asks_for(
    browser: Browser, site: Path
) -> None:
    with serving(site, "/", "--headers") as server, browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        page = visit.open()
        assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"
        asks(page)
        headers = page.request.get(server.url).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=(self)" in headers["permissions-policy"]
        assert "microphone=()" in headers["permissions-policy"]
        assert visit.unforgiven() == []


def test_nothing_from_outside_becomes_markup_or_a_script(visit: Visit) -> None:
    visit.forgive("Trusted|trusted")
    page = visit.open()
    assert page.evaluate(REFUSED) == ["TypeError"] * 3


def test_an_insecure_origin_will_do(first_visit: Visit) -> None:
    """As over the network at home: no service worker, no storage of files, no locks."""
    first_visit.forgive("off-origin: (blob:)?http://phone.test")
    page = first_visit.open(first_visit.server.url.replace("localhost", "phone.test"))
    assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"
    assert page.evaluate("!isSecureContext")
    asks(page)


def test_the_second_start_restores_the_memory_of_the_first(visit: Visit) -> None:
    second = visit.open()
    assert wait_for_stage(second, "ready", "failed") == {"stage": "ready", "restored": True}
    asks(second)


def test_a_damaged_snapshot_is_found_and_made_anew(visit: Visit) -> None:
    first = visit.open()
    first.evaluate(CORRUPT)
    second = visit.open()
    assert wait_for_stage(second, "ready", "failed") == {"stage": "ready", "restored": False}
    asks(second)
    wait_for_mark(second, "snapshot kept")
    third = visit.open()
    assert wait_for_stage(third, "ready", "failed")["restored"]


def test_two_restores_part_in_chance(visit: Visit) -> None:
    drawn = []
    for _ in range(2):
        page = visit.open()
        wait_for_stage(page, "ready")
        drawn.append(probe(page, DRAW))
    (restored, one, one_secret), (restored_too, other, other_secret) = drawn
    assert restored
    assert restored_too
    assert one != other
    assert one_secret != other_secret


def test_a_browser_that_is_too_old_is_told(visit: Visit) -> None:
    visit.prepare("WebAssembly.validate = () => false")
    page = visit.open()
    stage = wait_for_stage(page, "ready", "failed")
    assert stage == {"stage": "failed", "code": "browser-too-old"}
