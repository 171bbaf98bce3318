"""What the action cards do: the Ant, the Mosquito with its gifts, and the Cockroach.

What stands in brackets is the section of RULES.md.
"""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.cards import Card
from engine.core.game import Seat, Step
from engine.core.rng import pick, shuffled
from engine.core.tuples import replaced
from engine.games.cheating_moth import events as happened
from engine.games.cheating_moth.cards import (
    COCKROACH,
    MOSQUITO,
    SPIDER,
    Kind,
    added,
    but_moths,
    without,
)
from engine.games.cheating_moth.events import Event
from engine.games.cheating_moth.flow import (
    Told,
    draw,
    end_round,
    gone_out,
    handed,
    next_turn,
    settle,
)
from engine.games.cheating_moth.moves import LEAVES
from engine.games.cheating_moth.state import (
    EARLY,
    Claiming,
    Gifts,
    Giving,
    Laying,
    Leafing,
    Sealing,
    Slapping,
    State,
    can_draw,
    left_of,
    slappers,
)


def begin_action(state: State, kind: Kind, events: tuple[Event, ...]) -> Step[State, Event]:
    """The card on top acts (C1 to C7, L1, L2)."""
    seats, calm = state.config.seats, state.config.calm
    nobody: tuple[None, ...] = (None,) * seats
    if kind == SPIDER:
        return Step(state._replace(phase=Giving()), events)
    if kind == MOSQUITO:
        return Step(state._replace(phase=(Leafing if calm else Slapping)(nobody)), events)
    if kind == COCKROACH:
        sealing = Sealing((False,) * seats, nobody)
        return Step(state._replace(phase=sealing if calm else Claiming(nobody)), events)
    return settle(*_let_ants_take(state, events))


def _let_ants_take(state: State, events: tuple[Event, ...]) -> Told:
    """C7: the Ant stays, and the others take the cards under it, as long as there are any."""
    for seat in left_of(state, state.active):
        if state.config.ant_draws:
            state, drawn = draw(state, seat) if can_draw(state) else (state, ())
            events = (*events, *drawn)
        elif len(state.discards) > 1:
            ant, card, *rest = state.discards
            hands = replaced(state.hands, seat, added(state.hands[seat], card))
            state = state._replace(discards=(ant, *rest), hands=hands)
            events = (*events, happened.CardTaken(seat, card))
    return state, events


# --- the Mosquito ----------------------------------------------------------------------------


def slap(state: State, seat: Seat, ms: int) -> Step[State, Event]:
    assert isinstance(state.phase, Slapping)
    phase = Slapping(replaced(state.phase.slaps, seat, ms))
    return Step(state._replace(phase=phase), (happened.Slapped(seat, ms),))


def find_slowest(state: State) -> Step[State, Event]:
    """C3: whoever was too early, else did not react, else was latest. A lot decides ties."""
    assert isinstance(state.phase, Slapping)
    slaps = state.phase.slaps
    seats = slappers(state)
    early = [seat for seat in seats if slaps[seat] == EARLY]
    still = [seat for seat in seats if slaps[seat] is None]
    latest = max([ms for ms in slaps if ms is not None], default=None)
    late = [seat for seat in seats if slaps[seat] == latest]
    if early:
        return _sting(state, early, "early", ())
    return _sting(state, still, "still", ()) if still else _sting(state, late, "late", ())


def pick_leaf(state: State, seat: Seat, leaf: int) -> Step[State, Event]:
    """L1: when all have chosen, the mosquito flies to the fullest leaf."""
    assert isinstance(state.phase, Leafing)
    leaves = replaced(state.phase.leaves, seat, leaf)
    state = state._replace(phase=Leafing(leaves))
    events = (happened.LeafPicked(seat, leaf),)
    if any(leaves[slapper] is None for slapper in slappers(state)):
        return Step(state, events)
    most = max([leaves.count(each) for each in LEAVES])
    full = [each for each in LEAVES if leaves.count(each) == most]
    goes_to, rng = pick(state.rng, full)
    there = [slapper for slapper in slappers(state) if leaves[slapper] == goes_to]
    shown = happened.LeavesShown(leaves, goes_to)
    return _sting(state._replace(rng=rng), there, "leaf", (*events, shown))


