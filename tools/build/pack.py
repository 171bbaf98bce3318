"""Packs Python files as bytecode; runs inside the Pyodide that will run them.

Bytecode is stored, not compressed: the server compresses, and the start need not unpack.
It is marked 'unchecked', so that Python neither looks for a source nor compares dates.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import os
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping

import stand_ins  # type: ignore[import-not-found]

EPOCH = (1980, 1, 1, 0, 0, 0)
# A restored memory is given new seeds (web/engine/interpreter.js).
WANTED = ("random",)
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)


def bytecode(source: str | ast.Module, shown_as: str, optimize: int = 0) -> bytes:
    code = compile(source, shown_as, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def archive(files: Mapping[str, bytes]) -> bytes:
    # Imported late, as `pack_library` would take it for a part of what the page needs.
    import zipfile

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as stored:
        for name in sorted(files):
            stored.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return packed.getvalue()


def python_files(root: str, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Names and sources, without what games have for the shell.

    All that this file imports is packed, as it is imported: it makes do without `pathlib`.
    """
    for name in names:
        walk = os.walk(os.path.join(root, name))
        folders = sorted((folder, files) for folder, _, files in walk)
        below = [os.path.join(folder, file) for folder, files in folders for file in sorted(files)]
        for path in below or [os.path.join(root, name)]:
            relative = os.path.relpath(path, root)
            if path.endswith(".py") and "shell" not in relative.split("/"):
                with open(path, encoding="utf-8") as file:
                    yield relative, file.read()


def imports(source: str) -> Iterator[str]:
    """What a file imports, wherever in it; but for its neighbours, which are gone through too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def import_all(root: str, names: Iterable[str]) -> None:
    """All that the shipped files import, so that `pack_library` sees it."""
    sys.path.insert(0, root)
    for name, source in python_files(root, names):
        for module in imports(source):
            if module in stand_ins.SOURCES:
                raise ImportError(f"{name} imports {module}, of which only a stand-in is shipped")
            importlib.import_module(module)


def pack_library(pyscript: str) -> bytes:
    """That part of the standard library, and of PyScript's, which is imported by now."""
    for name in WANTED:
        importlib.import_module(name)
    try:
        raise ValueError
    except ValueError:
        # Reporting an error imports what nothing else does.
        traceback.format_exc()
    stock = next(path for path in sys.path if path.endswith(".zip"))
    files = {name + "c": bytecode(source, name) for name, source in stand_ins.files()}
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        for root in (stock + "/", pyscript + "/"):
            if spec is not None and (spec.origin or "").startswith(root):
                name = spec.origin.removeprefix(root)
                source = spec.loader.get_source(spec.name)
                # Without doc strings, which nobody reads here.
                files[name + "c"] = bytecode(source, name, optimize=2)
    return archive(files)


def without_docs(source: str) -> ast.Module:
    """Nobody reads doc strings there either; but what is asserted stays asserted.

    Those of classes stay too: a dataclass without one makes one up, which takes its time.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node) is not None:
            doc, *rest = node.body
            node.body = rest or [ast.copy_location(ast.Pass(), doc)]
    return tree


def pack_modules(root: str, names: Iterable[str]) -> bytes:
    shipped = python_files(root, names)
    return archive({name + "c": bytecode(without_docs(source), name) for name, source in shipped})
