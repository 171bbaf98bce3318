"""Turns as one whole number, and back.

Each is its place among all that could have been done there, whoever is waited for first; so
what was the only possibility takes no room at all.
"""

from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final

from engine.core.game import CLOCK, AnyGame, Seat
from engine.core.pulse import beat
from engine.links.octets import Torn
from engine.table.match import Match, Turn
from engine.table.noticed import missed_in, missed_too
from engine.table.table import Table

SLICE: Final = 60  # turns that are played at a stretch: about 10 ms in a browser
_MANY: Final = 500  # moves that take as long to find as a turn takes
WIDEST: Final = 14  # bits: so many moves there are to choose from where all may slap, at most


def told_by(table: Table) -> tuple[int, tuple[int, ...]]:
    """All its turns as a number, the first in the lowest part; how many could be done at each."""
    match, number, counts = table.match, 0, list[int]()
    game, seats = match.game, len(match.players)
    for at in range(len(match.turns) - 1, -1, -1):
        beat(at)
        seat, move = match.turns[at]
        place = count = 0
        for other, moves in _possible(game, seats, table.steps[at].state):
            if other == seat:
                place = count + moves.index(move)
            count += len(moves)
        number = number * count + place
        counts.append(count)
    return number, tuple(counts[::-1])


def playing(
    match: Match, number: int, turns: int
) -> Generator[int, None, tuple[Table, tuple[int, ...]]]:
    """That match, so many turns on, and the counts; Torn if the number tells not just these.

    It pauses after each slice, and says how many per cent are played: whatever there is to be
    read, nobody has to wait for more than a slice at once.
    """
    if number.bit_length() > turns * WIDEST:
        raise Torn
    game, seats, made = match.game, len(match.players), list[Turn]()
    counts = list[int]()
    steps, work = [game.setup(match.config, match.seed)], 0
    missed = missed_in(game, (), seats)
    for at in range(turns):
        if work >= SLICE:
            yield 100 * at // turns
            work = 0
        beat(at)
        state = steps[-1].state
        possible = _possible(game, seats, state)
        count = sum([len(moves) for _, moves in possible])
        if count == 0:
            raise Torn
        work += 1 + count // _MANY
        counts.append(count)
        number, place = divmod(number, count)
        for seat, moves in possible:
            if place < len(moves):
                made.append((seat, moves[place]))
                break
            place -= len(moves)
        steps.append(game.apply(state, *made[-1]))
        missed = missed_too(game, missed, steps[-1])
    if number:
        raise Torn
    if turns > SLICE:
        yield 100  # what is made of them, and asked about it, takes a slice of its own
    table = Table(replace(match, turns=tuple(made)), tuple(steps), turns, missed)
    return table, tuple(counts)


def _possible(game: AnyGame, seats: int, state: Any) -> list[tuple[Seat, tuple[Any, ...]]]:
    """Every seat and its moves: those that are waited for, the others, the clock."""
    first = game.awaited(state)
    others = [seat for seat in (*range(seats), CLOCK) if seat not in first]
    return [(seat, game.legal_moves(state, seat)) for seat in (*first, *others)]
