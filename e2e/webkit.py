"""WebKit in a window that nobody sees: Debian's MiniBrowser on a screen of its own.

Playwright knows this browser not; what `e2e.visit` and `e2e.table` need of a page of
Playwright's, a `Window` has too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.service import Service

NEEDS = ("WebKitWebDriver", "Xvfb")
MISSING = "WebKit is not installed: apt-get install webkit2gtk-driver xvfb"
SIZE = (480, 860)
POINTER = "touch"

# A function is called, whatever else it is has been evaluated; promises are waited for.
EVALUATE = """
const found = (%s);
return typeof found === "function" ? found(...arguments) : found;
"""

# What goes wrong in the page from now on.
LISTEN = """() => {
    const trouble = (globalThis.trouble = []);
    const said = console.error.bind(console);
    console.error = (...words) => (trouble.push(words.join(" ")), said(...words));
    addEventListener("error", ({ message }) => trouble.push(message));
    addEventListener("unhandledrejection", ({ reason }) => trouble.push(String(reason)));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        trouble.push(`${violatedDirective}: ${blockedURI}`));
}"""


def mini_browser() -> Path | None:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)


def is_missing() -> bool:
    return mini_browser() is None or not all(map(shutil.which, NEEDS))


class Touchscreen:
    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver

    def tap(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": POINTER}}
        actions = {"actions": [{**finger, "actions": [there, down, up]}]}
        self._driver.execute(Command.W3C_ACTIONS, actions)


class Window:
    def __init__(self, driver: WebKitGTK) -> None:
        self.touchscreen = Touchscreen(driver)
        self._driver = driver

    def open(self, url: str) -> None:
        self._driver.get(url)
        self.evaluate(LISTEN)

    def evaluate(self, work: str, value: Any = None) -> Any:
        return self._driver.execute_script(EVALUATE % work, value)

    def trouble(self) -> list[str]:
        found: list[str] = self.evaluate("trouble")
        return found


@contextmanager
def screen() -> Iterator[str]:
    """A screen of no size that matters; gives its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x1024x24"]
    command += ["-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def webkit() -> Iterator[Window]:
    options = WebKitGTKOptions()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    with screen() as display:
        service = Service(shutil.which(NEEDS[0]) or "", env={**os.environ, "DISPLAY": display})
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_rect(0, 0, *SIZE)
            yield Window(driver)
        finally:
            driver.quit()
