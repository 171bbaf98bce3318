"""Every way in which a move can be refused, phase by phase."""

import pytest

from engine.core.game import IllegalMove, Refusal
from engine.games.party_bugs import apply, legal_moves, read_move, refusal
from engine.games.party_bugs.state import Parting, State
from tests.games.party_bugs.table import (
    alike,
    begin,
    choices,
    config,
    dance,
    deadline,
    deal,
    drift,
    finished,
    first_move,
    play,
    refused,
)

Rows = list[tuple[str, str]]


def hiding() -> State:
    """a has hidden its 2; hands 2 3 4 13."""
    sets = ["1 2 3 4 13"] * 3
    return play(begin(config(deal(*sets), youngest="a", hidden_dancer=True)), "a:hide-2a")


def choosing() -> State:
    """a has chosen its 2; hands 2 3 4, floor 1 1 1."""
    return play(alike(3), "a:play-2a")


def taking() -> State:
    """b takes first, a last; floor 1 1 1."""
    return play(alike(3), choices("4 2 3"))


def test_a_legal_move_is_not_refused() -> None:
    assert [refused(choosing(), turn) for turn in ("a:play-3a", "b:play-2b")] == ["", ""]
    assert refused(taking(), "b:take-1a") == ""


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:hide-2a", "already-chosen H1"),
        ("a:hide-13a", "king-cannot-hide H1"),
        ("b:hide-13b", "king-cannot-hide H1"),
        ("a:hide-5a", "not-in-your-hand H1"),
        ("a:hide-3b", "not-in-your-hand H1"),
        ("a:hide-13b", "not-in-your-hand H1"),
        ("a:play-3a", "not-time-to-play B4"),
        ("a:take-1a", "not-time-to-take B4"),
        ("a:discard-pair", "not-now H3"),
        ("a:mirror-1a", "no-mirror M2"),
        ("a:deal", "only-the-clock-deals M1"),
        ("*:deal", "game-still-on M1"),
        ("*:hide-3a", "no-such-seat B1"),
        ("d:hide-3a", "no-such-seat B1"),
    ],
)
def test_h1_while_cards_are_hidden(turn: str, why: str) -> None:
    assert refused(hiding(), turn) == why


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:play-2a", "already-chosen B4"),
        ("a:play-5a", "not-in-your-hand B4"),
        ("a:play-3b", "not-in-your-hand B4"),
        ("a:play-1a", "not-in-your-hand B4"),
        ("a:hide-3a", "not-time-to-hide H1"),
        ("a:take-1a", "not-time-to-take B4"),
        ("a:discard-pair", "no-pair-to-discard H3"),
        ("a:mirror-1a", "no-mirror M2"),
        ("b:deal", "only-the-clock-deals M1"),
        ("*:deal", "game-still-on M1"),
        ("*:play-3a", "no-such-seat B1"),
        ("d:play-3d", "no-such-seat B1"),
        ("j:discard-pair", "no-such-seat B1"),
    ],
)
def test_b4_while_hand_cards_are_chosen(turn: str, why: str) -> None:
    assert refused(choosing(), turn) == why


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("b:take-2b", "not-on-the-floor B4"),
        ("b:take-5c", "not-on-the-floor B4"),
        ("a:take-1a", "not-your-turn B4"),
        ("a:take-9a", "not-your-turn B4"),
        ("c:take-1a", "not-your-turn B4"),
        ("b:play-3b", "not-time-to-play B4"),
        ("b:hide-3b", "not-time-to-hide H1"),
        ("b:discard-pair", "not-now H3"),
        ("b:mirror-1b", "no-mirror M2"),
        ("b:deal", "only-the-clock-deals M1"),
        ("*:deal", "game-still-on M1"),
        ("*:take-1a", "no-such-seat B1"),
        ("e:take-1a", "no-such-seat B1"),
    ],
)
def test_b4_while_the_floor_is_shared_out(turn: str, why: str) -> None:
    assert refused(taking(), turn) == why


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("c:take-12c", "not-on-the-floor B8"),
        ("a:take-13a", "not-your-turn B8"),
        ("a:play-13a", "not-time-to-play B4"),
    ],
)
def test_b8_in_the_last_round(turn: str, why: str) -> None:
    assert refused(drift(alike(3), "13"), turn) == why


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:take-13a", "game-over B9"),
        ("a:play-13a", "game-over B9"),
        ("a:deal", "game-over B9"),
        ("*:deal", "game-over B9"),
        ("f:discard-pair", "game-over B9"),
        ("a:mirror-1a", "game-over B9"),
    ],
)
def test_b9_after_the_game(turn: str, why: str) -> None:
    assert refused(finished(alike(3)), turn) == why


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:take-13a", "not-time-to-take B4"),
        ("a:play-13a", "not-time-to-play B4"),
        ("a:hide-13a", "not-time-to-hide H1"),
        ("a:discard-pair", "not-now H3"),
        ("a:mirror-1a", "no-mirror M2"),
        ("a:deal", "only-the-clock-deals M1"),
        ("*:play-3a", "no-such-seat B1"),
    ],
)
def test_m1_between_two_games(turn: str, why: str) -> None:
    assert refused(finished(alike(3, mirror=True)), turn) == why


