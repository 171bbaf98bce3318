"""What modules of the page hand out, and what of it somebody takes."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from os.path import normpath
from pathlib import Path, PurePosixPath
from typing import Final

from tests.architecture.page import without_comments

EVERYTHING: Final = "*"
_DECLARED: Final = re.compile(
    r"^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)", re.MULTILINE
)
_UNPACKED: Final = re.compile(r"^export\s+const\s+\{([^}]*)\}", re.MULTILINE)
_LISTED: Final = re.compile(r"^export\s*\{([^}]*)\}", re.MULTILINE)
_DEFAULT: Final = re.compile(r"^export\s+default\b", re.MULTILINE)
_TAKEN: Final = re.compile(
    r"""^((?:import|export)\s+[^;"']*?)\s*from\s*["'](\.[^"']+)["']""", re.MULTILINE
)
_LATER: Final = re.compile(r"""\bimport\(\s*["'`](\.[^"'`]+)["'`]""")
_EFFECT: Final = re.compile(r"""^import\s*["'](\.[^"']+)["']""", re.MULTILINE)


def sources_in(top: Path, *patterns: str) -> dict[str, str]:
    files = sorted({file for pattern in patterns for file in top.glob(pattern)})
    return {
        file.relative_to(top).as_posix(): without_comments(file.read_text("utf-8"))
        for file in files
    }


def handed_out(source: str) -> set[str]:
    names = {*_DECLARED.findall(source), *(["default"] if _DEFAULT.search(source) else [])}
    for listed in [*_LISTED.findall(source), *_UNPACKED.findall(source)]:
        names.update(re.split(r"\s+as\s+|:\s*", each)[-1] for each in _apart(listed))
    return names


def taken(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """The names that are taken of each module; `*` stands for the module as a whole."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, source in sources.items():
        for module, names in _taken_by(path, source):
            found[module].update(names)
    return found


def _taken_by(path: str, source: str) -> Iterator[tuple[str, Iterable[str]]]:
    folder = PurePosixPath(path).parent
    for what, name in _TAKEN.findall(source):
        yield normpath(folder / name), _names(what, source)
    for name in _LATER.findall(source):
        yield normpath(folder / name), _words_of(source)
    for name in _EFFECT.findall(source):
        yield normpath(folder / name), ()


def _names(what: str, source: str) -> Iterable[str]:
    """Of a module that is taken as a whole: its parts that are named, if it is not handed on."""
    if whole := re.search(r"\*\s+as\s+(\w+)", what):
        is_handed_on = re.search(rf"(?<!\* as )\b{whole[1]}\b(?!\.)", source)
        if what.startswith("export") or is_handed_on:
            return [EVERYTHING]
        return re.findall(rf"\b{whole[1]}\.(\w+)", source)
    if "*" in what:
        return [EVERYTHING]
    listed = what.partition("{")[2].partition("}")[0]
    first = ["default"] if re.match(r"import\s+\w", what) else []
    return [*first, *(re.split(r"\s+as\s+", each)[0] for each in _apart(listed))]


def _words_of(source: str) -> set[str]:
    return set(re.findall(r"\w+", source))


def _apart(listed: str) -> list[str]:
    return [each.strip() for each in listed.split(",") if each.strip()]
