"""`simulate`: bots among themselves, a table of how they fared, files of what they played."""

import os
from pathlib import Path

import pytest

from engine.shell import simulate
from engine.table.table import Table
from tests.shell.terminal import run

SIMULATE = "simulate party-bugs --seats 3 --games 6 --seed 11 --bots random,rule-of-thumb"


def test_the_table() -> None:
    ran = run(*SIMULATE.split())
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == "Party Bugs, 3 seats: 6 games, seeds from 11"
    assert ran.lines[2].split() == ["player", "played", "wins", "wins", "%", "total", "rank"]
    rows = {line.split()[0]: line.split()[1:] for line in ran.lines[3:5]}
    assert set(rows) == {"random", "rule-of-thumb"}
    assert {kind: row[0] for kind, row in rows.items()} == {"random": "12", "rule-of-thumb": "6"}
    assert sum(int(row[1]) for row in rows.values()) == 6
    assert len({len(line) for line in ran.lines[2:5]}) == 1


def test_the_same_again() -> None:
    assert run(*SIMULATE.split()).out == run(*SIMULATE.split()).out


def test_paul_is_counted_when_two_play() -> None:
    ran = run("simulate", "party-bugs", "--seats", "2", "--games", "2")
    assert [line for line in ran.lines if line.startswith("Paul ")]


def test_matches_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    ran = run(*SIMULATE.split(), "--option", "mirror", "--out", str(folder))
    assert ran.status == 0
    assert ran.lines[0] == "Party Bugs, 3 seats, mirror: 6 games, seeds from 11"
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"party-bugs-{seed:06}.match" for seed in range(11, 17)]
    for name in names:
        verified = run("verify", str(folder / name))
        assert (verified.status, verified.err) == (0, "")
        assert "game over" in verified.out


def test_bots_change_their_seats(tmp_path: Path) -> None:
    run(*SIMULATE.split(), "--out", str(tmp_path))
    seats = {
        seat
        for path in tmp_path.iterdir()
        for seat in "abc"
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"player {seat} ") and line.endswith("rule-of-thumb")
    }
    assert seats == set("abc")


def test_interrupted_it_tells_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    played, calls = simulate._played, []

    def tired(match: object) -> Table:
        calls.append(match)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return played(match)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "_played", tired)
    ran = run(*SIMULATE.split())
    assert ran.status == 130
    assert ran.lines[0] == "Party Bugs, 3 seats: 2 games, seeds from 11"
    assert ran.err == "\ncritter-club: stopped; this is the summary so far.\n"


def test_a_bar_only_on_a_terminal() -> None:
    err = run(*SIMULATE.split(), terminal=True).err
    assert "[###############...............]  50 %  3 of 6" in err
    assert err.endswith("\r\x1b[K")


def test_nothing_half_written_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(descriptor: int) -> None:
        raise OSError(28, "No space left on device", str(tmp_path))

    monkeypatch.setattr(os, "fsync", stop)
    ran = run(*SIMULATE.split(), "--out", str(tmp_path))
    assert ran.status == 2
    assert ran.err == (
        f"critter-club: {tmp_path}: no space left on device; "
        "please choose another place or try again.\n"
    )
    assert list(tmp_path.iterdir()) == []
