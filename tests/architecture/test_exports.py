"""Nothing of the page is kept that nobody uses."""

from pathlib import Path
from typing import Final

import pytest

from tests.architecture.exports import EVERYTHING, handed_out, sources_in, taken
from tests.architecture.source import ROOT

OURS: Final = ("sw.js", "web/**/*.js", "tools/**/*.mjs", "tests/web/**/*.mjs")
# They take from the page too, and hand out nothing to it.
BESIDE: Final = ("e2e/*.js", "tools/**/*.js", "tests/fourth_game/**/*.js")
# What a browser, Node.js or a build begins with; nothing imports it.
FIRST: Final = {
    "sw.js",
    "web/main.js",
    "web/early.js",
    "web/engine/interpreter.js",
    "web/engine/snapshot_maker.js",
    "web/art/icon.js",
}


def unused_in(top: Path) -> list[str]:
    """Exports that nobody imports, and modules."""
    ours = sources_in(top, *OURS)
    used = taken(ours | sources_in(top, *BESIDE))
    idle = [path for path in ours if path not in used and not _is_first(path)]
    exports = [
        f"{path}: {name}"
        for path, source in ours.items()
        if EVERYTHING not in used[path] and path not in FIRST
        for name in sorted(handed_out(source) - used[path])
    ]
    return [*idle, *exports]


def _is_first(path: str) -> bool:
    is_run = path.startswith("tools/") or path.endswith(".test.mjs")
    return path in FIRST or is_run


def test_nobody_hands_out_what_nobody_takes() -> None:
    assert unused_in(ROOT) == []


HOME: Final = 'import { a } from "./a.js";\n'


@pytest.mark.parametrize(
    ("files", "unused"),
    [
        ({"main.js": HOME, "a.js": "export const a = 1;"}, []),
        ({"main.js": HOME, "a.js": "export const a = 1;\nexport const b = 1;"}, ["web/a.js: b"]),
        ({"main.js": HOME, "a.js": "const a = 1, b = 1;\nexport { a, b as c };"}, ["web/a.js: c"]),
        ({"main.js": HOME, "a.js": "export const { a, b: c } = x;"}, ["web/a.js: c"]),
        ({"main.js": HOME, "a.js": "export const a = 1;", "b.js": ""}, ["web/b.js"]),
        (
            {"main.js": "// " + HOME, "a.js": "export async function a() {}"},
            ["web/a.js", "web/a.js: a"],
        ),
        (
            {"main.js": 'import * as all from "./a.js";\nall.a();', "a.js": "export class a {}\n"},
            [],
        ),
        (
            {
                "main.js": 'import * as all from "./a.js";\nall.b();',
                "a.js": "export class a {}\nexport function b() {}",
            },
            ["web/a.js: a"],
        ),
        ({"main.js": 'import * as all from "./a.js";\nuse(all);', "a.js": "export let a;"}, []),
        (
            {
                "main.js": 'const { a } = await import("./a.js");',
                "a.js": "export let a;\nexport let b;",
            },
            ["web/a.js: b"],
        ),
    ],
)
def test_what_nobody_uses_is_found(
    files: dict[str, str], unused: list[str], tmp_path: Path
) -> None:
    (tmp_path / "web").mkdir()
    for name, source in files.items():
        (tmp_path / "web" / name).write_text(source, encoding="utf-8")
    assert unused_in(tmp_path) == unused
