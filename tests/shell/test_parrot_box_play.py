"""Parrot Box in the terminal: whole matches, commands, and what goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.game import Step
from engine.games import parrot_box as game
from engine.games.parrot_box.state import Scored
from engine.shell.screen import Screen
from engine.shell.teller import Teller
from engine.table.match import Match, Player
from engine.table.table import Table, opened
from tests.games.parrot_box.table import HIGH, begin, play
from tests.shell.terminal import Ran, Typist, always_first, run

NAMES = ("Anna", "Ben", "Cleo")
PLAY = ("play", "parrot-box", "--seed", "5")


# --- at the keyboard -------------------------------------------------------------------------


def typing(*answers: str, then: Typist = lambda said: "q\n") -> Typist:
    queue: Iterator[str] = iter(answers)

    def typist(said: str) -> str:
        answer = next(queue, None)
        return then(said) if answer is None else f"{answer}\n"

    return typist


def is_over(ran: Ran) -> bool:
    return ran.status == 0 and (" wins!" in ran.out or " share the win!" in ran.out)


def quick(said: str) -> str:
    """Draws, discards, and turns up what there is, so that rounds end."""
    if "Press Enter" in said:
        return "\n"
    return "discard it\n" if ") discard it" in said else "1\n"


@pytest.mark.parametrize(
    "who",
    [
        "--players Anna,bot",
        "--players Anna,Ben,bot:random --birthdays Ben,Anna",
        f"--players Anna{',bot:rule-of-thumb' * 5}",
        pytest.param("--seats 6", marks=pytest.mark.soak),
    ],
)
def test_whole_matches(who: str) -> None:
    ran = run(*PLAY, *who.split(), typed=quick)
    assert is_over(ran)
    assert ran.err == ""
    assert "Pass the screen" not in ran.out
    assert ran.out.count("Press Enter for the next round.") == 4
    assert all(len(line) <= 80 for line in ran.lines[:-1])


@pytest.mark.parametrize(
    "bots",
    ["bot:rule-of-thumb,bot:novice", pytest.param("bot,bot,bot", marks=pytest.mark.soak)],
)
def test_bots_alone_go_on_by_themselves(bots: str) -> None:
    assert is_over(run(*PLAY, "--players", bots, typed=""))


def test_the_small_commands() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing("?", "r", "h", "l", "x", "u", "q"))
    for said in [
        "h  look at the table once more",
        "Everybody turns up two cards; the highest sum starts.",
        "h table",
        '"x" is not in the list',
        "there is nothing to take back yet",
        "See you!",
    ]:
        assert said in ran.out
    assert "press Enter when nobody else looks" not in ran.out


def test_a_taken_discard_can_be_put_back_by_hand() -> None:
    answers = ("1", "1", "1", "1", "2", "u")
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing(*answers))
    assert re.search(r"(Anna|Ben) takes the last move back\.", ran.out)
    assert ran.out.count("from the discard pile.") == 1


def test_what_is_not_possible_is_told_with_its_rule() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing("draw", "1", "turn-1"))
    said = (
        "That is not possible: first everybody turns up two cards (rule A3, turning up two cards)"
    )
    assert said in ran.out.replace("\n", " ")
    assert "that card lies face up already (rule A3" in ran.out.replace("\n", " ")


def test_birthdays_settle_who_starts() -> None:
    lots = birthdays = 0
    for seed in range(60):
        words_ = ["play", "parrot-box", "--players", "Anna,Ben,Cleo", "--seed", str(seed)]
        answers = typing(*["1"] * 6)
        lots += "starts by lot" in run(*words_, typed=answers).out
        answers = typing(*["1"] * 6)
        out = run(*words_, "--birthdays", "Cleo,Ben,Anna", typed=answers).out
        birthdays += "has the next birthday and starts" in out
        assert "by lot" not in out
    assert lots == birthdays > 0


def test_the_same_cards_once_more() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", "--birthdays", "Ben,Anna", typed=typing())
    assert ran.lines[-1] == (
        "  python -m engine play parrot-box --players Anna,Ben --birthdays Ben,Anna --seed 5"
    )


def test_a_shared_win_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    players = tuple([Player(name) for name in NAMES])
    table = opened(Match(game.name, game.read_config(("seats 3",)), 1, players))
    state = table.state._replace(sums=(7, 9, 7), round=5, phase=Scored((1, 2, 3)))
    Teller(Screen(), table.match).tell_result(Table(table.match, (Step(state, ()),), 0))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "Anna and Cleo share the win!"
    assert [line.split() for line in lines[-5:-2]] == [
        ["1.", "Anna", "7"],
        ["1.", "Cleo", "7"],
        ["3.", "Ben", "9"],
    ]


# --- commands --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bots",
    ["novice,rule-of-thumb", pytest.param(",".join(game.bots), marks=pytest.mark.soak)],
)
def test_simulate_and_verify_and_replay(bots: str, tmp_path: Path) -> None:
    words_ = ("--seats", "3", "--games", "3", "--bots", bots, "--out", str(tmp_path / "out"))
    ran = run("simulate", "parrot-box", *words_)
    assert (ran.status, ran.lines[0]) == (0, "Parrot Box, 3 seats: 3 games, seeds from 1")
    paths = sorted((tmp_path / "out").iterdir())
    assert len(paths) == 3
    for path in paths:
        assert run("verify", str(path)).out.startswith("legal to the end: ")
    told = run("replay", str(paths[0]))
    assert told.status == 0
    assert "Round 5 of 5 begins" in told.out
    seen = {run("replay", str(paths[0]), "--seat", seat).out for seat in "abc"}
    assert len(seen) == 1


def test_verify_between_rounds(tmp_path: Path) -> None:
    state, turns = begin(HIGH, "1 2 3 4 5 6 7 8"), []
    script = "a:turn-1 a:turn-2 b:turn-1 b:turn-2"
    for turn in script.split():
        turns.append(turn)
    state = play(state, script)
    for at in range(500):
        if isinstance(state.phase, Scored):
            break
        seat = "ab"[at % 2]
        for turn in (f"{seat}:draw", f"{seat}:replace-{1 + at // 2 % 8}"):
            turns.append(turn)
            state = play(state, turn)
    path = tmp_path / "a.match"
    header = "critter-club 1\ngame parrot-box\nseats 2\nDEAL\nseed 0\n"
    deal = f"deal 1 {HIGH} 1 2 3 4 5 6 7 8 6"
    people = 'player a "Anna"\nplayer b "Ben"\nmoves\n'
    path.write_text(header.replace("DEAL", deal) + people + " ".join(turns) + "\n")
    out = run("verify", str(path)).out
    assert out.endswith("the next round is to be dealt.\n")


@pytest.mark.parametrize(
    ("words_", "said"),
    [
        ("play parrot-box --option mirror", 'no option "mirror"; please choose from none'),
        ("play parrot-box --seats 7", "--seats: Parrot Box is for 2 to 6 players"),
        ("play parrot-box --birthdays Zoe", '--birthdays: nobody is called "Zoe"'),
        ("play parrot-box --youngest Guest", "--youngest: Parrot Box settles ties by --birthdays"),
        ("play party-bugs --birthdays Guest", "--birthdays: Party Bugs settles ties by --youngest"),
        ("simulate parrot-box --bots owl", 'there is no bot "owl"'),
    ],
)
def test_arguments_that_do_not_fit(words_: str, said: str) -> None:
    ran = run(*words_.split())
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


GOOD = """critter-club 1
game parrot-box
seats 2
deal 1 7 4 3 0 P 4 5 12 1 2 8 9 10 11 12 0 7
seed 7
player a "Anna"
player b "Ben"
moves
a:turn-1 a:turn-5 b:turn-1 b:turn-2 a:take
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("deal 1 7", "deal 1 P P P P 7", "fewer cards with a P in the deck"),
        ("deal 1 7", "deal 9 7", "there is no round 9 in this game"),
        ("deal 1 7", "reshuffle 1 3 7", "never renewed for time 3"),
        ("deal 1 7", "deal 1\ndeal 2 7", "the deal of round 1 names no card"),
        ("deal 1 7", "deal 2 7\ndeal 1 7", 'the deals "2 1" are not in order'),
        ("deal 1 7", "deal 1 14", 'there is no card "14"'),
        ("a:turn-1", "a:turn-9", 'there is no spot "9", only 1 to 8'),
        ("a:take", "a:take a:float-5-9", 'there is no spot "9"'),
        ("a:take", "a:take a:float-5-1", "breaks rule P3 (floating): a Parrot lands on"),
        ("a:take", "a:take a:discard", "breaks rule T2 (replacing): a card from the discard pile"),
        ("a:take", "b:take", "breaks rule T1 (taking a card): it is somebody else's turn"),
    ],
)
def test_a_match_that_cannot_be_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    path.write_text(GOOD)
    assert run("verify", str(path)).status == 0
    path.write_text(GOOD.replace(old, new, 1))
    ran = run("verify", str(path))
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_games_lists_it() -> None:
    assert "Parrot Box (parrot-box)" in run("games").lines
    assert always_first("Press Enter") == "\n"