def with_mirror(to: str) -> State:
    """Game 2; a holds the mirror."""
    ones = deal("1", "1", "1")
    return drift(begin(config(ones, ones, youngest="a", mirror=True)), to)


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:mirror-3a", "not-in-your-display M3"),
        ("a:mirror-1b", "not-in-your-display M3"),
        ("a:mirror-dancer", "not-in-your-display M3"),
        ("b:mirror-1b", "no-mirror M2"),
        ("b:mirror-dancer", "no-mirror M2"),
    ],
)
def test_m4_while_hand_cards_are_chosen(turn: str, why: str) -> None:
    assert refused(with_mirror("2.3"), turn) == why


def test_m4_the_mirror_before_and_after_the_own_take() -> None:
    state = dance(with_mirror("2.3"), "5 4 6")
    assert refused(state, "a:mirror-1a") == "not-now M4"
    assert refused(state, "a:mirror-dancer") == "not-now M4"
    state = play(state, "b:take-3a")
    assert refused(state, "a:mirror-3b") == "not-in-your-display M3"
    assert refused(state, "a:mirror-1a") == ""
    assert refused(play(state, "a:take-3b"), "a:mirror-1a") == "not-now M4"


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("a:mirror-13a", "not-in-your-display M3"),
        ("b:mirror-1b", "no-mirror M2"),
        ("a:play-11a", "not-time-to-play B4"),
        ("a:take-10a", "not-time-to-take B4"),
        ("a:hide-11a", "not-time-to-hide H1"),
        ("a:discard-pair", "not-now H3"),
        ("a:deal", "only-the-clock-deals M1"),
        ("*:deal", "game-still-on M1"),
        ("*:mirror-1a", "no-such-seat B1"),
    ],
)
def test_m3_while_the_mirror_has_to_go(turn: str, why: str) -> None:
    state = deadline(with_mirror("2.1"))
    assert isinstance(state.phase, Parting)
    assert refused(state, turn) == why


def test_applying_a_refused_move_is_an_illegal_move() -> None:
    with pytest.raises(IllegalMove) as fault:
        apply(choosing(), 0, read_move("play-2a"))
    assert fault.value.refusal == Refusal("already-chosen", "B4")
    assert str(fault.value) == "already-chosen (rule B4)"


@pytest.mark.parametrize("seat", [-2, 3, 6, 99])
def test_b1_whoever_does_not_sit_there_may_do_nothing(seat: int) -> None:
    hidden_dancer = alike(3, hidden_dancer=True)
    parting = deadline(with_mirror("2.1"))
    for state in (hidden_dancer, choosing(), taking(), parting, finished(alike(3))):
        assert legal_moves(state, seat) == ()
    assert refusal(choosing(), seat, read_move("play-3a")) == Refusal("no-such-seat", "B1")


def test_a_refused_move_leaves_the_state_as_it_was() -> None:
    state = taking()
    before = state._replace()
    assert refused(state, "a:take-1a") != ""
    assert state == before == taking()
    assert first_move(state) != before
