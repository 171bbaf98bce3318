"""How soon the table answers a finger, and whether bots that think are in its way."""

from __future__ import annotations

import os
from collections import defaultdict

from playwright.sync_api import Browser, CDPSession, Page

from e2e.browser import PHONE
from e2e.server import Server
from e2e.table import begin, remembering
from e2e.visit import Visit, until
from tools.bench_web.figure import p_of

# Touched and confirmed: from the finger to the next painted frame, as the browser itself tells;
# what took less than FRAME it does not tell. Played and taken: from the tap on the button to
# the first frame in which the table shows the answer of the engine, which has stored it.
WATCH = """() => {
    globalThis.measured = { touched: [], confirmed: [], played: [], taken: [], busy: [] };
    const watch = (options, told) =>
        new PerformanceObserver((list) => list.getEntries().forEach(told)).observe(options);
    watch({ type: "event", durationThreshold: 16 }, ({ name, target, duration }) => {
        const isAt = (what) => Boolean(target?.closest(what));
        if (name === "pointerdown" && isAt(".card-button")) measured.touched.push(duration);
        if (name === "click" && isAt(".bar-confirm")) measured.confirmed.push(duration);
    });
    watch({ type: "longtask" }, ({ duration }) => measured.busy.push(duration));
    addEventListener("click", ({ target, timeStamp }) => {
        if (!target.closest(".bar-confirm")) return;
        const isTaken = document.querySelector(".is-picked").closest(".zone-floor");
        const answers = measured[isTaken ? "taken" : "played"];
        new MutationObserver((_, watcher) => {
            watcher.disconnect();
            const answered = () => answers.push(performance.now() - timeStamp);
            requestAnimationFrame(() => setTimeout(answered));
        }).observe(document.querySelector(".table"), { attributeFilter: ["data-revision"] });
    }, { capture: true });
}"""
FRAME = 16.0  # milliseconds
SECOND_THOUGHT = 300  # milliseconds: a tap that comes sooner does not count as one
SKIP = """() => document.querySelector(".board")
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))"""
CARDS = ".card-button"
TURNS = 6  # three cards are played, three are taken


class TableTaps:
    """Milliseconds by what was done and how much slower the page's processor was made."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.measured: dict[tuple[str, int], list[float]] = defaultdict(list)

    def round(self) -> None:
        """One person and five bots on a page that has just been opened, with all motion."""
        with self._browser.new_context(**PHONE) as context:
            visit = Visit(context, self._server)
            remembering(visit, "pbbbbb", hurry=False, motion="full")
            page = begin(visit).page
            page.evaluate(WATCH)
            session = context.new_cdp_session(page)
            for slower in (1, 4):
                slow_down(session, slower)
                for _ in range(TURNS):
                    self._turn(page, slower)
            slow_down(session, 1)
            self._watch_bots(page)

    def p95(self, what: str, slower: int) -> float:
        return p_of(0.95, self.measured[what, slower])

    def _turn(self, page: Page, slower: int) -> None:
        """Chooses up to three cards one after the other, then plays or takes the lowest: who
        has played it is not left with what the others leave, without being asked."""
        until(lambda: self._can_choose(page), "somebody's turn")
        cards = page.locator(CARDS)
        chosen = min(3, cards.count())
        for at in reversed(range(chosen)):
            cards.nth(at).tap()
            page.wait_for_timeout(SECOND_THOUGHT)
        page.locator(".bar-confirm").tap()
        page.wait_for_timeout(SECOND_THOUGHT)
        until(lambda: page.evaluate("measured.played.length + measured.taken.length"), "an answer")
        self._keep(page, slower, {"touched": chosen, "confirmed": 1})

    def _can_choose(self, page: Page) -> bool:
        page.evaluate(SKIP)
        return page.locator(CARDS).count() > 1

    def _keep(self, page: Page, slower: int, taps: dict[str, int]) -> None:
        told = page.evaluate("measured")
        page.evaluate("Object.values(measured).forEach((values) => values.splice(0))")
        for what, count in taps.items():
            told[what] += [FRAME] * (count - len(told[what]))
        for what, values in told.items():
            if what != "busy":
                self.measured[what, slower] += values

    def _watch_bots(self, page: Page) -> None:
        """A whole round, as slow as it is: bots choose, and take their bugs."""
        for _ in range(2):
            until(lambda: page.locator(CARDS).count() > 1, "somebody's turn")
            page.locator(CARDS).first.tap()
            page.wait_for_timeout(SECOND_THOUGHT)
            page.evaluate("measured.busy.splice(0)")
            page.locator(".bar-confirm").tap()
            page.wait_for_timeout(SECOND_THOUGHT)
            until(lambda: page.locator(CARDS).count() > 1, "somebody's turn again")
            self.measured["busy", 1].append(max(page.evaluate("measured.busy"), default=0.0))


def slow_down(session: CDPSession, factor: int) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": factor})


def load() -> float:
    """How many processes wanted to run in the last minute, on average."""
    return os.getloadavg()[0]
