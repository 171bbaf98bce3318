"""Cheating Moth through the page's door: a table, and what is done there."""

from random import Random
from typing import Any

from tests.service.door import Page

# a: 1s and 2s and a Moth, b: 2s and a Moth, c: 3s and deeds; a 1 lies there.
DEAL = "deal 1 1 1 1 1 2 2 2 51 2 2 2 2 52 4 4 24 3 3 3 3 14 34 44 53 1 5 5"
PEOPLE = ("Anna", "Ben", "Cem")


def moth(*who: str, options: tuple[str, ...] = (), **fields: Any) -> Page:
    page = Page()
    page.open(*(who or PEOPLE), game="cheating-moth", options=options, **fields)
    return page


def dealt(*options: str) -> Page:
    """a is the Guard and on turn."""
    return moth(options=(DEAL, *options), precedence=(0,))


def starting(page: Page, seat: int, start: str) -> str:
    """The first move of that kind that the seat is shown."""
    page.look(seat)
    legal: list[str] = page.now["legal"]
    return next(move for move in legal if move.startswith(start))


def do(page: Page, seat: int, start: str, eyes: int | None = None) -> dict[str, Any]:
    return page.submit(seat, starting(page, seat, start), eyes)


def step(page: Page, chance: Random) -> dict[str, Any]:
    """One turn, and mostly an honest one: else a match would have a thousand of them."""
    if page.now["next"] != "person":
        return page.advance()
    seat = next(seat for seat in page.now["asked"] if page.is_person(seat))
    legal = page.look(seat)["legal"]
    honest = [move for move in legal if not move.startswith(("slip", "call", "rustle"))]
    return page.submit(seat, chance.choice(honest if chance.randrange(6) else legal))


def play_on(page: Page, chance: Random, turns: int = 10_000) -> None:
    for _ in range(turns):
        if page.now["next"] == "nobody":
            break
        reply = step(page, chance)
        assert reply["type"] == "Update", reply


def types(reply: dict[str, Any]) -> list[str]:
    return [event["type"] for event in reply["events"]]


def nudge(page: Page, seat: int, eyes: int | None = None, after: int = 1200) -> dict[str, Any]:
    return page.ask("Nudge", revision=page.now["revision"], seat=seat, after=after, eyes=eyes)


def inside(page: Page, window: str) -> bool:
    if window == "slip":
        return any(move.startswith("late") for move in page.now["clock"])
    return bool(page.now["view"]["phase"]["type"] == window)


def pads(seed: int = 4) -> Page:
    """Somebody has played a Mosquito; the phone lies on the table."""
    page, chance = moth(precedence=(0,), seed=seed), Random(3)
    while not inside(page, "Slapping"):
        step(page, chance)
    page.look(None)
    return page
