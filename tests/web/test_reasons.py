"""Every reason a bot can have is a sentence, in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.web.texts import LANGUAGES, files_of

ROOT: Final = Path(__file__).parents[2]
REASONS: Final = sorted(ROOT.glob("engine/games/*/thinking/reasons.py"))


def codes(reasons: Path) -> set[str]:
    """What stands first in every Reason that is made there."""
    tree = ast.parse(reasons.read_text(encoding="utf-8"))
    return {
        code
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Reason"
        for code in _texts(node.args[0])
    }


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _texts(first)
            yield from _texts(second)
        case _:
            raise AssertionError(f"line {node.lineno}: a code that cannot be read off")


def sentences(game: str, language: str) -> set[str]:
    file = files_of(language)[f"{game.replace('_', '-')}/why.ftl"]
    found = re.findall(r"^[a-z]+-why-([\w-]+) =", file.read_text("utf-8"), flags=re.M)
    return set(found)


def test_there_are_reasons() -> None:
    assert REASONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reasons", REASONS, ids=lambda path: path.parent.parent.name)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(
    reasons: Path, language: str
) -> None:
    assert sentences(reasons.parent.parent.name, language) == codes(reasons)
