"""What is written about the house is short, in order, and leads somewhere."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.source import ROOT

DECISIONS: Final = ROOT / "docs" / "decisions"
PAGES: Final = tuple(sorted(DECISIONS.glob("[0-9]*.md")))
DOCUMENTS: Final = tuple(
    sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("engine/**/*.md")])
)
EVERY_PAGE = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
EVERY_DOCUMENT = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)
MOST_WORDS: Final = 1500
MOST_WORDS_OF_A_PAGE: Final = 450
_LINK: Final = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)|src=\"([^\"]+)\"")
# `web/text/dates.js`, `tests/laws`: not `GAME`, `*`, or what stands below another folder.
_NAMED: Final = re.compile(r"`((?:engine|web|tests|e2e|tools|docs)/[a-z0-9_./-]*)`", re.IGNORECASE)
_INVENTED: Final = re.compile(r"GAME|NAME|TAG")


def anchors_of(text: str) -> set[str]:
    """As a page of Markdown names its headings."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@EVERY_DOCUMENT
def test_a_link_between_documents_leads_somewhere(path: Path) -> None:
    lost = []
    for file, anchor, picture in _LINK.findall(path.read_text(encoding="utf-8")):
        if ":" in file:
            continue
        target = path.parent / (file or picture) if file or picture else path
        if not target.exists():
            lost.append(str(target))
        elif anchor and anchor not in anchors_of(target.read_text(encoding="utf-8")):
            lost.append(f"{target}#{anchor}")
    assert lost == []


@EVERY_DOCUMENT
def test_a_file_that_a_document_names_is_there(path: Path) -> None:
    named = _NAMED.findall(path.read_text(encoding="utf-8"))
    real = [each for each in named if not _INVENTED.search(each)]
    assert [each for each in real if not (ROOT / each).exists()] == []


def test_the_page_about_the_house_is_read_in_some_minutes() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.split()) <= MOST_WORDS
    assert text.count("```mermaid") == 2


@EVERY_PAGE
def test_a_decision_says_why_what_and_how_it_is_known(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.match(rf"# {path.name[:3]} · \S", text)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Measurement"]
    assert len(text.split()) <= MOST_WORDS_OF_A_PAGE


def test_decisions_have_numbers_of_their_own() -> None:
    numbers = [path.name[:3] for path in PAGES]
    assert numbers
    assert numbers == sorted(set(numbers))


def test_every_decision_is_listed_by_its_title() -> None:
    listed = re.findall(r"^- \[(.+)\]\((.+)\)$", (DECISIONS / "README.md").read_text("utf-8"), re.M)
    titles = [(path.read_text("utf-8").splitlines()[0][2:], path.name) for path in PAGES]
    assert listed == titles
