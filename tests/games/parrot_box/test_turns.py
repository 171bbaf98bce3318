"""T1 to T4: taking a card, replacing, discarding, and the dilemma of the last card."""

import pytest

from engine.core.game import IllegalMove, Refusal
from engine.games.parrot_box import awaited, chapter
from engine.games.parrot_box.events import (
    CardDiscarded,
    CardDrawn,
    CardReplaced,
    CardTurned,
    DiscardTaken,
    LastKeptDown,
)
from engine.games.parrot_box.state import Holding, State, Taking, Uncovering
from tests.games.parrot_box.table import (
    HIGH,
    PLAIN,
    box,
    kinds,
    moves,
    opened,
    play,
    refused,
    told,
    uncovered,
    written,
)

REPLACES = " ".join([f"replace-{spot}" for spot in range(1, 9)])


def table() -> State:
    """a: 1 2 face up of 1 to 8; b: 12 11; a 6 to take, 0 5 9 to draw."""
    return opened(PLAIN, HIGH, discard="6", pile="0 5 9")


def test_t1_a_turn_begins_with_one_of_two_cards() -> None:
    state = table()
    assert (awaited(state), moves(state, "a"), moves(state, "b")) == ((0,), "draw take", "")


def test_t1_the_drawn_card_is_shown_to_all() -> None:
    state = play(table(), "a:draw")
    (event,) = told(table(), "a:draw")
    assert isinstance(state.phase, Holding)
    assert event == CardDrawn(0, state.phase.card)
    assert (written((state.phase.card,)), state.phase.from_discard) == ("0", False)
    assert written(state.pile[:2]) == "5 9"
    assert moves(state, "a") == f"{REPLACES} discard"


def test_t1_the_top_of_the_discard_pile() -> None:
    before = table()
    state = play(before, "a:take")
    assert told(before, "a:take") == (DiscardTaken(0, before.discards[0]),)
    assert state.phase == Holding(0, before.discards[0], from_discard=True)
    assert state.discards == ()
    assert moves(state, "a") == REPLACES


def test_t1_turns_go_round_clockwise() -> None:
    state = opened(PLAIN, HIGH, "9 9 9 8 8 7 6 5", first="b")
    order = []
    for _ in range(4):
        seat = awaited(state)[0]
        order.append(seat)
        state = play(state, f"{'abc'[seat]}:draw {'abc'[seat]}:replace-1")
    assert order == [1, 2, 0, 1]


def test_t1_chapters_count_the_turns_of_each() -> None:
    state = table()
    seen = [chapter(state)]
    for seat in "abab":
        state = play(state, f"{seat}:draw {seat}:replace-1")
        seen.append(chapter(state))
    assert seen == ["1.1", "1.1", "1.2", "1.2", "1.3"]


def test_t2_a_face_up_card_is_replaced() -> None:
    before = table()
    state = play(before, "a:draw a:replace-2")
    _, event = told(before, "a:draw a:replace-2")
    assert event == CardReplaced(0, 1, before.pile[0], before.boxes[0][1], was_down=False)
    assert box(state, "a") == "1 0 # # | # # # #"
    assert written(state.discards) == "2 6"
    assert state.phase == Taking(1)


def test_t2_a_face_down_card_is_seen_on_the_discard_pile() -> None:
    before = table()
    state = play(before, "a:take a:replace-8")
    _, event = told(before, "a:take a:replace-8")
    assert event == CardReplaced(0, 7, before.discards[0], before.boxes[0][7], was_down=True)
    assert box(state, "a") == "1 2 # # | # # # 6"
    assert written(state.discards) == "8"


def test_t2_what_was_taken_is_all_that_goes() -> None:
    """The next player finds what was replaced on top."""
    state = play(table(), "a:draw a:replace-8 b:take b:replace-1")
    assert box(state, "b") == "8 11 # # | # # # #"
    assert written(state.discards) == "12 6"


