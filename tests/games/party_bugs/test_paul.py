"""P1 to P5: two players, and Paul who is nobody."""

import pytest

from engine.core.game import Outcome
from engine.games.party_bugs import awaited, outcome, setup
from engine.games.party_bugs.events import (
    CardsDrawn,
    CardTaken,
    FloorLaid,
    FloorRefilled,
    GameBegun,
    GameScored,
    KingDanced,
    KingTurned,
    OrderSettled,
    PairLeft,
    TiedGiven,
)
from engine.games.party_bugs.state import Choosing, Config, Scored, State, Taking
from tests.games.party_bugs.table import (
    begin,
    cards,
    choices,
    dance,
    deal,
    drift,
    finished,
    first_move,
    moves,
    play,
    queue,
    taken,
    text,
    texts,
    told,
    with_paul,
)


def two() -> State:
    """Floor 7a 3b 12c, b holds the Tied card; Paul will turn up 1, 2, 3 …"""
    return begin(with_paul(deal("7 2 5 9", "3 2 5 8", "12")))


def both_alike(holder: str = "a") -> State:
    """Both players and Paul have their sets in ascending order."""
    return begin(with_paul(deal("1", "1", "1"), youngest=holder))


def test_p1_a_third_card_of_pauls_own_set_lies_on_the_floor() -> None:
    assert setup(with_paul(deal("7 2 5 9", "3 2 5 8", "12")), 0).events == (
        GameBegun(1, 1),
        FloorLaid(cards("7a 3b 12c")),
        TiedGiven(1, "lowest"),
        CardsDrawn(0, 3, cards("2a 5a 9a")),
        CardsDrawn(1, 3, cards("2b 5b 8b")),
    )


def test_p1_paul_has_a_pile_of_twelve_and_no_hand() -> None:
    state = two()
    assert texts(state.hands) == "2a 5a 9a | 2b 5b 8b"
    assert [len(pile) for pile in state.piles] == [9, 9, 12]
    assert state.displays == ((), (), ())
    assert (state.hidden, state.sums) == ((None, None), (0, 0, 0))


def test_p1_a_king_of_pauls_that_is_turned_up_first_is_shuffled_back() -> None:
    step = setup(with_paul(deal("7", "3", "13 12 1 13")), 0)
    assert step.events[1:3] == (KingTurned(2), FloorLaid(cards("7a 3b 12c")))
    assert text(step.state.piles[2])[:9] == "1c 13c 2c"


@pytest.mark.parametrize(
    ("floor", "given"),
    [
        ("7 3 1", TiedGiven(1, "lowest")),
        ("3 7 1", TiedGiven(0, "lowest")),
        ("3 7 3", TiedGiven(0, "lowest")),
        ("7 3 3", TiedGiven(1, "lowest")),
        ("3 3 3", TiedGiven(1, "youngest")),
        ("3 3 1", TiedGiven(1, "youngest")),
    ],
)
def test_p1_pauls_card_is_ignored_for_the_tied_card(floor: str, given: TiedGiven) -> None:
    events = setup(with_paul(deal(*floor.split()), youngest="b"), 0).events
    assert events[2] == given


def test_p1_paul_never_gets_the_tied_card() -> None:
    assert {setup(Config(2), seed).state.tied for seed in range(60)} == {0, 1}


def test_p2_paul_plays_nothing() -> None:
    state = two()
    assert awaited(state) == (0, 1)
    assert moves(state, "c") == ""
    assert play(state, choices("2 5")).phase == Taking(cards("2a 5b"), (0, 1))


def test_p2_the_second_player_still_has_a_choice_and_paul_gets_what_is_left() -> None:
    state = dance(two(), "2 5", "12c")
    assert moves(state, "b") == "take-7a take-3b"
    assert texts(taken(state, "7a").displays) == "12c | 7a | 3b"


def test_p2_paul_takes_then_turns_up_his_next_card_then_both_draw() -> None:
    state = dance(two(), "2 5", "3b")
    assert told(state, "b:take-7a") == (
        CardTaken(1, cards("7a")[0], last=False),
        CardTaken(2, cards("12c")[0], last=True),
        FloorRefilled(cards("2a 5b"), cards("1c")[0]),
        CardsDrawn(0, 1, cards("1a")),
        CardsDrawn(1, 1, cards("1b")),
    )


def test_p2_pauls_card_joins_the_two_played_ones_on_the_floor() -> None:
    state = dance(two(), "2 5", "3b 7a")
    assert text(state.floor) == "2a 5b 1c"
    assert [len(pile) for pile in state.piles] == [8, 8, 11]
    assert text(state.piles[2])[:5] == "2c 3c"
    assert state.phase == Choosing((None, None))


def test_p2_pauls_king_turned_up_does_nothing() -> None:
    state = begin(with_paul(deal("7 2 5", "3 2 5", "12 13 6")))
    state = dance(state, "2 5", "3b 7a")
    assert (text(state.floor), texts(state.displays)) == ("2a 5b 13c", "3b | 7a | 12c")
    state = dance(state, "5 2", "13c")
    assert texts(state.displays) == "3b | 7a 13c | 12c"
    assert moves(state, "a") == "take-2a take-5b"


def test_p2_a_king_left_over_for_paul_is_a_plain_thirteen() -> None:
    state = begin(with_paul(deal("7 2 5", "3 2 5", "12 13 6")))
    state = dance(dance(state, "2 5", "3b 7a"), "5 2", "2a 5b")
    assert texts(state.displays) == "3b 5b | 7a 2a | 12c 13c"
    assert text(state.floor) == "5a 2b 6c"


