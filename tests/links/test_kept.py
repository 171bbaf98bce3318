"""A link of an older version is read as it was meant, for ever."""

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.links.link import read_link, write_link
from tests.links.kept import KEPT, said_by


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_link_that_was_sent_says_the_same(path: Path) -> None:
    text, _, said = path.read_text(encoding="utf-8").partition("\n")
    assert said_by(read_link(text)) == said


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_same_is_still_written_the_same(path: Path) -> None:
    """As long as the version is the same, a link can be compared sign by sign."""
    text, _, _ = path.read_text(encoding="utf-8").partition("\n")
    assert write_link(read_link(text)) == text


def test_a_link_of_every_kind_and_game_is_kept() -> None:
    stems = [path.stem for path in KEPT]
    for kind in ("deal", "day", "match"):
        for name in GAMES:
            assert [stem for stem in stems if stem.startswith(f"{kind}-{name}")]
