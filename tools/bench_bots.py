"""How long bots think and a hint takes, in Pyodide and on a processor four times slower.

    node tools/pyodide.mjs tools/bench_bots.py        (make bench-bots)

Each level is asked at the same moments of matches between others; the slowest answer counts.
"""

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

from engine.core.game import AnyGame, Seat
from engine.core.rng import Rng, seeded
from engine.games import GAMES
from engine.search.compared import compared
from engine.search.thought import think
from engine.table.bots import play_bot, play_unasked
from engine.table.kinds import bot_called
from engine.table.match import Match, Player
from engine.table.table import Table, awaited, opened
from tests.laws.specimens import specimen_of

SLOWER = 4
HINT = "hint"
SECONDS = {"regular": 0.7, "master": 2.0, HINT: 2.0}  # the level that comes by itself, and the best
ASKED = 40  # times at each table


def main() -> int:
    met = True
    print(f"Slowest answers of a bot, and {SLOWER} times that ({sys.platform})\n")
    for game in GAMES.values():
        for kind, most in SECONDS.items():
            taken = [
                each
                for lines in specimen_of(game.name).benched
                for each in _answers(game, lines, kind)
            ]
            slowest = max(taken)
            holds = slowest * SLOWER <= most
            met = met and holds
            print(
                f"{'ok  ' if holds else 'MISS'} {game.name:13} {kind:8} slowest {slowest:.3f} s, "
                f"median {median(taken):.3f} s; {SLOWER} times slower "
                f"{slowest * SLOWER:.2f} s (at most {most} s)"
            )
    return 0 if met else 1


def _answers(game: AnyGame, lines: tuple[str, ...], kind: str) -> Iterator[float]:
    """Seconds each answer took, in a Python that has warmed up."""
    answer = _hint(game) if kind == HINT else bot_called(game, kind)
    for at, (view, legal) in enumerate(_moments(game, lines)):
        start = time.perf_counter()
        answer(view, legal, seeded(at))
        yield time.perf_counter() - start


def _hint(game: AnyGame) -> Callable[[Any, tuple[Any, ...], Rng], Any]:
    def advise(view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        thought = game.mind.to_tell(view, legal, partial(game.imagine, view), rng)
        return compared(think(thought, thought.planned))

    return advise


def _moments(game: AnyGame, lines: tuple[str, ...]) -> list[tuple[Any, tuple[Any, ...]]]:
    """Evenly over a match, wherever there is a choice."""
    config = game.read_config(lines)
    players = tuple([Player(f"Bot {at}", "rule-of-thumb") for at in range(config.seats)])
    table: Table | None = opened(Match(game.name, config, 1, players))
    found = []
    while table is not None:
        for seat in awaited(table):
            legal = _choice(table, seat)
            if legal:
                found.append((game.view(table.state, seat), legal))
        table = play_unasked(table) or play_bot(table)
    return found[:: max(1, len(found) // ASKED)]


def _choice(table: Table, seat: Seat) -> tuple[Any, ...]:
    legal = table.match.game.legal_moves(table.state, seat) if seat >= 0 else ()
    return legal if len(legal) > 1 else ()


if __name__ == "__main__":
    sys.exit(main())
