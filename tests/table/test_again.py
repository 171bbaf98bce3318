"""Bots are asked once more while a match goes on; only whose moves differ is told."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.table import check
from engine.table.again import Asking, asked_further, asking
from engine.table.check import ways_to_count
from engine.table.notation import read_match
from engine.table.table import Table, opened
from tests.table.ended import ended, forged
from tests.table.test_check import FORMER

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def cut(table: Table, turns: int) -> Table:
    match = replace(table.match, turns=table.match.turns[:turns])
    return Table(match, table.steps[: turns + 1], turns)


def asked(at: Asking, effort: int = 10_000) -> Asking:
    while not at.done:
        at = asked_further(at, effort)
    return at


@EVERY_GAME
def test_what_bots_did_is_what_they_do_again(name: str) -> None:
    table = ended(name)
    half = cut(table, len(table.match.turns) // 2)
    found = asked(asking(half, 0))
    assert found.odd == ()
    assert found.asked > 10


def test_nor_is_it_held_against_them_how_bots_were_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then they counted turns that they had not noticed, too (test_check.py)."""
    table = opened(read_match(FORMER.read_text(encoding="utf-8")))
    assert asked(asking(table, 0)).odd == ()
    monkeypatch.setattr(check, "ways_to_count", lambda *asked: ways_to_count(*asked)[:1])
    assert asked(asking(table, 0)).odd != ()


def test_nor_what_a_kind_of_bot_meant_before() -> None:
    table = cut(ended("party-bugs", kinds=("master-1-bold", None)), 12)
    players = (replace(table.match.players[0], bot="master-bold"), table.match.players[1])
    once = replace(table, match=replace(table.match, players=players))
    found = asked(asking(once, 0))
    assert found.odd == ()
    assert found.asked > 3


@EVERY_GAME
def test_whose_move_no_bot_would_make_is_told(name: str) -> None:
    table, turn = forged(ended(name))
    running = cut(table, turn + 2)
    seat = table.match.turns[turn - 1][0]
    assert asked(asking(running, 0)).odd == (seat,)
    assert asked(asking(running, turn - 1)).odd == (seat,)
    assert asked(asking(running, turn)).odd == ()


def test_a_bot_that_thinks_is_asked_slice_by_slice() -> None:
    table = cut(ended("party-bugs", kinds=("regular", "regular", None)), 9)
    counted = []
    for effort in (1, 100_000):
        at, slices = asking(table, 0), 0
        while not at.done:
            at, slices = asked_further(at, effort), slices + 1
        assert at.odd == ()
        counted.append(slices)
    assert counted[0] > counted[1]
