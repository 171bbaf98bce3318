"""Where nothing is left to decide, nothing is asked: in all of Parrot Box, and only there."""

from engine.core.rng import seeded
from engine.games import parrot_box
from engine.games.parrot_box import apply, awaited, foregone, imagine, legal_moves, view
from engine.games.parrot_box.moves import Discard, EndTurn, TurnUp
from engine.games.parrot_box.state import Scored, State, Taking, Uncovering
from tests.games.parrot_box.table import config, opened, play, told, uncovered
from tests.laws.walk import random_match

WORLDS = 3
MATCHES = 4


def come_to_the_same(state: State, seat: int) -> bool:
    """Does every legal move lead to the same, by rule: here, and wherever hidden cards may lie?"""
    legal = legal_moves(state, seat)
    for dream in range(-1, WORLDS):  # most differ at once
        world = state if dream < 0 else imagine(view(state, seat), seeded(dream))[0]
        first = apply(world, seat, legal[0]).state
        if any(apply(world, seat, move).state != first for move in legal[1:]):
            return False
    return True


def test_e3_exactly_what_comes_to_the_same_is_foregone() -> None:
    """With two or more legal moves, at every position of random matches at tables of each size."""
    found = 0
    for at in range(MATCHES):
        for position in random_match(parrot_box, config(seats=2 + at), at):
            for seat in awaited(position.state):
                if seat < 0:  # the clock decides nothing
                    continue
                same = come_to_the_same(position.state, seat)
                assert (foregone(position.state, seat) is not None) == same
                found += same
                if same:
                    assert isinstance(position.state.phase, Uncovering)
    assert found


def last_turn(down: str = "78") -> State:
    """b is done, and a has the last turn, with those cards face down."""
    state = uncovered(opened("1 2 3 4 5 6 7 8", "9 9 3 4 5 6 7 8", pile="12"), "123456", "12345678")
    spots = "".join([spot for spot in "12345678" if spot not in down])
    return uncovered(state, spots, "12345678")._replace(closing=1, phase=Taking(0))


def test_e3_the_last_card_is_not_left_to_wait_in_a_last_turn() -> None:
    discarded = play(last_turn("8"), "a:draw a:discard")
    assert legal_moves(discarded, 0) == (TurnUp(7), EndTurn())  # links count on that
    assert foregone(discarded, 0) == TurnUp(7)
    ends = [apply(discarded, 0, move).state for move in legal_moves(discarded, 0)]
    assert ends[0] == ends[1]
    assert isinstance(ends[0].phase, Scored)


def test_e3_nor_is_it_asked_which_card_comes_first() -> None:
    discarded = play(last_turn("678"), "a:draw a:discard")
    assert foregone(discarded, 0) == TurnUp(5)
    assert told(discarded, "a:turn-6")[:2]


def test_t4_before_last_turns_waiting_is_a_choice() -> None:
    state = uncovered(opened("1 2 3 4 5 6 7 8", "9 9 3 4 5 6 7 8", pile="12"), "1234567", "12")
    discarded = play(state, "a:draw a:discard")
    assert foregone(discarded, 0) is None
    assert foregone(play(state, "a:draw"), 0) is None
    assert Discard() in legal_moves(play(state, "a:draw"), 0)


def test_e3_nobody_else_has_anything_foregone() -> None:
    discarded = play(last_turn(), "a:draw a:discard")
    assert foregone(discarded, 1) is None
    assert foregone(discarded, -1) is None
