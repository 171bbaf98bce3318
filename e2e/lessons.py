"""A lesson as somebody takes it who does nothing but what is lit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from e2e.table import Seen
from e2e.visit import function_in

STATE = function_in("lesson.js")
PAUSE = 0.06  # seconds between two looks
MOST_WORDS = 12
Box = list[float]  # left, top, right, bottom
Look = dict[str, Any]


def words_in(text: str) -> int:
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def covers(one: Box, other: Box) -> bool:
    """By more than a hair."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0.5 and down > 0.5


class Pupil:
    """Touches what is lit, and looks at every step whether it can be seen."""

    def __init__(self, seen: Seen, read: float = 0.0) -> None:
        self.seen = seen
        self.read = read  # seconds that somebody reads
        self.told: list[str] = []
        self.first_turn: float | None = None
        self.begun = time.monotonic()
        self.shown: Callable[[int, Look], None] = lambda number, look: None

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def look(self) -> Look:
        found: Look = self.seen.page.evaluate(STATE)
        return found

    def finish(self, patience: float = 150.0) -> None:
        end = time.monotonic() + patience
        while not (look := self.look())["over"]:
            assert time.monotonic() < end, f"the lesson stands still at {look}"
            if not self.further(look):
                time.sleep(PAUSE)

    def further(self, look: Look) -> bool:
        """Does the one thing that there is to do, if there is one."""
        if look["moving"]:
            return False
        if look["words"]:
            self.check(look)
        page = self.seen.page
        if look["sheet"]:
            page.touchscreen.tap(*look["sheet"][0])
        elif look["button"]:
            time.sleep(self.read)
            page.touchscreen.tap(*look["button"])
        elif look["lit"] and look["words"]:
            return self.touch(look)
        else:
            return False
        time.sleep(PAUSE)
        return True

    def touch(self, look: Look) -> bool:
        page = self.seen.page
        [lit, *_] = look["lit"]
        self.first_turn = self.first_turn or self.seconds
        if lit["kind"] == "pad":
            return self.race(look)
        if look["watched"]:
            return False  # nobody slips a card now
        page.touchscreen.tap(*lit["point"])
        time.sleep(0.25)  # a second touch that comes at once is no second thought
        return True

    def race(self, look: Look) -> bool:
        [lit, *_] = look["lit"]
        touch = {"type": "touchStart", "touchPoints": [dict(zip("xy", lit["point"]))]}
        if look["race"] == "slap" and look["stage"] == "gathering":
            self.seen.cdp.send("Input.dispatchTouchEvent", touch)
            while self.look()["stage"] in ("gathering", "waiting"):
                time.sleep(PAUSE)
            self.seen.release()
        elif look["race"] == "claim" and look["stage"] == "now":
            self.seen.page.touchscreen.tap(*lit["point"])
        else:
            return False
        return True

    def check(self, look: Look) -> None:
        words, bubble = look["words"], look["bubble"]
        if words not in self.told:
            self.told.append(words)
            self.shown(len(self.told), look)
        assert words_in(words) <= MOST_WORDS, words
        width, height = look["room"]
        assert bubble[0] >= 0, (words, bubble)
        assert bubble[1] >= 0, (words, bubble)
        assert bubble[2] <= width, (words, bubble)
        assert bubble[3] <= height, (words, bubble)
        assert look["about"], f"{words!r} speaks of nothing"
        for box in look["about"]:
            assert not covers(bubble, box), f"{words!r} covers what it speaks of: {look}"
        for lit in look["lit"]:
            assert not covers(bubble, lit["box"]), f"{words!r} covers what is lit: {look}"
            assert lit["reached"], f"what is lit lies under something else: {words!r} {look}"