def test_t3_the_drawn_card_is_discarded_and_one_is_turned_up() -> None:
    before = table()
    state = play(before, "a:draw a:discard")
    assert state.phase == Uncovering(0)
    assert moves(state, "a") == "turn-3 turn-4 turn-5 turn-6 turn-7 turn-8"
    assert (moves(state, "b"), written(state.discards)) == ("", "0 6")
    events = told(before, "a:draw a:discard a:turn-5")
    assert events[1:] == (
        CardDiscarded(0, before.pile[0]),
        CardTurned(0, 4, before.boxes[0][4]),
    )
    state = play(state, "a:turn-5")
    assert box(state, "a") == "1 2 # # | 5 # # #"
    assert state.phase == Taking(1)


def test_t3_with_two_face_down_one_is_turned_up() -> None:
    state = play(uncovered(table(), "123456", "12"), "a:draw a:discard")
    assert moves(state, "a") == "turn-7 turn-8"
    assert refused(state, "a:end") == "turn-one-up T4"


def test_t4_the_last_card_may_stay_face_down() -> None:
    before = uncovered(table(), "1234567", "12")
    state = play(before, "a:draw a:discard")
    assert moves(state, "a") == "turn-8 end"
    assert told(state, "a:end") == (LastKeptDown(0),)
    after = play(state, "a:end")
    assert box(after, "a") == "1 2 3 4 | 5 6 7 #"
    assert (after.phase, after.closing) == (Taking(1), None)


def test_t4_as_often_as_wanted() -> None:
    state = uncovered(table(), "1234567", "12")
    for _ in range(30):
        state = play(state, "a:draw a:discard a:end b:draw b:replace-1")
    assert (state.closing, state.phase) == (None, Taking(0))


def test_t4_the_last_card_may_be_turned_up_all_the_same() -> None:
    state = play(uncovered(table(), "1234567", "12"), "a:draw a:discard a:turn-8")
    assert box(state, "a") == "1 2 3 4 | 5 6 7 8"
    assert state.closing == 0


@pytest.mark.parametrize(
    ("script", "turn", "refusal"),
    [
        ("", "b:draw", "not-your-turn T1"),
        ("", "*:draw", "no-such-seat A1"),
        ("", "a:replace-1", "take-a-card-first T1"),
        ("", "a:discard", "take-a-card-first T1"),
        ("", "a:turn-3", "take-a-card-first T1"),
        ("", "a:end", "take-a-card-first T1"),
        ("", "a:float-1-3", "take-a-card-first T1"),
        ("", "*:deal", "round-still-on A2"),
        ("", "a:deal", "only-the-clock-deals A2"),
        ("a:draw", "a:draw", "card-taken-already T1"),
        ("a:draw", "a:take", "card-taken-already T1"),
        ("a:draw", "b:replace-1", "not-your-turn T1"),
        ("a:draw", "a:turn-3", "place-the-card T2"),
        ("a:draw", "a:end", "place-the-card T2"),
        ("a:draw", "a:discard", ""),
        ("a:take", "a:discard", "card-must-be-used T2"),
        ("a:take", "a:end", "place-the-card T2"),
        ("a:take", "a:draw", "card-taken-already T1"),
        ("a:draw a:discard", "a:draw", "card-taken-already T1"),
        ("a:draw a:discard", "a:turn-1", "already-face-up T3"),
        ("a:draw a:discard", "a:replace-3", "turn-one-up T3"),
        ("a:draw a:discard", "a:discard", "turn-one-up T3"),
        ("a:draw a:discard", "a:float-1-3", "turn-one-up T3"),
        ("a:draw a:discard", "a:end", "turn-one-up T4"),
        ("a:draw a:discard", "b:turn-3", "not-your-turn T1"),
        ("a:draw a:discard a:turn-3", "a:turn-4", "not-your-turn T1"),
    ],
)
def test_what_is_refused_and_why(script: str, turn: str, refusal: str) -> None:
    assert refused(play(table(), script), turn) == refusal


def test_what_is_refused_cannot_be_done() -> None:
    with pytest.raises(IllegalMove) as error:
        play(table(), "b:draw")
    assert error.value.refusal == Refusal("not-your-turn", "T1")


def test_a_turn_in_events() -> None:
    assert kinds(told(table(), "a:draw a:discard a:turn-3 b:take b:replace-3")) == (
        "CardDrawn CardDiscarded CardTurned DiscardTaken CardReplaced"
    )
