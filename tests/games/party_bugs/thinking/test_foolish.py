"""Moves of Party Bugs that are never better than another: the best level makes none of them.

Three kinds: to leave a pair with the hidden dancer lying (H3), to give the mirror away before
it has to go (M3), and at the very end, when two cards are left and all totals lie open, to take
what is worse for oneself without being worse for who takes the other one.
"""

from itertools import product
from typing import Any

import pytest

from engine.core.game import Seat
from engine.games import party_bugs
from engine.games.party_bugs.cards import Cards, lay_out, total
from engine.games.party_bugs.moves import DiscardPair, MirrorDancer, Move, TakeCard, UseMirror
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Config, Parting, Scored, State, Taking
from tests.sure import MANY, QUICK, check_best_is_never_foolish

MIXES = [
    (f"seats {seats}", *options)
    for seats, options in product(
        (2, 3, 4, 6), ((), ("hidden-dancer",), ("mirror",), ("hidden-dancer", "mirror"))
    )
]


def foolish(state: State, seat: Seat, legal: tuple[Move, ...]) -> frozenset[Move]:
    if DiscardPair() in legal:
        return frozenset(legal) - {DiscardPair()}
    worse = set() if isinstance(state.phase, Parting) else _with_mirror(legal)
    return frozenset(worse | _worse_at_the_end(state, seat, legal))


def _with_mirror(legal: tuple[Move, ...]) -> set[Move]:
    return {move for move in legal if isinstance(move, UseMirror | MirrorDancer)}


def _worse_at_the_end(state: State, seat: Seat, legal: tuple[Move, ...]) -> set[Move]:
    """Two cards are left in the last round, and nothing else is to come."""
    phase = state.phase
    if not isinstance(phase, Taking) or phase.played or len(state.floor) != 2 or any(state.hidden):
        return set()
    takes = [move for move in legal if isinstance(move, TakeCard)]
    ends = {move: _totals(state, seat, move) for move in takes}
    return {
        move for move, other in product(takes, takes) if _is_worse(ends[move], ends[other], seat)
    }


def _totals(state: State, seat: Seat, move: TakeCard) -> tuple[int, ...]:
    """How all displays count in the end: the next in the queue, or Paul, gets the other card."""
    phase = state.phase
    assert isinstance(phase, Taking)
    rest: Cards = tuple([card for card in state.floor if card != move.card])
    last = phase.queue[1] if len(phase.queue) > 1 else state.config.paul
    displays = list(state.displays)
    displays[seat], _ = lay_out(displays[seat], (move.card,))
    assert last is not None
    displays[last], _ = lay_out(displays[last], rest)
    return tuple([total(display) for display in displays])


def _is_worse(one: tuple[int, ...], other: tuple[int, ...], seat: Seat) -> bool:
    """For me it is worse, and for nobody else it is."""
    others = [at for at in range(len(one)) if at != seat]
    return one[seat] > other[seat] and all(one[at] <= other[at] for at in others)


def test_the_totals_of_the_end_are_those_of_the_rules() -> None:
    state: Any = party_bugs.setup(Config(3), 4).state
    checked = 0
    while party_bugs.awaited(state):
        seat = party_bugs.awaited(state)[0]
        move = party_bugs.legal_moves(state, seat)[0]
        phase = state.phase
        if isinstance(phase, Taking) and not phase.played and len(state.floor) == 2:
            after = apply(state, seat, move).state
            last = apply(after, phase.queue[1], party_bugs.legal_moves(after, phase.queue[1])[0])
            assert isinstance(last.state.phase, Scored)
            assert isinstance(move, TakeCard)
            assert last.state.phase.totals == _totals(state, seat, move)
            checked += 1
        state = apply(state, seat, move).state
    assert checked == 1


def test_the_best_level_never_makes_one() -> None:
    assert check_best_is_never_foolish(party_bugs, MIXES, foolish, QUICK) > 10


@pytest.mark.soak
def test_the_best_level_makes_none_in_100_000_positions() -> None:
    assert check_best_is_never_foolish(party_bugs, MIXES, foolish, MANY) > 2_000
