"""What chance gave: Moths and action cards in the first hand, and who begins by lot (A2, A3)."""

import pytest

from engine.core.lots import Odds, cards_from
from engine.games.cheating_moth import apply, awaited, dealt, legal_moves, read_config, setup
from engine.games.cheating_moth.cards import is_moth, is_number

PLAIN = read_config(("seats 3",))
OLDEST = read_config(("seats 3", "oldest b"))


@pytest.mark.parametrize("seed", range(30))
def test_moths_and_deeds_are_counted(seed: int) -> None:
    step = setup(PLAIN, seed)
    moths, deeds, start = dealt(PLAIN, step)
    assert (moths.what, deeds.what, start.what) == ("moths", "deeds", "start")
    assert moths.got == tuple(1000 * sum(map(is_moth, hand)) for hand in step.state.hands)
    assert deeds.got == tuple(
        1000 * sum(not is_moth(card) and not is_number(card) for card in hand)
        for hand in step.state.hands
    )
    assert start.got == tuple(1000 * (seat == step.state.starter) for seat in range(3))


def test_they_come_from_the_whole_deck() -> None:
    moths, deeds, start = dealt(PLAIN, setup(PLAIN, 1))
    assert moths.odds == cards_from([1] * 8 + [0] * 63, 8)
    assert deeds.odds == cards_from([1] * 20 + [0] * 51, 8)
    assert start.odds == Odds(333_333, 222_222, -111_112, single=True)


def test_age_is_no_chance() -> None:
    assert [lot.what for lot in dealt(OLDEST, setup(OLDEST, 1))] == ["moths", "deeds"]


def test_a_lot_among_people_alone_gives_bots_no_share() -> None:
    people = read_config(("seats 3", "lot a c"))
    assert [lot.what for lot in dealt(people, setup(people, 1))] == ["moths", "deeds"]


def test_a_round_that_was_agreed_is_no_chance() -> None:
    agreed = read_config(("seats 3", "deal 1 3 51"))
    assert [lot.what for lot in dealt(agreed, setup(agreed, 1))] == ["start"]
    later = read_config(("seats 3", "deal 2 3 51"))
    assert len(dealt(later, setup(later, 1))) == 3


def test_nothing_is_dealt_by_a_turn() -> None:
    state = setup(PLAIN, 1).state
    seat = awaited(state)[0]
    assert dealt(PLAIN, apply(state, seat, legal_moves(state, seat)[0])) == ()
