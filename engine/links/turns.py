"""Turns as one whole number, and back.

Each is its place among all that could have been done there, whoever is waited for first; so
what was the only possibility takes no room at all.
"""

from dataclasses import replace
from typing import Any

from engine.core.game import CLOCK, Seat
from engine.links.octets import Torn
from engine.table.match import Match, Turn
from engine.table.table import Table


def number_of(table: Table) -> int:
    """Of all its turns; the first is in the lowest part."""
    match, number = table.match, 0
    for at in range(len(match.turns) - 1, -1, -1):
        seat, move = match.turns[at]
        place = count = 0
        for other, moves in _possible(match, table.steps[at].state):
            if other == seat:
                place = count + moves.index(move)
            count += len(moves)
        number = number * count + place
    return number


def played(match: Match, number: int, turns: int) -> Table:
    """That match, so many turns on; Torn if the number does not tell just these."""
    game, made = match.game, list[Turn]()
    steps = [game.setup(match.config, match.seed)]
    for _ in range(turns):
        state = steps[-1].state
        possible = _possible(match, state)
        count = sum([len(moves) for _, moves in possible])
        if count == 0:
            raise Torn
        number, place = divmod(number, count)
        for seat, moves in possible:
            if place < len(moves):
                made.append((seat, moves[place]))
                break
            place -= len(moves)
        steps.append(game.apply(state, *made[-1]))
    if number:
        raise Torn
    return Table(replace(match, turns=tuple(made)), tuple(steps), revision=turns)


def _possible(match: Match, state: Any) -> list[tuple[Seat, tuple[Any, ...]]]:
    """Every seat and its moves: those that are waited for, the others, the clock."""
    game = match.game
    first = game.awaited(state)
    others = [seat for seat in (*range(len(match.players)), CLOCK) if seat not in first]
    return [(seat, game.legal_moves(state, seat)) for seat in (*first, *others)]
