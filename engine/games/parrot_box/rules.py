"""The rules of Parrot Box. What stands in brackets is the section of RULES.md."""

from dataclasses import replace

from engine.core.cards import face_of
from engine.core.deals import faces_dealt, faces_renewed, stacked
from engine.core.game import IllegalMove, Seat, Step
from engine.core.rng import Rng, pick, seeded, shuffled
from engine.core.tuples import replaced
from engine.games.parrot_box import events as happened
from engine.games.parrot_box.cards import (
    DECK,
    RESHUFFLES,
    ROUNDS,
    SPOTS,
    Cards,
    Spot,
    opening_sum,
    score_of,
)
from engine.games.parrot_box.events import Event
from engine.games.parrot_box.moves import (
    DealNext,
    Discard,
    Draw,
    EndTurn,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
    refusal,
)
from engine.games.parrot_box.state import (
    ALL_UP,
    MOST_TURNS,
    OPENING,
    SEATS,
    Config,
    Holding,
    Opening,
    Scored,
    State,
    Taking,
    Uncovering,
    is_up,
    known_faces,
)

_TAKING = tuple([Taking(seat) for seat in range(SEATS[-1])])
_UNCOVERING = tuple([Uncovering(seat) for seat in range(SEATS[-1])])

# --- a round begins --------------------------------------------------------------------------


def setup(config: Config, seed: int) -> Step[State, Event]:
    nobody = State(
        config=replace(config, deals=(), reshuffles=()),
        rng=seeded(seed),
        deals=config.deals,
        reshuffles=config.reshuffles,
        round=0,
        sums=(0,) * config.seats,
        starter=None,
        turn=0,
        renewals=0,
        closing=None,
        pile=(),
        discards=(),
        boxes=(),
        up=(),
        phase=Opening(),
    )
    return _deal_round(nobody)


def _deal_round(ended: State) -> Step[State, Event]:
    """A2: eight cards to each, then the first discard, then the draw pile."""
    round_, seats, spots = ended.round + 1, ended.config.seats, len(SPOTS)
    deck, rng = shuffled(ended.rng, DECK)
    deck = stacked(deck, faces_dealt(ended.deals, round_))
    dealt = seats * spots
    state = ended._replace(
        rng=rng,
        deals=tuple([deal for deal in ended.deals if deal.round > round_]),
        reshuffles=tuple([again for again in ended.reshuffles if again.round >= round_]),
        round=round_,
        starter=None,
        turn=0,
        renewals=0,
        closing=None,
        pile=deck[dealt + 1 :],
        discards=deck[dealt : dealt + 1],
        boxes=tuple([deck[at : at + spots] for at in range(0, dealt, spots)]),
        up=(0,) * seats,
        phase=Opening(),
    )
    return Step(state, (happened.RoundBegun(round_, ROUNDS[-1], deck[dealt]),))


