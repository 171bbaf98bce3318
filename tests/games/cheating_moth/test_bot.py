"""What bots do when they are asked, and what comes to their minds unasked."""

import re
from collections import Counter

import pytest

from engine.core.rng import seeded
from engine.games.cheating_moth import bots, impulses, legal_moves, view, write_move
from engine.games.cheating_moth.bot import _DREAMER, _SLY, reaction
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import placed, play

SEEDS = range(600)


def chosen(state: State, seat: int, kind: str = "rule-of-thumb") -> set[str]:
    """What such a bot does there, whatever its chance."""
    seen, legal = view(state, seat), legal_moves(state, seat)
    return {words(write_move(bots[kind](seen, legal, seeded(seed)))) for seed in range(20)}


def words(move: str) -> str:
    """Without the letters of copies."""
    return re.sub(r"(\d)[a-p]\b", r"\1", move)


def minded(state: State, seat: int, kind: str = "rule-of-thumb") -> Counter[str]:
    """How often in a hundred times which impulse comes."""
    seen, legal = view(state, seat), legal_moves(state, seat)
    moves = [impulses[kind](seen, legal, seeded(seed)) for seed in SEEDS]
    return Counter(["" if move is None else write_move(move) for move in moves])


@pytest.mark.parametrize("kind", bots)
def test_a_bot_that_is_asked_answers(kind: str) -> None:
    """It neither cheats nor calls instead."""
    state = placed("4 2 52", "2 2", "1 1", top="3")
    assert all(move.startswith("play") for move in chosen(state, 0, kind))


@pytest.mark.parametrize(
    ("hand", "top", "guard", "move"),
    [
        ("2 54 24", "3", "a", "play-54"),  # a Moth while it is the Guard
        ("2 14 24", "3", "b", "play-24"),
        ("2 14 44", "3", "b", "play-14"),
        ("2 34 44", "3", "b", "play-44"),
        ("2 34 44 4", "3", "b", "play-34"),  # and a 4 to lay on it
        ("2 4 4 1", "3", "b", "play-4"),  # of which there are more
        ("52 52", "3", "a", "play-52"),
    ],
)
def test_the_dearest_deed_comes_first(hand: str, top: str, guard: str, move: str) -> None:
    assert chosen(placed(hand, "1 1", "5 5", top=top, guard=guard), 0) == {move}


def test_a_spider_brings_a_card_to_whoever_is_ahead() -> None:
    state = play(placed("14 2 2 44 1", "1 1", "5 5", top="3"), "a:play-14")
    state = state._replace(sums=(5, 9, 3))
    assert chosen(state, 0) == {"give-1-c", "give-2-c"}


def test_towards_the_end_dear_cards_are_given() -> None:
    hands = ("24 2 44", "5 5 5 5 42", "3 3")
    state = play(placed(*hands, top="3"), "a:play-24 b:slap-1 c:slap-3 *:close")
    assert chosen(state, 0) == {"give-44"}
    assert chosen(state, 1) == {"give-5"}


def test_a_card_is_laid_if_there_is_one() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3", options="calm"), "a:play-34")
    assert chosen(state, 1) == {"lay-4"}
    assert chosen(state, 2) == {"lapse"}


def test_a_guard_calls_what_it_hears_and_nothing_else() -> None:
    quiet = placed("1 1", "2 2 52", "3 3 3", top="5")
    assert set(minded(quiet, 0)) == set(minded(play(quiet, "b:slip-52"), 0)) == {""}
    heard = minded(play(quiet, "b:rustle"), 0)
    assert set(heard) == {"", "call-b"}
    assert 40 < heard["call-b"] * 100 // len(SEEDS) < 80
    timid = minded(play(quiet, "b:rustle"), 0, "random")
    assert 0 < timid["call-b"] < heard["call-b"]
    gone = play(quiet, "b:rustle c:slip-3 a:call-b")
    assert set(minded(gone, 0)) == {""}


def test_a_moth_slips_sooner_than_anything_else() -> None:
    moth = placed("1 1", "2 2 52", "3 3 3", top="5")
    slips = minded(moth, 1)
    assert slips["slip-52a"] > 30
    assert not any(move.startswith("slip-2") for move in slips)
    others = minded(moth, 2)
    assert 0 < sum([n for move, n in others.items() if move.startswith("slip")]) < slips["slip-52a"]


def test_while_the_guard_is_busy_it_is_a_good_time() -> None:
    moth = placed("1 1", "2 2 52", "3 3 3", top="5")
    assert minded(play(moth, "c:rustle"), 1)["slip-52a"] > minded(moth, 1)["slip-52a"]


def test_a_slip_can_be_heard() -> None:
    """A bot plays fair: its fan rustles each time."""
    state = play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:slip-52")
    assert set(minded(state, 1)) == {"rustle"}
    assert legal_moves(play(state, "b:rustle"), 1) == ()


def test_a_fan_rustles_for_nothing_now_and_then() -> None:
    state = placed("1 1", "2 2", "3", top="5")
    assert 0 < minded(state, 2)["rustle"] < 20
    assert set(minded(state, 2)) == {"", "rustle"}


def test_at_most_one_slip_a_turn() -> None:
    state = play(placed("1 1", "2 2 52 53", "3 3 3", top="5"), "b:slip-52 b:rustle *:late-b")
    assert set(minded(state, 1)) == {""}


def test_reactions_are_those_of_people() -> None:
    for temper, least, most in ((_SLY, 220, 490), (_DREAMER, 320, 890)):
        times = [reaction(seeded(seed), temper)[0] for seed in range(500)]
        assert least <= min(times) < max(times) < most
        assert len(set(times)) > 100


@pytest.mark.parametrize("kind", impulses)
def test_a_bot_slaps_and_is_seldom_too_early(kind: str) -> None:
    state = play(placed("24 1", "2 2", "3 3", top="3"), "a:play-24")
    slaps = minded(state, 1, kind)
    assert all(move.startswith("slap-") for move in slaps)
    assert 0 < slaps["slap-early"] < 60


def test_a_bot_claims_if_it_has_a_card_for_it() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3"), "a:play-34")
    assert all(move.startswith("claim-") for move in minded(state, 1))
    assert set(minded(state, 2)) == {""}


def test_a_bot_that_is_asked_out_of_turn_does_something_legal() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3"), "a:play-34")
    assert chosen(state, 2) == {"claim-1999"}
    assert all(move.startswith("claim") for move in chosen(state, 1))
    assert chosen(placed("1 1", "2 2", "3 3", top="5"), 1) <= {"slip-2", "rustle"}
