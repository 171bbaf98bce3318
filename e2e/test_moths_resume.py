"""Killed inside every phase and window, a match of Cheating Moth stands where it stood."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from e2e.fingers import pads
from e2e.moths import moments, phase, phone, prepared, somebody, step
from e2e.table import Seen, continued
from e2e.test_resume import crash, open_again
from e2e.visit import Visit
from engine.table.table import Table


def kept() -> Iterator[tuple[str, Table]]:
    yield from moments("ppp")
    yield from moments("ppp", ("calm",))


def position(seen: Seen) -> tuple[object, ...]:
    """What is asked, of whom, what can be done, and what is stored."""
    sight = somebody(seen)
    found = pads(seen) or {}
    touched = [found.get(key) for key in ("kind", "stage", "people", "times", "held")]
    choices = sorted(button.move or button.extra or "" for button in sight.choices)
    return sight.curtain, sight.asked, touched, choices, seen.save()


def goes_on(seen: Seen) -> None:
    """Everybody does what is asked, until it is somebody's next turn."""
    chance = Random(1)
    before, active = phase(seen), seen.table().state.active
    for _ in range(12):
        step(seen, chance)
        if (phase(seen), seen.table().state.active) != (before, active):
            return
    raise AssertionError(before)


# To begin anew takes a while; what the page itself has to remember differs in these.
BRIEF = ("a slip under way", "one has slapped", "caught", "sealed")


def test_after_a_reload_it_stands_where_it_stood_and_goes_on(visit: Visit) -> None:
    lay = phone(visit)
    for name, table in kept():
        if name in BRIEF:
            seen = lay(table)
            before = position(seen)
            seen.page.reload()
            assert position(seen) == before, name
            goes_on(seen)


@pytest.mark.soak
@pytest.mark.parametrize("moment", [name for name, _ in kept()])
def test_after_a_crash_it_stands_where_it_stood_and_goes_on(visit: Visit, moment: str) -> None:
    prepared(visit, "ppp")
    seen = continued(visit, dict(kept())[moment])
    before = position(seen)
    sight = seen.look()
    if sight.curtain:
        seen.open_curtain(sight)
        somebody(seen)
    crash(seen.page)
    seen = open_again(visit)
    assert position(seen) == before
    goes_on(seen)
