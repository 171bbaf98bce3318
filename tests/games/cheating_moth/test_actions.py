"""C1 to C7: Spider, Mosquito, Cockroach, Ant."""

import pytest

from engine.core.game import CLOCK
from engine.games.cheating_moth import legal_moves, refusal
from engine.games.cheating_moth.events import (
    CardDrawn,
    CardGiven,
    CardLaid,
    CardTaken,
    ClaimsSettled,
    GiftSealed,
    NothingGiven,
    PileRenewed,
    SlowestBy,
    SlowestFound,
)
from engine.games.cheating_moth.moves import Claim, Slap
from engine.games.cheating_moth.state import EARLY, Gifts, State
from tests.games.cheating_moth.table import (
    asked,
    hand,
    kinds,
    moves,
    phase,
    placed,
    play,
    refused,
    the,
    told,
    written,
)


def spider() -> State:
    return play(placed("14 1 52", "5 5", "3 3", top="3"), "a:play-14")


def mosquito(options: str = "", seed: int = 0) -> State:
    hands = ("24 1 1 54", "5 5 42", "3 3", "2 53")
    return play(placed(*hands, top="3", options=options, seed=seed), "a:play-24")


def cockroach(options: str = "", seed: int = 0) -> State:
    hands = ("34 4 1", "4 14 1", "4 4", "1 1")
    return play(placed(*hands, top="3", options=options, seed=seed), "a:play-34")


# --- the Spider ------------------------------------------------------------------------------


def test_c1_a_card_but_no_moth_may_go_to_one_other_player() -> None:
    state = spider()
    assert (phase(state), asked(state)) == ("Giving", "a")
    assert moves(state, "a") == "give-1-b give-1-c give-nothing"
    after, events = told(state, "a:give-1-c")
    assert isinstance(events[0], CardGiven)
    assert (events[0].seat, events[0].to) == (0, 2)
    assert (hand(after, "a"), hand(after, "c"), asked(after)) == ("52", "1 3 3", "b")


def test_c1_it_may_be_left() -> None:
    after, events = told(spider(), "a:give-nothing")
    assert events == (NothingGiven(0, None),)
    assert (hand(after, "a"), asked(after)) == ("1 52", "b")


def test_c1_what_is_refused() -> None:
    state = spider()
    assert refused(state, "a:give-52-b") == "moths-cannot-be-given C1"
    assert refused(state, "a:give-1-a") == "not-yourself C1"
    assert refused(state, "a:give-1-d") == "no-such-seat C1"
    assert refused(state, "a:give-5-b") == "not-in-your-hand C1"
    assert refused(state, "b:give-5-a") == "not-your-turn C1"
    assert refused(state, "a:give-1") == "not-now C4"
    assert refused(state, "a:play-1") == "not-now T1"


def test_c1_with_nothing_but_moths_there_is_nothing_to_give() -> None:
    state = play(placed("14 52", "5 5", "3 3", top="3"), "a:play-14")
    assert moves(state, "a") == "give-nothing"


def test_c1_who_gives_the_last_card_has_ended_the_round() -> None:
    state = play(placed("14 1", "5 5", "3 3", top="3"), "a:play-14")
    assert phase(play(state, "a:give-1-b")) == "Scored"
    assert phase(play(state, "a:give-nothing")) == "Turning"


# --- the Mosquito ----------------------------------------------------------------------------


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


# --- the Cockroach ---------------------------------------------------------------------------


def test_c5_everybody_may_claim_once() -> None:
    state = cockroach()
    assert (phase(state), asked(state)) == ("Claiming", "*")
    assert [refused(state, f"{seat}:claim-5") for seat in "abcd"] == [""] * 4
    after = play(state, "a:claim-5")
    assert refused(after, "a:claim-6") == "done-already C5"
    assert refused(after, "*:claim-6") == "no-such-seat A1"


