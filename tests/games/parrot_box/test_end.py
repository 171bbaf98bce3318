"""T5 and E1 to E4: a new draw pile, last turns, scoring, five rounds, and who wins."""

import pytest

from engine.core.deals import Reshuffle
from engine.core.game import CLOCK, Outcome
from engine.games.parrot_box import awaited, legal_moves, outcome, setup
from engine.games.parrot_box.events import (
    LastTurnsBegun,
    PileRenewed,
    RestTurned,
    RoundBegun,
    RoundScored,
)
from engine.games.parrot_box.state import Config, Scored, State, Taking
from tests.games.parrot_box.table import (
    HIGH,
    PLAIN,
    begin,
    box,
    config,
    deal,
    drift,
    faces,
    finished,
    kinds,
    next_round,
    opened,
    play,
    refused,
    the,
    told,
    uncovered,
    written,
)

LOW = "0 0 1 1 2 2 3 3"


def close_to_the_end(seats: int = 3) -> State:
    """a has one card face down, all others have six; 9 9 9 … to draw."""
    boxes = [PLAIN, HIGH, LOW, "4 5 6 7 4 5 6 7"][:seats]
    state = opened(*boxes, discard="6", pile="9 9 9 9")
    return uncovered(state, "1234567", *["12"] * (seats - 1))


# --- E1, E3: last turns ----------------------------------------------------------------------


@pytest.mark.parametrize("script", ["a:draw a:replace-8", "a:draw a:discard a:turn-8"])
def test_e1_who_has_all_eight_face_up_is_done(script: str) -> None:
    state = close_to_the_end()
    assert told(state, script)[-1] == LastTurnsBegun(0, "finished")
    assert play(state, script).closing == 0


def test_e1_all_others_have_one_more_turn() -> None:
    state = play(close_to_the_end(), "a:draw a:replace-8 b:draw b:replace-1")
    assert state.phase == Taking(2)
    state = play(state, "c:draw c:replace-1")
    assert isinstance(state.phase, Scored)


def test_e1_a_second_one_who_is_done_changes_nothing() -> None:
    state = uncovered(close_to_the_end(), "1234567", "1234567", "12")
    state = play(state, "a:draw a:replace-8")
    events = told(state, "b:draw b:replace-8")
    assert kinds(events) == "CardDrawn CardReplaced"
    after = play(state, "b:draw b:replace-8")
    assert (after.closing, after.phase) == (0, Taking(2))


def test_e1_seats_after_the_last_one_come_first_again() -> None:
    state = uncovered(close_to_the_end(4), "12", "12", "1234567", "12")
    state = play(state, "a:draw a:replace-1 b:draw b:replace-1 c:draw c:replace-8")
    order = []
    while not isinstance(state.phase, Scored):
        order.append(awaited(state)[0])
        state = play(state, f"{'abcd'[order[-1]]}:draw {'abcd'[order[-1]]}:replace-1")
    assert order == [3, 0, 1]


def test_e3_face_down_cards_are_turned_up_after_the_last_turn() -> None:
    state = play(close_to_the_end(), "a:draw a:replace-8")
    events = told(state, "b:draw b:replace-3")
    rest = the(events, RestTurned)
    assert rest == RestTurned(1, (3, 4, 5, 6, 7), state.boxes[1][3:])
    after = play(state, "b:draw b:replace-3")
    assert box(after, "b") == "12 11 9 9 | 8 12 11 10"
    assert box(after, "c") == "0 0 # # | # # # #"


def test_e3_also_the_last_one_that_was_left() -> None:
    state = uncovered(close_to_the_end(), "1234567", "1234567", "12")
    events = told(play(state, "a:draw a:replace-8"), "b:draw b:discard b:end")
    assert kinds(events) == "CardDrawn CardDiscarded LastKeptDown RestTurned"


def test_e3_the_round_is_scored() -> None:
    state = play(close_to_the_end(2), "a:draw a:replace-8")
    events = told(state, "b:draw b:replace-1")
    totals = (1 + 2 + 3 + 4 + 5 + 6 + 7 + 9, 9 + 11 + 10 + 9 + 8 + 12 + 11 + 10)
    assert events[-1] == RoundScored(1, totals, totals)
    after = play(state, "b:draw b:replace-1")
    assert after.phase == Scored(totals)
    assert (after.sums, awaited(after)) == (totals, (CLOCK,))


