"""The language that tests add says what English says, longer by two fifths."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.web.lengthened import PLAIN, TAG, add_language, lengthened
from tests.web.texts import WEB, read


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy") / "web"
    shutil.copytree(WEB, copy)
    add_language(copy)
    return copy


def apart(pattern: Any, words: list[str]) -> Any:
    """What stands in a sentence besides its words, in order; these are put aside."""
    match pattern:
        case str():
            words.append(pattern)
            return "words"
        case list():
            return [apart(each, words) for each in pattern]
        case {"type": "select", "variants": variants, **others}:
            told = [(each["key"], apart(each["value"], words)) for each in variants]
            return [*others.items(), told]
    return pattern


def shape_of(body: list[Any], words: list[str]) -> list[Any]:
    return [
        (each["id"], apart(each["value"], words), apart([*each["attributes"].values()], words))
        for each in body
    ]


def test_it_takes_a_folder_and_a_line(web: Path) -> None:
    new = [path for path in web.rglob("*") if not (WEB / path.relative_to(web)).exists()]
    assert {path.relative_to(web).parts[:2] for path in new} == {("text", TAG)}
    before = (WEB / "text" / "languages.js").read_text("utf-8").splitlines()
    after = (web / "text" / "languages.js").read_text("utf-8").splitlines()
    assert [line for line in after if line not in before] == [line for line in after if TAG in line]
    assert len(after) == len(before) + 1


def test_each_sentence_keeps_all_but_its_words_and_these_are_longer(web: Path) -> None:
    english, longer = read("en"), read(TAG, web)
    assert list(longer) == list(english)
    for name, body in english.items():
        before: list[str] = []
        after: list[str] = []
        assert shape_of(longer[name], after) == shape_of(body, before), name
        for said, instead in zip(before, after, strict=True):
            assert letters(instead) >= 1.4 * letters(said) - 1, said
            assert set(PLAIN).isdisjoint(instead), instead
        assert sum(map(letters, after)) >= 1.37 * sum(map(letters, before))


def letters(words: str) -> int:
    return sum(each.isalpha() for each in words)


@pytest.mark.parametrize(
    ("english", "instead"),
    [
        ("Rules", "Rüüłëëš"),
        ("{ $name }: colour and place", "{ $name }: çööłööür ááñdd płááçëë"),
        (
            "a = Who { $n ->\n    [one] 1 card\n  } now",
            "a = Whhö { $n ->\n    [one] 1 çáárdd\n  } ñöww",
        ),
    ],
)
def test_what_stands_in_braces_is_no_word(english: str, instead: str) -> None:
    assert lengthened(english) == instead
