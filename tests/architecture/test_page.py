"""The page has layers as the engine has: imports point one way, and nothing goes round."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.page import Imports, cycles_in, modules_in
from tests.architecture.source import ROOT

# From the ground up. Folders of one layer know nothing of each other.
LAYERS: Final = (
    ("art", "dom", "text"),
    ("storage",),
    ("offline",),
    ("engine",),
    ("parts",),
    ("bots",),
    ("people",),
    ("games", "table"),
    ("links",),
    ("screens",),
)
HEIGHT: Final = {folder: at for at, layer in enumerate(LAYERS) for folder in layer}
# What the page begins with; `early.js` comes before the page's own code, and knows screens by
# their names alone.
TOP: Final = ("web/main.js", "web/early.js")
# How screens come: with the page, or later in two parts; and who may ask for what leads to all.
SCREENS: Final = "web/screens/screens.js"
ROOMS: Final = "web/screens/rooms.js"
LATER: Final = ("web/screens/tables.js", "web/screens/pages.js")
COME_WITH: Final = (SCREENS, *LATER)
WAY_IN: Final = {
    SCREENS: ("web/main.js",),
    ROOMS: (*TOP, SCREENS),
    "web/screens/coming.js": (SCREENS,),
    **dict.fromkeys(LATER, (ROOMS,)),
}
# It lives without a page, so it shares nothing with it but names.
SERVICE_WORKER: Final = "sw.js"
SERVED: Final = {"web/storage/caches.js", "web/offline/packed.js", "web/offline/whole.js"}
# PyScript and Pyodide lie where the build has put them.
NAMELESS: Final = {"web/engine/wire.js": 2}


def faults_in(modules: Mapping[str, Imports]) -> list[str]:
    """Each import that does not point down, and whatever cannot be judged, in words."""
    single = [
        fault
        for path, imports in modules.items()
        for imported in sorted(imports.of_ours)
        for fault in _faults_of(path, imported, modules)
    ]
    unknown = [
        f"{path} imports what only the run tells"
        for path, imports in modules.items()
        if imports.nameless != NAMELESS.get(path, 0)
    ]
    rounds = [f"{' -> '.join(cycle)} goes round" for cycle in cycles_in(modules)]
    return [*single, *unknown, *rounds]


def _faults_of(path: str, imported: str, modules: Mapping[str, Imports]) -> Iterator[str]:
    if imported not in modules:
        yield f"{path} imports {imported}, which is not there"
    elif path == SERVICE_WORKER:
        if imported not in SERVED:
            yield f"{path} must not know {imported}"
    elif not (_is_below(path, imported) and _is_for(path, imported)):
        yield f"{path} must not know {imported}"


def _is_below(path: str, imported: str) -> bool:
    if imported in (*TOP, SERVICE_WORKER):
        return False
    own, other = path.split("/")[1], imported.split("/")[1]
    return path in TOP or own == other or HEIGHT[other] < HEIGHT[own]


def _is_for(path: str, imported: str) -> bool:
    """What a screen or a game has in its folder is for nobody else."""
    folder, room = _room_of(imported)
    if folder == "games" and room:
        whole = path == "web/games/index.js"
        return _room_of(path) == (folder, room) or whole or _is_front(path, imported)
    if imported in WAY_IN:
        return path in WAY_IN[imported]
    if folder == "screens":
        return _room_of(path) == (folder, room) or (
            path in COME_WITH and imported == f"web/screens/{room}.js"
        )
    return True


def _is_front(path: str, imported: str) -> bool:
    return path == "web/games/fronts.js" and imported.endswith("/front.js")


def _room_of(path: str) -> tuple[str, str]:
    """`web/screens/play.js` and all in `web/screens/play/` are one room, as is a game's folder."""
    _, folder, *rest = path.split("/")
    if folder == "screens" and rest:
        return folder, rest[0].removesuffix(".js")
    return folder, rest[0] if len(rest) > 1 else ""


def test_each_folder_has_its_layer() -> None:
    folders = {path.split("/")[1] for path in modules_in(ROOT) if path.count("/") > 1}
    assert folders == set(HEIGHT)


def test_imports_point_one_way() -> None:
    assert faults_in(modules_in(ROOT)) == []


