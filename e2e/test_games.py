"""Whole games through the page, of every variant and number of seats, checked by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from e2e.table import Seen, begin, continued, go_home, match_of, played, remembering
from e2e.visit import Visit, until
from engine.games.party_bugs.events import GameScored
from engine.games.party_bugs.state import Choosing, State
from engine.table.table import Table

# By seats and by whether it is a series: people (p), bots (b) and the simplest bots (r).
COMPANIES = {
    (2, False): "pp",
    (3, False): "ppp",
    (4, False): "pbpp",
    (5, False): "prbrp",
    (6, False): "pppppp",
    (2, True): "pr",
    (3, True): "prp",
    (4, True): "rprr",
    (5, True): "rrprr",
    (6, True): "prrrrr",
}


def play(seen: Seen, chance: Random, games: int = 10) -> None:
    """To the end of the match, or of so many games; each result says what the engine says."""
    for _ in range(games):
        while not seen.step(chance).result:
            pass
        table = seen.table()
        assert seen.rows("name", "score", "sum") == [*result_of(table)]
        if table.match.game.outcome(table.state) is not None:
            return
        seen.tap(seen.look().named("Deal the next game"))


def result_of(table: Table) -> Iterator[list[str]]:
    """The rows of the result: the best first."""
    names = [*[player.name for player in table.match.players], "Paul"]
    config = table.match.config
    scored: GameScored = events_of(table, GameScored)[-1]
    outcome = table.match.game.outcome(table.state)
    if not config.mirror:
        assert outcome is not None
        assert outcome.scores == scored.totals
    if config.mirror and outcome:
        for place in sorted(range(len(outcome.ranks)), key=lambda each: outcome.ranks[each]):
            yield [names[place], str(outcome.scores[place]), ""]
        return
    for place in scored.order:
        so_far = f"{scored.sums[place]} so far" if config.mirror else ""
        yield [names[place], str(scored.totals[place]), so_far]


def events_of(table: Table, kind: type[Any]) -> list[Any]:
    return [event for step in table.steps for event in step.events if isinstance(event, kind)]


def play_again_with_hidden_dancers(seen: Seen) -> None:
    page = seen.page
    seen.tap(seen.look().named("Home"))
    page.locator("button.tile-party-bugs").tap()
    page.get_by_role("switch", name="Hidden dancer").tap()
    page.get_by_role("button", name="Play", exact=True).tap()


def ends_soon(state: State) -> bool:
    """Two cards are left to each."""
    return len(state.hands[0]) == 2 and isinstance(state.phase, Choosing)


def test_a_series_ends_game_by_game_and_another_is_set_up(visit: Visit) -> None:
    """Whole games are played in Node, by touches of the model; here is what follows them."""
    remembering(visit, "pr", ("mirror",), chance=2)
    match, chance = match_of("pr", ("mirror",)), Random(2)
    seen = continued(visit, played(match, ends_soon))
    play(seen, chance, games=1)
    second = played(match, lambda state: state.game == 2 and ends_soon(state))
    go_home(seen)
    play(continued(visit, second, seen=seen), chance)
    play_again_with_hidden_dancers(seen)
    until(lambda: seen.table().match.config.hidden_dancer, "the next match")
    for _ in range(6):
        seen.step(chance)
    assert seen.table().match.config.mirror


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "mirror"), COMPANIES)
def test_whole_games(visit: Visit, seats: int, mirror: bool) -> None:
    options = ("mirror",) if mirror else ()
    remembering(visit, COMPANIES[seats, mirror], options, chance=seats)
    chance = Random(seats)
    seen = begin(visit)
    play(seen, chance)
    plain = seen.table().match.config
    assert (plain.seats, plain.mirror, plain.hidden_dancer) == (seats, mirror, False)

    play_again_with_hidden_dancers(seen)
    play(seen, chance)
    hidden = seen.table().match.config
    assert (hidden.seats, hidden.mirror, hidden.hidden_dancer) == (seats, mirror, True)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("dancer", [False, True])
def test_whole_games_with_full_motion(visit: Visit, seats: int, mirror: bool, dancer: bool) -> None:
    options = ("hidden-dancer",) * dancer + ("mirror",) * mirror
    remembering(visit, COMPANIES[seats, mirror], options, chance=seats, hurry=False, motion="full")
    play(begin(visit), Random(seats))
