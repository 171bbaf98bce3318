"""A replay on the page: how one gets there, and what lies on its table."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

from playwright.sync_api import Page

from e2e.eyes import cards_on
from e2e.table import Seen, at_home, remembering
from e2e.visit import Visit, probe, until
from engine.core.codec import encode
from engine.table.saves import write_save
from engine.table.table import Table
from tests.table.ended import ended

ONE_PERSON = (None, "rule-of-thumb", "random")
CARD = re.compile(r"\d+[a-z]")
SHOW = "({ screens }, params) => screens.show('replay', params)"
STORE = "({ matches }, id, text) => matches.storeMatch(id, text)"
STEP = "document.querySelector('.table')?.dataset.step ?? null"
RUN = """(step) => {
    const range = document.querySelector(".scrub-range");
    range.value = step;
    for (const name of ["input", "change"]) range.dispatchEvent(new Event(name));
}"""


def phone(visit: Visit, **settings: Any) -> Seen:
    remembering(visit, "pb", **settings)
    return at_home(visit)


def store(seen: Seen, table: Table, match_id: str = "over") -> None:
    probe(seen.page, STORE, match_id, write_save(table))


def show(seen: Seen, **params: Any) -> Page:
    """The replay screen with those params, whatever comes of it."""
    probe(seen.page, SHOW, params)
    until(lambda: step_on(seen.page) is not None or seen.has(".replay-trouble"), "the replay")
    return seen.page


def replayed(seen: Seen, table: Table, **params: Any) -> Page:
    store(seen, table)
    return show(seen, matchId="over", **params)


def finished(game: str) -> Table:
    return ended(game, 1, ONE_PERSON)


def step_on(page: Page) -> int | None:
    """The step that lies there, when nothing is on its way any more."""
    step: str | None = page.evaluate(STEP)
    return None if step is None else int(step)


def arrived(page: Page, step: int) -> None:
    until(lambda: step_on(page) == step, f"step {step}; it is {step_on(page)}")


def run_to(page: Page, step: int) -> None:
    page.evaluate(RUN, step)
    arrived(page, step)


def look_as(page: Page, name: str) -> None:
    page.locator(".controls-view").tap()
    page.locator(".sheet-eyes .choice", has_text=name).tap()
    until(lambda: page.locator(".sheet-eyes").count() == 0, "the sheet to close")


def lying(page: Page) -> set[str]:
    """The cards that can be read off the table."""
    return {key for key in cards_on(page) if CARD.fullmatch(key)}


def to_lie(table: Table, step: int, eyes: int | None) -> set[str]:
    """The same, as the engine's view for those eyes has it; without any, all eyes together."""
    game = table.match.game
    seats = [None, *range(len(table.match.players))] if eyes is None else [eyes]
    state = table.steps[step].state
    views = [encode(game.kinds.view, game.view(state, seat)) for seat in seats]
    found = {card for view in views for card in _OPEN[game.name](view) if card is not None}
    return found | _under_the_table(views) if eyes is None else found


def _under_the_table(views: list[Any]) -> set[str]:
    """What only its owner's own view has, and shows in another way."""
    gone = [fan["vanished"] or [] for view in views for fan in view.get("fans", [])]
    slips = [view["slip"] for view in views if view.get("slip")]
    return {*chain(*gone), *slips}


def lay(page: Page, table: Table, step: int, eyes: int | None) -> None:
    """Until that lies there, as after other eyes were chosen."""
    until(lambda: lying(page) == to_lie(table, step, eyes), f"step {step} as {eyes} sees it")


def _of_bugs(view: Any) -> list[str | None]:
    played = view["phase"].get("played", [])
    return [*view["floor"], *view["hand"], *chain(*view["displays"]), *played]


def _of_parrots(view: Any) -> list[str | None]:
    boxes = [card for box in view["boxes"] for card in box["cards"]]
    return [*boxes, view["discard"], view["phase"].get("card")]


def _of_moths(view: Any) -> list[str | None]:
    fans = [fan["cards"] or [] for fan in view["fans"]]
    others = [fan["vanished"] or [] for at, fan in enumerate(view["fans"]) if at != view["seat"]]
    is_leafing = view["phase"]["type"] == "SecretLeaf"
    return [*chain(*fans, *others), *view["discards"][: 1 if is_leafing else 2]]


_OPEN = {"party-bugs": _of_bugs, "parrot-box": _of_parrots, "cheating-moth": _of_moths}
