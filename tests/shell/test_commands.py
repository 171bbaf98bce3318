"""The command line as a whole: help, the list of games, the measurement, other streams."""

import json
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from engine.games import GAMES, party_bugs
from engine.shell import bench, speeds
from engine.shell.speeds import Speed
from tests.shell.terminal import run

TOP = Path(__file__).parents[2]


def test_games() -> None:
    ran = run("games")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == "Party Bugs (party-bugs)"
    assert "  players  2 to 6" in ran.lines
    assert "  options  hidden-dancer: each hides a card" in ran.out


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "tournament", "replay", "verify", "bench"]
)
def test_help(command: str) -> None:
    assert f"    {command}" in run().out
    with pytest.raises(SystemExit) as stop:
        run(command, "--help")
    assert stop.value.code == 0


SLICE = 10  # milliseconds
ROWS = list(product(GAMES, ("random play", "replayed", "imagined")))


def test_bench_here() -> None:
    told = json.loads(run("bench", "--here", "--json", "--slice", str(SLICE)).out)
    assert [(speed["game"], speed["what"]) for speed in told] == ROWS
    for speed in told:
        assert set(speed) == {"game", "what", "python", "median", "best", "plain", "target"}
        assert speed["best"] >= speed["median"] > 0
        assert speed["plain"] > 0
    targets = [speed["target"] for speed in told if speed["what"] == "random play"]
    assert targets == [100_000, 140_000, 90_000]
    assert [speed["target"] for speed in told].count(None) == 2 * len(GAMES)
    lines = run("bench", "--here", "--slice", str(SLICE)).lines
    words = [line.partition(" CPython ")[0].split(maxsplit=1) for line in lines]
    assert [(game, what.strip()) for game, what in words] == ROWS


FAST = Speed("party-bugs", "random play", "CPython 3.11.7", 100_000, 110_000, 150, 60_000)
SLOW = Speed("party-bugs", "random play", "Pyodide 3.14.2", 20_000, 21_000, 160, 25_000)
FINE = Speed("party-bugs", "random play", "Pyodide 3.14.2", 50_000, 51_000, 140, 25_000)


def test_bench_prints_both_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda slice_ms: (FAST,))
    monkeypatch.setattr(bench, "_measured_under_node", lambda slice_ms: ((FINE,), ""))
    ran = run("bench")
    assert ran.status == 0
    assert (
        "party-bugs    random play CPython 3.11.7   100,000  best  110,000  plain    150  "
        "target  60,000: reached" in ran.lines
    )
    assert (
        "party-bugs    random play Pyodide 3.14.2    50,000  best   51,000  plain    140  "
        "target  25,000: reached" in ran.lines
    )
    assert ran.lines[-1] == "CPython, beside Pyodide, is 2.0 times as fast in party-bugs."
    told = json.loads(run("bench", "--json").out)
    assert [speed["median"] for speed in told] == [100_000, 50_000]


def test_bench_says_when_a_target_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda slice_ms: (FAST,))
    monkeypatch.setattr(bench, "_measured_under_node", lambda slice_ms: ((SLOW,), ""))
    ran = run("bench")
    assert ran.status == 1
    assert "25,000: missed" in ran.out


def test_bench_without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda slice_ms: (FAST,))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    ran = run("bench")
    assert ran.status == 0
    assert ran.lines[-1] == "Pyodide: not measured; please install Node.js 20 or newer."
    assert len(json.loads(run("bench", "--json").out)) == 1


def test_bench_without_pyodide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "measured", lambda slice_ms: (FAST,))
    monkeypatch.setattr(shutil, "which", lambda name: sys.executable)
    monkeypatch.setattr(bench, "_TOP", tmp_path)
    ran = run("bench")
    assert ran.status == 0
    assert ran.lines[-1] == "Pyodide: not measured; `tools/setup.sh node` fetches it."
    (tmp_path / "node_modules" / "pyodide").mkdir(parents=True)
    ran = run("bench")  # the program to be run is missing there
    assert ran.status == 2
    assert ran.err.startswith("critter-club: tools/pyodide.mjs: it did not measure (")


def test_random_play_is_the_same_everywhere() -> None:
    config = party_bugs.read_config(("seats 4",))
    assert [speeds.play_at_random(party_bugs, config, seed) for seed in range(3)] == [
        speeds.play_at_random(party_bugs, config, seed) for seed in range(3)
    ]


@pytest.mark.slow
@pytest.mark.pyodide
def test_bench_under_pyodide() -> None:
    found, why_not = bench._measured_under_node(SLICE)
    assert why_not == ""
    assert [(speed.game, speed.what) for speed in found] == ROWS
    assert all(speed.python.startswith("Pyodide ") for speed in found)
    assert {speed.target for speed in found} == {25_000, None}


def python(*words: str, typed: str = "", cwd: Path = TOP) -> subprocess.CompletedProcess[str]:
    """A plain Python without the tools that are installed for development."""
    return subprocess.run(
        [str(Path(sys.base_prefix, "bin", "python3")), "-s", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={"PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )


@pytest.mark.slow
def test_nothing_but_python_is_needed() -> None:
    ran = python("-m", "engine", "games")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == run("games").out
    ran = python("-m", "engine", "play", "--seats", "2", typed="1\n1\n")
    assert ran.returncode == 2
    assert "Guest's hand" in ran.stdout
    assert ran.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">/dev/full", "| true"])
def test_streams_that_are_closed_or_full(closed: str) -> None:
    command = f"'{sys.executable}' -m engine games {closed}"
    ran = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, cwd=TOP, check=False
    )
    assert "Traceback" not in ran.stderr
    assert "Exception" not in ran.stderr
    if closed == ">/dev/full":
        assert ran.returncode == 2
        assert ran.stderr.startswith("critter-club: no space left on device")


@pytest.mark.slow
def test_letters_a_stream_does_not_know(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "engine", "play", "--players", "Zoë,bot"],
        input="q\n",
        capture_output=True,
        text=True,
        cwd=TOP,
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Party Bugs: Zo?, Dot, Paul." in ran.stdout
