"""A game at the table of the page: who sits there, what is seen, and the touches that play it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page

from e2e.scripts import CONFIRM, HURRY, REMEMBERED, ROWS, SLIPPED
from e2e.sight import Button, Pick, Sight
from e2e.visit import Visit, function_in, probe, until, wait_for_stage
from engine.table.match import Match, Player, game_called, new_match
from engine.table.saves import read_save, write_save
from engine.table.table import Table, awaited, opened, submit

LOOK = function_in("look.js")
JOIN = ".home-join button"
SAVED = "input[type=file][accept*=text]"
REVISION = "document.querySelector('.table').dataset.revision ?? null"
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritzi")
BUGS = "party-bugs"
PARROTS = "parrot-box"
MOTHS = "cheating-moth"


class Seen:
    """One page on which a game is played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hasty = False  # does not wait for bots that choose at the same time
        self._cdp: CDPSession | None = None

    @property
    def cdp(self) -> CDPSession:
        self._cdp = self._cdp or self.page.context.new_cdp_session(self.page)
        return self._cdp

    def look(self) -> Sight:
        found = self.page.evaluate(LOOK)
        buttons = tuple(
            Button(**{**each, "point": each["point"] and tuple(each["point"])})
            for each in found.pop("buttons")
        )
        return Sight(**found, buttons=buttons)

    def wait(self) -> Sight:
        """Until it is for people to do something, and for them alone unless they are hasty."""

        def waiting() -> Sight | None:
            sight = self.look()
            is_alone = self.hasty or not sight.together
            return sight if sight.waits_for_people and is_alone else None

        return until(waiting, "somebody's turn")

    def tap(self, button: Button) -> None:
        assert button.point is not None, f"{button.name!r} lies under something else"
        self.page.touchscreen.tap(*button.point)

    def press(self, button: Button) -> None:
        """A finger comes down and stays there."""
        assert button.point is not None
        x, y = button.point
        touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        self.cdp.send("Input.dispatchTouchEvent", touch)

    def release(self) -> None:
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def open_curtain(self, sight: Sight) -> None:
        """Holds the button; who is told to keep holding, because the finger slipped, does."""
        [hold] = sight.of_kind("curtain-hold")

        def opened() -> bool:
            slipped = self.page.evaluate(SLIPPED)
            if slipped:
                self.release()
                self.press(hold)
            return not self.has(".curtain")

        self.press(hold)
        until(opened, "the curtain to open")
        self.release()

    def has(self, selector: str) -> bool:
        return bool(self.page.evaluate("(what) => document.querySelector(what)", selector))

    def confirm(self) -> None:
        """Touches what asks once more, until it is done: too soon, it is no second thought."""

        def done() -> bool:
            point = self.page.evaluate(CONFIRM)
            if point:
                self.page.touchscreen.tap(*point)
            return not point

        until(done, "the move to be made")

    def revision(self) -> int:
        """How often the table has changed: the one that is shown, or, where the page keeps
        that secret, the one that is stored."""
        told: str | None = self.page.evaluate(REVISION)
        return self.table().revision if told is None else int(told)

    def offered(self, move: str) -> Button:
        """What stands for that move, as soon as it can be touched."""

        def there() -> Button | None:
            found = [each for each in self.look().choices if move in (each.move, each.extra)]
            return found[0] if found else None

        return until(there, f"the choice {move}")

    def play(self, *moves: str) -> None:
        """Touches what stands for each of these moves, and sees it made."""
        for move in moves:
            button, before = self.offered(move), self.revision()
            self.choose(button)
            until(lambda before=before: self.revision() > before, move)  # type: ignore[misc]

    def choose(self, button: Button) -> None:
        """A card is touched and confirmed; behind an extra lies a sheet with choices."""
        self.tap(button)
        if button.kind == "card-button":
            self.confirm()

    def step(self, chance: Random, pick: Pick = Random.choice) -> Sight:
        """Does the next thing, whatever it is; gives what was seen before."""
        sight = self.wait()
        if sight.result:
            return sight
        if sight.curtain:
            self.open_curtain(sight)
        else:
            self.choose(pick(chance, sight.choices))
        return sight

    def rows(self, *parts: str) -> list[list[str]]:
        """The result as it is told: those parts of each row."""
        rows: list[list[str]] = self.page.evaluate(ROWS, parts)
        return rows

    def save(self) -> str:
        return newest_save(self.page)

    def table(self) -> Table:
        """The match as the page has stored it, played once more by the engine."""
        return read_save(self.save())


