"""Does a page that is played in for long grow? Match after match in it, without a reload."""

from __future__ import annotations

import json
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
    code: int  # bytes of the heap: what the browser has compiled so far, and may throw away


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
                found.append(_memory(counts, seen.page))
            (ended if at < FEW or at % WHOLE == 0 else left)(seen)
            begun(visit, game, seen)
        found.append(_memory(counts, seen.page))
    [few, many] = found
    return few, many


def wasm_of(page: Page) -> int:
    """The largest of all workers'."""
    return max(int(worker.evaluate("machine")) for worker in page.workers)


def _memory(counts: Counts, page: Page) -> Memory:
    return Memory(counts.kept(), wasm_of(page), code_of(page))


def code_of(page: Page) -> int:
    """As a snapshot of the heap has it."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    snapshot = json.loads("".join(parts))
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    kind, size, width = fields.index("type"), fields.index("self_size"), len(fields)
    starts = range(0, len(nodes), width)
    return sum(nodes[at + size] for at in starts if kinds[nodes[at + kind]] == "code")
