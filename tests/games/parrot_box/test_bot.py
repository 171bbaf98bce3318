"""What the rule-of-thumb player does at laid-out tables, and how it fares."""

import pytest

from engine.core.cards import face_of
from engine.core.game import CLOCK, Outcome
from engine.core.rng import seeded
from engine.games.parrot_box import (
    apply,
    awaited,
    bots,
    legal_moves,
    outcome,
    setup,
    view,
    write_move,
)
from engine.games.parrot_box.state import MOST_TURNS, Config, State
from tests.games.parrot_box.table import HIGH, PLAIN, opened, play, uncovered

THUMB = "rule-of-thumb"


def move(state: State) -> str:
    seat = awaited(state)[0]
    chosen = bots[THUMB](view(state, seat), legal_moves(state, seat), seeded(1))
    return write_move(chosen)


def test_it_takes_a_discard_that_makes_a_pair() -> None:
    state = uncovered(opened("12 1 2 3 5 4 5 6", HIGH, discard="12"), "15", "12")
    assert move(state) == "take"
    assert move(play(state, "a:take")) == "replace-5"


def test_it_draws_rather_than_take_a_high_card() -> None:
    state = uncovered(opened("3 1 2 3 5 4 5 6", HIGH, discard="12"), "15", "12")
    assert move(state) == "draw"


def test_it_discards_a_drawn_card_that_does_not_help() -> None:
    state = opened("3 1 2 3 3 2 5 6", HIGH, pile="12")
    assert move(play(uncovered(state, "1526", "12"), "a:draw")) == "discard"


def test_it_replaces_a_high_card_by_a_low_one() -> None:
    state = uncovered(opened("12 1 2 3 4 2 2 6", HIGH, pile="1"), "15", "12")
    assert move(play(state, "a:draw")) == "replace-1"


def test_it_completes_a_quartet() -> None:
    """A 9 makes a pair of its own and −10 with the other; a 1 only replaces something."""
    state = opened("9 9 4 3 9 12 4 6", HIGH, discard="9")
    state = uncovered(state, "152637", "12")
    assert move(state) == "take"
    assert move(play(state, "a:take")) == "replace-6"


def test_a_quartet_is_worth_more_than_a_higher_pair() -> None:
    """A Parrot saves 13 and brings −10 in the second column, and would save 14 in the third."""
    state = opened("9 9 6 1 9 4 8 P", HIGH, discard="P")
    state = play(uncovered(state, "1526378", "12"), "a:take")
    assert move(state) == "replace-6"


def test_two_parrots_and_a_third_pair_bring_nothing_more() -> None:
    """Of no number: a Parrot goes where it saves more, not to the other Parrots."""
    state = opened("P 9 6 1 P 4 9 2", HIGH, discard="P")
    state = play(uncovered(state, "1526374", "12"), "a:take")
    assert move(state) in ("replace-3", "replace-7")


def test_it_takes_nothing_that_has_to_be_used_and_hurts() -> None:
    """All lies in pairs: a drawn card could at least be discarded, a 1 could not."""
    state = opened("9 8 7 P 9 8 7 3", HIGH, discard="1")
    assert move(uncovered(state, "1526374", "12")) == "draw"


def test_it_puts_a_parrot_beside_a_high_card() -> None:
    state = opened("12 1 3 3 11 0 3 6", HIGH, discard="P")
    state = uncovered(state, "152637", "12")
    assert move(state) == "take"
    assert move(play(state, "a:take")) in ("replace-1", "replace-5")


def test_it_lets_a_parrot_float_to_where_it_pays() -> None:
    state = opened("P 11 3 3 7 0 3 6", HIGH, discard="7")
    state = uncovered(state, "152", "12")
    assert move(state) == "take"
    assert move(play(state, "a:take")) == "float-1-6"


