"""What comes to the minds of bots, over and over."""

import re
from collections import Counter

from engine.core.rng import seeded
from engine.games.cheating_moth import impulses, legal_moves, view, write_move
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import placed, play

SEEDS = range(600)


def words(move: str) -> str:
    """Without the letters of copies."""
    return re.sub(r"(\d)[a-p]\b", r"\1", move)


def minded(state: State, seat: int, kind: str = "rule-of-thumb", after: int = 1300) -> Counter[str]:
    """How often in so many times which impulse comes, so long after a noise."""
    seen, legal = view(state, seat), legal_moves(state, seat)
    moves = [impulses[kind](seen, legal, seeded(seed), after) for seed in SEEDS]
    return Counter(["" if move is None else write_move(move) for move in moves])


def calls(after: int, kind: str = "rule-of-thumb") -> int:
    """How many in a hundred bots call a fan that rustled so long ago."""
    heard = play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:rustle")
    return minded(heard, 0, kind, after)["call-b"] * 100 // len(SEEDS)


def unwatched(state: State, seat: int) -> int:
    """A time at which the Guard looks somewhere else."""
    eyes = view(state, seat).gaze
    return next(at * 700 for at in range(len(eyes)) if eyes[at] != seat)
