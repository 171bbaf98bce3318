"""Where a screen is wide its room is used: games side by side, the log beside the table; and on a
phone on its side every control, every pad and every pile is whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from e2e import moths
from e2e.access import found_by_axe, setting
from e2e.moths import Lay, phone
from e2e.replays import phone as watching
from e2e.replays import replayed, run_to
from e2e.table import BUGS, MOTHS, PARROTS, Seen, at_home, begin, remembering
from e2e.test_whole import NOW, SIZES, WHOLE, of_parrots, shown
from e2e.visit import Visit, until
from tests.table.ended import ended

DESK = (1280, 800)
TABLET = (820, 1180)
ON_ITS_SIDE = (844, 390)
LEAST = 72  # pixels
BOXES = """(what) => [...document.querySelectorAll(what)].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
})"""
PILES = """() => [...document.querySelectorAll(".zone-piles .card-face:not([hidden])")]
    .map((node) => node.getBoundingClientRect().width)"""
BESIDE = """() => [...document.querySelectorAll(".beside li:not(.beside-chapter)")]
    .map((line) => line.textContent)"""
READ = """() => [...document.querySelectorAll(".log-chapter")].flatMap((chapter) =>
    [...chapter.querySelectorAll(".log-line > span:first-child")]
        .map((line) => line.textContent).reverse())"""
FITS = """() => {
    const own = document.querySelector(".board").getBoundingClientRect();
    const log = document.querySelector(".beside").getBoundingClientRect();
    return own.right <= log.left + 1 || log.right <= own.left + 1;
}"""


def sized(seen: Seen, size: tuple[int, int]) -> None:
    width, height = size
    seen.page.set_viewport_size({"width": width, "height": height})
    seen.page.evaluate(NOW)


def beside(seen: Seen) -> list[str]:
    found: list[str] = seen.page.evaluate(BESIDE)
    return found


@pytest.mark.parametrize("size", [TABLET, ON_ITS_SIDE, DESK])
def test_home_has_all_games_in_view_side_by_side(visit: Visit, size: tuple[int, int]) -> None:
    seen = at_home(visit)
    sized(seen, size)
    tiles: list[dict[str, float]] = seen.page.evaluate(BOXES, ".tile")
    assert len(tiles) == 3
    assert len({round(tile["top"]) for tile in tiles}) == 1
    assert all(tile["bottom"] <= size[1] and tile["right"] <= size[0] for tile in tiles)


def test_the_log_stands_beside_a_wide_table_and_nowhere_else(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = begin(visit, BUGS)
    seen.wait()
    assert not seen.has(".beside")
    sized(seen, DESK)
    until(lambda: beside(seen), "the log")
    assert seen.page.evaluate(FITS)
    setting(seen.page, hand="left")
    assert seen.page.evaluate(FITS)
    assert found_by_axe(seen.page) == []
    before = len(beside(seen))
    seen.choose(seen.wait().choices[0])
    until(lambda: len(beside(seen)) > before, "what happened then")
    seen.wait()
    seen.page.locator(".saying-happened").click()
    seen.page.locator(".log-line").first.wait_for()
    assert beside(seen) == seen.page.evaluate(READ)
    seen.page.keyboard.press("Escape")
    sized(seen, SIZES[0])
    assert not seen.has(".beside")


def test_what_one_person_was_told_is_not_beside_the_table_for_others(visit: Visit) -> None:
    """Each has drawn cards that only they have seen; the log is that for all."""
    remembering(visit, "pp", game=PARROTS)
    seen = begin(visit, PARROTS)
    sized(seen, DESK)
    for _ in range(8):
        sight = seen.wait()
        if sight.curtain:
            seen.open_curtain(sight)
        else:
            seen.choose(sight.choices[0])
    seen.wait()
    seen.page.locator(".saying-happened").click()
    seen.page.locator(".log-line").first.wait_for()
    assert beside(seen) == seen.page.evaluate(READ)


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit, language="de")


def cut(seen: Seen, size: tuple[int, int]) -> Iterator[str]:
    for text in ("normal", "largest"):
        setting(seen.page, text=text)
        sized(seen, size)
        yield from (f"{text}: {each}" for each in seen.page.evaluate(WHOLE))
    setting(seen.page, text="normal")
    sized(seen, SIZES[0])


@pytest.mark.parametrize("players", ["pbbbb", "ppbbb", "ppppp"])
def test_every_pad_is_whole_on_a_phone_on_its_side(lay: Lay, players: str) -> None:
    found = []
    for name, table in moths.moments(players):
        if name in ("slapping", "one has slapped", "claiming", "one has claimed"):
            seen = lay(table)
            shown(seen)
            found += [f"{name}, {each}" for each in cut(seen, ON_ITS_SIDE)]
    assert found == []


@pytest.mark.parametrize(("game", "seats"), [(MOTHS, 5), (BUGS, 6), (PARROTS, 6)])
def test_every_control_of_a_replay_is_whole(visit: Visit, game: str, seats: int) -> None:
    table = ended(game, 2, (None, *["rule-of-thumb"] * (seats - 1)))
    seen = watching(visit, language="de")
    page = replayed(seen, table, eyes=None)
    found: list[Any] = []
    for step in (1, len(table.steps) // 2, len(table.steps) - 1):
        run_to(page, step)
        for size in (SIZES[0], ON_ITS_SIDE, DESK):
            found += [f"{step}, {size}, {each}" for each in cut(seen, size)]
    assert found == []


def test_the_piles_of_parrot_box_are_large_everywhere(lay: Lay) -> None:
    for name, table in of_parrots(6):
        seen = lay(table)
        shown(seen)
        for size in (*SIZES, DESK):
            for text in ("normal", "largest"):
                setting(seen.page, text=text)
                sized(seen, size)
                assert min(seen.page.evaluate(PILES)) >= LEAST - 0.5, (name, size, text)
        setting(seen.page, text="normal")
        sized(seen, SIZES[0])
