"""A bot thinks once a turn, however often the page asks about it and whatever comes between."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.search.mixed import Mixed
from engine.search.thought import Thought
from tests.service.door import Page

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
BOT = "novice-bold"
TURNS = 24
SLICE = 9
LATELY = 6  # turns


def _counting(further: Any, counted: Counter[str]) -> Any:
    def counting(thought: Any) -> Any:
        problem, kept = thought.problem, getattr(thought, "kept", 1)
        counted[repr((problem.view, problem.moves, thought.rng, thought.spent, kept))] += 1
        return further(thought)

    return counting


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Every world that is thought through, and how often it was."""
    counted: Counter[str] = Counter()
    for kind in (Thought, Mixed):
        monkeypatch.setattr(kind, "further", _counting(kind.further, counted))
    return counted


def think(page: Page, slices: int = 1000) -> None:
    for _ in range(slices):
        if page.ask("Think", revision=page.now["revision"], effort=SLICE)["per_cent"] == 100:
            return


def ask_why(page: Page) -> None:
    """What is told about the last turn of a bot, to its end."""
    turn = page.now["why"]
    while turn is not None and page.ask("Why", turn=turn, effort=SLICE)["per_cent"] < 100:
        pass


def ask_for_a_hint(page: Page) -> None:
    seat = next(seat for seat in page.now["asked"] if page.is_person(seat))
    asked = {"revision": page.now["revision"], "seat": seat, "effort": SLICE, "eyes": seat}
    while page.ask("Hint", **asked)["per_cent"] < 100:
        pass


@EVERY_GAME
def test_nothing_is_thought_twice(game: str, worlds: Counter[str]) -> None:
    page, chance = Page(), Random(3)
    page.open("Anna", f"Dot:{BOT}", f"Pip:{BOT}", game=game, eyes=0)
    for _ in range(TURNS):
        if page.now["next"] == "bot":
            think(page, slices=3)
            ask_why(page)  # about the turn before; the bot waits meanwhile
            think(page)
            page.advance(0)
            ask_why(page)
        elif page.now["next"] == "person":
            page.look(0)
            ask_for_a_hint(page)
            ask_why(page)
            ask_for_a_hint(page)
        if page.now["next"] != "bot":
            page.step(chance)
            page.look(0)
    assert len(worlds) > 100
    assert [world for world, count in worlds.items() if count > 1] == []


@EVERY_GAME
def test_what_a_bot_has_thought_is_told_and_not_thought_again(
    game: str, worlds: Counter[str]
) -> None:
    """When all lies open, that is, about the last turns of a match."""
    page, chance = Page(), Random(5)
    seats = max(2, min(GAMES[game].seats))
    page.open(*[f"{name}:{BOT}" for name in ("Dot", "Pip", "Fern")[:seats]], game=game)
    while page.now["next"] != "nobody":
        page.step(chance)  # it thinks to the end at once
    last, before = page.now["why"], sum(worlds.values())
    told = [page.ask("Why", turn=turn, effort=1) for turn in range(last, last - LATELY, -1)]
    chosen = [each for each in told if each["type"] == "Account" and len(each["options"]) > 1]
    assert len(chosen) > 1
    assert {each["openness"] for each in chosen} == {"open"}
    assert {each["per_cent"] for each in chosen} == {100}
    assert sum(worlds.values()) == before
