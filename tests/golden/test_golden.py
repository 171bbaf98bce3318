"""Matches that were read by people once and must come out the same for ever."""

from pathlib import Path

import pytest

from engine.table.match import replayed
from engine.table.notation import read_match, write_match
from tests.golden.transcript import FOLDER, MATCHES, transcript_of
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_golden_match_is_told_the_same(path: Path) -> None:
    assert transcript_of(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_golden_match_is_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_match(read_match(text)) == text


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.game.name)
def test_there_is_a_golden_match_of_every_kind(specimen: Specimen) -> None:
    name = specimen.game.name
    assert {path.stem for path in MATCHES} >= {f"{name}-{kind}" for kind in specimen.golden}
    assert specimen.golden


def test_the_example_in_the_description_of_the_notation_is_a_legal_match() -> None:
    page = (FOLDER.parents[1] / "engine" / "NOTATION.md").read_text(encoding="utf-8")
    example = page.split("```\n")[1]
    match = read_match(example)
    assert write_match(match) == example
    assert len(list(replayed(match))) == len(match.turns) + 1
