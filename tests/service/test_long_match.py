"""A match may be as long as it likes: a move in it is made as soon as at its beginning."""

from time import process_time

import pytest

from engine.table.match import MOST_TURNS
from engine.table.notation import read_match
from engine.table.saves import write_save
from engine.table.table import opened
from tests.fuzz.test_long_texts import minds_changed
from tests.service.door import Page

pytestmark = pytest.mark.slow
SOON = 0.1  # seconds; where each turn was played again it took half of one
TRIES = 3


def test_a_move_in_the_longest_match_is_made_soon() -> None:
    page = Page()
    page.ask("Load", save=write_save(opened(read_match(minds_changed(MOST_TURNS - 20)))), eyes=0)
    took = []
    for _ in range(TRIES):
        move = page.now["legal"][0]
        begun = process_time()
        assert page.submit(0, move, 0)["type"] == "Update"
        took.append(process_time() - begun)
    assert min(took) < SOON
