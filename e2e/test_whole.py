"""Whatever size the screen has, the whole table is seen at once, and nothing lies over it.

One page visits many tables; at each, the phone is turned and the text grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest

from e2e import moths, parrots
from e2e.access import setting
from e2e.moth_tables import dealt
from e2e.moths import Lay, phone
from e2e.table import Seen, match_of, played
from e2e.visit import Visit, function_in
from engine.games.party_bugs import legal_moves, write_move
from engine.games.party_bugs.state import State, Taking
from engine.table.table import Table

WHOLE = function_in("whole.js")
NOW = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
DESKS = [(1280, 800), (1366, 657), (1280, 600)]  # a window of a laptop is low
SIZES = [(360, 640), (390, 844), (844, 390), (640, 360), (820, 1180), *DESKS]
# Where there is least room, and where there is least of it for large text: what is tried always.
Sizes: TypeAlias = dict[str, list[tuple[int, int]]]
NARROW: Sizes = {
    "normal": SIZES[:1] + SIZES[2:4] + DESKS[2:],
    "largest": [SIZES[0], SIZES[3], DESKS[2]],
}
ALL: Sizes = dict.fromkeys(("normal", "largest"), SIZES)
# Of each panel's strip, drawn by itself: how much its halves differ, which are the same again.
STRIPS = """() => Promise.all([...document.querySelectorAll(".seat")].map(async (seat) => {
    const [, address] = getComputedStyle(seat, "::before").backgroundImage.match(/url\\("(.*)"\\)/);
    const strip = Object.assign(new Image(), { src: address });
    await strip.decode();
    const [wide, half] = [60, 200];
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: wide, height: 2 * half });
    const pen = canvas.getContext("2d");
    pen.drawImage(strip, 0, 0, wide, 2 * half);
    const [above, below] = [0, half].map((top) => pen.getImageData(0, top, wide, half).data);
    return above.reduce((sum, each, at) => sum + Math.abs(each - below[at]), 0) / above.length;
}))"""
BOTH = ("hidden-dancer", "mirror")
LONG = [
    f"{name} {'Wolfeschlegelstein' * 4}"[:60]
    for name in ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritzi")
]


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit, language="de")


def of_moths(seats: int) -> Iterator[tuple[str, Table]]:
    """Anna may cheat, as the last of them is the Guard; and then she is the Guard herself."""
    players = "p" + "b" * (seats - 1)
    guard = "abcde"[seats - 1]
    for name, script in {
        "giving": "a:play-13",
        "laying": "a:play-33 a:claim-300 *:close",
        "claiming": "a:play-33",
    }.items():
        deal = dealt(
            players, f"{guard}:play-2", script, top="3", pile="1 1 2 4 5 1", oldest=seats - 1
        )
        yield f"{name} among {seats}", deal
    yield f"on guard among {seats}", dealt(players, "a:play-13")
    yield f"caught among {seats}", dealt(players, "a:play-3 b:slip-52 a:call-b")


def has_all(state: State) -> bool:
    """Anna may let a hidden pair go, and use the mirror."""
    kinds = {write_move(move).partition("-")[0] for move in legal_moves(state, 0)}
    return {"play", "discard", "mirror"} <= kinds


def of_bugs(seats: int, seed: int) -> Iterator[tuple[str, Table]]:
    match = match_of("p" + "r" * (seats - 1), BOTH, seed=seed)
    yield f"a hidden pair and the mirror among {seats}", played(match, has_all, seed=seed)
    yield (
        f"taking among {seats}",
        played(
            match, lambda state: isinstance(state.phase, Taking) and state.phase.queue[:1] == (0,)
        ),
    )


def of_parrots(seats: int) -> Iterator[tuple[str, Table]]:
    wanted = ("two may float", "the last card", "a later round")
    for name, table in parrots.moments("p" + "b" * (seats - 1)):
        if name in wanted:
            yield f"{name} among {seats}", table


def shown(seen: Seen) -> None:
    """The own hand is open, or the pads stand above it."""
    sight = moths.somebody(seen)
    if sight.curtain:
        moths.open_curtain(seen)
        moths.somebody(seen)


def wrong(seen: Seen, text: str, sizes: list[tuple[int, int]]) -> Iterator[str]:
    setting(seen.page, text=text)
    for width, height in (*sizes, SIZES[0]):
        seen.page.set_viewport_size({"width": width, "height": height})
        seen.page.evaluate(NOW)
        yield from (f"{width} × {height}, {text}: {each}" for each in seen.page.evaluate(WHOLE))
    seen.page.set_viewport_size({"width": 360, "height": 640})
    setting(seen.page, text="normal")


Tables: TypeAlias = Callable[[], Iterable[tuple[str, Table]]]
BUSY: dict[str, Tables] = {
    "moths": lambda: of_moths(5),
    "bugs": lambda: of_bugs(6, 11),
    "parrots": lambda: of_parrots(6),
}
FEWER: dict[str, Tables] = {
    "three moths": lambda: of_moths(3),
    "four moths": lambda: of_moths(4),
    "two bugs": lambda: of_bugs(2, 7),
    "four bugs": lambda: of_bugs(4, 4),
    "two parrots": lambda: of_parrots(2),
    "three parrots": lambda: of_parrots(3),
}
# Of all that can be at a table, what has the least room.
TIGHT = ("giving", "claiming", "on guard", "a hidden pair", "taking", "two may float", "the last")


def found_at(lay: Lay, tables: Tables, sizes: Sizes, only: tuple[str, ...] = ("",)) -> list[str]:
    """In German, whose words are longer; with text of twice the size as well."""
    found: list[str] = []
    for name, table in tables():
        if not name.startswith(only):
            continue
        seen = lay(table)
        shown(seen)
        for text, these in sizes.items():
            found += [f"{name}, {each}" for each in wrong(seen, text, these)]
    return found


@pytest.mark.parametrize("kind", BUSY)
def test_all_is_seen_at_once(lay: Lay, kind: str) -> None:
    assert found_at(lay, BUSY[kind], NARROW, TIGHT) == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", [*BUSY, *FEWER])
def test_all_is_seen_at_once_on_every_screen(lay: Lay, kind: str) -> None:
    assert found_at(lay, {**BUSY, **FEWER}[kind], ALL) == []


@pytest.mark.soak
def test_a_panels_pattern_goes_on_without_an_end(lay: Lay) -> None:
    [(_, table), *_] = of_bugs(6, 11)
    seen = lay(table)
    shown(seen)
    differences = seen.page.evaluate(STRIPS)
    assert len(differences) == 6
    assert max(differences) < 3  # of 255; only where an edge meets a pixel


def called(table: Table, names: list[str]) -> Table:
    players = tuple(replace(one, name=name) for one, name in zip(table.match.players, names))
    return replace(table, match=replace(table.match, players=players))


@pytest.mark.soak
def test_long_names_push_nothing_away(lay: Lay) -> None:
    found: list[str] = []
    for name, table in (*of_parrots(6), *of_bugs(6, 11), *of_moths(5)):
        if "caught" in name:
            continue
        seen = lay(called(table, LONG))
        shown(seen)
        found += [f"{name}, {each}" for each in wrong(seen, "normal", SIZES[:4])]
    assert found == []
