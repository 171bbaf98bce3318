"""V1 to V6: slipping, too late, calls right and wrong, rustling."""

import pytest

from engine.games.cheating_moth import view, witness
from engine.games.cheating_moth.events import (
    CallMissed,
    CardDrawn,
    CardGiven,
    CardSlipped,
    FanRustled,
    GuardMoved,
    NothingGiven,
    SlipCaught,
    SlipStood,
)
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import (
    asked,
    hand,
    mischief,
    moves,
    phase,
    placed,
    play,
    refused,
    told,
    written,
)


def three(guard: str = "a", pile: str = "1 1 2 2 3") -> State:
    return placed("1 54", "5 52 2", "3 3 53", top="5", guard=guard, pile=pile)


def test_v1_everybody_but_the_guard_may_slip_a_card() -> None:
    state = three()
    assert mischief(state, "a") == "call-b call-c rustle"
    assert mischief(state, "b") == "slip-2 slip-5 slip-52 rustle"
    assert refused(state, "a:slip-54") == "guard-cannot-slip V1"
    after, events = told(state, "b:slip-52")
    assert isinstance(events[0], CardSlipped)
    assert (hand(after, "b"), asked(after)) == ("2 5", "a")


def test_v1_one_at_a_time() -> None:
    state = play(three(), "b:slip-52")
    assert refused(state, "b:slip-2") == "one-slip-at-a-time V1"
    assert refused(state, "c:slip-53") == ""
    assert refused(play(state, "*:late-b"), "b:slip-2") == ""


def test_v1_never_the_last_card() -> None:
    state = play(three(), "b:slip-52 *:late-b b:slip-2 *:late-b")
    assert refused(state, "b:slip-5") == "last-card V1"
    assert mischief(state, "b") == "rustle"


def test_v1_only_what_is_in_the_hand() -> None:
    assert refused(three(), "b:slip-1") == "not-in-your-hand V1"
    assert refused(three(), "*:slip-1") == "no-such-seat A1"


def test_v1_on_turn_and_off_turn() -> None:
    state = three(guard="c")
    assert refused(state, "a:slip-1") == ""
    assert refused(play(state, "a:play-1"), "a:slip-54") == "last-card V1"
    assert refused(play(state, "a:play-1"), "b:slip-5") == ""


def test_v1_during_actions() -> None:
    hands = ("14 1 2", "5 5 42", "3 3 3")
    state = play(placed(*hands, top="3", guard="c"), "a:play-14")
    assert refused(state, "a:slip-1") == refused(state, "b:slip-5") == ""


def test_v1_who_keeps_a_moth_draws_and_then_has_two() -> None:
    state = placed("52", "5 5", "3 3", top="2", pile="1", guard="b")
    assert moves(state, "a") == "draw"
    assert mischief(state, "a") == "rustle"
    assert "slip-52" in mischief(play(state, "a:draw"), "a")


def test_v2_the_clock_ends_a_slip() -> None:
    state = play(three(), "b:slip-52")
    assert moves(state, "*") == "late-b"
    after, events = told(state, "*:late-b")
    assert isinstance(events[0], SlipStood)
    assert (after.slips, written(after.vanished[1])) == ((None,) * 3, "52")
    assert asked(after) == "a"


def test_v2_only_the_clock_and_only_what_is_under_way() -> None:
    """To others it tells nothing about the slip."""
    for state in (three(), play(three(), "b:slip-52")):
        assert refused(state, "c:late-b") == refused(state, "a:late-b") == "only-the-clock-can V2"
        assert refused(state, "*:late-c") == "no-slip-under-way V2"


def test_v2_nobody_waits_for_it() -> None:
    state = play(three(), "b:slip-52")
    assert asked(state) == "a"
    for script in ("a:play-1 b:play-5", "a:play-1 b:play-2"):
        assert play(state, script).slips[1] is not None


def test_v3_only_the_guard_calls_somebody_else() -> None:
    state = play(three(), "b:slip-52")
    assert refused(state, "c:call-b") == "only-the-guard-calls V3"
    assert refused(state, "b:call-b") == "only-the-guard-calls V3"
    assert refused(state, "a:call-a") == "not-yourself V3"
    assert refused(state, "a:call-d") == "no-such-seat V3"


def test_v4_a_right_call_returns_the_card_for_all_to_see() -> None:
    state = play(three(), "b:slip-52")
    after, events = told(state, "a:call-b")
    assert events == (SlipCaught(0, 1, state.slips[1], 0),)  # type: ignore[arg-type]
    assert (hand(after, "b"), after.slips[1]) == ("2 5 52", None)
    assert (phase(after), asked(after), after.guard) == ("Penalty", "a", 0)


def test_v4_a_right_call_tells_in_whose_turn_it_slipped() -> None:
    state = play(three(), "b:slip-52 a:play-1 b:play-5")
    _, events = told(state, "a:call-b")
    assert isinstance(events[0], SlipCaught)
    assert events[0].during == 0


def test_v4_the_guard_gives_a_card_but_no_moth_and_the_guard_bug() -> None:
    state = play(three(), "b:slip-52 a:call-b")
    assert moves(state, "a", but="") == "give-1"
    assert refused(state, "a:give-54") == "moths-cannot-be-given C4"
    assert refused(state, "a:give-nothing") == "you-have-to-give C4"
    assert refused(state, "b:give-2") == "only-the-guard-gives C4"
    after, events = told(state, "a:give-1")
    assert isinstance(events[0], CardGiven)
    assert events[1] == GuardMoved(1)
    assert (hand(after, "a"), hand(after, "b"), after.guard) == ("54", "1 2 5 52", 1)
    assert (phase(after), asked(after)) == ("Turning", "a")


