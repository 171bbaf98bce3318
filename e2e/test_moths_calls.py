"""The bar by which somebody is caught: its place, its time, and what it comes too late for."""

from __future__ import annotations

from random import Random

from e2e.moth_tables import dealt, nearly_over, quickly
from e2e.moths import bar, moves, open_curtain, phone, shout, somebody, state
from e2e.table import MOTHS, match_of
from e2e.visit import Visit, until
from engine.games.cheating_moth import legal_moves
from engine.games.cheating_moth.moves import Play
from engine.games.cheating_moth.state import Scored
from engine.table.table import Table


def test_the_bar_stands_in_one_place_wherever_it_can_be_used(visit: Visit) -> None:
    lay = phone(visit)
    places = set()
    for script in ("", "a:play-3", "a:play-21", "a:play-33", "a:play-13"):
        seen = lay(dealt("ppb", script))
        sight = somebody(seen)
        places.add(bar(seen))
        if sight.curtain:
            open_curtain(seen)
            somebody(seen)
            places.add(bar(seen))
    assert len(places) == 1
    assert None not in places

    # Where nobody could use it there is none: a bot is the Guard, or the round is over.
    seen = lay(guarded_by_cem())
    somebody(seen)
    assert bar(seen) is None
    assert seen.page.locator(".gaze-face svg").count() == 1
    table = nearly_over(match_of("ppp", game=MOTHS, seed=2), round_=1)
    while not isinstance(table.state.phase, Scored):
        table = quickly(table, 1)
    seen = lay(table)
    assert seen.wait().result
    assert bar(seen) is None


def guarded_by_cem() -> Table:
    """It is the turn of the one person, and a bot is the Guard."""
    hands = ("2 4 1 41 33 3 2 53", "2 1 4 52 3 5 25 53", "3 3 4 5 1 5 54 45")
    return dealt("pbb", "c:play-3", hands=hands, oldest=2)


def test_who_is_looked_at_is_told(visit: Visit) -> None:
    """As long as a card could slip: beside the eye, and aloud."""
    seen = phone(visit, hurry=False)(guarded_by_cem())
    somebody(seen)
    until(seen.page.locator(".own .gaze-caution:not(:empty)").is_visible, "the eyes")
    said = seen.page.locator("[role=status]").all_inner_texts()
    assert any("the Guard is looking at you" in words for words in said)


def last_card() -> Table:
    """Whoever is on turn has one card left, and it fits."""
    match = match_of("ppp", game=MOTHS, seed=2, precedence=(0,))
    table = nearly_over(match, round_=1, cards=1)
    while True:
        state = table.state
        legal = legal_moves(state, state.active)
        if len(state.hands[state.active]) == 1 and any(isinstance(move, Play) for move in legal):
            return table
        table = quickly(table, 1)


def test_a_call_that_comes_with_the_end_of_the_round_is_explained(visit: Visit) -> None:
    seen = phone(visit, hurry=False)(last_card())
    open_curtain(seen)
    seen.choose(Random(1).choice([each for each in somebody(seen).choices if each.move]))
    until(lambda: isinstance(state(seen).phase, Scored), "the end")
    before = moves(seen)
    guard = state(seen).guard
    shout(seen, "abc"[(guard + 1) % 3])
    until(lambda: seen.page.locator(".notice").inner_text() == "The round is already over.", "why")

    def ended() -> bool:
        seen.page.touchscreen.tap(5, 200)  # who has seen enough goes on
        return seen.look().result

    until(ended, "the result")
    assert moves(seen) == before
