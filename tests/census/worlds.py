"""The engine and the book, walked in the same words: turns, snapshots, results."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.core.cards import write_card
from engine.games import party_bugs
from engine.games.party_bugs.state import Choosing, Hiding, Parting, Scored, State, Taking
from tests.census import by_the_book as book
from tests.census.position import Position

Turn: TypeAlias = tuple[int, str]  # who, and the move as the notation writes it
Snapshot: TypeAlias = tuple[object, ...]  # everything that lies on the table, in texts


@dataclass(frozen=True)
class Rules:
    """One way to play a game."""

    start: Callable[[Any], Any]  # from a position of the game
    turns: Callable[[Any], list[Turn]]  # what the awaited seats may do
    may: Callable[[Any, int], list[str]]  # what one seat may do, awaited or not
    after: Callable[[Any, Turn], Any]
    snapshot: Callable[[Any], Snapshot]
    result: Callable[[Any], Snapshot | None]  # sums, and the ranking from the best on


def _engine_may(state: State, seat: int) -> list[str]:
    return sorted(map(party_bugs.write_move, party_bugs.legal_moves(state, seat)))


def _engine_after(state: State, turn: Turn) -> State:
    seat, move = turn
    return party_bugs.apply(state, seat, party_bugs.read_move(move)).state


def _engine_snapshot(state: State) -> Snapshot:
    kind, extra = _engine_phase(state.phase)
    return (
        kind,
        (state.game, state.sums, state.tied, None if kind == "scored" else state.mirror),
        tuple(map(_texts, state.piles)),
        tuple(tuple(sorted(map(write_card, hand))) for hand in state.hands),
        _texts(state.hidden),
        _texts(state.floor),
        tuple(map(_texts, state.displays)),
        extra,
    )


def _engine_phase(phase: object) -> tuple[str, object]:
    match phase:
        case Hiding(chosen):
            return "hide", _texts(chosen)
        case Choosing(chosen):
            return "choose", _texts(chosen)
        case Taking(played, queue):
            return "take", (_texts(played), queue)
        case Parting():
            return "mirror", None
        case Scored(totals):
            return "scored", totals
    raise AssertionError(phase)


def _texts(cards: tuple[Any, ...]) -> tuple[str | None, ...]:
    return tuple(None if card is None else write_card(card) for card in cards)


def _engine_result(state: State) -> Snapshot | None:
    outcome = party_bugs.outcome(state)
    if outcome is None:
        return None
    places = range(len(outcome.scores))
    return outcome.scores, tuple(sorted(places, key=lambda place: outcome.ranks[place]))


def _book_after(table: book.Table, turn: Turn) -> book.Table:
    after = deepcopy(table)
    book.play(after, *turn)
    return after


def _book_snapshot(table: book.Table) -> Snapshot:
    kind = table["phase"]
    extra: object = None
    if kind in ("hide", "choose"):
        extra = tuple(table["chosen"])
    if kind == "take":
        extra = (tuple(table["played"] or ()), tuple(table["queue"]))
    if kind == "scored":
        extra = tuple(table["totals"])
    mirror = None if kind == "scored" else table["mirror"]
    return (
        kind,
        (table["game"], tuple(table["sums"]), table["holder"], mirror),
        tuple(map(tuple, table["piles"])),
        tuple(tuple(sorted(hand)) for hand in table["hands"]),
        tuple(table["hidden"]),
        tuple(table["floor"]),
        tuple(map(tuple, table["displays"])),
        extra,
    )


def _book_result(table: book.Table) -> Snapshot | None:
    over = table["phase"] == "scored" and table["game"] == table["games"]
    return (tuple(table["sums"]), tuple(book.ranking(table))) if over else None


def turns_of(
    awaited: Callable[[Any], Any], may: Callable[[Any, int], list[str]]
) -> Callable[[Any], list[Turn]]:
    return lambda world: [(who, move) for who in awaited(world) for move in may(world, who)]


def _book_may(table: book.Table, who: int) -> list[str]:
    return sorted(book.moves(table, who))


ENGINE: Final = Rules(
    Position.for_the_engine,
    turns_of(party_bugs.awaited, _engine_may),
    _engine_may,
    _engine_after,
    _engine_snapshot,
    _engine_result,
)
BOOK: Final = Rules(
    Position.for_the_book,
    turns_of(book.waited_for, _book_may),
    _book_may,
    _book_after,
    _book_snapshot,
    _book_result,
)
