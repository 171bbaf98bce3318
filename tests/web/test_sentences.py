"""Every sentence is there in each language, with the same variables, and can be read."""

import re
from typing import Final

import pytest

from tests.web.texts import FILES, LANGUAGES, ROOT, WEB, files_of, sentences

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
# `t("id"`, `told("id"`, … and templates up to their first variable.
_ASKED: Final = re.compile(r"""\bt\(\s*["']([\w.-]+)["']""")
_LISTED: Final = re.compile(
    r"""^ +"?([\w-]+)"?: \{.*import\("sentences:([\w-]+)"\)""", re.MULTILINE
)


def _text(language: str, name: str) -> str:
    return files_of(language)[name].read_text(encoding="utf-8")


def test_each_language_has_its_folder_and_its_line() -> None:
    registry = (WEB / "text" / "languages.js").read_text(encoding="utf-8")
    assert sorted(_LISTED.findall(registry)) == [(language, language) for language in LANGUAGES]


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert sorted(files_of(language)) == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_all_languages_say_the_same(name: str, language: str) -> None:
    assert sentences("en", name) == sentences(language, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_fluent_reads_every_sentence(language: str, name: str) -> None:
    written = re.findall(r"^([A-Za-z][\w-]*) *=", _text(language, name), flags=re.M)
    read = {each.split(".")[0] for each in sentences(language, name)}
    assert sorted(written) == sorted(read)


def test_no_sentence_is_there_twice() -> None:
    found = [each for name in FILES for each in sentences("en", name)]
    assert len(found) == len(set(found))


def test_what_is_asked_for_is_there() -> None:
    known = {each for name in FILES for each in sentences("en", name)}
    sources = [path for path in WEB.rglob("*.js") if path.parent.name != "text"]
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
        assert re.findall(other, _text(language, name), flags=re.I) == []
