"""The engine dies, in whatever way and whenever: the table goes on, and nothing is lost."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.apart import apart, next_elsewhere, play, play_on, send
from e2e.links import arrive, at_the_table, catching, link_of
from e2e.phones import Phones
from e2e.sorts import CALM, SORTS, Sort, asked, in_every_phase, prepared, step
from e2e.table import (
    MOTHS,
    PARROTS,
    Seen,
    at_home,
    begin,
    continued,
    go_home,
    match_of,
    remembering,
)
from e2e.visit import Visit, probe, until
from engine.table.table import opened

GOES_ON_WITHIN = 5_000  # milliseconds
MOMENTS = 8  # in each game, for each kind of death
PHASES = {**SORTS, "moths, calm": CALM}
LATER = (0, 15, 60, 250)  # milliseconds from now until it dies
# From its death on: how long a question waits that is asked behind all others. Marks and signals
# know the true time, whatever is hurried.
TIMED = """({ client }, ms) => {
    const now = () => performance.mark("now").startTime;
    const died = new Promise((resolve) => { AbortSignal.timeout(ms).onabort = resolve; });
    const answered = async () => {
        await died;
        const asked = now();
        await client.ask({ type: "Look", eyes: null });
        return now() - asked;
    };
    globalThis.waited = answered();
    return null;
}"""
DEATHS_NOTICED = """() => performance.getEntriesByName("engine lost").length"""
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
    probe(page, TIMED, 0 if asks_for_memory else ms)


def died_and_went_on(seen: Seen, sort: Sort, how: str, ms: int, chance: Random) -> int:
    """The next thing is done all the same, and nothing is lost; gives the milliseconds."""
    before = seen.table().match.turns
    die(seen.page, how, ms)
    step(seen, sort, chance)
    asked(seen, sort)
    assert seen.table().match.turns[: len(before)] == before
    return in_time(seen.page)


def in_time(page: Page) -> int:
    """How many milliseconds a question waited that was asked when the engine died last."""
    waited: int = round(page.evaluate("waited"))
    assert waited <= GOES_ON_WITHIN
    return waited


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


def test_a_game_is_gone_on_with_though_the_engine_died_at_home(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = begin(visit, PARROTS)
    seen.wait()
    before = seen.table()
    go_home(seen)
    for how in ("an endless loop", "a fatal error"):
        visit.forgive("console: ")
        die(seen.page, how)
        seen.page.locator("button.match-go").first.tap()
        assert seen.wait().choices
        assert seen.table() == before
        go_home(seen)


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
        waited = [
            died_and_went_on(seen, sort, how, later.choice(LATER), chance) for _ in range(MOMENTS)
        ]
        if sort.game != MOTHS:  # There what bots do depends on the time they have.
            other, chance = at_the_start(undisturbed, sort), Random(7)
            for _ in range(MOMENTS):
                step(other, sort, chance)
                asked(other, sort)
            assert other.table() == seen.table()
        noticed = seen.page.evaluate(DEATHS_NOTICED)
        print(f"{name}, {how}: {noticed} deaths, at most {max(waited)} ms")
        assert noticed >= MOMENTS // 2


@pytest.mark.soak
@pytest.mark.parametrize("how", DEATHS)
@pytest.mark.parametrize("name", PHASES)
def test_in_every_phase_of_every_game_the_table_goes_on(
    phones: Phones, name: str, how: str
) -> None:
    sort, chance, waited = PHASES[name], Random(5), {}
    with phones.one() as visit:
        visit.forgive("console: ")
        prepared(visit, sort)
        seen = at_home(visit)
        for table in in_every_phase(sort):
            continued(visit, table, seen=seen)
            asked(seen, sort)
            phase = type(table.state.phase).__name__
            waited[phase] = died_and_went_on(seen, sort, how, 0, chance)
            go_home(seen)
        noticed = seen.page.evaluate(DEATHS_NOTICED)
        print(f"{name}, {how}: {noticed} deaths, {waited} ms")
        assert noticed >= len(waited)


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
        in_time(start.page)
        there = at_home(ben)
        die(there.page, how)
        at_the_table(arrive(there, link))
        in_time(there.page)
        assert there.table().match == start.table().match
        assert there.look().owner == 1
        die(there.page, how)
        assert play_on(there, Random(3)) == "Anna"
        assert next_elsewhere(there) == "Anna"
        waited = in_time(there.page)
        print(f"link, {how}: {waited} ms")
