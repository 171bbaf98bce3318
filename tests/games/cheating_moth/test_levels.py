"""How the levels of bots differ in what comes to their minds unasked, and what they share."""

import pytest

from engine.core.rng import seeded
from engine.games.cheating_moth import imagine, mind, view
from engine.games.cheating_moth.bot import _HABITS, reaction
from tests.games.cheating_moth.minds import SEEDS, calls, minded, unwatched, words
from tests.games.cheating_moth.table import placed, play


def test_better_levels_are_quicker_but_never_quicker_than_people() -> None:
    usual = []
    for level in mind.levels:
        times = [reaction(seeded(seed), _HABITS[level])[0] for seed in range(500)]
        assert 200 <= min(times) < max(times) < 640
        usual.append(sum(times))
    assert usual == sorted(usual, reverse=True)


def test_better_levels_trust_their_ears_more() -> None:
    trust = [calls(1300, level) for level in mind.levels]
    assert trust == sorted(trust)
    assert [calls(300, level) for level in mind.levels] == [0] * len(mind.levels)


def test_better_levels_are_sooner_rid_of_a_moth() -> None:
    moth = placed("1 1", "2 2 52", "3 3 3", top="5")
    slips = [minded(moth, 1, level, unwatched(moth, 1))["slip-52a"] for level in mind.levels]
    assert slips == sorted(slips)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_who_is_shrewd_lets_the_dearest_card_slip(level: str) -> None:
    state = placed("1 1", "2 43 3", "3 3 3", top="5")
    slips = {words(m) for m in minded(state, 1, level, unwatched(state, 1)) if "slip" in m}
    assert slips == {"slip-43"}


@pytest.mark.parametrize("level", ["expert", "master"])
def test_who_is_shrewd_does_not_cheat_while_the_guard_looks(level: str) -> None:
    state = placed("1 1", "2 2 52", "3 3 3", top="5")
    watched = view(state, 1).gaze.index(1) * 700
    assert not any(move.startswith("slip") for move in minded(state, 1, level, watched))
    assert minded(state, 1, "regular", watched)["slip-52a"]


@pytest.mark.parametrize("level", ["expert", "master"])
def test_late_in_a_round_it_is_more_urgent(level: str) -> None:
    early = placed("1 1 1", "2 2 2 52", "3 3 3", top="5")
    late = early._replace(turn=40)
    soon = placed("1 1", "2 2 2 52", "3 3 3", top="5", options="open-counts")
    much, little = (
        [minded(state, 1, level, unwatched(state, 1))["slip-52a"] for state in states]
        for states in ((late, soon), (early,))
    )
    assert min(much) > little[0]


def test_whoever_would_win_by_a_right_call_makes_it() -> None:
    """With two cards the Guard would be nearly out; with one it would be."""
    few, many = (
        play(placed(hand, "2 2 52", "3 3 3", top="5"), "b:rustle") for hand in ("1 1", "1 1 1")
    )
    assert minded(few, 0, "expert")["call-b"] == len(SEEDS)
    assert 60 < minded(many, 0, "expert")["call-b"] * 100 // len(SEEDS) < 90


@pytest.mark.parametrize("level", mind.levels)
def test_later_in_a_round_a_guard_trusts_its_ears_less(level: str) -> None:
    """Most Moths are gone by then."""
    early = play(placed("1 1 1", "2 2 52", "3 3 3", top="5"), "b:rustle")
    heard = [minded(early._replace(turn=turn), 0, level)["call-b"] for turn in (1, 9, 10, 30)]
    assert heard[0] == heard[1] > heard[2] == heard[3] > 0


@pytest.mark.parametrize("level", mind.levels)
def test_on_turn_a_noise_is_mostly_real_and_off_turn_mostly_not(level: str) -> None:
    """So there is something to weigh for who is the Guard."""
    state = placed("1 1 1", "2 2 52", "2 2 2", top="5", guard="c")
    chances = []
    for active in (1, 0):
        turned = state._replace(active=active)
        minds = minded(turned, 1, level, unwatched(turned, 1))
        chances.append((minds["slip-52a"], minds["rustle"]))
    (real_on, bluff_on), (real_off, bluff_off) = chances
    assert real_on > real_off > 0
    assert bluff_off > bluff_on > 0
    assert real_on > 2 * bluff_on


def test_what_comes_to_mind_follows_from_the_view_alone() -> None:
    """Twin worlds: whoever lets slip what, a Guard hears and calls the same."""
    heard = play(placed("1 1", "2 2 52", "3 3 53", top="5", pile="1 1"), "b:rustle")
    slipped = play(heard, "b:slip-52 c:slip-53")
    for state in (slipped, play(slipped, "*:late-b")):
        for level in mind.levels:
            assert minded(state, 0, level) == minded(heard, 0, level)
            for seed in range(3):
                twin, _ = imagine(view(state, 2), seeded(seed))
                assert minded(twin, 2, level) == minded(state, 2, level)


@pytest.mark.parametrize("level", mind.levels)
def test_who_lets_noises_pass_makes_others_bold(level: str) -> None:
    """And a call, right or wrong, makes them careful again."""
    state = placed("1 1 1", "2 2 52", "3 3 3", top="5", pile="1 1")
    heard = state
    dared = []
    for noises in range(3):
        assert view(heard, 1).unheeded == noises
        dared.append(minded(heard, 1, level, unwatched(heard, 1))["slip-52a"])
        heard = play(heard, "c:rustle")._replace(rustled=(False,) * 3, rustling=(False,) * 3)
    assert dared == sorted(dared)
    assert dared[-1] > dared[0]
    wrong = play(heard, "a:call-c")
    right = play(heard, "b:slip-2 a:call-b")
    assert view(wrong, 1).unheeded == view(right, 1).unheeded == 0


def test_noises_are_counted_anew_in_each_round() -> None:
    heard = play(placed("1", "2 2", "3 3", top="5"), "b:rustle a:play-1 *:deal")
    assert heard.round == 2
    assert heard.unheeded == 0
