"""Walks through many matches, and asks the best level wherever it could do something foolish."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.game import AnyGame, Seat
from engine.core.rng import seeded
from engine.table.bots import play_bot, play_unasked
from engine.table.kinds import bot_called
from engine.table.match import Match, Player
from engine.table.table import awaited, opened

# From a state, a seat and its legal moves to those that are never better than another of them.
Foolish = Callable[[Any, Seat, tuple[Any, ...]], frozenset[Any]]

WALKER = "rule-of-thumb"
QUICK = 600  # positions
MANY = 100_000


def choices(game: AnyGame, mixes: Sequence[tuple[str, ...]]) -> Iterator[tuple[Any, Seat, Any]]:
    """Wherever there is one, match after match."""
    seed = 0
    while True:
        lines = mixes[seed % len(mixes)]
        config = game.read_config(lines)
        players = tuple([Player(f"Bot {at}", WALKER) for at in range(config.seats)])
        table = opened(Match(game.name, config, seed, players))
        while (after := play_unasked(table) or play_bot(table)) is not None:
            for seat in awaited(table):
                legal = game.legal_moves(table.state, seat) if seat >= 0 else ()
                if len(legal) > 1:
                    yield table.state, seat, legal
            table = after
        seed += 1


def check_best_is_never_foolish(
    game: AnyGame, mixes: Sequence[tuple[str, ...]], foolish: Foolish, positions: int
) -> int:
    """In how many positions it could have been."""
    tempted = 0
    best = list(game.mind.levels)[-1]
    for at, (state, seat, legal) in enumerate(choices(game, mixes)):
        if at == positions:
            return tempted
        worse = foolish(state, seat, legal)
        assert len(worse) < len(legal)
        if worse:
            tempted += 1
            choice = bot_called(game, best)(game.view(state, seat), legal, seeded(at))
            assert choice not in worse, (state, seat, choice)
    raise AssertionError("there is always another match")
