"""A match as a file: covered while it goes on, open when it is over, and always the same match."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.core.codec import Unreadable
from engine.links.files import Filed, is_covered, read_file, write_file
from engine.table.match import BrokenMatch
from engine.table.notation import read_match
from engine.table.saves import write_save
from engine.table.table import Table, opened
from tests.golden.transcript import MATCHES

EVERY_MATCH = pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)


def under_way(path: Path, parts: int = 3) -> Iterator[Table]:
    """The match of that file at some points before its end."""
    match = read_match(path.read_text(encoding="utf-8"))
    for part in range(parts):
        yield opened(replace(match, turns=match.turns[: len(match.turns) * part // parts]))


@EVERY_MATCH
def test_what_comes_out_of_a_file_is_what_went_in(path: Path) -> None:
    for table in under_way(path):
        for here in (None, (), (0,)):
            filed = Filed(table, here if table.match.players[0].bot is None else None)
            assert read_file(write_file(filed)) == filed


@EVERY_MATCH
def test_a_file_of_a_match_that_goes_on_shows_neither_seed_nor_choices(path: Path) -> None:
    for table in under_way(path):
        text = write_file(Filed(table))
        open_part, _, cards = text.partition("\ncards\n")
        assert is_covered(text)
        assert {line.split(" ")[0] for line in open_part.split("\n")} == {
            "critter-club-covered",
            "game",
            "player",
        }
        for line in write_save(table).split("\nseed ")[1].split("\n"):
            assert len(line) < 8 or line not in cards


@EVERY_MATCH
def test_a_match_that_is_over_is_told_openly(path: Path) -> None:
    match = read_match(path.read_text(encoding="utf-8"))
    table = opened(match)
    assert match.game.outcome(table.state) is not None
    assert write_file(Filed(table)) == write_save(table)
    assert read_file(write_file(Filed(table))).table == table


def test_people_may_be_told_first_what_it_is() -> None:
    [table] = under_way(MATCHES[0], parts=1)
    text = write_file(Filed(table))
    told = "A match of yours.\r\n\r\n" + text.replace("\n", "\r\n")
    assert read_file(told).table == table


def test_a_damaged_file_is_refused_and_nothing_else() -> None:
    [table] = under_way(MATCHES[0], parts=1)
    text, chance = write_file(Filed(table, ())), Random(5)
    for _ in range(2_000):
        at = chance.randrange(len(text))
        spoilt = text[:at] + chance.choice("aZ9 \n=-é\0") + text[at + chance.randrange(3) :]
        try:
            assert read_file(spoilt).table == table
        except (Unreadable, BrokenMatch):
            continue


def test_a_newer_file_is_told_from_a_damaged_one() -> None:
    [table] = under_way(MATCHES[0], parts=1)
    newer = write_file(Filed(table)).replace("covered 1", "covered 2")
    with pytest.raises(Unreadable, match="newer-version"):
        read_file(newer)


def test_nobody_sits_here_who_is_no_person() -> None:
    [table] = under_way(MATCHES[0], parts=1)
    with pytest.raises(Unreadable, match="no-such-seat"):
        Filed(table, (5,))
