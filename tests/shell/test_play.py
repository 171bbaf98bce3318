"""`play`: whole games at the keyboard, and what can be typed on the way."""

import os
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.table.saves import read_save
from tests.shell.terminal import Ran, Typist, always_first, run


def typing(*answers: str, then: Typist = lambda said: "q\n") -> Typist:
    """These answers first, whatever is asked."""
    queue: Iterator[str] = iter(answers)

    def typist(said: str) -> str:
        answer = next(queue, None)
        return then(said) if answer is None else f"{answer}\n"

    return typist


def is_over(ran: Ran) -> bool:
    return ran.status == 0 and " wins!" in ran.out


def test_one_person_and_two_bots() -> None:
    ran = run("play", "--seed", "5", typed=always_first)
    assert is_over(ran)
    assert ran.lines[0] == "Party Bugs: Guest, Dot, Fern."
    assert "Pass the screen" not in ran.out
    assert "Guest's hand: " in ran.out
    assert "Dot's hand" not in ran.out
    assert ran.lines[-1] == "  python -m engine play party-bugs --seed 5"
    assert all(len(line) <= 80 for line in ran.lines)


def test_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    size = os.terminal_size((40, 24))
    monkeypatch.setattr(shutil, "get_terminal_size", lambda *_, **__: size)  # pytest asks too
    ran = run("play", "--seed", "5", "--option", "hidden-dancer", typed=always_first)
    assert is_over(ran)
    assert all(len(line) <= 40 for line in ran.lines[:-1])


def thinking(words: str) -> Any:
    """All bots think before they move."""
    return pytest.param(words, marks=pytest.mark.soak)


@pytest.mark.parametrize(
    "words",
    [
        "--players Anna,Ben",
        "--players Anna,bot",
        "--players Anna,Ben,bot:random --option hidden-dancer",
        "--players Anna,bot:rule-of-thumb,Ben,bot:novice --option mirror",
        thinking("--players Anna,bot,Ben,bot --option mirror"),
        f"--players Anna{',bot:rule-of-thumb' * 5} --option mirror --option hidden-dancer",
        thinking("--seats 6 --option mirror --option hidden-dancer"),
        "--players Anna,Ben,Cleo --option mirror --option hidden-dancer --youngest Ben,Anna",
        "--players bot:novice,bot:random,bot:rule-of-thumb --option mirror",
        thinking("--players bot,bot,bot --option mirror"),
    ],
)
def test_whole_matches(words: str) -> None:
    ran = run("play", *words.split(), "--seed", "3", typed=always_first)
    assert is_over(ran)
    assert ran.err == ""
    assert run("play", *words.split(), "--seed", "3", typed=always_first).out == ran.out


def test_without_a_seed_each_match_is_another() -> None:
    lasts = {run("play", "--players", "bot,bot", typed="").lines[-1] for _ in range(2)}
    assert len(lasts) == 2
    again = lasts.pop().split()
    assert again[:3] == ["python", "-m", "engine"]
    assert is_over(run(*again[3:]))


def test_words_and_written_moves_are_understood() -> None:
    ran = run("play", "--seed", "5", typed=typing("PLAY 5", "take-1b"))
    assert "Played: Guest 5, " in ran.out
    assert "Guest takes 1." in ran.out


def test_what_is_not_in_the_list() -> None:
    ran = run(
        "play", "--seed", "5", typed=typing("9", "0", "play-2a", "take-1b", "x\x1b", "9" * 5000)
    )
    assert ran.status == 0
    assert '"9" is not in the list; please type one of its numbers.' in ran.out
    assert (
        "That is not possible: that card is not in the hand (rule B4, rounds 1 to 12)." in ran.out
    )
    assert "That is not possible: no cards are taken now (rule B4, rounds 1 to 12)." in ran.out
    assert "x?" in ran.out


def test_the_small_commands() -> None:
    ran = run("play", "--seed", "5", typed=typing("?", "r", "s", "h", "u", "1", "l", "u", "q"))
    for said in [
        "h  look at your hand",
        "Everybody plays 1 card",
        "The match is not kept",
        "No move can be taken back: there is nothing to take back yet.",
        "No move can be taken back: cards have been seen since",
        "See you!",
        "  python -m engine play party-bugs --seed 5",
    ]:
        assert said in ran.out
    assert ran.out.count("The party begins.") == 2


def test_a_take_can_be_taken_back() -> None:
    words = ["play", "--players", "Anna,Ben,Cleo", "--seed", "5"]
    answers = ["", "1", "", "1", "", "1", "u", "1", "u", "2"]
    ran = run(*words, typed=typing(*answers))
    # Nobody has taken anything yet: what could be taken back was turned up.
    assert "No move can be taken back: cards have been seen since" in ran.out
    asked = re.findall(r"^(\w+), which card do you take\?$", ran.out, re.MULTILINE)
    first, second = dict.fromkeys(asked)
    assert asked == [first, second, first, second]
    assert f"  {first} takes the last move back." in ran.out
    assert len(re.findall(rf"^  {first} takes \d+\.$", ran.out, re.MULTILINE)) == 2


def test_the_next_player_can_give_the_last_one_a_second_thought() -> None:
    words = ["play", "--players", "Anna,Ben", "--seed", "5"]
    ran = run(*words, typed=typing("", "1", "u", "", "2", "", "1"))
    assert "(u: Anna takes the last move back)" in ran.out
    assert "  Anna takes the last move back." in ran.out
    second = re.findall(r"2\) play (\d+)", ran.out)[0]
    assert f"Played: Anna {second}, " in ran.out


