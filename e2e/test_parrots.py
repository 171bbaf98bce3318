"""Whole matches of Parrot Box through the page, checked by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from e2e.parrots import all_turned_up, quick, scripted, waiting
from e2e.sight import Pick
from e2e.table import PARROTS, Seen, begin, continued, go_home, match_of, played, remembering
from e2e.visit import Visit, until
from engine.games.parrot_box.events import RoundScored
from engine.games.parrot_box.state import State
from engine.table.bots import play_bot
from engine.table.table import Table

ROUNDS = 5
ALL = range(1, ROUNDS + 1)


def play(seen: Seen, chance: Random, pick: Pick, rounds: Iterable[int] = ALL) -> None:
    """These rounds; after each of them the screen says what the engine says."""
    for round_ in rounds:
        play_round(seen, chance, pick)
        table = seen.table()
        assert table.state.round == round_
        assert (table.match.game.outcome(table.state) is not None) == (round_ == ROUNDS)
        assert seen.rows("rank", "name", "score", "sum") == [*result_of(table)]
        if round_ < ROUNDS:
            seen.tap(seen.look().named("Deal the next round"))
            until(lambda: not seen.has(".result"), "the next round")


def play_round(seen: Seen, chance: Random, pick: Pick) -> None:
    """No hand-over ever stands in the way: all lies open."""
    while not (sight := seen.step(chance, pick)).result:
        assert sight.curtain is None


def result_of(table: Table) -> Iterator[list[str]]:
    """The rows of the result: the lowest first; equal scores share their rank."""
    scored = [event for step in table.steps for event in step.events if type(event) is RoundScored]
    totals = [each.totals for each in scored]
    sums = [sum(each) for each in zip(*totals)]
    assert list(scored[-1].sums) == sums
    outcome = table.match.game.outcome(table.state)
    scores = sums if outcome else totals[-1]
    for place in sorted(range(len(scores)), key=lambda each: (scores[each], each)):
        rank = 1 + sum(score < scores[place] for score in scores)
        if outcome:
            assert outcome.ranks[place] == rank
        so_far = "" if outcome else f"{sums[place]} so far"
        name = table.match.players[place].name
        yield [str(rank), name, str(scores[place]), so_far]


def last_round(state: State) -> bool:
    return state.round == ROUNDS


def test_the_first_round_and_the_last(visit: Visit) -> None:
    """Whole matches are played in Node, by touches of the model."""
    remembering(visit, "pb", game=PARROTS, chance=2)
    seen = begin(visit, PARROTS)
    play(seen, Random(2), quick, rounds=[1])
    go_home(seen)
    table = played(match_of("pb", game=PARROTS), last_round)
    play(continued(visit, table, seen=seen), Random(3), quick, rounds=[ROUNDS])


COMPANIES = [
    pytest.param("pb", quick, id="a person and a bot"),
    pytest.param("pp", Random.choice, id="two people"),
    pytest.param("prp", Random.choice, id="three"),
    pytest.param("bpprbp", quick, id="six"),
    pytest.param("pppppp", quick, id="six people"),
]


@pytest.mark.soak
@pytest.mark.parametrize(("players", "pick"), COMPANIES)
def test_whole_matches(visit: Visit, players: str, pick: Pick) -> None:
    remembering(visit, players, game=PARROTS, chance=len(players))
    seen = begin(visit, PARROTS)
    play(seen, Random(len(players)), pick)
    assert seen.table().match.config.seats == len(players)


@pytest.mark.soak  # nothing is hurried: a round takes minutes
@pytest.mark.parametrize("players", ["pb", "rprbr"])
def test_a_round_with_full_motion(visit: Visit, players: str) -> None:
    remembering(visit, players, game=PARROTS, chance=7, hurry=False, motion="full")
    play(begin(visit, PARROTS), Random(7), quick, rounds=[1])


def test_equal_sums_share_the_win(visit: Visit) -> None:
    remembering(visit, "ppp")
    alike = "1 2 3 4 5 6 7 8 1 2 3 4 5 6 7 8 9 10 11 12 10 11 12 9"
    deals = tuple(f"deal {round_} {alike}" for round_ in range(1, ROUNDS + 1))
    seen = continued(visit, all_turned_up(match_of("ppp", deals, game=PARROTS)))
    assert seen.wait().result
    assert seen.rows("rank", "name", "score") == [
        ["1", "Anna", "180"],
        ["1", "Ben", "180"],
        ["3", "Cem", "420"],
    ]
    assert seen.page.locator(".result-title").inner_text() == "Anna and Ben share the win!"
    assert "Anna and Ben have 180 each" in seen.page.locator(".result-tie").inner_text()


def test_where_it_is_for_bots_to_move_the_page_plays_on_by_itself(visit: Visit) -> None:
    remembering(visit, "pbr")
    table = scripted(waiting(players="pbr"), "draw", "replace-1")
    seen = continued(visit, table)
    assert seen.wait().asked == "Anna, take a card"
    turns = seen.table().match.turns
    assert turns[: len(table.match.turns)] == table.match.turns
    assert {seat for seat, _ in turns[len(table.match.turns) :]} == {1, 2}
    for _ in range(len(turns) - len(table.match.turns)):
        after = play_bot(table)
        assert after is not None
        table = after
    assert table.match.turns == turns
