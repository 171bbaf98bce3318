"""The same seed gives the same match everywhere: whole numbers and sorted order only."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.source import DECIDING, SHIPPED, files_in, name_of, tree_of, where

EVERY_SHIPPED_FILE = pytest.mark.parametrize("path", SHIPPED, ids=name_of)
EVERY_DECIDING_FILE = pytest.mark.parametrize("path", files_in(*DECIDING), ids=name_of)
_MAKES_SETS: Final = ("set", "frozenset")
# These take things in the order they come in; `sorted`, `len` and `in` do not.
_TAKES_ORDER: Final = (
    *("tuple", "list", "iter", "next", "enumerate", "zip", "map", "filter", "reversed", "dict"),
    *("min", "max", "reduce", "chain", "join", "shuffled", "pick", "dumps", "repr", "str"),
)


@EVERY_SHIPPED_FILE
def test_there_are_no_fractions(path: Path) -> None:
    found = [
        where(path, node.lineno)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex)
    ]
    assert found == []


@EVERY_SHIPPED_FILE
def test_nothing_is_divided_into_fractions(path: Path) -> None:
    found = [
        where(path, node.lineno)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
    ]
    assert found == []


@EVERY_SHIPPED_FILE
def test_nothing_is_turned_into_a_fraction(path: Path) -> None:
    found = [
        where(path, node.lineno)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and node.id in ("float", "complex")
    ]
    assert found == []


@EVERY_SHIPPED_FILE
def test_no_set_is_gone_through_in_its_own_order(path: Path) -> None:
    assert [where(path, node.lineno) for node in unsorted(tree_of(path))] == []


@EVERY_DECIDING_FILE
def test_nothing_depends_on_where_it_lies_in_memory(path: Path) -> None:
    """`hash` of a text and `id` differ from run to run."""
    found = [
        where(path, node.lineno)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and node.id in ("hash", "id")
    ]
    assert found == []


SPECIMENS: Final = {
    "for x in {1, 2}: pass": 1,
    "[x for x in set(y)]": 1,
    "a = {1, 2}\nfor x in a: pass": 1,
    "a = {x for x in y}\ntuple(a)": 1,
    "a = frozenset(y) | {1}\n', '.join(a)": 1,
    "def f(a: set[int]):\n  return [*a]": 1,
    "max({1, 2}, key=f)": 1,
    "for x in sorted({1, 2}): pass": 0,
    "a = {1, 2}\nx in a": 0,
    "a = {1: 2}\nfor x in a: pass": 0,
    "len({1, 2}), sorted({x for x in y})": 0,
}


@pytest.mark.parametrize("text", SPECIMENS)
def test_the_walk_finds_sets_that_are_gone_through(text: str) -> None:
    assert len(list(unsorted(ast.parse(text)))) == SPECIMENS[text]


def unsorted(tree: ast.AST) -> Iterator[ast.expr]:
    """Sets, as far as the tree shows them, where the order they come in matters."""
    named = set(_names_of_sets(tree))
    for node in ast.walk(tree):
        for taken in _taken_in_order(node):
            if _is_set(taken, named):
                yield taken


def _taken_in_order(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.For(iter=taken) | ast.comprehension(iter=taken) | ast.Starred(value=taken):
            return [taken]
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=taken):
            return list(taken) if name in _TAKES_ORDER else []
    return []


def _names_of_sets(tree: ast.AST) -> Iterator[str]:
    """Names that hold a set somewhere in the file; the scopes are not told apart."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, set()):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if _says_set(kind):
                yield name
            case ast.arg(arg=name, annotation=ast.expr() as kind) if _says_set(kind):
                yield name


def _is_set(node: ast.expr, named: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _MAKES_SETS
        case ast.Name(id=name):
            return name in named
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(left, named)
    return False


def _says_set(kind: ast.expr) -> bool:
    base = kind.value if isinstance(kind, ast.Subscript) else kind
    return isinstance(base, ast.Name) and base.id in _MAKES_SETS
