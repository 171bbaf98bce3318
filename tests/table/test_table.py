"""Submitting: one turn more, by whoever saw the table as it is now."""

import copy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import BadMessage
from engine.core.game import IllegalMove
from engine.table.match import MOST_TURNS
from engine.table.saves import write_save
from engine.table.table import Stale, Table, awaited, is_person, opened, submit
from tests.table.matches import a_match, possible_turns, tables, tables_and_moves, with_turns


@given(tables(), st.integers(0, 2**32))
def test_a_submitted_turn_is_one_turn_and_one_revision_more(table: Table, seed: int) -> None:
    for seat, move in possible_turns(table, Random(seed))[:1]:
        after = submit(table, table.revision, seat, move)
        assert after.match.turns == (*table.match.turns, (seat, move))
        assert after.revision == table.revision + 1
        assert after.steps[:-1] == table.steps
        assert after.steps[-1] == table.match.game.apply(table.state, seat, move)


@given(tables(), st.integers(0, 2**32))
def test_submitting_changes_nothing_about_the_table_before(table: Table, seed: int) -> None:
    before, save = copy.deepcopy(table), write_save(table)
    for seat, move in possible_turns(table, Random(seed)):
        submit(table, table.revision, seat, move)
    assert table == before
    assert write_save(table) == save


@given(tables(), st.integers(0, 2**32))
def test_the_same_turn_twice_from_the_same_table_leads_to_equal_tables(
    table: Table, seed: int
) -> None:
    for seat, move in possible_turns(table, Random(seed))[:1]:
        once = submit(table, table.revision, seat, move)
        assert submit(table, table.revision, seat, move) == once


@given(tables(most_turns=30), st.integers(-3, 3).filter(bool), st.integers(0, 2**32))
def test_whoever_saw_another_revision_is_stale(table: Table, off: int, seed: int) -> None:
    for seat, move in possible_turns(table, Random(seed))[:1]:
        with pytest.raises(Stale):
            submit(table, table.revision + off, seat, move)


@given(tables_and_moves(most_turns=30))
def test_stale_comes_before_illegal(both: tuple[Table, object]) -> None:
    table, move = both
    with pytest.raises(Stale):
        submit(table, table.revision + 1, 0, move)


@given(tables_and_moves(most_turns=60), st.integers(-1, 9))
def test_a_refused_move_is_not_submitted(both: tuple[Table, object], seat: int) -> None:
    table, move = both
    refusal = table.match.game.refusal(table.state, seat, move)
    if refusal is None:
        return
    with pytest.raises(IllegalMove) as fault:
        submit(table, table.revision, seat, move)
    assert fault.value.refusal == refusal


@given(tables())
def test_a_table_opened_again_stands_where_it_stood(table: Table) -> None:
    assert opened(table.match) == table


@given(tables())
def test_as_long_as_a_match_is_not_over_somebody_is_awaited(table: Table) -> None:
    assert (awaited(table) == ()) == (table.match.game.outcome(table.state) is not None)


def test_neither_a_bot_nor_the_clock_is_a_person() -> None:
    table = opened(a_match(3, bots={1: "random"}))
    assert [seat for seat in (-1, 0, 1, 2) if is_person(table, seat)] == [0, 2]


def test_a_full_table_takes_no_more_turns_and_stays_as_it_was() -> None:
    fresh = opened(a_match(3))
    seat, move = possible_turns(fresh, Random(1))[0]
    full = Table(with_turns(fresh.match, ((seat, move),) * MOST_TURNS), fresh.steps, MOST_TURNS)
    with pytest.raises(BadMessage, match="too-many-turns"):
        submit(full, full.revision, seat, move)
    assert (full.revision, full.steps) == (MOST_TURNS, fresh.steps)
