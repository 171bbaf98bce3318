"""How worlds of Party Bugs go on, and how they come to fit what a seat learns."""

from typing import Any, Final

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.core.rng import Rng
from engine.core.tuples import replaced
from engine.games.party_bugs.events import (
    CardsDrawn,
    CardsRevealed,
    DancerPaired,
    DancersShown,
    Event,
    FloorRefilled,
    GameBegun,
    MirrorUsed,
)
from engine.games.party_bugs.moves import DiscardPair, HideCard, MirrorDancer, Move, PlayCard
from engine.games.party_bugs.rules import setup
from engine.games.party_bugs.state import Choosing, Config, Hiding, Scored, State
from engine.games.party_bugs.thinking.kernel import Floor, floor_of
from engine.games.party_bugs.thinking.playout import play_on
from engine.search.reckoning import Gathering, Learned, Reckoning, Sums

_BY_LOT: Final = 40  # per cent, as it fits what bots of all levels do best (decision 065)
_LOTS: Final = 1_200  # per cent, times hands of up to four cards


def finish(world: State, eyes: Seat | None) -> Sums:
    if isinstance(world.phase, Scored):
        return tuple([100 * sum_ for sum_ in world.sums])
    floor = floor_of(world)
    if isinstance(world.phase, Choosing):
        _choose_by_lot(floor, world.rng)
    if isinstance(world.phase, Choosing | Hiding) and eyes is not None:
        own = world.phase.chosen[eyes]
        floor.chosen[eyes] = 0 if own is None else face_of(own)
    play_on(floor)
    return tuple([100 * (before + more) for before, more in zip(world.sums, floor.totals())])


def _choose_by_lot(floor: Floor, chance: Rng) -> None:
    """Nobody chooses as the rule of thumb says each time. So in some worlds a seat plays any card:
    the same one whatever it is compared with."""
    left = len(floor.hands[0]) + len(floor.piles[0])
    lots = (chance[0] << 64 | chance[1] << 32 | chance[2]) * (2 * left + 1)  # others each round
    for seat, hand in enumerate(floor.hands):
        lots, lot = divmod(lots, _LOTS)
        if lot % 100 < _BY_LOT:
            floor.chosen[seat] = hand[lot // 100 % len(hand)]


def fresh(config: Config, number: int) -> State:
    """M2: in a series somebody has the mirror. Who it will be is not known yet."""
    state = setup(config, number).state
    return state._replace(mirror=number % config.seats) if config.mirror else state


def left(state: State) -> int:
    return state.config.games - state.game


def gathered(state: State) -> Gathering | None:
    phase = state.phase
    if not isinstance(phase, Choosing | Hiding):
        return None
    chosen = [card for card in phase.chosen if card is not None]
    return Gathering(f"{type(phase).__name__} {len(state.piles[0])}", len(chosen))


def seals(move: Move) -> bool:
    return isinstance(move, PlayCard | HideCard)


def sealed(world: State, seat: Seat, move: Any) -> State:
    assert isinstance(world.phase, Choosing | Hiding)
    chosen = replaced(world.phase.chosen, seat, move.card)
    return world._replace(phase=type(world.phase)(chosen))


def blind(state: State, eyes: Seat | None, seat: Seat, move: Move) -> bool:
    """What leaves with another's hidden dancer is seen only then. A deal is nobody's move."""
    del state
    return seat == CLOCK or (seat != eyes and isinstance(move, DiscardPair | MirrorDancer))


def learned(events: tuple[Event, ...], eyes: Seat | None) -> Learned:
    del eyes
    found: Learned = "nothing"
    for event in events:
        match event:
            case GameBegun():
                return "anew"
            case CardsDrawn(cards=None) | FloorRefilled(paul=None):
                pass
            case CardsRevealed() | CardsDrawn() | FloorRefilled() | DancersShown():
                found = "fits"
            case DancerPaired() | MirrorUsed(was_hidden=True):
                found = "fits"
    return found


def arranged(world: State, seat: Seat, move: Move, events: tuple[Event, ...]) -> State:
    for event in events:
        match event:
            case CardsRevealed(cards):
                world = _chosen(world, cards, seat)
            case CardsDrawn(owner, _, cards) if cards is not None:
                world = _on_top(world, owner, cards[0])
            case FloorRefilled(paul=card) if card is not None:
                world = _on_top(world, world.config.seats, card)
            case DancerPaired(owner, hidden):
                world = _hidden(world, owner, hidden)
            case MirrorUsed(owner, card, True):
                world = _hidden(world, owner, card)
            case DancersShown(cards):
                for owner, dancer in enumerate(cards):
                    world = world if dancer is None else _hidden(world, owner, dancer)
    del move
    return world


def _chosen(world: State, cards: tuple[Card, ...], last: Seat) -> State:
    """All have chosen those cards but the last, who is about to."""
    for seat, card in enumerate(cards):
        hand = world.hands[seat]
        if card not in hand:
            # Which of the cards it was not is as good as drawn by lot: a world is.
            world = _swapped(world, seat, card, hand[face_of(card) % len(hand)])
    chosen = tuple([None if seat == last else card for seat, card in enumerate(cards)])
    return world._replace(phase=Choosing(chosen))


def _on_top(world: State, place: int, card: Card) -> State:
    return _swapped(world, place, card, world.piles[place][0])


def _hidden(world: State, seat: Seat, card: Card) -> State:
    hidden = world.hidden[seat]
    return world if hidden is None else _swapped(world, seat, card, hidden)


def _swapped(world: State, place: int, one: Card, other: Card) -> State:
    """Both belong to that place's set, and nobody has seen them."""
    if one == other:
        return world

    def turned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([{one: other, other: one}.get(card, card) for card in cards])

    piles = replaced(world.piles, place, turned(world.piles[place]))
    if place == world.config.seats:
        return world._replace(piles=piles)
    hand = tuple(sorted(turned(world.hands[place])))
    hidden = world.hidden[place]
    dancer = None if hidden is None else turned((hidden,))[0]
    return world._replace(
        piles=piles,
        hands=replaced(world.hands, place, hand),
        hidden=replaced(world.hidden, place, dancer),
    )


RECKONING: Final = Reckoning(
    usual=300,
    left=left,
    fresh=fresh,
    finish=finish,
    learned=learned,
    arranged=arranged,
    gathered=gathered,
    seals=seals,
    sealed=sealed,
    blind=blind,
)
