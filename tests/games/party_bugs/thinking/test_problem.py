"""What is worth a thought in Party Bugs; tests/search has more."""

from collections.abc import Iterator

import pytest

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.core.rng import pick, seeded
from engine.games.party_bugs import bots, imagine, legal_moves, setup, view
from engine.games.party_bugs.moves import DiscardPair, Move, TakeCard, awaited
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Config, State
from engine.games.party_bugs.thinking.problem import Problem, pose

MIXES = [Config(2), Config(4), Config(3, hidden_dancer=True), Config(2, mirror=True)]
EVERY_MIX = pytest.mark.parametrize("config", MIXES, ids=str)
TWINS = 4
QUICK = "novice"


def asked(config: Config, seed: int, one_in: int) -> Iterator[tuple[State, Seat, tuple[Move, ...]]]:
    """Moments of a random match at which somebody has a choice."""
    state, rng, at = setup(config, seed).state, seeded(seed, 1), 0
    while awaited(state):
        seat = awaited(state)[0]
        legal = legal_moves(state, seat)
        if seat >= 0 and len(legal) > 1:
            at += 1
            if at % one_in == 0:
                yield state, seat, legal
        move, rng = pick(rng, legal)
        state = apply(state, seat, move).state


def posed(state: State, seat: Seat, legal: tuple[Move, ...]) -> Problem:
    seen = view(state, seat)
    return pose(seen, legal, lambda rng: imagine(seen, rng))


@EVERY_MIX
def test_only_legal_moves_are_thought_about_and_no_number_twice(config: Config) -> None:
    for state, seat, legal in asked(config, 6, 2):
        moves = posed(state, seat, legal).moves
        assert moves
        assert set(moves) <= set(legal)
        taken = [face_of(move.card) for move in moves if isinstance(move, TakeCard)]
        assert len(taken) == len(set(taken))


def test_a_pair_with_the_hidden_dancer_is_never_left() -> None:
    """It takes two cards off at once, and nothing is lost by it."""
    found = 0
    for seed in range(10):
        for state, seat, legal in asked(Config(3, hidden_dancer=True), seed, 1):
            if DiscardPair() in legal:
                found += 1
                assert bots[QUICK](view(state, seat), legal, seeded(seed)) == DiscardPair()
    assert found > 5
