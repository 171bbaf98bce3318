"""Party Bugs, put to the test of the laws."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any, Final

from engine.core.cards import copy_of, face_of, make_card
from engine.core.game import CLOCK
from engine.games import party_bugs
from engine.games.party_bugs.cards import FACES, Deal, cards_of
from engine.games.party_bugs.events import TiedGiven
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    MirrorDancer,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.state import Config, State, Taking
from engine.table.match import Match, Player
from tests.laws.specimen import Specimen
from tests.laws.walk import Position


def all_cards(state: State) -> list[Any]:
    played = state.phase.played if isinstance(state.phase, Taking) else ()
    hidden = [card for card in state.hidden if card is not None]
    groups = (*state.piles, *state.hands, *state.displays, state.floor, state.removed)
    return [*chain.from_iterable(groups), *played, *hidden]


@cache
def deck(config: Config) -> list[Any]:
    return sorted(card for place in range(config.places) for card in cards_of(place, FACES))


def every_mix() -> Iterator[Config]:
    """All seats, all variants; ages known of all, of some and of nobody."""
    for seats in party_bugs.seats:
        for hidden_dancer in (False, True):
            for mirror in (False, True):
                for known in (seats, 1, 0):
                    youngest = tuple(range(seats))[::-1][:known]
                    yield Config(seats, hidden_dancer, mirror, youngest)


def every_move() -> Iterator[Any]:
    yield DealNext()
    yield DiscardPair()
    yield MirrorDancer()
    for card in [card for place in range(6) for card in cards_of(place, FACES)]:
        yield from (HideCard(card), PlayCard(card), TakeCard(card), UseMirror(card))


def turned_left(positions: list[Position]) -> tuple[Match, Callable[[int], int]] | None:
    config = positions[0].state.config
    events = [event for position in positions for event in position.step.events]
    if any(event.by == "lot" for event in events if isinstance(event, TiedGiven)):
        return None

    def seat(place: int) -> int:
        return (place + 1) % config.seats if place in range(config.seats) else place

    def move(before: Any) -> Any:
        if isinstance(before, DealNext | DiscardPair | MirrorDancer):
            return before
        return type(before)(make_card(face_of(before.card), seat(copy_of(before.card))))

    deals = []
    for position in positions:
        if position.before is None or position.turn == (CLOCK, DealNext()):
            sets = {seat(place): dealt(position.state, place) for place in range(config.places)}
            deals.append(Deal(tuple(sets[place] for place in sorted(sets))))
    turned = Config(
        config.seats,
        config.hidden_dancer,
        config.mirror,
        tuple(seat(young) for young in config.youngest),
        tuple(deals),
    )
    state, turns = party_bugs.setup(turned, 0).state, []
    for who, what in turns_of(positions):
        meant = same_face(move(what), party_bugs.legal_moves(state, seat(who)))
        state = party_bugs.apply(state, seat(who), meant).state
        turns.append((seat(who), meant))
    players = tuple(Player(f"Player {at}") for at in range(config.seats))
    return Match(party_bugs.name, turned, 0, players, tuple(turns)), seat


def same_face(move: Any, legal: tuple[Any, ...]) -> Any:
    """That move; or the same with another copy of the card: when a King sweeps three equal
    cards, one stays, and which copy it is depends on where one began to count (B7)."""
    if move in legal or not hasattr(move, "card"):
        return move
    alike = [each for each in legal if type(each) is type(move)]
    return next(each for each in alike if face_of(each.card) == face_of(move.card))


def turns_of(positions: list[Position]) -> list[Any]:
    return [position.turn for position in positions if position.turn is not None]


def dealt(state: State, place: int) -> tuple[int, ...]:
    """The order of a set as it was dealt, told by where its cards lie after the deal."""
    hand = state.hands[place] if place < state.config.seats else ()
    return tuple(face_of(card) for card in (state.floor[place], *hand, *state.piles[place]))


SPECIMEN: Final = Specimen(
    benched=(("seats 2",), ("seats 4", "hidden-dancer", "mirror"), ("seats 6",)),
    golden=("2-paul", "4", "3-hidden-dancer", "3-mirror", "2-both-variants"),
    game=party_bugs,
    configs=tuple(every_mix()),
    deck=deck,
    cards=all_cards,
    moves=tuple(every_move()),
    turned=turned_left,
    longest=1500,
    one_in=3,
)
