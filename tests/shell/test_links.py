"""`link` and `unlink`: a match as a few signs, and back."""

from pathlib import Path

import pytest

from engine.links.link import write_link
from engine.links.values import DayLink
from tests.golden.transcript import MATCHES
from tests.shell.terminal import run


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_comes_back_from_its_link(path: Path) -> None:
    linked = run("link", str(path))
    assert len(linked.lines) == 1
    back = run("unlink", f"https://example.org/#{linked.lines[0]}")
    assert (back.status, back.out) == (0, path.read_text(encoding="utf-8"))


def test_a_deal_has_no_turns() -> None:
    path = MATCHES[0]
    text = path.read_text(encoding="utf-8")
    back = run("unlink", run("link", "--deal", str(path)).lines[0])
    assert back.out == text[: text.index("moves\n")] + "moves\n"


def test_the_deal_of_a_day_is_written_out() -> None:
    said = run("unlink", write_link(DayLink("party-bugs", "2026-02-28"))).out
    assert "regular-bold" in said
    assert said.endswith("moves\n")


@pytest.mark.parametrize("text", ["", "no link", "EwQA", "x" * 9_000])
def test_what_is_no_link_is_told_with_what_to_do(text: str) -> None:
    ran = run("unlink", text)
    assert ran.status == 2
    assert ran.err.startswith("critter-club: TEXT: ")
    assert "please" in ran.err
