"""B4, B5 and B8: choosing, taking in order, drawing, and the last round."""

import pytest

from engine.games.party_bugs import apply, awaited, chapter, read_move
from engine.games.party_bugs.events import (
    CardChosen,
    CardsDrawn,
    CardsRevealed,
    CardTaken,
    FloorRefilled,
    OrderSettled,
)
from engine.games.party_bugs.state import Choosing, Scored, State, Taking
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    choices,
    config,
    dance,
    deal,
    drift,
    first_move,
    moves,
    play,
    queue,
    taken,
    text,
    texts,
    told,
)


def three() -> State:
    """Floor 7a 3b 12c, hands 2 5 9 each, b holds the Tied card."""
    return begin(config(deal("7 2 5 9", "3 2 5 9", "12 2 5 9")))


def test_b4_everybody_may_choose_any_hand_card_at_the_same_time() -> None:
    state = three()
    assert awaited(state) == (0, 1, 2)
    assert [moves(state, seat) for seat in "abc"] == [
        "play-2a play-5a play-9a",
        "play-2b play-5b play-9b",
        "play-2c play-5c play-9c",
    ]


def test_b4_a_choice_stays_in_the_hand_until_all_have_chosen() -> None:
    state = play(three(), "b:play-5b")
    assert state.phase == Choosing((None, cards("5b")[0], None))
    assert texts(state.hands) == "2a 5a 9a | 2b 5b 9b | 2c 5c 9c"
    assert awaited(state) == (0, 2)


def test_b4_a_choice_can_be_exchanged_until_the_last_has_chosen() -> None:
    state = play(three(), "a:play-2a c:play-9c a:play-9a c:play-2c a:play-5a")
    assert state.phase == Choosing((cards("5a")[0], None, cards("2c")[0]))
    assert moves(state, "a") == "play-2a play-9a"
    assert awaited(state) == (1,)


def test_b4_choosing_tells_the_choice_and_the_last_choice_reveals_all() -> None:
    assert told(three(), "a:play-9a c:play-5c a:play-5a b:play-2b") == (
        CardChosen(0, cards("9a")[0]),
        CardChosen(2, cards("5c")[0]),
        CardChosen(0, cards("5a")[0]),
        CardChosen(1, cards("2b")[0]),
        CardsRevealed(cards("5a 2b 5c")),
        OrderSettled((1, 2, 0), (0, 2)),
    )


def test_b4_the_lowest_card_takes_first() -> None:
    state = dance(three(), "9 5 2")
    assert state.phase == Taking(cards("9a 5b 2c"), (2, 1, 0))
    assert texts(state.hands) == "2a 5a | 2b 9b | 5c 9c"


def test_b4_who_takes_may_choose_any_floor_card() -> None:
    state = dance(three(), "9 5 2")
    assert moves(state, "c") == "take-7a take-3b take-12c"
    assert (awaited(state), moves(state, "a"), moves(state, "b")) == ((2,), "", "")


def test_b4_a_taken_card_lies_open_in_the_display() -> None:
    state = dance(three(), "9 5 2", "3b")
    assert (texts(state.displays), text(state.floor)) == ("- | - | 3b", "7a 12c")
    assert (queue(state), moves(state, "b")) == ("ba", "take-7a take-12c")


def test_b4_the_last_take_is_a_move_with_one_choice() -> None:
    state = dance(three(), "9 5 2", "3b 12c")
    assert moves(state, "a") == "take-7a"


def test_b4_the_played_cards_become_the_floor_in_seat_order() -> None:
    state = dance(three(), "9 5 2", "3b 12c 7a")
    assert text(state.floor) == "9a 5b 2c"
    assert texts(state.displays) == "7a | 12c | 3b"


def test_b4_then_everybody_draws_the_top_of_the_pile() -> None:
    state = dance(three(), "9 5 2", "3b 12c 7a")
    assert texts(state.hands) == "1a 2a 5a | 1b 2b 9b | 1c 5c 9c"
    assert texts(state.piles) == (
        "3a 4a 6a 8a 10a 11a 12a 13a | 4b 6b 7b 8b 10b 11b 12b 13b | 3c 4c 6c 7c 8c 10c 11c 13c"
    )
    assert state.phase == Choosing((None, None, None))


def test_b4_the_events_of_taking_and_drawing() -> None:
    state = dance(three(), "9 5 2")
    assert told(state, "c:take-3b b:take-12c a:take-7a") == (
        CardTaken(2, cards("3b")[0], last=False),
        CardTaken(1, cards("12c")[0], last=False),
        CardTaken(0, cards("7a")[0], last=True),
        FloorRefilled(cards("9a 5b 2c"), None),
        CardsDrawn(0, 1, cards("1a")),
        CardsDrawn(1, 1, cards("1b")),
        CardsDrawn(2, 1, cards("1c")),
    )


