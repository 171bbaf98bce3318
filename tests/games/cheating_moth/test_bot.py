"""What bots do when they are asked, and what comes to their minds unasked."""

import re

import pytest

from engine.core.rng import seeded
from engine.games import cheating_moth
from engine.games.cheating_moth import bots, impulses, legal_moves, view, write_move
from engine.games.cheating_moth.bot import _DREAMER, _SLY, reaction
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.minds import SEEDS, calls, minded, words
from tests.games.cheating_moth.table import placed, play
from tests.kinds import quick_kinds

SLOW_C = "a:play-24 b:slap-1 d:slap-2 c:slap-3 *:close"


def chosen(state: State, seat: int, kind: str = "rule-of-thumb") -> set[str]:
    """What such a bot does there, whatever its chance."""
    seen, legal = view(state, seat), legal_moves(state, seat)
    return {words(write_move(bots[kind](seen, legal, seeded(seed)))) for seed in range(20)}


@pytest.mark.parametrize("kind", quick_kinds(cheating_moth))
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


def test_with_three_cards_left_it_is_towards_the_end() -> None:
    state = play(placed("24 2", "5 5 43", "3 3", "5 5 5 42", top="3"), SLOW_C)
    assert chosen(state, 1) == {"give-43"}
    assert chosen(state, 3) == {"give-5"}


def test_even_deeds_are_given_by_a_spider() -> None:
    """Rather than nothing, whoever is ahead."""
    state = play(placed("14 41 42 43 45", "1 1", "5 5", top="3"), "a:play-14")
    assert not any(move.startswith("give-nothing") for move in chosen(state, 0))


def test_a_card_is_laid_if_there_is_one() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3", options="calm"), "a:play-34")
    assert chosen(state, 1) == {"lay-4"}
    assert chosen(state, 2) == {"lapse"}


def test_a_guard_calls_what_it_hears() -> None:
    quiet = placed("1 1", "2 2 52", "3 3 3", top="5")
    assert minded(quiet, 0) == minded(play(quiet, "b:slip-52"), 0)
    assert minded(quiet, 0)[""] > len(SEEDS) - 10
    heard = minded(play(quiet, "b:rustle"), 0)
    assert set(heard) == {"", "call-b"}
    assert 40 < heard["call-b"] * 100 // len(SEEDS) < 80
    timid = minded(play(quiet, "b:rustle"), 0, "random")
    assert 0 < timid["call-b"] < heard["call-b"]
    gone = play(quiet, "b:rustle c:slip-3 a:call-b")
    assert minded(gone, 0)[""] > len(SEEDS) - 10


def test_a_call_takes_its_time() -> None:
    assert calls(0) == calls(349) == 0
    assert 0 < calls(450) < calls(600) < calls(800)
    assert calls(800) == calls(1300)
    assert calls(499, "random") == 0
    assert 0 < calls(800, "random") < calls(1000, "random") < calls(1300, "random")
    assert calls(1300, "random") == calls(1400, "random")


def test_who_is_nudged_again_is_only_later() -> None:
    """The same chance: whoever is asked often is not asked for another mind."""
    heard = play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:rustle")
    seen, legal = view(heard, 0), legal_moves(heard, 0)
    for seed in range(60):
        said = [impulses["random"](seen, legal, seeded(seed), ms) for ms in range(0, 1400, 100)]
        assert [move is None for move in said] == sorted([move is None for move in said])[::-1]
        assert len({move for move in said if move is not None}) <= 1


def test_what_was_heard_long_ago_is_not_called_any_more() -> None:
    assert calls(1400) > 0
    assert calls(1401) == calls(9000) == 0


@pytest.mark.parametrize(("kind", "most"), [("random", 3), ("rule-of-thumb", 2)])
def test_a_guard_calls_out_of_the_blue_whom_it_looks_at_and_seldom(kind: str, most: int) -> None:
    quiet = placed("1 1", "2 2 52", "3 3 3", top="5")
    guessed = set()
    for moment, seat in enumerate(view(quiet, 0).gaze):
        minds = minded(quiet, 0, kind, moment * 700)
        assert set(minds) <= ({""} if seat is None else {"", f"call-{'abc'[seat]}"})
        assert (len(SEEDS) - minds[""]) * 100 <= most * len(SEEDS)
        guessed |= set(minds)
    assert guessed == {"", "call-b", "call-c"}


def test_the_longer_it_is_quiet_the_sooner_a_guard_guesses() -> None:
    """Once round with its eyes, and it has had the time for every idea."""
    quiet = placed("1 1", "2 2 52", "3 3 3", top="5")
    moments = [at for at, seat in enumerate(view(quiet, 0).gaze) if seat is not None]
    first, last = moments[0], moments[-1]
    sooner, later = (minded(quiet, 0, "random", at * 700)[""] for at in (first, last))
    assert sooner > later
    assert (
        minded(quiet, 0, "random", (last + 12) * 700)[""]
        == minded(quiet, 0, "random", (last + 24) * 700)[""]
    )


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
    assert all(re.fullmatch(r"slap-(early|\d+)", move) for move in slaps)
    assert 0 < slaps["slap-early"] < 60


def test_a_bot_claims_if_it_has_a_card_for_it() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3"), "a:play-34")
    assert all(re.fullmatch(r"claim-\d+", move) for move in minded(state, 1))
    assert set(minded(state, 2)) == {""}


def test_a_bot_that_is_asked_out_of_turn_does_something_legal() -> None:
    state = play(placed("34 1", "4 4", "3 3", top="3"), "a:play-34")
    assert chosen(state, 2) == {"claim-1999"}
    assert all(move.startswith("claim") for move in chosen(state, 1))
    assert chosen(placed("1 1", "2 2", "3 3", top="5"), 1) <= {"slip-2", "rustle"}
