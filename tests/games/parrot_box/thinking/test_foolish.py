"""Moves of Parrot Box that are never better than another: the best level makes none of them.

In the very last turn of a round nobody comes after, so only the own box counts. There a move is
foolish if another one counts less whatever lies face down; with no card or few of them face down
that can be found out by trying all they could be.
"""

from itertools import product

import pytest

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.core.tuples import replaced
from engine.games import parrot_box
from engine.games.parrot_box.cards import FACES, SPOTS, score_of
from engine.games.parrot_box.moves import Discard, Float, Move, Replace
from engine.games.parrot_box.state import Holding, State, is_up
from engine.games.parrot_box.view import view
from tests.sure import MANY, QUICK, check_best_is_never_foolish

MIXES = [(f"seats {seats}",) for seats in (2, 3, 4, 6)]
FEW = 2  # face-down cards


def foolish(state: State, seat: Seat, legal: tuple[Move, ...]) -> frozenset[Move]:
    if not isinstance(state.phase, Holding) or state.closing != (seat + 1) % state.config.seats:
        return frozenset()
    down = [spot for spot in SPOTS if not is_up(state.up[seat], spot)]
    if len(down) > FEW:
        return frozenset()
    counts = {move: _counts(state, seat, move, down) for move in legal}
    return frozenset(
        [
            move
            for move, other in product(legal, legal)
            if all(one >= two for one, two in zip(counts[move], counts[other]))
            and counts[move] != counts[other]
        ]
    )


def _counts(state: State, seat: Seat, move: Move, down: list[int]) -> tuple[int, ...]:
    """What the box counts after that move, for all that could lie face down."""
    assert isinstance(state.phase, Holding)
    held = face_of(state.phase.card)
    known = tuple([face_of(card) for card in state.boxes[seat]])
    found = []
    possible = [face for face in FACES if view(state, seat).unseen[face]]
    for faces in product(possible, repeat=len(down)):
        box: tuple[int | None, ...] = known
        for spot, face in zip(down, faces):
            box = replaced(box, spot, face)
        match move:
            case Replace(spot):
                box = replaced(box, spot, held)
            case Float(spot, to):
                parrot = box[spot]
                box = replaced(replaced(box, spot, held), to, parrot)
            case _:
                assert isinstance(move, Discard)
        found.append(score_of(box).total)
    return tuple(found)


def test_the_best_level_never_makes_one() -> None:
    assert check_best_is_never_foolish(parrot_box, MIXES, foolish, QUICK) > 1


@pytest.mark.soak
def test_the_best_level_makes_none_in_100_000_positions() -> None:
    assert check_best_is_never_foolish(parrot_box, MIXES, foolish, MANY) > 500
