"""P3, P4: what makes a Parrot float, and all that does not."""

import pytest

from engine.core.cards import make_card
from engine.games.parrot_box.events import CardReplaced, LastTurnsBegun, ParrotFloated
from engine.games.parrot_box.state import State, Taking
from engine.games.parrot_box.view import view
from tests.games.parrot_box.table import (
    HIGH,
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


def perched(up: str = "15", *, draw: str = "7", discard: str = "7", mine: str = "") -> State:
    """a has a Parrot on spot 1 over a 7 on spot 5; of b nothing matters."""
    own = mine or "P 1 2 3 7 4 5 6"
    return uncovered(opened(own, HIGH, discard=discard, pile=draw), up, "12")


def floats(state: State, seat: str = "a") -> str:
    return " ".join([move for move in moves(state, seat).split() if move.startswith("float")])


ALL = "float-1-2 float-1-3 float-1-4 float-1-6 float-1-7 float-1-8"


@pytest.mark.parametrize("take", ["a:draw", "a:take"])
def test_p3_from_either_pile(take: str) -> None:
    assert floats(play(perched(), take)) == ALL


@pytest.mark.parametrize("to", [2, 3, 4, 6, 7, 8])
def test_p3_to_any_face_down_card(to: int) -> None:
    state = play(perched(), f"a:draw a:float-1-{to}")
    signs = ["7", "#", "#", "#", "7", "#", "#", "#"]
    signs[to - 1] = "P"
    assert box(state, "a") == " ".join([*signs[:4], "|", *signs[4:]])
    assert written(state.discards) == f"{'P123_456'[to - 1] if to < 5 else '7456'[to - 5]} 7"
    assert state.phase == Taking(1)


def test_p3_what_happened() -> None:
    before = perched()
    drawn, event = told(before, "a:draw a:float-1-3")
    mine = before.boxes[0]
    assert event == ParrotFloated(0, 0, before.pile[0], mine[0], 2, mine[2])
    assert kinds((drawn, event)) == "CardDrawn ParrotFloated"


def test_p3_the_parrot_makes_a_new_pair() -> None:
    state = play(perched("158"), "a:draw a:float-1-4")
    assert box(state, "a") == "7 # # P | 7 # # 6"
    seen = view(state, None).boxes[0]
    assert [column.number for column in seen.columns] == [7, None, None, 6]
    assert seen.score == 0


def test_p3_from_the_bottom_row() -> None:
    state = play(perched("15", mine="7 1 2 3 P 4 5 6"), "a:draw")
    assert floats(state) == ALL.replace("float-1", "float-5")


def test_p3_a_zero_is_a_number() -> None:
    assert floats(play(perched("15", mine="P 1 2 3 0 4 5 6", draw="0"), "a:draw")) == ALL


@pytest.mark.parametrize("copy", range(4))
def test_p3_any_of_the_four_parrots(copy: int) -> None:
    state = perched()
    box = (make_card(13, copy), *state.boxes[0][1:])
    assert floats(play(state._replace(boxes=(box, state.boxes[1])), "a:draw")) == ALL


def test_p3_is_never_compulsory() -> None:
    state = play(perched(), "a:draw")
    assert moves(state, "a").startswith("replace-1 replace-2")
    assert "discard" in moves(state, "a").split()
    after = play(state, "a:replace-1")
    assert box(after, "a") == "7 # # # | 7 # # #"
    assert written(after.discards) == "P 7"


def test_p3_of_two_parrots_either_may_float() -> None:
    state = play(perched("1526", mine="P P 2 3 7 7 5 6"), "a:draw")
    assert floats(state) == (
        "float-1-3 float-1-4 float-1-7 float-1-8 float-2-3 float-2-4 float-2-7 float-2-8"
    )
    assert floats(play(state, "a:float-1-3")) == ""


def test_p3_once_a_turn() -> None:
    state = play(perched("1526", mine="P P 2 3 7 7 5 6"), "a:draw a:float-1-3")
    assert state.phase == Taking(1)


def test_p3_the_landing_card_is_seen_only_then() -> None:
    """Also when it is the other half of the new pair's column, or a Parrot."""
    state = play(perched("15", mine="P P 2 3 7 4 5 6"), "a:draw a:float-1-2")
    assert box(state, "a") == "7 P # # | 7 # # #"
    assert written(state.discards) == "P 7"


def test_p3_a_landing_may_be_the_last_card() -> None:
    before = perched("1234567")
    state = play(before, "a:draw a:float-1-8")
    assert box(state, "a") == "7 1 2 3 | 7 4 5 P"
    assert state.closing == 0
    assert told(before, "a:draw a:float-1-8")[-1] == LastTurnsBegun(0, "finished")


def test_p1_a_new_partner_is_imitated() -> None:
    state = perched("15", draw="9")
    after = play(state, "a:draw a:replace-5")
    assert view(after, None).boxes[0].columns[0].number == 9
    assert isinstance(told(state, "a:draw a:replace-5")[1], CardReplaced)


@pytest.mark.parametrize(
    ("state", "move", "refusal"),
    [
        (perched(draw="8"), "float-1-2", "not-its-number P3"),
        (perched(draw="P"), "float-1-2", "not-its-number P3"),
        (perched(), "float-5-2", "no-parrot-there P3"),
        (perched(), "float-2-3", "no-parrot-there P3"),
        (perched(), "float-1-5", "landing-face-up P3"),
        (perched(), "float-1-1", "landing-face-up P3"),
        (perched("158"), "float-1-8", "landing-face-up P3"),
        (perched("12345678"), "float-1-8", "landing-face-up P3"),
        (perched("5"), "float-1-2", "no-parrot-there P3"),  # it lies face down itself
        (perched("1"), "float-1-2", "partner-face-down P4"),
        (perched("15", mine="P 1 2 3 P 4 5 6"), "float-1-2", "partner-is-parrot P4"),
        (perched("15", mine="P 1 2 3 P 4 5 6", draw="P"), "float-1-2", "partner-is-parrot P4"),
        # An equal card elsewhere in the box is no reason.
        (perched("125", mine="P 7 2 3 1 4 5 6"), "float-1-3", "not-its-number P3"),
        # A Parrot in another column does not hear of it.
        (perched("1256", mine="P P 2 3 7 4 5 6"), "float-2-3", "not-its-number P3"),
    ],
)
def test_p4_what_does_not_float(state: State, move: str, refusal: str) -> None:
    state = play(state, "a:draw")
    assert move not in floats(state).split()
    assert refused(state, f"a:{move}") == refusal


def test_p4_a_card_turned_up_elsewhere_makes_nothing_float() -> None:
    state = play(perched("15", mine="P 7 2 3 7 4 5 6", draw="9"), "a:draw a:discard a:turn-2")
    assert box(state, "a") == "P 7 # # | 7 # # #"
    assert state.phase == Taking(1)


def test_p4_whether_a_parrot_lies_face_down_is_not_told() -> None:
    """The refusal is the same over a hidden number and over a hidden Parrot."""
    hidden = play(perched("5"), "a:draw")
    number = play(perched("5", mine="4 1 2 3 7 P 5 6"), "a:draw")
    for move in ("float-1-2", "float-6-2", "float-2-1"):
        assert refused(hidden, f"a:{move}") == refused(number, f"a:{move}") == "no-parrot-there P3"
