"""Everybody can cheat: large enough to touch and to read, by day and by night, in any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from e2e.access import LANGUAGES, fits, found_by_axe, lost, namesakes, setting, too_small
from e2e.fingers import pads
from e2e.moth_tables import dealt
from e2e.moths import Lay, bar, moments, open_curtain, phone, somebody
from e2e.odd import HOSTILE
from e2e.table import Seen
from e2e.visit import Visit, until
from engine.table.table import Table
from tests.web.lengthened import TAG

CALM = ("calm",)
# What of the table lies over something else of it.
OVERLAP = """() => {
    const boxes = [...document.querySelectorAll(".seat, .zone-piles, .zone-hand, .extra, .saying, "
        + ".bar, .shout-main")]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .filter((node) => !node.matches(".is-empty"))
        .map((node) => [node.className, node.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && height > 0);
    const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
        .filter(([, other]) => isOver(box, other))
        .map(([other]) => `${name} and ${other}`));
}"""


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


def sights(seen: Seen) -> Iterator[str]:
    """What there is to see of a table: its curtain, and then the hand behind it."""
    if somebody(seen).curtain:
        yield "curtain"
        open_curtain(seen)
        somebody(seen)
        yield "hand"
    elif pads(seen):
        yield "pads"
    else:
        yield "table"


def out_of_reach(seen: Seen) -> Iterator[str]:
    """What does not fit on the page, is too small or lies under something else."""
    found = fits(seen.page)
    if found["tall"] > 0 or found["wide"] > 0 or found["off"]:
        yield str(found)
    # What lies below pads is not to be touched.
    yield from (each for each in too_small(seen.page) if not pads(seen) or "pad" in each)
    yield from namesakes(seen.page)
    sight = seen.look()
    yield from (f"{each.name} is covered" for each in sight.choices if not each.point)
    if not pads(seen) and not sight.curtain:
        yield from seen.page.evaluate(OVERLAP)


def test_axe_finds_nothing(lay: Lay) -> None:
    found = {}
    for name in ("turning", "slapping", "caught"):
        seen = lay(dict(moments("ppb"))[name])
        for what in sights(seen):
            found[f"{name}, {what}"] = found_by_axe(seen.page)
    seen = lay(dict(moments("ppb", CALM))["leaves"])
    for what in sights(seen):
        found[f"leaves, {what}"] = found_by_axe(seen.page)
    seen = lay(dealt("pbb", "b:slip-52", options=CALM))
    until(lambda: seen.look().sheet == "Did Ben cheat?", "the question")
    found["judgement"] = found_by_axe(seen.page)
    assert not {name: each for name, each in found.items() if each}


def with_hands_of(cards: int, players: str) -> Table:
    """Anna has so many, by calls that were wrong."""
    calls = " ".join(["a:call-b"] * (cards - 8))
    return dealt(players, calls, pile="1 1 2 4 5 1 4 5")


def test_nothing_scrolls_overlaps_or_is_too_small(lay: Lay) -> None:
    """Nor does anything overlap, or lie beside the page, when the phone is turned."""
    tables = {
        f"{len(players)} with {cards}": with_hands_of(cards, players)
        for players in ("pbb", "pbbb", "pbbbb")
        for cards in (8, 12, 16)
    }
    kept = {**dict(moments("ppppp")), **dict(moments("ppp", CALM))}
    tables |= {name: kept[name] for name in ("giving", "slapping", "laying", "caught", "leaves")}
    wrong: list[str] = []
    for name, table in tables.items():
        seen = lay(table)
        for what in sights(seen):
            wrong += [f"{name}, {what}: {each}" for each in out_of_reach(seen)]
        wrong += [f"{name}, turned: {each}" for each in out_of_place_when_turned(seen)]
    assert wrong == []


def out_of_place_when_turned(seen: Seen) -> Iterator[str]:
    seen.page.set_viewport_size({"width": 640, "height": 360})
    if fits(seen.page)["wide"] > 0:
        yield "too wide"
    if not pads(seen):
        yield from seen.page.evaluate(OVERLAP)
    yield from (f"{each.name} is covered" for each in seen.look().choices if not each.point)
    seen.page.set_viewport_size({"width": 360, "height": 640})


def called(table: Table, *names: str) -> Table:
    players = [replace(player, name=name) for player, name in zip(table.match.players, names)]
    return replace(table, match=replace(table.match, players=tuple(players)))


NAMES = [name.strip()[:60] for name in HOSTILE.values()]
LONG = [
    f"{name} {'Wolfeschlegelstein' * 3}"[:60] for name in ("Anna", "Ben", "Cem", "Dora", "Emil")
]


def test_whatever_all_are_called_it_can_be_played(lay: Lay) -> None:
    """Nothing lies beside the page; so long a sentence may need more than its height."""
    kept = dict(moments("ppppp"))
    wrong: list[str] = []
    for names in (NAMES[:5], NAMES[2:], LONG):
        for name in ("giving", "slapping", "caught"):
            seen = lay(called(kept[name], *names))
            for what in sights(seen):
                wrong += [f"{names[0]}, {name}, {what}: {each}" for each in beside(seen)]
            assert seen.page.locator("img[src=x], main b").count() == 0
    assert wrong == []


BESIDE = """() => [...document.querySelectorAll(".curtain *, .table:not([inert]) button, .pad")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest(".visually-hidden"))
    .map((node) => [node.className, node.getBoundingClientRect()])
    .filter(([, { left, right }]) => left < -0.5 || right > innerWidth + 0.5)
    .map(([name]) => name)"""


def beside(seen: Seen) -> Iterator[str]:
    if fits(seen.page)["wide"] > 0:
        yield "too wide"
    yield from seen.page.evaluate(BESIDE)
    yield from too_small(seen.page) if seen.look().curtain else ()


WORDED = [*((language, "largest") for language in LANGUAGES), ("de", "normal"), (TAG, "normal")]


def test_in_each_language_and_with_large_text_nothing_is_lost(lay: Lay) -> None:
    kept = {**dict(moments("ppb")), **dict(moments("ppb", CALM))}
    wrong: list[str] = []
    for name in ("turning", "giving", "slapping", "claiming", "caught", "leaves", "sealed"):
        seen = lay(kept[name])
        for what in sights(seen):
            for language, text in WORDED:
                setting(seen.page, language=language, text=text)
                wrong += [f"{name}, {what}, {language}, {text}: {each}" for each in lost(seen.page)]
                if text == "normal":
                    wrong += [f"{name}, {what}, {language}: {each}" for each in out_of_reach(seen)]
        setting(seen.page, language="en", text="normal")
    assert wrong == []


def test_for_the_left_hand_all_lies_the_other_way_round(lay: Lay) -> None:
    seen = lay(dealt("pbb"))
    somebody(seen)

    def middles() -> list[float]:
        menu, slip = seen.look().named("Menu").point, seen.page.locator(".own").bounding_box()
        assert menu
        assert slip
        return [menu[0], slip["x"] + slip["width"] / 2]

    before, at = middles(), bar(seen)
    setting(seen.page, hand="left")
    after = middles()
    assert bar(seen) == at
    setting(seen.page, hand="right")
    assert before[0] < 180 < after[0]
