"""Moves of Cheating Moth that are never better than another: the best level makes none of them.

In the last round whoever is not behind wins the match with the last card: all others still have
some, and each of these counts a point at least. To do anything but get rid of it is foolish.
"""

import pytest

from engine.core.game import Seat
from engine.games import cheating_moth
from engine.games.cheating_moth.moves import GiveTo, Lay, Move, Play
from engine.games.cheating_moth.rules import apply
from engine.games.cheating_moth.state import Sealing, State
from tests.sure import MANY, QUICK, check_best_is_never_foolish, choices

MIXES = [
    (f"seats {seats}", *options)
    for seats in (3, 4, 5)
    for options in ((), ("calm",), ("open-counts", "ant-draws"), ("gifts-by-lot",))
]


def foolish(state: State, seat: Seat, legal: tuple[Move, ...]) -> frozenset[Move]:
    if state.round < state.config.rounds or len(state.hands[seat]) != 1:
        return frozenset()
    if state.sums[seat] > min(state.sums) or isinstance(state.phase, Sealing):
        return frozenset()  # behind, or for the lot to decide
    rid = [move for move in legal if isinstance(move, Play | Lay | GiveTo)]
    return frozenset(legal).difference(rid) if rid else frozenset()


def test_who_is_not_behind_wins_with_the_last_card() -> None:
    found = 0
    for state, seat, legal in choices(cheating_moth, MIXES):
        if foolish(state, seat, legal):
            rid = next(move for move in legal if isinstance(move, Play | Lay | GiveTo))
            after = apply(state, seat, rid).state
            outcome = cheating_moth.outcome(after)
            assert outcome is None or outcome.ranks[seat] == 1
            found += outcome is not None
            if found == 3:
                return


def test_the_best_level_never_makes_one() -> None:
    assert check_best_is_never_foolish(cheating_moth, MIXES, foolish, 20 * QUICK) > 1


@pytest.mark.soak
def test_the_best_level_makes_none_in_100_000_positions() -> None:
    assert check_best_is_never_foolish(cheating_moth, MIXES, foolish, MANY) > 20
