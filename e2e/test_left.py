"""A table or home is painted as it was left, before Python is there; who touches it is answered."""

from __future__ import annotations

import pytest

from e2e import parrots
from e2e.left import CHANGE, HEARD, ICON, READY, held_back, kept_picture, left, let_come, lying
from e2e.moth_tables import dealt
from e2e.table import (
    MOTHS,
    Seen,
    at_home,
    continued,
    go_home,
    match_of,
    played,
    remembering,
)
from e2e.visit import Visit, until
from engine.core.cards import write_card
from engine.games.party_bugs.state import Choosing, State, Taking
from engine.table.table import Table


def taking(state: State) -> bool:
    """It is for the first seat to take one of several cards."""
    return (
        isinstance(state.phase, Taking) and len(state.floor) > 1 and state.phase.queue[:1] == (0,)
    )


def choosing(state: State) -> bool:
    return isinstance(state.phase, Choosing)


TABLES: dict[str, Table] = {
    "bugs, taking": played(match_of("pb"), taking),
    "bugs, choosing": played(match_of("pb"), choosing),
    "parrots, taking": dict(parrots.moments("pb"))["taking"],
    "moths, playing": dealt("pbb"),
}


ALIKE = ("bugs, taking", "parrots, taking")  # to others, for the page: each lies there at once


def left_and_opened(visit: Visit, table: Table) -> tuple[Seen, dict[str, object]]:
    """The table was left when it waited for somebody, and is opened while Python is held back."""
    seen = continued(visit, table)
    seen.wait()
    picture = left(seen)
    held_back(seen.page)
    seen.page.reload()
    until(lambda: any(len(zone) > 1 for zone in lying(seen.page)), "the painted table")
    assert not seen.page.evaluate(READY)
    return seen, picture


def own_cards(table: Table) -> list[str]:
    """The hand of the first seat, which is a person's."""
    return [write_card(card) for card in getattr(table.state, "hands", [[]])[0]]


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.soak] * (name in ALIKE)) for name in TABLES],
)
def test_a_table_is_painted_as_everybody_sees_it_and_then_as_its_person_does(
    visit: Visit, name: str
) -> None:
    remembering(visit, "pb")
    table = TABLES[name]
    seen, picture = left_and_opened(visit, table)
    page = seen.page
    painted = {key for _, *keys in lying(page) for key in keys}
    hidden = set(own_cards(table))
    assert not painted & hidden
    assert not any(f'"{card}"' in str(picture) for card in hidden)
    asked = page.locator(".saying-asked").inner_text()
    assert asked
    let_come(page)
    until(lambda: hidden <= {key for _, *keys in lying(page) for key in keys}, "the own hand")
    now = {key for _, *keys in lying(page) for key in keys}
    assert {key for key in painted if key[0].isdigit()} <= now


def test_a_touch_that_comes_early_is_answered_once(visit: Visit) -> None:
    remembering(visit, "pb")
    seen, _ = left_and_opened(visit, TABLES["bugs, taking"])
    before = seen.table()
    button = next(each for each in seen.look().choices if each.move)
    seen.choose(button)
    until(lambda: seen.page.locator(".saying-asked").inner_text() == HEARD, "to be heard")
    assert seen.page.locator(".card.is-picked").count() == 1
    assert seen.look().choices == []
    seen.tap(button)
    seen.tap(button)
    assert seen.table().match.turns == before.match.turns
    let_come(seen.page)
    until(lambda: len(seen.table().match.turns) > len(before.match.turns), "the move")
    game, turns = before.match.game, seen.table().match.turns
    [first] = turns[len(before.match.turns) :][:1]
    assert first[0] == 0
    assert game.write_move(first[1]) == button.move
    made = [game.write_move(move) for seat, move in turns if seat == 0]
    assert made.count(button.move or "") == 1
    until(lambda: seen.page.locator(".saying-asked").inner_text() != HEARD, "the next sentence")


