"""Debian's Firefox without a window, spoken to by WebDriver BiDi, which it knows by itself.

What `e2e.visit` and `e2e.table` need of a page of Playwright's, a `Tab` has too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

from e2e.visit import until

NEEDS = "firefox-esr"
MISSING = "Firefox is not installed: apt-get install firefox-esr"
SIZE = {"width": 480, "height": 860}
PATIENCE = 120.0  # seconds for one answer
# Pyodide asks by trying whether its worker is a classic one, and the page's policy says no.
HARMLESS = (
    "javascript: Content-Security-Policy: The page’s settings blocked assigning to an injection "
    "sink because it violates the following directive: “require-trusted-types-for ’script’“",
)
# What the browser itself says of files that came through a service worker, to its own console.
INTERCEPTED = """JSON.stringify(Services.console.getMessageArray()
    .filter((each) => each instanceof Ci.nsIScriptError)
    .filter((each) => each.category === "Service Worker Interception")
    .map((each) => each.errorMessage))"""
# A function is called, whatever else it is has been evaluated; promises are waited for.
EVALUATE = """async (given) => {
    const found = (%s);
    const value = await (typeof found === "function" ? found(JSON.parse(given)) : found);
    return JSON.stringify(value ?? null);
}"""


def is_missing() -> bool:
    return shutil.which(NEEDS) is None


class Wire:
    """Commands and their answers; what comes unasked in between is noted if it tells of trouble."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._asked = 0
        self.trouble: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while (said := json.loads(self._socket.recv())).get("id") != self._asked:
            self._note(said.get("params", {}))
        assert said["type"] == "success", said
        answer: dict[str, Any] = said["result"]
        return answer

    def _note(self, entry: dict[str, Any]) -> None:
        if entry.get("level") == "error":
            self.trouble.append(f"{entry['type']}: {entry['text']}")


class Touchscreen:
    def __init__(self, wire: Wire, tab: str) -> None:
        self._wire = wire
        self._tab = tab

    def tap(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        actions = [{**finger, "actions": [there, down, up]}]
        self._wire.ask("input.performActions", context=self._tab, actions=actions)


class Tab:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._tab: str = wire.ask("browsingContext.create", type="tab")["context"]
        self.touchscreen = Touchscreen(wire, self._tab)
        wire.ask("browsingContext.setViewport", context=self._tab, viewport=SIZE)

    def open(self, url: str) -> None:
        self._wire.ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def close(self) -> None:
        self._wire.ask("browsingContext.close", context=self._tab)

    def evaluate(self, work: str, value: Any = None) -> Any:
        told = self._wire.ask(
            "script.callFunction",
            functionDeclaration=EVALUATE % work,
            arguments=[{"type": "string", "value": json.dumps(value)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]
        return json.loads(told["result"]["value"])

    def trouble(self) -> list[str]:
        """What has gone wrong in all tabs until now."""
        self.evaluate("0")  # What was said before has come by then.
        return [each for each in self._wire.trouble if each not in HARMLESS]


class Firefox:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def new_page(self) -> Tab:
        return Tab(self._wire)

    def intercepted(self) -> list[str]:
        """Files that the service worker could not answer for, in the browser's words."""
        tree = self._wire.ask("browsingContext.getTree", **{"moz:scope": "chrome"})
        target = {"context": tree["contexts"][0]["context"]}
        command = {"expression": INTERCEPTED, "target": target, "awaitPromise": False}
        told = self._wire.ask("script.evaluate", **command)
        found: list[str] = json.loads(told["result"]["value"])
        return found


def address_in(place: Path) -> str | None:
    """Where Firefox listens, as it has written down."""
    try:
        told = json.loads(place.read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return None  # It has not come so far.
    return f"ws://{told['ws_host']}:{told['ws_port']}/session"


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """What a profile has stored, the next one that gets it finds there."""
    place = profile / "WebDriverBiDiServer.json"
    place.unlink(missing_ok=True)
    command = [NEEDS, "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0", "--remote-allow-system-access"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as process:
        try:
            address = until(lambda: address_in(place), "Firefox")
            with closing(
                create_connection(address, timeout=PATIENCE, suppress_origin=True)
            ) as line:
                wire = Wire(line)
                yield Firefox(wire)
                wire.ask("browser.close")
        finally:
            process.terminate()
