"""H4 and H5: the end of a game with hidden dancers, and Paul who has none."""

from engine.core.game import Outcome
from engine.games.party_bugs import awaited, outcome
from engine.games.party_bugs.events import (
    CardTaken,
    DancerPaired,
    DancersShown,
    GameScored,
    PairLeft,
)
from engine.games.party_bugs.state import Hiding, Scored, State
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    deal,
    drift,
    finished,
    moves,
    play,
    taken,
    text,
    texts,
    told,
    with_paul,
)


def last_round(displays: str, hides: str, holder: str = "a") -> State:
    """Round 12 begins like this; the floor is 1a 1b 1c."""
    state = drift(alike(3, holder, hidden_dancer=True), "12")
    laid = tuple([cards(row.strip("-")) for row in displays.split(" | ")])
    return state._replace(displays=laid, hidden=cards(hides), floor=cards("1a 1b 1c"), removed=())


def test_h4_a_match_that_still_lies_there_is_discarded_at_the_end() -> None:
    state = taken(last_round("5b 9c | 7a | 2c", "5a 4b 9a"), "1a 1b")
    assert told(state, "a:take-1c") == (
        CardTaken(0, cards("1c")[0], last=True),
        DancerPaired(0, cards("5a")[0], cards("5b")[0], at_end=True),
        DancersShown((None, *cards("4b 9a"))),
        GameScored((10, 12, 12), (10, 12, 12), (0, 1, 2), (1, 2)),
    )
    ended = play(state, "a:take-1c")
    assert (texts(ended.displays), text(ended.removed)) == ("9c 1c | 7a 1b | 2c 1a", "5a 5b")


def test_h4_a_match_that_came_with_the_last_take_is_discarded_too() -> None:
    state = taken(last_round("9c | 7a | 2c", "1f 4b 1e"), "1a 1b")
    assert told(state, "a:take-1c")[1:4] == (
        DancerPaired(0, cards("1f")[0], cards("1c")[0], at_end=True),
        DancerPaired(2, cards("1e")[0], cards("1a")[0], at_end=True),
        DancersShown((None, cards("4b")[0], None)),
    )


def test_h4_the_open_pair_of_the_last_take_goes_first() -> None:
    state = taken(last_round("1d | 7a | 2c", "1f 4b 9a"), "1a 1b")
    assert told(state, "a:take-1c")[1:3] == (
        PairLeft(0, cards("1d 1c")),
        DancersShown(cards("1f 4b 9a")),
    )


def test_h4_hidden_dancers_are_turned_up_and_added() -> None:
    ended = finished(last_round("5b | 7a | -", "4a 4b 9a"))
    assert ended.phase == Scored((10, 12, 10))
    assert outcome(ended) == Outcome((10, 12, 10), (1, 3, 2), (0, 2))


def test_h4_dancers_do_not_pair_with_each_other() -> None:
    ended = finished(last_round("- | - | -", "4a 4b 4c"))
    assert ended.phase == Scored((5, 5, 5))
    assert (text(ended.hidden), ended.removed) == ("4a 4b 4c", ())


def test_h4_a_dancer_alone_counts_in_an_otherwise_empty_display() -> None:
    ended = finished(last_round("1d | 2a | 3a", "9a 4b 5c"))
    assert (ended.displays[0], ended.phase) == ((), Scored((9, 7, 9)))


def paul_too() -> State:
    return begin(with_paul(deal("1", "1", "1"), youngest="a", hidden_dancer=True))


def test_h5_paul_hides_nothing() -> None:
    state = paul_too()
    assert (state.phase, awaited(state)) == (Hiding((None, None)), (0, 1))
    state = drift(state, "1")
    assert text(state.hidden) == "2a 2b"
    assert [len(pile) for pile in state.piles] == [8, 8, 12]


def test_h5_one_card_of_pauls_pile_stays_unused() -> None:
    state = drift(paul_too(), "12")
    assert texts(state.piles) == "- | - | 13c"
    state = finished(state)
    assert texts(state.piles) == "- | - | 13c"
    assert isinstance(state.phase, Scored)


def test_h5_in_the_last_round_paul_takes_what_is_left_and_no_dancer_of_his_is_shown() -> None:
    state = taken(drift(paul_too(), "12"), "13a")
    assert moves(state, "a") == "take-13b take-12c"
    events = told(state, "a:take-13b")
    assert events[1] == CardTaken(2, cards("12c")[0], last=True)
    assert events[-2] == DancersShown(cards("2a 2b"))
