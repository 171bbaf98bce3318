"""Thinking: in slices or at once the same, worse moves given up, and every move's prospect."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine.core.rng import Rng, below, seeded
from engine.search.compared import about_equal, compared
from engine.search.thought import Aim, Ending, Problem, Prospect, Thought, begun, think


@dataclass(frozen=True)
class Urns:
    """A move is an urn: it pays its number, and some luck that is alike for all in a world."""

    moves: tuple[int, ...]
    wild: int = 0  # this one pays a hundred more, or a hundred less
    aim: Aim = Aim()
    length: int = 1
    view: None = None

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        luck, rng = below(rng, 100)
        swing = 100 if luck % 2 else -100
        pays = [self.moves[at] + luck + swing * (self.moves[at] == self.wild) for at in tried]
        return [Ending(-pay, others=0, best=0, won=int(pay % 2 == 0)) for pay in pays], rng


def test_the_best_is_found() -> None:
    thought = think(begun(Urns((3, 9, 4, 8)), 40, seeded(1)), 40)
    assert thought.best == 9
    assert thought.done
    assert thought.per_cent == 100


def test_slices_make_no_difference() -> None:
    whole = think(begun(Urns((3, 9, 4, 8, 1)), 100, seeded(2)), 100)
    for slice_ in 1, 7, 30:
        thought = begun(Urns((3, 9, 4, 8, 1)), 100, seeded(2))
        seen = [thought.per_cent]
        while not thought.done:
            thought = think(thought, slice_)
            seen.append(thought.per_cent)
        assert thought == whole
        assert seen == sorted(seen)


def test_a_thought_can_be_left_at_any_time() -> None:
    thought = begun(Urns((3, 9)), 100, seeded(2))
    assert thought.best == 3  # nothing is known yet
    assert think(thought, 1).best == 9
    assert thought.spent == 0


def test_worse_moves_are_given_up_and_keep_their_prospects() -> None:
    thought = think(begun(Urns(tuple(range(8))), 240, seeded(3)), 240)
    tries = [prospect.tries for prospect in thought.prospects]
    assert tries == sorted(tries)
    assert tries[0] == 10  # a third of all playouts, shared among eight
    assert tries[-1] > 3 * tries[0]
    assert 240 <= sum(tries) <= 250
    means = [prospect.valued(0) for prospect in thought.prospects]
    assert means == sorted(means)


def test_an_aim_weighs_what_is_gained_beside_the_own_points() -> None:
    ending = Ending(own=300, others=700, best=500, won=1)
    assert Aim().worth(ending) == -300
    assert Aim(others=100).worth(ending) == 400
    assert Aim(best=100).worth(ending) == 200
    assert Aim(best=50, win=1_000).worth(ending) == 950


def test_nothing_is_known_before_the_first_try() -> None:
    assert Prospect().valued(50) == 0


def test_nerve_seeks_what_may_turn_out_either_way_and_caution_avoids_it() -> None:
    def choice(nerve: int) -> int:
        thought = begun(Urns((5, 6, 7), wild=6), 120, seeded(4), aim=Aim(nerve=nerve))
        return think(thought, 120).best

    assert choice(50) == 6
    assert choice(-50) == 7


def test_of_what_looks_alike_the_first_is_taken() -> None:
    thought = begun(Urns((3, 7, 9)), 60, seeded(1), blur=2)
    assert think(thought, 60).best == 7


def test_without_a_choice_there_is_nothing_to_think_about() -> None:
    thought: Thought[int] = begun(Urns((5,)), 100, seeded(1))
    assert thought.done
    assert thought.best == 5
    assert think(thought, 50) == thought


def test_who_is_told_about_moves_can_compare_some_of_them_to_the_end() -> None:
    thought = think(begun(Urns(tuple(range(16))), 600, seeded(3), kept=5), 600)
    assert len(thought.tried) == 5
    tries = {thought.prospects[at].tries for at in thought.tried}
    assert tries == {len(thought.worlds)}
    assert all(len(worths) == 5 for worths in thought.worlds)
    assert 600 <= thought.spent <= 616
    for at, column in zip(thought.tried, zip(*thought.worlds)):
        assert sum(column) == thought.prospects[at].worth
    lines = compared(thought)
    assert [thought.problem.moves[each.at] for each in lines[:5]] == [15, 14, 13, 12, 11]
    assert [each.behind for each in lines] == [0, 1, 2, 3, 4, *[None] * 11]


def test_whoever_plays_keeps_no_worlds_and_one_move() -> None:
    thought = think(begun(Urns((3, 9, 4, 8)), 40, seeded(1)), 40)
    assert thought.worlds == ()
    assert len(thought.tried) == 1
    lines = compared(thought)
    assert [thought.problem.moves[each.at] for each in lines[:2]] == [9, 8]
    assert [each.behind for each in lines] == [0, 1, None, None]


def test_before_a_thought_nothing_is_known_of_any_move() -> None:
    urns: Problem[int] = Urns((3, 9, 4))
    for kept in (1, 5):
        thought: Thought[int] = begun(urns, 40, seeded(1), kept=kept)
        lines = compared(thought)
        assert [(each.at, each.behind) for each in lines] == [(0, None), (1, None), (2, None)]


@pytest.mark.parametrize(
    ("gaps", "alike"),
    [
        ((100, 100, 100), False),  # the same in every world
        ((4, 4, 4), True),  # but nobody would see it
        ((300, -280, 290, -270), True),  # its mean is well within two standard errors
        ((300, 100, 200, 250), False),
        ((700,), True),  # one world says nothing about others
        ((-100, -100), False),
    ],
)
def test_about_equal_is_what_chance_could_have_made(gaps: tuple[int, ...], alike: bool) -> None:
    assert about_equal(gaps) == alike
