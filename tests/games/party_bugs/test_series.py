"""M1, M2 and M5: a series of games, who gets the mirror, and the final tie."""

import pytest

from engine.core.game import CLOCK, Outcome
from engine.games.party_bugs import awaited, chapter, legal_moves, outcome
from engine.games.party_bugs.events import (
    CardsDrawn,
    FloorLaid,
    GameBegun,
    GameScored,
    MirrorGiven,
    TiedGiven,
)
from engine.games.party_bugs.moves import DealNext
from engine.games.party_bugs.state import Choosing, Config, Scored, State
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    config,
    deal,
    drift,
    finished,
    moves,
    play,
    refused,
    taken,
    text,
    texts,
    told,
    with_paul,
)


def series(number: int = 3, holder: str = "a") -> State:
    """The first game has ended; nobody but its Tied holder may have more than 79."""
    return finished(alike(number, holder, mirror=True))


@pytest.mark.parametrize("number", range(2, 7))
def test_m1_there_are_as_many_games_as_players(number: int) -> None:
    state, begun = begin(Config(number, mirror=True)), 1
    while not (isinstance(state.phase, Scored) and awaited(state) == ()):
        if isinstance(state.phase, Scored):
            state, begun = play(state, "*:deal"), begun + 1
        state = finished(state)
    assert (begun, state.game) == (number, number)
    assert outcome(state) is not None


def test_m1_without_the_mirror_there_is_one_game() -> None:
    state = finished(alike(3))
    assert (state.game, awaited(state), moves(state, "*")) == (1, (), "")


def test_m1_the_clock_deals_the_next_game() -> None:
    state = series()
    assert awaited(state) == (CLOCK,)
    assert legal_moves(state, CLOCK) == (DealNext(),)
    assert [moves(state, seat) for seat in "abc"] == ["", "", ""]
    assert refused(state, "a:deal") == "only-the-clock-deals M1"


def test_m1_the_finished_game_lies_open_until_then() -> None:
    state = series()
    assert (state.phase, chapter(state)) == (Scored((91, 79, 79)), "1.13")
    assert outcome(state) is None
    assert text(state.displays[1]) == "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 13b"


def test_m1_the_next_game_is_dealt_afresh() -> None:
    agreed = config(deal("1", "1", "1"), deal("7 2", "5 4", "6 8"), youngest="a", mirror=True)
    ended = finished(begin(agreed))
    assert told(ended, "*:deal") == (
        GameBegun(2, 3),
        FloorLaid(cards("7a 5b 6c")),
        TiedGiven(1, "lowest"),
        MirrorGiven(0),
        CardsDrawn(0, 3, cards("1a 2a 3a")),
        CardsDrawn(1, 3, cards("1b 2b 4b")),
        CardsDrawn(2, 3, cards("1c 2c 8c")),
    )
    state = play(ended, "*:deal")
    assert state == ended._replace(
        coming=(),
        game=2,
        tied=1,
        mirror=0,
        piles=state.piles,
        hands=state.hands,
        floor=cards("7a 5b 6c"),
        displays=((), (), ()),
        removed=(),
        phase=Choosing((None, None, None)),
    )
    assert texts(state.hands) == "1a 2a 3a | 1b 2b 4b | 1c 2c 8c"


def test_m1_totals_add_up() -> None:
    ones = deal("1", "1", "1")
    state = begin(config(ones, ones, youngest="b", mirror=True))
    state = finished(state)
    assert (state.phase, state.sums) == (Scored((79, 91, 79)), (79, 91, 79))
    state = finished(play(play(state, "*:deal"), "a:play-2a"))
    assert state.phase == Scored((79, 90, 79))  # the mirror took a one
    assert state.sums == (158, 181, 158)


def test_m1_the_sums_are_told_beside_the_totals() -> None:
    ones = deal("1", "1", "1")
    state = drift(begin(config(ones, ones, youngest="a", mirror=True)), "2.13")
    assert told(taken(state, "13a 13b"), "a:take-13c")[-1] == GameScored(
        totals=(90, 79, 79), sums=(181, 158, 158), order=(1, 2, 0), by_tie_rule=(1, 2)
    )


def test_m1_games_without_a_listing_are_shuffled() -> None:
    dealt = {play(series()._replace(rng=(seed, 2, 3, 4)), "*:deal").floor for seed in range(5)}
    assert len(dealt) == 5


def test_m1_the_tied_card_is_settled_afresh() -> None:
    agreed = config(deal("1", "1", "1"), deal("3", "3", "2"), youngest="b", mirror=True)
    ended = finished(begin(agreed))
    assert (ended.tied, play(ended, "*:deal").tied) == (1, 2)


def test_m1_chapters_name_the_game_and_the_round() -> None:
    state = alike(3, mirror=True)
    assert chapter(state) == "1.1"
    assert chapter(play(finished(state), "*:deal")) == "2.1"