# What is wrong, as files with their source; and the words that have to be found for it.
WRONG: Final = {
    "upwards": (
        {"dom/a.js": 'import { b } from "../text/b.js";', "text/b.js": ""},
        "must not know",
    ),
    "at the same height": (
        {"table/a.js": 'import { b } from "../games/b.js";', "games/b.js": ""},
        "must not know",
    ),
    "over several lines": (
        {
            "engine/a.js": 'import {\n  b,\n  c,\n} from "../screens/home/b.js";',
            "screens/home/b.js": "",
        },
        "must not know",
    ),
    "by an export": (
        {"text/a.js": 'export * from "../games/b.js";', "games/b.js": ""},
        "must not know",
    ),
    "for its effects": (
        {"text/a.js": 'import "../games/b.js";', "games/b.js": ""},
        "must not know",
    ),
    "later": (
        {"links/a.js": 'const b = await import("../screens/home.js");', "screens/home.js": ""},
        "must not know",
    ),
    "by a name that is computed": (
        {"links/a.js": "const b = await import(name);"},
        "what only the run tells",
    ),
    "by a name that is put together": (
        {"links/a.js": "const b = await import(`./${name}.js`);"},
        "what only the run tells",
    ),
    "what is not there": ({"dom/a.js": 'import "./b.js";'}, "not there"),
    "another screen": (
        {"screens/home.js": 'import { b } from "./play.js";', "screens/play.js": ""},
        "must not know",
    ),
    "what another screen is made of": (
        {"screens/home/a.js": 'import { b } from "../play/b.js";', "screens/play/b.js": ""},
        "must not know",
    ),
    "all screens": (
        {"screens/home.js": 'import { show } from "./screens.js";', "screens/screens.js": ""},
        "must not know",
    ),
    "a screen before it is wanted": (
        {"screens/rooms.js": 'import * as play from "./play.js";', "screens/play.js": ""},
        "must not know",
    ),
    "all screens but home, by one of them": (
        {"screens/home.js": 'import "./tables.js";', "screens/tables.js": ""},
        "must not know",
    ),
    "more of a game than home needs": (
        {"games/fronts.js": 'import "./two/index.js";', "games/two/index.js": ""},
        "must not know",
    ),
    "another game": (
        {"games/one/a.js": 'import { b } from "../two/b.js";', "games/two/b.js": ""},
        "must not know",
    ),
    "a game by its name": (
        {"links/a.js": 'import { b } from "../games/two/b.js";', "games/two/b.js": ""},
        "must not know",
    ),
    "each other": (
        {
            "dom/a.js": 'import "./b.js";',
            "dom/b.js": 'import "./c.js";',
            "dom/c.js": 'import "./a.js";',
        },
        "goes round",
    ),
    "each other, one of them later": (
        {"dom/a.js": 'import "./b.js";', "dom/b.js": 'const a = () => import("./a.js");'},
        "goes round",
    ),
    "the beginning": ({"links/a.js": 'import "../main.js";', "main.js": ""}, "must not know"),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_import_that_is_wrong_is_found(name: str, tmp_path: Path) -> None:
    files, words = WRONG[name]
    faults = faults_in(laid_out(tmp_path, files))
    assert [words in fault for fault in faults] == [True], faults


def test_what_may_be_imported_is_no_fault(tmp_path: Path) -> None:
    files = {
        "main.js": 'import { begin } from "./screens/screens.js";',
        "early.js": 'import "./screens/rooms.js";',
        "screens/screens.js": 'import * as home from "./home.js";\nimport "./rooms.js";',
        "screens/rooms.js": 'const tables = () => import("./tables.js");',
        "screens/tables.js": 'export * as play from "./play.js";',
        "screens/play.js": "",
        "screens/home.js": 'import "./home/shelf.js";\nimport { t } from "../text/text.js";',
        "screens/home/shelf.js": 'import { GAMES } from "../../games/index.js";',
        "games/index.js": 'import * as one from "./one/index.js";',
        "games/one/index.js": 'export const words = "from ../screens/home.js";',
        "games/fronts.js": 'import * as one from "./one/front.js";',
        "games/one/front.js": "",
        "text/text.js": '/** @type {import("../screens/home.js").Home} */\n// import "../main.js";',
    }
    assert faults_in(laid_out(tmp_path, files)) == []


def laid_out(top: Path, files: Mapping[str, str]) -> dict[str, Imports]:
    for path, source in files.items():
        file = top / "web" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return modules_in(top)
