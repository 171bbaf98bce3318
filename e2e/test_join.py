"""How a link gets in: pasted, from a picture, by the camera; with and without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Playwright

from e2e.access import LANGUAGES, found_by_axe, lost, setting, too_small
from e2e.browser import FRUGAL, launch
from e2e.codes import code_of, film_of, png_of
from e2e.phones import Phones
from e2e.server import serving
from e2e.table import at_home, to_join
from e2e.visit import Visit, probe, tap, until
from tests.links.kept import KEPT

LINK = KEPT[0].read_text(encoding="utf-8").split("\n", 1)[0]
# Which screens were gone to. What a screen does then, is its own affair.
WENT = """() => {
    globalThis.went = [];
    const push = history.pushState.bind(history);
    history.pushState = (state, ...others) => {
        went.push({ screen: state.screen, params: state.params });
        push(state, ...others);
    };
}"""
# The films of the cameras that were asked for.
FILMS = """() => {
    globalThis.films = [];
    if (!navigator.mediaDevices) return;
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
        const film = await ask(wish);
        films.push(film);
        return film;
    };
}"""
ROLLING = """films.flatMap((film) => film.getTracks())
    .filter(({ readyState }) => readyState === "live").length"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# A browser's own reader, as some have one; or one whose service is not installed.
DETECTOR = """(text) => {
    globalThis.BarcodeDetector = class {
        static getSupportedFormats = async () => ["qr_code", "ean_13"];
        async detect({ data, width, height }) {
            if (data.length !== 4 * width * height) throw new TypeError("no pixels");
            if (text === null) throw new DOMException("no service", "NotSupportedError");
            return [{ rawValue: text }];
        }
    };
}"""
DECODERS = """performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/decoder-")).length"""
CLIP = "(text) => navigator.clipboard.writeText(text)"
DENIED = "() => { navigator.clipboard.readText = async () => { throw new Error('denied'); }; }"
PICTURES = "input[type=file][accept*=image]"


def joining(visit: Visit) -> Page:
    visit.prepare(f"({WENT})()")
    page = at_home(visit).page
    to_join(page)
    page.get_by_role("heading", name="Join").wait_for()
    return page


def arrived(page: Page) -> str:
    """The link that was shown in the end."""
    ask = "went.find(({ screen }) => screen === 'link')?.params.link"
    return str(until(lambda: page.evaluate(ask), "the link"))


def stays_with(page: Page, sentence: str) -> None:
    until(page.get_by_text(sentence).is_visible, sentence)
    assert page.evaluate("went.map(({ screen }) => screen)") == ["join"]


def choose(page: Page, content: bytes) -> None:
    file: FilePayload = {"name": "code.png", "mimeType": "image/png", "buffer": content}
    page.locator(PICTURES).set_input_files(file)


def test_a_copied_message_is_pasted_by_a_button(visit: Visit) -> None:
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = joining(visit)
    page.evaluate(CLIP, f"Your turn, Ben!\n{visit.server.url}#{LINK}\nSee you, Anna")
    tap(page, "Paste")
    assert arrived(page) == LINK


def test_a_link_is_pasted_into_the_field(visit: Visit) -> None:
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = joining(visit)
    page.evaluate(CLIP, f"{visit.server.url}#{LINK}")
    page.get_by_role("textbox").tap()
    page.keyboard.press("Control+V")
    assert arrived(page) == LINK
    assert visit.server.url == page.url


def test_what_has_no_link_in_it_is_told(visit: Visit) -> None:
    page = joining(visit)
    field = page.get_by_role("textbox")
    tap(page, "Open")
    stays_with(page, "There is nothing in there yet")
    for text in ("see you at 9", '<img src=x onerror="alert(1)">', "https://club.example/?#"):
        field.fill(text)
        tap(page, "Open")
        stays_with(page, "There is no Critter Club link in it")
    assert page.locator("main img[src=x]").count() == 0
    field.fill(LINK)
    field.press("Enter")
    assert arrived(page) == LINK


def test_who_may_not_read_the_clipboard_is_told_how_else(visit: Visit) -> None:
    page = joining(visit)
    page.evaluate(DENIED)
    tap(page, "Paste")
    stays_with(page, "This browser does not let us paste")


def test_a_picture_of_a_code_is_read(visit: Visit) -> None:
    page = joining(visit)
    assert page.evaluate(DECODERS) == 0
    choose(page, b"no picture")
    stays_with(page, "This browser cannot open that file as a picture")
    choose(page, png_of(40, b"\xff" * 1600))
    stays_with(page, "We found no code in that picture")
    choose(page, png_of(*code_of("WIFI:T:WPA;S:club;;")))
    stays_with(page, "There is no Critter Club link in that code")
    assert page.evaluate(DECODERS) == 1
    choose(page, png_of(*code_of(f"{visit.server.url}#{LINK}")))
    assert arrived(page) == LINK


