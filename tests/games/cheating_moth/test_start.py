"""A1 to A4: the cards, the deal, who starts, what is known."""

from collections import Counter

import pytest

from engine.core.cards import face_of
from engine.core.game import CLOCK
from engine.games.cheating_moth import read_config, setup, view, with_precedence
from engine.games.cheating_moth.cards import (
    DECK,
    MOTH,
    NUMBER,
    is_moth,
    kind_of,
    neighbours,
    value_of,
)
from engine.games.cheating_moth.events import HandDealt, RoundBegun
from engine.games.cheating_moth.state import HAND, Config, State
from tests.games.cheating_moth.table import (
    begin,
    faces,
    hand,
    kinds,
    moves,
    phase,
    placed,
    play,
    refused,
    the,
    written,
)

HANDS = "1 1 1 1 1 1 1 1 | 2 2 2 2 2 2 2 2 | 3 3 3 3 3 3 3 3"


def test_a1_there_are_71_cards() -> None:
    assert len(DECK) == 71
    kinds_of = Counter(map(kind_of, DECK))
    assert (kinds_of.pop(NUMBER), kinds_of.pop(MOTH)) == (43, 8)
    assert set(kinds_of.values()) == {5}
    assert Counter([value_of(card) for card in DECK if is_moth(card)]) == {
        1: 1,
        2: 2,
        3: 2,
        4: 2,
        5: 1,
    }
    assert [value_of(card) for card in DECK if kind_of(card) == NUMBER].count(2) == 8


def test_a2_everybody_gets_eight_and_a_card_begins_the_discards() -> None:
    for seats in (3, 4, 5):
        state = begin(f"seats {seats}")
        assert [len(cards) for cards in state.hands] == [HAND] * seats
        assert (len(state.discards), len(state.pile)) == (1, 70 - 8 * seats)


def test_a2_an_explicit_deal_goes_seat_by_seat() -> None:
    state = begin("deal 1 " + " ".join(map(str, faces(f"{HANDS} 51 4 23"))))
    assert [hand(state, seat) for seat in "abc"] == [" ".join(f * 8) for f in "123"]
    assert written(state.discards) == "51"
    assert written(state.pile[:2]) == "4 23"


def test_a2_which_copy_is_dealt_where_is_by_lot() -> None:
    line = "deal 1 " + " ".join(map(str, faces(HANDS)))
    assert begin(line, seed=1).hands != begin(line, seed=2).hands


def test_a2_the_next_round_is_dealt_of_all_the_cards_by_the_clock() -> None:
    ended = play(placed("3", "2 2", "1 1", top="4"), "b:slip-2 a:play-3")
    assert phase(ended) == "Scored"
    assert refused(ended, "a:deal") == "only-the-clock-deals A2"
    assert refused(ended, "a:draw") == "round-over E1"
    fresh = play(ended, "*:deal")
    assert (fresh.round, fresh.vanished, fresh.slips) == (2, ((), (), ()), (None,) * 3)
    assert refused(fresh, "*:deal") == "round-still-on A2"
    dealt = [*fresh.pile, *fresh.discards, *[card for cards in fresh.hands for card in cards]]
    assert sorted(dealt) == sorted(DECK)


def test_a3_the_oldest_starts_with_the_guard_bug() -> None:
    step = setup(read_config(("seats 4", "oldest c a")), 3)
    assert (step.state.guard, step.state.active, step.state.starter) == (2, 2, 2)
    assert step.events[0] == RoundBegun(1, 4, 2, "oldest", step.state.discards[0])


def test_a3_bots_are_the_youngest() -> None:
    assert with_precedence(Config(4), (3, 1), (0, 2)) == Config(4, oldest=(3, 1))
    assert with_precedence(Config(4, oldest=(1,)), (), (0, 1, 2, 3)) == Config(4)


def test_a3_who_sits_among_bots_alone_is_the_oldest() -> None:
    assert with_precedence(Config(4), (), (0, 1, 3)) == Config(4, oldest=(2,))


