"""The last three rounds of two, exactly: beside a slow way to go through all that can come.

That way knows only the rules. It goes through every move, and keeps together the worlds that
nobody can tell apart: those that differ in the order of Paul's last cards.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from engine.core.game import Seat
from engine.core.rng import Rng, pick, seeded
from engine.games.party_bugs import legal_moves, mind, setup, view
from engine.games.party_bugs.moves import Move, awaited
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Choosing, Config, Scored, State, Taking, outcome, round_of
from engine.search.mixed import Mixed
from engine.search.thought import think

BEST = "master"
WIN = 30  # points
Worlds = list[State]  # that look alike to everybody


def gained(state: State) -> Fraction:
    """What the first seat has gained on the second in the end."""
    assert isinstance(state.phase, Scored)
    ended = outcome(state)
    assert ended is not None
    won = (ended.ranks[0] == 1) - (ended.ranks[1] == 1)
    return Fraction(state.phase.totals[1] - state.phase.totals[0] + WIN * won)


def value(worlds: Worlds) -> Fraction:
    phase = worlds[0].phase
    if isinstance(phase, Scored):
        return sum([gained(world) for world in worlds], Fraction()) / len(worlds)
    if isinstance(phase, Taking):
        seat = phase.queue[0]
        values = [moved(worlds, ((seat, move),)) for move in legal_moves(worlds[0], seat)]
        return max(values) if seat == 0 else min(values)
    return settled([[moved(worlds, pair) for pair in row] for row in pairs(worlds[0])])


def pairs(state: State) -> list[list[tuple[tuple[Seat, Move], ...]]]:
    mine, theirs = legal_moves(state, 0), legal_moves(state, 1)
    return [[((0, one), (1, two)) for two in theirs] for one in mine]


def moved(worlds: Worlds, turns: tuple[tuple[Seat, Move], ...]) -> Fraction:
    """After those turns, worlds that look different now are told apart."""
    for seat, move in turns:
        worlds = [apply(world, seat, move).state for world in worlds]
    apart: dict[object, Worlds] = {}
    for world in worlds:
        apart.setdefault(world.floor, []).append(world)
    return sum([value(each) * len(each) for each in apart.values()], Fraction()) / len(worlds)


def settled(rows: list[list[Fraction]]) -> Fraction:
    """The value of a game in which each of two has at most two choices."""
    sure = max([min(row) for row in rows])
    if sure == min([max(column) for column in zip(*rows)]):
        return sure
    (a, b), (c, d) = rows
    return (a * d - b * c) / (a + d - b - c)


def all_worlds(state: State) -> Worlds:
    """All orders of what Paul has not yet turned up."""
    *piles, pauls = state.piles
    return [state._replace(piles=(*piles, order)) for order in permutations(pauls)]


def ends(seed: int, rounds: range) -> Iterator[tuple[State, Seat]]:
    """Moments of the last rounds of a random match at which somebody has a choice."""
    state, rng = setup(Config(2), seed).state, seeded(seed, 1)
    while awaited(state):
        for seat in awaited(state):
            if round_of(state) in rounds and len(legal_moves(state, seat)) > 1:
                yield state, seat
        state, rng = moved_by_chance(state, rng)


def moved_by_chance(state: State, rng: Rng) -> tuple[State, Rng]:
    seat = awaited(state)[0]
    move, rng = pick(rng, legal_moves(state, seat))
    return apply(state, seat, move).state, rng


def lost(state: State, seat: Seat) -> Fraction:
    """What the best level gives away there, in points, to somebody who knows how it mixes."""
    sign = 1 if seat == 0 else -1
    worlds = all_worlds(state)
    legal = legal_moves(state, seat)
    thought = mind.begin(BEST, view(state, seat), legal, seeded(1))
    thought = think(thought, thought.planned)
    assert isinstance(thought, Mixed)
    often = dict(zip(thought.problem.moves, thought.often))
    best = sign * value(worlds)
    if isinstance(state.phase, Taking):
        made = [move for move, each in often.items() if each]
        return best - min([sign * moved(worlds, ((seat, move),)) for move in made])
    answers: list[Fraction] = [
        sum(
            [
                each * sign * moved(worlds, in_order(seat, move, other))
                for move, each in often.items()
            ],
            Fraction(),
        )
        for other in legal_moves(state._replace(phase=Choosing((None, None))), 1 - seat)
    ]
    return best - min(answers) / sum(thought.often)


def in_order(seat: Seat, move: Move, other: Move) -> tuple[tuple[Seat, Move], ...]:
    return ((0, move), (1, other)) if seat == 0 else ((0, other), (1, move))


def losses(seeds: range, rounds: range) -> list[Fraction]:
    return [
        lost(state, seat)
        for seed in seeds
        for state, seat in ends(seed, rounds)
        if not isinstance(state.phase, Choosing) or state.phase.chosen == (None, None)
    ]


def test_in_the_last_three_rounds_nothing_is_given_away() -> None:
    found = losses(range(6), range(12, 14)) + losses(range(2), range(11, 12))
    assert len(found) > 30
    assert set(found) == {0}


@pytest.mark.soak
def test_nothing_is_given_away_in_10_000_positions() -> None:
    found = losses(range(1200), range(12, 14)) + losses(range(1000), range(11, 12))
    assert len(found) > 10_000
    assert set(found) == {0}
