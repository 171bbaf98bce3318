"""H1 to H3: the hidden dancer, until the last round."""

import pytest

from engine.games.party_bugs import awaited, chapter, setup
from engine.games.party_bugs.events import (
    CardsDrawn,
    DancerHidden,
    DancerPaired,
    FloorLaid,
    GameBegun,
    OrderSettled,
    TiedGiven,
)
from engine.games.party_bugs.state import Choosing, Hiding, Scored, State, Taking
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    choices,
    config,
    dance,
    deal,
    drift,
    finished,
    moves,
    play,
    queue,
    refused,
    taken,
    text,
    texts,
    told,
)


def three() -> State:
    """Floor 7a 5b 5c; b holds the Tied card."""
    sets = deal("7 5 1 2 13", "5 2 3 4 1", "5 9 2 3 1")
    return begin(config(sets, youngest="b", hidden_dancer=True))


def hidden() -> State:
    """a hides its 5, b its 4, c its 9."""
    return play(three(), "a:hide-5a b:hide-4b c:hide-9c")


def with_match() -> State:
    """Round 2 begins; in a's display an open 5 lies beside the hidden one."""
    return dance(hidden(), "1 2 3", "5b 7a 5c")


def test_h1_everybody_draws_four_after_the_tied_card_is_settled() -> None:
    agreed = config(deal("7 5 1 2 13", "5 2 3 4 1", "6 9 2 3 1"), hidden_dancer=True)
    assert setup(agreed, 0).events == (
        GameBegun(1, 1),
        FloorLaid(cards("7a 5b 6c")),
        TiedGiven(1, "lowest"),
        CardsDrawn(0, 4, cards("1a 2a 5a 13a")),
        CardsDrawn(1, 4, cards("1b 2b 3b 4b")),
        CardsDrawn(2, 4, cards("1c 2c 3c 9c")),
    )


def test_h1_all_hide_at_the_same_time() -> None:
    state = three()
    assert (state.phase, awaited(state)) == (Hiding((None, None, None)), (0, 1, 2))
    assert state.hidden == (None, None, None)
    assert chapter(state) == "0"


def test_h1_anything_may_be_hidden_but_the_king() -> None:
    state = three()
    assert moves(state, "a") == "hide-1a hide-2a hide-5a"
    assert moves(state, "b") == "hide-1b hide-2b hide-3b hide-4b"
    assert refused(state, "a:hide-13a") == "king-cannot-hide H1"


def test_h1_a_hidden_card_may_be_exchanged_until_the_last_has_hidden_one() -> None:
    state = play(three(), "a:hide-2a b:hide-4b a:hide-5a")
    assert state.phase == Hiding((cards("5a")[0], cards("4b")[0], None))
    assert moves(state, "a") == "hide-1a hide-2a"
    assert awaited(state) == (2,)
    assert state.hidden == (None, None, None)
    assert len(state.hands[0]) == 4


def test_h1_every_hiding_is_told_and_nothing_else() -> None:
    assert told(three(), "a:hide-2a b:hide-4b a:hide-5a c:hide-9c") == (
        DancerHidden(0, cards("2a")[0]),
        DancerHidden(1, cards("4b")[0]),
        DancerHidden(0, cards("5a")[0]),
        DancerHidden(2, cards("9c")[0]),
    )


def test_h1_when_the_last_has_hidden_a_card_round_1_begins() -> None:
    state = hidden()
    assert text(state.hidden) == "5a 4b 9c"
    assert texts(state.hands) == "1a 2a 13a | 1b 2b 3b | 1c 2c 3c"
    assert state.phase == Choosing((None, None, None))
    assert (chapter(state), state.displays) == ("1", ((), (), ()))


@pytest.mark.parametrize("number", [3, 6])
def test_h1_thirteen_are_one_floor_one_hidden_three_hand_and_eight_pile(number: int) -> None:
    state = drift(alike(number, hidden_dancer=True), "1")
    assert {len(hand) for hand in state.hands} == {3}
    assert {len(pile) for pile in state.piles} == {8}
    assert len(state.floor) == len(state.hidden) == number
    assert None not in state.hidden


@pytest.mark.parametrize("number", [3, 6])
def test_h2_eight_draws_then_hands_of_two_and_one(number: int) -> None:
    state, sizes = alike(number, hidden_dancer=True), []
    for number_of_round in range(1, 13):
        state = drift(state, str(number_of_round))
        sizes.append((len(state.hands[0]), len(state.piles[0])))
        assert {len(hand) for hand in state.hands} == {sizes[-1][0]}
        assert {len(pile) for pile in state.piles} == {sizes[-1][1]}
    assert sizes == [*[(3, pile) for pile in range(8, -1, -1)], (2, 0), (1, 0), (0, 0)]


