"""What a table costs, in numbers that do not depend on the machine."""

from __future__ import annotations

import pytest

from e2e.counts import NODES, Counts, Work, nodes_at
from e2e.matches import begun, left
from e2e.table import BUGS, PARROTS, Seen, at_home, begin, remembering
from e2e.visit import Visit, until

TREE = """() => {
    const nodes = document.createTreeWalker(document);
    let count = 1;
    while (nodes.nextNode()) count += 1;
    return count;
}"""
BESIDES = 100  # nodes of the browser's own, and of the start
MATCHES = 4
RESTS = 9.0  # seconds after the last touch, and one more


@pytest.fixture
def seen(painting_visit: Visit) -> Seen:
    """At a table for six with all its motion, when everything lies where it stays."""
    remembering(painting_visit, "pbbbbb", hurry=False, motion="full")
    seen = begin(painting_visit, BUGS)
    seen.wait()
    until(lambda: not seen.has(".is-moving, .card-ghost"), "the cards to lie")
    seen.page.wait_for_timeout(500)
    return seen


def tapped(seen: Seen, at: int) -> None:
    seen.tap(seen.look().of_kind("card-button")[at])
    seen.page.wait_for_timeout(600)


def test_a_touch_lays_out_what_it_changes(seen: Seen) -> None:
    counts = Counts(seen.page)
    tapped(seen, 0)
    before = counts.work()
    tapped(seen, 1)
    work = counts.work().since(before)
    assert work.layouts <= 3
    assert work.styles <= 25  # once a frame, as long as something moves


def test_a_table_that_waits_rests(seen: Seen) -> None:
    counts = Counts(seen.page)
    tapped(seen, 0)
    assert counts.moving() > 0
    until(lambda: counts.moving() == 0, "rest", RESTS)
    seen.page.wait_for_timeout(500)  # for the last frame of what moved
    before = counts.work()
    seen.page.wait_for_timeout(1000)
    assert counts.work().since(before) == Work(0, 0)
    tapped(seen, 1)
    assert counts.moving() > 0


def test_nobody_reads_through_all_that_is_added(visit: Visit) -> None:
    """The browser keeps a node for each attribute that was read as one."""
    seen = at_home(visit)
    assert Counts(seen.page).kept().nodes <= seen.page.evaluate(TREE) + BESIDES


@pytest.mark.parametrize("game", [BUGS, PARROTS])
def test_a_table_for_six_has_few_nodes(visit: Visit, game: str) -> None:
    assert nodes_at(visit, game) <= NODES


def test_a_match_leaves_nothing_in_the_page(visit: Visit) -> None:
    remembering(visit, "prr")
    seen, found = None, []
    for _ in range(MATCHES):
        seen = begun(visit, BUGS, seen)
        found.append(Counts(seen.page).kept())
        left(seen)
    assert found[-1].nodes <= found[1].nodes
    assert found[-1].listeners <= found[1].listeners
