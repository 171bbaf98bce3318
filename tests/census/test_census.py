"""Exact counts from small positions, as chess engines are tested with perft."""

import pytest

from tests.census.census import census
from tests.census.counted import COUNTED
from tests.census.position import Position
from tests.census.positions import POSITIONS
from tests.census.worlds import BOOK, ENGINE

EVERY_POSITION = pytest.mark.parametrize("position", POSITIONS, ids=lambda at: at.name)


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def test_every_position_is_counted_once() -> None:
    assert [position.name for position in POSITIONS] == list(COUNTED)


@EVERY_POSITION
def test_the_engine_counts_the_pinned_sequences_of_turns(position: Position) -> None:
    assert census(ENGINE, position).sequences == numbers(COUNTED[position.name][0])


@EVERY_POSITION
def test_the_engine_counts_the_pinned_positions(position: Position) -> None:
    assert census(ENGINE, position).positions == numbers(COUNTED[position.name][1])


@EVERY_POSITION
def test_the_book_counts_the_pinned_sequences_of_turns(position: Position) -> None:
    assert census(BOOK, position).sequences == numbers(COUNTED[position.name][0])


@EVERY_POSITION
def test_the_book_counts_the_pinned_positions(position: Position) -> None:
    assert census(BOOK, position).positions == numbers(COUNTED[position.name][1])


@EVERY_POSITION
def test_engine_and_book_reach_the_same_positions_in_as_many_ways(position: Position) -> None:
    assert census(ENGINE, position).layers == census(BOOK, position).layers


@EVERY_POSITION
def test_engine_and_book_end_with_the_same_totals_and_ranks(position: Position) -> None:
    assert census(ENGINE, position).results == census(BOOK, position).results


@pytest.mark.parametrize("phase", ["hide", "choose", "take", "mirror", "scored"])
def test_every_phase_is_counted_somewhere(phase: str) -> None:
    seen = [
        one for position in POSITIONS for ways in census(ENGINE, position).layers for one in ways
    ]
    assert any(one[0] == phase for one in seen)
