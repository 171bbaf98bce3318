"""`tune`: numbers learned from play; the same again from the same games, and closer with more."""

from hashlib import sha256
from pathlib import Path

import pytest

from engine.games.party_bugs.shell import tuning
from engine.games.party_bugs.thinking import learned
from engine.games.party_bugs.thinking.learned import two
from tests.shell.terminal import run

# Whoever changes the numbers changes this, and measures the ladder anew.
NUMBERS = "27f94bf4e003ed8d5f05589b707a272f53f17a9e0a820ba03c246bf2493ad8c8"


def learner_of(games: int) -> tuning.Learner:
    learner = tuning.Learner(games)
    for seed in range(games):
        learner.play(seed)
    return learner


def test_the_numbers_are_those_that_were_measured() -> None:
    assert sha256(two.NUMBERS.encode()).hexdigest() == NUMBERS


def test_the_numbers_fit_into_40_kilobytes() -> None:
    assert len(two.NUMBERS) < 40_000
    assert len(learned.learned_for(2).seat) == len(learned.learned_for(2).paul) == learned.ROUNDS


def test_the_same_games_teach_the_same() -> None:
    assert learner_of(3).text() == learner_of(3).text()


def test_what_is_written_is_what_is_read() -> None:
    learner = learner_of(2)
    source: dict[str, str] = {}
    exec(learner.source(), source)
    read = learned.read(source["NUMBERS"])
    assert len(read.seat) == len(read.paul) == len(read.spread) == learned.ROUNDS
    assert all(len(row.adds) == learned.REASONS * 13 for row in (*read.seat, *read.paul))


@pytest.mark.slow
def test_forecasts_come_closer_with_every_game() -> None:
    """Seen by the spread of what was expected for both."""
    spread = [int(word) for word in learner_of(60).text().split()[: learned.ROUNDS]]
    at_first = [int(word) for word in learner_of(2).text().split()[: learned.ROUNDS]]
    assert sum(spread) < sum(at_first)


def test_it_is_played_told_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "two.py"
    monkeypatch.setattr(tuning, "PATH", path)
    ran = run("tune", "party-bugs", "--games", "2", "--write")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == "2 games, 4092 numbers"
    assert "Written into two.py." in ran.out
    assert path.read_text(encoding="utf-8") == learner_after_run()


def learner_after_run() -> str:
    learner = tuning.Learner(2)
    learner.play(1)
    learner.play(2)
    return learner.source()


def test_where_nothing_is_learned_it_says_so() -> None:
    ran = run("tune", "cheating-moth")
    assert (ran.status, ran.out) == (2, "")
    assert "nothing is learned in cheating-moth; please choose party-bugs" in ran.err
