"""Pictures of every screen, in four sizes, by day and by night:

    python -m tools.screenshots [SIZE-THEME …]

They go to screenshots/; with names such as phone-small-dark, those alone are made. What README
and the installed app show of them goes where it belongs.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.browser import launch
from e2e.server import TOP, Server, serving
from e2e.table import SAVED, to_join
from e2e.visit import until, wait_for_stage
from engine.table.saves import write_save
from tools.screenshots.links import Travels
from tools.screenshots.scenes import ALBUMS, table_of

SIZES = {
    "phone-small": (360, 640),
    "phone": (390, 844),
    "phone-wide": (844, 390),
    "tablet": (820, 1180),
}
NO_TIPS = ["critter-club /club/ settings", '{"tips":false}']
SCENES = {name: laid for album in ALBUMS.values() for name, laid in album.scenes.items()}
SHEETS = {name: sheet for album in ALBUMS.values() for name, sheet in album.sheets.items()}
# What is shown outside: the file, and the picture it is.
SHOWN = {
    "docs/home.jpg": "phone-dark-home",
    "docs/choosing.jpg": "phone-dark-choosing",
    "docs/hand-over.jpg": "phone-dark-hand-over",
    "docs/parrots.jpg": "phone-light-parrots-float",
    "docs/moths.jpg": "phone-light-moths-eyes",
    "docs/hint.jpg": "phone-light-hint",
    "docs/send.jpg": "phone-dark-link-send",
    "docs/replay.jpg": "phone-light-replay",
    "web/static/install-narrow.jpg": "phone-dark-choosing",
    "web/static/install-wide.jpg": "phone-wide-dark-choosing",
}


class Camera:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    def shoot_all(self, size: str, theme: str) -> None:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            locale="en",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.add_init_script(f"if (location.host) localStorage.setItem(...{NO_TIPS});")
        self._shoot_screens(context, f"{size}-{theme}")
        self._shoot_tables(context, f"{size}-{theme}")
        self._shoot_links(context, f"{size}-{theme}")
        context.close()

    def _shoot_screens(self, context: BrowserContext, name: str) -> None:
        page = self._home(context)
        self._shoot(page, f"{name}-home")
        for screen in ("Settings", "Rules", "About"):
            page.get_by_role("button", name=screen).first.tap()
            self._shoot(page, f"{name}-{screen.lower()}")
            page.go_back()
        to_join(page)
        self._shoot(page, f"{name}-join")
        page.go_back()
        page.locator(".day-leaf").tap()
        page.locator(".day-company li").first.wait_for()
        self._shoot(page, f"{name}-today")
        page.go_back()
        page.get_by_role("button", name="About").first.tap()
        page.get_by_role("button", name="Share the club").tap()
        self._shoot(page, f"{name}-share")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Check it yourself").tap()
        self._shoot(page, f"{name}-fair")
        page.go_back()
        page.go_back()
        for game, album in ALBUMS.items():
            called = album.called
            page.locator(f".tile-{game}").tap()
            self._shoot(page, f"{name}-{called}set-up")
            page.locator(".place-face").nth(1).tap()
            self._shoot(page, f"{name}-{called}set-up-bot")
            page.go_back()
        page.close()

    def _shoot_tables(self, context: BrowserContext, name: str) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for scene, laid in SCENES.items():
                save = Path(folder) / f"{scene}.match"
                save.write_text(write_save(table_of(laid)), encoding="utf-8")
                page = self._home(context)
                to_join(page)
                page.locator(SAVED).set_input_files(save)
                until(lambda p=page: p.locator("[data-screen=play]").count() == 1, scene)  # type: ignore[misc]
                page.wait_for_timeout(1500)
                self._shoot(page, f"{name}-{scene}")
                if scene == "result":
                    self._shoot_deal(page, f"{name}-deal")
                    self._shoot_replay(page, f"{name}-replay")
                    self._shoot_check(page, f"{name}-fair-checked")
                if scene in SHEETS:
                    called, button = SHEETS[scene]
                    page.locator(button).tap()
                    page.wait_for_timeout(2500)
                    self._shoot(page, f"{name}-{called}")
                page.close()

    def _shoot_links(self, context: BrowserContext, name: str) -> None:
        page = self._home(context)
        for called in Travels(page).moments():
            self._shoot(page, f"{name}-{called}")
        page.close()

    def _shoot_replay(self, page: Page, name: str) -> None:
        page.get_by_role("button", name="Replay").tap()
        for _ in range(30):
            page.get_by_role("button", name="One step on").tap()
        self._shoot(page, name)
        page.go_back()
        page.get_by_role("button", name="Fair play").wait_for()

    def _shoot_check(self, page: Page, name: str) -> None:
        page.get_by_role("button", name="Fair play").tap()
        page.get_by_role("button", name="Check now").tap()
        page.locator(".fair-findings").wait_for()
        self._shoot(page, name)

    def _shoot_deal(self, page: Page, name: str) -> None:
        page.get_by_role("button", name="Share", exact=True).tap()
        page.locator(".sharing-picture img").wait_for()
        self._shoot(page, name)
        page.keyboard.press("Escape")

    def _home(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.goto(self.server.url)
        wait_for_stage(page, "ready")
        page.wait_for_timeout(300)
        return page

    def _shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(200)
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82)


def main() -> int:
    wanted = sys.argv[1:]
    folder = TOP / "screenshots"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving(TOP / "dist") as server:
        camera = Camera(launch(playwright), server, folder)
        for size, theme in product(SIZES, ("dark", "light")):
            if not wanted or f"{size}-{theme}" in wanted:
                print(f"{size}, {theme} ...", flush=True)
                camera.shoot_all(size, theme)
    for target, picture in SHOWN.items():
        if not wanted or picture.startswith(tuple(wanted)):
            (TOP / target).parent.mkdir(exist_ok=True)
            shutil.copy(folder / f"{picture}.jpg", TOP / target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
