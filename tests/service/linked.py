"""What is asked of the engine about links, for the tests that ask it."""

from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.table.saves import write_save
from tests.service.door import Page
from tests.table.ended import ended

OVER = write_save(ended("party-bugs"))
FOLLOW: dict[str, Any] = {"of": OVER, "names": [], "step": None, "eyes": None}
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def playing(turns: int = 12) -> Page:
    page = Page()
    page.open("Anna", "Ben", "Dot:random")
    chance = Random(3)
    for _ in range(turns):
        page.step(chance)
    return page


def share(page: Page, what: str, **more: Any) -> dict[str, Any]:
    return page.ask(
        "Share", **{"what": what, "date": None, "step": None, "to": None, "phone": None, **more}
    )


def unfold(
    page: Page, link: str, mine: str | None = None, mark: str | None = None, phone: Any = None
) -> Any:
    return page.ask("Unfold", link=link, mine=mine, mark=mark, phone=phone)


def follow(page: Page, of: str, **more: Any) -> dict[str, Any]:
    return page.ask("Follow", **{"of": of, "names": [], "step": None, "eyes": None, **more})


def replay(page: Page, of: str, step: int | None = None, eyes: int | None = None) -> Any:
    return page.ask("Replay", of=of, step=step, eyes=eyes)
