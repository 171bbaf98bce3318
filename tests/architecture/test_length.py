"""Files and functions can be read in one go: engine, page, tools and tests alike."""

import ast
import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tests.architecture.source import ROOT

LINES_OF_A_FILE: Final = 300
LINES_OF_A_FUNCTION: Final = 60
PLACES: Final = ("e2e", "engine", "sw.js", "tests", "tools", "web", "eslint.config.js")
SCRIPTS: Final = (".js", ".mjs")
CODE: Final = (*SCRIPTS, ".py", ".css", ".ftl", ".mts", ".sh", ".ts", ".html")
# tools/messages.py makes it.
MADE: Final = ("web/engine/messages.d.ts",)
# Functions that are still too long, with their lines: none may grow, and none may be added.
LONG: Final = {
    "tests/web/model/people.mjs sitDown": 99,
    "tests/web/model/phone.mjs newPhone": 209,
    "web/screens/play.js open": 163,
    "web/screens/play/drawing.js newDrawing": 132,
    "web/screens/play/keeping.js newKeeping": 64,
    "web/screens/play/performing.js newPerforming": 126,
    "web/screens/play/questions.js newQuestions": 74,
    "web/screens/play/telling.js newTelling": 80,
}


class Measured(NamedTuple):
    path: str
    name: str
    line: int
    lines: int


def files_with(*endings: str) -> Iterator[Path]:
    for place in PLACES:
        start = ROOT / place
        for path in [start] if start.is_file() else sorted(start.rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path


def of_python(path: Path) -> Iterator[Measured]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield Measured(str(path.relative_to(ROOT)), node.name, node.lineno, lines)


def of_scripts(paths: Iterable[Path], top: Path = ROOT) -> list[Measured]:
    names = [str(path.relative_to(top)) for path in paths]
    tool = str(ROOT / "tools" / "functions.mjs")
    ran = subprocess.run(
        ["node", tool, *names], cwd=top, capture_output=True, text=True, check=True
    )
    return [Measured(**each) for each in json.loads(ran.stdout)]


def too_long(functions: Iterable[Measured], known: Mapping[str, int]) -> list[str]:
    """Whatever is too long and not known to be, has grown, or is known and too long no more."""
    long = [each for each in functions if each.lines > LINES_OF_A_FUNCTION]
    grown = [
        f"{path}:{line} {name} has {lines} lines"
        for path, name, line, lines in long
        if lines > known.get(f"{path} {name}", LINES_OF_A_FUNCTION)
    ]
    gone = known.keys() - {f"{each.path} {each.name}" for each in long}
    return grown + [f"{each} is short by now" for each in sorted(gone)]


def test_no_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in files_with(*CODE)
    }
    assert len(lengths) > len(MADE)
    assert [
        f"{path} has {lines} lines"
        for path, lines in lengths.items()
        if lines > LINES_OF_A_FILE and path not in MADE
    ] == []


def test_no_function_is_too_long() -> None:
    functions = [each for path in files_with(".py") for each in of_python(path)]
    functions += of_scripts(files_with(*SCRIPTS))
    measured = {each.path for each in functions}
    assert {"sw.js", "web/table/board.js", "tests/web/page.mjs", "tools/build.mjs"} <= measured
    assert too_long(functions, LONG) == []


def test_long_functions_are_found(tmp_path: Path) -> None:
    body = "  a();\n" * LINES_OF_A_FUNCTION
    sources = {
        "plain": f"export function plain() {{\n{body}}}\n",
        "arrow": f"const arrow = () => {{\n{body}}};\n",
        "method": f"const all = {{ method() {{\n{body}}} }};\n",
        "inner": f"class A {{ inner = async () => {{\n{body}}} }}\n",
        "": f"[].map(() => {{\n{body}}});\n",
        "short": "function short() {}\n/** Its words do not count.\n" + "*\n" * 90 + "*/\n",
    }
    for name, source in sources.items():
        (tmp_path / f"{name or 'none'}.mjs").write_text(source, encoding="utf-8")
    found = of_scripts(sorted(tmp_path.glob("*.mjs")), tmp_path)
    long = {each.path.removesuffix(".mjs") for each in found if each.lines > LINES_OF_A_FUNCTION}
    assert long == {"plain", "arrow", "method", "inner", "none"}
    names = {each.name for each in found}
    assert {"plain", "arrow", "method", "short", ""} <= names


def test_what_is_known_may_only_shrink() -> None:
    function = Measured("a.js", "b", 1, 80)
    assert too_long([function], {}) == ["a.js:1 b has 80 lines"]
    assert too_long([function], {"a.js b": 79}) == ["a.js:1 b has 80 lines"]
    assert too_long([function], {"a.js b": 90}) == []
    assert too_long([function._replace(lines=60)], {"a.js b": 80}) == ["a.js b is short by now"]
