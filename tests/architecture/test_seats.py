"""A seat is a number; only texts that are kept or sent have its letter (decision 047)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from engine.protocol import Reply, Request
from tests.architecture.page import modules_in, without_comments
from tests.architecture.source import ENGINE, FILES, ROOT, name_of, tree_of, where
from tools.messages import Room

# What a message calls whoever sits somewhere.
NAMES_OF_SEATS: Final = {"seat", "eyes", "asked", "mover", "to", "here", "odd", "precedence"}
# Of these names, what is something else.
NOT_SEATS: Final = {"Checked.asked", "Checked.odd"}
# Whoever reads and writes texts has letters; the door, which stands above them, has none.
OF_TEXTS: Final = {"core", "games", "links", "shell", "table"}
SPELLING: Final = {"read_seat", "write_seat"}
SPELLING_OF_THE_PAGE: Final = "web/text/seats.js"
# What is kept of a match, where a deal comes from, moves that are aimed at somebody, and what
# nobody's name is.
SPELLERS: Final = {
    "web/storage/facts.js",
    "web/screens/fair/origin.js",
    "web/games/cheating-moth/aimed.js",
    "web/text/names.js",
}
_SPELLS: Final = re.compile(
    r"fromCharCode\((?!\.\.\.)|fromCodePoint|charCodeAt\([^)]*\) - |[\"'`]abcd"
)


def kinds_in(kind: Any) -> Iterator[Any]:
    """What a field may hold, at last."""
    parts = () if get_origin(kind) is Literal else get_args(kind)
    if not parts:
        yield kind
    for part in parts:
        if part is not Ellipsis:
            yield from kinds_in(part)


FIELDS: Final = {
    f"{record.__name__}.{name}": kind
    for record in Room([Request, Reply]).records
    for name, kind in get_type_hints(record, include_extras=True).items()
    if name in NAMES_OF_SEATS
}


@pytest.mark.parametrize("field", sorted(FIELDS.keys() - NOT_SEATS))
def test_a_message_names_a_seat_by_its_number(field: str) -> None:
    kinds = {*kinds_in(FIELDS[field])}
    assert int in kinds
    assert kinds <= {int, type(None), Literal["all"]}


def test_what_is_no_seat_is_still_there() -> None:
    assert FIELDS.keys() >= NOT_SEATS


def spells(path: Path) -> list[str]:
    names = [
        (node.id if isinstance(node, ast.Name) else node.name, node.lineno)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name | ast.alias)
    ]
    return [where(path, line) for name, line in names if name in SPELLING]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_whoever_reads_and_writes_texts_spells_seats(path: Path) -> None:
    if path.relative_to(ENGINE).parts[0] not in OF_TEXTS:
        assert spells(path) == []


def test_the_page_spells_seats_in_one_module_and_for_texts_alone() -> None:
    modules = modules_in(ROOT)
    assert {path for path, found in modules.items() if SPELLING_OF_THE_PAGE in found.of_ours} == (
        SPELLERS
    )
    sources = {path: without_comments((ROOT / path).read_text("utf-8")) for path in modules}
    found = {path for path, code in sources.items() if _SPELLS.search(code)}
    assert found == {SPELLING_OF_THE_PAGE}