def _sting(
    state: State, among: Sequence[Seat], by: happened.SlowestBy, events: tuple[Event, ...]
) -> Step[State, Event]:
    slowest, rng = pick(state.rng, among)
    found = happened.SlowestFound(slowest, by, lot=len(among) > 1)
    seats = range(state.config.seats)
    nothing: tuple[Card | None, ...] = (None,) * len(seats)
    gifts = Gifts(slowest, tuple([seat == slowest for seat in seats]), nothing, ending=False)
    state = state._replace(rng=rng)
    if state.config.gifts_by_lot:
        state, gifts = _drawn_gifts(state, gifts)
    return make_gifts(state, gifts, (*events, found))


def _drawn_gifts(state: State, gifts: Gifts) -> tuple[State, Gifts]:
    cards, rng = list(gifts.cards), state.rng
    for seat, hand in enumerate(state.hands):
        could_be = but_moths(hand)
        if seat != gifts.to and could_be:
            cards[seat], rng = pick(rng, could_be)
    everybody = (True,) * len(cards)
    return state._replace(rng=rng), replace(gifts, ready=everybody, cards=tuple(cards))


def make_gifts(state: State, gifts: Gifts, events: tuple[Event, ...]) -> Step[State, Event]:
    """C4: once everybody is ready, all cards go to the slowest at once."""
    if not all(gifts.ready):
        return Step(state._replace(phase=gifts), events)
    before = gone_out(state)  # E1: an empty hand counts as out, even if gifts fill it again
    for seat in left_of(state, gifts.to):
        state, given = handed(state, seat, gifts.to, gifts.cards[seat])
        events = (*events, *given)
    if not gifts.ending:
        return settle(state, events)
    out = (*before, *gone_out(state))
    return end_round(
        state, events, "hand", tuple([at for at in range(state.config.seats) if at in out])
    )


# --- the Cockroach ---------------------------------------------------------------------------


def claim(state: State, seat: Seat, ms: int) -> Step[State, Event]:
    assert isinstance(state.phase, Claiming)
    phase = Claiming(replaced(state.phase.claims, seat, ms))
    return Step(state._replace(phase=phase), (happened.Claimed(seat, ms),))


def settle_claims(state: State) -> Step[State, Event]:
    """C5: the fastest first; a lot decides ties."""
    assert isinstance(state.phase, Claiming)
    claims = state.phase.claims
    seats, rng = shuffled(state.rng, range(state.config.seats))
    claimed = [(ms, seat) for seat in seats if (ms := claims[seat]) is not None]
    order = tuple([seat for _, seat in sorted(claimed, key=lambda each: each[0])])
    alike = len(dict(claimed)) < len(claimed)
    settled = happened.ClaimsSettled(order, lot=alike)
    state = state._replace(rng=rng)
    if not order:
        return next_turn(state, (settled, happened.NobodyLaid()))
    return Step(state._replace(phase=Laying(order)), (settled,))


def lay(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    if isinstance(state.phase, Sealing):
        return _seal(state, state.phase, seat, card)
    return _laid(state, seat, card, (), tried=1)


def lapse(state: State, seat: Seat) -> Step[State, Event]:
    """C6: the claimer draws a card, and the next fastest may lay. L2: nothing is put aside."""
    if isinstance(state.phase, Sealing):
        return _seal(state, state.phase, seat, None)
    assert isinstance(state.phase, Laying)
    queue = state.phase.queue[1:]
    costs = state.config.claims_count and can_draw(state)
    state, drawn = draw(state, seat) if costs else (state, ())
    events = (happened.ClaimLapsed(seat), *drawn)
    if queue:
        return Step(state._replace(phase=Laying(queue)), events)
    return next_turn(state, (*events, happened.NobodyLaid()))


def _seal(state: State, phase: Sealing, seat: Seat, card: Card | None) -> Step[State, Event]:
    """L2: when all are ready, a lot chooses among the cards put aside."""
    ready = replaced(phase.ready, seat, True)
    cards = replaced(phase.cards, seat, card)
    state = state._replace(phase=Sealing(ready, cards))
    events = (happened.LaySealed(seat, card),)
    if not all(ready):
        return Step(state, events)
    tried = [(owner, each) for owner, each in enumerate(cards) if each is not None]
    if not tried:
        return next_turn(state, (*events, happened.NobodyLaid()))
    (owner, each), rng = pick(state.rng, tried)
    return _laid(state._replace(rng=rng), owner, each, events, tried=len(tried))


def _laid(
    state: State, seat: Seat, card: Card, events: tuple[Event, ...], *, tried: int
) -> Step[State, Event]:
    hands = replaced(state.hands, seat, without(state.hands[seat], card))
    state = state._replace(discards=(card, *state.discards), hands=hands)
    return settle(state, (*events, happened.CardLaid(seat, card, tried)))
