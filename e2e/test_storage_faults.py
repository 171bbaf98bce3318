"""A call of the database fails, hangs or lies once: the table says so, and all is kept in the end.

In tests/web/storage_faults.test.mjs there are a thousand of them, without a browser.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from e2e.table import Seen, begin, remembering
from e2e.visit import Visit, probe, until

WAYS = ("fails", "hangs", "lies")
CALLS = 6  # are tried in each of these ways, wherever chance picks them
STEPS = 3
# How many of each a table surely makes in so many steps: each move is one piece more, which lies
# beside the records, and before that its match is read as it stands.
MADE = {"put": STEPS, "get": 4 * STEPS}
# Of all calls of that name that concern a match that is the one; a lie is to say that nothing is
# there, or that all was done.
FAULT = """({ called, which, how }) => {
    const silent = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
    const isOfAMatch = (store, what) =>
        store.name === "matches" || String(what.at(-1)).startsWith("piece ");
    let calls = 0;
    const spoil = (owner, name, lie) => {
        const real = owner.prototype[name];
        owner.prototype[name] = function (...what) {
            if (name !== called || !isOfAMatch(this, what) || calls++ !== which) {
                return real.apply(this, what);
            }
            globalThis.spoilt = name;
            if (how === "fails") throw new DOMException("once", "UnknownError");
            return how === "hangs" ? silent() : lie(this, real);
        };
    };
    const nothing = (store, real) => real.call(store, "nothing of that name");
    spoil(IDBObjectStore, "get", nothing);
    spoil(IDBObjectStore, "put", (store) => store.count());
}"""
SPOILT = "globalThis.spoilt ?? null"
KEEPS = "({ matches }) => matches.keepsMatches()"


def as_told(seen: Seen) -> bool:
    """The sign stands at the table if and only if something is not kept."""
    kept = bool(probe(seen.page, KEEPS))
    return seen.page.locator(".saying-unkept").is_visible() is not kept


@pytest.mark.soak
@pytest.mark.parametrize("how", WAYS)
def test_one_fault_loses_nothing_and_is_said(visit: Visit, how: str) -> None:
    chance = Random(how)
    remembering(visit, "pb")
    spoilt = []
    for call in range(CALLS):
        seen = begin(visit)
        seen.wait()
        called = [*MADE][call % len(MADE)]
        wish = json.dumps({"called": called, "which": chance.randrange(MADE[called]), "how": how})
        seen.page.evaluate(f"({FAULT})({wish})")
        for _ in range(STEPS):
            seen.step(chance)
            seen.wait()
            until(lambda seen=seen: as_told(seen), "the truth")  # type: ignore[misc]
        until(lambda seen=seen: probe(seen.page, KEEPS), "all to be kept")  # type: ignore[misc]
        spoilt.append(seen.page.evaluate(SPOILT))
        before = seen.save()
        seen.page.reload()
        seen.wait()
        assert seen.save() == before
        seen.page.close()
    print(f"{how}: {spoilt}")
    assert {*MADE} <= {*spoilt}
