"""M3 and M4: using the mirror."""

import pytest

from engine.games.party_bugs import apply, awaited, chapter, read_move, witness
from engine.games.party_bugs.events import (
    CardsDrawn,
    CardTaken,
    FloorRefilled,
    MirrorLost,
    MirrorUsed,
    PairLeft,
)
from engine.games.party_bugs.state import Choosing, Parting, State, Taking
from tests.games.party_bugs.table import (
    begin,
    cards,
    choices,
    config,
    deadline,
    deal,
    drift,
    moves,
    play,
    queue,
    refused,
    taken,
    text,
    texts,
    told,
    with_paul,
)


def second(to: str = "2.1", hidden_dancer: bool = False) -> State:
    """Game 2 of three players; a holds Tied card and mirror, all sets are in ascending order."""
    ones = deal("1", "1", "1")
    agreed = config(ones, ones, youngest="a", mirror=True, hidden_dancer=hidden_dancer)
    return drift(begin(agreed), to)


def test_m3_before_the_ninth_draw_the_mirror_has_to_go() -> None:
    state = deadline(second())
    assert (state.phase, chapter(state)) == (Parting(), "2.9")
    assert ({len(pile) for pile in state.piles}, {len(hand) for hand in state.hands}) == ({1}, {2})
    assert awaited(state) == (0,)


def test_m3_the_played_cards_are_the_floor_already() -> None:
    assert text(deadline(second()).floor) == "10a 10b 10c"


def test_m3_the_deadline_comes_with_the_last_take_of_round_9() -> None:
    state = taken(play(second("2.9"), choices("10 10 10")), "9a 9b")
    assert told(state, "c:take-9c") == (
        CardTaken(2, cards("9c")[0], last=True),
        FloorRefilled(cards("10a 10b 10c"), None),
    )


def test_m3_any_card_of_the_own_display_may_go_with_it_and_nothing_else_is_possible() -> None:
    state = deadline(second())
    assert texts(state.displays[:1]) == "1a 2a 3a 4a 5a 6a 7a 8a 9a"
    assert moves(state, "a") == " ".join([f"mirror-{face}a" for face in range(1, 10)])
    assert [moves(state, seat) for seat in "bc*"] == ["", "", ""]


def test_m3_a_thirteen_may_go_with_it() -> None:
    state = deadline(second())
    state = state._replace(displays=(cards("4a 13b"), *state.displays[1:]))
    assert moves(state, "a") == "mirror-4a mirror-13b"
    assert text(play(state, "a:mirror-13b").displays[0]) == "4a"


def test_m3_then_the_draws_go_on() -> None:
    state = deadline(second())
    assert told(state, "a:mirror-9a") == (
        MirrorUsed(0, cards("9a")[0], was_hidden=False),
        CardsDrawn(0, 1, cards("13a")),
        CardsDrawn(1, 1, cards("13b")),
        CardsDrawn(2, 1, cards("13c")),
    )
    state = play(state, "a:mirror-9a")
    assert (state.phase, chapter(state)) == (Choosing((None, None, None)), "2.10")
    assert text(state.displays[0]) == "1a 2a 3a 4a 5a 6a 7a 8a"
    assert (text(state.removed), state.mirror) == ("9a", None)
    assert texts(state.hands) == "11a 12a 13a | 11b 12b 13b | 11c 12c 13c"


def test_m3_a_mirrored_card_leaves_after_the_pairs_that_left_before() -> None:
    state = deadline(second())._replace(removed=cards("7b 7c"))
    assert text(play(state, "a:mirror-2a").removed) == "7b 7c 2a"


def test_m3_with_nothing_in_the_display_it_goes_unused() -> None:
    state = taken(play(second("2.9"), choices("10 10 10")), "9a 9b")
    state = state._replace(displays=((), *state.displays[1:]))
    assert told(state, "c:take-9c") == (
        CardTaken(2, cards("9c")[0], last=True),
        FloorRefilled(cards("10a 10b 10c"), None),
        MirrorLost(0),
        CardsDrawn(0, 1, cards("13a")),
        CardsDrawn(1, 1, cards("13b")),
        CardsDrawn(2, 1, cards("13c")),
    )
    state = play(state, "c:take-9c")
    assert (state.mirror, state.phase) == (None, Choosing((None, None, None)))


def test_m3_the_mirror_is_lost_after_the_last_pair_has_left() -> None:
    state = play(second("2.9"), choices("10 10 10"))
    state = taken(state._replace(displays=(cards("9f"), *state.displays[1:])), "9a 9b 9c")
    assert (state.displays[0], state.mirror) == ((), None)


def test_m3_after_a_king_in_round_9_the_mirror_has_to_go_too() -> None:
    state = second("2.9")
    state = state._replace(hands=(state.hands[0], cards("10b 11b 13b"), state.hands[2]))
    state = play(state, choices("10 13 10"))
    assert (state.phase, awaited(state)) == (Parting(), (0,))
    assert text(state.floor) == "10a 13b 10c"


def test_m3_with_hidden_dancers_the_eighth_draw_is_the_last() -> None:
    state = deadline(second("2.0", hidden_dancer=True))
    assert (chapter(state), {len(pile) for pile in state.piles}) == ("2.8", {1})
    assert moves(state, "a") == (
        "mirror-1a mirror-3a mirror-4a mirror-5a mirror-6a mirror-7a mirror-8a mirror-9a "
        "mirror-dancer"
    )


def test_m3_the_hidden_dancer_may_go_and_is_shown() -> None:
    state = deadline(second("2.0", hidden_dancer=True))
    event, *draws = told(state, "a:mirror-dancer")
    assert event == MirrorUsed(0, cards("2a")[0], was_hidden=True)
    assert witness(event, 1) == witness(event, None) == event
    assert len(draws) == 3
    after = play(state, "a:mirror-dancer")
    assert text(after.hidden) == "? 2b 2c"
    assert (after.displays, text(after.removed)) == (state.displays, "2a")


