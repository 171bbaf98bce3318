"""Measure how many decisions a second the engine plays, here and under Pyodide."""

import argparse
import json
import platform
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from engine.core.game import AnyGame
from engine.core.rng import below, seeded
from engine.games import GAMES
from engine.shell.arguments import positive
from engine.shell.files import Fault
from engine.shell.text import listed

SLICES: Final = 10
SLICE_MS: Final = 200
CPYTHON_TARGET: Final = 60_000
PYODIDE_TARGET: Final = 25_000
_TOP: Final = Path(__file__).resolve().parents[2]
_UNDER_NODE: Final = ("tools/pyodide.mjs", "engine/__main__.py", "bench", "--here", "--json")
_PATIENCE: Final = 300  # seconds
_SEATS: Final = 4
_STREAM: Final = 1  # for choices, apart from the deal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.add_argument("--here", action="store_true", help="only in the Python that runs this")
    parser.add_argument(
        "--slice",
        type=positive,
        default=SLICE_MS,
        metavar="MS",
        help=f"milliseconds of each slice of time (default: {SLICE_MS})",
    )


@dataclass(frozen=True, slots=True)
class Speed:
    """Decisions a second: in the median of several slices of time, and in the best."""

    game: str
    python: str
    median: int
    best: int
    target: int

    @property
    def reached(self) -> bool:
        return self.median >= self.target


def run(args: argparse.Namespace) -> int:
    here = measured(args.slice)
    there, why_not = ((), "") if args.here else _measured_under_node(args.slice)
    speeds = (*here, *there)
    if args.json:
        print(json.dumps([asdict(speed) for speed in speeds]))
    elif args.here:
        _print_lines(speeds)
    else:
        print(f"Decisions a second in random play with {_SEATS} seats")
        print(f"(median and best of {SLICES} slices of {args.slice / 1000} s of processor time;")
        print("the median counts)\n")
        _print_lines(speeds)
        print(why_not or _compared(here, there))
    return 0 if all(speed.reached for speed in speeds) else 1


def measured(slice_ms: int) -> tuple[Speed, ...]:
    return tuple([_measured_of(game, slice_ms) for game in GAMES.values()])


def _measured_of(game: AnyGame, slice_ms: int) -> Speed:
    config = game.read_config((f"seats {_SEATS}",))
    played, speeds = 0, []
    play_at_random(game, config, played)  # warms up: some things are made only once
    for _ in range(SLICES):
        decisions, start = 0, time.process_time()
        while (seconds := time.process_time() - start) * 1000 < slice_ms:
            played += 1
            decisions += play_at_random(game, config, played)
        speeds.append(round(decisions / seconds))
    in_browser = sys.platform == "emscripten"
    return Speed(
        game=game.name,
        python=f"{'Pyodide' if in_browser else 'CPython'} {platform.python_version()}",
        median=round(statistics.median(speeds)),
        best=max(speeds),
        target=PYODIDE_TARGET if in_browser else CPYTHON_TARGET,
    )


def play_at_random(game: AnyGame, config: object, seed: int) -> int:
    """Plays a match with random moves and returns how many decisions it took."""
    state, rng = game.setup(config, seed).state, seeded(seed, _STREAM)
    decisions = 0
    while seats := game.awaited(state):
        turns = [(seat, move) for seat in seats for move in game.legal_moves(state, seat)]
        at, rng = below(rng, len(turns))
        seat, move = turns[at]
        state = game.apply(state, seat, move).state
        decisions += 1
    return decisions


def _measured_under_node(slice_ms: int) -> tuple[tuple[Speed, ...], str]:
    """The speeds in Pyodide, or a sentence that says how to get them."""
    node = shutil.which("node")
    if node is None:
        return (), "Pyodide: not measured; please install Node.js 20 or newer."
    if not (_TOP / "node_modules" / "pyodide").is_dir():
        return (), "Pyodide: not measured; `tools/setup.sh node` fetches it."
    done = subprocess.run(
        [node, *_UNDER_NODE, "--slice", str(slice_ms)],
        cwd=_TOP,
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
        check=False,
    )
    try:
        return tuple([Speed(**each) for each in json.loads(done.stdout)]), ""
    except (ValueError, TypeError):
        why = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise Fault(
            f"tools/pyodide.mjs: it did not measure ({why}); `tools/setup.sh node` sets it up."
        ) from None


def _print_lines(speeds: tuple[Speed, ...]) -> None:
    for speed in speeds:
        print(_line(speed))


def _compared(here: tuple[Speed, ...], there: tuple[Speed, ...]) -> str:
    ratios = [
        f"{one.median / other.median:.1f} times as fast in {one.game}"
        for one, other in zip(here, there)
    ]
    return f"\nCPython, beside Pyodide, is {listed(ratios)}."


def _line(speed: Speed) -> str:
    verdict = "reached" if speed.reached else "missed"
    return (
        f"{speed.game:13} {speed.python:16} {speed.median:8,}  best {speed.best:8,}  "
        f"target {speed.target:7,}: {verdict}"
    )
