"""Cards: a face and a copy in one number, and their names."""

import pytest

from engine.core.cards import COPIES, Card, copy_of, face_of, make_card, read_card, write_card
from engine.core.codec import BadMessage, decode, encode


@pytest.mark.parametrize(
    ("face", "copy", "name"),
    [(7, 1, "7b"), (1, 0, "1a"), (13, 5, "13f"), (0, 0, "0a"), (0, 15, "0p"), (40, 15, "40p")],
)
def test_a_card_is_named_by_its_face_and_its_copy(face: int, copy: int, name: str) -> None:
    card = make_card(face, copy)
    assert (face_of(card), copy_of(card)) == (face, copy)
    assert (write_card(card), read_card(name)) == (name, card)


def test_no_two_prints_are_the_same_card() -> None:
    assert COPIES == 16
    assert len({make_card(face, copy) for face in range(20) for copy in range(COPIES)}) == 320


def test_cards_are_ordered_by_face_then_by_copy() -> None:
    in_order = ["1a", "1b", "1p", "2a", "10a", "10b", "13a"]
    assert sorted(map(read_card, reversed(in_order))) == list(map(read_card, in_order))


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("", "not-a-card", ""),
        ("7", "not-a-card", "7"),
        ("7q", "not-a-card", "7q"),
        ("7A", "not-a-card", "7A"),
        ("7a ", "not-a-card", "7a "),
        ("a", "not-a-number", ""),
        ("aa", "not-a-number", "a"),
        ("07a", "not-a-number", "07"),
        ("-7a", "not-a-number", "-7"),
        ("+7a", "not-a-number", "+7"),
        (" 7a", "not-a-number", " 7"),
        ("7.0a", "not-a-number", "7.0"),
        ("٧a", "not-a-number", "٧"),
        ("²a", "not-a-number", "²"),
    ],
)
def test_a_name_that_is_no_card(text: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_card(text)
    assert (fault.value.code, fault.value.found) == (code, found)


def test_at_the_border_a_card_is_its_name() -> None:
    assert encode(Card, make_card(7, 1)) == "7b"
    assert decode(Card, "7b") == make_card(7, 1)
