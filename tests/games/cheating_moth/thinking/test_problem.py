"""What is worth a thought in Cheating Moth, and what comes to whose mind; tests/search has more."""

from collections.abc import Iterator
from itertools import chain

import pytest

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.core.rng import seeded
from engine.games.cheating_moth import (
    awaited,
    bots,
    imagine,
    impulses,
    legal_moves,
    mind,
    options,
    read_config,
    setup,
    view,
    write_move,
)
from engine.games.cheating_moth.cards import DECK
from engine.games.cheating_moth.moves import Call, Give, GiveTo, Lay, Move, Play, Rustle, Slip
from engine.games.cheating_moth.rules import apply
from engine.games.cheating_moth.state import Config, State
from engine.games.cheating_moth.thinking.problem import Problem, dominated, pose, recall
from tests.games.cheating_moth.table import placed, play
from tests.games.cheating_moth.thinking.turns import any_turn

MIXES = [
    read_config(lines)
    for lines in (("seats 3",), ("seats 5", "open-counts"), ("seats 4", *options), ("seats 4",))
]
EVERY_MIX = pytest.mark.parametrize("config", MIXES, ids=str)
TWINS = 3
QUICK = "novice"


def moments(config: Config, seed: int, one_in: int) -> Iterator[State]:
    state, rng, at = setup(config, seed).state, seeded(seed, 1), 0
    while awaited(state):
        at += 1
        if at % one_in == 0:
            yield state
        turn, rng = any_turn(state, rng)
        state = apply(state, *turn).state


def asked(config: Config, seed: int, one_in: int) -> Iterator[tuple[State, Seat, tuple[Move, ...]]]:
    """Moments of a random match at which somebody is waited for."""
    for state in moments(config, seed, one_in):
        seat = awaited(state)[0]
        if seat >= 0:
            yield state, seat, legal_moves(state, seat)


def posed(state: State, seat: Seat, legal: tuple[Move, ...]) -> Problem:
    seen = view(state, seat)
    return pose(seen, legal, lambda rng: imagine(seen, rng))


@EVERY_MIX
def test_only_legal_answers_are_thought_about_and_no_face_twice(config: Config) -> None:
    for state, seat, legal in asked(config, 6, 2):
        moves = posed(state, seat, legal).moves
        assert moves
        assert set(moves) <= set(legal)
        assert not any(isinstance(move, Slip | Call | Rustle) for move in moves)
        assert len({look(move) for move in moves}) == len(moves)


def look(move: Move) -> object:
    match move:
        case GiveTo(card, seat):
            return face_of(card), seat
        case Play(card) | Give(card) | Lay(card):
            return face_of(card)
        case _:
            return move


def thought_about(state: State, seat: Seat = 0) -> str:
    legal = legal_moves(state, seat)
    never = dominated(view(state, seat), legal)
    answers = [move for move in legal if not isinstance(move, Slip | Call | Rustle)]
    return " ".join(sorted([write_move(move) for move in answers if move not in never]))


def at_last(state: State, *sums: int) -> State:
    return state._replace(round=3, sums=sums)


LAST_MOTH = placed("54", "1 1", "5 5", top="3")
LAST_LAID = play(placed("34 1", "4 1", "5 5", top="3"), "a:play-34 b:claim-5 *:close")
LAST_GIVEN = play(placed("14 1", "4 1", "5 5", top="3"), "a:play-14")
LAST_SEALED = play(placed("34 1", "4", "5 5", top="3", options="calm"), "a:play-34")


def test_of_alike_cards_one_is_enough() -> None:
    assert thought_about(placed("4 4 2 14", "1 1", "5 5", top="3")) == "play-14a play-2a play-4a"


def test_a_win_at_once_is_all_that_is_thought_about() -> None:
    assert thought_about(at_last(LAST_MOTH, 4, 4, 9)) == "play-54a"
    assert thought_about(at_last(LAST_GIVEN, 4, 4, 9)) == "give-1a-b give-1a-c"
    laid = play(placed("34 1", "4", "5 5", top="3"), "a:play-34 b:claim-5 *:close")
    assert thought_about(at_last(laid, 4, 4, 9), 1) == "lay-4a"


@pytest.mark.parametrize(
    ("state", "seat", "moves"),
    [
        (LAST_MOTH, 0, "draw play-54a"),  # there are more rounds
        (at_last(LAST_MOTH, 5, 4, 9), 0, "draw play-54a"),  # somebody else may win by it
        (LAST_GIVEN, 0, "give-1a-b give-1a-c give-nothing"),
        (at_last(LAST_LAID, 4, 4, 9), 1, "lapse lay-4a"),  # it is not the last card
        (at_last(LAST_SEALED, 4, 4, 9), 1, "lapse lay-4a"),  # the lot decides
    ],
)
def test_else_nothing_is_ruled_out(state: State, seat: Seat, moves: str) -> None:
    assert thought_about(state, seat) == moves


def test_who_thinks_ahead_sees_that_the_round_is_over_at_once() -> None:
    """With these gifts the active player's last card goes, so it is time for the dearest."""
    before = placed("24 1", "44 2 4 5 1", "3 3", top="3", options="open-counts")
    state = play(before, "a:play-24 b:slap-1 c:slap-3 *:close")
    seen, legal = view(state, 1), legal_moves(state, 1)
    assert write_move(bots["rule-of-thumb"](seen, legal, seeded(1))) != "give-44a"
    assert write_move(bots[QUICK](seen, legal, seeded(1))) == "give-44a"


def test_nobody_can_tell_which_leaf_it_will_be() -> None:
    state = play(placed("24 1", "2 2", "3 3", top="3", options="calm"), "a:play-24")
    seen, legal = view(state, 1), legal_moves(state, 1)
    assert len({bots[QUICK](seen, legal, seeded(seed)) for seed in range(20)}) == 3


def test_who_is_asked_out_of_turn_does_something_legal() -> None:
    state = play(placed("24 1", "2 2", "3 3", top="3"), "a:play-24")
    for seat in range(3):
        legal = legal_moves(state, seat)
        assert bots[QUICK](view(state, seat), legal, seeded(1)) in legal


@EVERY_MIX
@pytest.mark.parametrize("memory", [0, 50, 100])
def test_who_forgets_imagines_worlds_of_the_same_size(config: Config, memory: int) -> None:
    for state in moments(config, 8, 25):
        seen = view(state, awaited(state)[0])
        world, _ = recall(seen, memory, seeded(memory))
        held = [*world.pile, *world.discards, *chain(*world.hands, *world.vanished)]
        assert sorted([*held, *[card for card in world.slips if card is not None]]) == sorted(DECK)
        assert len(world.pile) == seen.pile
        assert len(world.discards) == len(seen.discards)
        known = max(1, len(seen.discards) * memory // 100)
        assert world.discards[:known] == seen.discards[:known]


@EVERY_MIX
@pytest.mark.parametrize("kind", mind.levels)
def test_whatever_it_cannot_see_brings_nothing_to_its_mind(config: Config, kind: str) -> None:
    for state in moments(config, 9, 12):
        for seat in range(config.seats):
            seen, legal = view(state, seat), legal_moves(state, seat)
            twin, _ = imagine(seen, seeded(1))
            if legal:
                idea = impulses[kind](seen, legal, seeded(2), 1300)
                assert impulses[kind](view(twin, seat), legal, seeded(2), 1300) == idea
