"""What is told of Parrot Box: in both languages, and with the rule behind every line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from e2e.parrots import PERCHED, next_by, quick, scripted, waiting, without_a_pile
from e2e.table import PARROTS, Seen, continued, match_of, remembering
from e2e.visit import Visit, until
from engine.games.parrot_box import chapter, events
from engine.games.parrot_box.state import is_over
from engine.table.table import Table, opened

# What happened, and the section of the rules that says so.
SECTIONS = {
    events.RoundBegun: "A2",
    events.StarterChosen: "A4",
    events.CardDrawn: "T1",
    events.DiscardTaken: "T1",
    events.CardReplaced: "T2",
    events.CardDiscarded: "T3",
    events.LastKeptDown: "T4",
    events.PileRenewed: "T5",
    events.RestTurned: "E3",
    events.ParrotFloated: "P3",
    events.RoundScored: "S1",
}


def eventful() -> Table:
    """A whole match in which everything happens that can be told."""
    floats = scripted(waiting(PERCHED, "158", then="7"), "draw", "float-1-4")
    table = without_a_pile(scripted(without_a_pile(floats), "draw", "discard", "turn-2"))
    chance = Random(8)
    while not is_over(table.state):
        table = next_by(table, lambda legal, _: chance.choice(legal))
    return table


def sections(table: Table) -> Iterator[str]:
    """The newest chapter first, each from its beginning."""
    chapters: dict[str, list[str]] = {}
    for at, step in enumerate(table.steps):
        dealt = any(isinstance(event, events.RoundBegun) for event in step.events)
        now = chapter(table.steps[at if dealt else at - 1].state)
        chapters.setdefault(now, []).extend(section_of(event, now) for event in step.events)
    for told in reversed(chapters.values()):
        yield from told


def section_of(event: Any, now: str) -> str:
    if isinstance(event, events.CardTurned):
        return "A3" if now.endswith(".0") else "T3"
    if isinstance(event, events.LastTurnsBegun):
        return "E1" if event.why == "finished" else "E2"
    return SECTIONS[type(event)]


def open_log(seen: Seen) -> None:
    [log] = [button for button in seen.wait().buttons if button.name in ("Log", "Verlauf")]
    seen.tap(log)
    seen.page.locator(".log-line").first.wait_for()


def test_every_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    remembering(visit, "pp")
    table = eventful()
    wanted = [*sections(table)]
    assert set(wanted) == {*SECTIONS.values(), "A3", "E1", "E2"}
    seen = continued(visit, table)
    open_log(seen)
    page = seen.page
    assert page.locator(".log-rule").all_inner_texts() == wanted
    page.locator(".log-line", has_text="floats away").tap()
    until(lambda: seen.look().screen == "rules", "the rules")
    there = page.locator(".rule-wanted")
    assert there.get_attribute("data-section") == "P3"
    until(lambda: there.locator("h3").evaluate("(node) => node === document.activeElement"), "it")
    assert page.get_by_role("heading", name="Parrot Box", exact=False).first.is_visible()
    told = page.locator("[data-section]").evaluate_all(
        "(rules) => rules.map((rule) => rule.dataset.section)"
    )
    assert set(wanted) <= set(told)
    page.go_back()
    assert seen.wait().result


def check_german(seen: Seen) -> None:
    said = seen.page.locator("body").inner_text()
    assert re.findall(r"\b(the|and|card|cards|turn|round)\b", said, re.IGNORECASE) == []


def test_a_round_in_german_lacks_no_sentence(visit: Visit) -> None:
    """A sentence that is missing is an error in the page, and fails the visit."""
    remembering(visit, "pb", language="de")
    seen = continued(visit, opened(match_of("pb", game=PARROTS)))
    page = seen.page
    assert page.evaluate("document.documentElement.lang") == "de"
    chance = Random(2)
    while not seen.step(chance, quick).result:
        check_german(seen)
    page.locator(".result-sheet summary").tap()
    check_german(seen)
    page.locator(".button-main").tap()
    until(lambda: not seen.has(".result"), "the next round")
    seen.wait()
    check_german(seen)


def test_all_that_can_happen_is_told_in_german(visit: Visit) -> None:
    remembering(visit, "pp", language="de")
    seen = continued(visit, eventful())
    open_log(seen)
    check_german(seen)
    seen.page.locator(".log-line").last.tap()
    until(lambda: seen.look().screen == "rules", "the rules")
    check_german(seen)
