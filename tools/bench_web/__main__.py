"""Measures the built site next to Pyodide as its makers ship it, in one run on one machine:

    python -m tools.bench_web [--rounds N]

Prints each figure with its bound and writes them to bench-web.json. Milliseconds are this
machine's; ratios are not.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from playwright.sync_api import Browser, sync_playwright

from e2e.browser import launch
from e2e.server import TOP, Server, serving
from tools.bench_web.bytes import HOSTS, first_visit_from
from tools.bench_web.figure import Figure
from tools.bench_web.lasting import GAMES, frames, idle, memory, nodes, tasks
from tools.bench_web.lighthouse import lighthouse
from tools.bench_web.links import openings
from tools.bench_web.other_browsers import other_browsers, warm_starts
from tools.bench_web.painted import BOUNDS, as_left
from tools.bench_web.starts import Starts
from tools.bench_web.table_taps import TableTaps, load
from tools.bench_web.taps import home_screen

SITE = TOP / "dist"


def starts(server: Server, rounds: int) -> list[Figure]:
    with sync_playwright() as playwright:
        taken = Starts(playwright, server)
        for at in range(rounds):
            taken.round(ours_first=at % 2 == 0)
    return [
        ratio(how, taken.measured[f"ours {how}"], taken.measured[f"stock {how}"], bound)
        for how, bound in (("cold", 0.5), ("warm", 0.25))
    ]


def ratio(how: str, ours: list[float], stock: list[float], bound: float) -> Figure:
    """Of starts that followed each other, as what else the machine does comes and goes."""
    value = median(one / other for one, other in zip(ours, stock, strict=True))
    compared = f"{median(ours):.0f} ms : {median(stock):.0f} ms"
    return Figure(f"ready to deal, {how}", value, bound, "of the stock start", compared)


def elsewhere(server: Server, rounds: int) -> tuple[list[Figure], list[str]]:
    """Warm starts in other browsers; and which of them are not here."""
    figures = []
    for browser in other_browsers():
        if browser.missing:
            continue
        pairs = warm_starts(browser, server, 3 * rounds)
        value = median(each.ours / each.stock for each in pairs)
        ours, stock = (median(times) for times in zip(*pairs, strict=True))
        compared = f"{ours:.0f} ms : {stock:.0f} ms, n = {len(pairs)}"
        name = f"warm start in {browser.name}"
        figures.append(Figure(name, value, browser.bound, "of a stock start there", compared))
    return figures, [
        f"---- warm start in {each.name}: not measured. {each.missing}"
        for each in other_browsers()
        if each.missing
    ]


def by_link(server: Server, rounds: int) -> list[Figure]:
    with sync_playwright() as playwright:
        taken = openings(playwright, server, rounds)
    value = median(each.by_link / each.ordinary for each in taken)
    link, ordinary, ready = (median(times) for times in zip(*taken, strict=True))
    compared = f"{link:.0f} ms : {ordinary:.0f} ms; {ready:.0f} ms until the engine is ready"
    home = median(each.by_link / each.ready for each in taken)
    return [
        Figure("a link opened to a playable table", value, 1.2, "of a warm start there", compared),
        Figure("the same", home, 1.1, "of a warm start to the home screen with Python ready"),
    ]


def painted(server: Server, rounds: int) -> list[Figure]:
    """From the icon to all that was there, before Python is."""
    with sync_playwright() as playwright:
        taken = as_left(playwright, server, rounds)
    return [
        Figure(
            f"icon to last {what} painted, {slower} times slower", taken[what, slower], bound, "ms"
        )
        for what in ("table", "home")
        for slower, bound in BOUNDS.items()
    ]


def first_visits(browser: Browser) -> list[Figure]:
    """Every file that a first visit brings onto the device, from three kinds of hosts."""
    visits = [first_visit_from(host, browser, SITE) for host in HOSTS]
    return [
        Figure(f"first visit, {host.name}", size, host.bound, "MB", f"{files} files")
        for host, size, files, _ in visits
    ]


def growth(game: str, bound: float) -> Figure:
    """What a first visit would be spared without that game: its part of page and engine."""
    command = ["node", str(Path(__file__).with_name("without.mjs")), game]
    page = int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    [archive] = (SITE / "assets").glob("engine-*.zip")
    with TemporaryDirectory() as folder:
        left = Path(folder) / "left.zip"
        with ZipFile(archive) as whole, ZipFile(left, "w") as rest:
            for each in whole.infolist():
                if f"games/{game.replace('-', '_')}/" not in each.filename:
                    rest.writestr(each, whole.read(each))
        engine = sum(brotli(archive)) - sum(brotli(left))
    return Figure(f"first visit, for {game}", (page + engine) / 1000, bound, "kB in Brotli")


def brotli(*files: Path) -> list[int]:
    command = ["node", str(Path(__file__).with_name("brotli.mjs")), *map(str, files)]
    sizes = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [int(size) for size in sizes.split()]


def home(browser: Browser, server: Server, rounds: int) -> list[Figure]:
    measured = [home_screen(browser, server.url) for _ in range(rounds)]
    painted, slowest = (median(values) for values in zip(*measured, strict=True))
    return [
        Figure("home screen painted, 4 times slower", painted, 1000, "ms"),
        Figure("slowest answer to a tap there, 4 times slower", slowest, 1000, "ms"),
    ]


def table(browser: Browser, server: Server, rounds: int) -> list[Figure]:
    taps = TableTaps(browser, server)
    for _ in range(rounds):
        taps.round()
    answers = [
        Figure(f"{name}, p95, {slower} times slower", taps.p95(what, slower), bound, "ms")
        for what, name, bounds in (
            ("touched", "a touch of a card, to the next painted frame", (33, 66)),
            ("confirmed", "a touch that plays it, to the next painted frame", (40, 72)),
            # With the engine's own time, and that of storing its answer.
            ("played", "the same, to the frame in which all cards are turned up", (50, 100)),
            ("taken", "the same, to the frame in which a taken card has left", (50, 90)),
        )
        for slower, bound in zip((1, 4), bounds, strict=True)
    ]
    longest = max(taps.measured["busy", 1])
    return [*answers, Figure("longest task while bots think", longest, 100, "ms")]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=5)
    rounds = arguments.parse_args().rounds
    with serving(SITE, "/club/", "--stock") as server:
        others, missing = elsewhere(server, rounds)
        figures = [*starts(server, rounds), *others, *by_link(server, rounds)]
        figures += painted(server, rounds)
        with sync_playwright() as playwright:
            figures += lighthouse(playwright, SITE, rounds)
            browser = launch(playwright)
            figures += first_visits(browser)
            figures += [growth("parrot-box", 60), growth("cheating-moth", 80)]
            figures += home(browser, server, rounds)
            figures += table(browser, server, rounds)
            figures += [*frames(browser, server), *tasks(browser, server)]
            figures += [*idle(browser, server), *nodes(browser, server)]
            figures += [each for game in GAMES for each in memory(browser, server, game)]
            browser.close()
    print(*figures, *missing, sep="\n")
    print(f"On average {load():.1f} processes wanted to run in the last minute.")
    told = [{**asdict(figure), "holds": figure.holds} for figure in figures]
    Path("bench-web.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
