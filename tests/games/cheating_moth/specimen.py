"""Cheating Moth, put to the test of the laws."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any, Final

from engine.core.cards import Card, face_of
from engine.core.deals import Deal
from engine.core.game import CLOCK, write_seat
from engine.games import cheating_moth
from engine.games.cheating_moth.cards import DECK
from engine.games.cheating_moth.events import (
    CardLaid,
    ClaimsSettled,
    LeavesShown,
    PileRenewed,
    RoundBegun,
    SlowestFound,
)
from engine.games.cheating_moth.moves import (
    LEAVES,
    Call,
    Claim,
    CloseWindow,
    DealNext,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    LetStand,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import EARLY, Config, State
from engine.table.match import Match, Player, Turn
from tests.laws.specimen import Specimen
from tests.laws.walk import Position

_MOMENTS: Final = (0, 1, 250, 1999)


def all_cards(state: State) -> list[Any]:
    slips = [card for card in state.slips if card is not None]
    return [*state.pile, *state.discards, *chain(*state.hands, *state.vanished), *slips]


@cache
def deck(config: Config) -> list[Any]:
    return sorted(DECK)


def every_mix() -> Iterator[Config]:
    """All seats; ages known or not; each option alone, then all of them; rulings old and new."""
    options = tuple(cheating_moth.options)
    for seats in cheating_moth.seats:
        oldest = " ".join(["oldest", *map(write_seat, range(seats)[::-1])])
        yield Config(seats)
        yield cheating_moth.read_config((f"seats {seats}", "lot a c", *cheating_moth.rulings))
        for mix in ((), *[(option,) for option in options], options):
            yield cheating_moth.read_config((f"seats {seats}", *mix, oldest))


def every_move() -> Iterator[Any]:
    """Of reactions some; there are thousands."""
    yield from (Draw(), Skip(), Rustle(), GiveNothing(), Lapse(), CloseWindow(), DealNext())
    yield from [Slap(ms) for ms in (EARLY, *_MOMENTS, 2000)]
    yield from [Claim(ms) for ms in (*_MOMENTS, EARLY, 2000)]
    yield from [PickLeaf(leaf) for leaf in (0, *LEAVES)]
    for seat in range(6):
        yield from (Call(seat), LetStand(seat))
    for card in DECK:
        yield from (Play(card), Slip(card), Give(card), Lay(card))
        yield from [GiveTo(card, seat) for seat in (0, 1, 4)]


def turned_left(positions: list[Position]) -> tuple[Match, Callable[[int], int]] | None:
    """The deals of the rounds with every hand one seat to the left, and the same moves.

    Equal faces have other letters there, so the moves name them anew, round by round. Where
    the lot found the slowest among some who sat still, the others of them slap.
    """
    agreed = positions[0].state.config
    if agreed.gifts_by_lot or any(
        by_chance(event) for position in positions for event in position.step.events
    ):
        return None

    def seat(place: int) -> int:
        return (place + 1) % agreed.seats if place in range(agreed.seats) else place

    begun = [at for at, position in enumerate(positions) if begins(position)]
    states = [positions[at].state for at in begun]
    deals = tuple([Deal(state.round, faces_turned(state)) for state in states])
    config = replace(agreed, oldest=tuple(map(seat, agreed.oldest)), deals=deals)
    state = cheating_moth.setup(config, 0).state
    turns: list[Turn] = []
    names: dict[Card, Card] = renamed(positions[0].state, state)
    for position in positions[1:]:
        assert position.turn is not None
        who, move = position.turn
        slaps = [(seat(other), Slap(0)) for other in beside_the_slowest(position)]
        for turn in (*slaps, (seat(who), moved(move, names, seat))):
            state = cheating_moth.apply(state, *turn).state
            turns.append(turn)
        if begins(position):
            names = renamed(position.state, state)
    players = tuple(Player(f"Player {at}") for at in range(config.seats))
    return Match(cheating_moth.name, config, 0, players, tuple(turns)), seat


def beside_the_slowest(position: Position) -> list[int]:
    for event in position.step.events:
        if isinstance(event, SlowestFound) and event.by == "still":
            slaps, active = position.before.phase.slaps, position.before.active
            still = [seat for seat, ms in enumerate(slaps) if ms is None]
            return [seat for seat in still if seat not in (event.seat, active)]
    return []


def begins(position: Position) -> bool:
    return position.before is None or position.turn == (CLOCK, DealNext())


def faces_turned(state: State) -> tuple[int, ...]:
    hands = (state.hands[-1], *state.hands[:-1])
    return tuple(map(face_of, (*chain(*hands), *state.discards, *state.pile)))


def renamed(old: State, new: State) -> dict[Card, Card]:
    pairs = zip(
        (*chain(*old.hands[-1:], *old.hands[:-1]), *old.discards, *old.pile),
        (*chain(*new.hands), *new.discards, *new.pile),
    )
    return dict(pairs)


def moved(move: Any, names: dict[Card, Card], seat: Callable[[int], int]) -> Any:
    match move:
        case GiveTo(card, other):
            return GiveTo(names[card], seat(other))
        case Play(card) | Slip(card) | Give(card) | Lay(card):
            return type(move)(names[card])
        case Call(other) | LetStand(other):
            return type(move)(seat(other))
        case _:
            return move


def by_chance(event: Any) -> bool:
    """The lot knows the seats, and a renewed pile is shuffled anew."""
    match event:
        case RoundBegun(by="lot") | ClaimsSettled(lot=True) | PileRenewed() | LeavesShown():
            return True
        case SlowestFound(by=by, lot=lot):
            return lot and by != "still"
        case CardLaid(tried=tried):
            return tried > 1
        case _:
            return False


SPECIMEN: Final = Specimen(
    benched=(("seats 3",), ("seats 5",), ("seats 4", "calm")),
    golden=("3", "4-calm", "4-rulings-2", "5-deals"),
    game=cheating_moth,
    configs=tuple(every_mix()),
    deck=deck,
    cards=all_cards,
    moves=tuple(every_move()),
    turned=turned_left,
    longest=4000,
    one_in=8,
)
