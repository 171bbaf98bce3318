"""Cheating Moth by keys alone at a calm table, and what whoever plays first is told."""

from __future__ import annotations

from random import Random

import pytest

from e2e.moth_tables import dealt, nearly_over
from e2e.moths import Lay, answers, bar, holds, made, moves, open_curtain, phase, phone, somebody
from e2e.sight import Button
from e2e.table import MOTHS, Seen, match_of
from e2e.test_keyboard import confirm_by_keys, focused, tab_to
from e2e.test_secrets import HIDE
from e2e.test_tips import TIP, stands_beside
from e2e.visit import Visit, until


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


def act_by_keys(seen: Seen, chance: Random) -> None:
    """The next thing, whatever it is; focus is never lost on the way."""
    page = seen.page
    sight = somebody(seen)
    until(lambda: focused(page)["tag"] != "BODY", f"focus: {sight}")
    if sight.curtain:
        assert focused(page)["kind"] == "curtain-hold"
        page.keyboard.down("Space")
        until(lambda: not seen.has(".curtain"), "the curtain to open")
        page.keyboard.up("Space")
    elif sight.sheet:
        tab_to(page, "", "choice")
        page.keyboard.press("Enter")
    else:
        answer_by_keys(seen, chance.choice([*answers(sight)]))


def answer_by_keys(seen: Seen, wanted: Button) -> None:
    """If a bot is heard on the way, whether it has cheated is asked first."""
    try:
        tab_to(seen.page, wanted.name)
    except AssertionError:
        assert seen.look().sheet
        return
    seen.page.keyboard.press("Enter")
    if wanted.kind == "card-button":
        confirm_by_keys(seen)


def test_a_round_by_keys_at_a_calm_table(lay: Lay) -> None:
    match = match_of("ppb", ("calm",), game=MOTHS, seed=5)
    chance = Random(5)
    acted = 0
    for script in ("a:play-21 b:leaf-1", "a:play-33 b:lay-3", "a:play-13"):
        seen = lay(dealt("ppb", script, options=("calm",)))
        while phase(seen) != "Turning":
            act_by_keys(seen, chance)
    seen = lay(nearly_over(match, round_=1, cards=3))
    while not somebody(seen).result:
        act_by_keys(seen, chance)
        acted += 1
    assert acted > 4
    tab_to(seen.page, "Deal the next round")
    seen.page.keyboard.press("Enter")
    until(lambda: not seen.has(".result"), "the next round")


def test_by_keys_the_guard_calls(lay: Lay) -> None:
    seen = lay(dealt("ppp", "a:play-3 b:slip-52", options=("calm",)))
    page = seen.page
    assert somebody(seen).curtain
    tab_to(page, "Caught! Anna is the Guard")
    page.keyboard.press("Enter")
    assert focused(page)["name"] == "Caught! Ben"
    page.keyboard.press("Enter")
    made(seen, "a:call-b")
    until(lambda: focused(page)["kind"] == "curtain-hold", "the Guard to be asked")


def open_by_keys(seen: Seen) -> None:
    until(lambda: focused(seen.page)["kind"] == "curtain-hold", "the curtain")
    seen.page.keyboard.down("Space")
    until(lambda: not seen.has(".curtain"), "the curtain to open")
    seen.page.keyboard.up("Space")
    somebody(seen)


def calls(seen: Seen) -> list[str]:
    """Whose fans can be touched."""
    return [each.name for each in seen.look().buttons if (each.move or "").startswith("call")]


def test_by_keys_the_guard_finds_the_hand_and_nobody_is_called_by_chance(lay: Lay) -> None:
    seen = lay(dealt("ppb", options=("calm",)))
    page = seen.page
    open_by_keys(seen)
    page.keyboard.press("Tab")
    for state in ("hidden", "visible"):
        page.evaluate(HIDE, state)
    open_by_keys(seen)  # a turn comes while somebody goes by keys
    until(lambda: focused(page)["name"].startswith("Play "), "the hand to be found")
    # While Anna has the phone, Ben cannot cheat; the bot can at any time.
    assert calls(seen) == ["Caught! Cem"]
    page.locator(".shout-main").press("Enter")
    assert page.locator(".shout-name").all_inner_texts() == ["Cem"]
    page.locator(".shout-main").press("Enter")
    tab_to(page, "Menu")
    page.locator("[data-move=call-c]").focus()
    page.keyboard.press("Enter")
    assert page.locator(".bar-confirm").inner_text() == "Caught! Cem"
    page.keyboard.press("Escape")
    assert not [move for move in moves(seen) if "call" in move]
    page.keyboard.press("Enter")
    confirm_by_keys(seen)
    assert made(seen, "a:call-c")

    # Among people nobody could have anything under way.
    seen = lay(dealt("ppp", options=("calm",)))
    open_curtain(seen)
    somebody(seen)
    assert calls(seen) == []
    assert bar(seen) is None
    seen.play(f"play-{holds(seen, 0, 3)}")
    assert seen.wait().curtain == "Ben, it’s your move"
    assert bar(seen) is None
    open_curtain(seen)
    until(lambda: bar(seen), "the bar, as soon as somebody else could cheat")


def test_by_keys_a_card_goes_under_the_table(lay: Lay) -> None:
    seen = lay(dealt("ppp", "a:play-3"))
    page = seen.page
    open_curtain(seen)
    somebody(seen)
    moth = holds(seen, 1, 52)
    tab_to(page, "Under the table")
    page.keyboard.press("Space")
    until(lambda: focused(page)["name"] == "Stay honest", "the way back to keep its focus")
    tab_to(page, "Let the Moth 2 vanish")
    page.keyboard.press("Enter")
    confirm_by_keys(seen)
    assert made(seen, f"b:slip-{moth}")
    until(lambda: any("Play" in each.name for each in seen.look().choices), "what is to be played")
    assert page.evaluate("document.activeElement !== document.body")
    assert not seen.has("[data-extra=slip]")  # one at a time


def test_the_first_turn_teaches_the_slip(visit: Visit) -> None:
    """In private, with a Moth in the hand, beside what it is done with."""
    seen = phone(visit, tips=True)(dealt("ppp", "a:play-3"))
    open_curtain(seen)
    somebody(seen)
    until(lambda: seen.page.evaluate(TIP).startswith("Psst: drag a"), "the tip")
    assert stands_beside(seen)
