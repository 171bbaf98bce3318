"""L1 and L2: nothing depends on speed."""

from engine.games.cheating_moth.events import (
    CardLaid,
    SlowestFound,
)
from engine.games.cheating_moth.state import Gifts
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
    written,
)


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
