"""Turns by chance, of which some are what nobody waits for."""

from engine.core.game import CLOCK
from engine.core.rng import Rng, below, pick
from engine.games.cheating_moth import awaited, legal_moves
from engine.games.cheating_moth.moves import Call, Move, Rustle, Slip
from engine.games.cheating_moth.state import State

_SOME = 40  # of the thousands of reactions


def any_turn(state: State, rng: Rng) -> tuple[tuple[int, Move], Rng]:
    """Of the kinds of moves that are legal each is equally likely."""
    waiting, rng = below(rng, 3)
    seats = awaited(state) if waiting else (CLOCK, *range(state.config.seats))
    turns = [(seat, move) for seat in seats for move in legal_moves(state, seat)[:_SOME]]
    if not turns:
        turns = [(seat, legal_moves(state, seat)[0]) for seat in awaited(state)]
    kinds = sorted({type(move).__name__ for _, move in turns})
    kind, rng = pick(rng, kinds)
    return pick(rng, [turn for turn in turns if type(turn[1]).__name__ == kind])


def answers(state: State, seat: int) -> tuple[Move, ...]:
    """What is legal, but for mischief."""
    legal = legal_moves(state, seat)
    return tuple([move for move in legal if not isinstance(move, Slip | Call | Rustle)])
