"""Cheating Moth through the page to its end, checked by the engine."""

from __future__ import annotations

from random import Random

import pytest

from e2e.moth_tables import nearly_over
from e2e.moths import Lay, phone, prepared, somebody, state, to_the_result
from e2e.table import MOTHS, Seen, begin, match_of
from e2e.visit import Visit, until

NEXT = "Deal the next round"


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


def check_result(seen: Seen) -> None:
    """The screen says what the engine says of the save."""
    table = seen.table()
    outcome = table.match.game.outcome(table.state)
    scores = outcome.scores if outcome else table.state.phase.totals
    sums = table.state.sums
    wanted = []
    for place in sorted(range(len(scores)), key=lambda each: (scores[each], each)):
        rank = 1 + sum(score < scores[place] for score in scores)
        so_far = "" if outcome else f"{sums[place]} so far"
        name = table.match.players[place].name
        wanted.append([str(rank), name, str(scores[place]), so_far])
    assert seen.rows("rank", "name", "score", "sum") == wanted


COMPANIES = [
    pytest.param("pbr", (), id="one among bots"),
    pytest.param("ppppp", (), id="five people"),
    pytest.param("bpp", ("calm",), id="calm, three"),
    pytest.param("prpbp", ("calm", "open-counts"), id="calm, five"),
]


@pytest.mark.parametrize(("players", "options"), COMPANIES)
def test_the_last_rounds_of_a_match(lay: Lay, players: str, options: tuple[str, ...]) -> None:
    seats = len(players)
    chance = Random(seats)
    match = match_of(players, options, game=MOTHS, seed=seats)
    seen = lay(nearly_over(match, round_=seats))
    to_the_result(seen, chance)
    assert state(seen).round == seats
    check_result(seen)
    assert NEXT not in [each.name for each in seen.look().buttons]


def test_after_a_round_the_next_one_begins_left_of_who_began(lay: Lay) -> None:
    match = match_of("ppb", game=MOTHS, seed=4, precedence=(1,))
    seen = lay(nearly_over(match, round_=1))
    to_the_result(seen, Random(4))
    check_result(seen)
    assert state(seen).starter == 1
    under = seen.page.locator(".result-sheet").inner_text()
    assert "Vanished: " in under  # nobody is spared
    seen.tap(seen.look().named(NEXT))
    until(lambda: not seen.has(".result"), "the next round")
    somebody(seen)
    now = state(seen)
    assert (now.round, now.starter, now.guard) == (2, 2, 2)


@pytest.mark.soak  # each of their rounds takes a minute
@pytest.mark.parametrize(
    ("players", "options"), [*COMPANIES, pytest.param("pbbrr", ("ant-draws",), id="alone")]
)
def test_whole_matches(visit: Visit, players: str, options: tuple[str, ...]) -> None:
    prepared(visit, players, chance=len(players), options=options)
    seen = begin(visit, MOTHS)
    chance = Random(len(players))
    for round_ in range(1, len(players) + 1):
        to_the_result(seen, chance)
        assert state(seen).round == round_
        check_result(seen)
        if round_ < len(players):
            seen.tap(seen.look().named(NEXT))
            until(lambda: not seen.has(".result"), "the next round")
    assert state(seen).config.seats == len(players)