@pytest.mark.parametrize("holder", "ab")
def test_p2_ties_of_the_two_players_are_settled_as_usual(holder: str) -> None:
    events = told(both_alike(holder), choices("3 3"))
    assert events[-1] == OrderSettled((0, 1) if holder == "a" else (1, 0), (0, 1))


@pytest.mark.parametrize(("plays", "sweeper"), [("13 5", 0), ("2 13", 1)])
def test_p3_a_players_king_takes_all_three_cards(plays: str, sweeper: int) -> None:
    state = begin(with_paul(deal("7 2 13", "3 5 13", "12 8")))
    state = dance(state, plays)
    assert text(state.displays[sweeper]) == "7a 3b 12c"
    assert state.displays[1 - sweeper] == ()


def test_p3_paul_gets_nothing_and_still_turns_up_his_card() -> None:
    state = begin(with_paul(deal("7 2 13", "3 5 13", "12 8")))
    assert told(state, choices("13 5"))[3:] == (
        KingDanced(0, cards("7a 3b 12c"), ()),
        FloorRefilled(cards("13a 5b"), cards("8c")[0]),
        CardsDrawn(0, 1, cards("3a")),
        CardsDrawn(1, 1, cards("2b")),
    )
    state = dance(state, "13 5")
    assert (state.displays[2], text(state.floor)) == ((), "13a 5b 8c")


@pytest.mark.parametrize("holder", [0, 1])
def test_p3_of_two_kings_the_holders_sweeps(holder: int) -> None:
    state = drift(both_alike("ab"[holder]), "12")
    events = told(state, choices("13 13"))
    assert events[3] == KingDanced(holder, cards("12a 12b 12c"), (1 - holder,))
    assert events[4:6] == (
        PairLeft(holder, cards("12a 12b")),
        FloorRefilled(cards("13a 13b"), cards("13c")[0]),
    )


@pytest.mark.parametrize(("holder", "order"), [("a", "ba"), ("b", "ab")])
def test_p4_first_without_the_tied_card_then_its_holder_then_paul(holder: str, order: str) -> None:
    state = drift(both_alike(holder), "13")
    assert (queue(state), text(state.floor)) == (order, "13a 13b 13c")
    state = play(state, f"{order[0]}:take-13c")
    assert moves(state, order[1]) == "take-13a take-13b"
    events = told(state, f"{order[1]}:take-13a")
    assert events[1] == CardTaken(2, cards("13b")[0], last=True)
    assert isinstance(events[2], GameScored)


def test_p4_pauls_pile_is_used_up_exactly() -> None:
    state, sizes = both_alike(), []
    for number in range(1, 14):
        state = drift(state, str(number))
        sizes.append(len(state.piles[2]))
        assert len(state.floor) == 3
    assert sizes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert finished(state).floor == ()


def test_p4_pauls_card_is_turned_up_after_round_12_too() -> None:
    state = first_move(drift(both_alike(), "12"))
    assert FloorRefilled(cards("13a 13b"), cards("13c")[0]) in told(state, "b:play-13b")


def test_p5_pauls_pairs_leave_as_usual() -> None:
    state = begin(with_paul(deal("7 2 5", "3 2 12", "12 6")))
    state = dance(state, "2 12", "3b 7a")
    state = dance(state, "5 2", "6c")
    assert text(state.floor) == "2a 12b"
    assert told(state, "a:take-2a")[1:4] == (
        CardTaken(2, cards("12b")[0], last=True),
        PairLeft(2, cards("12c 12b")),
        FloorRefilled(cards("5a 2b"), cards("1c")[0]),
    )
    state = play(state, "a:take-2a")
    assert (texts(state.displays), text(state.removed)) == ("3b 2a | 7a 6c | -", "12c 12b")


def ended(holder: str, displays: str) -> State:
    """Round 13 was begun with these displays, and everybody has taken a one."""
    laid = tuple([cards(row.strip("-")) for row in displays.split(" | ")])
    state = drift(both_alike(holder), "13")
    return finished(state._replace(displays=laid, floor=cards("1a 1b 1c")))


def test_p5_pauls_total_counts_and_he_can_win() -> None:
    state = ended("a", "5a | 9b | 2c")
    assert state.phase == Scored((6, 10, 3))
    assert outcome(state) == Outcome(scores=(6, 10, 3), ranks=(2, 3, 1), by_tie_rule=())


@pytest.mark.parametrize(
    ("holder", "displays", "ranks", "tied"),
    [
        ("a", "5a | 5b | 5c", (1, 2, 3), (0, 1, 2)),
        ("b", "5a | 5b | 5c", (2, 1, 3), (0, 1, 2)),
        ("a", "5a | 9b | 5c", (1, 3, 2), (0, 2)),
        ("b", "5a | 9b | 5c", (1, 3, 2), (0, 2)),
        ("a", "9a | 5b | 5c", (3, 1, 2), (1, 2)),
        ("b", "9a | 5b | 5c", (3, 1, 2), (1, 2)),
        ("b", "9a | 5b | 9c", (2, 1, 3), (0, 2)),
        ("b", "5a | 5b | 2c", (3, 2, 1), (0, 1)),
    ],
)
def test_p5_paul_loses_every_tie(
    holder: str, displays: str, ranks: tuple[int, ...], tied: tuple[int, ...]
) -> None:
    result = outcome(ended(holder, displays))
    assert result is not None
    assert (result.ranks, result.by_tie_rule) == (ranks, tied)


@pytest.mark.parametrize(("holder", "totals"), [("a", (91, 79, 79)), ("b", (79, 91, 79))])
def test_p5_a_game_in_which_all_three_are_alike(holder: str, totals: tuple[int, ...]) -> None:
    """Everybody gets 1 to 11 and a 13; the holder's King sweeps three twelves."""
    assert finished(both_alike(holder)).phase == Scored(totals)
