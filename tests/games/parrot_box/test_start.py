"""A1 to A5: dealing, turning up two cards, and who starts."""

import pytest

from engine.core.cards import face_of
from engine.games.parrot_box import apply, awaited, legal_moves, outcome, setup, view
from engine.games.parrot_box.cards import DECK
from engine.games.parrot_box.events import RoundBegun, StarterChosen
from engine.games.parrot_box.state import Config, Opening, Scored, State, Taking
from tests.games.parrot_box.table import (
    HIGH,
    PLAIN,
    begin,
    box,
    config,
    deal,
    moves,
    next_round,
    play,
    refused,
    the,
    told,
    written,
)

BACKS = "# # # # | # # # #"


def started(state: State, script: str) -> StarterChosen:
    event = the(told(state, script), StarterChosen)
    assert isinstance(event, StarterChosen)
    return event


def test_a1_the_deck() -> None:
    faces = [face_of(card) for card in DECK]
    assert len(DECK) == len(set(DECK)) == 108
    assert [faces.count(face) for face in range(14)] == [8] * 13 + [4]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a2_eight_face_down_for_each_and_one_to_discard(seats: int) -> None:
    step = setup(Config(seats), 3)
    state = step.state
    assert [len(cards) for cards in state.boxes] == [8] * seats
    assert [box(state, seat) for seat in "abcdef"[:seats]] == [BACKS] * seats
    assert (len(state.discards), len(state.pile)) == (1, 107 - 8 * seats)
    assert step.events == (RoundBegun(1, 5, state.discards[0]),)


def test_a2_an_explicit_deal_is_dealt_seat_by_seat() -> None:
    state = begin(PLAIN, HIGH, discard="P", pile="0 0 P")
    assert [written(cards) for cards in state.boxes] == [PLAIN, HIGH]
    assert written(state.discards) == "P"
    assert written(state.pile[:3]) == "0 0 P"


def test_a2_what_a_deal_does_not_say_is_shuffled() -> None:
    agreed = config(deal("7 P 3"))
    deals = {written(setup(agreed, seed).state.boxes[0]) for seed in range(20)}
    assert len(deals) == 20
    assert all(dealt.startswith("7 P 3 ") for dealt in deals)


def test_a2_which_copy_lies_where_is_told_by_lot() -> None:
    """Also in an explicit deal: the name of a card says nothing about the order of the deck."""
    agreed = config(deal("7 7 7 7 7 7 7 7"))
    orders = {setup(agreed, seed).state.boxes[0] for seed in range(20)}
    assert len(orders) == 20
    assert all(len(set(order)) == 8 for order in orders)


def test_a2_a_parrot_on_the_discard_pile_may_be_taken() -> None:
    state = begin(PLAIN, HIGH, discard="P")
    state = play(state, "a:turn-1 a:turn-2 b:turn-1 b:turn-2 b:take b:replace-1")
    assert box(state, "b") == "P 11 # # | # # # #"


def test_a2_rounds_with_and_without_deals_of_their_own() -> None:
    agreed = config(deal("0", round_=2), deal("1", round_=5))
    state = setup(agreed, 1).state
    first = []
    for _ in range(5):
        first.append(written(state.boxes[0]).split()[0])
        state = next_round(_scored(state)) if state.round < 5 else state
    assert (first[1], first[4]) == ("0", "1")


def test_a2_every_round_is_another() -> None:
    state, decks = setup(Config(2), 1).state, []
    for _ in range(5):
        decks.append((*state.boxes, *state.pile))
        assert (state.turn, state.renewals, state.starter, state.up) == (0, 0, None, (0, 0))
        state = next_round(_scored(state)) if state.round < 5 else state
    assert len(set(decks)) == 5


def test_a2_a_deal_is_forgotten_when_it_was_dealt() -> None:
    state = setup(config(deal("0", round_=1), deal("1", round_=2)), 1).state
    assert [each.round for each in state.deals] == [2]
    assert next_round(_scored(state)).deals == ()


def _scored(state: State) -> State:
    """As if the round had been played."""
    return state._replace(phase=Scored((0,) * state.config.seats))


def test_a3_two_cards_each_in_any_order() -> None:
    state = begin(PLAIN, HIGH, PLAIN)
    assert isinstance(state.phase, Opening)
    assert awaited(state) == (0, 1, 2)
    assert moves(state, "c") == " ".join([f"turn-{spot}" for spot in range(1, 9)])
    state = play(state, "c:turn-8 a:turn-5 c:turn-1")
    assert awaited(state) == (0, 1)
    assert [box(state, seat) for seat in "abc"] == [
        "# # # # | 5 # # #",
        BACKS,
        "1 # # # | # # # 8",
    ]
    assert moves(state, "a") == "turn-1 turn-2 turn-3 turn-4 turn-6 turn-7 turn-8"
    assert moves(state, "c") == ""


