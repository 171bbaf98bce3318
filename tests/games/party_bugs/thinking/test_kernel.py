"""The quick rules that search plays by agree with the rules, move by move."""

from itertools import product
from typing import Any

import pytest

from engine.core.cards import face_of
from engine.core.rng import Rng, below, pick, seeded
from engine.games.party_bugs import legal_moves, setup
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
    awaited,
)
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Choosing, Config, Hiding, Scored, State, Taking
from engine.games.party_bugs.thinking.kernel import (
    CHOOSING,
    HIDING,
    PARTING,
    TAKING,
    Floor,
    floor_of,
)
from engine.games.party_bugs.thinking.playout import play_on

MIXES = [Config(*mix) for mix in product((2, 3, 4, 6), (False, True), (False, True))]


def told(floor: Floor) -> dict[str, Any]:
    """All of it, whatever the order of a hand or of the floor may be."""
    told: dict[str, Any] = {name: getattr(floor, name) for name in Floor.__slots__}
    told["hands"] = [sorted(hand) for hand in floor.hands]
    told["floor"] = sorted(floor.floor)
    if floor.phase not in (TAKING, PARTING):
        del told["played"]
    if floor.phase != TAKING:
        del told["queue"]
    return told


def follow(floor: Floor, before: State, seat: int, move: Move, after: State) -> None:
    """The same move; choices count when the last of them is made."""
    match move:
        case TakeCard(card):
            floor.take(face_of(card))
        case UseMirror(card):
            floor.use_mirror(face_of(card))
        case MirrorDancer():
            floor.use_mirror(0)
        case DiscardPair():
            floor.discard_pair(seat)
        case PlayCard(card) | HideCard(card):
            assert isinstance(before.phase, Choosing | Hiding)
            if isinstance(after.phase, type(before.phase)) and after.hands == before.hands:
                return
            chosen = [face_of(each or card) for each in before.phase.chosen]
            chosen[seat] = face_of(card)
            assert floor.phase == (HIDING if isinstance(move, HideCard) else CHOOSING)
            (floor.hide if isinstance(move, HideCard) else floor.reveal)(chosen)


def turns_of(state: State, rng: Rng) -> tuple[int, Move, Rng]:
    """By chance, of all that is legal, now and then of what nobody waits for."""
    waiting, rng = below(rng, 3)
    seats = awaited(state) if waiting else (-1, *range(state.config.seats))
    turns = [(seat, move) for seat in seats for move in legal_moves(state, seat)]
    (seat, move), rng = pick(rng, turns)
    return seat, move, rng


@pytest.mark.parametrize("config", MIXES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_agrees_move_by_move(config: Config, seed: int) -> None:
    state, rng = setup(config, seed).state, seeded(seed, 1)
    floor = floor_of(state)
    while awaited(state):
        seat, move, rng = turns_of(state, rng)
        after = apply(state, seat, move).state
        if isinstance(move, DealNext):
            floor = floor_of(after)
        else:
            follow(floor, state, seat, move, after)
        if isinstance(after.phase, Scored):
            assert tuple(floor.totals()) == after.phase.totals
        else:
            assert told(floor) == told(floor_of(after))
        state = after


@pytest.mark.parametrize("config", MIXES, ids=str)
def test_a_copy_goes_its_own_way(config: Config) -> None:
    state, rng = setup(config, 3).state, seeded(3, 1)
    for _ in range(25):
        if not awaited(state) or isinstance(state.phase, Scored):
            break
        floor = floor_of(state)
        before, twin = told(floor), floor.copy()
        assert told(twin) == before
        play_on(twin)
        assert told(floor) == before
        seat, move, rng = turns_of(state, rng)
        state = apply(state, seat, move).state


def test_the_last_round_begins_with_whoever_is_farthest_from_the_tied_card() -> None:
    state, rng = setup(Config(4), 1).state, seeded(1)
    while not (isinstance(state.phase, Taking) and state.phase.played == ()):
        seat, move, rng = turns_of(state, rng)
        state = apply(state, seat, move).state
    assert floor_of(state).queue[0] == state.tied
