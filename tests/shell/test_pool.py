"""The pool: who never saw our bots, who knows their thoughts, ratings that fit what was won."""

import math
from types import MappingProxyType
from typing import Final

import pytest

from engine.core.rng import Rng
from engine.shell.tournament.contest import Contest, play_deal
from engine.shell.tournament.ladder import Fared
from engine.shell.tournament.pool import pairs_of, rated, shares, told
from engine.shell.tournament.tree import searched
from tests.shell.terminal import run

PAYS: Final = MappingProxyType(
    {("gold", "tin"): (9, 1), ("tin", "gold"): (1, 9), ("tin", "tin"): (2, 2)}
)


class Coins:
    """One takes a coin, then the other: of tin and gold. There is only one of gold."""

    def __init__(self) -> None:
        self.made: tuple[str, ...] = ()

    def mover(self) -> int | None:
        return len(self.made) if len(self.made) < 2 else None

    def moves(self) -> tuple[str, ...]:
        return ("tin",) if "gold" in self.made else ("tin", "gold")

    def make(self, move: object) -> None:
        self.made = (*self.made, str(move))

    def finish(self) -> tuple[int, ...]:
        made = self.made if len(self.made) == 2 else (*self.made, "tin")
        return tuple([100 * pay for pay in PAYS[made[0], made[1]]])


def test_a_plain_tree_finds_what_is_best_if_the_other_answers_well() -> None:
    def imagined(rng: Rng) -> tuple[Coins, Rng]:
        return Coins(), rng

    assert searched(imagined, 60, (1, 2, 3, 4)) == "gold"


def test_a_plain_tree_beats_chance() -> None:
    contest = Contest("party-bugs", (), ("tree-25", "random"))
    assert sum(play_deal(contest, seed)["tree-25"].won for seed in (1, 2, 3)) > 1.5


def test_who_knows_a_weak_mind_gains_by_it() -> None:
    contest = Contest("party-bugs", (), ("exploiter-rule-of-thumb", "rule-of-thumb"))
    dealt = [play_deal(contest, seed) for seed in (1, 2)]
    assert sum(each["exploiter-rule-of-thumb"].won for each in dealt) > 1


def test_shares_leave_a_dummys_wins_out() -> None:
    deals = [
        {"a": Fared(0.6, 0, 0), "b": Fared(0.2, 0, 0)},
        {"a": Fared(0.0, 0, 0), "b": Fared(0.0, 0, 0)},
    ]
    assert shares(("a", "b"), deals) == [pytest.approx(0.75), 0.5]


def test_ratings_are_those_of_chess() -> None:
    """Ten to one are 400 points, and whoever was never beaten has a rating all the same."""
    results = {("a", "b"): [10 / 11] * 40}
    best, worst = rated(("a", "b"), results, 1)
    assert (best.kind, worst.kind) == ("a", "b")
    assert best.rating.value - worst.rating.value == pytest.approx(400, abs=0.5)
    assert best.rating.within == 0
    [top, _] = rated(("a", "b"), {("a", "b"): [1.0] * 9}, 1)
    assert math.isfinite(top.rating.value)


def test_ratings_come_with_intervals_that_shrink_with_the_deals() -> None:
    few = rated(("a", "b"), {("a", "b"): [1.0, 0.0, 0.5, 1.0] * 2}, 1)
    many = rated(("a", "b"), {("a", "b"): [1.0, 0.0, 0.5, 1.0] * 50}, 1)
    assert few[0].rating.within > 2 * many[0].rating.within > 0


def test_everybody_meets_everybody() -> None:
    assert pairs_of(("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_the_cross_table_is_read_from_either_side() -> None:
    results = {("master", "exploiter-master"): [0.25, 0.5], ("master", "x"): [1.0, 0.5],
               ("exploiter-master", "x"): [1.0, 1.0]}  # fmt: skip
    lines = list(told(("master", "exploiter-master", "x"), results, 1))
    assert lines[0].split()[2:] == ["exploiter-master", "master", "x"]
    assert lines[1].split()[0] == "exploiter-master"
    assert "62.5" in lines[1]
    assert "37.5" in lines[2]
    assert "Exploitability of master: who knows its mind wins 62.5" in lines[-1]


def test_the_pool_is_played_and_printed() -> None:
    words = "tournament party-bugs --deals 2 --workers 1 --pool rule-of-thumb,random,tree-3"
    ran = run(*words.split())
    assert (ran.status, ran.err) == (0, "")
    assert "rule-of-thumb against random: 2 deals, 4 games" in ran.out
    assert "random against tree-3: 2 deals, 4 games" in ran.out
    [head] = [line for line in ran.lines if line.startswith("player") and "rating" in line]
    assert {"rule-of-thumb", "random", "tree-3"} <= set(head.split())