def test_e3_nothing_but_dealing_goes_on_from_there() -> None:
    state = play(close_to_the_end(2), "a:draw a:replace-8 b:draw b:replace-1")
    assert [refused(state, turn) for turn in ("a:draw", "b:turn-3", "a:deal", "*:deal")] == [
        "round-over E3",
        "round-over E3",
        "only-the-clock-deals A2",
        "",
    ]


# --- T5, E2: the draw pile runs out ----------------------------------------------------------


def run_out(state: State) -> State:
    """As if all but three cards of the draw pile had gone to the discard pile."""
    pile, gone = state.pile[:3], state.pile[3:]
    return state._replace(pile=pile, discards=state.discards + gone)


def test_t5_the_top_discard_stays_and_the_rest_is_shuffled() -> None:
    state = run_out(opened(PLAIN, HIGH, pile="9 9 9"))
    state = play(state, "a:draw a:replace-1 b:draw b:replace-1 a:draw a:replace-1")
    assert (state.pile, written(state.discards[:4])) == ((), "9 12 1 6")
    top, under = state.discards[0], state.discards[1:]
    events = told(state, "b:draw")
    assert kinds(events) == "PileRenewed CardDrawn"
    assert events[0] == PileRenewed(1, len(under))
    after = play(state, "b:draw")
    assert after.discards == (top,)
    assert sorted(after.pile) != sorted(under)
    assert len(after.pile) == len(under) - 1
    assert set(after.pile) < set(under)
    assert after.pile != under[1:]


def test_t5_each_shuffle_is_another() -> None:
    state = run_out(opened(PLAIN, HIGH, pile="9 9 9"))._replace(pile=())
    after = play(state, "a:draw")
    assert after.rng != state.rng


def test_t5_taking_a_discard_does_not_renew_the_pile() -> None:
    state = run_out(opened(PLAIN, HIGH, pile="9 9 9"))
    state = play(state, "a:draw a:replace-1 b:draw b:replace-1 a:draw a:replace-1 b:take")
    assert (state.pile, state.renewals) == ((), 0)


def test_t5_an_explicit_reshuffle() -> None:
    """What is not in the pile is passed over, what is not named is shuffled below."""
    agreed = config(
        deal(PLAIN, HIGH, discard="6", pile="9 9 9"),
        reshuffles=[Reshuffle(1, 1, faces("P 0 7 7 7 7 7 7 7 7 P"))],
    )
    state = play(setup(agreed, 2).state, "a:turn-1 a:turn-2 b:turn-1 b:turn-2")
    state = run_out(state)
    assert state.phase == Taking(1)
    state = play(state, "b:draw b:replace-1 a:draw a:replace-1 b:draw b:replace-1 a:draw")
    # One 7 of the eight is in a's box.
    assert written(state.pile[:9]) == "0 7 7 7 7 7 7 7 P"
    assert state.reshuffles != ()
    assert next_round(state._replace(phase=Scored((0, 0)))).reshuffles == ()


def test_e2_the_second_time_last_turns_begin() -> None:
    state = run_out(opened(PLAIN, HIGH, "0 0 0 1 1 1 2 2", pile="9 9 9"))
    state = state._replace(pile=(), renewals=1)
    events = told(state, "a:draw")
    assert kinds(events) == "PileRenewed LastTurnsBegun CardDrawn"
    assert events[0] == PileRenewed(2, len(state.discards) - 1)
    assert events[1] == LastTurnsBegun(0, "pile")
    # The drawer's turn goes on as usual, and is the last one.
    state = play(state, "a:draw a:discard a:turn-3")
    assert (box(state, "a"), state.phase) == ("1 2 3 4 | 5 6 7 8", Taking(1))
    state = play(state, "b:draw b:replace-1 c:draw c:replace-1")
    assert isinstance(state.phase, Scored)


def test_e2_when_last_turns_are_on_already_nothing_begins() -> None:
    state = run_out(opened(PLAIN, HIGH, "0 0 0 1 1 1 2 2", pile="9 9 9"))
    state = state._replace(pile=(), renewals=1, closing=1)
    assert kinds(told(state, "a:draw")) == "PileRenewed CardDrawn"


def test_e2_with_three_renewals_it_is_still_the_first_closing_that_counts() -> None:
    state = run_out(opened(PLAIN, HIGH, "0 0 0 1 1 1 2 2", pile="9 9 9"))
    state = state._replace(pile=(), renewals=2)
    assert the(told(state, "a:draw"), LastTurnsBegun) == LastTurnsBegun(0, "pile")


