"""What is good to know is told at its first moment, once, and anew to who wants to learn."""

from __future__ import annotations

from random import Random

import pytest

from e2e.table import Seen, at_home, remembering
from e2e.visit import Visit

TIP = "() => document.querySelector('.tip:not([hidden]) p')?.textContent ?? ''"
FIRST = {
    "party-bugs": "Everyone plays 1 bug at once.",
    "parrot-box": "This is your Box.",
}


def learn(seen: Seen, game: str) -> None:
    seen.page.locator(f"button.tile-{game}").tap()
    seen.page.get_by_role("button", name="New here?").tap()
    seen.wait()


def tip(seen: Seen) -> str:
    seen.wait()
    told: str = seen.page.evaluate(TIP)
    return told


def some_turns(seen: Seen, count: int) -> list[str]:
    """Plays so many turns by chance; gives the tips that were seen."""
    chance, told = Random(1), []
    for _ in range(count):
        told.append(tip(seen))
        seen.step(chance)
    return [each for each in told if each]


@pytest.mark.parametrize("game", FIRST)
def test_who_learns_is_told_one_thing_after_the_other(visit: Visit, game: str) -> None:
    remembering(visit, "pbbb", tips=True)
    seen = at_home(visit)
    learn(seen, game)
    told = some_turns(seen, 8)
    assert told[0].startswith(FIRST[game])
    assert len(told) > 2
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("game", FIRST)
def test_everybody_learns_with_the_same_cards(visit: Visit, game: str) -> None:
    remembering(visit, "pbbb", tips=True)
    seen = at_home(visit)
    learn(seen, game)
    first = seen.table().match
    seen.page.go_back()
    learn(seen, game)
    again = seen.table().match
    assert first.config.deals
    assert (again.config, len(again.players)) == (first.config, len(first.players))
    assert tip(seen).startswith(FIRST[game])  # who learns anew is told anew


def test_a_tip_is_put_away_and_does_not_come_again(visit: Visit) -> None:
    remembering(visit, "pb", tips=True)
    seen = at_home(visit)
    seen.page.locator("button.tile-party-bugs").tap()
    seen.page.get_by_role("button", name="Play", exact=True).tap()
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
    learn(seen, "party-bugs")
    assert some_turns(seen, 4) == []
