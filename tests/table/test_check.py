"""A match that is over is checked: bots are asked again, and other worlds are tried."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import CLOCK
from engine.games import GAMES
from engine.table import check
from engine.table.check import WORLDS, Checking, begun, carried_on
from engine.table.notation import read_match
from engine.table.table import Table, is_person, opened
from tests.table.ended import ended, forged

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
MIXED = (None, "random", "rule-of-thumb")
LEVEL = "novice-bold"
FORMER = Path(__file__).parent / "former" / "cheating-moth.match"


def checked(table: Table) -> Checking:
    return carried_on(begun(table), 100_000)


def bot_turns(table: Table) -> list[tuple[int, Any]]:
    return [
        turn for turn in table.match.turns if turn[0] != CLOCK and not is_person(table, turn[0])
    ]


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_bots_choose_again_what_they_chose(name: str, seed: int) -> None:
    done = checked(ended(name, seed))
    assert done.odd == ()
    assert len(done.agreed) + done.unasked == len(bot_turns(ended(name, seed)))
    assert (done.done, done.per_cent) == (True, 100)


def test_bots_that_think_think_the_same_again() -> None:
    done = checked(ended("party-bugs", kinds=(LEVEL, LEVEL, "random")))
    assert (done.odd, done.alike) == ((), done.worlds)


@EVERY_GAME
def test_they_see_and_choose_the_same_where_all_that_is_hidden_lies_otherwise(name: str) -> None:
    done = checked(ended(name))
    assert done.worlds == min(WORLDS, len(done.agreed))
    assert done.alike == done.worlds > 20


@EVERY_GAME
def test_people_are_not_asked(name: str) -> None:
    table = ended(name, kinds=MIXED)
    done = checked(table)
    assert done.odd == ()
    assert len(done.agreed) + done.unasked == len(bot_turns(table)) < len(table.match.turns)


def test_what_nobody_asked_for_is_counted_apart() -> None:
    done = checked(ended("cheating-moth"))
    assert done.unasked > 0
    assert checked(ended("parrot-box")).unasked == 0


@EVERY_GAME
def test_a_changed_move_of_a_bot_is_found(name: str) -> None:
    table, turn = forged(ended(name))
    [odd] = checked(table).odd
    assert odd.turn == turn
    assert (odd.seat, odd.move) == table.match.turns[turn - 1]
    assert odd.instead == ended(name).match.turns[turn - 1][1]


def test_what_earlier_bots_did_unasked_is_not_held_against_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This match was played before cheating became a risk; a bot that was asked slipped first."""
    table = opened(read_match(FORMER.read_text(encoding="utf-8")))
    done = checked(table)
    assert done.odd == ()
    assert len(done.agreed) + done.unasked == len(bot_turns(table))
    monkeypatch.setattr(GAMES["cheating-moth"], "former_impulses", {})
    assert checked(table).odd != ()


def test_nor_that_they_counted_turns_that_they_had_not_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, counts = opened(read_match(FORMER.read_text(encoding="utf-8"))), check.ways_to_count
    assert checked(table).odd == ()
    monkeypatch.setattr(check, "ways_to_count", lambda *asked: counts(*asked)[:1])
    assert checked(table).odd != ()


def test_what_earlier_bots_chose_is_not_held_against_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master of that time chose otherwise, and was called just master."""
    table = ended("party-bugs", kinds=("master-1-bold", "rule-of-thumb"))
    players = (replace(table.match.players[0], bot="master-bold"), table.match.players[1])
    once = replace(table, match=replace(table.match, players=players))
    done = checked(once)
    assert (done.odd, done.alike) == ((), done.worlds)
    mind = replace(GAMES["party-bugs"].mind, former={})
    monkeypatch.setattr(GAMES["party-bugs"], "mind", mind)
    assert checked(once).odd != ()


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its view holds would differ from world to world."""
    game, table = GAMES["party-bugs"], ended("party-bugs")
    honest = game.view

    def peeking(state: Any, seat: Any) -> Any:
        return replace(honest(state, seat), round=state.piles[0][:1])

    monkeypatch.setattr(game, "view", peeking)
    done = checked(table)
    assert done.alike < done.worlds


@pytest.mark.parametrize("slice_", [1, 7])
def test_in_slices_it_finds_the_same(slice_: int) -> None:
    table, _ = forged(ended("party-bugs"))
    checking, told = begun(table), [0]
    while not checking.done:
        checking = carried_on(checking, slice_)
        told.append(checking.per_cent)
    assert checking == checked(table)
    assert told == sorted(told)
    assert 100 not in told[:-1]


def test_without_bots_there_is_nothing_to_ask() -> None:
    assert begun(ended("party-bugs", kinds=(None, None, None))).per_cent == 100