def _start(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    sums = tuple([opening_sum(known_faces(*each)) for each in zip(state.boxes, state.up)])
    seat, by, rng = _starter(state.config, sums, state.rng)
    chosen = happened.StarterChosen(seat, by, sums)
    state = state._replace(rng=rng, starter=seat, turn=1, phase=_TAKING[seat])
    return Step(state, (*events, chosen))


def _starter(
    config: Config, sums: tuple[int, ...], rng: Rng
) -> tuple[Seat, happened.StarterBy, Rng]:
    """A4: the highest sum; among equals the next birthday, if all of theirs are known."""
    highest = max(sums)
    tied = [seat for seat, sum_ in enumerate(sums) if sum_ == highest]
    if len(tied) == 1:
        return tied[0], "highest", rng
    known = [seat for seat in config.birthdays if seat in tied]
    if len(known) == len(tied):
        return known[0], "birthday", rng
    seat, rng = pick(rng, tied)
    return seat, "lot", rng


# --- moves -----------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    objection = refusal(state, seat, move)
    if objection is not None:
        raise IllegalMove(objection)
    match move:
        case Replace(spot):
            return _replace(state, seat, spot)
        case Draw():
            return _draw(state, seat)
        case TakeDiscard():
            return _take_discard(state, seat)
        case TurnUp(spot):
            return _turn_up(state, seat, spot)
        case Discard():
            return _discard(state, seat)
        case EndTurn():
            return _end_turn(state, seat, (happened.LastKeptDown(seat),))
        case Float(parrot_spot, to_spot):
            return _float(state, seat, parrot_spot, to_spot)
        case DealNext():
            return _deal_round(state)


def _draw(state: State, seat: Seat) -> Step[State, Event]:
    events: tuple[Event, ...] = ()
    if not state.pile:
        state, events = _renew(state, seat)
    card = state.pile[0]
    state = state._replace(pile=state.pile[1:], phase=Holding(seat, card, from_discard=False))
    return Step(state, (*events, happened.CardDrawn(seat, card)))


def _take_discard(state: State, seat: Seat) -> Step[State, Event]:
    card = state.discards[0]
    phase = Holding(seat, card, from_discard=True)
    state = state._replace(discards=state.discards[1:], phase=phase)
    return Step(state, (happened.DiscardTaken(seat, card),))


def _replace(state: State, seat: Seat, spot: Spot) -> Step[State, Event]:
    assert isinstance(state.phase, Holding)
    card, box, up = state.phase.card, state.boxes[seat], state.up[seat]
    old = box[spot]
    event = happened.CardReplaced(seat, spot, card, old, not is_up(up, spot))
    state = state._replace(
        boxes=replaced(state.boxes, seat, replaced(box, spot, card)),
        up=replaced(state.up, seat, up | 1 << spot),
        discards=(old, *state.discards),
    )
    return _end_turn(state, seat, (event,))


def _float(state: State, seat: Seat, spot: Spot, to: Spot) -> Step[State, Event]:
    assert isinstance(state.phase, Holding)
    card, box, up = state.phase.card, state.boxes[seat], state.up[seat]
    parrot, old = box[spot], box[to]
    event = happened.ParrotFloated(seat, spot, card, parrot, to, old)
    state = state._replace(
        boxes=replaced(state.boxes, seat, replaced(replaced(box, spot, card), to, parrot)),
        up=replaced(state.up, seat, up | 1 << to),
        discards=(old, *state.discards),
    )
    return _end_turn(state, seat, (event,))


def _discard(state: State, seat: Seat) -> Step[State, Event]:
    assert isinstance(state.phase, Holding)
    card = state.phase.card
    state = state._replace(discards=(card, *state.discards), phase=_UNCOVERING[seat])
    return Step(state, (happened.CardDiscarded(seat, card),))


def _turn_up(state: State, seat: Seat, spot: Spot) -> Step[State, Event]:
    up = replaced(state.up, seat, state.up[seat] | 1 << spot)
    events = (happened.CardTurned(seat, spot, state.boxes[seat][spot]),)
    state = state._replace(up=up)
    if isinstance(state.phase, Uncovering):
        return _end_turn(state, seat, events)
    waiting = any(mask.bit_count() < OPENING for mask in up)
    return Step(state, events) if waiting else _start(state, events)


# --- what follows by itself ------------------------------------------------------------------


def _renew(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """T5: the top discard stays. E2: the second time in a round, last turns begin."""
    time, cards = state.renewals + 1, state.discards[1:]
    pile, rng = shuffled(state.rng, cards)
    state = state._replace(
        rng=rng,
        renewals=time,
        pile=stacked(pile, faces_renewed(state.reshuffles, state.round, time)),
        discards=state.discards[:1],
    )
    events = (happened.PileRenewed(time, len(cards)),)
    if time < RESHUFFLES[-1] or state.closing is not None:
        return state, events
    begun = happened.LastTurnsBegun(seat, "pile")
    return state._replace(closing=seat), (*events, begun)


def _end_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    """On to the left neighbour, unless that player has no turn left (E1)."""
    closing, seats = state.closing, state.config.seats
    if closing is None and state.up[seat] == ALL_UP:
        closing = seat
        events = (*events, happened.LastTurnsBegun(seat, "finished"))
    elif closing is not None:
        state, events = _turn_up_rest(state, seat, events)
    left = (seat + 1) % seats
    if left == closing:
        return _score(state, events)
    turn = state.turn + 1
    if closing is None and turn > MOST_TURNS * seats:  # E2
        closing = left
        events = (*events, happened.LastTurnsBegun(left, "turns"))
    return Step(state._replace(turn=turn, closing=closing, phase=_TAKING[left]), events)


def _turn_up_rest(
    state: State, seat: Seat, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """E3: after a player's last turn none of their cards stays face down."""
    box, up = state.boxes[seat], state.up[seat]
    spots = tuple([spot for spot in SPOTS if not is_up(up, spot)])
    if not spots:
        return state, events
    cards: Cards = tuple([box[spot] for spot in spots])
    turned = happened.RestTurned(seat, spots, cards)
    return state._replace(up=replaced(state.up, seat, ALL_UP)), (*events, turned)


def _score(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """S1, S2: every box counts, and the totals are added to the sums."""
    totals = tuple([score_of([face_of(card) for card in box]).total for box in state.boxes])
    sums = tuple([sum_ + more for sum_, more in zip(state.sums, totals)])
    scored = happened.RoundScored(state.round, totals, sums)
    return Step(state._replace(sums=sums, phase=Scored(totals)), (*events, scored))
