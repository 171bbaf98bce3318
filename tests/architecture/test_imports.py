"""Imports point one way, and to nothing that has to be installed."""

import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.source import (
    DECIDING,
    ENGINE,
    FILES,
    ROOT,
    SHIPPED,
    files_in,
    imports_of,
    name_of,
)

LAYERS: Final = (
    "core",
    "search",
    "games",
    "table",
    "review",
    "links",
)  # whatever else there is stands on top of them
# The standard library of a plain Pyodide lacks these, or has them as an extra package.
LACKING: Final = """
    _curses _dbm _tkinter crypt curses dbm distutils ensurepip fcntl grp idlelib lib2to3 lzma
    msvcrt multiprocessing nis nt ossaudiodev pty pwd readline resource spwd sqlite3 ssl syslog
    termios test tkinter tty turtle turtledemo venv winreg winsound
"""
BY_CHANCE_OR_TIME: Final = {"random", "time", "datetime", "os", "secrets", "uuid", "calendar"}
OF_GAMES: Final = tuple(path for path in ENGINE.glob("games/*/**/*.py"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=name_of)
EVERY_DECIDING_FILE = pytest.mark.parametrize("path", files_in(*DECIDING), ids=name_of)


def layer_of(module: str) -> int:
    if "shell" in module.split("."):
        return len(LAYERS)
    first = module.split(".")[1] if "." in module else ""
    return LAYERS.index(first) if first in LAYERS else len(LAYERS)


def outside(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports_of(path)} - {"engine"}


def inside(path: Path) -> list[str]:
    return [name for name in imports_of(path) if name.split(".")[0] == "engine"]


def test_there_is_something_to_walk() -> None:
    assert all(files_in(layer) for layer in LAYERS)


@EVERY_FILE
def test_imports_point_down(path: Path) -> None:
    own = layer_of(name_of(path))
    assert [name for name in inside(path) if layer_of(name) > own] == []


@EVERY_FILE
def test_only_the_worker_needs_more_than_the_standard_library(path: Path) -> None:
    allowed = {"js"} if path == ENGINE / "worker.py" else set[str]()
    assert outside(path) - sys.stdlib_module_names - allowed == set()


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
def test_pyodide_has_what_is_imported(path: Path) -> None:
    assert outside(path).isdisjoint(LACKING.split())


@pytest.mark.parametrize("path", OF_GAMES, ids=name_of)
def test_no_game_knows_another(path: Path) -> None:
    own = name_of(path).split(".")[:3]
    games = [name for name in inside(path) if name.startswith("engine.games")]
    assert [name for name in games if name.split(".")[:3] != own] == []


@pytest.mark.parametrize("path", files_in("table", "review", "links"), ids=name_of)
def test_the_table_knows_no_single_game(path: Path) -> None:
    assert [name for name in inside(path) if name.startswith("engine.games.")] == []


@EVERY_DECIDING_FILE
def test_chance_and_time_come_in_through_the_door(path: Path) -> None:
    assert outside(path) & BY_CHANCE_OR_TIME == set()


def test_all_that_the_worker_needs_is_shipped() -> None:
    listed = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))["engine"]
    shipped = [ROOT / module for module in listed["modules"]]
    needed, found = [ENGINE / "service.py"], set[Path]()
    while needed:
        path = needed.pop()
        if path not in found:
            found.add(path)
            names = inside(path)
            needed += [other for other in FILES if name_of(other) in names]
    left_out = [
        name_of(path)
        for path in sorted(found)
        if not any(path.is_relative_to(each) for each in shipped)
    ]
    assert left_out == []


def test_what_the_page_is_shipped_does_not_need_the_shell() -> None:
    shipped = [path for path in SHIPPED if path.name != "__main__.py"]
    assert [path for path in shipped if any("shell" in name for name in inside(path))] == []
