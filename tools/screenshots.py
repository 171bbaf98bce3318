"""Pictures of every screen, in four sizes, by day and by night:

    python -m tools.screenshots [SIZE-THEME …]

They go to screenshots/; with names such as phone-small-dark, those alone are made. What README
and the installed app show of them goes where it belongs.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.browser import launch
from e2e.server import TOP, Server, serving
from e2e.table import SAVED, to_join
from e2e.visit import until, wait_for_stage
from engine.core.game import CLOCK, AnyGame
from engine.games import cheating_moth, parrot_box, party_bugs
from engine.games.cheating_moth import state as moths
from engine.games.cheating_moth.moves import Call, Slip
from engine.games.parrot_box import state as parrots
from engine.games.party_bugs import state as bugs
from engine.table.bots import play_bot
from engine.table.match import Match, Player
from engine.table.saves import write_save
from engine.table.table import Table, awaited, opened, submit

SIZES = {
    "phone-small": (360, 640),
    "phone": (390, 844),
    "phone-wide": (844, 390),
    "tablet": (820, 1180),
}
NAMES = ("Anna", "Ben", "Clara", "Dilip", "Ella", "Finn")
NO_TIPS = ["critter-club settings", '{"tips":false}']
TEMPERS = ("spiteful", "bold", "greedy")
# What is opened on a table, and shown as well.
SHEETS = {
    "choosing": ("hint", ".bar-hint"),
    "parrots-thinkers": ("why", ".saying-why"),
    "moths-eyes": ("moths-hint", ".bar-hint"),
}
# What is shown outside: the file, and the picture it is.
SHOWN = {
    "docs/home.jpg": "phone-dark-home",
    "docs/choosing.jpg": "phone-dark-choosing",
    "docs/hand-over.jpg": "phone-dark-hand-over",
    "docs/parrots.jpg": "phone-light-parrots-float",
    "docs/moths.jpg": "phone-light-moths-eyes",
    "docs/hint.jpg": "phone-light-hint",
    "web/static/install-narrow.jpg": "phone-dark-choosing",
    "web/static/install-wide.jpg": "phone-wide-dark-choosing",
}


@dataclass(frozen=True)
class Scene:
    """A table to be shown: who sits there, and at which moment."""

    game: AnyGame
    players: tuple[Player, ...]
    options: tuple[str, ...]
    moment: Callable[[Any], bool]
    then: Callable[[Table], Table] = lambda table: table  # what happens besides


def _of(people: int, seats: int) -> tuple[Player, ...]:
    bots: Iterator[str | None] = iter([None] * people + ["rule-of-thumb"] * (seats - people))
    return tuple(Player(name, bot) for name, bot in zip(NAMES, bots))


def _bugs(
    people: int, seats: int, options: tuple[str, ...], moment: Callable[[Any], bool]
) -> Scene:
    return Scene(party_bugs, _of(people, seats), options, moment)


def _parrots(people: int, seats: int, moment: Callable[[Any], bool]) -> Scene:
    return Scene(parrot_box, _of(people, seats), (), moment)


def _moths(
    people: int,
    seats: int,
    moment: Callable[[Any], bool],
    *options: str,
    then: Callable[[Table], Table] = lambda table: table,
) -> Scene:
    return Scene(cheating_moth, _of(people, seats), options, moment, then)


def _thinkers(moment: Callable[[Any], bool]) -> Scene:
    bots = [Player(temper.title(), f"regular-{temper}") for temper in TEMPERS]
    return Scene(parrot_box, (Player("Anna", None), *bots), (), moment)


def _round(state: Any) -> int:
    return int(party_bugs.chapter(state).rpartition(".")[2])


def _asked(state: Any, *phases: type) -> bool:
    states: dict[type, AnyGame] = {bugs.State: party_bugs, moths.State: cheating_moth}
    game = states.get(type(state), parrot_box)
    return isinstance(state.phase, phases) and game.awaited(state)[:1] == (0,)


def _floats(state: Any) -> bool:
    moves = parrot_box.legal_moves(state, 0)
    return any(parrot_box.write_move(move).startswith("float") for move in moves)


def _guards(state: Any, seat: int) -> bool:
    """It is the first player's turn, in the midst of a round, and that seat has the Guard Bug."""
    return state.turn > 8 and state.guard == seat and _asked(state, moths.Turning)


