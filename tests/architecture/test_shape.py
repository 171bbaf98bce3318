"""One shape for every game, names that say something, rules that can be looked up."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from engine.games import GAMES
from tests.architecture.source import ENGINE, FILES, name_of, names_given, tree_of, where, words_of

MODULES: Final = (
    *("bot", "cards", "dealt", "events", "manifest", "moves", "rules", "state", "view"),
)
BANNED_WORDS: Final = """
    manager managers helper helpers util utils utility data info handle handler handles handling
    process processor processing misc
"""
BANNED: Final = frozenset(BANNED_WORDS.split())
# A game of many moves may part its moves and rules further; and it may have lessons.
FURTHER: Final = ("actions", "flow", "gaze", "legality", "worlds")
PACKAGES: Final = tuple(sorted(path.parent for path in ENGINE.glob("games/*/__init__.py")))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=name_of)
EVERY_PACKAGE = pytest.mark.parametrize("package", PACKAGES, ids=name_of)
_SECTION: Final = re.compile(r"\b[A-Z]\d{1,2}\b")


@EVERY_FILE
def test_a_file_says_first_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(tree_of(path))


def test_every_game_stands_in_the_registry() -> None:
    assert sorted(GAMES) == sorted(package.name.replace("_", "-") for package in PACKAGES)


@EVERY_PACKAGE
def test_every_game_has_the_same_modules(package: Path) -> None:
    expected = {"__init__.py", "RULES.md", "thinking", "shell", *[f"{name}.py" for name in MODULES]}
    found = {path.name for path in package.iterdir() if path.name != "__pycache__"}
    assert found - {"lessons", *[f"{name}.py" for name in FURTHER]} == expected


@EVERY_FILE
def test_names_say_something(path: Path) -> None:
    module = [word for part in name_of(path).split(".") for word in words_of(part)]
    assert BANNED.isdisjoint(module)
    found = [
        f"{where(path, line)} {name}"
        for name, line in names_given(path)
        if not BANNED.isdisjoint(words_of(name))
    ]
    assert found == []


@EVERY_PACKAGE
def test_every_refusal_names_a_section_of_the_rules(package: Path) -> None:
    legality = package / "legality.py"
    moves = tree_of(legality if legality.exists() else package / "moves.py")
    texts = [node.value for node in ast.walk(moves) if isinstance(node, ast.Constant)]
    named = {text for text in texts if isinstance(text, str) and _SECTION.fullmatch(text)}
    assert named, "no refusal names any"
    assert named - sections(package) == set()


@EVERY_PACKAGE
def test_every_section_the_code_cites_is_in_the_rules(package: Path) -> None:
    cited = {
        section
        for path in package.glob("*.py")
        for section in _SECTION.findall(path.read_text(encoding="utf-8"))
    }
    assert cited - sections(package) == set()


@EVERY_PACKAGE
def test_every_section_is_there_once(package: Path) -> None:
    assert len(headings(package)) == len(sections(package))


def sections(package: Path) -> set[str]:
    return set(headings(package))


def headings(package: Path) -> list[str]:
    rules = package / "RULES.md"
    text = rules.read_text(encoding="utf-8") if rules.exists() else ""
    return re.findall(r"^### ([A-Z]\d{1,2}) \S", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("read_number", ["read", "number"]),
        ("CardTaken", ["card", "taken"]),
        ("_OF_CARD", ["of", "card"]),
        ("is_dataclass", ["is", "dataclass"]),
    ],
)
def test_the_walk_takes_names_apart(name: str, words: list[str]) -> None:
    assert words_of(name) == words