def test_c5_the_fastest_is_first() -> None:
    state = play(cockroach(), "a:claim-400 d:claim-390 b:claim-410")
    settled = the(state, "*:close", ClaimsSettled)
    assert settled == ClaimsSettled((3, 0, 1), lot=False)
    after = play(state, "*:close")
    assert (phase(after), asked(after)) == ("Laying", "d")
    assert refused(after, "a:lay-4") == "somebody-was-faster C6"
    assert refused(after, "c:lapse") == "somebody-was-faster C6"


def test_c5_equals_are_ordered_by_lot() -> None:
    orders = set()
    for seed in range(40):
        state = cockroach(seed=seed)
        settled = the(state, "a:claim-7 b:claim-8 c:claim-7 *:close", ClaimsSettled)
        assert isinstance(settled, ClaimsSettled)
        assert settled.lot
        orders.add(settled.order)
    assert orders == {(0, 2, 1), (2, 0, 1)}


def test_c5_without_a_claim_the_game_goes_on() -> None:
    state = cockroach()
    assert kinds(state, "*:close") == "ClaimsSettled NobodyLaid"
    assert asked(play(state, "*:close")) == "b"


def test_c6_a_number_card_of_the_same_value_is_laid() -> None:
    state = play(cockroach(), "b:claim-1 *:close")
    assert moves(state, "b") == "lay-4 lapse"
    assert refused(state, "b:lay-14") == "not-that-number C6"
    assert refused(state, "b:lay-1") == "not-that-number C6"
    assert refused(state, "b:lay-5") == "not-in-your-hand C6"
    after, events = told(state, "b:lay-4")
    assert isinstance(events[0], CardLaid)
    assert (written(after.discards[:2]), hand(after, "b")) == ("4 34", "1 14")
    assert asked(after) == "b"  # left of who played the Cockroach


def test_c6_a_claim_without_a_card_lapses_to_the_next() -> None:
    state = play(cockroach(), "d:claim-1 c:claim-2 *:close")
    assert moves(state, "d") == "lapse"
    after = play(state, "d:lapse")
    assert (asked(after), hand(after, "d")) == ("c", "1 1")
    assert kinds(after, "c:lapse") == "ClaimLapsed NobodyLaid"
    assert asked(play(after, "c:lapse")) == "b"


def test_c6_the_active_player_may_lay_and_may_end_the_round() -> None:
    state = play(placed("34 4", "1 1", "2 2", top="3"), "a:play-34 a:claim-0 *:close")
    assert phase(play(state, "a:lay-4")) == "Scored"


# --- the Ant ---------------------------------------------------------------------------------


def test_c7_each_takes_the_topmost_card_under_the_ant() -> None:
    state = placed("44 1", "2 2", "3 3", "4 4", top="3 51 13 1 2", turn="a")
    after, events = told(state, "a:play-44")
    taken = [event for event in events if isinstance(event, CardTaken)]
    assert [event.seat for event in taken] == [1, 2, 3]
    assert written([event.card for event in taken]) == "3 51 13"
    assert (written(after.discards), asked(after)) == ("44 1 2", "b")
    assert hand(after, "c") == "3 3 51"
    assert hand(after, "a") == "1"


def test_c7_as_long_as_there_are_any() -> None:
    state = placed("2 2", "44 1", "3 3", "4 4", top="3 1", turn="b")
    after = play(state, "b:play-44")
    assert [hand(after, seat) for seat in "abcd"] == ["2 2", "1", "3 3 3", "1 4 4"]
    assert written(after.discards) == "44"


def test_c7_by_option_they_draw() -> None:
    state = placed("44 1", "2 2", "3 3", top="3 51", pile="5 4 1", options="ant-draws")
    after, events = told(state, "a:play-44")
    assert [event.seat for event in events if isinstance(event, CardDrawn)] == [1, 2]
    assert (hand(after, "b"), hand(after, "c")) == ("2 2 5", "3 3 4")
    assert written(after.discards) == "44 3 51"


