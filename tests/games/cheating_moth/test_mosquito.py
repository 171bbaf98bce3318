"""C2 to C4: the Mosquito, the slowest, and the gifts."""

import pytest

from engine.core.game import CLOCK
from engine.games.cheating_moth import legal_moves, refusal
from engine.games.cheating_moth.events import (
    CardGiven,
    GiftSealed,
    NothingGiven,
    SlowestBy,
    SlowestFound,
)
from engine.games.cheating_moth.moves import Claim, Slap
from engine.games.cheating_moth.state import EARLY, State
from tests.games.cheating_moth.table import (
    asked,
    cockroach,
    hand,
    kinds,
    mosquito,
    moves,
    phase,
    placed,
    play,
    refused,
    the,
    told,
)


def test_c2_all_but_the_active_player_slap_once() -> None:
    state = mosquito()
    assert (phase(state), asked(state)) == ("Slapping", "*")
    assert refused(state, "a:slap-200") == "you-played-it C2"
    assert refused(state, "b:slap-0") == refused(state, "b:slap-early") == ""
    assert refused(state, "b:slap-1999") == ""
    after = play(state, "b:slap-312")
    assert refused(after, "b:slap-313") == refused(after, "b:slap-early") == "done-already C2"
    assert refused(after, "*:slap-3") == "no-such-seat A1"
    assert len(legal_moves(state, 1)) == 2001 + 4


def test_c2_a_time_that_cannot_be_is_no_move() -> None:
    state = mosquito()
    for ms in (-2, 2000):
        objection = refusal(state, 1, Slap(ms))
        assert objection is not None
        assert objection.code == "no-such-choice"
        assert refusal(state, CLOCK, Slap(ms)) is not None
    assert refusal(cockroach(), 1, Claim(EARLY)) is not None
    assert refusal(cockroach(), 1, Claim(2000)) is not None


@pytest.mark.parametrize(
    ("slaps", "seat", "by"),
    [
        ("b:slap-300 c:slap-310 d:slap-290", 2, "late"),
        ("d:slap-310 c:slap-309 b:slap-311", 1, "late"),
        ("b:slap-300 c:slap-early d:slap-290", 2, "early"),
        ("b:slap-300 c:slap-early", 2, "early"),
        ("b:slap-1999 c:slap-0", 3, "still"),
    ],
)
def test_c3_too_early_then_not_at_all_then_late(slaps: str, seat: int, by: SlowestBy) -> None:
    found = the(mosquito(), f"{slaps} *:close", SlowestFound)
    assert found == SlowestFound(seat, by, lot=False)


@pytest.mark.parametrize(
    ("slaps", "among"),
    [
        ("", {1, 2, 3}),
        ("b:slap-200", {2, 3}),
        ("b:slap-early c:slap-200 d:slap-early", {1, 3}),
        ("b:slap-300 c:slap-200 d:slap-300", {1, 3}),
    ],
)
def test_c3_the_lot_decides_among_equals(slaps: str, among: set[int]) -> None:
    found = set()
    for seed in range(40):
        event = the(mosquito(seed=seed), f"{slaps} *:close", SlowestFound)
        assert isinstance(event, SlowestFound)
        assert event.lot
        found.add(event.seat)
    assert found == among


def test_c3_only_the_clock_closes_the_window() -> None:
    state = mosquito()
    assert refused(state, "b:close") == "only-the-clock-can C3"
    assert refused(placed("1 1", "2 2", "3 3", top="4"), "*:close") == "no-window-open C3"
    assert refused(state, "a:play-1") == "not-now T1"


def gifts() -> State:
    return play(mosquito(), "b:slap-1 c:slap-900 d:slap-2 *:close")


def test_c4_everybody_but_the_slowest_puts_a_card_aside() -> None:
    state = gifts()
    assert (phase(state), asked(state)) == ("Gifts", "a b d")
    assert moves(state, "a") == "give-1"
    assert moves(state, "b") == "give-5 give-42"
    assert moves(state, "c") == ""
    assert refused(state, "c:give-3") == "you-were-slowest C4"
    assert refused(state, "a:give-54") == "moths-cannot-be-given C4"
    assert refused(state, "a:give-nothing") == "you-have-to-give C4"
    assert refused(state, "b:give-1") == "not-in-your-hand C4"


def test_c4_they_are_handed_over_when_the_last_is_ready() -> None:
    after, events = told(gifts(), "d:give-2 a:give-1")
    assert [type(event) for event in events] == [GiftSealed, GiftSealed]
    assert (hand(after, "c"), asked(after)) == ("3 3", "b")
    assert refused(after, "a:give-1") == "done-already C4"
    done, events = told(after, "b:give-42")
    assert [event.seat for event in events if isinstance(event, CardGiven)] == [3, 0, 1]
    assert (hand(done, "a"), hand(done, "b"), hand(done, "d")) == ("1 54", "5 5", "53")
    assert (hand(done, "c"), asked(done)) == ("1 2 3 3 42", "b")


def test_c4_who_has_nothing_but_moths_gives_nothing() -> None:
    state = play(placed("24 54", "5 5", "3 3", top="3"), "a:play-24 b:slap-1 c:slap-2 *:close")
    assert moves(state, "a") == "give-nothing"
    done, events = told(state, "a:give-nothing b:give-5")
    assert NothingGiven(0, 2) in events
    assert (hand(done, "a"), hand(done, "c")) == ("54", "3 3 5")


def test_c4_a_gift_can_end_the_round() -> None:
    state = play(placed("24 1", "5 5", "3 3", top="3"), "a:play-24 b:slap-1 c:slap-2 *:close")
    after = play(state, "a:give-1")
    assert phase(after) == "Gifts"  # it is still in the hand
    done = play(after, "b:give-5")
    assert (phase(done), hand(done, "a"), hand(done, "c")) == ("Scored", "", "1 3 3 5")


def test_c4_a_card_put_aside_cannot_slip_and_does_not_count() -> None:
    state = play(gifts(), "b:give-5")
    assert refused(state, "b:slip-5") == "card-put-aside V1"
    assert refused(state, "b:slip-42") == ""
    two = play(gifts(), "d:give-2")
    assert refused(two, "d:slip-53") == "last-card V1"


def test_c4_gifts_by_lot() -> None:
    given = set()
    for seed in range(20):
        state = mosquito("gifts-by-lot", seed)
        after, events = told(state, "b:slap-1 c:slap-900 d:slap-2 *:close")
        assert (phase(after), asked(after)) == ("Turning", "b")
        assert kinds(state, "b:slap-1 c:slap-900 d:slap-2 *:close").count("CardGiven") == 3
        given.add(hand(after, "c"))
        assert "CardGiven" in [type(event).__name__ for event in events]
    assert given == {"1 2 3 3 5", "1 2 3 3 42"}


def test_c4_by_lot_moths_stay_too() -> None:
    hands = ("24 54", "5 5", "3 3")
    state = play(placed(*hands, top="3", options="gifts-by-lot"), "a:play-24")
    events = told(state, "b:slap-1 c:slap-2 *:close")[1]
    assert NothingGiven(0, 2) in events
