"""All round the table, a replay shows every hand, however many there are."""

from __future__ import annotations

import pytest

from e2e.access import fits, setting
from e2e.replays import arrived, lying, phone, replayed, run_to, to_lie
from e2e.table import BUGS, MOTHS, PARROTS
from e2e.test_whole import NOW, SIZES
from e2e.visit import Visit
from engine.core.cards import write_card
from engine.games.cheating_moth.events import CardSlipped, SlipCaught, SlipStood
from tests.table.ended import ended


def test_all_eyes_see_what_goes_under_the_table_and_when(visit: Visit) -> None:
    """In the picture, in the sentence and in the log; and it all fits on a small phone."""
    table = ended(MOTHS, 2, (None, *["rule-of-thumb"] * 4))
    slips = {
        step: event
        for step, each in enumerate(table.steps)
        for event in each.events
        if isinstance(event, CardSlipped)
    }
    step, slip = next((step, slip) for step, slip in slips.items() if slip.during != slip.seat)
    page = replayed(phone(visit), table, eyes=None, step=step)
    arrived(page, step)
    assert page.evaluate("innerWidth") == 360
    names = [player.name for player in table.match.players]
    said = page.locator(".replay-said").inner_text()
    assert said.startswith(f"It is {names[slip.during]}’s turn, and {names[slip.seat]} lets the ")
    sinking = page.locator(".card.is-sinking")
    assert sinking.get_attribute("data-key") == write_card(slip.card)
    assert "under the table" in (sinking.locator("img").get_attribute("alt") or "")
    sizes = [len(each.state.hands[0]) for each in table.steps]
    for each in (step, sizes.index(max(sizes)), len(table.steps) - 1):
        run_to(page, each)
        assert fits(page) == {"tall": 0, "wide": 0, "off": []}, each
    page.locator(".replay-said").tap()
    assert page.locator(".log-line", has_text="slip under the table").count() == len(slips)
    kinds = [type(event) for each in table.steps for event in each.events]
    assert page.locator(".log-line", has_text="Not caught").count() == kinds.count(SlipStood)
    assert page.locator(".log-line", has_text="calls “Caught!” and").count() == kinds.count(
        SlipCaught
    )


def test_six_hands_fit_on_a_small_phone(visit: Visit) -> None:
    table = ended(BUGS, 2, (None, *["rule-of-thumb"] * 5))
    page = replayed(phone(visit), table, eyes=None)
    for step in (1, len(table.steps) // 2, len(table.steps) - 3):
        run_to(page, step)
        assert fits(page) == {"tall": 0, "wide": 0, "off": []}, step
        assert lying(page) == to_lie(table, step, None)
        assert page.locator(".seat-hand:not([hidden])").count() == 6


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [(MOTHS, 5), (BUGS, 6), (PARROTS, 6)])
def test_every_hand_fits_on_every_screen(visit: Visit, game: str, seats: int) -> None:
    """When the match begins, when Anna has most cards, and at the end."""
    table = ended(game, 2, (None, *["rule-of-thumb"] * (seats - 1)))
    hands = [len(getattr(each.state, "hands", [()])[0]) for each in table.steps]
    page = replayed(phone(visit), table, eyes=None)
    for step in (1, hands.index(max(hands)) or len(hands) // 2, len(hands) - 1):
        run_to(page, step)
        for text in ("normal", "largest"):
            setting(page, text=text)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(NOW)
                assert fits(page) == {"tall": 0, "wide": 0, "off": []}, (step, text, width)
        page.set_viewport_size({"width": 360, "height": 640})
        setting(page, text="normal")
