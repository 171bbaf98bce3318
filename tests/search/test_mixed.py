"""A mixture: drawn by chance, the same again from the same chance, in slices as at once."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine.core.rng import Rng, below, seeded
from engine.search.compared import compared
from engine.search.mixed import Mixed, balanced_begun, often_enough
from engine.search.thought import Aim, think


@dataclass(frozen=True)
class Fingers:
    """Each step counts how often a lot fell on each move."""

    moves: tuple[str, ...] = ("rock", "paper", "scissors")
    aim: Aim = Aim()
    steps: int = 60
    view: None = None

    def further(self, so_far: tuple[int, ...] | None, rng: Rng) -> tuple[tuple[int, ...], Rng]:
        counts = list(so_far or [0] * len(self.moves))
        at, rng = below(rng, len(counts))
        counts[at] += 1
        return tuple(counts), rng

    def worths(self, so_far: tuple[int, ...]) -> Sequence[int]:
        return [10 * each for each in so_far]

    def mixture(self, so_far: tuple[int, ...]) -> Sequence[int]:
        return so_far


def thought(seed: int, moves: tuple[str, ...] = Fingers().moves) -> Mixed[str]:
    return balanced_begun(Fingers(moves), seeded(seed))


@pytest.mark.parametrize("slice_", [1, 7, 60])
def test_slices_make_no_difference(slice_: int) -> None:
    whole, sliced = think(thought(3), 60), thought(3)
    while not sliced.done:
        sliced = think(sliced, slice_)
    assert sliced == whole
    assert (whole.best, whole.per_cent) == (sliced.best, 100)


def test_each_move_is_made_as_often_as_the_mixture_says() -> None:
    made = Counter(think(thought(seed), 60).best for seed in range(600))
    assert set(made) == set(Fingers().moves)
    assert all(140 < each < 260 for each in made.values())


def test_the_same_chance_draws_the_same_move() -> None:
    assert think(thought(5), 60).best == think(thought(5), 60).best


def test_how_long_it_thought_does_not_move_the_lot() -> None:
    assert think(thought(5), 10).lot == think(thought(5), 60).lot


def test_before_the_first_step_there_is_a_move_already() -> None:
    assert thought(1).best == "rock"
    assert [each.behind for each in compared(thought(1))] == [None, None, None]


def test_without_a_choice_there_is_nothing_to_think_about() -> None:
    only = thought(1, ("rock",))
    assert (only.done, only.best) == (True, "rock")


def test_moves_that_chance_decides_between_are_told_as_about_equal() -> None:
    lines = compared(think(thought(3), 60))
    assert lines[0].behind == 0
    assert [each.alike for each in lines] == [True, True, True]
    assert [each.behind for each in lines] == sorted([each.behind or 0 for each in lines])


def test_what_is_made_too_seldom_is_not_made_at_all() -> None:
    assert often_enough((90, 9, 1)) == (90, 9, 0)
    assert often_enough((0, 0)) == (1, 1)
