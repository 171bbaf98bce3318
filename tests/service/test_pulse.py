"""Work that takes long gives signs of life, so that nobody takes the engine for dead."""

import pytest

from engine.core import pulse
from engine.links.link import write_link
from engine.links.values import MatchLink
from engine.table.saves import write_save
from tests.service.door import Page
from tests.table.ended import ended

BOTS = ("rule-of-thumb",) * 4


@pytest.fixture
def beats(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    found: list[int] = []
    monkeypatch.setattr(pulse, "_listeners", [])
    pulse.listen(lambda: found.append(1))
    return found


def test_a_match_that_is_loaded_is_told_of_all_along(beats: list[int]) -> None:
    table = ended("parrot-box", 1, BOTS)
    save, link = write_save(table), write_link(MatchLink(table, None, None))
    least = len(table.match.turns) // pulse.SELDOM
    assert least > 2
    for kind, wishes in (
        ("Load", {"save": save, "eyes": None}),
        ("Follow", {"of": link, "names": [], "step": None, "eyes": None}),
        ("Unfold", {"link": link, "mine": None, "mark": None, "phone": None}),
    ):
        beats.clear()
        Page().ask(kind, **wishes)
        assert len(beats) >= least, kind


def test_a_thought_is_told_of_world_by_world(beats: list[int]) -> None:
    page = Page()
    page.open("Owl:master", "Fox:master")
    beats.clear()
    page.ask("Advance", revision=0, eyes=None)
    assert len(beats) > 10