def test_h2_the_twelfth_round_is_shared_out_anti_clockwise() -> None:
    state = drift(alike(4, "b", hidden_dancer=True), "12")
    assert (state.phase, queue(state)) == (Taking((), (0, 3, 2, 1)), "adcb")
    state = finished(state)
    assert isinstance(state.phase, Scored)
    assert awaited(state) == ()


def test_h2_the_eleventh_round_is_played() -> None:
    state = drift(alike(3, "b", hidden_dancer=True), "11")
    events = told(state, choices("13 13 13"))
    assert events[-1] == OrderSettled((0, 2, 1), (0, 2, 1))


def test_h3_the_owner_may_discard_the_pair_while_choosing() -> None:
    state = with_match()
    assert texts(state.displays) == "5b | 7a | 5c"
    assert moves(state, "a") == "play-2a play-3a play-13a discard-pair"
    assert told(state, "a:discard-pair") == (
        DancerPaired(0, cards("5a")[0], cards("5b")[0], at_end=False),
    )


def test_h3_discarding_acts_at_once() -> None:
    before = with_match()
    state = play(before, "a:discard-pair")
    assert state == before._replace(
        hidden=(None, *cards("4b 9c")),
        displays=((), cards("7a"), cards("5c")),
        removed=cards("5a 5b"),
    )
    assert moves(state, "a") == "play-2a play-3a play-13a"


def test_h3_the_owner_may_discard_after_having_chosen_too() -> None:
    state = play(with_match(), "a:play-2a")
    assert moves(state, "a") == "play-3a play-13a discard-pair"
    state = play(state, "a:discard-pair")
    assert state.phase == Choosing((cards("2a")[0], None, None))
    assert text(state.removed) == "5a 5b"


def test_h3_only_the_owner_of_the_match_may_discard() -> None:
    state = with_match()
    assert [refused(state, f"{x}:discard-pair") for x in "bc"] == ["no-pair-to-discard H3"] * 2


def test_h3_without_a_match_there_is_nothing_to_discard() -> None:
    state = dance(hidden(), "1 2 3", "7a 5b 5c")
    assert moves(state, "a") == "play-2a play-3a play-13a"
    assert refused(state, "a:discard-pair") == "no-pair-to-discard H3"


def test_h3_there_is_no_offer_while_the_floor_is_shared_out() -> None:
    state = dance(hidden(), "1 2 3", "5b")
    assert moves(state, "a") == ""
    assert refused(state, "a:discard-pair") == "not-now H3"
    state = dance(with_match(), "2 1 1", "")
    state = taken(state, "1a 2b")
    assert moves(state, "a") == "take-3c"
    assert refused(state, "a:discard-pair") == "not-now H3"


def test_h3_both_may_be_kept_and_the_offer_stands_while_the_match_lies_there() -> None:
    state = dance(with_match(), "2 1 1", "1a 2b 3c")
    assert texts(state.displays) == "5b 3c | 7a 1a | 5c 2b"
    assert moves(state, "a") == "play-3a play-4a play-13a discard-pair"
    assert text(play(state, "a:discard-pair").displays[0]) == "3c"


def test_h3_an_open_pair_takes_the_match_away() -> None:
    sets = deal("7 5 1 2 13", "5 2 3 4 1", "6 5 9 2 3")
    state = play(begin(config(sets, hidden_dancer=True)), "a:hide-5a b:hide-4b c:hide-9c")
    state = dance(dance(state, "1 2 5", "5b 7a 6c"), "2 3 2", "2b 5c 1a")
    assert (texts(state.displays), text(state.removed)) == ("- | 7a 1a | 6c 2b", "5b 5c")
    assert moves(state, "a") == "play-3a play-4a play-13a"
    assert text(state.hidden) == "5a 4b 9c"


@pytest.mark.parametrize(
    ("floor", "display", "offered"),
    [
        ("7 8 9 10", "7a 8b 9c 10d", False),
        ("7 5 9 10", "7a 5b 9c 10d", True),
        ("7 5 5 10", "7a 10d", False),
        ("7 5 5 5", "7a 5d", True),
    ],
)
def test_h3_open_pairs_of_a_sweep_go_first(floor: str, display: str, offered: bool) -> None:
    first, *others = floor.split()
    sets = deal(f"{first} 5 13 1", *[f"{face} 1 2 3 4" for face in others])
    state = begin(config(sets, youngest="b", hidden_dancer=True))
    state = play(state, "a:hide-5a b:hide-1b c:hide-1c d:hide-1d")
    state = dance(state, "13 2 2 2")
    assert text(state.displays[0]) == display
    assert ("discard-pair" in moves(state, "a")) is offered
