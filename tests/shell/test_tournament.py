"""`tournament`: every seating of a deal, the arithmetic of the ladder, and what is written."""

import math
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Outcome
from engine.search.thought import Thought, think
from engine.shell.tournament.contest import (
    Contest,
    a_ladder,
    fared,
    filled_up,
    play_deal,
)
from engine.shell.tournament.ladder import Fared, Row, covered, mean_of, rows_of
from tests.shell.terminal import run

CALL = "tournament party-bugs --seats 3 --deals 4 --workers 1 --bots rule-of-thumb,random"


def test_every_seating_is_played_once() -> None:
    contest = Contest("party-bugs", (), filled_up(("best", "worst"), 4))
    assert len(contest.seatings) == 4
    assert {seating.index("best") for seating in contest.seatings} == {0, 1, 2, 3}
    assert len(Contest("party-bugs", (), ("a", "b", "c")).seatings) == 6
    assert contest.rivals == ("best", "worst")


def test_each_level_meets_the_one_below_and_all_meet_the_yardstick() -> None:
    assert list(a_ladder(("a", "b"), "y", 3)) == [
        ("b", "a", "a"),
        ("y", "y", "y"),
        ("a", "y", "y"),
        ("b", "y", "y"),
        ("all-seeing", "y", "y"),
    ]


def test_a_shared_win_is_a_part_of_one() -> None:
    outcome = Outcome(scores=(10, 4, 4, 30), ranks=(3, 1, 1, 4), by_tie_rule=())
    assert fared(outcome, 1) == Fared(0.5, 4 - 44 / 3, 4)
    assert fared(outcome, 0) == Fared(0.0, 10 - 38 / 3, 10)


def test_an_interval_is_taken_over_deals() -> None:
    mean = mean_of([0, 1, 1, 0])
    assert mean.value == 0.5
    assert mean.within == pytest.approx(1.96 * math.sqrt(1 / 3) / 2)
    assert (mean.low, mean.high) == (0.5 - mean.within, 0.5 + mean.within)
    assert mean_of([3]).within == math.inf


def test_rows_are_sorted_by_wins_and_compare_deal_by_deal() -> None:
    deals = [
        {"a": Fared(0.25, 3, 10), "b": Fared(0.75, -3, 7)},
        {"a": Fared(0.5, 1, 12), "b": Fared(1, -1, 11)},
    ]
    upper, lower = rows_of("a against b", 2, deals)
    assert (upper.kind, lower.kind) == ("b", "a")
    assert (upper.deals, upper.games) == (2, 4)
    assert upper.won.value == 0.875
    assert (upper.lead.value, upper.lead.within) == (0.5, 0)  # the same on either deal
    assert lower.points.value == 11


def test_the_way_to_the_ceiling_is_told_in_wins() -> None:
    def row(contest: str, kind: str, won: float) -> Row:
        mean = mean_of([won])
        return Row(contest, kind, 1, 1, won=mean, behind=mean, points=mean, lead=mean)

    rows = [
        row("y", "y", 0.4),
        row("best against y", "best", 0.7),
        row("best against y", "y", 0.1),
        row("all-seeing against y", "all-seeing", 0.8),
        row("best against good", "best", 0.99),
    ]
    assert covered(rows, "y") == {"best": pytest.approx(0.75)}
    assert covered(rows[1:], "y") == {}
    assert covered(rows[:3], "y") == {}


def test_equals_fare_equally_on_a_deal() -> None:
    contest = Contest("parrot-box", (), ("rule-of-thumb", "rule-of-thumb"))
    dealt = play_deal(contest, 5)
    assert dealt["rule-of-thumb"].won == 0.5
    assert dealt["rule-of-thumb"].behind == 0


def test_a_seating_does_not_matter_as_a_whole() -> None:
    """Who wins what is shared out: all wins of a deal but a dummy's sum up to one a game."""
    dealt = play_deal(Contest("party-bugs", (), filled_up(("rule-of-thumb", "random"), 3)), 2)
    assert dealt["rule-of-thumb"].won + 2 * dealt["random"].won == pytest.approx(1)


def test_the_ladder_is_printed_and_written(tmp_path: Path) -> None:
    table, chart = tmp_path / "a.csv", tmp_path / "a.svg"
    ran = run(*CALL.split(), "--csv", str(table), "--svg", str(chart))
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == "Party Bugs, 3 seats, seeds from 1"
    assert ran.lines[2] == "rule-of-thumb against random: 4 deals, 12 games"
    assert ran.lines[4].split()[0] == "rule-of-thumb"
    rows = table.read_text(encoding="utf-8").splitlines()
    assert rows[0].startswith("contest,player,deals,games,won,won_within,lead")
    assert [row.split(",")[1:4] for row in rows[1:]] == [
        ["rule-of-thumb", "4", "12"],
        ["random", "4", "12"],
    ]
    drawn = ET.parse(chart).getroot()
    assert len(drawn.findall("{*}rect")) == 3


ALL_SEEING = Contest("party-bugs", (), ("all-seeing", "random"))


def test_who_sees_all_cards_is_hard_to_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even without much of a thought."""

    def little(thought: Thought[Any], playouts: int) -> Thought[Any]:
        return think(thought, playouts // 16)

    monkeypatch.setattr("engine.shell.tournament.outsiders.think", little)
    assert play_deal(ALL_SEEING, 1)["all-seeing"].won == 1


@pytest.mark.soak
def test_who_sees_all_cards_and_thinks_is_hard_to_beat() -> None:
    assert play_deal(ALL_SEEING, 1)["all-seeing"].won == 1


def test_a_level_can_have_a_temper() -> None:
    ran = run(*CALL.replace("rule-of-thumb", "novice-bold").split())
    assert "novice-bold against random: 4 deals, 12 games" in ran.out


@pytest.mark.slow
def test_several_processes_come_to_the_same() -> None:
    assert run(*CALL.replace("workers 1", "workers 2").split()).out == run(*CALL.split()).out


def test_interrupted_it_tells_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def tired(contest: Contest, seed: int) -> dict[str, Fared]:
        calls.append(seed)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return play_deal(contest, seed)

    monkeypatch.setattr("engine.shell.tournament.play_deal", tired)
    ran = run(*CALL.split())
    assert ran.status == 130
    assert "rule-of-thumb against random: 2 deals, 6 games" in ran.out
    assert ran.err == "\ncritter-club: stopped; this is the ladder so far.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots genius", 'there is no bot "genius"'),
        ("--seats 9", "--seats: Party Bugs is for 2 to 6"),
        ("--deals 0", "--deals: 0 is too few"),
        ("--bots random,random,random", "--bots: 3 do not fit 2 seats"),
        ("--seed 9007199254740991 --deals 2", "--deals: there are no 2 seeds"),
        ("--option bogus", "--option"),
        ("--bots tree-0", 'there is no bot "tree-0"'),
        ("--bots exploiter-genius", 'there is no bot "exploiter-genius"'),
        ("--pool master", "--pool: please name two kinds or more"),
        ("--pool random,random", "--pool: please name two kinds or more"),
        ("--pool random,novice --bots random", "--pool: please name two kinds or more"),
    ],
)
def test_bad_input(words: str, said: str) -> None:
    ran = run("tournament", "party-bugs", *words.split())
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
