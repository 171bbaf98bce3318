"""Seats by letter, refusals, and the error of an illegal move."""

import pytest

from engine.core.codec import BadMessage
from engine.core.game import (
    CLOCK,
    IllegalMove,
    Refusal,
    Step,
    check_precedence,
    read_seat,
    write_seat,
)


@pytest.mark.parametrize(("seat", "letter"), [(0, "a"), (1, "b"), (5, "f"), (9, "j"), (CLOCK, "*")])
def test_a_seat_is_a_letter_and_the_clock_a_star(seat: int, letter: str) -> None:
    assert (write_seat(seat), read_seat(letter)) == (letter, seat)


def test_the_clock_is_no_place_at_the_table() -> None:
    assert CLOCK == -1


@pytest.mark.parametrize("text", ["", "k", "A", "ab", "**", "0", " a", "-1"])
def test_a_text_that_is_no_seat(text: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_seat(text)
    assert (fault.value.code, fault.value.found, fault.value.place) == ("no-such-seat", text, "")


def test_an_illegal_move_carries_its_refusal_and_reads_well() -> None:
    error = IllegalMove(Refusal("not-your-turn", "B4"))
    assert error.refusal == Refusal("not-your-turn", "B4")
    assert str(error) == "not-your-turn (rule B4)"
    assert isinstance(error, ValueError)


def test_a_step_is_a_value() -> None:
    assert Step("state", (1, 2)) == Step("state", (1, 2))
    assert Step("state", (1, 2)) != Step("state", (2, 1))


def test_an_order_of_some_of_the_seats() -> None:
    for order in ((), (2,), (2, 0, 1)):
        check_precedence("youngest", order, 3)


@pytest.mark.parametrize(
    ("order", "code", "found"),
    [
        ((0, 3), "no-such-seat", "birthdays d"),
        ((-1,), "no-such-seat", "birthdays *"),
        ((1, 0, 1), "seat-named-twice", "birthdays b"),
        ((2, 2), "seat-named-twice", "birthdays c"),
    ],
)
def test_what_is_no_order_of_seats(order: tuple[int, ...], code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        check_precedence("birthdays", order, 3)
    assert (fault.value.code, fault.value.found) == (code, found)
