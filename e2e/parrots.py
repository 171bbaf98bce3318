"""Parrot Box for the tests in the browser: explicit deals, moments of a round, quick play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from e2e.sight import Button
from e2e.table import PARROTS, match_of, played
from engine.core.game import Seat
from engine.games.parrot_box import legal_moves, read_move
from engine.games.parrot_box.moves import Discard, Draw, Move, TakeDiscard, TurnUp
from engine.games.parrot_box.state import Scored, State, Taking, is_over, is_up
from engine.table.match import Match
from engine.table.table import Table, awaited, opened, submit

PLAIN = "1 2 3 4 5 6 7 8"
PERCHED = "P 1 2 3 7 4 5 6"  # a Parrot over a 7
TWO_PERCHED = "P P 2 3 7 7 5 6"
SEVEN = "1234567"


def other_box(seat: Seat) -> str:
    """A box in which nothing pairs; Ben's is so low that of two seats Anna starts."""
    return " ".join(str((8 * (seat - 1) + spot) % 13) for spot in range(8))


def dealt(own: str, *, seats: int, discard: str, pile: str) -> str:
    """The line that deals round 1: Anna's box, others', the first discard and the pile."""
    others = [other_box(seat) for seat in range(1, seats)]
    return " ".join(["deal 1", own, *others, discard, pile]).rstrip()


def waiting(
    own: str = PLAIN,
    up: str = "12",
    *,
    players: str = "pp",
    discard: str = "6",
    then: str = "",
    more: tuple[str, ...] = (),
) -> Table:
    """Anna is to take a card; of her box those spots lie face up, of the others' two.

    `then` lies on top of the draw pile, and `more` are lines that say what else is agreed.
    """
    junk = " ".join(str(at) for at in range(len(up) - 2))  # what she draws and discards
    pile = f"{junk} {then}".strip()
    deal = dealt(own, seats=len(players), discard=discard, pile=pile)
    table = opened(match_of(players, (deal, *more), game=PARROTS))
    wanted = [TurnUp(int(spot) - 1) for spot in up]
    while not (table.state.phase == Taking(0) and all_up(table.state, up)):
        table = next_by(table, lambda legal, seat: _unhurried(legal, seat, wanted))
    return table


def all_up(state: State, spots: str) -> bool:
    return all(is_up(state.up[0], int(spot) - 1) for spot in spots)


def _unhurried(legal: tuple[Move, ...], seat: Seat, wanted: list[TurnUp]) -> Move:
    """Anna turns up what is wanted; the others swap what lies face up already."""
    turns = [move for move in wanted if move in legal]
    if seat == 0 and turns:
        return turns[0]
    if TakeDiscard() in legal:
        return Draw() if seat == 0 else TakeDiscard()
    return Discard() if Discard() in legal else legal[0]


def next_by(table: Table, choose: Callable[[tuple[Move, ...], Seat], Move]) -> Table:
    seat = awaited(table)[0]
    legal = legal_moves(table.state, seat)
    return submit(table, table.revision, seat, choose(legal, seat))


def rather(*wanted: Move) -> Callable[[tuple[Move, ...], Seat], Move]:
    """One of these where it is legal, or the first thing that is."""
    return lambda legal, _: next((move for move in wanted if move in legal), legal[0])


def scripted(table: Table, *moves: str) -> Table:
    """What whoever is asked does, move by move."""
    for move in moves:
        table = submit(table, table.revision, awaited(table)[0], read_move(move))
    return table


def all_turned_up(match: Match) -> Table:
    """To the end: everybody discards what is drawn and turns up the next card."""
    table = opened(match)
    while not is_over(table.state):
        table = next_by(table, rather(Discard()))
    return table


def without_a_pile(table: Table) -> Table:
    """All that was in the draw pile was drawn; Anna is to take a card."""
    while table.state.pile or table.state.phase != Taking(0):
        table = next_by(table, rather(Draw() if table.state.pile else TakeDiscard()))
    return table


def moments(players: str) -> Iterator[tuple[str, Table]]:
    """Every kind of moment at such a table, the busiest of its kind."""
    match = match_of(players, game=PARROTS)
    last = waiting(PERCHED, SEVEN, players=players, then="9")
    yield "opening", opened(match)
    yield "taking", waiting(PERCHED, "15", players=players)
    yield "holding", scripted(waiting(PERCHED, "15", players=players, then="7"), "draw")
    two = waiting(TWO_PERCHED, "1526", players=players, then="7")
    yield "two may float", scripted(two, "draw")
    yield "uncovering", scripted(waiting(players=players), "draw", "discard")
    yield "the last card", scripted(last, "draw", "discard")
    yield "last turns", scripted(last, "draw", "replace-8")
    yield "a later round", played(match, lambda state: state.round == 3 and person_takes(state))
    yield "between rounds", played(match, lambda state: isinstance(state.phase, Scored))
    yield "the end", played(match, is_over)


def person_takes(state: State) -> bool:
    return state.phase == Taking(0) and state.turn > 12


def quick(chance: Random, choices: list[Button]) -> Button:
    """Mostly something that ends the round sooner: what is hidden comes up."""
    hidden = [each for each in choices if "hidden" in each.name or "verdeckte" in each.name]
    return chance.choice(hidden if hidden and chance.random() < 0.8 else choices)
