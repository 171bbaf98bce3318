"""A seat has one name in all messages, and the save writes it as its letter."""

from random import Random
from typing import Any

import pytest

from engine.core.game import CLOCK, write_seat
from engine.games import GAMES
from engine.table.saves import read_save
from tests.service.door import Page, Reply

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
BOTS = {2: "rule-of-thumb"}
TURNS = 120


class Noting(Page):
    """Keeps what was submitted."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[tuple[int, str]] = []

    def submit(self, seat: int, move: str, *more: Any, **fields: Any) -> Reply:
        reply = super().submit(seat, move, *more, **fields)
        if reply["type"] == "Update":
            self.made.append((seat, move))
        return reply


def opened(name: str) -> Noting:
    page = Noting()
    page.open("Anna", "Ben", "Dot:rule-of-thumb", game=name, seed=7)
    return page


@EVERY_GAME
def test_whose_eyes_look_is_whose_view_comes(name: str) -> None:
    page, chance = opened(name), Random(1)
    for _ in range(TURNS):
        if page.now["next"] == "nobody":
            break
        for seat in range(len(page.now["players"])):
            seen = page.look(seat)
            if page.is_person(seat):
                assert seen["eyes"] == seen["view"]["seat"] == seat
                assert seen["mover"] in (None, *seen["asked"], seat)
            else:
                assert (seen["code"], seen["found"]) == ("no-such-seat", str(seat))
        assert page.look(None)["view"]["seat"] is None
        page.step(chance)


@EVERY_GAME
def test_what_a_seat_was_asked_for_stands_in_the_save_under_its_letter(name: str) -> None:
    page, chance = opened(name), Random(2)
    for _ in range(TURNS):
        if page.now["next"] == "nobody":
            break
        page.step(chance)
    turns = read_save(page.save).match.turns
    people = [turn for turn in turns if turn[0] != CLOCK and turn[0] not in BOTS]
    write = GAMES[name].write_move
    assert [(seat, write(move)) for seat, move in people] == page.made
    assert len({seat for seat, _ in page.made}) == 2
    words = page.save.partition("\nmoves\n")[2].split()
    written = [word for word in words if word[:2] in ("a:", "b:")]
    assert written == [f"{write_seat(seat)}:{move}" for seat, move in page.made]
