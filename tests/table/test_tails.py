"""A save and its tails are the save of the table, turn by turn, and nothing is written twice."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.storing import WHOLE_EVERY, Storing
from engine.storing_protocol import Saved, Whole
from engine.table.match import BadSave
from engine.table.saves import Tail, read_save, tail_of, whole_of, with_tail, write_save
from engine.table.table import Table, is_person, opened, undo, undo_refusal
from tests.table.matches import a_match, fresh_matches, played_on, tables
from tests.table.test_paragraphs import long_table


def grown(text: str, saved: Saved | None) -> str:
    match saved:
        case None:
            return text
        case Whole(whole):
            return whole
        case Tail():
            return with_tail(text, saved)


@given(tables(most_turns=90), st.integers(0, 2**32))
def test_a_save_and_its_tails_are_the_save_of_the_table(table: Table, seed: int) -> None:
    """However many turns come at once; the last line may be full, or a chapter may begin."""
    chance = Random(seed)
    text, stored = whole_of(table)
    assert text == write_save(table)
    for _ in range(12):
        table = played_on(table, chance, chance.choice((1, 1, 1, 2, 9)))
        tail, stored = tail_of(table, stored)
        text = with_tail(text, tail)
        assert text == write_save(table)
    assert read_save(text) == table


@given(fresh_matches(), st.integers(0, 2**32))
def test_whatever_is_done_the_store_has_the_whole_table(match: Any, seed: int) -> None:
    """Undo too, and looks in between; and the whole comes again before a tail is far from it."""
    chance, storing, text = Random(seed), Storing(), ""
    table, since = opened(match), 0
    saved = storing.told(table, goes_on=False)
    for _ in range(WHOLE_EVERY + 40):
        since = 0 if isinstance(saved, Whole) else since + 1
        assert since < WHOLE_EVERY
        text = grown(text, saved)
        assert text == write_save(table)
        assert storing.told(table, goes_on=chance.random() < 0.5) is None
        seats = [seat for seat in range(len(match.players)) if is_person(table, seat)]
        back = [seat for seat in seats if undo_refusal(table, seat) is None]
        if back and chance.randrange(4) == 0:
            table = undo(table, chance.choice(back))
            saved = storing.told(table, goes_on=False)
            assert isinstance(saved, Whole)
        else:
            later = played_on(table, chance, 1)
            saved = None if later is table else storing.told(later, goes_on=True)
            table = later


def test_a_store_that_has_missed_something_gets_the_whole() -> None:
    storing, table = Storing(), opened(a_match(3))
    storing.told(table, goes_on=False)
    later = played_on(table, Random(1), 3)
    storing.told(later, goes_on=True)
    assert storing.whole(later) == Whole(write_save(later))
    last = played_on(later, Random(2), 1)
    assert grown(write_save(later), storing.told(last, goes_on=True)) == write_save(last)


@given(tables(most_turns=30), st.integers(0, 2**32))
def test_a_tail_continues_one_save_alone(table: Table, seed: int) -> None:
    chance = Random(seed)
    later = played_on(table, chance, 1)
    text, stored = whole_of(table)
    tail, after = tail_of(later, stored)
    if later is table:
        return
    beside = write_save(Table(table.match, table.steps, table.revision + 1))
    further = tail_of(played_on(later, chance, 1), after)[0]
    for wrong in (with_tail(text, tail), beside, text[:-1], "", text.replace("seal", "sealed")):
        with pytest.raises(BadSave):
            with_tail(wrong, tail)
    if further.after != tail.after:
        with pytest.raises(BadSave):
            with_tail(text, further)


def calls_of(does: Callable[[], object]) -> int:
    """How much is called for it, in Python and below."""
    count = 0

    def counting(_frame: object, event: str, _about: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counting)
    try:
        does()
    finally:
        sys.setprofile(None)
    return count


def test_a_tail_late_in_a_long_match_costs_no_more_than_an_early_one() -> None:
    costs, lengths = [], []
    for turns in (10, 1_000, 5_000):
        table = long_table(turns)
        before = Table(
            a_match_with(table, turns - 1), table.steps[:-1], table.revision - 1, table.missed
        )
        _, stored = whole_of(before)
        tail_of(table, stored)  # what is worked out once for all is there
        costs.append(calls_of(partial(tail_of, table, stored)))
        lengths.append(len(tail_of(table, stored)[0].tail))
    assert max(costs) < 1.6 * min(costs)
    assert max(lengths) < 60


def a_match_with(table: Table, turns: int) -> Any:
    return replace(table.match, turns=table.match.turns[:turns])
