"""Every sentence is there in both languages, with the same variables, and can be read."""

import json
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = ROOT / "web" / "text"
FILES: Final = sorted(path.name for path in (TEXT / "en").glob("*.ftl"))
# `t("id"`, `told("id"`, … and templates up to their first variable.
_ASKED: Final = re.compile(r"""\bt\(\s*["']([\w.-]+)["']""")


def _sentences(language: str, name: str) -> dict[str, list[str]]:
    """Each id, with its attributes, and the variables it takes; as Fluent itself reads them."""
    found = subprocess.run(
        ["node", "tests/web/sentences.mjs", f"web/text/{language}/{name}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    read: dict[str, list[str]] = json.loads(found.stdout)
    return read


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (TEXT / "de").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same(name: str) -> None:
    assert _sentences("en", name) == _sentences("de", name)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", FILES)
def test_fluent_reads_every_sentence(language: str, name: str) -> None:
    """It passes over in silence what it cannot read."""
    text = (TEXT / language / name).read_text(encoding="utf-8")
    written = re.findall(r"^([A-Za-z][\w-]*) *=", text, flags=re.M)
    read = {each.split(".")[0] for each in _sentences(language, name)}
    assert sorted(written) == sorted(read)


def test_what_is_asked_for_is_there() -> None:
    known = {each for name in FILES for each in _sentences("en", name)}
    sources = [path for path in (ROOT / "web").rglob("*.js") if path.parent.name != "text"]
    asked = {
        (sentence, path.relative_to(ROOT).as_posix())
        for path in sources
        for sentence in _ASKED.findall(path.read_text(encoding="utf-8"))
    }
    assert asked
    assert [each for each in sorted(asked) if each[0] not in known] == []


@pytest.mark.parametrize("name", FILES)
def test_one_thing_has_one_name(name: str) -> None:
    """What goes round the table is one thing, and so is the card that settles a tie."""
    for language, other in (("de", "Telefon"), ("en", "bow tie"), ("en", "Tie card")):
        text = (TEXT / language / name).read_text(encoding="utf-8")
        assert re.findall(other, text, flags=re.I) == []
