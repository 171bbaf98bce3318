"""`verify FILE`: legal to the end, or which turn breaks which rule."""

from pathlib import Path

import pytest

from tests.shell.samples import illegal_file, match_file, played, save_file
from tests.shell.terminal import run


def test_a_finished_match(tmp_path: Path) -> None:
    table = played()
    ran = run("verify", match_file(tmp_path, table))
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    first = outcome.ranks.index(1)
    winner, total = table.match.players[first].name, outcome.scores[first]
    assert ran.out == (
        f"legal to the end: {len(table.match.turns)} turns, game over, "
        f"{winner} wins with {total}.\n"
    )
    assert (ran.status, ran.err) == (0, "")


def test_an_unfinished_save(tmp_path: Path) -> None:
    ran = run("verify", save_file(tmp_path, played(turns=1)))
    assert ran.status == 0
    assert ran.out == (
        "legal to the end: 1 turn, the seal is right, "
        "not over yet, at round 1 Ben and Cleo are to act.\n"
    )


def test_a_series_between_its_games(tmp_path: Path) -> None:
    turns = next(n for n in range(40, 200) if played("mirror", turns=n).state.game == 2)
    ran = run("verify", match_file(tmp_path, played("mirror", turns=turns - 1)))
    assert ran.out.endswith("at round 1.13 the next game is to be dealt.\n")


def test_the_first_illegal_turn(tmp_path: Path) -> None:
    path, at = illegal_file(tmp_path)
    ran = run("verify", path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"critter-club: {path}: turn {at} (")
    assert "breaks rule B4 (rounds 1 to 12): it is somebody else's turn to take; " in ran.err
    assert ran.err.endswith(f"`replay {path} --at {at - 1}` shows the table before it.\n")
    assert run("replay", path, "--at", str(at - 1)).status == 0
    assert run("replay", path).err == ran.err


def test_standard_input(tmp_path: Path) -> None:
    text = Path(match_file(tmp_path, played())).read_text(encoding="utf-8")
    assert run("verify", "-", typed=text).out.startswith("legal to the end")
    assert run("verify", "-").err.startswith("critter-club: standard input: line 1: ")


@pytest.mark.parametrize("sign", ["0", "x", "\n", " "])
def test_a_save_with_a_changed_sign(tmp_path: Path, sign: str) -> None:
    path = Path(save_file(tmp_path, played()))
    text = path.read_text(encoding="utf-8")
    for at in range(0, len(text), 7):
        if text[at] != sign:
            path.write_text(text[:at] + sign + text[at + 1 :], encoding="utf-8")
            ran = run("verify", str(path))
            assert ran.status == 2
            assert ran.err.startswith(f"critter-club: {path}: ")
            assert ran.err.count("\n") == 1