def test_e2_finishing_in_that_turn_begins_nothing_anew() -> None:
    state = run_out(opened(PLAIN, HIGH, pile="9 9 9"))
    state = uncovered(state._replace(pile=(), renewals=1), "1234567", "12")
    assert kinds(told(state, "a:draw a:replace-8")) == (
        "PileRenewed LastTurnsBegun CardDrawn CardReplaced"
    )
    assert play(state, "a:draw a:replace-8").closing == 0


def test_e2_a_whole_round_of_drawing() -> None:
    """Nobody ever finishes: the draw pile is renewed twice, then everybody has had a last turn."""
    state = drift(begin(PLAIN, HIGH))
    assert (state.renewals, state.turn) == (2, 91 + 91 + 2)


# --- E2: a hundred turns ---------------------------------------------------------------------


def taking_for_ever(turns: int) -> State:
    """Nobody draws: the top discard goes round."""
    state = opened(PLAIN, HIGH, "0 0 0 1 1 1 2 2")
    for turn in range(turns):
        seat = "abc"[turn % 3]
        state = play(state, f"{seat}:take {seat}:replace-1")
    return state


def test_e2_after_a_hundred_turns_each_last_turns_begin() -> None:
    state = taking_for_ever(299)
    assert (state.closing, state.turn) == (None, 300)
    events = told(state, "c:take c:replace-1")
    assert kinds(events) == "DiscardTaken CardReplaced LastTurnsBegun"
    assert events[-1] == LastTurnsBegun(0, "turns")
    state = play(state, "c:take c:replace-1")
    assert (state.closing, state.phase, state.turn) == (0, Taking(0), 301)
    state = play(state, "a:take a:replace-1")
    assert box(state, "a").count("#") == 0
    state = play(state, "b:take b:replace-1")
    assert not isinstance(state.phase, Scored)
    assert isinstance(play(state, "c:take c:replace-1").phase, Scored)


def test_e2_who_finishes_before_has_begun_them() -> None:
    state = uncovered(taking_for_ever(299), "12", "12", "1234567")
    events = told(state, "c:take c:replace-8")
    assert the(events, LastTurnsBegun) == LastTurnsBegun(2, "finished")


# --- E4: five rounds -------------------------------------------------------------------------


def test_a2_the_clock_deals_the_next_round() -> None:
    state = drift(begin(PLAIN, HIGH))
    assert legal_moves(state, 0) == ()
    assert the(told(state, "*:deal"), RoundBegun) == RoundBegun(2, 5, next_round(state).discards[0])
    after = next_round(state)
    assert (after.round, after.turn, after.renewals, after.closing) == (2, 0, 0, None)
    assert (after.starter, after.sums, after.up) == (None, state.sums, (0, 0))
    assert awaited(after) == (0, 1)


def test_e4_five_rounds_are_played_and_added_up() -> None:
    state, totals = drift(setup(Config(3), 1).state), []
    for round_ in range(1, 6):
        assert (state.round, outcome(state) is None) == (round_, round_ < 5)
        assert isinstance(state.phase, Scored)
        totals.append(state.phase.totals)
        if round_ < 5:
            state = drift(next_round(state))
    assert state.sums == tuple(map(sum, zip(*totals)))
    assert (awaited(state), legal_moves(state, CLOCK)) == ((), ())
    assert [refused(state, turn) for turn in ("*:deal", "a:draw", "g:draw")] == ["game-over E4"] * 3


@pytest.mark.parametrize(
    ("sums", "ranks"),
    [
        ((40, 30, 50), (2, 1, 3)),
        ((30, 30, 50), (1, 1, 3)),
        ((50, 30, 50), (2, 1, 2)),
        ((0, -30, 7), (2, 1, 3)),
        ((5, 5, 5), (1, 1, 1)),
    ],
)
def test_e4_the_lowest_sum_wins_and_equal_ones_share(
    sums: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    state = begin(PLAIN, HIGH, LOW)._replace(round=5, sums=sums, phase=Scored((0, 0, 0)))
    assert outcome(state) == Outcome(sums, ranks, ())


def test_e4_every_match_ends() -> None:
    assert outcome(finished(setup(Config(6), 4).state)) is not None
