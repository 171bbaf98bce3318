"""A save gives back the very same table, and tells when anything about it was changed."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.table.bots import play_bot
from engine.table.match import BadSave, BrokenMatch, Match
from engine.table.notation import write_match
from engine.table.saves import read_save, read_stored, write_save
from engine.table.table import Table, is_person, opened, undo, undo_refusal
from tests.table.matches import a_match, matches, played_on, tables


@given(tables(), st.integers(0, 10**9))
def test_a_save_gives_back_the_same_table(table: Table, more: int) -> None:
    later = Table(table.match, table.steps, table.revision + more)
    assert read_save(write_save(later)) == later


@given(tables(), st.integers(0, 2**32))
def test_a_loaded_table_goes_on_like_the_saved_one(table: Table, seed: int) -> None:
    loaded = read_save(write_save(table))
    assert played_on(loaded, Random(seed), 20) == played_on(table, Random(seed), 20)


@given(tables(most_turns=40))
def test_the_bots_of_a_loaded_table_do_what_they_would_have_done(table: Table) -> None:
    loaded = read_save(write_save(table))
    assert play_bot(loaded) == play_bot(table)


@given(tables(most_turns=60))
def test_what_could_be_taken_back_still_can_be_after_loading(table: Table) -> None:
    loaded = read_save(write_save(table))
    for seat in range(len(table.match.players)):
        assert undo_refusal(loaded, seat) == undo_refusal(table, seat)


@given(tables())
def test_equal_tables_have_equal_saves(table: Table) -> None:
    text = write_save(table)
    assert write_save(read_save(text)) == text


@given(matches())
def test_a_stored_match_without_a_seal_has_no_revision(match: Match) -> None:
    assert read_stored(write_match(match)) == (match, None)


def test_a_save_keeps_the_revision_that_an_undo_counted() -> None:
    table = one_turn_played()
    taken_back = undo(table, table.match.turns[0][0])
    assert read_save(write_save(taken_back)).revision == taken_back.revision == 2


def test_a_sealed_match_that_breaks_the_rules_is_broken_not_damaged() -> None:
    table = one_turn_played()
    twice = Match("party-bugs", table.match.config, 7, table.match.players, table.match.turns * 2)
    with pytest.raises(BrokenMatch) as fault:
        read_save(write_save(Table(twice, table.steps, 2)))
    assert fault.value.at == 2


@pytest.mark.parametrize(
    "sign", ["0", "9", "a", "Z", " ", '"', "\n", "\r", "\x00", "é", "🐞", "\ud800"]
)
def test_any_single_changed_sign_is_noticed(sign: str) -> None:
    text = save_of_two()
    missed = [
        at
        for at, old in enumerate(text)
        if old != sign and not notices(f"{text[:at]}{sign}{text[at + 1 :]}")
    ]
    assert missed == []


def test_any_single_lost_sign_is_noticed() -> None:
    text = save_of_two()
    assert [at for at in range(len(text)) if not notices(text[:at] + text[at + 1 :])] == []


def test_any_single_doubled_sign_is_noticed() -> None:
    text = save_of_two()
    assert [at for at in range(len(text)) if not notices(text[: at + 1] + text[at:])] == []


def test_any_two_neighbours_that_changed_places_are_noticed() -> None:
    text = save_of_two()
    missed = [
        at
        for at, (one, other) in enumerate(pairwise(text))
        if one != other and not notices(f"{text[:at]}{other}{one}{text[at + 2 :]}")
    ]
    assert missed == []


def test_a_save_that_was_cut_off_anywhere_is_noticed() -> None:
    text = save_of_two()
    assert [length for length in range(len(text)) if not notices(text[:length])] == []


def notices(text: str) -> bool:
    """No other exception may come out, so none is caught."""
    try:
        read_save(text)
    except BadSave:
        return True
    return False


def one_turn_played() -> Table:
    table = played_on(opened(a_match(3)), Random(1), 1)
    assert is_person(table, table.match.turns[0][0])
    return table


def save_of_two() -> str:
    match = a_match(2, bots={1: "random"}, hidden_dancer=True, mirror=True, youngest=(1,))
    return write_save(played_on(opened(match), Random(2), 8))
