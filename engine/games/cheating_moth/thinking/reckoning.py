"""How worlds of Cheating Moth go on, and what a slip or a call is worth before anybody knows."""

from typing import Any, Final

from engine.core.game import CLOCK, Seat
from engine.core.tuples import replaced
from engine.games.cheating_moth.cards import added, without
from engine.games.cheating_moth.events import (
    CardDrawn,
    Event,
    PileRenewed,
    RoundEnded,
)
from engine.games.cheating_moth.moves import (
    Call,
    Give,
    GiveNothing,
    Lapse,
    Lay,
    Move,
    PickLeaf,
    Rustle,
    Slip,
)
from engine.games.cheating_moth.rules import apply, setup
from engine.games.cheating_moth.state import (
    Claiming,
    Config,
    Gifts,
    Leafing,
    Penalty,
    Scored,
    Sealing,
    Slapping,
    State,
    in_reach,
)
from engine.games.cheating_moth.thinking.kernel import LUCKS, NOT_YET
from engine.games.cheating_moth.thinking.odds import caught_odds, slip_odds
from engine.games.cheating_moth.thinking.playout import play_on
from engine.games.cheating_moth.thinking.standing import fans_of
from engine.games.cheating_moth.view import View
from engine.search.reckoning import Gathering, Learned, Reckoning, Sums, Ways


def finish(world: State, eyes: Seat | None) -> Sums:
    if isinstance(world.phase, Scored):
        return tuple([100 * sum_ for sum_ in world.sums])
    fans = fans_of(world, world.rng[0] % LUCKS)
    phase = world.phase.then if isinstance(world.phase, Penalty) else world.phase
    if isinstance(phase, Gifts | Sealing):
        to = phase.to if isinstance(phase, Gifts) else eyes
        for seat in range(world.config.seats):
            if seat not in (eyes, to):  # what others put aside, nobody knows
                fans.aside[seat] = NOT_YET
    play_on(fans)
    return tuple([100 * (before + more) for before, more in zip(world.sums, fans.totals())])


def fresh(config: Config, number: int) -> State:
    return setup(config, number).state


def left(state: State) -> int:
    return state.config.rounds - state.round


def gathered(state: State) -> Gathering | None:
    phase = state.phase
    match phase:
        case Slapping(chosen) | Leafing(chosen) | Claiming(chosen):
            count = len([each for each in chosen if each is not None])
        case Gifts(_, ready) | Sealing(ready):
            count = sum(ready)
        case _:
            return None
    return Gathering(f"{type(phase).__name__} {state.round} {state.turn}", count)


def seals(move: Move) -> bool:
    return isinstance(move, Give | GiveNothing | PickLeaf | Lay | Lapse)


def sealed(world: State, seat: Seat, move: Any) -> State:
    phase = world.phase
    card = move.card if isinstance(move, Give | Lay) else None
    if isinstance(phase, Gifts):
        ready, cards = replaced(phase.ready, seat, True), replaced(phase.cards, seat, card)
        return world._replace(phase=Gifts(phase.to, ready, cards, phase.ending))
    if isinstance(phase, Sealing):
        ready, cards = replaced(phase.ready, seat, True), replaced(phase.cards, seat, card)
        return world._replace(phase=Sealing(ready, cards))
    return world  # L1: all leaves are alike


def blind(state: State, eyes: Seat | None, seat: Seat, move: Move) -> bool:
    """Cards come out of closed fans, and what follows is seen afterwards. A rustle is a noise."""
    del state
    return seat == CLOCK or seat != eyes or isinstance(move, Rustle)


def learned(events: tuple[Event, ...], eyes: Seat | None) -> Learned:
    if any(isinstance(event, RoundEnded) for event in events) or _mover(events) != eyes:
        return "anew"
    drawn = [event for event in events if isinstance(event, CardDrawn) and event.seat == eyes]
    if not drawn:
        return "nothing"
    renewed = any(isinstance(event, PileRenewed) for event in events)
    return "anew" if renewed or len(drawn) > 1 else "fits"


def _mover(events: tuple[Event, ...]) -> Seat | None:
    return getattr(events[0], "seat", None)


def arranged(world: State, seat: Seat, move: Move, events: tuple[Event, ...]) -> State:
    """The card that was drawn lay on top."""
    del seat, move
    drawn = next(event for event in events if isinstance(event, CardDrawn) and event.card)
    top, card = world.pile[0], drawn.card
    assert card is not None
    if top == card:
        return world
    if card in world.pile:
        at = world.pile.index(card)
        return world._replace(pile=replaced(replaced(world.pile, at, top), 0, card))
    world = world._replace(pile=replaced(world.pile, 0, card))
    for owner, hand in enumerate(world.hands):
        if card in hand:
            swapped = added(without(hand, card), top)
            return world._replace(hands=replaced(world.hands, owner, swapped))
        if world.slips[owner] == card:
            return world._replace(slips=replaced(world.slips, owner, top))
        if card in world.vanished[owner]:
            gone = (*without(world.vanished[owner], card), top)
            return world._replace(vanished=replaced(world.vanished, owner, gone))
    raise AssertionError(f"{card} was nowhere")


# --- what is done by stealth -----------------------------------------------------------------


def stealthy(move: Move) -> bool:
    return isinstance(move, Slip | Call)


def pending(state: State, eyes: Seat | None) -> bool:
    return eyes is not None and state.slips[eyes] is not None


def ways(view: View, world: State, seat: Seat, move: Move, instead: Move | None) -> Ways:
    """How it may come out, and how often, from what the seat knew of eyes and noises."""
    if isinstance(move, Call):
        return _of_call(view, world, seat, move, instead)
    if instead is None:
        return ((100, world),)
    slipped = apply(world, seat, instead).state
    risk = caught_odds(view)
    return (
        (100 - risk, slipped),
        (risk, apply(slipped, world.guard, Call(seat)).state),
    )


def _of_call(view: View, world: State, seat: Seat, call: Call, instead: Move | None) -> Ways:
    odds = slip_odds(view, call.seat)
    ways = []
    for chance, there in ((odds, True), (100 - odds, False)):
        case = _with_slip(world, call.seat, there=there)
        if case is None:  # it has but one card, and that cannot slip
            return ()
        ways.append((chance, case if instead is None else apply(case, seat, instead).state))
    return tuple(ways)


def _with_slip(world: State, seat: Seat, *, there: bool) -> State | None:
    """The same world in which that seat is letting a card slip, or is not."""
    card = world.slips[seat]
    if (card is not None) == there:
        return world
    if card is not None:
        hand = added(world.hands[seat], card)
        return world._replace(
            hands=replaced(world.hands, seat, hand), slips=replaced(world.slips, seat, None)
        )
    cards = in_reach(world, seat)
    if len(cards) < 2:
        return None
    return world._replace(
        hands=replaced(world.hands, seat, without(world.hands[seat], cards[-1])),
        slips=replaced(world.slips, seat, cards[-1]),
    )


RECKONING: Final = Reckoning(
    usual=70,
    left=left,
    fresh=fresh,
    finish=finish,
    learned=learned,
    arranged=arranged,
    gathered=gathered,
    seals=seals,
    sealed=sealed,
    blind=blind,
    stealthy=stealthy,
    pending=pending,
    ways=ways,
)
