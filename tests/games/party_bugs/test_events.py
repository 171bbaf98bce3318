"""What each seat witnesses, and which events nobody can take back."""

import pytest

from engine.core.cards import read_card
from engine.core.codec import dumps, loads
from engine.games.party_bugs import kinds, reveals, witness
from engine.games.party_bugs.events import (
    CardChosen,
    CardsDrawn,
    CardsRevealed,
    CardTaken,
    DancerHidden,
    DancerPaired,
    DancersShown,
    Event,
    FloorLaid,
    FloorRefilled,
    GameBegun,
    GameScored,
    KingDanced,
    KingTurned,
    MirrorGiven,
    MirrorLost,
    MirrorUsed,
    OrderSettled,
    PairLeft,
    TiedGiven,
)
from tests.games.party_bugs.table import cards

SEVEN = read_card("7b")

PUBLIC_AND_NOTHING_NEW: list[Event] = [
    GameBegun(1, 3),
    TiedGiven(1, "lot"),
    MirrorGiven(1),
    OrderSettled((1, 0, 2), (0, 1)),
    KingDanced(1, cards("1a 2b 3c"), (2,)),
    CardTaken(1, SEVEN, last=False),
    PairLeft(1, cards("7b 7c")),
    MirrorUsed(1, SEVEN, was_hidden=False),
    MirrorLost(1),
    FloorRefilled(cards("1a 2b"), None),
    GameScored((1, 2, 3), (4, 5, 6), (0, 1, 2), ()),
]
PUBLIC_AND_REVEALING: list[Event] = [
    KingTurned(1),
    FloorLaid(cards("1a 2b 3c")),
    CardsRevealed(cards("1a 2b 3c")),
    DancerPaired(1, SEVEN, read_card("7c"), at_end=False),
    DancerPaired(1, SEVEN, read_card("7c"), at_end=True),
    MirrorUsed(1, SEVEN, was_hidden=True),
    FloorRefilled(cards("1a 2b"), read_card("3c")),
    DancersShown((None, SEVEN, None)),
]
SECRET: list[Event] = [
    CardsDrawn(1, 2, cards("7b 8b")),
    DancerHidden(1, SEVEN),
    CardChosen(1, SEVEN),
]


@pytest.mark.parametrize("event", PUBLIC_AND_NOTHING_NEW + PUBLIC_AND_REVEALING, ids=repr)
def test_everybody_witnesses_what_lies_open(event: Event) -> None:
    assert [witness(event, seat) for seat in (0, 1, 2, None)] == [event] * 4


@pytest.mark.parametrize("event", SECRET, ids=repr)
def test_the_own_secrets_are_witnessed_whole(event: Event) -> None:
    assert witness(event, 1) == event


@pytest.mark.parametrize(
    ("event", "seen"),
    list(zip(SECRET, [CardsDrawn(1, 2, None), DancerHidden(1, None), CardChosen(1, None)])),
    ids=repr,
)
def test_others_and_onlookers_see_no_face_of_a_secret(event: Event, seen: Event) -> None:
    assert [witness(event, seat) for seat in (0, 2, None, -1)] == [seen] * 4


@pytest.mark.parametrize("event", PUBLIC_AND_NOTHING_NEW, ids=repr)
def test_an_event_that_shows_no_new_face_reveals_nothing(event: Event) -> None:
    assert reveals(event) is False


@pytest.mark.parametrize("event", PUBLIC_AND_REVEALING, ids=repr)
def test_a_face_that_was_secret_and_is_open_now_is_revealed(event: Event) -> None:
    assert reveals(event) is True


def test_a_drawn_card_is_revealed_to_its_owner() -> None:
    assert reveals(CardsDrawn(1, 1, cards("7b"))) is True


def test_an_own_choice_reveals_nothing_to_anybody() -> None:
    assert (reveals(CardChosen(1, SEVEN)), reveals(DancerHidden(1, SEVEN))) == (False, False)


@pytest.mark.parametrize("event", PUBLIC_AND_NOTHING_NEW + PUBLIC_AND_REVEALING + SECRET, ids=repr)
def test_an_event_reads_back_as_it_was_written(event: Event) -> None:
    assert loads(kinds.event, dumps(kinds.event, event)) == event
    seen = witness(event, 0)
    assert loads(kinds.event, dumps(kinds.event, seen)) == seen


def test_an_event_is_written_with_its_name_and_its_cards_as_text() -> None:
    assert dumps(kinds.event, CardTaken(1, SEVEN, last=True)) == (
        '{"type":"CardTaken","place":1,"card":"7b","last":true}'
    )
    assert dumps(kinds.event, CardsDrawn(0, 3, None)) == (
        '{"type":"CardsDrawn","seat":0,"count":3,"cards":null}'
    )
