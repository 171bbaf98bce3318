"""Short modules in the place of long ones that are imported and then never used.

Pyodide and PyScript import a part of the standard library for what the page never does: to run
other programs, to open sockets, to unpack packages. What their other parts need to find of it
when they are imported is here, and nothing else; whoever asks for more gets an error.

The Pyodide that packs imports these too, from its very start (python.mjs), so that what only
the long ones import is not packed. `pack.py` refuses them to our own modules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import CodeType, ModuleType

SOURCES = {
    # A loop that the browser drives needs neither sockets, signals nor other programs.
    "asyncio": """
from . import coroutines, events, exceptions, futures, locks, queues, runners, taskgroups, tasks
from . import threads, timeouts

__all__ = []
for _part in (
    coroutines, events, exceptions, futures, locks, queues, runners, taskgroups, tasks, threads,
    timeouts,
):
    __all__ += _part.__all__
    globals().update((name, getattr(_part, name)) for name in _part.__all__)
DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy
""",
    # What asyncio.events names as defaults.
    "subprocess": "PIPE, STDOUT, DEVNULL = -1, -2, -3",
    # For html.unescape, which nobody calls.
    "html.entities": """
class _Missing:
    def __contains__(self, name):
        raise LookupError("names of signs in HTML are not shipped")


html5 = _Missing()
""",
    # Of the module that takes bytecode apart, inspect wants the names of these flags.
    "dis": """
COMPILER_FLAG_NAMES = {
    1: "OPTIMIZED", 2: "NEWLOCALS", 4: "VARARGS", 8: "VARKEYWORDS", 16: "NESTED",
    32: "GENERATOR", 64: "NOFREE", 128: "COROUTINE", 256: "ITERABLE_COROUTINE",
    512: "ASYNC_GENERATOR", 0x4000000: "HAS_DOCSTRING", 0x8000000: "METHOD",
}
""",
    # Pyodide asks it where packages would lie, and which ones do. A memory snapshot expects that
    # Python has been given the list of those that JavaScript has loaded.
    "pyodide._package_loader": """
from site import getsitepackages

from pyodide_js import loadedPackages

class _Folder:
    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages():
    pass
""",
}


class StandIns:
    """Finds and loads them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _: object = None) -> object:
        if name not in SOURCES:
            return None
        is_package = name in PACKAGES
        spec = spec_from_loader(name, StandIns, origin="stand-in", is_package=is_package)  # type: ignore[arg-type]
        if spec and is_package:
            # Its other modules are the real ones.
            stock = next(each for each in sys.path if each.endswith(".zip"))
            spec.submodule_search_locations = [f"{stock}/{name}"]
        return spec

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        return None

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        code: CodeType = compile(SOURCES[module.__name__], module.__name__, "exec")
        exec(code, module.__dict__)


PACKAGES = {"asyncio"}


def files() -> Iterator[tuple[str, str]]:
    """Where each lies in the library, and its source."""
    for name, source in SOURCES.items():
        path = name.replace(".", "/")
        yield (f"{path}/__init__.py" if name in PACKAGES else f"{path}.py"), source


def install() -> None:
    sys.meta_path.insert(0, StandIns)  # type: ignore[arg-type]
