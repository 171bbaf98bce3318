"""`review FILE`: a page of accounts and moments, or the same as JSON."""

import json
from pathlib import Path

from tests.shell.samples import match_file, played
from tests.shell.terminal import run

QUICK = ("--worlds", "4")


def test_a_page_for_everybody(tmp_path: Path) -> None:
    table = played()
    ran = run("review", match_file(tmp_path, table), *QUICK)
    assert (ran.status, ran.err) == (0, "")
    for player in table.match.players:
        assert sum([line.startswith(player.name) for line in ran.lines]) == 2
    assert "Points ahead of the others' average. The four accounts add up to the result." in ran.out
    assert "Without luck: place 1 of 3;" in " ".join(ran.out.split())


def test_the_accounts_on_the_page_add_up(tmp_path: Path) -> None:
    table = played()
    ran = run("review", match_file(tmp_path, table), *QUICK)
    for line in ran.lines[1:4]:
        cells = [float(word) for word in line.split() if word[0] in "+-" and word[1:2].isdigit()]
        *accounts, result, without_luck = cells
        assert abs(sum(accounts) - result) < 0.3
        assert abs(result - accounts[0] - without_luck) < 0.3


def test_one_seat_as_json(tmp_path: Path) -> None:
    path = match_file(tmp_path, played())
    ran = run("review", path, "--seat", "b", "--json", *QUICK)
    [told] = map(json.loads, ran.lines)
    assert told["seat"] == 1
    sums = sum([each["change"]["points"] for each in told["sums"]])
    assert told["start"]["points"] + sums == told["result"]["points"]
    of_all = [json.loads(line) for line in run("review", path, "--json", *QUICK).lines]
    assert told["skill"] is None  # for that, everybody has to be reviewed
    assert {**of_all[1], "skill": None} == told


def test_a_match_that_is_not_over(tmp_path: Path) -> None:
    path = match_file(tmp_path, played(turns=3))
    ran = run("review", path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        f"critter-club: {path}: this match is not over, so its cards are still secret; "
        "please finish it first.\n"
    )


def test_wishes_that_cannot_be(tmp_path: Path) -> None:
    path = match_file(tmp_path, played())
    assert '--seat: "z" is no seat here' in run("review", path, "--seat", "z").err
    assert "--worlds: " in run("review", path, "--worlds", "1").err
