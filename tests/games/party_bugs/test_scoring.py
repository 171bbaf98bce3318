"""B9: adding up, winning, and ties of every place."""

import pytest

from engine.core.game import Outcome
from engine.games.party_bugs import outcome
from engine.games.party_bugs.events import CardTaken, GameScored, PairLeft
from engine.games.party_bugs.state import Scored, State
from tests.games.party_bugs.table import (
    alike,
    cards,
    drift,
    finished,
    first_move,
    told,
)


def last_round(holder: str, displays: str) -> State:
    """Round 13 begins with these displays; everybody will take a one."""
    rows = displays.split(" | ")
    floor = cards(" ".join([f"1{x}" for x in "abcdef"[: len(rows)]]))
    laid = tuple([cards(row.strip("-")) for row in rows])
    return drift(alike(len(rows), holder), "13")._replace(displays=laid, floor=floor)


def test_b9_the_lowest_total_wins() -> None:
    ended = finished(last_round("a", "7a 2b | 3b | 12a"))
    assert ended.phase == Scored((10, 4, 13))
    assert ended.sums == (10, 4, 13)
    assert outcome(ended) == Outcome(scores=(10, 4, 13), ranks=(2, 1, 3), by_tie_rule=())


def test_b9_there_is_no_outcome_before_the_last_take() -> None:
    state = last_round("a", "7a | 3b | 12a")
    assert outcome(state) is None
    assert outcome(first_move(first_move(state))) is None
    assert outcome(first_move(first_move(first_move(state)))) is not None


def test_b9_an_empty_display_counts_nothing() -> None:
    state = last_round("c", "1f | 3b | -")
    assert outcome(finished(state)) == Outcome((0, 4, 1), (1, 3, 2), ())


def test_b9_the_game_is_scored_with_the_last_take() -> None:
    state = first_move(first_move(last_round("a", "1f | 3b | 3a")))
    assert told(state, "a:take-1c") == (
        CardTaken(0, cards("1c")[0], last=True),
        PairLeft(0, cards("1f 1c")),
        GameScored(totals=(0, 4, 4), sums=(0, 4, 4), order=(0, 1, 2), by_tie_rule=(1, 2)),
    )


@pytest.mark.parametrize(
    ("holder", "ranks"),
    [
        ("a", (1, 2, 3, 4)),
        ("b", (4, 1, 2, 3)),
        ("c", (3, 4, 1, 2)),
        ("d", (2, 3, 4, 1)),
    ],
)
def test_b9_a_tie_of_all_goes_clockwise_from_the_holder(
    holder: str, ranks: tuple[int, ...]
) -> None:
    ended = finished(last_round(holder, "5a | 5b | 5c | 5d"))
    assert outcome(ended) == Outcome((6, 6, 6, 6), ranks, (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("holder", "ranks"),
    [
        ("a", (3, 1, 4, 2, 5)),
        ("b", (4, 1, 3, 2, 5)),
        ("c", (4, 2, 3, 1, 5)),
        ("d", (3, 2, 4, 1, 5)),
        ("e", (3, 1, 4, 2, 5)),
    ],
)
def test_b9_the_tied_card_settles_every_place(holder: str, ranks: tuple[int, ...]) -> None:
    """b and d have 4, a and c 6, e has 10."""
    ended = finished(last_round(holder, "5a | 3b | 5c | 3d | 9e"))
    assert outcome(ended) == Outcome((6, 4, 6, 4, 10), ranks, (0, 1, 2, 3))


@pytest.mark.parametrize("number", range(3, 7))
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_b9_when_all_play_alike_only_the_sweep_of_twelves_counts(number: int, holder: int) -> None:
    """Everybody gets 1 to 11 and a 13; the holder's King sweeps all twelves in round 12."""
    ended = finished(alike(number, "abc"[holder]))
    twelve_stays = 12 if number % 2 else 0
    totals = tuple([79 + twelve_stays * (seat == holder) for seat in range(number)])
    assert ended.phase == Scored(totals)
