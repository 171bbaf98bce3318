"""B6 and B7: the Party King, and pairs that leave."""

import pytest

from engine.games.party_bugs.cards import lay_out
from engine.games.party_bugs.events import (
    CardChosen,
    CardsDrawn,
    CardsRevealed,
    CardTaken,
    FloorRefilled,
    KingDanced,
    PairLeft,
)
from engine.games.party_bugs.state import Choosing, State
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    choices,
    config,
    dance,
    deal,
    drift,
    moves,
    play,
    queue,
    taken,
    text,
    texts,
    told,
)


def one_king() -> State:
    """Floor 7a 3b 12c; only a holds its King."""
    return begin(config(deal("7 13 2", "3 2 5", "12 2 9")))


def test_b6_a_played_king_sweeps_the_whole_floor() -> None:
    state = dance(one_king(), "13 2 9")
    assert texts(state.displays) == "7a 3b 12c | - | -"


def test_b6_nobody_else_takes_anything() -> None:
    state = dance(one_king(), "13 2 9")
    assert state.phase == Choosing((None, None, None))


def test_b6_all_played_cards_become_the_floor_the_king_too() -> None:
    state = dance(one_king(), "13 2 9")
    assert text(state.floor) == "13a 2b 9c"


def test_b6_everybody_draws_after_a_king_too() -> None:
    state = dance(one_king(), "13 2 9")
    assert texts(state.hands) == "1a 2a 3a | 1b 4b 5b | 1c 2c 3c"
    assert {len(pile) for pile in state.piles} == {8}


def test_b6_the_events_of_a_king() -> None:
    assert told(one_king(), choices("13 2 9"))[2:] == (
        CardChosen(2, cards("9c")[0]),
        CardsRevealed(cards("13a 2b 9c")),
        KingDanced(0, cards("7a 3b 12c"), ()),
        FloorRefilled(cards("13a 2b 9c"), None),
        CardsDrawn(0, 1, cards("3a")),
        CardsDrawn(1, 1, cards("4b")),
        CardsDrawn(2, 1, cards("3c")),
    )


def test_b6_of_several_kings_the_one_closest_to_the_tied_holder_sweeps() -> None:
    sets = deal("4 13", "2 9", "5 13", "8 13", "6 7")
    events = told(begin(config(sets)), choices("13 9 13 13 7"))
    assert events[6] == KingDanced(2, cards("4a 2b 5c 8d 6e"), (3, 0))


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_b6_when_all_play_their_king_the_holder_sweeps(number: int) -> None:
    letters = "abcdef"[:number]
    for holder in range(number):
        state = drift(alike(number, letters[holder]), "12")
        events = told(state, choices(" ".join(["13"] * number)))
        others = tuple([(holder + step) % number for step in range(1, number)])
        swept = tuple([cards(f"12{x}")[0] for x in letters])
        assert events[number + 1] == KingDanced(holder, swept, others)


@pytest.mark.parametrize(("holder", "sweeps"), ["ab", "bb", "cd", "dd", "ea"])
def test_b6_two_kings_at_every_distance_from_the_holder(holder: str, sweeps: str) -> None:
    with_king = {"e": "ac"}.get(holder, "bd")
    sets = ["5 13" if seat in with_king else "5 2" for seat in "abcde"]
    state = begin(config(deal(*sets), youngest=holder))
    state = dance(state, " ".join(["13" if seat in with_king else "2" for seat in "abcde"]))
    assert [bool(display) for display in state.displays] == [x == sweeps for x in "abcde"]


def test_b6_the_other_kings_lie_on_the_next_floor_and_do_nothing() -> None:
    state = begin(config(deal("4 13", "2 9", "5 13")))
    state = dance(state, "13 9 13")
    assert (text(state.floor), texts(state.displays)) == ("13a 9b 13c", "- | - | 4a 2b 5c")
    assert state.phase == Choosing((None, None, None))


def test_b6_a_king_taken_from_the_floor_is_a_plain_thirteen() -> None:
    state = dance(dance(one_king(), "13 2 9"), "1 4 2", "13a")
    assert texts(state.displays) == "7a 3b 12c 13a | - | -"
    assert queue(state) == "cb"
    state = taken(state, "2b 9c")
    assert texts(state.displays) == "7a 3b 12c 13a | 9c | 2b"


def test_b6_a_king_in_a_display_pairs_with_another_thirteen() -> None:
    state = begin(config(deal("4 13 1 2", "2 9 3 13", "5 13 1 2")))
    state = dance(state, "13 9 13")
    state = dance(state, "1 3 2", "13a 13c 9b")
    state = dance(state, "2 13 1")
    state = play(state, choices("3 4 4"))
    assert told(state, "a:take-13b")[1:] == (PairLeft(0, cards("13a 13b")),)


def test_b6_two_kings_swept_together_are_a_pair() -> None:
    state = begin(config(deal("4 13", "2 9 13", "5 13")))
    state = dance(dance(state, "13 9 13"), "1 13 1")
    assert texts(state.displays) == "- | 9b | 4a 2b 5c"
    assert text(state.removed) == "13a 13c"


def test_b6_a_king_may_sweep_a_king() -> None:
    state = begin(config(deal("4 13 1 2", "2 9 3 5", "5 13 1 7")))
    state = dance(state, "2 9 13")
    assert text(state.floor) == "2a 9b 13c"
    state = dance(state, "13 3 1")
    assert texts(state.displays) == "2a 9b 13c | - | 4a 2b 5c"