def test_the_curtain_of_a_table_that_is_handed_on_opens_when_python_is_there(visit: Visit) -> None:
    remembering(visit, "pp")
    table = played(match_of("pp"), choosing)
    seen = continued(visit, table)
    assert seen.wait().curtain
    left(seen)
    held_back(seen.page)
    seen.page.reload()
    until(lambda: seen.look().curtain, "the curtain")
    assert not seen.page.evaluate(READY)
    hold = seen.page.locator(".curtain-hold")
    [button] = seen.look().of_kind("curtain-hold")
    seen.press(button)
    hint = seen.page.locator(".curtain-hint")
    until(lambda: hint.inner_text() == HEARD, "to be heard")
    seen.release()
    assert "is-heard" in (hold.get_attribute("class") or "")
    hands = {write_card(card) for hand in table.state.hands for card in hand}
    assert not hands & {key for _, *keys in lying(seen.page) for key in keys}
    let_come(seen.page)
    until(lambda: not seen.has(".curtain"), "the curtain to open")
    assert seen.wait().owner == 0


def test_what_is_painted_of_another_position_is_thrown_away(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = continued(visit, TABLES["parrots, taking"])
    seen.wait()
    left(seen)
    held_back(seen.page)
    for change in ({"seal": "999 00000000"}, {"build": "another"}, {"text": "{}"}):
        seen.page.evaluate(CHANGE, change)
        seen.page.reload()
        until(lambda: seen.has(".status .soft"), "the start")
        until(lambda: not any(len(zone) > 1 for zone in lying(seen.page)), "an empty table")
        let_come(seen.page)
        assert seen.wait().choices
        left(seen)


def test_home_is_there_at_once_in_the_language_that_was_chosen(visit: Visit) -> None:
    remembering(visit, "pb", language="de")
    seen = continued(visit, TABLES["parrots, taking"])
    seen.wait()
    left(seen)
    go_home(seen)
    held_back(seen.page)
    seen.page.reload()
    until(lambda: "Weiter" in seen.page.locator(".match-go").first.inner_text(), "the shelf")
    assert seen.page.locator("button.tile").count() == 3
    assert not seen.page.evaluate(READY)
    seen.page.locator(".match-go").first.tap()
    until(lambda: any(len(zone) > 1 for zone in lying(seen.page)), "the painted table")
    assert not seen.page.evaluate(READY)
    let_come(seen.page)
    assert seen.wait().choices


def test_the_icon_leads_to_the_table_that_was_left_and_back_home(visit: Visit) -> None:
    remembering(visit, "pb")
    visit.prepare(f"({ICON})()")
    seen = continued(visit, TABLES["parrots, taking"])
    seen.wait()
    left(seen)
    seen.page.close()
    seen = Seen(visit.open())
    until(lambda: seen.look().screen == "play", "the table")
    assert seen.wait().choices
    go_home(seen)
    seen.page.close()
    assert at_home(visit).look().screen == "home"


def test_a_second_tab_paints_nothing_that_another_one_plays(visit: Visit) -> None:
    remembering(visit, "pb")
    visit.prepare(f"({ICON})()")
    seen = continued(visit, TABLES["parrots, taking"])
    seen.wait()
    left(seen)
    other = Seen(visit.open())
    until(lambda: other.has(".elsewhere"), "to be told where it is played")
    assert other.look().choices == []


def test_a_match_that_is_deleted_leaves_no_picture(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = continued(visit, TABLES["parrots, taking"])
    seen.wait()
    left(seen)
    go_home(seen)
    page = seen.page
    page.locator(".match .icon-button").first.tap()
    page.locator(".match-actions button").last.tap()
    page.locator(".match-actions .button-warn").tap()
    until(lambda: kept_picture(page) is None, "the picture to be gone")


def test_moths_offer_nothing_that_is_about_a_moment(visit: Visit) -> None:
    """Who is called, and what slips away: neither waits for Python."""
    remembering(visit, "ppp", game=MOTHS)
    table = dealt("ppp", "a:play-3")
    seen = continued(visit, table)
    seen.wait()
    left(seen)
    held_back(seen.page)
    seen.page.reload()
    until(lambda: seen.look().curtain or lying(seen.page), "the painted table")
    assert [each for each in seen.look().choices if (each.move or "").startswith("call")] == []
    assert not seen.has("[data-flick]")
    let_come(seen.page)
