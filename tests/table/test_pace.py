"""Whether a bot has anything to think about, and how much, is told by nothing that all can see.

What a page needs for the pause before a bot's move (web/table/pace.js) is in every answer, and the
same in every twin world: who is asked, what kind of bot that is, and whether it chooses in secret.
Only where a choice is open is its thought shown as it goes; that has to follow from what all see.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.game import Step
from engine.core.rng import seeded
from engine.games import GAMES
from engine.table.bots import play_bot, play_unasked
from engine.table.match import Match, Player
from engine.table.table import Table, opened
from engine.table.thoughts import bot_asked, bot_matter

KIND = "novice-bold"
TWINS = 3


def choices(name: str, options: tuple[str, ...], matches: int) -> Iterator[tuple[Table, int]]:
    """Of bots among themselves, with whose turn it is."""
    game = GAMES[name]
    for seed in range(matches):
        config = game.read_config(("seats 4", *options))
        players = tuple([Player(f"Player {seat}", KIND) for seat in range(4)])
        table: Table | None = opened(Match(name, config, seed, players))
        for _ in range(150):
            if table is None:
                break
            seat = bot_asked(table)
            if seat is not None:
                yield table, seat
            table = play_unasked(table) or play_bot(table)


def thought_in(table: Table, seat: int, state: Any) -> tuple[int, int]:
    """How much that bot would think about there: playouts, among so many moves."""
    world = Table(table.match, (*table.steps[:-1], Step(state, ())), 0)
    matter = bot_matter(world, seat)
    assert matter is not None
    thought = matter.begun()
    return thought.planned, len(thought.problem.moves)


def twins_of(table: Table, seed: int) -> list[Any]:
    game = table.match.game
    seen = game.view(table.state, None)
    return [table.state, *[game.imagine(seen, seeded(seed, twin))[0] for twin in range(TWINS)]]


@pytest.mark.parametrize("name", GAMES)
def test_an_open_choice_is_thought_about_as_long_wherever_hidden_cards_lie(name: str) -> None:
    game, chance, open_choices = GAMES[name], Random(1), 0
    for table, seat in choices(name, (), 2):
        if game.private(table.state) or chance.randrange(3):
            continue
        lengths = {thought_in(table, seat, twin) for twin in twins_of(table, open_choices)}
        assert len(lengths) == 1
        open_choices += 1
    # At a table of bots that cheat all that is open goes by the clock.
    assert bool(open_choices) == (name != "cheating-moth")


def test_in_secret_the_thought_follows_from_the_hand_and_what_the_page_is_told_does_not() -> None:
    game, different = GAMES["cheating-moth"], 0
    for at, (table, seat) in enumerate(choices("cheating-moth", ("calm",), 1)):
        if not game.private(table.state):
            continue
        twins = twins_of(table, at)
        told = {(game.awaited(twin), game.private(twin)) for twin in twins}
        assert len(told) == 1
        different += len({thought_in(table, seat, twin) for twin in twins}) > 1
    assert different > 5