@pytest.mark.parametrize(("gone", "spot"), [(9, 1), (8, 2)])
def test_it_counts_what_is_left(gone: int, spot: int) -> None:
    """Of a 9 and an 8, the one goes whose like went through the discard pile."""
    state = opened("9 8 6 0 2 3 6 0", "5 7 11 10 5 7 11 10", pile="1")
    state = uncovered(state, "1234567", "1234567")
    seen = tuple([card for card in state.pile if face_of(card) == gone])
    left = tuple([card for card in state.pile if face_of(card) != gone])
    state = state._replace(pile=left, discards=state.discards + seen)
    assert view(state, 0).unseen[gone] == 0
    assert move(play(state, "a:draw")) == f"replace-{spot}"


def test_it_finishes_when_it_is_ahead() -> None:
    state = opened("9 9 4 1 9 9 4 1", HIGH, pile="12")
    state = uncovered(state, "1234567", "1234567")
    assert move(play(state, "a:draw a:discard")) == "turn-8"


def test_it_does_not_finish_when_that_is_bad() -> None:
    """Its own box is bad, the other one good: it goes on and leaves the last card."""
    state = opened("9 12 11 10 8 10 12 1", "0 0 1 1 0 0 1 5", pile="7")
    state = uncovered(state, "1234567", "1234567")
    assert move(play(state, "a:draw a:discard")) == "end"


def test_it_grows_impatient() -> None:
    """After many turns it turns up what it would have left."""
    state = opened("9 12 11 10 8 10 12 1", "0 0 1 1 0 0 1 5", pile="7")
    state = uncovered(state, "1234567", "1234567")._replace(turn=101)
    assert move(play(state, "a:draw a:discard")) == "turn-8"


def test_on_the_last_turn_nothing_is_hoped_for() -> None:
    """A sure 5 less is better than the chance of a pair."""
    state = opened("10 1 2 3 5 4 6 6", PLAIN, pile="5")
    state = uncovered(state, "152637", "12345678")._replace(closing=1)
    assert move(play(state, "a:draw")) in ("replace-1", "replace-5")


def test_equal_things_are_settled_by_their_order() -> None:
    state = opened(PLAIN, HIGH)
    fresh = uncovered(state, "", "")._replace(phase=setup(Config(2), 1).state.phase)
    assert move(fresh) == "turn-1"


# --- how it fares ----------------------------------------------------------------------------


def played(kinds: tuple[str, ...], seed: int) -> tuple[Outcome, int]:
    """A match of those bots, and the longest round in turns of each."""
    state, longest, decisions = setup(Config(len(kinds)), seed).state, 0, 0
    while seats := awaited(state):
        seat = seats[0]
        legal = legal_moves(state, seat)
        chosen = legal[0]
        if seat != CLOCK:
            rng = seeded(seed, 7, decisions)
            chosen = bots[kinds[seat]](view(state, seat), legal, rng)
        state = apply(state, seat, chosen).state
        longest = max(longest, -(-state.turn // len(kinds)))
        decisions += 1
    result = outcome(state)
    assert result is not None
    return result, longest


def test_it_clearly_beats_chance() -> None:
    for seed in range(10):
        kinds = (THUMB, "random") if seed % 2 else ("random", THUMB)
        result, _ = played(kinds, seed)
        assert result.ranks[kinds.index(THUMB)] == 1
        assert result.scores[kinds.index("random")] - result.scores[kinds.index(THUMB)] > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_round_among_bots_comes_near_the_limit(seats: int) -> None:
    for seed in range(3):
        _, longest = played((THUMB,) * seats, 1000 * seats + seed)
        assert longest <= 40 < MOST_TURNS


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_round_among_bots_comes_near_the_limit_in_three_hundred_matches(seats: int) -> None:
    """1500 rounds."""
    for seed in range(60):
        _, longest = played((THUMB,) * seats, 1000 * seats + seed)
        assert longest <= 40 < MOST_TURNS


@pytest.mark.slow
def test_random_bots_end_too() -> None:
    for seed in range(30):
        _, longest = played(("random",) * 3, seed)
        assert longest <= MOST_TURNS + 1
