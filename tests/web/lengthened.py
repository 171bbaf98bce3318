"""A language that nobody speaks: English with accents, and longer by two fifths, as others are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.web.texts import files_of

TAG: Final = "en-XA"
_LINE: Final = (
    f'  "{TAG}": {{ name: "Łôñğ Èñğłïšh", sentences: () => import("sentences:{TAG}") }},\n'
)
PLAIN: Final = "acegilnosuyzACEGILNOSUYZ"
_ACCENTED: Final = str.maketrans(PLAIN, "áçëğïłñöšüýžÁÇËĞÏŁÑÖŠÜÝŽ")
_MORE: Final = 40  # letters for every hundred
# What is no word: a remark, what begins a sentence or a variant, and whatever stands in braces.
_KEPT: Final = re.compile(
    r"^#.*|^-?[A-Za-z][\w-]* *= ?|^ +\.[\w-]+ *= ?|^ *\*?\[[^\]]*\]"
    r"|\{(?:(?!->)[^{}])*\}|\{[^{}]*->|[{}]",
    re.MULTILINE,
)
_BEGINS: Final = ("=", "]", "->")


def lengthened(sentence: str) -> str:
    """A sentence as Fluent has it, or just words: every second or third letter comes twice."""
    return "".join(_lengthened(sentence))


def _lengthened(source: str) -> Iterator[str]:
    owed, at = _MORE, 0
    for kept in _KEPT.finditer(source):
        words, owed = _stretched(source[at : kept.start()], owed)
        yield words
        yield kept[0]
        at = kept.end()
        if kept[0].rstrip().endswith(_BEGINS):
            owed = _MORE  # Each sentence is longer by itself.
    yield _stretched(source[at:], owed)[0]


def _stretched(words: str, owed: int) -> tuple[str, int]:
    letters: list[str] = []
    for letter in words:
        accented = letter.translate(_ACCENTED)
        letters.append(accented)
        if not letter.isalpha():
            continue
        owed += _MORE
        if owed >= 100:
            letters.append(accented.lower())
            owed -= 100
    return "".join(letters), owed


def add_language(web: Path) -> None:
    """All that a language takes: a folder of files, and a line in languages.js."""
    for name, path in files_of("en", web).items():
        file = web / "text" / TAG / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lengthened(path.read_text(encoding="utf-8")), encoding="utf-8")
    registry = web / "text" / "languages.js"
    listed, brace, rest = registry.read_text(encoding="utf-8").rpartition("};\n")
    registry.write_text(listed + _LINE + brace + rest, encoding="utf-8")
