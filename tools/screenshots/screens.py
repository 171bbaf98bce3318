"""The ways that one page goes, from screen to screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from playwright.sync_api import Page

from e2e.table import to_join
from e2e.visit import until
from tools.screenshots.scenes import ALBUMS

Shoot: TypeAlias = Callable[[Page, str], None]
STEPS = 30  # into a replay


@dataclass
class Walk:
    page: Page
    shoot: Shoot

    def screens(self) -> None:
        """All that is neither a set-up nor a table."""
        page, shoot = self.page, self.shoot
        shoot(page, "home")
        for screen in ("Settings", "Rules", "About"):
            self._press(screen)
            shoot(page, screen.lower())
            page.go_back()
        self._press("Settings")
        self._press("Add somebody")
        page.locator(".profile-parts").scroll_into_view_if_needed()
        shoot(page, "settings-profile")
        page.go_back()
        to_join(page)
        shoot(page, "join")
        page.go_back()
        page.locator(".day-leaf").tap()
        page.locator(".day-company li").first.wait_for()
        shoot(page, "today")
        page.go_back()
        self._about()

    def _about(self) -> None:
        page, shoot = self.page, self.shoot
        self._press("About")
        self._press("Share the club")
        shoot(page, "share")
        page.keyboard.press("Escape")
        self._press("Check it yourself")
        shoot(page, "fair")
        self._press("What is kept secret")
        until(lambda: page.locator("[data-screen=secrets]").count() == 1, "what is kept secret")
        shoot(page, "secrets")
        for _ in range(3):
            page.go_back()
        page.keyboard.press("?")
        shoot(page, "keys")
        page.keyboard.press("Escape")

    def set_ups(self) -> None:
        page, shoot = self.page, self.shoot
        for game, album in ALBUMS.items():
            page.locator(f".tile-{game}").tap()
            shoot(page, f"{album.called}set-up")
            page.locator(".place-face").nth(1).tap()
            shoot(page, f"{album.called}set-up-bot")
            page.go_back()
        page.close()

    def first_visit(self) -> None:
        """Somebody who has never been here is asked for a name, and learns."""
        page, shoot = self.page, self.shoot
        for at, (game, album) in enumerate(ALBUMS.items()):
            page.locator(f"button.tile-{game}").tap()
            if at == 0:
                shoot(page, "set-up-name")
            page.locator(".setup-lesson").tap()
            page.locator(".bubble").first.wait_for()
            shoot(page, f"{album.called}lesson")
            page.locator(".bar-leave").tap()
            page.locator(f"button.tile-{game}").wait_for()
        self.menu()
        shoot(page, "home-again")
        page.close()

    def menu(self) -> None:
        """A game is begun, and left by its menu."""
        page, shoot = self.page, self.shoot
        page.locator("button.tile-party-bugs").tap()
        page.locator(".setup-play").tap()
        page.locator(".card-button").first.wait_for()
        page.locator(".bar-menu").tap()
        shoot(page, "menu")
        page.locator(".menu-item", has_text="What has happened so far").tap()
        shoot(page, "log")
        page.keyboard.press("Escape")
        page.locator(".bar-menu").tap()
        page.locator(".menu-item").last.tap()

    def after(self, scene: str) -> None:
        """What a result leads to."""
        page, shoot = self.page, self.shoot
        before = scene.removesuffix("result")
        if not before:
            page.get_by_role("button", name="Share", exact=True).tap()
            page.locator(".sharing-picture img").wait_for()
            shoot(page, "deal")
            page.keyboard.press("Escape")
        self._press("Replay")
        for _ in range(STEPS):
            page.get_by_role("button", name="One step on").tap()
        shoot(page, f"{before}replay")
        page.locator(".controls-view").tap()
        page.locator(".sheet-eyes .choice").last.tap()
        page.wait_for_timeout(500)
        shoot(page, f"{before}replay-eyes")
        page.go_back()
        if not before:
            self._press("Fair play")
            self._press("Check now")
            page.locator(".fair-findings").wait_for()
            shoot(page, "fair-checked")

    def _press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.tap()
