"""C1, C5 to C7: Spider, Cockroach, Ant."""

from engine.games.cheating_moth import reveals, view, witness
from engine.games.cheating_moth.events import (
    CardDrawn,
    CardGiven,
    CardLaid,
    CardTaken,
    ClaimLapsed,
    ClaimsSettled,
    NothingGiven,
    PileRenewed,
)
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import (
    asked,
    cockroach,
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


def test_c6_a_claim_that_lapses_costs_a_card_and_the_next_may_lay() -> None:
    """With such a card or without; whoever was slower and is not asked any more pays nothing."""
    state = play(cockroach("rulings_2"), "d:claim-1 c:claim-2 b:claim-3 a:claim-4 *:close")
    assert moves(state, "d") == "lapse"
    after, events = told(state, "d:lapse")
    assert events == (ClaimLapsed(3), CardDrawn(3, state.pile[0]))
    assert (asked(after), hand(after, "d"), len(after.pile)) == ("c", "1 1 1", 4)
    declined = play(after, "c:lapse")
    assert (asked(declined), hand(declined, "c"), len(declined.pile)) == ("b", "1 4 4", 3)
    done = play(declined, "b:lay-4")
    assert [len(cards) for cards in done.hands] == [2, 2, 3, 3]
    assert asked(done) == "b"


def test_c6_what_it_costs_is_drawn_before_the_game_goes_on() -> None:
    state = play(cockroach("rulings_2"), "d:claim-1 *:close")
    assert kinds(state, "d:lapse") == "ClaimLapsed CardDrawn NobodyLaid"
    assert asked(play(state, "d:lapse")) == "b"


def test_c6_the_others_see_no_difference_between_having_none_and_keeping_one() -> None:
    seen = []
    for own in ("1 1", "4 1"):
        hands = ("34 4 1", "4 14 1", "4 4", own)
        state = play(placed(*hands, top="3", options="rulings_2"), "a:play-34 d:claim-1 *:close")
        after, events = told(state, "d:lapse")
        seen.append((view(after, 1), [witness(event, 1) for event in events]))
        assert not any(map(reveals, events[:1]))
        assert reveals(events[1])
    assert seen[0] == seen[1]


def test_c6_it_costs_nothing_if_there_is_nothing_to_draw() -> None:
    """The pile is renewed for it (T4), as long as there is anything to renew it from."""
    state = placed("34 1 5", "2 2", "5 5", top="3", pile="", options="rulings_2")
    state = play(state, "a:play-34 b:claim-1 c:claim-2 *:close")
    first, events = told(state, "b:lapse")
    assert [type(event).__name__ for event in events] == ["ClaimLapsed", "PileRenewed", "CardDrawn"]
    assert (written(first.discards), hand(first, "b")) == ("34", "2 2 3")
    assert kinds(first, "c:lapse") == "ClaimLapsed NobodyLaid"


def test_c6_under_the_first_rulings_a_claim_that_lapses_costs_nothing() -> None:
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
