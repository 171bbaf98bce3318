"""Thinking: in slices or at once the same, worse moves given up, and every move's prospect."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.rng import Rng, below, seeded
from engine.search.thought import Prospect, Result, begun, think


@dataclass(frozen=True)
class Urns:
    """A move is an urn: it pays its number, more or less; an even pay wins."""

    moves: tuple[int, ...]
    win_worth: int = 0
    length: int = 1

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Result], Rng]:
        luck, rng = below(rng, 100)
        return [(pay := self.moves[at] + luck, int(pay % 2 == 0)) for at in tried], rng


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
    values = [prospect.worth(0) for prospect in thought.prospects]
    assert values[0] < 60_000


def test_a_win_is_worth_points() -> None:
    prospect = Prospect().more((-3, 1)).more((-4, 0))
    assert prospect.worth(0) == -3500
    assert prospect.worth(10) == 1500
    assert Prospect().worth(10) == 0


def test_without_a_choice_there_is_nothing_to_think_about() -> None:
    thought = begun(Urns((5,)), 100, seeded(1))
    assert thought.done
    assert thought.best == 5
    assert think(thought, 50) == thought
