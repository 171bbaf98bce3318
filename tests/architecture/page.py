"""The page's own source as modules and imports, for the tests that walk it."""

import re
from collections.abc import Iterator, Mapping
from os.path import normpath
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

_COMMENT: Final = re.compile(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", re.DOTALL)
# `import … from "x"`, `export … from "x"`, `import "x"`, `import("x")`, `import(x)`
_STATIC: Final = re.compile(
    r"""^\s*(?:import|export)\b(?!\s*\()[^;"'`]*?["']([^"'\n]+)["']""", re.MULTILINE
)
_EXPORT_OF_ITS_OWN: Final = re.compile(
    r"^\s*export\s+(?:default|const|let|function|async|class)\b", re.MULTILINE
)
_DYNAMIC: Final = re.compile(r"""\bimport\s*\(\s*(?:(["'`])([^"'`$]+)\1\s*\))?""")


class Imports(NamedTuple):
    of_ours: frozenset[str]  # paths from the top of the checkout
    nameless: int  # how often something is imported by a name that only the run tells


def modules_in(top: Path) -> dict[str, Imports]:
    """Every module of the page and the service worker, with what it imports, now or later."""
    files = [*sorted((top / "web").rglob("*.js")), *top.glob("sw.js")]
    return {
        file.relative_to(top).as_posix(): _imports_of(
            file.relative_to(top), file.read_text("utf-8")
        )
        for file in files
    }


def without_comments(source: str) -> str:
    return _COMMENT.sub("", source)


def _imports_of(path: Path, source: str) -> Imports:
    code = _EXPORT_OF_ITS_OWN.sub("", without_comments(source))
    dynamic = [match[2] for match in _DYNAMIC.finditer(code)]
    named = [*_STATIC.findall(code), *(name for name in dynamic if name)]
    folder = PurePosixPath(path.parent.as_posix())
    ours = frozenset(
        normpath(folder / name) for name in named if name.startswith(".") and name.endswith(".js")
    )
    return Imports(ours, sum(not name for name in dynamic))


def cycles_in(modules: Mapping[str, Imports]) -> Iterator[list[str]]:
    """Modules that import each other, once for each way round that is found."""
    done: set[str] = set()
    for start in modules:
        found: list[list[str]] = []
        _walk(start, modules, [], done, found)
        yield from found


def _walk(
    module: str,
    modules: Mapping[str, Imports],
    way: list[str],
    done: set[str],
    found: list[list[str]],
) -> None:
    if module in way:
        found.append([*way[way.index(module) :], module])
        return
    if module in done or module not in modules:
        return
    way.append(module)
    for imported in sorted(modules[module].of_ours):
        _walk(imported, modules, way, done, found)
    way.pop()
    done.add(module)