@pytest.mark.parametrize(
    ("floor", "display", "left"),
    [
        ("5 5 6 7 8 9", "6c 7d 8e 9f", "5a 5b"),
        ("5 5 5 7 8 9", "5c 7d 8e 9f", "5a 5b"),
        ("5 7 5 8 5 9", "7b 8d 5e 9f", "5a 5c"),
        ("5 5 5 5 8 9", "8e 9f", "5a 5b 5c 5d"),
        ("5 5 5 5 5 9", "5e 9f", "5a 5b 5c 5d"),
        ("5 5 5 5 5 5", "", "5a 5b 5c 5d 5e 5f"),
        ("5 9 5 9 5 9", "5e 9f", "5a 5c 9b 9d"),
        ("5 5 9 9 7 7", "", "5a 5b 9c 9d 7e 7f"),
    ],
)
def test_b7_after_a_sweep_each_value_lies_there_once_or_not(
    floor: str, display: str, left: str
) -> None:
    sets = [f"{face} 13 1" if not at else f"{face} 1" for at, face in enumerate(floor.split())]
    state = begin(config(deal(*sets), youngest="a"))
    state = dance(state, "13 1 1 1 1 1")
    assert texts(state.displays) == f"{display or '-'} | - | - | - | - | -"
    assert text(state.removed) == left


def test_b7_the_pairs_of_a_sweep_are_told_one_by_one() -> None:
    state = begin(config(deal("5 13", "9 1", "5 1", "9 1"), youngest="a"))
    events = told(state, choices("13 1 1 1"))
    assert events[5:8] == (
        KingDanced(0, cards("5a 9b 5c 9d"), ()),
        PairLeft(0, cards("5a 5c")),
        PairLeft(0, cards("9b 9d")),
    )


@pytest.mark.parametrize(
    ("plays", "takes", "display", "left"),
    [
        ("1 5 2 3", "5a 7c 8d 6b", "1a 2c 3d", "5a 5b"),
        ("1 5 5 2", "5a 8d 6b 7c", "1a 5c 2d", "5a 5b"),
        ("1 5 5 5", "5a 6b 7c 8d", "1a", "5a 5b 5c 5d"),
    ],
)
def test_b7_a_sweep_pairs_with_what_lies_in_the_display(
    plays: str, takes: str, display: str, left: str
) -> None:
    state = begin(config(deal("5 1 13 2", "6 5 2 3", "7 5 2 3", "8 5 2 3")))
    state = dance(dance(state, plays, takes), "13 1 1 1")
    assert text(state.displays[0]) == display
    assert text(state.removed) == left


def test_b7_a_taken_card_leaves_at_once_with_its_equal() -> None:
    state = begin(config(deal("5 1 2", "6 5 2", "7 5 3")))
    state = dance(state, "1 5 5", "5a 6b 7c")
    assert texts(state.displays) == "5a | 6b | 7c"
    state = play(state, choices("2 2 3"))
    assert told(state, "a:take-5b") == (
        CardTaken(0, cards("5b")[0], last=False),
        PairLeft(0, cards("5a 5b")),
    )
    state = play(state, "a:take-5b")
    assert (texts(state.displays), text(state.removed)) == ("- | 6b | 7c", "5a 5b")


def test_b7_a_pair_is_compulsory_there_is_nothing_to_choose() -> None:
    state = begin(config(deal("5 1 2", "6 5 2", "7 5 3")))
    state = dance(dance(state, "1 5 5", "5a 6b 7c"), "2 2 3", "5b")
    assert moves(state, "a") == ""
    assert queue(state) == "bc"


def test_b7_a_third_equal_card_stays_after_a_pair_has_left() -> None:
    state = begin(config(deal("5 1 2", "6 5 2", "7 5 3")))
    state = dance(dance(state, "1 5 5", "5a 6b 7c"), "2 2 3", "5b 1a 5c")
    assert texts(state.displays) == "- | 6b 1a | 7c 5c"
    assert text(state.removed) == "5a 5b"


def test_b7_pairs_leave_by_the_last_take_of_a_round_too() -> None:
    state = begin(config(deal("5 1 2 3", "6 5 2 3", "7 5 3 4")))
    state = dance(dance(state, "1 5 5", "6b 7c 5a"), "2 2 3", "1a 5b 5c")
    assert texts(state.displays) == "6b 1a | 7c 5b | -"
    assert text(state.removed) == "5a 5c"


def test_b7_removed_pairs_stay_known_in_the_order_of_leaving() -> None:
    state = begin(config(deal("5 6 1", "6 5 1", "7 8 1")))
    state = dance(dance(state, "6 5 8", "6b 5a 7c"), "1 1 1", "5b 6a 8c")
    assert (texts(state.displays), text(state.removed)) == ("- | - | 7c 8c", "5a 5b 6b 6a")


@pytest.mark.parametrize(
    ("lies", "comes", "display", "pairs"),
    [
        ("", "", "-", "-"),
        ("", "5a 5b 5c", "5c", "5a 5b"),
        ("5a", "5b 5c 5d", "-", "5a 5b | 5c 5d"),
        ("3a 5a 9a", "5b", "3a 9a", "5a 5b"),
        ("3a 5a 9a", "5b 3b 5c", "9a 5c", "5a 5b | 3a 3b"),
        ("5a 7a", "5b 5c 5d 5e", "7a 5e", "5a 5b | 5c 5d"),
        ("5a", "5b 5c 5d 5e 5f", "-", "5a 5b | 5c 5d | 5e 5f"),
    ],
)
def test_b7_pairs_by_what_lies_and_what_comes(
    lies: str, comes: str, display: str, pairs: str
) -> None:
    kept, left = lay_out(cards(lies), cards(comes))
    assert text(kept) == display.replace("-", "")
    assert texts(left) == pairs.replace("-", "")
