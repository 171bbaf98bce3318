"""What is good to know is told at its first moment, once, beside what it is about."""

from __future__ import annotations

from random import Random

import pytest

from e2e.lessons import STATE, covers
from e2e.table import Seen, at_home, begin, remembering
from e2e.visit import Visit

TIP = "() => document.querySelector('.bubble:not([hidden]) p')?.textContent ?? ''"
CHOICES = """() => [...document.querySelectorAll(".card-button, .extra")].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
FIRST = {
    "party-bugs": "All play 1 bug at once.",
    "parrot-box": "This is your Box.",
}


def tip(seen: Seen) -> str:
    seen.wait()
    told: str = seen.page.evaluate(TIP)
    return told


def stands_beside(seen: Seen) -> bool:
    """Is one told? Then it covers neither what it is about nor what can be touched."""
    look = seen.page.evaluate(STATE)
    if not look["words"]:
        return False
    assert look["about"], f"{look['words']!r} is about nothing"
    for box in [*look["about"], *seen.page.evaluate(CHOICES)]:
        assert not covers(look["bubble"], box), look
    assert look["button"][1] > look["bubble"][1] + 30, "its button stands under the words"
    return True


# Where there is least room; the words are the same.
@pytest.mark.parametrize("text", [pytest.param("normal", marks=pytest.mark.soak), "largest"])
@pytest.mark.parametrize("game", FIRST)
def test_who_begins_is_told_one_thing_after_the_other(visit: Visit, game: str, text: str) -> None:
    remembering(visit, "pbb", tips=True, text=text)
    seen = at_home(visit)
    seen.page.set_viewport_size({"width": 360, "height": 640})
    begin(visit, game, seen=seen)
    chance, told = Random(1), []
    for _ in range(14):
        told.append(tip(seen))
        assert stands_beside(seen) == bool(told[-1])
        seen.step(chance)
    told = [each for each in told if each]
    assert told[0].startswith(FIRST[game])
    assert len(told) > 2
    assert len(set(told)) == len(told)


def test_a_tip_is_put_away_and_does_not_come_again(visit: Visit) -> None:
    remembering(visit, "pb", tips=True)
    seen = at_home(visit)
    begin(visit, seen=seen)
    assert tip(seen).startswith(FIRST["party-bugs"])
    seen.page.get_by_role("button", name="Got it").tap()
    assert tip(seen) == ""
    seen.page.reload()
    assert tip(seen) == ""


def test_whoever_wants_no_tips_gets_none(visit: Visit) -> None:
    remembering(visit, "pb", tips=True)
    seen = at_home(visit)
    seen.page.get_by_role("button", name="Settings").tap()
    seen.page.get_by_role("switch", name="Tips").tap()
    seen.page.go_back()
    begin(visit, seen=seen)
    chance = Random(1)
    for _ in range(4):
        assert tip(seen) == ""
        seen.step(chance)
