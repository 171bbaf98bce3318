"""Does a page that is played in for long grow? Match after match in it, without a reload."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from e2e.browser import PHONE
from e2e.counts import Counts, Kept
from e2e.matches import begun, ended, left
from e2e.server import Server
from e2e.table import remembering
from e2e.visit import Visit

FEW = 2
MANY = 50
WHOLE = 10  # each tenth match is played to its end, and the first two; the others are left
# Python's memory is one buffer, and whatever the worker reads of it lies in that.
LISTEN = """() => {
    globalThis.machine = 0;
    const listen = (kind, name) => {
        const before = kind[name];
        kind[name] = function (...given) {
            for (const part of [this, given[0]]) {
                globalThis.machine = Math.max(machine, part?.buffer?.byteLength ?? 0);
            }
            return before.apply(this, given);
        };
    };
    listen(TextDecoder.prototype, "decode");
    listen(Object.getPrototypeOf(Uint8Array.prototype), "subarray");
}"""


@dataclass(frozen=True)
class Memory:
    kept: Kept
    wasm: int  # bytes


def growth_of(browser: Browser, server: Server, game: str) -> tuple[Memory, Memory]:
    """At a table just begun, after a few matches and after many."""
    found = []
    with browser.new_context(**PHONE) as context:
        visit = Visit(context, server)
        remembering(visit, "prr")
        seen = begun(visit, game, None)
        counts = Counts(seen.page)
        for worker in seen.page.workers:
            worker.evaluate(LISTEN)
        for at in range(MANY):
            if at == FEW:
                found.append(Memory(counts.kept(), wasm_of(seen.page)))
            (ended if at < FEW or at % WHOLE == 0 else left)(seen)
            begun(visit, game, seen)
        found.append(Memory(counts.kept(), wasm_of(seen.page)))
    [few, many] = found
    return few, many


def wasm_of(page: Page) -> int:
    """The largest of all workers'."""
    return max(int(worker.evaluate("machine")) for worker in page.workers)