def newest_save(page: Page) -> str:
    text: str = probe(
        page,
        """async ({ matches }) => {
            const [{ id }] = await matches.listMatches();
            return (await matches.loadMatch(id)).text;
        }""",
    )
    return text


KINDS = {"p": None, "b": "rule-of-thumb", "r": "random", "t": "novice-bold", "m": "master"}


def match_of(
    players: str,
    options: tuple[str, ...] = (),
    *,
    game: str = BUGS,
    seed: int = 1,
    precedence: tuple[int, ...] = (),
) -> Match:
    """p is a person, b a bot, r one of the simplest; t and m think ahead."""
    return new_match(
        game_called(game),
        options=(f"seats {len(players)}", *options),
        players=tuple(Player(name, KINDS[kind]) for kind, name in zip(players, NAMES)),
        precedence=precedence,
        seed=seed,
    )


def played(match: Match, stop: Callable[[Any], bool], *, seed: int = 1) -> Table:
    """The table when it has come to such a state, by moves of chance; the mirror goes late."""
    chance = Random(seed)
    table = opened(match)
    while not stop(table.state):
        seat = awaited(table)[0]
        legal = match.game.legal_moves(table.state, seat)
        early = [move for move in legal if "irror" not in type(move).__name__]
        table = submit(table, table.revision, seat, chance.choice(early or legal))
    return table


def to_join(page: Page) -> None:
    """By a key: home may grow by a line just then, and a finger would meet something else."""
    page.locator(JOIN).press("Enter")
    page.locator(SAVED).wait_for(state="attached")


def continued(visit: Visit, table: Table, *, seen: Seen | None = None) -> Seen:
    """A match that comes as a file is gone on with, on a new page or from home."""
    return continued_from_home(seen or at_home(visit), table)


def continued_from_home(seen: Seen, table: Table) -> Seen:
    page = seen.page
    to_join(page)
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": write_save(table).encode()}
    page.locator(SAVED).set_input_files(file)  # type: ignore[arg-type]
    until(lambda: seen.look().screen == "play", "the table")
    return seen


def go_home(seen: Seen) -> None:
    seen.page.go_back()
    until(lambda: seen.look().screen == "home", "the home screen")


def remembering(
    visit: Visit,
    players: str,
    options: tuple[str, ...] = (),
    *,
    game: str = BUGS,
    chance: int = 1,
    hurry: bool = True,
    **settings: Any,
) -> None:
    """A phone on which `players` played last, called as in a match; b and r come as levels."""
    seats = [
        {"name": name, "who": KINDS[kind] or "person", "colour": at, "rank": None}
        for at, (kind, name) in enumerate(zip(players, NAMES))
    ]
    told = {
        "settings": {"motion": "reduced", "haptics": False, "tips": False, **settings},
        "setup": {"seats": seats, "variants": {game: list(options)}},
        "chance": chance,
    }
    visit.prepare(f"({REMEMBERED})({json.dumps(told)})")
    if hurry:
        visit.prepare(f"({HURRY})()")


def at_home(visit: Visit) -> Seen:
    page = visit.open()
    wait_for_stage(page, "ready")
    return Seen(page)


def begin(visit: Visit, game: str = BUGS, *, seen: Seen | None = None) -> Seen:
    """From the home screen to the table, as a person would."""
    seen = seen or at_home(visit)
    seen.page.locator(f"button.tile-{game}").tap()
    seen.page.locator("button.setup-play").tap()
    return seen
