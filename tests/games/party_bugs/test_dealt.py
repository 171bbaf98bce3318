"""What chance gave: the first hand, the King in it, and the Tied card, by the lowest (B1, B2)."""

from fractions import Fraction
from itertools import combinations

import pytest

from engine.core.cards import face_of
from engine.core.game import Step
from engine.core.lots import Lot, Odds
from engine.games.party_bugs import apply, awaited, dealt, legal_moves, read_config, setup
from engine.games.party_bugs.cards import FACES, KING
from engine.games.party_bugs.events import GameBegun, TiedGiven

SEEDS = range(60)
PLAIN = read_config(("seats 3", "youngest b"))


def by_what(lots: tuple[Lot, ...]) -> dict[str, Lot]:
    return {lot.what: lot for lot in lots}


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_are_summed_up_and_kings_counted(seed: int) -> None:
    step = setup(PLAIN, seed)
    faces = [[face_of(card) for card in hand] for hand in step.state.hands]
    lots = by_what(dealt(PLAIN, step))
    assert lots["hand"].got == tuple(1000 * sum(hand) for hand in faces)
    assert lots["king"].got == tuple(1000 * (KING in hand) for hand in faces)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_tied_card_counts_where_no_age_settled_it(seed: int) -> None:
    step = setup(PLAIN, seed)
    [tied] = [event for event in step.events if isinstance(event, TiedGiven)]
    lot = by_what(dealt(PLAIN, step)).get("tied")
    assert (lot is not None) == (tied.by == "lowest")
    if lot is not None:
        assert lot.got == tuple(1000 * (seat == tied.seat) for seat in range(3))
        assert lot.odds == Odds(333_333, 222_222, -111_112, single=True)


def test_both_kinds_of_ties_are_among_the_samples() -> None:
    whats = [len(dealt(PLAIN, setup(PLAIN, seed))) for seed in SEEDS]
    assert set(whats) == {2, 3}


def test_each_hand_comes_from_a_set_without_its_floor_card() -> None:
    lots = by_what(dealt(PLAIN, setup(PLAIN, 1)))
    assert lots["king"].odds == Odds(250_000, 187_500, 0, single=True)
    hand = lots["hand"].odds
    sums = [
        sum(cards)
        for floor in FACES[:-1]
        for cards in combinations([face for face in FACES if face != floor], 3)
    ]
    mean = Fraction(sum(sums), len(sums))
    variance = Fraction(sum(each * each for each in sums), len(sums)) - mean * mean
    assert hand.mean == 1_000_000 * mean
    assert abs(hand.variance - 1_000_000 * variance) < 5
    assert hand.covariance == 0


def test_with_a_hidden_dancer_it_is_a_card_more() -> None:
    config = read_config(("seats 3", "hidden-dancer"))
    lots = by_what(dealt(config, setup(config, 1)))
    assert lots["hand"].odds.mean // 1000 == 28_166
    assert lots["king"].odds.mean == 333_333


def test_every_game_of_a_series_is_dealt_but_the_one_that_was_agreed() -> None:
    sets = [f"deal 1 {place} 2 1 3 4 5 6 7 8 9 10 11 12 13" for place in "abc"]
    config = read_config(("seats 2", "mirror", *sets))
    step = setup(config, 1)
    steps: list[Step] = [step]  # type: ignore[type-arg]
    while seats := awaited(step.state):
        step = apply(step.state, seats[0], legal_moves(step.state, seats[0])[0])
        steps.append(step)
    begun = [step for step in steps if any(isinstance(each, GameBegun) for each in step.events)]
    assert [bool(dealt(config, step)) for step in begun] == [False, True]
    assert [step for step in steps if dealt(config, step)] == begun[1:]
