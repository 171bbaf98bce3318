"""Advice and accounts follow from what those who hear them may know, and from nothing else."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.game import AnyGame, Seat
from engine.core.rng import seeded
from engine.games import GAMES, party_bugs
from engine.search.thought import think
from engine.table.match import Match, Player
from engine.table.table import Table, awaited, opened
from engine.table.thoughts import Matter, account, advice, bot_matter
from tests.table.matches import played_on

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
PLAYOUTS = 40
DREAMS = 3


def positions(game: AnyGame, seats: int = 3) -> list[tuple[Table, Seat]]:
    found = []
    players = tuple(
        Player(name, None if name == "Anna" else "novice") for name in ("Anna", "Dot", "Pip")
    )
    for at in range(12):
        match = Match(game.name, game.read_config((f"seats {seats}",)), at, players)
        table = played_on(opened(match), Random(at), 5 + 6 * at)
        found += [(table, seat) for seat in awaited(table) if seat >= 0]
    return found


def in_another_world(table: Table, eyes: Seat | None, dream: int) -> Table:
    """All that those eyes cannot see lies elsewhere."""
    game = table.match.game
    twin, _ = game.imagine(game.view(table.state, eyes), seeded(dream))
    last = replace(table.steps[-1], state=twin)
    return replace(table, steps=(*table.steps[:-1], last))


def told(matter: Matter | None) -> Any:
    if matter is None:
        return None
    thought = think(matter.begun(), PLAYOUTS)
    return thought.problem.moves, thought.prospects, thought.best


@EVERY_GAME
def test_advice_is_the_same_whatever_its_hearer_cannot_see(game: AnyGame) -> None:
    advised = 0
    for table, seat in positions(game):
        for eyes in (seat, None):
            here = told(advice(table, seat, eyes))
            advised += here is not None
            for dream in range(DREAMS):
                twin = in_another_world(table, eyes, dream)
                assert told(advice(twin, seat, eyes)) == here
    assert advised > 5


@EVERY_GAME
def test_a_bots_thought_is_the_same_whatever_it_cannot_see(game: AnyGame) -> None:
    for table, seat in positions(game):
        if seat == 0:
            continue
        here = told(bot_matter(table, seat))
        assert here is not None
        for dream in range(DREAMS):
            assert told(bot_matter(in_another_world(table, seat, dream), seat)) == here


def test_an_account_of_a_closed_hand_is_the_same_whatever_is_in_it() -> None:
    """Of a public choice, that is, such as to take a bug from the floor: in Parrot Box nothing is
    closed, and in Cheating Moth every choice needs a hand."""
    closed = 0
    for table, seat in positions(party_bugs):
        if seat == 0 or party_bugs.private(table.state):
            continue
        move = party_bugs.legal_moves(table.state, seat)[0]
        heard = []
        for world in (table, *[in_another_world(table, None, dream) for dream in range(DREAMS)]):
            step = party_bugs.apply(world.state, seat, move)
            turns = (*world.match.turns, (seat, move))
            after = Table(replace(world.match, turns=turns), (*world.steps, step), 0)
            told_ = account(after, len(turns))
            assert told_ is not None
            assert told_.openness == "as-seen"
            heard.append((told(told_.matter), told_.view))
        closed += 1
        assert all(each == heard[0] for each in heard)
    assert closed > 2