def test_m2_nobody_has_the_mirror_in_the_first_game() -> None:
    state = alike(3, mirror=True)
    assert state.mirror is None
    assert finished(state).mirror is None


@pytest.mark.parametrize(
    ("sums", "holder", "given"),
    [
        ((80, 90, 70), "a", 1),
        ((90, 80, 70), "a", 0),
        ((70, 80, 90), "b", 2),
        ((90, 90, 70), "a", 1),
        ((90, 90, 70), "b", 0),
        ((90, 90, 70), "c", 1),
        ((90, 70, 90), "a", 2),
        ((90, 70, 90), "b", 0),
        ((90, 70, 90), "c", 0),
        ((80, 80, 80), "a", 2),
        ((80, 80, 80), "b", 0),
        ((80, 80, 80), "c", 1),
    ],
)
def test_m2_the_highest_sum_gets_it_and_of_equals_the_one_ranked_last(
    sums: tuple[int, ...], holder: str, given: int
) -> None:
    ended = series(3, holder)._replace(sums=sums)
    assert MirrorGiven(given) in told(ended, "*:deal")
    assert play(ended, "*:deal").mirror == given


def test_m2_the_tied_card_of_the_game_just_ended_settles_it_not_the_new_one() -> None:
    agreed = config(deal("1", "1", "1"), deal("9", "8", "2"), youngest="a", mirror=True)
    state = play(finished(begin(agreed))._replace(sums=(80, 80, 80)), "*:deal")
    assert (state.tied, state.mirror) == (2, 2)


def test_m2_all_games_so_far_count_not_the_last_one_alone() -> None:
    ones = deal("1", "1", "1")
    state = drift(begin(config(ones, ones, youngest="a", mirror=True)), "2.1")
    state = finished(state._replace(sums=(10, 50, 10)))
    assert state.phase == Scored((90, 79, 79))
    assert play(state, "*:deal").mirror == 1


def test_m2_paul_never_gets_it() -> None:
    agreed = with_paul(deal("1", "1", "1"), youngest="a", mirror=True)
    ended = finished(begin(agreed))._replace(sums=(10, 20, 90))
    assert play(ended, "*:deal").mirror == 1


def test_m2_an_old_mirror_does_not_stay_with_its_owner() -> None:
    state = finished(drift(alike(3, mirror=True), "2.1"))._replace(sums=(10, 90, 20))
    assert play(state, "*:deal").mirror == 1


def last_game(sums: tuple[int, ...], tied: int, seats: int) -> State:
    """The last round of a series adds nothing to these sums."""
    agreed = Config(seats, mirror=True)
    state = drift(begin(agreed), f"{seats}.13")
    ones = cards(" ".join([f"1{x}" for x in "abcdef"[: agreed.places]]))
    empty_soon = tuple([(one,) for one in ones])
    return finished(state._replace(sums=sums, tied=tied, displays=empty_soon, floor=ones))


@pytest.mark.parametrize(
    ("tied", "ranks"), [(0, (2, 3, 1, 4)), (1, (4, 2, 1, 3)), (3, (3, 4, 1, 2))]
)
def test_m5_a_final_tie_is_settled_by_the_tied_card_of_the_last_game(
    tied: int, ranks: tuple[int, ...]
) -> None:
    ended = last_game((300, 300, 200, 300), tied, 4)
    assert ended.phase == Scored((0, 0, 0, 0))
    assert outcome(ended) == Outcome((300, 300, 200, 300), ranks, (0, 1, 3))


def test_m1_pauls_sum_counts_and_he_can_win_a_series() -> None:
    assert outcome(last_game((200, 210, 190), 0, 2)) == Outcome((200, 210, 190), (2, 3, 1), ())


@pytest.mark.parametrize(("tied", "ranks"), [(0, (1, 2, 3)), (1, (2, 1, 3))])
def test_m5_paul_loses_a_final_tie(tied: int, ranks: tuple[int, ...]) -> None:
    ended = last_game((200, 200, 200), tied, 2)
    assert outcome(ended) == Outcome((200, 200, 200), ranks, (0, 1, 2))


def test_m1_after_the_last_game_nothing_is_dealt() -> None:
    ended = last_game((200, 210, 190), 0, 2)
    assert (awaited(ended), moves(ended, "*")) == ((), "")
    assert refused(ended, "*:deal") == "game-over B9"


def test_m5_the_mirror_itself_counts_nothing() -> None:
    ones = deal("1", "1", "1")
    state = drift(begin(config(ones, ones, youngest="a", mirror=True)), "2.9")
    state = state._replace(displays=(cards("1a"), *state.displays[1:]))
    state = finished(play(state, "a:mirror-1a"))
    assert text(state.displays[0]) == "9a 10a 11a 12c 13c"
    assert state.phase == Scored((55, 79, 79))
