"""V7: where the Guard looks, and when a clumsy slip is noticed."""

from itertools import product

import pytest

from engine.core.rng import seeded
from engine.games.cheating_moth import imagine, view
from engine.games.cheating_moth.gaze import (
    FLICK,
    IN_A_CIRCLE,
    MOMENT,
    SLOW,
    Gaze,
    gaze,
    looked_at,
)
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import placed, play

CHANCES = range(400)
SEATS = (3, 4, 5)
TURNS = range(40)


def glances(seats: int, guard: int, active: int, noisy: tuple[int, ...] = ()) -> list[Gaze]:
    """Of so many turns."""
    rustling = [seat in noisy for seat in range(seats)]
    return [
        gaze(seats, guard=guard, active=active, rustling=rustling, facts=(1, turn, 3))
        for turn in TURNS
    ]


def every_table() -> list[tuple[int, int, int]]:
    """Seats, the Guard, and whose turn it is."""
    return [each for seats in SEATS for each in product([seats], range(seats), range(seats))]


def longest_rest(seen: Gaze, seat: int) -> int:
    """For how many moments in a row nobody looks there, round the circle."""
    most = now = 0
    for at in (*seen, *seen):
        now = 0 if at == seat else now + 1
        most = max(most, now)
    return most


# --- laws ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "guard", "active"), every_table())
def test_everybody_else_is_looked_at_and_left_alone_again(
    seats: int, guard: int, active: int
) -> None:
    others = {seat for seat in range(seats) if seat != guard}
    for seen in glances(seats, guard, active):
        assert len(seen) == IN_A_CIRCLE
        assert set(seen) == {None, *others}
        for seat in others:  # long enough for a slow finger
            assert longest_rest(seen, seat) * MOMENT > SLOW + FLICK


@pytest.mark.parametrize(("seats", "guard", "active"), every_table())
def test_a_noise_draws_the_first_moments(seats: int, guard: int, active: int) -> None:
    for noisy in range(seats):
        if noisy != guard:
            for seen in glances(seats, guard, active, (noisy,)):
                assert seen[:3] == (noisy,) * 3
                assert guard not in seen
                assert longest_rest(seen, noisy) * MOMENT > SLOW + FLICK


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_is_on_turn_is_looked_at_first(seats: int) -> None:
    for seen in glances(seats, 0, 1):
        assert seen[:2] == (1, 1)
    for seen in glances(seats, 0, 1, (2,)):
        assert seen[:5] == (2, 2, 2, 1, 1)


def test_several_noises_draw_the_eyes_by_turns() -> None:
    for seen in glances(4, 0, 1, (3, 1)):
        assert seen[:3] == (1, 3, 1)
        assert 2 in seen


def test_the_guards_own_noise_draws_nobodys_eyes() -> None:
    assert glances(4, 0, 1, (0,)) == glances(4, 0, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_over_many_turns_everybody_has_a_share_and_who_is_on_turn_a_larger_one(
    seats: int,
) -> None:
    looks = [at for seen in glances(seats, 0, 1) for at in seen]
    rest = [looks.count(seat) for seat in range(2, seats)]
    assert looks.count(0) == 0
    assert min(rest) > len(looks) // (3 * seats)
    assert max(rest) * 10 < min(rest) * 14
    assert max(rest) < looks.count(1) < len(looks) * 3 // 5
    assert 0 < looks.count(None) < len(looks) // 2


def test_eyes_go_other_ways_at_other_times() -> None:
    seen = glances(5, 0, 1)
    assert len(set(seen)) > 30
    assert gaze(5, guard=0, active=1, rustling=[False] * 5, facts=(2, 0, 3)) != seen[0]


def test_the_gaze_turns_with_the_table() -> None:
    """It is drawn by where the others sit, not by who they are."""
    for left, right in zip(glances(4, 0, 2, (3,)), glances(4, 1, 3, (0,))):
        assert right == tuple([None if at is None else (at + 1) % 4 for at in left])


# --- in a view -------------------------------------------------------------------------------


def sly() -> State:
    return play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:slip-52 b:rustle")


def test_everybody_sees_the_same_gaze() -> None:
    seen = {view(sly(), seat).gaze for seat in (None, 0, 1, 2)}
    assert len(seen) == 1
    assert seen.pop()[:3] == (1, 1, 1)


def test_what_is_secret_does_not_move_the_eyes() -> None:
    """Twin worlds: whatever lies where, and whoever slips."""
    honest = placed("1 1", "2 2 52", "3 3 3", top="5")
    slipped = play(honest, "b:slip-52 c:slip-3")
    assert view(slipped, 0).gaze == view(play(slipped, "*:late-b"), 0).gaze
    assert view(slipped, 0).gaze == view(honest, 0).gaze
    for seed in CHANCES[:20]:
        twin, _ = imagine(view(slipped, 0), seeded(seed))
        assert view(twin, 0).gaze == view(honest, 0).gaze


def test_the_eyes_go_on_when_the_game_does() -> None:
    before = placed("3 1 1", "2 2 52", "3 3 3", top="4")
    assert view(before, 0).gaze != view(play(before, "a:play-3"), 0).gaze


def test_they_follow_the_top_discard_round_and_turn() -> None:
    state = placed("3 1 1", "2 2 52", "3 3 3", top="4")
    other = placed("3 1 1", "2 2 52", "3 3 3", top="14")
    assert view(other, 0).gaze != view(state, 0).gaze
    assert view(state._replace(active=1), 0).gaze != view(state, 0).gaze
    assert view(state._replace(turn=4), 0).gaze != view(state, 0).gaze
    assert view(state._replace(round=2), 0).gaze != view(state, 0).gaze


def test_a_new_guard_looks_at_the_old_one() -> None:
    state = play(sly(), "a:call-b")
    assert 0 not in view(state, 0).gaze
    state = play(state, "a:give-1")
    assert state.guard == 1
    assert set(view(state, 0).gaze) == {None, 0, 2}


def test_after_a_round_nobody_looks() -> None:
    over = play(placed("3", "2 2", "1 1", top="4"), "a:play-3")
    assert view(over, 0).gaze == ()
    assert looked_at((), 500) is None


def test_moments_go_round_in_a_circle() -> None:
    seen: Gaze = (1, None, 2)
    moments = [looked_at(seen, after) for after in (0, 699, 700, 1400, 2099, 2100)]
    assert moments == [1, 1, None, 2, 2, 1]