def test_nobody_takes_a_move_back_twice() -> None:
    ran = run("play", "--players", "Anna,Ben", "--seed", "5", typed=typing("u", "x"))
    assert ran.out.count("Please press Enter when Anna has the screen.") == 2


def test_the_last_card_is_handed_over_visibly() -> None:
    ran = run("play", "--players", "Anna,Ben,Cleo", "--seed", "5", typed=always_first)
    assert len(re.findall(r"takes what is left: \d+\.", ran.out)) > 5
    for question in re.findall(r"do you take\?\n((?:  \d\).*\n)+)", ran.out):
        floor = re.findall(r"take (\d+)", question)
        assert floor == sorted(floor, key=int)


def test_a_match_is_kept_after_every_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path, turns = Path("a.save"), []

    def typist(said: str) -> str:
        table = read_save(path.read_text(encoding="utf-8"))
        turns.append(len(table.match.turns))
        return always_first(said)

    ran = run("play", "--players", "Anna,Ben,Cleo", "--save", str(path), typed=typist)
    assert is_over(ran)
    assert f"The match is kept in {path}." in ran.out
    assert turns == sorted(turns)
    assert len(set(turns)) > 40
    assert [path.name for path in tmp_path.iterdir()] == ["a.save"]
    assert "game over" in run("verify", str(path)).out


@cache
def whole_match(words: str) -> Ran:
    return run("play", *words.split(), "--seed", "8", typed=always_first)


@pytest.mark.parametrize(
    "words",
    [
        "--players Anna,Ben --option mirror",
        "--players Anna,bot:novice,bot:rule-of-thumb,bot:random",
        thinking("--seats 4"),
    ],
)
@pytest.mark.parametrize("stop", [0, 1, 7, 15])
def test_stop_and_go_on(tmp_path: Path, words: str, stop: int) -> None:
    path = str(tmp_path / "a.save")
    whole = whole_match(words)
    ran = run("play", *words.split(), "--seed", "8", "--save", path, typed=stop_after(stop))
    assert ran.lines[-1] == f"  python -m engine play --load {path} --save {path}"
    ran = run(*ran.lines[-1].split()[3:], typed=always_first)
    assert is_over(ran)
    assert results(ran) == results(whole)


def stop_after(count: int) -> Typist:
    left = iter(range(count))
    return lambda said: "q\n" if next(left, None) is None else always_first(said)


def results(ran: Ran) -> list[str]:
    return re.findall(r"^ +\d\.  .*$|^Totals.*$", ran.out, re.M)


def test_a_revision_counts_on(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    words = ["play", "--players", "Anna,Ben", "--save", str(path)]
    run(*words, "--seed", "5", typed=typing("", "1", "u", "", "2"))
    before = read_save(path.read_text(encoding="utf-8"))
    assert (before.revision, len(before.match.turns)) == (3, 1)
    run("play", "--load", str(path), "--save", str(path), typed=typing())
    assert read_save(path.read_text(encoding="utf-8")) == before


def test_a_finished_save_gives_way(tmp_path: Path) -> None:
    path = str(tmp_path / "a.save")
    assert is_over(run("play", "--save", path, typed=always_first))
    assert is_over(run("play", "--save", path, typed=always_first))


def test_the_end_of_the_input(tmp_path: Path) -> None:
    path = str(tmp_path / "a.save")
    ran = run("play", "--save", path, typed="1\n")
    assert ran.status == 2
    assert ran.err.startswith("critter-club: the input ended before the match did.")
    assert ran.err.endswith(f"python -m engine play --load {path} --save {path}\n")
    assert ran.err.count("\n") == 1


def test_an_interrupted_match(tmp_path: Path) -> None:
    def typist(said: str) -> str:
        raise KeyboardInterrupt

    path = str(tmp_path / "a.save")
    ran = run("play", "--save", path, typed=typist)
    assert (ran.status, ran.err) == (130, "critter-club: stopped.\n")
    assert ran.lines[-1] == f"  python -m engine play --load {path} --save {path}"


def test_a_save_that_fails_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.save"

    def typist(said: str) -> str:
        def full(draft: str, target: str) -> None:
            raise OSError(28, "No space left on device", str(target))

        monkeypatch.setattr("os.replace", full)
        return "1\n"

    ran = run("play", "--save", str(path), typed=typist)
    assert ran.status == 2
    assert ran.err.startswith(f"critter-club: {path}: no space left on device")
    assert "Played" not in ran.out
    assert "not over yet, at round 1 Guest is to act" in run("verify", str(path)).out


def test_the_ages_of_people() -> None:
    for seed in range(40):
        words = ["play", "--players", "Anna,Ben,Cleo", "--seed", str(seed)]
        out = run(*words, "--youngest", "Cleo Ben", typed=typing()).out
        assert "by lot" not in out
        floor = [
            int(card) for card in re.findall(r"floor: Anna (\d+), Ben (\d+), Cleo (\d+)", out)[0]
        ]
        lowest = [name for name, card in zip(["Anna", "Ben", "Cleo"], floor) if card == min(floor)]
        expected = next(name for name in ["Cleo", "Ben", "Anna"] if name in lowest)
        assert re.search(rf"{expected} .*gets the Tied card", out)
