"""Parrot Box, put to the test of the laws."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any, Final

from engine.core.cards import face_of
from engine.core.deals import Deal
from engine.core.game import CLOCK
from engine.games import parrot_box
from engine.games.parrot_box.cards import DECK, SPOTS
from engine.games.parrot_box.events import PileRenewed, StarterChosen
from engine.games.parrot_box.moves import (
    DealNext,
    Discard,
    Draw,
    EndTurn,
    Float,
    Replace,
    TakeDiscard,
    TurnUp,
)
from engine.games.parrot_box.state import Config, Holding, State
from engine.table.match import Match, Player
from tests.laws.specimen import Specimen
from tests.laws.walk import Position


def all_cards(state: State) -> list[Any]:
    held = [state.phase.card] if isinstance(state.phase, Holding) else []
    return [*state.pile, *state.discards, *chain.from_iterable(state.boxes), *held]


@cache
def deck(config: Config) -> list[Any]:
    return sorted(DECK)


def every_mix() -> Iterator[Config]:
    """All seats; birthdays known of all, of some and of nobody."""
    for seats in parrot_box.seats:
        for known in (seats, 1, 0):
            yield Config(seats, tuple(range(seats))[::-1][:known])


def every_move() -> Iterator[Any]:
    yield from (Draw(), TakeDiscard(), Discard(), EndTurn(), DealNext())
    for spot in SPOTS:
        yield from (TurnUp(spot), Replace(spot))
        yield from [Float(spot, to) for to in SPOTS]


def turned_left(positions: list[Position]) -> tuple[Match, Callable[[int], int]] | None:
    """The deals of the rounds with every box one seat to the left, and the same moves."""
    config = positions[0].state.config
    events = [event for position in positions for event in position.step.events]
    if any(by_chance(event) for event in events):
        return None

    def seat(place: int) -> int:
        return (place + 1) % config.seats if place in range(config.seats) else place

    deals = []
    for position in positions:
        if position.before is None or position.turn == (CLOCK, DealNext()):
            state = position.state
            boxes = {seat(owner): box for owner, box in enumerate(state.boxes)}
            cards = (*chain.from_iterable(boxes[at] for at in sorted(boxes)), *state.discards)
            deals.append(Deal(state.round, tuple(map(face_of, (*cards, *state.pile)))))
    turned = Config(config.seats, tuple(map(seat, config.birthdays)), tuple(deals))
    turns = [position.turn for position in positions if position.turn is not None]
    players = tuple(Player(f"Player {at}") for at in range(config.seats))
    renamed = tuple((seat(who), move) for who, move in turns)
    return Match(parrot_box.name, turned, 0, players, renamed), seat


def by_chance(event: Any) -> bool:
    """The lot knows the seats, and a renewed pile is shuffled anew."""
    return isinstance(event, PileRenewed) or (
        isinstance(event, StarterChosen) and event.by == "lot"
    )


SPECIMEN: Final = Specimen(
    benched=(("seats 2",), ("seats 4",), ("seats 6",)),
    golden=("2", "3-deals", "4-birthdays"),
    game=parrot_box,
    configs=tuple(every_mix()),
    deck=deck,
    cards=all_cards,
    moves=tuple(every_move()),
    turned=turned_left,
    longest=9200,
    one_in=4,
)
