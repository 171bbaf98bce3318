"""Whoever keeps a mark notices that the past was changed; and matches are laid side by side."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import Unreadable
from engine.links.chain import heads_of, keeps, mark_of
from engine.links.compared import Comparison, compared
from engine.table.match import Match
from engine.table.table import Table, opened
from tests.table.matches import a_match, played_on, tables

TABLE = played_on(opened(a_match(3)), Random(1), 20)
MATCH = TABLE.match


def chain(match: Match) -> tuple[str, ...]:
    return tuple(heads_of(match))


def cut(match: Match, turns: int) -> Match:
    return replace(match, turns=match.turns[:turns])


def changed(turn: int) -> Match:
    """Somebody did something else there."""
    seat, _ = MATCH.turns[turn]
    other = (seat, MATCH.game.read_move("discard-pair"))
    return replace(MATCH, turns=(*MATCH.turns[:turn], other, *MATCH.turns[turn + 1 :]))


@given(tables(most_turns=40), st.data())
def test_a_match_that_goes_on_keeps_every_mark_of_it(table: Table, more: st.DataObject) -> None:
    turns = more.draw(st.integers(0, len(table.match.turns)))
    assert keeps(chain(table.match), mark_of(cut(table.match, turns))) == "kept"


@pytest.mark.parametrize("turn", range(20))
def test_a_changed_turn_is_noticed_however_long_ago(turn: int) -> None:
    assert keeps(chain(changed(turn)), mark_of(MATCH)) == "changed"


def test_turns_that_changed_places_are_noticed() -> None:
    turns = (MATCH.turns[1], MATCH.turns[0], *MATCH.turns[2:])
    assert keeps(chain(replace(MATCH, turns=turns)), mark_of(MATCH)) == "changed"


def test_another_deal_is_noticed_before_the_first_turn() -> None:
    fresh = cut(MATCH, 0)
    assert keeps(chain(replace(fresh, seed=8)), mark_of(fresh)) == "changed"


def test_what_was_taken_back_is_told_as_that() -> None:
    assert keeps(chain(cut(MATCH, 19)), mark_of(MATCH)) == "taken-back"


def test_every_head_is_another() -> None:
    heads = list(heads_of(MATCH))
    assert len({*heads}) == len(heads) == 21


def test_marks_stay_what_they_are() -> None:
    """A phone may have kept one for long."""
    assert mark_of(a_match(2)) == "0-ee52bd7a46f15957"


@pytest.mark.parametrize(
    "text", ["", "x", "1", "-", "1-", "1-0123456789abcdeX", "1-0123456789ABCDEF"]
)
def test_what_is_no_mark_is_told(text: str) -> None:
    with pytest.raises(Unreadable, match="not-a-mark"):
        keeps(chain(MATCH), text)


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (MATCH, MATCH, Comparison("same", None)),
        (cut(MATCH, 5), MATCH, Comparison("ahead", 6)),
        (MATCH, cut(MATCH, 5), Comparison("behind", 6)),
        (MATCH, changed(5), Comparison("diverged", 6)),
        (changed(19), MATCH, Comparison("diverged", 20)),
        (MATCH, replace(MATCH, seed=8), Comparison("another", None)),
        (MATCH, a_match(2), Comparison("another", None)),
    ],
    ids=lambda value: value.how if isinstance(value, Comparison) else "",
)
def test_how_two_matches_lie_is_told(mine: Match, theirs: Match, expected: Comparison) -> None:
    assert compared(mine, theirs) == expected