def test_a3_a_lot_is_for_people_alone() -> None:
    """In all seeds that were tried; among all alike where there are only people, or only bots."""
    agreed = with_precedence(Config(4), (), (0, 2))
    assert agreed == Config(4, lot=(1, 3))
    step = setup(agreed, 5)
    (begun, *_) = step.events
    assert isinstance(begun, RoundBegun)
    assert (begun.by, begun.starter) == ("lot", step.state.guard)
    assert {setup(agreed, seed).state.starter for seed in range(200)} == {1, 3}
    for bots in ((), (0, 1, 2, 3)):
        everybody = with_precedence(Config(4), (), bots)
        assert everybody == Config(4)
        assert {setup(everybody, seed).state.starter for seed in range(60)} == {0, 1, 2, 3}


def test_a3_an_age_that_is_told_counts_more_than_a_lot() -> None:
    assert with_precedence(Config(4, lot=(1, 3)), (3,), (0, 2)) == Config(4, oldest=(3,))


def test_a3_a_lot_decides_if_no_age_is_known() -> None:
    starters = [setup(Config(3), seed).state.starter for seed in range(30)]
    assert sorted(set(starters)) == [0, 1, 2]
    (begun, *_) = setup(Config(3), 0).events
    assert isinstance(begun, RoundBegun)
    assert begun.by == "lot"


def test_a3_the_left_neighbour_of_the_last_starter_is_next() -> None:
    """Wherever the Guard Bug had gone to."""
    state = placed("3", "2 2", "1 1", top="4", guard="c")
    ended = play(state, "a:play-3")
    begun = the(ended, "*:deal", RoundBegun)
    fresh = play(ended, "*:deal")
    assert isinstance(begun, RoundBegun)
    assert (begun.starter, begun.by) == (1, "left")
    assert (fresh.starter, fresh.guard, fresh.active, fresh.turn) == (1, 1, 1, 1)
    around = fresh._replace(hands=((), *fresh.hands[1:]), starter=2, round=2)
    assert play(around._replace(phase=ended.phase), "*:deal").starter == 0


@pytest.mark.parametrize(("value", "fit"), [(1, (5, 2)), (3, (2, 4)), (5, (4, 1))])
def test_t2_one_and_five_are_neighbours(value: int, fit: tuple[int, int]) -> None:
    assert neighbours(value) == fit


def test_a4_a_fan_tells_nothing_but_that_it_is_there() -> None:
    state = begin()
    fans = view(state, 1).fans
    assert fans[1].cards == state.hands[1]
    assert (fans[1].count, fans[1].vanished) == (8, ())
    assert (fans[0].cards, fans[0].count, fans[0].vanished) == (None, None, None)
    assert view(state, None).fans[1].cards is None
    assert view(state, CLOCK) == view(state, None)


def test_a4_open_counts_tell_how_many_there_are() -> None:
    state = play(placed("3 2", "1 1", "5 5", top="4", options="open-counts"), "b:slip-1")
    assert [fan.count for fan in view(state, 2).fans] == [2, 1, 2]


def test_a4_everything_lies_open_when_the_round_is_over() -> None:
    state = play(placed("3", "2 2", "1 1", top="4"), "b:slip-2 a:play-3")
    fans = view(state, None).fans
    assert [written(fan.cards or ()) for fan in fans] == ["", "2", "1 1"]
    assert [fan.count for fan in fans] == [0, 1, 2]
    assert written(fans[1].vanished or ()) == "2"


def test_a2_each_hand_is_told_to_its_owner() -> None:
    dealt = [event for event in setup(Config(3), 1).events if isinstance(event, HandDealt)]
    assert [(event.seat, event.count) for event in dealt] == [(0, 8), (1, 8), (2, 8)]


def total(state: State) -> int:
    held = sum([len(cards) for cards in (*state.hands, *state.vanished)])
    return held + len(state.pile) + len(state.discards) + 3 - state.slips.count(None)


def test_every_card_is_somewhere_while_one_slips() -> None:
    state = placed("3 2", "1 1", "5 5", top="4")
    for script in ("b:slip-1", "*:late-b", "b:rustle"):
        state = play(state, script)
        assert total(state) == 71
    assert sorted({face_of(card) for card in DECK}) == sorted(
        [kind * 10 + value for kind in range(6) for value in range(1, 6)]
    )
    assert moves(state, "a") == "play-3"
    assert kinds(state, "a:play-3") == "CardPlayed"
