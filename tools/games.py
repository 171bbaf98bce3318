"""Writes what the page knows of the games, from the registry of the engine and their folders:

    python -m tools.games        (make games)

A test says so when what is there is not what this would write.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.core.game import AnyGame
from engine.games import GAMES, package_of

TOP: Final = Path(__file__).parents[1]
WEB: Final = TOP / "web"
# What styles the table; whatever else there is may overrule what the page has for it.
TABLE: Final = "table"
_SAID: Final = "Made by `make games` from the registry of the engine."


def files() -> dict[Path, str]:
    """Every file that is made, and what stands in it."""
    made = {
        WEB / "games" / "index.js": _registry(),
        WEB / "games" / "fronts.js": _fronts(),
        WEB / "style" / "games.css": _styles(late=False),
        WEB / "style" / "games-late.css": _styles(late=True),
    }
    for name, game in GAMES.items():
        made[WEB / "games" / name / "manifest.js"] = _manifest(game)
    return {path: _in_format(path, text) for path, text in made.items()}


def _registry() -> str:
    lines = ["// The games of the house, as the page has them.", f"// {_SAID}", ""]
    lines += ['import { gameOf } from "./game.js";']
    for name in GAMES:
        lines += [f'import * as {_word(name)} from "./{name}/index.js";']
        lines += [f'import {{ manifest as {_word(name)}Facts }} from "./{name}/manifest.js";']
    lines += [
        "",
        '/** @typedef {import("../engine/messages").GameName} GameName */',
        "",
        '/** @type {Record<GameName, import("./contract.js").Game>} */',
    ]
    lines += ["export const GAMES = {"]
    lines += [f'"{name}": gameOf({_word(name)}Facts, {_word(name)}),' for name in GAMES]
    return "\n".join([*lines, "};", ""])


def _fronts() -> str:
    lines = ["// The games of the house, as they are seen from outside: all that home has of them."]
    lines += [f"// {_SAID}", ""]
    lines += [f'import * as {_word(name)} from "./{name}/front.js";' for name in GAMES]
    lines += [
        "",
        '/** @typedef {import("../engine/messages").GameName} GameName */',
        "",
        '/** @type {Record<GameName, import("./contract.js").Front>} */',
        "export const FRONTS = {",
    ]
    lines += [f'"{name}": {_word(name)},' for name in GAMES]
    return "\n".join([*lines, "};", ""])


def _manifest(game: AnyGame) -> str:
    facts = game.manifest
    told = {
        "name": facts.name,
        "seats": [facts.seats[0], facts.seats[-1]],
        "precedence": facts.precedence,
        "options": list(facts.options),
        "dummies": {str(seats): name for seats, name in facts.dummies.items()},
        "travels": facts.travels,
    }
    source = f"{package_of(facts.name).replace('.', '/')}/manifest.py"
    return "\n".join(
        [
            f"// The facts of {facts.title}, from {source}.",
            f"// {_SAID}",
            "",
            '/** @type {import("../contract.js").Manifest} */',
            f"export const manifest = {json.dumps(told, ensure_ascii=False)};",
            "",
        ]
    )


def _found(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern), key=lambda path: path.stem)


def _styles(*, late: bool) -> str:
    said = "The games' styles that may overrule all others." if late else "The games' tables."
    lines = [f"/* {said} {_SAID} */"]
    for name in GAMES:
        for path in _found(WEB / "games" / name / "style", "*.css"):
            if (path.stem.split("-")[0] != TABLE) == late:
                lines.append(f'@import "../{path.relative_to(WEB).as_posix()}";')
    return "\n".join([*lines, ""])


def _word(name: str) -> str:
    """`party-bugs` as a name in JavaScript: partyBugs."""
    first, *rest = name.split("-")
    return first + "".join(part.title() for part in rest)


def _in_format(path: Path, text: str) -> str:
    command = ["node", "node_modules/prettier/bin/prettier.cjs", "--stdin-filepath", path.name]
    ran = subprocess.run(command, cwd=TOP, input=text, capture_output=True, text=True, check=True)
    return ran.stdout


def stale(made: dict[Path, str]) -> Iterable[Path]:
    return [path for path, text in made.items() if not _is(path, text)]


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def main() -> None:
    made = files()
    for path in stale(made):
        path.write_text(made[path], encoding="utf-8")
        print(path.relative_to(TOP))


if __name__ == "__main__":
    main()
