"""Cheating Moth in the terminal: calls in between, whole matches, commands."""

import re
from pathlib import Path

import pytest

from engine.core.cards import make_card
from engine.games import cheating_moth as game
from engine.games.cheating_moth import shell as cheating_moth
from engine.games.cheating_moth.moves import (
    Call,
    Claim,
    CloseWindow,
    DealNext,
    LetStand,
    Move,
    Rustle,
    Slap,
    Slip,
)
from engine.table.notation import read_match
from engine.table.saves import read_save
from tests.games.cheating_moth.table import placed, play
from tests.shell.terminal import run

PLAY = ("play", "cheating-moth", "--seed", "5")
MOTH = make_card(54, 0)


# --- what happens unasked --------------------------------------------------------------------


def test_the_guard_is_offered_to_call_whose_fan_rustles() -> None:
    state = play(placed("4 2", "1 1 54", "5 5", top="3"), "c:rustle")
    legal = game.legal_moves(state, 0)
    assert cheating_moth.offered(legal, game.view(state, None)) == (Call(2),)
    assert cheating_moth.offered(game.legal_moves(state, 1), game.view(state, None)) == ()


def test_a_slip_makes_a_noise_and_moments_are_no_thoughts() -> None:
    assert cheating_moth.noise_of(Slip(MOTH)) == Rustle()
    assert cheating_moth.noise_of(Rustle()) is None
    reflexes: list[Move] = [Slap(1), Claim(1), CloseWindow(), DealNext(), LetStand(0), Rustle()]
    assert [cheating_moth.is_reflex(move) for move in reflexes] == [True] * 3 + [False] * 3


class Cautious:
    """Takes the first of the list, and calls, or lets it be, when it is offered."""

    def __init__(self, calls: bool) -> None:
        self.calls, self.offers = calls, 0

    def __call__(self, said: str) -> str:
        if "let it be" in said:
            self.offers += 1
            return "1\n" if self.calls else "\n"
        return "\n" if "press Enter" in said or "Press Enter" in said else "1\n"


@pytest.mark.parametrize("calls", [False, True])
@pytest.mark.parametrize(
    "who",
    [
        "Anna,bot:novice,bot:rule-of-thumb",
        "Anna,Ben,bot:rule-of-thumb,bot:rule-of-thumb",
        pytest.param("Anna,bot,bot", marks=pytest.mark.soak),
        pytest.param("Anna,Ben,bot,bot", marks=pytest.mark.soak),
    ],
)
def test_whole_matches(who: str, calls: bool, tmp_path: Path) -> None:
    typist, save = Cautious(calls), tmp_path / "kept"
    ran = run(*PLAY, "--players", who, "--oldest", "Anna", "--save", str(save), typed=typist)
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0].startswith("Cheating Moth: Anna, ")
    assert "Anna is the oldest and the Guard." in ran.out
    assert re.search(r"wins!|share the win!", ran.out)
    assert "slaps after" in ran.out
    assert typist.offers > 0
    turns = read_save(save.read_text()).match.turns
    assert any(move == Call(other) for _, move in turns for other in range(4)) or not calls


def test_a_calm_table_in_the_terminal() -> None:
    ran = run(*PLAY, "--option", "calm", "--seats", "3", typed=Cautious(calls=False))
    assert ran.status == 0
    assert "slaps after" not in ran.out
    assert "The mosquito goes to leaf" in ran.out


def test_what_is_typed_instead_of_a_call() -> None:
    answers = iter(["x", "?", "rule", "let it be"])

    def typist(said: str) -> str:
        if "let it be" in said or "lets it be" in said or "stop" in said or "Who can" in said:
            return next(answers, "quit") + "\n"
        return "1\n"

    ran = run(*PLAY, "--players", "Anna,bot,bot", "--oldest", "Anna", typed=typist)
    assert "Please type one of the numbers; Enter lets it be." in ran.out
    assert ran.status == 0


@pytest.mark.parametrize(
    "bots",
    ["novice,rule-of-thumb", pytest.param(",".join(game.bots), marks=pytest.mark.soak)],
)
def test_simulate_verify_and_replay(bots: str, tmp_path: Path) -> None:
    words = ("--games", "3", "--bots", bots, "--out", str(tmp_path))
    ran = run("simulate", "cheating-moth", *words)
    assert ran.status == 0
    assert ran.lines[0] == "Cheating Moth, 4 seats: 3 games, seeds from 1"
    path = tmp_path / "cheating-moth-000002.match"
    assert ":slip-" in path.read_text()
    assert read_match(path.read_text()).seed == 2
    assert run("verify", str(path)).out.startswith("legal to the end: ")
    replayed = run("replay", str(path))
    assert replayed.status == 0
    assert " calls " in replayed.out


def test_games_lists_it() -> None:
    out = run("games").out
    assert "Cheating Moth (cheating-moth)" in out
    assert "players  3 to 5" in out
    assert "calm: reflexes are settled by sealed choices" in out


def test_other_ages_do_not_fit() -> None:
    ran = run(*PLAY, "--players", "Anna,bot,bot", "--youngest", "Anna")
    assert ran.status == 2
    assert "--youngest: Cheating Moth settles ties by --oldest." in ran.err
