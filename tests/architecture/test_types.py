"""The page's types are checked, and nothing gets past the check."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.source import ROOT

# It gives their types to what comes in from outside; nothing else may take any on trust.
TRUSTED: Final = ROOT / "web" / "engine" / "wire.js"
ESCAPES: Final = {
    "silenced": re.compile(r"@ts-(?:ignore|expect-error|nocheck)|eslint-disable"),
    # `const` makes a type narrower, and `satisfies` checks it: neither is a cast.
    "cast": re.compile(r"/\*\* @type \{(?!const\})[^*]*\} \*/ \((?!\s*\))[^)=]*\)(?!\s*=>)"),
}


def typed_files() -> Iterator[Path]:
    for start in ("sw.js", "tools", "tests/fourth_game", "tests/web", "web"):
        place = ROOT / start
        yield from [place] if place.is_file() else sorted(place.rglob("*.*js"))


def types_in(text: str) -> Iterator[str]:
    """What stands in the braces behind `@param` and its like."""
    for tag in re.finditer(r"@[a-z]+ (?=\{)", text):
        depth = 0
        for at in range(tag.end(), len(text)):
            depth += (text[at] == "{") - (text[at] == "}")
            if depth == 0:
                yield text[tag.end() : at]
                break


def escapes_in(text: str) -> list[str]:
    loose = ["any" for kind in types_in(text) if re.search(r"\bany\b", kind)]
    return loose + [name for name, form in ESCAPES.items() for _ in form.finditer(text)]


def test_nothing_gets_past_the_check() -> None:
    files = [path for path in typed_files() if path != TRUSTED]
    assert files
    found = {path.name: escapes_in(path.read_text(encoding="utf-8")) for path in files}
    assert {name: escapes for name, escapes in found.items() if escapes} == {}


SPECIMENS: Final = {
    "/** @param {any} raw */": ["any"],
    "/** @type {Map<string, any>} */": ["any"],
    "/** @returns {any[]} */": ["any"],
    "/** @type {{a: {b: string}, c: any}} */": ["any"],
    "// @ts-ignore": ["silenced"],
    "/* eslint-disable */": ["silenced"],
    "const a = /** @type {Save} */ (raw);": ["cast"],
    "const a = /** @type {const} */ (['a']);": [],
    "const f = (/** @type {string} */ a) => a;": [],
    "/** @type {Save} */\nconst a = b;": [],
    "/** Whether there is any. @param {string} a */": [],
    "/** @type {(value: unknown) => boolean} */": [],
}


@pytest.mark.parametrize("text", SPECIMENS)
def test_escapes_are_found(text: str) -> None:
    assert escapes_in(text) == SPECIMENS[text]
