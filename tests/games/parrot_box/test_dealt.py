"""What chance gave: the numbers and the Parrots in a box, and who begins (A2, A4)."""

import pytest

from engine.core.cards import face_of
from engine.core.game import Step
from engine.core.lots import Odds, cards_from
from engine.core.rng import pick, seeded
from engine.games.parrot_box import apply, awaited, dealt, legal_moves, read_config, setup
from engine.games.parrot_box.cards import PARROT
from engine.games.parrot_box.events import StarterChosen
from engine.games.parrot_box.state import Config, is_up

PLAIN = read_config(("seats 3", "birthdays b"))
SEEDS = range(80)


def opened(config: Config, seed: int) -> Step:  # type: ignore[type-arg]
    """Two cards of each are turned up, anywhere."""
    step, rng = setup(config, seed), seeded(seed, 9)
    while step.state.starter is None:
        seat = awaited(step.state)[0]
        move, rng = pick(rng, legal_moves(step.state, seat))
        step = apply(step.state, seat, move)
    return step


@pytest.mark.parametrize("seed", SEEDS)
def test_boxes_are_summed_up_and_parrots_counted(seed: int) -> None:
    step = setup(PLAIN, seed)
    faces = [[face_of(card) for card in box] for box in step.state.boxes]
    box, parrots = dealt(PLAIN, step)
    assert (box.what, parrots.what) == ("box", "parrots")
    assert box.got == tuple(1000 * sum(f for f in each if f != PARROT) for each in faces)
    assert parrots.got == tuple(1000 * each.count(PARROT) for each in faces)


def test_they_come_from_the_whole_deck() -> None:
    box, parrots = dealt(PLAIN, setup(PLAIN, 1))
    numbers = [number for number in range(13) for _ in range(8)]
    assert box.odds == cards_from([*numbers, 0, 0, 0, 0], 8)
    assert parrots.odds == cards_from([1] * 4 + [0] * 104, 8)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_begins_counts_where_chance_alone_settled_it(seed: int) -> None:
    step = opened(PLAIN, seed)
    [chosen] = [event for event in step.events if isinstance(event, StarterChosen)]
    parrot_up = any(
        is_up(up, spot) and face_of(card) == PARROT
        for box, up in zip(step.state.boxes, step.state.up)
        for spot, card in enumerate(box)
    )
    lots = dealt(PLAIN, step)
    assert (lots != ()) == (chosen.by == "highest" and not parrot_up)
    for lot in lots:
        assert lot.got == tuple(1000 * (seat == chosen.seat) for seat in range(3))
        assert lot.odds == Odds(333_333, 222_222, -111_112, single=True)


def test_both_are_among_the_samples() -> None:
    assert {len(dealt(PLAIN, opened(PLAIN, seed))) for seed in SEEDS} == {0, 1}


def test_nothing_is_dealt_by_a_turn() -> None:
    step = opened(PLAIN, 1)
    seat = awaited(step.state)[0]
    after = apply(step.state, seat, legal_moves(step.state, seat)[0])
    assert dealt(PLAIN, after) == ()


def test_a_round_that_was_agreed_is_no_chance() -> None:
    agreed = read_config(("seats 3", "deal 1 7 3"))
    assert dealt(agreed, setup(agreed, 1)) == ()
    assert all(dealt(agreed, opened(agreed, seed)) == () for seed in range(10))
    later = read_config(("seats 3", "deal 2 7 3"))
    assert len(dealt(later, setup(later, 1))) == 2
