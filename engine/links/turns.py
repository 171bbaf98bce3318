"""Turns as one whole number, and back.

Each is its place among all that could have been done there, whoever is waited for first; so
what was the only possibility takes no room at all.
"""

from dataclasses import replace
from typing import Any, Final

from engine.core.game import CLOCK, AnyGame, Seat
from engine.links.octets import Torn
from engine.table.match import Match, Turn
from engine.table.table import Table

_WIDEST: Final = 14  # bits: so many moves there are to choose from where all may slap, at most


def number_of(table: Table) -> int:
    """Of all its turns; the first is in the lowest part."""
    match, number = table.match, 0
    game, seats = match.game, len(match.players)
    for at in range(len(match.turns) - 1, -1, -1):
        seat, move = match.turns[at]
        place = count = 0
        for other, moves in _possible(game, seats, table.steps[at].state):
            if other == seat:
                place = count + moves.index(move)
            count += len(moves)
        number = number * count + place
    return number


def played(match: Match, number: int, turns: int) -> Table:
    """That match, so many turns on; Torn if the number does not tell just these."""
    if number.bit_length() > turns * _WIDEST:
        raise Torn
    game, seats, made = match.game, len(match.players), list[Turn]()
    steps = [game.setup(match.config, match.seed)]
    for _ in range(turns):
        state = steps[-1].state
        possible = _possible(game, seats, state)
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


def _possible(game: AnyGame, seats: int, state: Any) -> list[tuple[Seat, tuple[Any, ...]]]:
    """Every seat and its moves: those that are waited for, the others, the clock."""
    first = game.awaited(state)
    others = [seat for seat in (*range(seats), CLOCK) if seat not in first]
    return [(seat, game.legal_moves(state, seat)) for seat in (*first, *others)]
