"""Fingers on the pads and cards of Cheating Moth, with time stamps as the hardware gives them."""

from __future__ import annotations

from typing import Any

from e2e.table import Seen
from e2e.visit import until

PADS = """() => {
    const pads = document.querySelector(".pads");
    // As scripts and saves name them.
    const seatOf = (pad) => "abcdef"[pad.dataset.seat];
    return pads && {
        kind: pads.dataset.kind,
        stage: pads.dataset.stage,
        said: pads.querySelector(".pads-said").textContent,
        start: !pads.querySelector(".pads-start").hidden,
        points: Object.fromEntries([...pads.querySelectorAll(".pad")].map((pad) => {
            const { x, y, width, height } = pad.getBoundingClientRect();
            return [seatOf(pad), [x + width / 2, y + height / 2]];
        })),
        people: [...pads.querySelectorAll("button.pad")].map(seatOf),
        times: Object.fromEntries([...pads.querySelectorAll(".pad")].map((pad) =>
            [seatOf(pad), pad.querySelector(".pad-time").textContent])),
        marks: Object.fromEntries([...pads.querySelectorAll(".pad[data-mark]")].map((pad) =>
            [seatOf(pad), pad.querySelector(".pad-mark").innerText.trim()])),
        held: [...pads.querySelectorAll(".pad.is-held")].map(seatOf),
    };
}"""
MIDDLE = """(card) => {
    const node = document.querySelector(`.zone-hand [data-key="${card}"]`);
    const box = node?.getBoundingClientRect();
    return box ? [box.x + 12, box.y + box.height / 2] : null;
}"""
# The sign comes after the shortest wait; when it came is kept, in the time of touches.
SOON = """() => {
    Math.random = () => 0;
    new MutationObserver(() => {
        const stage = document.querySelector(".pads")?.dataset.stage;
        if (stage === "waiting") globalThis.signGiven = null;
        if (stage === "now") globalThis.signGiven ??= document.timeline.currentTime;
    }).observe(document, { subtree: true, attributeFilter: ["data-stage"] });
}"""
# Where fingers are looked at, they have their two seconds, nobody is waited for long, and the
# sign is given when the test wants it.
FINGERS = """() => {
    const later = setTimeout;
    const waits = { 105: 2100, 6000: 300 };
    Math.random = () => 0.9;
    globalThis.setTimeout = (work, wait = 0, ...args) => {
        if (wait === 3700) globalThis.giveSign = work;
        else return later(work, waits[wait] ?? wait, ...args);
    };
}"""


def pads(seen: Seen) -> dict[str, Any] | None:
    found: dict[str, Any] | None = seen.page.evaluate(PADS)
    return found


def at_pads(seen: Seen, *stages: str) -> dict[str, Any]:
    def there() -> dict[str, Any] | None:
        found = pads(seen)
        return found if found and found["stage"] in stages else None

    return until(there, f"the pads, {' or '.join(stages)}")


def play_pads(seen: Seen) -> None:
    """Everybody reacts, one after the other; who is too slow for the hurry does not."""
    fingers = Fingers(seen)
    if fingers.kind == "slap":
        fingers.down(*fingers.people)
    else:
        seen.tap(seen.look().of_kind("button")[0])
    until(lambda: stage(seen) not in ("gathering", "waiting"), "the sign")
    if fingers.kind == "claim":
        fingers.down(*fingers.people)
    fingers.up(*fingers.people)
    until(lambda: not pads(seen), "the pads to go")


def stage(seen: Seen) -> str:
    found = pads(seen)
    return str(found["stage"]) if found else ""


class Fingers:
    """Real touches on pads, each with the time stamp that the hardware would give it."""

    def __init__(self, seen: Seen) -> None:
        found = at_pads(seen, "gathering")
        self.seen = seen
        self.kind: str = found["kind"]
        self.people: list[str] = found["people"]
        self._points: dict[str, tuple[float, float]] = found["points"]

    def sign(self) -> float:
        """It is given, or waited for; the time stamp of a touch in that moment."""

        def given() -> float | None:
            at: float | None = self.seen.page.evaluate("globalThis.signGiven")
            return at

        at_pads(self.seen, "waiting", "now")
        self.seen.page.evaluate("globalThis.giveSign?.()")
        at_pads(self.seen, "now", "over")
        origin: float = self.seen.page.evaluate("performance.timeOrigin")
        return (origin + until(given, "the sign")) / 1000

    def down(self, *fingers: str, at: float | None = None) -> None:
        """A finger is named by the seat of its pad; any other is placed before."""
        for finger in fingers:
            self._send("touchStart", at, finger)

    def place(self, finger: str, x: float, y: float) -> str:
        self._points[finger] = (x, y)
        return finger

    def up(self, *fingers: str, at: float | None = None) -> None:
        """One after the other, or all of them at that time stamp."""
        for finger in fingers:
            self._send("touchEnd", at, finger)

    def cancel(self) -> None:
        """The system takes all of them."""
        self._send("touchCancel", None)

    def _send(self, kind: str, at: float | None, *fingers: str) -> None:
        points = []
        for finger in fingers:
            x, y = self._points[finger]
            points.append({"x": x, "y": y, "id": list(self._points).index(finger)})
        message: dict[str, Any] = {"type": kind, "touchPoints": points}
        if at is not None:
            message["timestamp"] = at
        self.seen.cdp.send("Input.dispatchTouchEvent", message)


def flick(seen: Seen, card: str, *, way: int = 90, took: float = 0.12) -> None:
    """A finger pulls that card off the lower edge, in so many seconds."""
    point = seen.page.evaluate(MIDDLE, card)
    if point is None:
        return  # it has just left
    x, y = point
    begun: float = seen.page.evaluate("(performance.timeOrigin + new Event('x').timeStamp) / 1000")

    def send(kind: str, down: float | None, part: float) -> None:
        points = [] if down is None else [{"x": x, "y": y + down}]
        message = {"type": kind, "touchPoints": points, "timestamp": begun + part * took - took}
        seen.cdp.send("Input.dispatchTouchEvent", message)

    send("touchStart", 0, 0)
    for part in (0.3, 0.6, 0.9):
        send("touchMove", way * part / 0.9, part)
    send("touchEnd", None, 1)
