"""`python -m engine balance`: what cheating brings, by strategies that have names."""

from pathlib import Path

import pytest

from engine.games.cheating_moth.shell.balance import measured
from engine.games.cheating_moth.shell.balance.people import GUARDS, STRATEGIES
from engine.games.cheating_moth.shell.balance.report import (
    Results,
    a_round,
    gained,
    rounds_of,
    share,
    wins,
    won_more,
)
from engine.games.cheating_moth.shell.balance.rounds import SEATS, as_any_player, as_the_guard
from tests.shell.terminal import run

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "cheating-moth.md"
MANY = 1000  # rounds
ALL_WORDS = [person.words for person in (*STRATEGIES.values(), *GUARDS.values())]


def test_the_same_seed_is_the_same_round() -> None:
    assert as_the_guard("weighs", 5) == as_the_guard("weighs", 5)
    assert as_the_guard("weighs", 5) != as_the_guard("weighs", 6)


@pytest.mark.soak
def test_all_strategies_are_told_of() -> None:
    told = run("balance", "cheating-moth", "--rounds", "1", "--workers", "1")
    assert told.status == 0
    assert all(f"| {words} |" in told.out for words in ALL_WORDS)


def test_where_nobody_cheats_there_is_nothing_to_measure() -> None:
    told = run("balance", "party-bugs")
    assert told.status == 2
    assert "cheating-moth" in told.err


def test_the_page_tells_of_every_strategy() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"| {words} |" in text for words in ALL_WORDS)


def test_who_is_honest_slips_nothing_and_who_calls_nothing_is_never_wrong() -> None:
    honest = [as_any_player("honest", 5)]
    assert rounds_of(honest) == SEATS
    assert a_round(honest, "slips").value == 0
    assert a_round(honest, "slips of bots").value > 0
    quiet = [as_the_guard("nothing", seed) for seed in (5, 6)]
    assert a_round(quiet, "right", "wrong").value == 0


def test_who_slips_everything_is_caught_at_it() -> None:
    [played] = [as_any_player("everything-blind", 5)]
    assert played.counts["slips"] >= SEATS
    assert played.counts["caught"] > 0


# --- what it should come to --------------------------------------------------------------------


@pytest.fixture(scope="module")
def seats() -> Results:
    return measured(map, as_any_player, STRATEGIES, range(1, 1 + MANY // SEATS))


@pytest.fixture(scope="module")
def guards() -> Results:
    return measured(map, as_the_guard, GUARDS, range(1, 1 + MANY))


@pytest.mark.soak
def test_to_cheat_now_and_then_is_best_and_to_be_honest_is_no_folly(seats: Results) -> None:
    won = {name: wins(played) for name, played in seats.items()}
    assert won["everything"].value < won["now-and-then"].value <= 40
    assert won["everything-blind"].value < won["now-and-then"].value
    assert won["honest"].value >= 15


@pytest.mark.soak
def test_to_ignore_the_eye_is_clearly_worse_than_to_mind_it(seats: Results) -> None:
    minds, blind = seats["now-and-then"], seats["now-and-then-blind"]
    assert share(minds, "caught", "slips").high < share(blind, "caught", "slips").low
    assert wins(blind).high < wins(minds).low
    assert wins(seats["everything-blind"]).high < wins(minds).low


@pytest.mark.soak
def test_about_one_is_caught_a_round_and_half_of_the_noises_are_real(seats: Results) -> None:
    for name in ("honest", "now-and-then"):
        assert 0.7 < a_round(seats[name], "catches").value < 1.3
        assert 40 <= share(seats[name], "real", "noises").value <= 60


@pytest.mark.soak
def test_to_call_every_noise_loses_and_to_weigh_them_gains(guards: Results) -> None:
    assert gained(guards["every-noise"], guards["nothing"]).high < 0
    assert gained(guards["weighs"], guards["every-noise"]).low > 0
    assert won_more(guards["weighs"], guards["nothing"]).low > 0
