"""What Lighthouse says of a first visit with a phone, on a slow network and a slow processor."""

from __future__ import annotations

import json
import socket
import subprocess
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright

from e2e.browser import launch
from e2e.server import TOP, serving
from tools.bench_web.figure import Figure

# Where `tools/setup.sh lighthouse` has put it.
FOLDER = TOP / "node_modules/.cache/critter-club/lighthouse"
PROGRAM = FOLDER / "node_modules/lighthouse/cli/index.js"
# Points out of a hundred that may be missing.
BOUNDS = {"performance": 3, "accessibility": 0, "best-practices": 0, "seo": 0}


def lighthouse(playwright: Playwright, site: Path, rounds: int) -> list[Figure]:
    """Points that are missing, the middle one of several runs, from a host that compresses."""
    with serving(site, "/club/", "--compress", "br") as server:
        runs = [_run(playwright, server.url) for _ in range(rounds)]
    return [
        Figure(f"Lighthouse, missing in {what}", median(run[what] for run in runs), bound, "points")
        for what, bound in BOUNDS.items()
    ]


def _run(playwright: Playwright, address: str) -> dict[str, float]:
    port = _free_port()
    browser = launch(playwright, f"--remote-debugging-port={port}")
    try:
        wanted = f"--only-categories={','.join(BOUNDS)}"
        told = ["--quiet", "--output=json", f"--port={port}", wanted]
        command = ["node", str(PROGRAM), address, *told]
        report = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    finally:
        browser.close()
    return {what: 100 - 100 * report["categories"][what]["score"] for what in BOUNDS}


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port