def test_c7_by_option_the_ant_stays_when_the_pile_is_renewed() -> None:
    state = placed("44 1", "2 2", "3 3", "4 4", top="3 51", pile="5", options="ant-draws")
    after, events = told(state, "a:play-44")
    assert PileRenewed(1, 2) in events
    assert (written(after.discards), after.pile) == ("44", ())
    assert [len(cards) for cards in after.hands] == [1, 3, 3, 3]
    less = placed("44 1", "2 2", "3 3", "4 4", top="3", pile="5", options="ant-draws")
    assert [len(cards) for cards in play(less, "a:play-44").hands] == [1, 3, 3, 2]


# --- the calm table --------------------------------------------------------------------------


def test_l1_leaves_are_chosen_in_secret() -> None:
    state = mosquito("calm")
    assert (phase(state), asked(state)) == ("Leafing", "b c d")
    assert moves(state, "b") == "leaf-1 leaf-2 leaf-3"
    assert moves(state, "a") == ""
    assert refused(state, "a:leaf-1") == "you-played-it L1"
    after = play(state, "b:leaf-2")
    assert asked(after) == "c d"
    assert refused(after, "b:leaf-1") == "done-already L1"
    assert refused(after, "b:slap-1") == "not-now C2"


def test_l1_the_mosquito_goes_where_most_are() -> None:
    slowest = set()
    for seed in range(30):
        events = told(mosquito("calm", seed), "b:leaf-3 c:leaf-1 d:leaf-3")[1]
        shown, found = events[-2:]
        assert getattr(shown, "leaf", 0) == 3
        assert getattr(shown, "leaves", ()) == (None, 3, 1, 3)
        assert isinstance(found, SlowestFound)
        assert (found.by, found.lot) == ("leaf", True)
        slowest.add(found.seat)
    assert slowest == {1, 3}


def test_l1_of_equally_full_leaves_a_lot_chooses() -> None:
    slowest = set()
    for seed in range(40):
        found = the(mosquito("calm", seed), "b:leaf-3 c:leaf-1 d:leaf-2", SlowestFound)
        assert isinstance(found, SlowestFound)
        assert not found.lot
        slowest.add(found.seat)
    assert slowest == {1, 2, 3}


def test_l1_gifts_follow() -> None:
    after = play(mosquito("calm"), "b:leaf-1 c:leaf-1 d:leaf-1")
    assert isinstance(after.phase, Gifts)


def test_l2_cards_are_put_aside_in_secret() -> None:
    state = cockroach("calm")
    assert (phase(state), asked(state)) == ("Sealing", "a b c d")
    assert moves(state, "b") == "lay-4 lapse"
    assert moves(state, "d") == "lapse"
    assert refused(state, "b:lay-14") == "not-that-number C6"
    after = play(state, "b:lay-4")
    assert (asked(after), hand(after, "b")) == ("a c d", "1 4 14")
    assert refused(after, "b:slip-4") == "card-put-aside V1"
    assert refused(after, "b:lapse") == "done-already C6"


def test_l2_a_lot_chooses_one_of_them() -> None:
    laid = set()
    for seed in range(40):
        event = the(cockroach("calm", seed), "b:lay-4 a:lay-4 d:lapse c:lapse", CardLaid)
        assert isinstance(event, CardLaid)
        assert event.tried == 2
        laid.add(event.seat)
    assert laid == {0, 1}
    after = play(cockroach("calm"), "b:lapse a:lapse d:lapse c:lay-4")
    assert (hand(after, "c"), asked(after), written(after.discards[:2])) == ("4", "b", "4 34")


def test_l2_nobody_need_lay() -> None:
    state = cockroach("calm")
    script = "a:lapse b:lapse c:lapse d:lapse"
    assert kinds(state, script).endswith("LaySealed NobodyLaid")
    assert asked(play(state, script)) == "b"


def test_l2_laying_the_last_card_ends_the_round() -> None:
    state = play(placed("34 4", "1 1", "2 2", top="3", options="calm"), "a:play-34")
    assert phase(play(state, "a:lay-4 b:lapse c:lapse")) == "Scored"
