"""B1 to B3: the set-up."""

import pytest

from engine.core.codec import BadMessage
from engine.core.rng import seeded
from engine.games.party_bugs import setup
from engine.games.party_bugs.cards import Deal, shuffled_deal
from engine.games.party_bugs.events import (
    CardsDrawn,
    FloorLaid,
    GameBegun,
    KingTurned,
    TiedGiven,
)
from engine.games.party_bugs.state import Choosing, Config
from tests.games.party_bugs.table import begin, cards, config, deal, full_set, text, texts


def test_b1_the_top_card_of_every_set_makes_the_floor() -> None:
    assert text(begin(config(deal("7", "3", "12", "5"))).floor) == "7a 3b 12c 5d"


def test_b1_no_card_has_left_and_no_display_has_begun() -> None:
    state = begin(config(deal("7", "3", "12")))
    assert (state.displays, state.removed, state.hidden) == (((), (), ()), (), (None,) * 3)


def test_b1_after_a_king_the_next_card_goes_down_and_the_king_is_in_the_pile() -> None:
    state = begin(config(deal("7", "13 3 1 2 4 13", "12")))
    assert text(state.floor) == "7a 3b 12c"
    assert text(state.piles[1]) == "13b 5b 6b 7b 8b 9b 10b 11b 12b"


def test_b1_a_king_shuffled_back_can_come_up_right_away() -> None:
    assert text(begin(config(deal("13 7 13", "3", "5"))).hands[0]) == "1a 2a 13a"


def test_b1_everybody_sees_that_a_king_was_turned_up_first() -> None:
    step = setup(config(deal("13 7", "3", "13 5")), 0)
    assert step.events[:4] == (
        GameBegun(1, 1),
        KingTurned(0),
        KingTurned(2),
        FloorLaid(cards("7a 3b 5c")),
    )


def test_b1_a_king_listed_second_is_no_king_turned_up() -> None:
    events = setup(config(deal("7 13", "3 13", "5 13")), 0).events
    assert not any(isinstance(event, KingTurned) for event in events)


def test_b1_a_listing_with_the_king_on_the_floor_is_refused() -> None:
    king_first = (13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    with pytest.raises(BadMessage) as fault:
        Deal((full_set("1"), king_first))
    assert (fault.value.code, fault.value.found) == (
        "king-on-floor",
        "13 1 2 3 4 5 6 7 8 9 10 11 12",
    )


def test_b1_two_kings_one_after_the_other_are_refused() -> None:
    with pytest.raises(BadMessage, match="king-on-floor"):
        Deal(((13, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),))


@pytest.mark.parametrize(
    "faces",
    [
        (),
        (13,),
        (1, 2, 3),
        (1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13),
        (7, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        (13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12),
    ],
)
def test_b1_a_set_is_the_thirteen_bugs_once_each(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadMessage) as fault:
        Deal((full_set("1"), faces))
    assert (fault.value.code, fault.value.found) == ("not-a-set", " ".join(map(str, faces)))


def test_b1_a_shuffled_king_turned_up_first_is_listed_before_the_thirteen() -> None:
    listed = [
        faces
        for seed in range(40)
        for faces in shuffled_deal(6, seeded(seed))[0].sets
        if len(faces) == 14
    ]
    assert 5 < len(listed) < 40  # one set in thirteen
    for faces in listed:
        assert (faces[0], sorted(faces[1:])) == (13, list(range(1, 14)))
        assert faces[1] != 13
    assert len({faces.index(13, 1) for faces in listed}) > 5  # shuffled back, anywhere


def test_b1_known_seeds_with_and_without_a_king_turned_up_first() -> None:
    with_king, _ = shuffled_deal(1, seeded(29))
    assert with_king.sets == ((13, 7, 13, 6, 3, 9, 10, 12, 2, 11, 5, 4, 1, 8),)
    without, _ = shuffled_deal(1, seeded(0))
    assert without.sets == ((9, 6, 4, 12, 8, 11, 7, 13, 2, 10, 3, 1, 5),)


def test_b1_a_seed_deals_what_its_shuffled_deal_lists() -> None:
    shuffled, rng = shuffled_deal(3, seeded(1))
    listed, dealt = setup(Config(3, deals=(shuffled,)), 1), setup(Config(3), 1)
    assert dealt.events == listed.events
    assert dealt.state == listed.state._replace(rng=rng)


def test_b2_the_lowest_floor_card_takes_the_tied_card() -> None:
    for tied in range(6):
        sets = ["9", "8", "7", "6", "5", "4"]
        sets[tied] = "2"
        step = setup(config(deal(*sets), youngest="fedcba"), 0)
        assert step.state.tied == tied
        assert TiedGiven(tied, "lowest") in step.events


def test_b2_of_several_lowest_the_youngest_takes_the_tied_card() -> None:
    step = setup(config(deal("4", "4", "9", "4"), youngest="cdab"), 0)
    assert step.events[2] == TiedGiven(3, "youngest")


def test_b2_who_is_not_named_is_older_than_who_is() -> None:
    step = setup(config(deal("4", "4", "9", "4"), youngest="cb"), 0)
    assert step.events[2] == TiedGiven(1, "youngest")


@pytest.mark.parametrize("youngest", ["", "c"])
def test_b2_without_a_known_age_among_the_lowest_the_lot_decides(youngest: str) -> None:
    agreed = config(deal("4", "9", "8", "4", "4"), youngest=youngest)
    steps = [setup(agreed, seed) for seed in range(60)]
    assert {step.state.tied for step in steps} == {0, 3, 4}
    assert all(step.events[2] == TiedGiven(step.state.tied, "lot") for step in steps)


def test_b2_the_lot_is_not_drawn_twice_from_the_same_chance() -> None:
    agreed = config(deal("4", "4", "9"))
    assert begin(agreed).rng != seeded(0)
    assert begin(config(deal("3", "4", "9"))).rng == seeded(0)


def test_b2_the_replacement_of_a_king_counts() -> None:
    step = setup(config(deal("7", "13 3", "5")), 0)
    assert TiedGiven(1, "lowest") in step.events


@pytest.mark.parametrize("number", range(3, 7))
def test_b3_everybody_draws_three_and_nine_are_left_in_the_pile(number: int) -> None:
    state = begin(config(deal(*["4 9 2 7"] * number)))
    assert [text(hand) for hand in state.hands] == [f"2{x} 7{x} 9{x}" for x in "abcdef"[:number]]
    assert texts(state.piles[:1]) == "1a 3a 5a 6a 8a 10a 11a 12a 13a"
    assert {len(pile) for pile in state.piles} == {9}
    assert state.phase == Choosing((None,) * number)


def test_b3_the_events_of_the_set_up_in_order() -> None:
    assert setup(config(deal("7 3 12 5", "2 9 8 7", "4")), 0).events == (
        GameBegun(1, 1),
        FloorLaid(cards("7a 2b 4c")),
        TiedGiven(1, "lowest"),
        CardsDrawn(0, 3, cards("3a 5a 12a")),
        CardsDrawn(1, 3, cards("7b 8b 9b")),
        CardsDrawn(2, 3, cards("1c 2c 3c")),
    )


def test_b1_the_state_keeps_no_listing_of_the_deal_in_its_config() -> None:
    agreed = config(deal("7", "3", "12"), youngest="b")
    assert begin(agreed).config == Config(3, youngest=(1,))
