"""How two choose at the same time: what a pair of cards comes to, and answers nobody can use."""

import pytest

from engine.core.cards import face_of
from engine.core.rng import pick, seeded
from engine.games.party_bugs import legal_moves, setup, view
from engine.games.party_bugs.cards import KING
from engine.games.party_bugs.moves import awaited
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Choosing, Config, State
from engine.games.party_bugs.thinking.duel import (
    Answers,
    Duel,
    answered,
    at_first,
    duel_of,
    played,
    worths_of,
)
from engine.games.party_bugs.thinking.forecast import expected, scales_for
from engine.games.party_bugs.thinking.plan import AIM, floor_seen, stakes_of

STEPS = 150


def choosing(seed: int) -> list[State]:
    """The starts of the rounds of a random match of two."""
    state, rng, found = setup(Config(2), seed).state, seeded(seed), []
    while awaited(state):
        if isinstance(state.phase, Choosing) and len(awaited(state)) == 2:
            found.append(state)
        seat = awaited(state)[0]
        move, rng = pick(rng, legal_moves(state, seat))
        state = apply(state, seat, move).state
    return found


def duel_at(state: State, seat: int = 0) -> Duel:
    seen = view(state, seat)
    hand = [face_of(card) for card in seen.hand]
    floor = floor_seen(seen)
    scales = scales_for(2, floor.left[0].bit_count() - 1)
    return duel_of(floor, hand, stakes_of(seen, AIM)[seat], scales)


def after_steps(duel: Duel, steps: int = STEPS) -> Answers:
    answers = at_first(duel)
    for _ in range(steps):
        answers = answered(duel, answers)
    return answers


def test_what_a_played_card_changes_is_what_is_expected_after_it() -> None:
    checked = 0
    for state in choosing(1)[:9]:
        floor = floor_seen(view(state, 0))
        before, displays = tuple(floor.left), tuple(floor.displays)
        scales = scales_for(2, before[0].bit_count() - 1)
        for mine in range(1, KING + 1):
            theirs = mine % KING + 1
            if not (before[0] >> mine & 1 and before[1] >> theirs & 1):
                continue
            left = (before[0] ^ 1 << mine, before[1] ^ 1 << theirs, before[2])
            lies = 1 << mine | 1 << theirs
            for place in range(3):
                whole = expected(scales, place, displays, before, left, lies)
                base = expected(scales, place, displays, before, before, 0)
                for owner, face in enumerate((mine, theirs)):
                    base += played(scales.of(place), place, owner, face, displays, before)
                assert base == whole
                checked += 1
    assert checked > 100


def test_what_one_gains_the_other_loses() -> None:
    for state in choosing(2)[:10]:
        mine, theirs = duel_at(state), duel_at(state, 1)
        assert (mine.mine, mine.theirs) == (theirs.theirs, theirs.mine)
        turned = [tuple([-worth for worth in column]) for column in zip(*theirs.worths)]
        gaps = [abs(a - b) for row, other in zip(mine.worths, turned) for a, b in zip(row, other)]
        assert max(gaps) <= 1  # a hundredth: by rounding


def rock_paper_scissors() -> Duel:
    worths = ((0, -1_000, 1_000), (1_000, 0, -1_000), (-1_000, 1_000, 0))
    return Duel((1, 2, 3), (1, 2, 3), (0, 1, 2), worths)


def test_where_each_card_beats_another_all_are_played_alike() -> None:
    often = after_steps(rock_paper_scissors(), 600).often
    assert all(abs(3 * each - sum(often)) < sum(often) // 5 for each in often)


def test_what_is_best_against_everything_is_always_played() -> None:
    duel = Duel((1, 2, 3), (1, 2, 3), (0, 1, 2), ((5, 5, 5), (900, 900, 900), (7, 7, 7)))
    often = after_steps(duel).often
    assert often[1] > sum(often) * 9 // 10


@pytest.mark.parametrize("seed", range(3))
def test_who_knows_how_often_each_card_is_played_gains_next_to_nothing(seed: int) -> None:
    """With every hand that both could have; in hundredths of a point."""
    for state in choosing(seed)[::3]:
        duel = duel_at(state)
        answers = after_steps(duel)
        worths = worths_of(duel, answers, nerve=0)
        own = sum(often * worth for often, worth in zip(answers.often, worths))
        assert max(worths) - own // sum(answers.often) < 60


def test_a_hand_is_mixed_somewhere() -> None:
    found = 0
    for seed in range(8):
        for state in choosing(seed):
            often = after_steps(duel_at(state)).often
            found += max(often) * 10 < sum(often) * 8
    assert found > 2


def test_nerve_seeks_what_may_turn_out_either_way_and_caution_avoids_it() -> None:
    duel = Duel((1, 2, 3), (1, 2, 3), (0, 1, 2), ((0, 0, 0), (0, 0, 0), (900, -450, -450)))
    answers = at_first(duel)._replace(met=(1, 1, 1))
    bold, cautious = worths_of(duel, answers, nerve=25), worths_of(duel, answers, nerve=-25)
    assert bold[2] > bold[0] == 0 == cautious[0] > cautious[2]
