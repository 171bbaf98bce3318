"""Measure how many decisions a second the engine plays, here and under Pyodide."""

import argparse
import json
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Final

from engine.shell.arguments import positive
from engine.shell.files import Fault
from engine.shell.speeds import SEATS, SLICES, Speed, measured
from engine.shell.text import listed

SLICE_MS: Final = 200
_TOP: Final = Path(__file__).resolve().parents[2]
_UNDER_NODE: Final = ("tools/pyodide.mjs", "engine/__main__.py", "bench", "--here", "--json")
_PATIENCE: Final = 300  # seconds


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


def run(args: argparse.Namespace) -> int:
    here = measured(args.slice)
    there, why_not = ((), "") if args.here else _measured_under_node(args.slice)
    speeds = (*here, *there)
    if args.json:
        print(json.dumps([asdict(speed) for speed in speeds]))
    elif args.here:
        _print_lines(speeds)
    else:
        print(
            f"Decisions in random play, turns replayed and worlds imagined a second, {SEATS} seats"
        )
        print(f"(median and best of {SLICES} slices of {args.slice / 1000} s of processor time;")
        print(
            "the median counts; plain: in that time, a plain loop of Python takes so many steps)\n"
        )
        _print_lines(speeds)
        print(why_not or _compared(here, there))
    return 0 if all(speed.reached for speed in speeds) else 1


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
        if one.target is not None
    ]
    return f"\nCPython, beside Pyodide, is {listed(ratios)}."


def _line(speed: Speed) -> str:
    told = (
        f"{speed.game:13} {speed.what:11} {speed.python:15} {speed.median:8,}  "
        f"best {speed.best:8,}  plain {speed.plain:6,}"
    )
    if speed.target is None:
        return told
    return f"{told}  target {speed.target:7,}: {'reached' if speed.reached else 'missed'}"
