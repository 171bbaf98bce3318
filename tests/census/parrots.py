"""The engine's and the book's Parrot Box, walked in the same words, and where to count."""

from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.core.cards import face_of
from engine.core.deals import Deal, Reshuffle
from engine.games import parrot_box
from engine.games.parrot_box.cards import DECK, Cards, read_face, write_face
from engine.games.parrot_box.state import (
    Config,
    Holding,
    Opening,
    Scored,
    State,
    Taking,
    Uncovering,
    is_up,
)
from tests.census import parrots_by_the_book as book
from tests.census.worlds import Rules, Snapshot, Turn, turns_of

ROUNDS: Final = range(5)
FACES: Final = tuple(face_of(card) for card in DECK)


@dataclass(frozen=True)
class Agreed:
    """The same match for both: every deck, every birthday, the order of every renewed pile."""

    birthdays: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    renewed: tuple[int, ...] = FACES

    def for_the_engine(self) -> State:
        deals = [Deal(at + 1, deck) for at, deck in enumerate(self.decks)]
        again = [Reshuffle(at + 1, time, self.renewed) for at in ROUNDS for time in (1, 2)]
        config = Config(len(self.birthdays), self.birthdays, tuple(deals), tuple(again))
        return parrot_box.setup(config, 0).state

    def for_the_book(self) -> book.Table:
        decks = [list(map(_of_book, deck)) for deck in self.decks]
        order = list(map(_of_book, self.renewed))
        again = {(at + 1, time): order for at in ROUNDS for time in (1, 2)}
        return book.new_match(len(self.birthdays), list(self.birthdays), decks, again)


def shuffled(chance: Random, seats: int) -> Agreed:
    decks = tuple(tuple(chance.sample(FACES, len(FACES))) for _ in ROUNDS)
    renewed = tuple(chance.sample(FACES, len(FACES)))
    return Agreed(tuple(chance.sample(range(seats), seats)), decks, renewed)


@dataclass(frozen=True)
class Position:
    """A moment of such a match, from which the turns are counted for so long."""

    name: str
    cards: str  # with which the deck begins
    script: str
    turns: int
    seats: int = 2

    def goes_on(self, turns: int) -> bool:
        return turns <= self.turns

    @property
    def agreed(self) -> Agreed:
        first = [read_face(word) for word in self.cards.replace("|", " ").split()]
        rest = list(FACES)
        for face in first:
            rest.remove(face)
        return Agreed(tuple(range(self.seats)), ((*first, *rest),) + (FACES,) * 4)

    @property
    def played(self) -> list[Turn]:
        turns = [turn.partition(":") for turn in self.script.split()]
        return [("abcdef".index(seat), move) for seat, _, move in turns]


def _of_book(face: int) -> book.Card:
    return "P" if write_face(face) == "P" else face


def _texts(cards: Cards) -> tuple[str, ...]:
    return tuple(write_face(face_of(card)) for card in cards)


def _engine_start(position: Position) -> State:
    state = position.agreed.for_the_engine()
    for turn in position.played:
        state = _engine_after(state, turn)
    return state


def _engine_after(state: State, turn: Turn) -> State:
    return parrot_box.apply(state, turn[0], parrot_box.read_move(turn[1])).state


def _engine_may(state: State, seat: int) -> list[str]:
    return sorted(map(parrot_box.write_move, parrot_box.legal_moves(state, seat)))


def _engine_snapshot(state: State) -> Snapshot:
    open_ = [[is_up(mask, spot) for spot in range(8)] for mask in state.up]
    boxes = [tuple(zip(_texts(box), up)) for box, up in zip(state.boxes, open_)]
    return (
        *_engine_phase(state.phase),
        (state.round, state.sums, state.turn, state.renewals, state.closing),
        tuple(boxes),
        _texts(state.pile),
        _texts(state.discards),
    )


def _engine_phase(phase: object) -> tuple[str, object]:
    match phase:
        case Opening():
            return "open", None
        case Taking(seat):
            return "begin", seat
        case Holding(seat, card, from_discard):
            return "place", (seat, _texts((card,))[0], not from_discard)
        case Uncovering(seat):
            return "uncover", seat
        case Scored(totals):
            return "scored", totals
    raise AssertionError(phase)


def _engine_result(state: State) -> Snapshot | None:
    outcome = parrot_box.outcome(state)
    return None if outcome is None else (outcome.scores, outcome.ranks)


def _book_start(position: Position) -> book.Table:
    table = position.agreed.for_the_book()
    for turn in position.played:
        book.play(table, *turn)
    return table


def _book_after(table: book.Table, turn: Turn) -> book.Table:
    after = deepcopy(table)
    book.play(after, *turn)
    return after


def _book_snapshot(table: book.Table) -> Snapshot:
    kind = table["phase"]
    extra: object = table["mover"]
    if kind == "open":
        extra = None
    if kind == "place":
        extra = (table["mover"], str(table["hand"]), table["drawn"])
    if kind == "scored":
        extra = tuple(table["totals"])
    boxes = [tuple((str(card), is_open) for card, is_open in box) for box in table["boxes"]]
    state = table["round"], tuple(table["sums"]), table["turns"], table["renewed"], table["last"]
    discards = tuple(map(str, reversed(table["discards"])))
    return kind, extra, state, tuple(boxes), tuple(map(str, table["pile"])), discards


def _book_result(table: book.Table) -> Snapshot | None:
    if table["phase"] != "scored" or table["round"] < 5:
        return None
    sums = table["sums"]
    return tuple(sums), tuple(sorted(sums).index(own) + 1 for own in sums)


def _book_may(table: book.Table, seat: int) -> list[str]:
    return sorted(book.moves(table, seat))


ENGINE: Final = Rules(
    start=_engine_start,
    turns=turns_of(parrot_box.awaited, _engine_may),
    may=_engine_may,
    after=_engine_after,
    snapshot=_engine_snapshot,
    result=_engine_result,
)
BOOK: Final = Rules(
    start=_book_start,
    turns=turns_of(book.waited_for, _book_may),
    may=_book_may,
    after=_book_after,
    snapshot=_book_snapshot,
    result=_book_result,
)


def play_book(table: Any, turn: Turn) -> None:
    book.play(table, *turn)
