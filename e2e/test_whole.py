"""Whatever size the screen has, the whole table is seen at once, and nothing lies over it.

One page visits many tables; at each, the phone is turned and the text grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from e2e import moths, parrots
from e2e.access import setting
from e2e.moths import Lay, dealt, phone
from e2e.table import Seen, match_of, played
from e2e.visit import Visit, function_in
from engine.games.party_bugs import legal_moves, write_move
from engine.games.party_bugs.state import State, Taking
from engine.table.table import Table

WHOLE = function_in("whole.js")
NOW = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
SIZES = [(360, 640), (390, 844), (844, 390), (640, 360), (820, 1180)]
BOTH = ("hidden-dancer", "mirror")
LONG = [
    f"{name} {'Wolfeschlegelstein' * 4}"[:60]
    for name in ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritzi")
]


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


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


@pytest.mark.parametrize(
    "tables",
    [
        lambda: [*of_moths(5)],
        lambda: [*of_bugs(6, 11)],
        lambda: [*of_parrots(6)],
        pytest.param(lambda: [*of_moths(3), *of_moths(4)], marks=pytest.mark.soak),
        pytest.param(lambda: [*of_bugs(2, 7), *of_bugs(4, 4)], marks=pytest.mark.soak),
        pytest.param(lambda: [*of_parrots(2), *of_parrots(3)], marks=pytest.mark.soak),
    ],
    ids=["moths", "bugs", "parrots", "fewer moths", "fewer bugs", "fewer parrots"],
)
def test_all_is_seen_at_once(lay: Lay, tables: Callable[[], list[tuple[str, Table]]]) -> None:
    """In German, whose words are longer; with text of twice the size as well."""
    found: list[str] = []
    for name, table in tables():
        seen = lay(table)
        setting(seen.page, language="en")
        shown(seen)
        setting(seen.page, language="de")
        # Six and the largest letters have no room on one screen: there the table may scroll.
        for text in ("normal",) if "among 6" in name else ("normal", "largest"):
            found += [f"{name}, {each}" for each in wrong(seen, text, SIZES)]
        setting(seen.page, language="en")
    assert found == []


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
