"""What can be agreed, how it is written down, and all that is refused by name."""

import pytest

from engine.core.codec import BadMessage, dumps, loads
from engine.core.deals import Deal, Reshuffle
from engine.games.parrot_box import read_config, with_precedence, write_config
from engine.games.parrot_box.state import Config
from tests.games.parrot_box.table import faces

LINES = (
    "seats 4",
    "birthdays b d",
    "deal 1 7 3 P 0 12",
    "deal 4 1",
    "reshuffle 1 1 5 P",
    "reshuffle 1 2 0",
    "reshuffle 3 1 12",
)
AGREED = Config(
    4,
    (1, 3),
    (Deal(1, (7, 3, 13, 0, 12)), Deal(4, (1,))),
    (Reshuffle(1, 1, (5, 13)), Reshuffle(1, 2, (0,)), Reshuffle(3, 1, (12,))),
)
WHOLE = " ".join([f"{' '.join([str(face)] * 8)}" for face in range(13)]) + " P P P P"


def test_a_config_is_written_and_read() -> None:
    assert write_config(AGREED) == LINES
    assert read_config(LINES) == AGREED


def test_lines_but_for_deals_stand_in_any_order() -> None:
    assert read_config((*LINES[2:], *LINES[1::-1])) == AGREED


def test_the_least_that_can_be_agreed() -> None:
    assert read_config(("seats 2",)) == Config(2)
    assert write_config(Config(2)) == ("seats 2",)


def test_a_whole_deck_can_be_dealt() -> None:
    assert read_config(("seats 2", f"deal 5 {WHOLE}")).deals == (Deal(5, faces(WHOLE)),)


def test_a_config_survives_the_border() -> None:
    assert loads(Config, dumps(Config, AGREED)) == AGREED


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("", "unknown-option", ""),
        ("chess", "unknown-option", "chess"),
        ("mirror", "unknown-option", "mirror"),
        ("seats", "unknown-option", "seats"),
        ("seats 4 4", "unknown-option", "seats 4 4"),
        ("seats 4", "said-twice", "seats 4"),
        ("birthdays", "unknown-option", "birthdays"),
        ("birthdays x", "no-such-seat", "x"),
        ("birthdays e", "no-such-seat", "birthdays e"),
        ("birthdays *", "no-such-seat", "birthdays *"),
        ("birthdays b a b", "seat-named-twice", "birthdays b"),
        ("birthdays b\nbirthdays b", "said-twice", "birthdays b"),
        ("youngest b", "unknown-option", "youngest b"),
        ("deal", "unknown-option", "deal"),
        ("deal 1", "empty-deal", "1"),
        ("deal 1 ", "not-a-number", ""),
        ("deal one 7", "not-a-number", "one"),
        ("deal 0 7", "no-such-round", "0"),
        ("deal 6 7", "no-such-round", "6"),
        ("deal 1 13", "not-a-card", "13"),
        ("deal 1 p", "not-a-number", "p"),
        ("deal 1 7a", "not-a-number", "7a"),
        ("deal 1 07", "not-a-number", "07"),
        ("deal 1 P P P P P", "card-too-many", "P"),
        ("deal 1 0 0 0 0 0 0 0 0 0", "card-too-many", "0"),
        (f"deal 1 {WHOLE} 7", "card-too-many", "7"),
        ("deal 1 7\ndeal 1 7", "said-twice", "deal 1 7"),
        ("deal 1 7\ndeal 1 8", "said-twice", "deal 1 8"),
        ("deal 2 7\ndeal 1 8", "deal-out-of-order", "2 1"),
        ("reshuffle", "unknown-option", "reshuffle"),
        ("reshuffle 1", "unknown-option", "reshuffle 1"),
        ("reshuffle 1 1", "empty-deal", "1"),
        ("reshuffle 1 x 7", "not-a-number", "x"),
        ("reshuffle 6 1 7", "no-such-round", "6"),
        ("reshuffle 1 0 7", "no-such-reshuffle", "0"),
        ("reshuffle 1 3 7", "no-such-reshuffle", "3"),
        ("reshuffle 1 1 14", "not-a-card", "14"),
        ("reshuffle 1 1 P P P P P", "card-too-many", "P"),
        ("reshuffle 1 1 7\nreshuffle 1 1 8", "said-twice", "reshuffle 1 1 8"),
        ("reshuffle 1 2 7\nreshuffle 1 1 8", "deal-out-of-order", "1.2 1.1"),
        ("reshuffle 2 1 7\nreshuffle 1 1 8", "deal-out-of-order", "2.1 1.1"),
        ("deal 3 1\ndeal 2 1\nreshuffle 1 1 7", "deal-out-of-order", "3 2 1.1"),
    ],
)
def test_a_line_that_is_refused(line: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config(("seats 4", *line.split("\n")))
    assert (fault.value.code, fault.value.found) == (code, found)


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("seats 1", "seats-out-of-range", "1"),
        ("seats 7", "seats-out-of-range", "7"),
        ("seats x", "not-a-number", "x"),
        ("birthdays a", "missing-field", "seats"),
    ],
)
def test_seats_that_are_refused(line: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config((line,))
    assert (fault.value.code, fault.value.found) == (code, found)


@pytest.mark.parametrize("face", [-1, 14])
def test_a_face_there_is_none_of(face: int) -> None:
    with pytest.raises(BadMessage) as fault:
        Config(2, deals=(Deal(1, (7, face)),))
    assert (fault.value.code, fault.value.found) == ("not-a-card", str(face))


def test_birthdays_can_be_told_when_everything_else_is_agreed() -> None:
    """Bots have none."""
    agreed = Config(4, (0,), AGREED.deals)
    assert with_precedence(agreed, (2, 1), (0, 3)) == Config(4, (2, 1), AGREED.deals)