def test_the_code_of_one_phone_is_read_by_another(painting_visit: Visit) -> None:
    page = joining(painting_visit)
    probe(
        page,
        "({ sharing }, link) => { sharing.openSharing({ title: 'x', text: '', link }); }",
        LINK,
    )
    shot = page.locator(".code-button").screenshot()
    page.keyboard.press("Escape")
    choose(page, shot)
    assert arrived(page) == LINK


def test_codes_are_read_without_a_network(remote_visit: Visit) -> None:
    remote_visit.server.stop()
    # Looking for a new version, the browser finds nobody.
    remote_visit.forgive(r"console: .*(ERR_CONNECTION_REFUSED|fetching the script)")
    page = joining(remote_visit)
    choose(page, png_of(*code_of(f"{remote_visit.server.url}#{LINK}")))
    assert arrived(page) == LINK


def test_where_there_is_no_camera_it_is_told(visit: Visit) -> None:
    page = joining(visit)
    tap(page, "Scan")
    stays_with(page, "There is no camera here")
    page.evaluate("delete Navigator.prototype.mediaDevices")
    tap(page, "Scan")
    stays_with(page, "The camera works only on pages with https")


Filmed = Callable[..., AbstractContextManager[tuple[Visit, Page]]]


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the camera sees whenever it goes on."""
    return tmp_path_factory.mktemp("film") / "film.y4m"


@pytest.fixture(scope="module")
def filming_phones(playwright: Playwright, site: Path, film: Path) -> Iterator[Phones]:
    fake = f"--use-file-for-fake-video-capture={film}"
    browser = launch(playwright, *FRUGAL, "--use-fake-device-for-media-stream", fake)
    with serving(site) as server:
        yield Phones(browser, server)
    browser.close()


@pytest.fixture
def filmed(filming_phones: Phones, film: Path) -> Filmed:
    """A visit with a camera that sees the code of such a text, unless it is forbidden."""

    @contextmanager
    def visiting(text: str, *, allowed: bool = True) -> Iterator[tuple[Visit, Page]]:
        film.write_bytes(film_of(text))
        with filming_phones.one() as visit:
            visit.context.grant_permissions(["camera"] if allowed else [])
            visit.prepare(f"({FILMS})()")
            yield visit, joining(visit)

    return visiting


def test_the_camera_reads_a_code_and_goes_off(filmed: Filmed, filming_phones: Phones) -> None:
    with filmed(f"{filming_phones.url}#{LINK}") as (_, page):
        assert page.evaluate("films.length") == 0
        tap(page, "Scan")
        assert arrived(page) == LINK
        assert page.evaluate(DECODERS) == 1
        assert page.evaluate("films.length") == 1
        assert page.evaluate(ROLLING) == 0


def test_a_reader_of_the_browser_is_asked_first(filmed: Filmed, filming_phones: Phones) -> None:
    with filmed("something else") as (_, page):
        page.evaluate(DETECTOR, f"{filming_phones.url}#{LINK}")
        tap(page, "Scan")
        assert arrived(page) == LINK
        assert page.evaluate(DECODERS) == 0


def test_a_reader_that_does_not_work_is_replaced(filmed: Filmed, filming_phones: Phones) -> None:
    with filmed(f"{filming_phones.url}#{LINK}") as (_, page):
        page.evaluate(DETECTOR, None)
        tap(page, "Scan")
        assert arrived(page) == LINK
        assert page.evaluate(DECODERS) == 1


def test_nobody_is_filmed_who_does_not_look(filmed: Filmed) -> None:
    with filmed("no # link") as (_, page):
        tap(page, "Scan")
        stays_with(page, "There is no Critter Club link in that code")
        assert page.evaluate(ROLLING) == 1
        assert found_by_axe(page) == []
        assert too_small(page) == []
        tap(page, "Stop")
        assert page.evaluate(ROLLING) == 0
        tap(page, "Scan")
        until(lambda: page.evaluate(ROLLING) == 1, "the camera")
        page.evaluate(HIDE)
        assert page.evaluate(ROLLING) == 0
        assert page.get_by_role("button", name="Scan", exact=True).is_visible()
        tap(page, "Scan")
        until(lambda: page.evaluate(ROLLING) == 1, "the camera")
        page.go_back()
        until(lambda: page.evaluate(ROLLING) == 0, "the camera to go off")


def test_a_camera_that_is_forbidden_is_told(filmed: Filmed) -> None:
    with filmed("x", allowed=False) as (_, page):
        tap(page, "Scan")
        stays_with(page, "We may not use the camera")
        assert page.evaluate(ROLLING) == 0
        for language in LANGUAGES:
            setting(page, text="largest", language=language)
            assert lost(page) == []
