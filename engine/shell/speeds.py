"""What is measured of the engine: random play, matches replayed, worlds imagined."""

import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.game import CLOCK, AnyGame
from engine.core.rng import below, seeded
from engine.games import GAMES
from engine.table.match import Match, Player, new_match, replayed

SLICES: Final = 10
SEATS: Final = 4
# Decisions a second in random play; what is not named here is to reach the last.
CPYTHON_TARGETS: Final[Mapping[str, int]] = {
    "party-bugs": 100_000,
    "parrot-box": 140_000,
    "cheating-moth": 90_000,
}
CPYTHON_TARGET: Final = 60_000
PYODIDE_TARGET: Final = 25_000
_MATCHES: Final = 8  # that are replayed, and looked at by those who imagine
_STREAM: Final = 1  # for choices, apart from the deal
_STEPS: Final = 20_000  # of plain Python, beside each slice

Work = Callable[[int], int]  # does a bit, another one for each number; how often was it done?


@dataclass(frozen=True, slots=True)
class Speed:
    """How often a second: in the median of several slices of time, and in the best.

    `plain` is how many steps of a plain loop Python takes in the time of one: machines differ in
    that much less than in seconds.
    """

    game: str
    what: str
    python: str
    median: int
    best: int
    plain: int
    target: int | None

    @property
    def reached(self) -> bool:
        return self.target is None or self.median >= self.target


def measured(slice_ms: int) -> tuple[Speed, ...]:
    return tuple([speed for game in GAMES.values() for speed in _measured_of(game, slice_ms)])


def _measured_of(game: AnyGame, slice_ms: int) -> Iterator[Speed]:
    config = game.read_config((f"seats {SEATS}",))
    matches = [_match_at_random(game, seed) for seed in range(_MATCHES)]
    target = CPYTHON_TARGETS.get(game.name, CPYTHON_TARGET)
    if sys.platform == "emscripten":
        target = PYODIDE_TARGET
    yield _speed(game, "random play", lambda at: play_at_random(game, config, at), slice_ms, target)
    yield _speed(game, "replayed", _replaying(matches), slice_ms)
    yield _speed(game, "imagined", _imagining(game, matches), slice_ms)


def _speed(game: AnyGame, what: str, work: Work, slice_ms: int, target: int | None = None) -> Speed:
    at, speeds, steps = 0, [], []
    work(at)  # warms up: some things are made only once
    for _ in range(SLICES):
        done, start = 0, time.process_time()
        while (seconds := time.process_time() - start) * 1000 < slice_ms:
            at += 1
            done += work(at)
        speeds.append(round(done / seconds))
        steps.append(_plain_steps() * seconds / done)
    python = "Pyodide" if sys.platform == "emscripten" else "CPython"
    return Speed(
        game=game.name,
        what=what,
        python=f"{python} {platform.python_version()}",
        median=round(statistics.median(speeds)),
        best=max(speeds),
        plain=round(statistics.median(steps)),
        target=target,
    )


def _plain_steps() -> float:
    """A second, in steps of a loop that has nothing to do with the engine."""
    total, start = 0, time.process_time()
    for at in range(_STEPS):
        total = (total * 31 + at) % 65_521
    # A clock that moves in milliseconds may not have moved at all.
    return _STEPS / max(time.process_time() - start, 0.001)


def play_at_random(game: AnyGame, config: object, seed: int) -> int:
    """Plays a match with random moves and returns how many decisions it took."""
    return sum(1 for _ in _turns_at_random(game, config, seed))


def _turns_at_random(game: AnyGame, config: object, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """The state, who moves, and the move."""
    state, rng = game.setup(config, seed).state, seeded(seed, _STREAM)
    while seats := game.awaited(state):
        turns = [(seat, move) for seat in seats for move in game.legal_moves(state, seat)]
        at, rng = below(rng, len(turns))
        seat, move = turns[at]
        yield state, seat, move
        state = game.apply(state, seat, move).state


def _match_at_random(game: AnyGame, seed: int) -> Match:
    players = tuple([Player(f"Player {at}", None) for at in range(SEATS)])
    match = new_match(game, (f"seats {SEATS}",), players, precedence=(), seed=seed)
    turns = _turns_at_random(game, match.config, seed)
    return replace(match, turns=tuple([(seat, move) for _, seat, move in turns]))


def _replaying(matches: list[Match]) -> Work:
    """Whole matches, as they are opened: turns a second."""

    def replay(at: int) -> int:
        return sum(1 for _ in replayed(matches[at % _MATCHES])) - 1

    return replay


def _imagining(game: AnyGame, matches: list[Match]) -> Work:
    """A world for whoever is to move, at each turn of a match: worlds a second."""
    seen = [
        [
            game.view(step.state, seat)
            for step, (seat, _) in zip(replayed(match), match.turns)
            if seat != CLOCK
        ]
        for match in matches
    ]

    def imagine(at: int) -> int:
        rng, views = seeded(at, _STREAM), seen[at % _MATCHES]
        for view in views:
            _, rng = game.imagine(view, rng)
        return len(views)

    return imagine
