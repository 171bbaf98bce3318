"""The engine's own source, as trees, for the tests that walk it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ENGINE: Final = ROOT / "engine"
FILES: Final = tuple(sorted(ENGINE.rglob("*.py")))
# What decides a match: the same everywhere, so no chance, no time, no fractions.
DECIDING: Final = ("core", "search", "games", "table", "review", "links")


def name_of(path: Path) -> str:
    """`engine.table.match`; a package is named without its __init__."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_of_shell(path: Path) -> bool:
    """The shell's own, or what a game has to say there: no page is shipped that."""
    return "shell" in path.relative_to(ENGINE).parts


SHIPPED: Final = tuple(path for path in FILES if not is_of_shell(path))


def files_in(*folders: str) -> tuple[Path, ...]:
    return tuple(path for path in SHIPPED if path.relative_to(ENGINE).parts[0] in folders)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path) -> list[str]:
    """Every module that is imported anywhere in the file, by its full name."""
    found: list[str] = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [_imported(path, node, alias.name) for alias in node.names]
    return found


def _imported(path: Path, node: ast.ImportFrom, name: str) -> str:
    """`from package import module` imports the module, if there is such a file."""
    module = node.module or ""
    if node.level:
        package = name_of(path) if path.name == "__init__.py" else name_of(path.parent)
        above = package.split(".")[: len(package.split(".")) - node.level + 1]
        module = ".".join([*above, module] if module else above)
    inner = ROOT.joinpath(*module.split("."), name)
    return f"{module}.{name}" if inner.is_dir() or inner.with_suffix(".py").is_file() else module


def names_given(path: Path) -> Iterator[tuple[str, int]]:
    """Every name that the file itself gives to something, and the line it stands in."""
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name, node.lineno
            case ast.ClassDef(name=name):
                yield name, node.lineno
            case ast.arg(arg=name):
                yield name, node.lineno
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name, node.lineno
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name, node.lineno


def words_of(name: str) -> list[str]:
    """The words of a name in snake case or in camel case."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)]


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"
