"""A face-down card of Parrot Box is nobody's to know: the page has no name for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from e2e.eyes import RECORD, cards_on, spoken_by, without_addresses
from e2e.parrots import quick, waiting
from e2e.table import PARROTS, Seen, begin, continued, remembering
from e2e.visit import Visit, until
from engine.core.cards import write_card
from engine.games.parrot_box.state import Holding, State, is_up
from engine.table.table import Table


def seen_of(state: State) -> set[str]:
    """The cards that everybody has seen since the round was dealt."""
    lying = [
        card
        for box, up in zip(state.boxes, state.up)
        for spot, card in enumerate(box)
        if is_up(up, spot)
    ]
    held = [state.phase.card] if isinstance(state.phase, Holding) else []
    return {write_card(card) for card in (*lying, *state.discards, *held)}


def check(seen: Seen) -> None:
    """All that stood on the page since the match began, at every table there was."""
    steps = seen.table().steps
    moments: list[dict[str, Any]] = seen.page.evaluate("moments")
    at_table = [moment for moment in moments if moment["revision"] >= 0]
    for moment in at_table:
        at = moment["revision"]
        # While a round is dealt, the one before may still lie there.
        before = steps[max(0, at - 1)].state
        known = seen_of(steps[at].state) | seen_of(before)
        assert known.issuperset(moment["cards"]), moment
    assert {moment["revision"] for moment in at_table} == set(range(len(steps)))


@pytest.mark.parametrize(
    ("players", "motion", "rounds"),
    [
        ("pb", "reduced", 1),
        pytest.param("prp", "full", 2, marks=pytest.mark.soak),  # what moves is not hurried
    ],
)
def test_no_card_has_a_name_before_it_is_turned_up(
    visit: Visit, players: str, motion: str, rounds: int
) -> None:
    visit.prepare(f"({RECORD})()")
    remembering(visit, players, game=PARROTS, chance=11, motion=motion)
    seen = begin(visit, PARROTS)
    chance = Random(11)
    for _ in range(rounds):
        while not seen.step(chance, quick).result:
            pass
        deal = [each for each in seen.look().buttons if each.name == "Deal the next round"]
        for button in deal:
            seen.tap(button)
            until(lambda: not seen.has(".result"), "the next round")
    seen.wait()
    check(seen)


def twins() -> Iterator[Table]:
    """The same to see; what lies face down, and what is drawn next, is another way round."""
    yield waiting("P 1 2 3 7 4 5 6", "15", then="9 10 11")
    yield waiting("P 6 5 4 7 3 2 1", "15", then="11 9 10")


def test_the_same_page_stands_for_all_that_may_lie_there(visit: Visit) -> None:
    remembering(visit, "pp")
    pages = []
    for table in twins():
        seen = continued(visit, table)
        for move in ((), ("take",)):
            seen.play(*move)
            seen.wait()
            pages.append((without_addresses(seen.page), spoken_by(seen), cards_on(seen.page)))
        seen.page.close()
    assert pages[:2] == pages[2:]


def test_a_card_that_was_face_down_is_first_seen_on_the_discard_pile(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = continued(visit, waiting("P 1 2 3 7 4 5 6", "15", then="9"))
    state = seen.table().state
    below, drawn = (write_card(card) for card in (state.boxes[0][3], state.pile[0]))
    seen.play("draw")
    seen.tap(seen.offered("replace-4"))
    assert seen.has(".bar-confirm:not([hidden])")
    assert drawn in cards_on(seen.page)
    assert below not in cards_on(seen.page)
    seen.confirm()
    until(lambda: below in cards_on(seen.page), "the old card")
    piles = seen.page.locator(f".zone-piles [data-key='{below}']")
    assert piles.count() == 1
