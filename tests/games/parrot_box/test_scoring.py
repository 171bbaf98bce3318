"""S1, S2, P1, P2: what a box counts, and how that comes about."""

import pytest

from engine.games.parrot_box.cards import Column, Set, opening_sum, score_of
from tests.games.parrot_box.table import faces

# Columns as in the rules, top over bottom.
TABLE = [
    ("7/7 7/7 3/5 0/12", 10),
    ("4/P 4/4 4/4 2/9", -4),
    ("10/10 10/10 3/3 3/3", -20),
    ("P/P 6/6 1/2 0/0", 3),
    ("12/P 12/P 12/P 12/P", -20),
    ("3/8 3/9 5/P 0/1", 24),
]


def by_columns(text: str) -> tuple[int | None, ...]:
    """`7/7 3/# …`: the faces by spot; a # is not known."""
    columns = [column.split("/") for column in text.split()]
    rows = [column[0] for column in columns] + [column[1] for column in columns]
    return tuple([None if word == "#" else faces(word)[0] for word in rows])


@pytest.mark.parametrize(("text", "total"), TABLE)
def test_s3_the_boxes_of_the_rules(text: str, total: int) -> None:
    assert score_of(by_columns(text)).total == total


@pytest.mark.parametrize(("text", "total"), TABLE)
def test_s1_columns_and_rows_may_change_places(text: str, total: int) -> None:
    columns = [column.split("/") for column in text.split()]
    turned = " ".join([f"{bottom}/{top}" for top, bottom in columns[::-1]])
    assert score_of(by_columns(turned)).total == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("1/2 3/4 5/6 7/8", 36),  # no pair
        ("1/2 1/2 5/6 7/8", 32),  # S1: equal cards side by side are no pair
        ("1/2 2/1 5/6 7/8", 32),
        ("0/0 1/2 3/4 5/6", 21),
        ("12/12 12/12 12/12 12/12", -20),  # S2: not cumulative
        ("12/12 12/12 12/12 11/12", 8),
        ("12/12 12/12 11/12 11/12", 36),
        ("0/0 1/2 0/0 3/4", 0),  # zeros count as any number, and need not be neighbours
        ("5/5 1/1 5/5 1/1", -20),
        ("5/5 5/5 5/5 1/1", -15),
        ("5/P 5/5 1/P 1/1", -20),
        ("P/5 P/6 P/7 P/8", 0),
        ("P/5 P/5 1/2 3/4", 0),
        ("P/P P/P 1/2 3/4", 10),  # P2: of no number
        ("P/P P/P 5/5 5/5", -10),
        ("P/0 0/0 0/P 0/0", -20),
    ],
)
def test_s2_pairs_of_one_number(text: str, total: int) -> None:
    assert score_of(by_columns(text)).total == total


def test_s2_the_sets_are_told() -> None:
    assert score_of(by_columns("5/5 1/P 5/P 1/1")).sets == (Set(1, 4, -10), Set(5, 4, -10))
    assert score_of(by_columns("5/5 5/P 5/5 1/1")).sets == (Set(5, 6, -15),)
    assert score_of(by_columns("5/5 5/5 5/5 5/5")).sets == (Set(5, 8, -20),)
    assert score_of(by_columns("5/5 6/6 7/7 P/P")).sets == ()


@pytest.mark.parametrize(
    ("column", "kind", "number", "value"),
    [
        ("7/7", "pair", 7, 0),
        ("0/0", "pair", 0, 0),
        ("P/7", "pair", 7, 0),
        ("7/P", "pair", 7, 0),
        ("0/P", "pair", 0, 0),
        ("P/P", "parrots", None, 0),
        ("7/8", "apart", None, 15),
        ("0/12", "apart", None, 12),
        ("P/#", "undecided", None, 0),
        ("#/P", "undecided", None, 0),
        ("7/#", "unfinished", None, 7),
        ("#/7", "unfinished", None, 7),
        ("#/0", "unfinished", None, 0),
        ("#/#", "unfinished", None, 0),
    ],
)
def test_p1_what_a_column_is(column: str, kind: str, number: int | None, value: int) -> None:
    others = "1/2 3/4 5/6"
    score = score_of(by_columns(f"{others} {column}"))
    assert score.columns[3] == Column(kind, number, value)  # type: ignore[arg-type]
    assert score.total == 21 + value


def test_p1_what_is_not_known_counts_nothing_yet() -> None:
    assert score_of((None,) * 8).total == 0
    assert score_of(by_columns("4/4 4/# P/# 4/P")).total == 4 - 10


@pytest.mark.parametrize(
    ("two", "sum_"),
    [
        ("7/# 5/# #/# #/#", 12),
        ("7/7 #/# #/# #/#", 14),  # a pair counts in full here
        ("7/P #/# #/# #/#", 14),  # a Parrot counts its partner
        ("P/7 #/# #/# #/#", 14),
        ("7/# P/# #/# #/#", 7),  # … if that is turned up
        ("P/P #/# #/# #/#", 0),
        ("P/# #/P #/# #/#", 0),
        ("0/# #/# #/# #/0", 0),
        ("P/0 #/# #/# #/#", 0),
    ],
)
def test_a3_the_sum_of_the_two_cards(two: str, sum_: int) -> None:
    assert opening_sum(by_columns(two)) == sum_
