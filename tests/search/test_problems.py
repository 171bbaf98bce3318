"""What players of every game think about: legal moves, nothing that is never better, and as if
what they cannot see were not there."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from engine.core.game import CLOCK, AnyGame, Seat
from engine.core.rng import seeded
from engine.search.thought import Problem, begun, think
from tests.laws.specimens import SPECIMENS
from tests.laws.walk import random_match

MIXES = [
    pytest.param(each.game, config, id=f"{each.game.name} {at}")
    for each in SPECIMENS
    for at, config in list(enumerate(each.configs))[:: max(1, len(each.configs) // 6)]
]
EVERY_MIX = pytest.mark.parametrize(("game", "config"), MIXES)
TWINS = 3
QUICK = "novice"

Choice = tuple[Any, Seat, tuple[Any, ...]]


def choices(game: AnyGame, config: Any, one_in: int) -> Iterator[Choice]:
    """Moments of a random match at which somebody is waited for."""
    for at, position in enumerate(random_match(game, config, 5)):
        for seat in game.awaited(position.state)[: at % one_in == 0]:
            if seat != CLOCK:
                yield position.state, seat, game.legal_moves(position.state, seat)


def posed(game: AnyGame, state: Any, seat: Seat, legal: tuple[Any, ...]) -> Problem[Any]:
    seen = game.view(state, seat)
    problem: Problem[Any] = game.mind.pose(seen, legal, partial(game.imagine, seen))
    return problem


@EVERY_MIX
def test_only_legal_moves_are_thought_about_and_none_twice(game: AnyGame, config: Any) -> None:
    for state, seat, legal in choices(game, config, 2):
        moves = posed(game, state, seat, legal).moves
        assert moves
        assert set(moves) <= set(legal)
        assert len(set(moves)) == len(moves)


@EVERY_MIX
def test_what_is_never_better_is_not_thought_about(game: AnyGame, config: Any) -> None:
    name = f"engine.games.{game.name.replace('-', '_')}.thinking.problem"
    dominated = import_module(name).dominated
    for state, seat, legal in choices(game, config, 2):
        never = dominated(game.view(state, seat), legal)
        assert never < set(legal)
        moves = posed(game, state, seat, legal).moves
        assert len(moves) == 1 or never.isdisjoint(moves)  # an opening is not weighed


@EVERY_MIX
def test_whatever_it_cannot_see_changes_nothing(game: AnyGame, config: Any) -> None:
    for state, seat, legal in choices(game, config, 12):
        seen = game.view(state, seat)
        choice = game.bots[QUICK](seen, legal, seeded(9))
        for dream in range(TWINS):
            twin, _ = game.imagine(seen, seeded(dream))
            assert game.legal_moves(twin, seat) == legal
            assert game.bots[QUICK](game.view(twin, seat), legal, seeded(9)) == choice


@EVERY_MIX
def test_every_move_that_is_tried_has_a_prospect(game: AnyGame, config: Any) -> None:
    for state, seat, legal in choices(game, config, 12):
        problem = posed(game, state, seat, legal)
        thought = think(begun(problem, 20, seeded(1)), 20)
        assert thought.best in legal
        if len(problem.moves) > 1:
            assert all(prospect.tries for prospect in thought.prospects)
