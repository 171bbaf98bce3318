"""The engine dies, in whatever way and whenever: the table goes on, and nothing is lost."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.apart import apart, next_elsewhere, play, play_on, send
from e2e.links import arrive, at_the_table, catching, link_of
from e2e.phones import Phones
from e2e.sorts import SORTS, Sort, asked, prepared, step
from e2e.table import MOTHS, PARROTS, Seen, at_home, begin, continued, match_of, remembering
from e2e.visit import Visit, probe, until
from engine.table.table import opened

SILENCE = 1_200  # milliseconds without a sign of life
GOES_ON_WITHIN = 5_000  # milliseconds
MOMENTS = 8  # in each game, for each kind of death
LATER = (0, 15, 60, 250)  # milliseconds from now until it dies
# How long it took from each death that was noticed until there was another engine.
RENEWED = """() => {
    const at = (name) => performance.getEntriesByName(name).map(({ startTime }) => startTime);
    return at("engine lost").map((lost) => at("engine ready").find((ready) => ready > lost) - lost);
}"""
SAID = "Something stopped working."
ANSWER = "({ client }) => client.ask({ type: 'Look', eyes: null }).then(() => {})"
MORE_THAN_THERE_IS = """({ client }) =>
    void client.ask({ type: "Look", eyes: "x".repeat(5_000_000) }).catch(() => {})"""
# What becomes of the worker in which Python runs.
CLOSED = "(ms) => { setTimeout(() => close(), ms); }"
LOOPING = "(ms) => { setTimeout(() => { for (;;); }, ms); }"
FULL = """() => {
    WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no memory"); };
}"""
FATAL = """() => {
    WebAssembly.Memory.prototype.grow = function () { new Uint8Array(this.buffer).fill(255); };
}"""
DEATHS = {"closed": CLOSED, "an endless loop": LOOPING, "no memory": FULL, "a fatal error": FATAL}


def die(page: Page, how: str, ms: int = 0) -> None:
    """At once, or so many milliseconds later, whatever the engine does then."""
    probe(page, ANSWER)  # What has died of an earlier death by now has a follower.
    asks_for_memory = how in ("no memory", "a fatal error")
    if asks_for_memory:
        page.workers[-1].evaluate(CLOSED, 0)  # Another one has as little as at first.
        probe(page, ANSWER)
    page.workers[-1].evaluate(DEATHS[how], ms)
    if asks_for_memory:
        probe(page, MORE_THAN_THERE_IS)


def said(seen: Seen) -> None:
    until(lambda: seen.page.get_by_text(SAID).is_visible(), "a word")


def test_the_table_goes_on_when_its_engine_was_closed_or_hangs(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = begin(visit, PARROTS)
    chance = Random(3)
    for how in ("closed", "an endless loop"):
        seen.wait()
        before = seen.table().match.turns
        die(seen.page, how)
        seen.step(chance)
        said(seen)
        until(lambda before=before: seen.table().match.turns != before, "the move")  # type: ignore[misc]
        assert seen.table().match.turns[: len(before)] == before


def at_the_start(visit: Visit, sort: Sort) -> Seen:
    prepared(visit, sort)
    match = match_of(sort.players, sort.options, game=sort.game)
    seen = continued(visit, opened(match))
    asked(seen, sort)
    return seen


@pytest.mark.soak
@pytest.mark.parametrize("how", DEATHS)
@pytest.mark.parametrize("name", SORTS)
def test_whenever_it_dies_the_table_goes_on_within_five_seconds(
    phones: Phones, name: str, how: str
) -> None:
    sort = SORTS[name]
    with phones.one() as visit, phones.one() as undisturbed:
        visit.forgive("console: ")  # Pyodide tells of its own end
        seen = at_the_start(visit, sort)
        chance, later = Random(7), Random(how)
        for _ in range(MOMENTS):
            before = seen.table().match.turns
            die(seen.page, how, later.choice(LATER))
            step(seen, sort, chance)
            asked(seen, sort)
            assert seen.table().match.turns[: len(before)] == before
        if sort.game != MOTHS:  # There what bots do depends on the time they have.
            other, chance = at_the_start(undisturbed, sort), Random(7)
            for _ in range(MOMENTS):
                step(other, sort, chance)
                asked(other, sort)
            assert other.table() == seen.table()
        taken = [SILENCE + round(each) for each in seen.page.evaluate(RENEWED)]
        print(f"{name}, {how}: {len(taken)} deaths, at most {max(taken)} ms")
        assert len(taken) >= MOMENTS // 2
        assert max(taken) <= GOES_ON_WITHIN


@pytest.mark.soak
@pytest.mark.parametrize("how", DEATHS)
def test_a_link_is_made_and_opened_though_the_engine_dies_of_it(phones: Phones, how: str) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(phones.one()) for _ in range(2))
        for visit in (anna, ben):
            visit.forgive("console: ")
            remembering(visit, "pp")
            catching(visit)
        start = play(apart(anna))
        assert play_on(start, Random(2)) == "Ben"
        die(start.page, how)
        link = link_of(send(start))
        there = at_home(ben)
        die(there.page, how)
        at_the_table(arrive(there, link))
        assert there.table().match == start.table().match
        assert there.look().owner == "b"
        die(there.page, how)
        assert play_on(there, Random(3)) == "Anna"
        assert next_elsewhere(there) == "Anna"