def _caught(table: Table) -> Table:
    """The player after the Guard is."""
    slip = next(
        move for move in cheating_moth.legal_moves(table.state, 1) if isinstance(move, Slip)
    )
    table = submit(table, table.revision, 1, slip)
    return submit(table, table.revision, 0, Call(1))


SCENES = {
    "hand-over": _bugs(3, 4, (), lambda state: _round(state) == 5),
    "choosing": _bugs(1, 6, (), lambda state: _round(state) == 6 and _asked(state, bugs.Choosing)),
    "taking": _bugs(
        1,
        4,
        ("hidden-dancer",),
        lambda state: _round(state) == 7 and _asked(state, bugs.Taking) and len(state.floor) > 2,
    ),
    "two-with-paul": _bugs(
        1, 2, (), lambda state: _round(state) == 8 and _asked(state, bugs.Taking)
    ),
    "between-games": _bugs(3, 3, ("mirror",), lambda state: isinstance(state.phase, bugs.Scored)),
    "result": _bugs(3, 5, (), lambda state: party_bugs.outcome(state) is not None),
    "parrots-opening": _parrots(2, 4, lambda state: _asked(state, parrots.Opening)),
    "parrots-turn": _parrots(1, 3, lambda state: state.turn > 18 and _asked(state, parrots.Taking)),
    "parrots-thinkers": _thinkers(lambda state: state.turn > 18 and _asked(state, parrots.Taking)),
    "parrots-six": _parrots(1, 6, lambda state: state.turn > 24 and _asked(state, parrots.Holding)),
    "parrots-float": _parrots(1, 2, _floats),
    "parrots-round": _parrots(
        2, 4, lambda state: state.round == 3 and isinstance(state.phase, parrots.Scored)
    ),
    "moths-guard": _moths(1, 4, lambda state: _guards(state, 0)),
    "moths-eyes": _moths(1, 5, lambda state: _guards(state, 2)),
    "moths-hand-over": _moths(3, 4, lambda state: _guards(state, 0)),
    "moths-pads": _moths(4, 5, lambda state: isinstance(state.phase, moths.Slapping)),
    "moths-claim": _moths(1, 4, lambda state: isinstance(state.phase, moths.Claiming)),
    "moths-caught": _moths(1, 4, lambda state: _guards(state, 0), then=_caught),
    "moths-leaves": _moths(1, 5, lambda state: _asked(state, moths.Leafing), "calm"),
    "moths-round": _moths(2, 4, lambda state: isinstance(state.phase, moths.Scored)),
}


def table_of(scene: Scene) -> Table:
    """Everybody plays by rule of thumb until that moment comes."""
    config = scene.game.read_config((f"seats {len(scene.players)}", *scene.options))
    for seed in range(1, 200):
        table: Table | None = opened(Match(scene.game.name, config, seed, scene.players))
        while table is not None and not scene.moment(table.state):
            table = _next(table, scene.game)
        if table is not None:
            return scene.then(table)
    raise LookupError("no match comes to that moment")


def _next(table: Table, game: AnyGame) -> Table | None:
    after = play_bot(table)
    seats = awaited(table)
    if after is not None or not seats:
        return after
    seat = seats[0]
    legal = game.legal_moves(table.state, seat)
    if seat == CLOCK:
        return submit(table, table.revision, seat, legal[0])
    move = game.bots["rule-of-thumb"](game.view(table.state, seat), legal, (0, 0, 0, 1))
    return submit(table, table.revision, seat, move)


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
        for game, called in (
            ("party-bugs", ""),
            ("parrot-box", "parrots-"),
            ("cheating-moth", "moths-"),
        ):
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
