"""The rules of Cheating Moth. What stands in brackets is the section of RULES.md."""

from dataclasses import replace

from engine.core.cards import Card
from engine.core.game import IllegalMove, Seat, Step
from engine.core.rng import seeded
from engine.core.tuples import replaced
from engine.games.cheating_moth import events as happened
from engine.games.cheating_moth.actions import (
    begin_action,
    claim,
    find_slowest,
    lapse,
    lay,
    make_gifts,
    pick_leaf,
    settle_claims,
    slap,
)
from engine.games.cheating_moth.cards import ANT, SPIDER, added, kind_of, without
from engine.games.cheating_moth.events import Event
from engine.games.cheating_moth.flow import (
    TURNING,
    deal_round,
    draw,
    end_round,
    handed,
    next_turn,
    settle,
)
from engine.games.cheating_moth.legality import refusal
from engine.games.cheating_moth.moves import (
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
    Move,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import (
    Config,
    Gifts,
    Giving,
    Penalty,
    Scored,
    Slapping,
    State,
    can_draw,
)

# --- a round begins --------------------------------------------------------------------------


def setup(config: Config, seed: int) -> Step[State, Event]:
    nobody = State(
        config=replace(config, deals=(), reshuffles=()),
        rng=seeded(seed),
        deals=config.deals,
        reshuffles=config.reshuffles,
        round=0,
        sums=(0,) * config.seats,
        starter=0,
        guard=0,
        active=0,
        turn=1,
        idle=0,
        renewals=0,
        rustled=(),
        rustling=(),
        unheeded=0,
        pile=(),
        discards=(),
        hands=(),
        slips=(),
        slipped_on=(),
        vanished=(),
        phase=TURNING,
    )
    return deal_round(nobody)


# --- moves -----------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    objection = refusal(state, seat, move)
    if objection is not None:
        raise IllegalMove(objection)
    if True in state.rustling and not isinstance(move, Slip | Call | Rustle | LetStand):
        state = state._replace(rustling=(False,) * state.config.seats)
    match move:
        case Play(card):
            return _play(state, seat, card)
        case Draw():
            return next_turn(*draw(state._replace(idle=0), seat))
        case Skip():
            return _skip(state, seat)
        case Slip(card):
            return _slip(state, seat, card)
        case Call(other):
            return _call(state, seat, other)
        case Rustle():
            return _rustle(state, seat)
        case GiveTo(card, other):
            return settle(*handed(state, seat, other, card))
        case Give(card):
            return _give(state, seat, card)
        case GiveNothing():
            if isinstance(state.phase, Giving):
                return settle(state, (happened.NothingGiven(seat, None),))
            return _give(state, seat, None)
        case Slap(ms):
            return slap(state, seat, ms)
        case PickLeaf(leaf):
            return pick_leaf(state, seat, leaf)
        case Claim(ms):
            return claim(state, seat, ms)
        case Lay(card):
            return lay(state, seat, card)
        case Lapse():
            return lapse(state, seat)
        case CloseWindow():
            slapping = isinstance(state.phase, Slapping)
            return find_slowest(state) if slapping else settle_claims(state)
        case LetStand(other):
            return _let_stand(state, other)
        case DealNext():
            return deal_round(state)


def _play(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    hand, kind = without(state.hands[seat], card), kind_of(card)
    acts = hand != () and SPIDER <= kind <= ANT
    state = state._replace(
        idle=0,
        discards=(card, *state.discards),
        hands=replaced(state.hands, seat, hand),
    )
    events: tuple[Event, ...] = (happened.CardPlayed(seat, card, acts),)
    if not acts:  # C8
        return settle(state, events)
    return begin_action(state, kind, events)


def _skip(state: State, seat: Seat) -> Step[State, Event]:
    state = state._replace(idle=state.idle + 1)
    events = (happened.TurnSkipped(seat),)
    if state.idle < state.config.seats:
        return next_turn(state, events)
    return end_round(state, events, "standstill", ())  # E2


def _slip(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    hands = replaced(state.hands, seat, without(state.hands[seat], card))
    state = state._replace(
        hands=hands,
        slips=replaced(state.slips, seat, card),
        slipped_on=replaced(state.slipped_on, seat, state.active),
    )
    return Step(state, (happened.CardSlipped(seat, card, state.active),))


def _rustle(state: State, seat: Seat) -> Step[State, Event]:
    state = state._replace(
        rustled=replaced(state.rustled, seat, True),
        rustling=replaced(state.rustling, seat, True),
        unheeded=state.unheeded + 1,
    )
    return Step(state, (happened.FanRustled(seat),))


def _let_stand(state: State, seat: Seat) -> Step[State, Event]:
    card = state.slips[seat]
    assert card is not None
    state = state._replace(
        slips=replaced(state.slips, seat, None),
        vanished=replaced(state.vanished, seat, (*state.vanished[seat], card)),
    )
    return Step(state, (happened.SlipStood(seat, card),))


def _call(state: State, guard: Seat, seat: Seat) -> Step[State, Event]:
    card = state.slips[seat]
    state = state._replace(rustling=replaced(state.rustling, seat, False), unheeded=0)
    if card is None:  # V5
        state, events = draw(state, guard) if can_draw(state) else (state, ())
        return Step(state, (happened.CallMissed(guard, seat), *events))
    assert not isinstance(state.phase, Penalty | Scored)
    state = state._replace(
        hands=replaced(state.hands, seat, added(state.hands[seat], card)),
        slips=replaced(state.slips, seat, None),
        phase=Penalty(seat, card, state.phase),
    )
    return Step(state, (happened.SlipCaught(guard, seat, card, state.slipped_on[seat]),))


def _give(state: State, seat: Seat, card: Card | None) -> Step[State, Event]:
    if isinstance(state.phase, Penalty):
        return _punish(state, state.phase, card)
    assert isinstance(state.phase, Gifts)
    gifts = replace(
        state.phase,
        ready=replaced(state.phase.ready, seat, True),
        cards=replaced(state.phase.cards, seat, card),
    )
    return make_gifts(state, gifts, (happened.GiftSealed(seat, card),))


def _punish(state: State, penalty: Penalty, card: Card | None) -> Step[State, Event]:
    """V4: the Guard's card and the Guard Bug go to the one who was caught."""
    guard, seat, then = state.guard, penalty.seat, penalty.then
    state, events = handed(state, guard, seat, card)
    state = state._replace(guard=seat, phase=then)
    events = (*events, happened.GuardMoved(seat))
    if state.hands[guard]:
        return Step(state, events)
    if not isinstance(then, Gifts):
        return end_round(state, events, "hand", (guard,))
    ready = replaced(then.ready, guard, True)  # E1: these gifts are finished first
    return make_gifts(state, replace(then, ready=ready, ending=True), events)
