"""V7: when a person's clumsy slip is noticed."""

import pytest

from engine.core.game import IllegalMove, Touch
from engine.core.rng import seeded
from engine.games.cheating_moth import fumble, legal_moves, view
from engine.games.cheating_moth.gaze import (
    CLUMSY,
    IN_A_CIRCLE,
    LET_PASS,
    MOMENT,
    Gaze,
    noticed,
    watched,
)
from engine.games.cheating_moth.moves import Call, Rustle
from engine.games.cheating_moth.state import State
from engine.games.cheating_moth.view import View
from tests.games.cheating_moth.table import placed, play

CHANCES = range(400)
LOOKS: Gaze = (1, 2, 2, None, 2)  # in turn, and then again


@pytest.mark.parametrize(
    ("began", "took", "expected"),
    [
        (699, 1, True),  # the last moment of the first look
        (700, 699, False),
        (700, 2799, False),  # until just before it looks there again
        (700, 2800, True),
        (3500, 10, True),  # the second time round
        (4200, 100, False),
        (800, 60_000, True),
        (-500, 400, True),  # what was over before it began counts by its first look
        (-500, 600, True),
        (0, 0, True),
    ],
)
def test_whoever_is_looked_at_for_a_moment_is_seen(began: int, took: int, expected: bool) -> None:
    assert watched(LOOKS, 1, Touch(began, took)) == expected


def test_where_nobody_looks_nobody_is_seen() -> None:
    assert not watched((), 1, Touch(0, 60_000))
    assert not watched(LOOKS, 3, Touch(0, 60_000))


def test_what_the_guard_saw_is_told_by_its_gaze_then() -> None:
    """Meanwhile it may look elsewhere."""
    state = slipping()
    then = view(state, 1)
    now, legal = turned(state), legal_moves(state, 1)
    touch = touching(state, 300, seen=True)
    assert not watched(now.gaze, 1, touch)
    comes = {fumble(then, now, legal, touch, seeded(chance)) for chance in CHANCES}
    assert comes == {None, (0, Call(1))}


def turned(state: State) -> View:
    """When the Guard does not look at b any more."""
    touch = touching(state, 300, seen=True)
    others = (view(state._replace(turn=turn), 1) for turn in range(2, 40))
    return next(each for each in others if not watched(each.gaze, 1, touch))


def slipping(gone: str = "") -> State:
    """b lets a Moth slip; `gone` are the others that have vanished there already."""
    vanish = " ".join([f"b:slip-{face} *:late-b" for face in gone.split()])
    hands = ("1 1", "2 2 2 2 3 3 3 3 52", "3 3 3")
    return play(placed(*hands, top="5", pile="1 1"), f"{vanish} b:slip-52")


def share(took: int, seen: bool, gone: str = "", turn: int = 1) -> int:
    """In how many of a hundred cases the slip is noticed."""
    now = view(slipping(gone)._replace(turn=turn), 1)
    times = [noticed(now, took, seen, seeded(chance)) for chance in CHANCES]
    return times.count(True) * 100 // len(times)


def test_the_slower_a_slip_the_sooner_it_is_noticed() -> None:
    for seen, (flick, slow) in CLUMSY.items():
        assert abs(share(250, seen) - flick) < 7
        assert abs(share(1500, seen) - slow) < 7
    assert share(250, True) <= share(1500, True)
    assert share(250, False) < share(600, False) < share(1000, False) < share(1500, False)


def test_quicker_than_a_flick_and_slower_than_slow_make_no_difference() -> None:
    assert share(0, True) == share(250, True)
    assert share(60_000, False) == share(1500, False)


def test_to_be_watched_is_far_worse_than_to_be_slow() -> None:
    assert share(250, True) > share(1500, False) + 25
    assert share(250, True) > 2 * share(250, False)


def test_a_second_card_soon_after_the_first_is_nearly_always_noticed() -> None:
    assert share(300, False) < 50
    assert 80 < share(300, False, "2") == share(300, False, "2 2 2") < 98


def test_with_time_what_has_vanished_is_let_pass() -> None:
    """One card for so many times round the table of three."""
    before = [3 * LET_PASS, 6 * LET_PASS]
    assert share(300, False, "2", turn=before[0]) > 80
    assert share(300, False, "2", turn=before[0] + 1) == share(300, False)
    assert share(300, False, "2 2", turn=before[0] + 1) > 80
    assert share(300, False, "2 2", turn=before[1] + 1) == share(300, False)


def test_what_comes_too_soon_is_not_weighed_but_called() -> None:
    assert set(comes_of(slipping("2"), 300, seen=False)) == {None, (0, Call(1))}


def test_it_is_never_quite_hopeless() -> None:
    assert 90 < share(9000, True, "2 2 2 2 3 3 3") < 100


def touching(state: State, took: int, *, seen: bool) -> Touch:
    """Of b, while the Guard looks there, or does not."""
    touches = [Touch(at * MOMENT + 20, took) for at in range(IN_A_CIRCLE)]
    return next(each for each in touches if watched(view(state, 1).gaze, 1, each) == seen)


def comes_of(state: State, took: int, *, seen: bool) -> list[object]:
    now, legal, touch = view(state, 1), legal_moves(state, 1), touching(state, took, seen=seen)
    return [fumble(now, now, legal, touch, seeded(chance)) for chance in CHANCES]


def test_what_is_heard_is_a_rustle() -> None:
    heard = comes_of(slipping(), 800, seen=False)
    assert set(heard) == {None, (1, Rustle())}
    assert heard.count(None) == [
        noticed(view(slipping(), 1), 800, False, seeded(chance)) for chance in CHANCES
    ].count(False)


def test_what_the_guard_sees_it_calls() -> None:
    """It need not weigh whether there was anything."""
    assert set(comes_of(slipping(), 300, seen=True)) == {None, (0, Call(1))}


def test_a_fan_that_has_rustled_and_goes_on_is_called() -> None:
    """It rustles no more in this turn, and all that still slips would be safe."""
    state = play(slipping(), "b:rustle")
    for seen in (True, False):
        assert set(comes_of(state, 1200, seen=seen)) == {None, (0, Call(1))}
    assert play(state, "a:call-b a:give-1").guard == 1  # which is legal, and right


def test_without_a_slip_there_is_nothing_to_notice() -> None:
    state = play(slipping(), "*:late-b")
    now, legal = view(state, 1), legal_moves(state, 1)
    with pytest.raises(IllegalMove) as refused:
        fumble(now, now, legal, Touch(0, 300), seeded(1))
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("no-slip-under-way", "V2")
