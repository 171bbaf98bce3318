"""The quick rules that search plays by agree with the rules, move by move."""

from typing import Any

import pytest

from engine.core.rng import pick, seeded
from engine.games.parrot_box import awaited, legal_moves, setup
from engine.games.parrot_box.moves import (
    DealNext,
    Discard,
    Draw,
    EndTurn,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.rules import apply
from engine.games.parrot_box.state import Config, Opening, Scored
from engine.games.parrot_box.thinking.kernel import HOLDING, OVER, Boxes, boxes_of
from engine.games.parrot_box.thinking.playout import play_on

ROUNDS_OF_PLAY = 3


def told(boxes: Boxes) -> dict[str, Any]:
    told: dict[str, Any] = {name: getattr(boxes, name) for name in Boxes.__slots__}
    if boxes.phase != HOLDING:
        del told["held"]
    return told


def follow(boxes: Boxes, move: Move) -> None:
    match move:
        case Draw():
            boxes.draw()
        case TakeDiscard():
            boxes.take()
        case Replace(spot):
            boxes.replace(spot)
        case Float(spot, to):
            boxes.float(spot, to)
        case Discard():
            boxes.discard()
        case TurnUp(spot):
            boxes.turn_up(spot)
        case EndTurn():
            boxes.end_turn()
        case DealNext():
            raise AssertionError("a round has one deal")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("lazy", [False, True])
def test_the_kernel_agrees_move_by_move(seats: int, seed: int, lazy: bool) -> None:
    """Who is lazy leaves the last card face down, so that piles are renewed."""
    state, rng = setup(Config(seats), seed).state, seeded(seed, 1)
    boxes = None
    while awaited(state) and state.round <= ROUNDS_OF_PLAY:
        seat = awaited(state)[0]
        legal = legal_moves(state, seat)
        move, rng = pick(rng, legal)
        lazier = [other for other in legal if isinstance(other, Draw | Discard | EndTurn)]
        if lazy and lazier and state.turn > 3 * seats:
            move = lazier[0]
        after = apply(state, seat, move).state
        if isinstance(after.phase, Opening):
            boxes = None
        elif boxes is None:
            boxes = boxes_of(after)
        else:
            follow(boxes, move)
            if isinstance(after.phase, Scored):
                assert boxes.phase == OVER
                assert tuple(boxes.totals()) == after.phase.totals
            else:
                assert told(boxes) == told(boxes_of(after))
        state = after


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_copy_goes_its_own_way_to_the_end(seats: int) -> None:
    state, rng = setup(Config(seats), 3).state, seeded(3, 1)
    while not isinstance(state.phase, Scored):
        if not isinstance(state.phase, Opening):
            boxes = boxes_of(state)
            before, twin = told(boxes.copy()), boxes.copy()
            play_on(twin, 10_000)
            assert twin.phase == OVER
            assert told(boxes) == before
        seat = awaited(state)[0]
        move, rng = pick(rng, legal_moves(state, seat))
        state = apply(state, seat, move).state