@pytest.mark.parametrize("number", [3, 6])
def test_b4_nine_draws_then_hands_of_two_and_one(number: int) -> None:
    state, sizes = alike(number), []
    for number_of_round in range(1, 14):
        state = drift(state, str(number_of_round))
        sizes.append((len(state.hands[0]), len(state.piles[0])))
        assert {len(hand) for hand in state.hands} == {sizes[-1][0]}
        assert {len(pile) for pile in state.piles} == {sizes[-1][1]}
        assert len(state.floor) == number
    drawing = [(3, pile) for pile in range(9, -1, -1)]
    assert sizes == [*drawing, (2, 0), (1, 0), (0, 0)]


@pytest.mark.parametrize("last_plays", ["10", "11", "12"])
def test_b4_nobody_draws_after_rounds_10_11_and_12(last_plays: str) -> None:
    state = drift(alike(3), last_plays)
    while chapter(state) == last_plays:
        seat = awaited(state)[0]
        step = apply(state, seat, read_move(moves(state, "abc"[seat]).split()[0]))
        assert not any(isinstance(event, CardsDrawn) for event in step.events)
        state = step.state


def test_b4_the_ninth_draw_follows_round_9() -> None:
    state = drift(alike(3), "9")
    state = dance(state, "10 10 10", "9a 9b")
    assert told(state, "c:take-9c")[-3:] == (
        CardsDrawn(0, 1, cards("13a")),
        CardsDrawn(1, 1, cards("13b")),
        CardsDrawn(2, 1, cards("13c")),
    )


@pytest.mark.parametrize("number", range(3, 7))
def test_b5_among_equal_cards_the_holder_is_first_then_clockwise(number: int) -> None:
    letters = "abcdef"[:number]
    for holder in range(number):
        state = dance(alike(number, letters[holder]), " ".join(["3"] * number))
        assert queue(state) == letters[holder:] + letters[:holder]


@pytest.mark.parametrize("holder", "abcd")
def test_b5_only_equal_cards_are_settled_by_the_tied_card(holder: str) -> None:
    chosen = choices("4 2 4 3")
    order = "bdca" if holder in "bc" else "bdac"
    settled = told(alike(4, holder), chosen)[-1]
    assert settled == OrderSettled(tuple(map("abcd".index, order)), (0, 2))


def test_b5_without_equal_cards_the_tied_card_settles_nothing() -> None:
    assert told(alike(3), choices("4 2 3"))[-1] == OrderSettled((1, 2, 0), ())


def test_b5_two_ties_at_once_are_settled_each_for_itself() -> None:
    assert told(alike(6, "d"), choices("4 2 3 4 2 4"))[-1] == OrderSettled(
        (4, 1, 2, 3, 5, 0), (0, 1, 3, 4, 5)
    )


@pytest.mark.parametrize("number", range(3, 7))
def test_b8_the_right_neighbour_of_the_holder_begins_then_anti_clockwise(number: int) -> None:
    letters = "abcdef"[:number]
    for holder in range(number):
        state = drift(alike(number, letters[holder]), "13")
        clockwise = letters[holder:] + letters[:holder]
        assert queue(state) == clockwise[::-1]


def test_b8_no_card_is_played_in_the_last_round() -> None:
    state = drift(alike(3, "b"), "13")
    assert state.phase == Taking((), (0, 2, 1))
    assert (state.hands, state.piles) == (((), (), ()), ((), (), ()))
    assert moves(state, "a") == "take-13a take-13b take-13c"
    assert (moves(state, "b"), moves(state, "c")) == ("", "")


def test_b8_the_tied_card_settles_the_whole_order() -> None:
    state = drift(alike(3, "b"), "12")
    events = told(state, choices("13 13 13"))
    assert events[-2:] == (
        FloorRefilled(cards("13a 13b 13c"), None),
        OrderSettled((0, 2, 1), (0, 2, 1)),
    )


def test_b8_the_holder_takes_the_last_card_and_the_game_is_scored() -> None:
    state = taken(drift(alike(3, "b"), "13"), "13c 13a")
    assert (queue(state), moves(state, "b")) == ("b", "take-13b")
    state = play(state, "b:take-13b")
    assert isinstance(state.phase, Scored)
    assert (state.floor, awaited(state)) == ((), ())


def test_b8_no_king_sweeps_in_the_last_round() -> None:
    state = taken(drift(alike(3, "b"), "13"), "13c")
    assert text(state.floor) == "13a 13b"
    assert state.displays[0][-1:] == cards("13c")


def test_b4_rounds_are_numbered_from_1_to_13() -> None:
    state, chapters = alike(3), ["1"]
    while awaited(state):
        state = first_move(state)
        if chapters[-1] != chapter(state):
            chapters.append(chapter(state))
    assert chapters == [str(number) for number in range(1, 14)]


def test_b4_a_round_keeps_its_number_until_everybody_has_drawn() -> None:
    state = dance(drift(alike(3), "4"), "5 6 6", "4a")
    assert chapter(state) == "4"
    state = taken(state, "4b")
    assert chapter(state) == "4"
    assert chapter(taken(state, "4c")) == "5"
