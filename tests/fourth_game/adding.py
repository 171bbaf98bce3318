"""A copy of the house to which the fourth game is added: its folders, a line, `make games`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.architecture.source import ROOT

NAME: Final = "short-straw"
ADDED: Final = Path(__file__).parent / "added"
_HOUSE: Final = (
    *("engine", "web", "tools", "tests", "e2e", "docs"),
    *("LICENSE", "index.html", "sw.js"),
)
_SETTINGS: Final = (
    *("package.json", "pyproject.toml", "pyscript.toml", ".prettierrc.json"),
    *("eslint.config.js", "tsconfig.json", "tsconfig.base.json"),
)
_LAST: Final = '    "cheating-moth",\n)'
REGISTRY: Final = Path("engine/games/__init__.py")


def copied(house: Path) -> Path:
    house.mkdir()
    left_out = shutil.ignore_patterns("__pycache__", Path(__file__).parent.name)
    for name in (*_HOUSE, *_SETTINGS):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, house / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, house / name)
    os.symlink(ROOT / "node_modules", house / "node_modules")
    return house


def with_fourth_game(house: Path) -> Path:
    shutil.copytree(ADDED, house, dirs_exist_ok=True)
    text = (house / REGISTRY).read_text(encoding="utf-8")
    assert text.count(_LAST) == 1
    text = text.replace(_LAST, f'{_LAST[:-1]}    "{NAME}",\n)')
    (house / REGISTRY).write_text(text, encoding="utf-8")
    for tool in ("tools.games", "tools.messages"):
        run(house, sys.executable, "-m", tool)
    return house


def run(house: Path, *command: str, **wishes: str) -> str:
    """What it prints; it must end well."""
    ran = subprocess.run(
        command,
        cwd=house,
        env={**os.environ, "PYTHON": sys.executable, "PYTHONDONTWRITEBYTECODE": "1", **wishes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def files_of(house: Path) -> dict[str, bytes]:
    paths = [path for top in _HOUSE for path in [house / top, *(house / top).rglob("*")]]
    return {
        path.relative_to(house).as_posix(): path.read_bytes()
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts
    }