def test_m3_an_open_card_that_goes_leaves_the_hidden_one_alone() -> None:
    state = deadline(second("2.0", hidden_dancer=True))
    assert told(state, "a:mirror-1a")[0] == MirrorUsed(0, cards("1a")[0], was_hidden=False)
    assert text(play(state, "a:mirror-1a").hidden) == "2a 2b 2c"


def test_m3_if_only_the_hidden_dancer_lies_there_it_must_go() -> None:
    state = drift(second("2.0", hidden_dancer=True), "2.8")
    state = play(state, choices("10 10 10"))
    state = taken(state._replace(displays=(cards("9f"), *state.displays[1:])), "9a 9b 9c")
    assert (state.phase, moves(state, "a")) == (Parting(), "mirror-dancer")


def test_m3_two_players_draw_after_the_deadline_and_paul_does_not() -> None:
    agreed = with_paul(deal("1", "1", "1"), deal("1", "1", "1"), youngest="a", mirror=True)
    state = deadline(begin(agreed))
    assert (chapter(state), state.mirror) == ("2.9", 0)
    assert [len(pile) for pile in state.piles] == [1, 1, 3]
    state = play(state, "a:mirror-1a")
    assert [len(pile) for pile in state.piles] == [0, 0, 3]
    assert text(state.floor) == "10a 10b 10c"


def test_m4_it_may_be_used_while_hand_cards_are_chosen() -> None:
    state = second("2.3")
    assert moves(state, "a") == "play-4a play-5a play-6a mirror-1a mirror-2a"
    after = play(state, "a:mirror-1a")
    assert after == state._replace(
        mirror=None,
        displays=(cards("2a"), *state.displays[1:]),
        removed=cards("1a"),
    )


def test_m4_it_acts_at_once_and_is_public() -> None:
    events = told(second("2.3"), "a:mirror-1a")
    assert events == (MirrorUsed(0, cards("1a")[0], was_hidden=False),)
    assert [witness(events[0], seat) for seat in (0, 1, 2, None)] == [*events] * 4


def test_m4_it_may_be_used_after_the_own_choice_while_others_still_choose() -> None:
    state = play(second("2.3"), "a:play-4a")
    assert moves(state, "a") == "play-5a play-6a mirror-1a mirror-2a"
    state = play(state, "a:mirror-2a")
    assert state.phase == Choosing((cards("4a")[0], None, None))


def test_m4_it_may_be_used_before_the_own_take() -> None:
    state = play(second("2.3"), choices("5 4 6"))
    assert (queue(state), moves(state, "a")) == ("bac", "")
    state = taken(state, "3a")
    assert moves(state, "a") == "take-3b take-3c mirror-1a mirror-2a"
    state = play(state, "a:mirror-2a")
    assert state.phase == Taking(cards("5a 4b 6c"), (0, 2))
    assert moves(state, "a") == "take-3b take-3c"


def test_m4_the_last_floor_card_does_not_skip_it() -> None:
    state = taken(play(second("2.3"), choices("6 4 5")), "3a 3b")
    assert moves(state, "a") == "take-3c mirror-1a mirror-2a"
    assert moves(play(state, "a:mirror-1a"), "a") == "take-3c"


def test_m4_a_card_taken_before_may_go_before_the_next_take_but_not_right_away() -> None:
    state = taken(play(second("2.3"), choices("4 5 6")), "3a")
    assert refused(state, "a:mirror-3a") == "not-now M4"
    assert "mirror-3a" in moves(taken(state, "3b 3c"), "a")


def test_m4_nobody_else_may_use_it() -> None:
    state = second("2.3")
    assert [refused(state, f"{x}:mirror-1{x}") for x in "bc"] == ["no-mirror M2"] * 2


def test_m4_it_works_once_a_game() -> None:
    state = play(second("2.3"), "a:mirror-1a")
    assert moves(state, "a") == "play-4a play-5a play-6a"
    assert refused(state, "a:mirror-2a") == "no-mirror M2"


def test_m4_used_early_it_is_not_asked_for_at_the_deadline() -> None:
    state = drift(play(second("2.3"), "a:mirror-1a"), "2.9")
    state = taken(play(state, choices("10 10 10")), "9a 9b 9c")
    assert (state.phase, chapter(state)) == (Choosing((None, None, None)), "2.10")


def test_m4_the_hidden_dancer_may_go_early_too() -> None:
    state = drift(second("2.0", hidden_dancer=True), "2.1")
    assert moves(state, "a") == "play-3a play-4a play-5a mirror-dancer"
    step = apply(state, 0, read_move("mirror-dancer"))
    assert step.events == (MirrorUsed(0, cards("2a")[0], was_hidden=True),)
    assert step.state.hidden == (None, *cards("2b 2c"))


def test_m4_with_nothing_in_the_display_there_is_nothing_to_use_it_with() -> None:
    assert moves(second("2.1"), "a") == "play-2a play-3a play-4a"
    assert moves(second("2.0", hidden_dancer=True), "a") == "hide-2a hide-3a hide-4a hide-5a"


@pytest.mark.parametrize("card", ["1a", "2a"])
def test_m4_a_mirrored_card_no_longer_pairs(card: str) -> None:
    state = play(second("2.3"), f"a:mirror-{card}")
    state = play(state._replace(floor=cards("1b 2b 3b")), choices("4 5 6"))
    events = told(state, f"a:take-{card[0]}b")
    assert not any(isinstance(event, PairLeft) for event in events)
