"""The ladder in README is what the tournament's tables say, and they hold what they claim."""

import csv

import pytest

from tools.ladder import BEGIN, END, README, TABLES, told

LEVELS = ("novice", "regular", "expert", "master")
DEALS = 1_000
TABLE_OF = {
    path.stem: list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    for path in TABLES.glob("*.csv")
}
LADDERS = ("party-bugs-2", "parrot-box-2", "cheating-moth-3")


def test_readme_tells_the_tables() -> None:
    text = README.read_text(encoding="utf-8")
    assert text.split(BEGIN)[1].split(END)[0] == told()


@pytest.mark.parametrize("name", LADDERS)
@pytest.mark.parametrize(("upper", "lower"), list(zip(LEVELS[1:], LEVELS)))
def test_every_level_is_above_the_one_below_for_sure(name: str, upper: str, lower: str) -> None:
    [row] = [
        row
        for row in TABLE_OF[name]
        if row["contest"] == f"{upper} against {lower}" and row["player"] == upper
    ]
    assert int(row["deals"]) >= DEALS
    assert float(row["lead"]) > float(row["lead_within"])


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("party-bugs-2", 0.6),
        ("parrot-box-2", 0.6),
        ("party-bugs-4", 0.4),
        ("parrot-box-4", 0.4),
        ("cheating-moth-4", 0.4),
    ],
)
def test_the_best_level_wins_often_enough(name: str, least: float) -> None:
    [row] = [
        row
        for row in TABLE_OF[name]
        if row["contest"] == "master against rule-of-thumb" and row["player"] == "master"
    ]
    assert float(row["won"]) - float(row["won_within"]) > least
