"""The figures of a table at which a match is played on: frames, tasks, rest, and memory."""

from __future__ import annotations

from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.counts import NODES, nodes_at
from e2e.server import Server
from e2e.table import BUGS, MOTHS, PARROTS
from e2e.visit import Visit
from tools.bench_web.figure import Figure, p_of
from tools.bench_web.frames import frame_gaps
from tools.bench_web.idle import waiting
from tools.bench_web.memory import FEW, MANY, growth_of
from tools.bench_web.tasks import tasks_of_a_match

GAMES = (BUGS, PARROTS, MOTHS)
FOR_SIX = (BUGS, PARROTS)  # at the third game five have room
GROWTH = 1.05
LONG = 50  # milliseconds: a task that takes longer is called a long one


def frames(browser: Browser, server: Server) -> list[Figure]:
    thinking = frame_gaps(browser, server, "pmmm").thinking
    flying = frame_gaps(browser, server, "pmmmmm").flying
    compared = f"{len(thinking)} frames, the longest {max(thinking):.0f} ms"
    name = "frames while cards fly among six, masters at the table"
    return [
        Figure(
            "frames while masters think, p95, 4 times slower",
            p_of(0.95, thinking),
            *(17, "ms", compared),
        ),
        Figure(
            f"{name}, p95, 4 times slower", p_of(0.95, flying), 17, "ms", f"{len(flying)} frames"
        ),
        Figure(f"{name}, the longest, 4 times slower", max(flying), 50, "ms"),
    ]


def tasks(browser: Browser, server: Server) -> list[Figure]:
    taken = tasks_of_a_match(browser, server)
    long = sum(each > LONG for each in taken)
    name = "tasks of the page in a whole match of six"
    compared = f"{len(taken)} tasks, {long} of them over {LONG} ms"
    return [
        Figure(f"{name}, the longest, 4 times slower", max(taken), 100, "ms", compared),
        Figure(f"{name}, p99, 4 times slower", p_of(0.99, taken), LONG, "ms"),
    ]


def idle(browser: Browser, server: Server) -> list[Figure]:
    found = waiting(browser, server)
    return [
        Figure("a waiting table, 10 s after the last touch", found.share, 1, "% of a core"),
        Figure("what moves there after 30 s", found.moving, 0, "animations, styles and layouts"),
    ]


def nodes(browser: Browser, server: Server) -> list[Figure]:
    """With those of pictures, which are documents of their own."""
    return [
        Figure(f"a table for six, {game}", _nodes(browser, server, game), NODES, "DOM nodes")
        for game in FOR_SIX
    ]


def _nodes(browser: Browser, server: Server, game: str) -> int:
    with browser.new_context(**PHONE) as context:
        return nodes_at(Visit(context, server), game)


def memory(browser: Browser, server: Server, game: str) -> list[Figure]:
    few, many = growth_of(browser, server, game)
    compiled = f", {many.code} : {few.code} of them compiled code"
    return [
        Figure(f"{game}, {what} after {MANY} matches", now / before, GROWTH, f"of {FEW}", shown)
        for what, now, before, more in (
            ("JavaScript's heap", many.kept.heap, few.kept.heap, compiled),
            ("Python's memory", many.wasm, few.wasm, ""),
            ("DOM nodes", many.kept.nodes, few.kept.nodes, ""),
            ("listeners", many.kept.listeners, few.kept.listeners, ""),
        )
        for shown in (f"{now} : {before}{more}",)
    ]