def test_a3_what_cannot_be_turned_up() -> None:
    state = play(begin(PLAIN, HIGH), "a:turn-5 a:turn-1 b:turn-2")
    assert refused(state, "a:turn-2") == "two-turned-up A3"
    assert refused(state, "a:draw") == "two-turned-up A3"
    assert refused(state, "b:turn-2") == "already-face-up A3"
    assert refused(state, "b:draw") == "turn-up-two-first A3"
    assert refused(state, "c:turn-1") == "no-such-seat A1"
    assert refused(state, "*:turn-1") == "no-such-seat A1"
    assert refused(state, "*:deal") == "round-still-on A2"
    assert refused(state, "b:deal") == "only-the-clock-deals A2"


def test_a4_the_highest_sum_starts() -> None:
    state = begin(PLAIN, "0 9 1 1 1 2 2 2", "3 4 0 0 0 5 5 5")
    script = "a:turn-1 a:turn-2 c:turn-1 c:turn-2 b:turn-1 b:turn-2"
    assert started(state, script) == StarterChosen(1, "highest", (3, 9, 7))
    assert play(state, script).phase == Taking(1)


def test_a4_a_parrot_counts_its_partner() -> None:
    state = begin("7 2 3 4 P 6 7 8", "8 5 1 1 1 1 1 1")
    script = "a:turn-1 a:turn-5 b:turn-1 b:turn-2"
    assert started(state, script) == StarterChosen(0, "highest", (14, 13))


@pytest.mark.parametrize(
    ("birthdays", "starter", "by"),
    [("cab", 2, "birthday"), ("bac", 1, "birthday"), ("bca", 1, "birthday"), ("cb", 2, "birthday")],
)
def test_a4_the_next_birthday_settles_a_tie(birthdays: str, starter: int, by: str) -> None:
    state = begin(PLAIN, "5 6 3 3 3 4 4 4", "9 2 0 0 0 1 1 1", birthdays=birthdays)
    event = started(state, "a:turn-1 a:turn-2 b:turn-1 b:turn-2 c:turn-1 c:turn-2")
    assert (event.seat, event.by, event.sums) == (starter, by, (3, 11, 11))


@pytest.mark.parametrize("birthdays", ["", "b", "a", "ba"])
def test_a4_without_all_birthdays_a_lot_decides(birthdays: str) -> None:
    boxes = ["5 6 3 3 3 4 4 4", "5 6 7 7 7 8 8 8", "9 2 1 1 1 2 2 2"]
    agreed = config(deal(*boxes), seats=3, birthdays=birthdays)
    script = "a:turn-1 a:turn-2 b:turn-1 b:turn-2 c:turn-1 c:turn-2"
    events = [started(setup(agreed, seed).state, script) for seed in range(40)]
    assert {event.by for event in events} == {"lot"}
    before = setup(agreed, 1).state
    after = play(before, script)
    assert (after.starter, after.turn) == (started(before, script).seat, 1)
    assert after.rng != before.rng
    assert {event.seat for event in events} == {0, 1, 2}


def test_a4_the_lot_falls_among_the_tied_alone() -> None:
    agreed = config(deal("5 6", seats_after("0 1"), seats_after("9 2")), seats=3)
    script = "a:turn-1 a:turn-2 b:turn-1 b:turn-2 c:turn-1 c:turn-2"
    assert {started(setup(agreed, seed).state, script).seat for seed in range(30)} == {0, 2}


def seats_after(text: str) -> str:
    """Six cards that nobody looks at, then the next box."""
    return f"3 3 3 4 4 4 {text}"


def test_a5_all_see_the_same() -> None:
    state = play(begin(PLAIN, HIGH), "a:turn-1 b:turn-2")
    seen = [view(state, seat) for seat in (None, 0, 1)]
    assert [each.seat for each in seen] == [None, 0, 1]
    assert len({each.boxes for each in seen}) == 1


def test_an_unfinished_match_has_no_outcome() -> None:
    state = begin(PLAIN, HIGH)
    assert outcome(state) is None
    assert legal_moves(state, -1) == ()
    assert apply(state, 0, legal_moves(state, 0)[0]).state != state
