"""Goes from screen to screen, and pictures each in every size that is wanted.

A page stays where it is while its window takes one size after the other: what takes long is to come
to a screen, and that is done once for all of them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.server import Server
from e2e.table import SAVED, to_join
from e2e.visit import until, wait_for_stage
from engine.table.saves import write_save
from tools.screenshots.links import Travels
from tools.screenshots.scenes import ALBUMS, table_of
from tools.screenshots.screens import Walk

HANDS = {
    "phone-small": (360, 640),
    "phone": (390, 844),
    "phone-wide": (844, 390),
    "tablet": (820, 1180),
}
SIZES = {**HANDS, "desktop": (1280, 800)}
THEMES = ("dark", "light")
NO_TIPS = ["critter-club /club/ settings", '{"tips":false}']
SCENES = {name: laid for album in ALBUMS.values() for name, laid in album.scenes.items()}
SHEETS = {name: sheet for album in ALBUMS.values() for name, sheet in album.sheets.items()}


@dataclass
class Camera:
    browser: Browser
    server: Server
    folder: Path
    theme: str = ""
    sizes: tuple[str, ...] = ()

    def shoot_all(self, theme: str, wanted: list[str], *, hands: bool) -> None:
        """Those that are held in hands, or those that stand on a desk."""
        self.theme = theme
        self.sizes = tuple(size for size in wanted if (size in HANDS) == hands)
        if not self.sizes:
            return
        print(f"{', '.join(self.sizes)}, {theme} ...", flush=True)
        with self._context(hands=hands, tips=False) as context:
            walk = Walk(self._home(context), self.shoot)
            walk.screens()
            walk.set_ups()
            self._shoot_tables(context)
            self._shoot_links(context)
        with self._context(hands=hands, tips=True) as context:
            Walk(self._home(context), self.shoot).first_visit()

    def shoot(self, page: Page, name: str) -> None:
        for size in self.sizes:
            self._fit(page, size)
            page.wait_for_timeout(250)
            path = self.folder / f"{size}-{self.theme}-{name}.jpg"
            page.screenshot(path=path, type="jpeg", quality=82)
        self._fit(page, self.sizes[0])

    @contextmanager
    def _context(self, *, hands: bool, tips: bool) -> Iterator[BrowserContext]:
        width, height = SIZES[self.sizes[0]]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2,
            is_mobile=hands,
            has_touch=True,
            locale="en",
            color_scheme="dark" if self.theme == "dark" else "light",
            reduced_motion="reduce",
        )
        if not tips:
            context.add_init_script(f"if (location.host) localStorage.setItem(...{NO_TIPS});")
        yield context
        context.close()

    def _fit(self, page: Page, size: str) -> None:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})

    def _shoot_tables(self, context: BrowserContext) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for scene, laid in SCENES.items():
                save = Path(folder) / f"{scene}.match"
                save.write_text(write_save(table_of(laid)), encoding="utf-8")
                page = self._home(context)
                to_join(page)
                page.locator(SAVED).set_input_files(save)
                until(lambda p=page: p.locator("[data-screen=play]").count() == 1, scene)  # type: ignore[misc]
                page.wait_for_timeout(1500)
                self.shoot(page, scene)
                if scene.endswith("result"):
                    Walk(page, self.shoot).after(scene)
                if scene in SHEETS:
                    called, button = SHEETS[scene]
                    page.locator(button).tap()
                    page.wait_for_timeout(2500)
                    self.shoot(page, called)
                page.close()

    def _shoot_links(self, context: BrowserContext) -> None:
        page = self._home(context)
        for called in Travels(page).moments():
            self.shoot(page, called)
        page.close()

    def _home(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.goto(self.server.url)
        wait_for_stage(page, "ready")
        page.wait_for_timeout(300)
        return page
