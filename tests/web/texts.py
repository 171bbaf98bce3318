"""The page's sentences as files: by language, and by whose they are."""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
_READ: Final = """
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
const read = (path) => new FluentResource(readFileSync(path, "utf8")).body;
console.log(JSON.stringify(process.argv.slice(1).map(read)));
"""


def files_of(language: str, web: Path = WEB) -> dict[str, Path]:
    """`app.ftl`, `party-bugs/rules.ftl`: a game has its own, or the language has them for it."""
    own = web / "text" / language
    of_all = [(path.relative_to(own).as_posix(), path) for path in own.rglob("*.ftl")]
    of_games = [
        (f"{path.parents[2].name}/{path.name}", path)
        for path in web.glob(f"games/*/text/{language}/*.ftl")
    ]
    found = dict(sorted([*of_all, *of_games]))
    assert len(found) == len(of_all) + len(of_games)
    return found


LANGUAGES: Final = sorted(path.name for path in (WEB / "text").iterdir() if path.is_dir())
FILES: Final = sorted(files_of("en"))


@cache
def read(language: str, web: Path = WEB) -> dict[str, list[Any]]:
    """What Fluent itself reads in each file; it passes over in silence what it cannot read."""
    files = files_of(language, web)
    command = ["node", "--input-type=module", "--eval", _READ, *map(str, files.values())]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return dict(zip(files, json.loads(found.stdout), strict=True))


def sentences(language: str, name: str) -> dict[str, list[str]]:
    """Each id, and with a dot its attributes, with the variables that it takes."""
    return {
        each: sorted(set(_variables(pattern)))
        for message in read(language)[name]
        for each, pattern in _patterns(message)
    }


def _patterns(message: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if message["value"] is not None:
        yield message["id"], message["value"]
    for name, pattern in message["attributes"].items():
        yield f"{message['id']}.{name}", pattern


def _variables(part: Any) -> Iterator[str]:
    match part:
        case {"type": "var", "name": str(name)}:
            yield name
        case dict():
            for each in part.values():
                yield from _variables(each)
        case list():
            for each in part:
                yield from _variables(each)