def test_v4_the_old_guard_may_cheat_and_the_new_one_may_not() -> None:
    state = placed("1 54 2", "5 52 2", "3 3 53", top="5")
    after = play(state, "b:slip-52 a:call-b a:give-1")
    assert mischief(after, "a") == "slip-2 slip-54 rustle"
    assert mischief(after, "b") == "call-a call-c rustle"
    assert "play-54" not in moves(after, "a")


def test_v4_with_nothing_but_moths_the_guard_gives_none() -> None:
    state = play(placed("54 53", "5 52", "3 3", top="4"), "b:slip-52 a:call-b")
    assert moves(state, "a") == "give-nothing"
    assert NothingGiven(0, 1) in told(state, "a:give-nothing")[1]
    assert play(state, "a:give-nothing").guard == 1


def test_v4_one_slip_is_punished_once() -> None:
    state = play(placed("1 1 2", "5 52 2", "3 3 53", top="5"), "b:slip-52 a:call-b a:give-1")
    assert isinstance(told(state, "b:call-a")[1][0], CallMissed)


def test_v4_nothing_else_happens_until_it_is_settled() -> None:
    state = play(three(), "c:slip-53 b:slip-52 a:call-b")
    assert refused(state, "a:call-c") == "call-being-settled V3"
    assert refused(state, "b:slip-2") == "call-being-settled V1"
    assert refused(state, "c:rustle") == "call-being-settled V6"
    assert refused(state, "a:play-1") == "call-being-settled V4"
    assert refused(state, "*:late-c") == ""
    assert play(state, "a:give-1").slips[2] is not None


def test_v4_what_was_interrupted_goes_on() -> None:
    hands = ("24 1 1", "5 5 42", "3 3 3")
    state = play(placed(*hands, top="3"), "a:play-24 b:slap-200 c:slip-3 a:call-c a:give-1")
    assert phase(state) == "Slapping"
    assert refused(state, "b:slap-3") == "done-already C2"
    gifts = play(state, "c:slap-100 *:close a:give-1")
    assert (phase(gifts), asked(gifts)) == ("Gifts", "c")


def test_v4_a_gift_that_is_put_aside_is_not_given_twice() -> None:
    hands = ("24 1 2", "5 5 42", "3 3 3")
    state = play(placed(*hands, top="3"), "a:play-24 b:slap-9 c:slap-1 *:close a:give-1 c:slip-3")
    caught = play(state, "a:call-c")
    assert moves(caught, "a") == "give-2"
    assert refused(caught, "a:give-1") == "card-put-aside C4"
    after = play(caught, "a:give-2")
    assert (phase(after), asked(after)) == ("Gifts", "c")
    done = play(after, "c:give-3")
    assert (phase(done), hand(done, "a"), hand(done, "b")) == ("Scored", "", "1 3 5 5 42")


def test_v5_a_wrong_call_costs_the_guard_a_card() -> None:
    state = three(pile="4 1")
    after, events = told(state, "a:call-b")
    assert events == (CallMissed(0, 1), CardDrawn(0, state.pile[0]))
    assert (hand(after, "a"), after.guard, phase(after)) == ("1 4 54", 0, "Turning")
    assert asked(after) == "a"


def test_v5_a_call_that_comes_too_late_is_wrong() -> None:
    state = play(three(), "b:slip-52 *:late-b")
    assert isinstance(told(state, "a:call-b")[1][0], CallMissed)


def test_v5_a_call_of_somebody_else_is_wrong() -> None:
    state = play(three(), "b:slip-52")
    assert isinstance(told(state, "a:call-c")[1][0], CallMissed)
    assert play(state, "a:call-c").slips[1] is not None


def test_v5_with_nothing_to_draw_nothing_is_drawn() -> None:
    assert told(three(pile=""), "a:call-b")[1] == (CallMissed(0, 1),)


def test_v6_a_fan_rustles_once_a_turn() -> None:
    state, events = told(three(), "b:rustle")
    assert events == (FanRustled(1),)
    assert refused(state, "b:rustle") == "rustled-already V6"
    assert view(state, 0).fans[1].rustling
    after = play(state, "a:play-1")
    assert refused(after, "b:rustle") == ""
    assert not view(after, 0).fans[1].rustled


def test_v6_it_is_over_when_the_game_goes_on_or_the_guard_has_called() -> None:
    state = play(three(), "b:rustle c:rustle")
    called = play(state, "a:call-b")
    assert [fan.rustling for fan in view(called, 0).fans] == [False, False, True]
    assert [fan.rustled for fan in view(called, 0).fans] == [False, True, True]
    hands = ("14 1 2", "5 5 42", "3 3 3")
    spider = play(placed(*hands, top="3"), "b:rustle a:play-14 c:rustle")
    assert [fan.rustled for fan in view(spider, 0).fans] == [False, True, True]
    assert [fan.rustling for fan in view(spider, 0).fans] == [False, False, True]
    slipped = play(spider, "b:slip-5 *:late-b")
    assert view(slipped, 0).fans[2].rustling


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a4_a_slip_is_witnessed_by_its_owner_alone(seat: int | None) -> None:
    state = three()
    after, events = told(state, "b:slip-52 *:late-b")
    assert [witness(event, seat) for event in events] == [None, None]
    assert [witness(event, 1) for event in events] == list(events)
    assert view(after, seat) == view(play(state, "b:slip-52"), seat) == view(state, seat)


def test_a4_the_own_slip_is_seen_while_it_is_under_way() -> None:
    state = play(three(), "b:slip-52")
    assert view(state, 1).slip == state.slips[1]
    assert view(state, 0).slip is None
    after = play(state, "*:late-b")
    assert (view(after, 1).slip, written(view(after, 1).fans[1].vanished or ())) == (None, "52")
