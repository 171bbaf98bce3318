"""T1 to T4: playing, what fits, drawing, a new draw pile; E2: standstill."""

import pytest

from engine.games.cheating_moth.events import (
    CardDrawn,
    CardPlayed,
    PileRenewed,
    RoundEnded,
    TurnSkipped,
)
from tests.games.cheating_moth.table import (
    asked,
    begin,
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


def test_t1_turns_go_round_clockwise() -> None:
    state = placed("1 1", "2 2", "3 3", top="5", guard="c")
    assert asked(state) == "a"
    for seat, move in zip("abc", ("play-1", "play-2", "play-3")):
        assert asked(state) == seat
        state = play(state, f"{seat}:{move}")
    assert (asked(state), state.turn) == ("a", 4)


def test_t1_nobody_plays_out_of_turn() -> None:
    state = placed("1 1", "2 2", "3 3", top="5")
    assert refused(state, "b:play-2") == "not-your-turn T1"
    assert refused(state, "b:draw") == "not-your-turn T1"
    assert refused(state, "b:skip") == "not-your-turn T1"
    assert refused(state, "*:draw") == "no-such-seat A1"
    assert refused(state, "e:draw") == "no-such-seat A1"


@pytest.mark.parametrize(
    ("top", "fit"),
    [
        ("1", "play-2 play-5 play-12 play-15"),
        ("2", "play-1 play-3"),
        ("3", "play-2 play-4 play-12"),
        ("4", "play-3 play-5 play-15"),
        ("5", "play-1 play-4"),
        ("51", "play-2 play-5 play-12 play-15"),
        ("43", "play-2 play-4 play-12"),
    ],
)
def test_t2_exactly_one_higher_or_lower(top: str, fit: str) -> None:
    """Whatever the card on top is, only its value counts."""
    state = placed("1 2 3 4 5 12 15 52", "1 1", "2 2", top=top, guard="b")
    assert moves(state, "a") == fit


def test_t2_what_does_not_fit_is_refused() -> None:
    state = placed("3 4 5 54", "1 1", "2 2", top="3", guard="b")
    assert refused(state, "a:play-3") == "does-not-fit T2"
    assert refused(state, "a:play-5") == "does-not-fit T2"
    assert refused(state, "a:play-54") == "only-the-guard-plays-moths T2"
    assert refused(state, "a:play-1") == "not-in-your-hand T1"
    assert refused(state, "a:play-4") == ""


def test_t2_a_moth_fits_for_nobody_but_the_guard() -> None:
    state = placed("52 54", "1 1", "2 2", top="3", guard="b")
    assert moves(state, "a") == "draw"
    guarding = placed("52 54", "1 1", "2 2", top="3", guard="a")
    assert moves(guarding, "a") == "play-52 play-54 draw"
    after = play(guarding, "a:play-54")
    assert (written(after.discards), asked(after)) == ("54 3", "b")


def test_t3_who_can_play_must() -> None:
    state = placed("4 52", "1 1", "2 2", top="3", guard="a")
    assert moves(state, "a") == "play-4 play-52"
    assert refused(state, "a:draw") == "you-can-play T3"
    assert refused(state, "a:skip") == "you-can-play T3"


def test_t3_a_card_is_drawn_and_the_turn_is_over() -> None:
    state = placed("3 3", "1 1", "2 2", top="3", pile="4 5", guard="b")
    after, events = told(state, "a:draw")
    assert events == (CardDrawn(0, state.pile[0]),)
    assert (hand(after, "a"), asked(after), written(after.pile)) == ("3 3 4", "b", "5")
    assert refused(state, "a:skip") == "draw-instead T4"


def test_t4_the_discards_but_the_top_one_become_the_draw_pile() -> None:
    state = placed("3 3", "1 1", "2 2", top="3 1 5 5", pile="")
    after, events = told(state, "a:draw")
    assert events[0] == PileRenewed(1, 3)
    assert isinstance(events[1], CardDrawn)
    assert (written(after.discards), len(after.pile), after.renewals) == ("3", 2, 1)
    assert sorted([*after.pile, *after.hands[0]]) == sorted([*state.discards[1:], *state.hands[0]])


def test_t4_an_explicit_reshuffle_says_what_comes_up() -> None:
    state = begin("oldest a", "reshuffle 1 1 5 42", "reshuffle 1 2 1", "reshuffle 2 1 3")
    few = placed("3 3", "1 1", "2 2", top="3 1 42 5 4", pile="")
    state = few._replace(reshuffles=state.reshuffles)
    after = play(state, "a:draw")
    assert hand(after, "a") == "3 3 5"
    assert written(after.pile[:1]) == "42"
    again = play(
        after._replace(pile=(), discards=(*after.discards, *after.pile), active=0), "a:draw"
    )
    assert hand(again, "a") == "1 3 3 5"


def test_t4_the_last_card_of_the_pile_is_drawn_before_it_is_renewed() -> None:
    after = play(placed("3 3", "1 1", "2 2", top="3 1 5", pile="4"), "a:draw")
    assert (len(after.pile), len(after.discards), after.renewals) == (0, 3, 0)


def test_t4_with_nothing_to_draw_nothing_is_drawn() -> None:
    state = placed("3 3", "5 5", "4 4", top="3", pile="")
    assert moves(state, "a") == "skip"
    assert refused(state, "a:draw") == "nothing-to-draw T4"
    after, events = told(state, "a:skip")
    assert events == (TurnSkipped(0),)
    assert (asked(after), after.idle) == ("b", 1)


def test_e2_a_whole_lap_without_a_play_ends_the_round() -> None:
    state = placed("3 3", "5 5", "1 3", top="3", pile="")
    after = play(state, "a:skip b:skip")
    assert phase(after) == "Turning"
    ended = the(after, "c:skip", RoundEnded)
    assert ended == RoundEnded("standstill", ())
    assert phase(play(after, "c:skip")) == "Scored"


def test_e2_a_guard_who_passes_with_a_moth_that_fits_counts_towards_the_lap() -> None:
    state = placed("3 54", "5 5", "1 3", top="3", pile="", guard="a")
    assert moves(state, "a") == "play-54 skip"
    after = play(state, "a:skip b:skip")
    assert (asked(after), after.idle) == ("c", 2)
    assert the(after, "c:skip", RoundEnded) == RoundEnded("standstill", ())
    played = play(state, "a:play-54")
    assert (asked(played), played.idle) == ("b", 0)


def test_e2_a_play_begins_the_lap_anew() -> None:
    state = placed("3 3", "5 5", "4 1 1", top="3", pile="")
    after = play(state, "a:skip b:skip c:play-4")
    assert (after.idle, phase(after)) == (0, "Turning")
    assert play(after, "a:play-3").idle == 0


def test_e2_a_drawn_card_begins_the_lap_anew() -> None:
    state = placed("3 3", "5 5", "1 1", top="3", pile="2")._replace(idle=2)
    assert play(state, "a:draw").idle == 0


def test_c8_an_action_card_that_is_played_last_does_not_act() -> None:
    for face in (14, 24, 34, 44):
        state = placed(str(face), "1 1", "2 2", top="3 3")
        after, events = told(state, f"a:play-{face}")
        assert isinstance(events[0], CardPlayed)
        assert (events[0].acts, phase(after)) == (False, "Scored")
        assert hand(after, "b") == "1 1"


def test_c8_numbers_and_moths_do_not_act() -> None:
    state = placed("4 54 1", "1 1", "2 2", top="3")
    for face in ("4", "54"):
        played = the(state, f"a:play-{face}", CardPlayed)
        assert isinstance(played, CardPlayed)
        assert played.acts is False
    assert kinds(state, "a:play-4") == "CardPlayed"
