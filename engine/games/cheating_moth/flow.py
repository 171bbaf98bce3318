"""The parts that repeat in a match of Cheating Moth: dealing, drawing, turns, the end.

What stands in brackets is the section of RULES.md.
"""

from typing import TypeAlias

from engine.core.cards import Card
from engine.core.deals import faces_dealt, faces_renewed, stacked
from engine.core.game import Seat, Step
from engine.core.rng import Rng, pick, shuffled
from engine.core.tuples import replaced
from engine.games.cheating_moth import events as happened
from engine.games.cheating_moth.cards import DECK, added, points, without
from engine.games.cheating_moth.events import Event
from engine.games.cheating_moth.state import HAND, Scored, State, Turning

Told: TypeAlias = tuple[State, tuple[Event, ...]]  # on the way to a step
TURNING = Turning()


def deal_round(ended: State) -> Step[State, Event]:
    """A2: eight cards to each, then the first discard, then the draw pile."""
    round_, seats = ended.round + 1, ended.config.seats
    starter, by, rng = _starter(ended)
    deck, rng = shuffled(rng, DECK)
    deck = stacked(deck, faces_dealt(ended.deals, round_))
    dealt = seats * HAND
    hands = tuple([tuple(sorted(deck[at : at + HAND])) for at in range(0, dealt, HAND)])
    state = ended._replace(
        rng=rng,
        deals=tuple([deal for deal in ended.deals if deal.round > round_]),
        reshuffles=tuple([again for again in ended.reshuffles if again.round >= round_]),
        round=round_,
        starter=starter,
        guard=starter,
        active=starter,
        turn=1,
        idle=0,
        renewals=0,
        rustled=(False,) * seats,
        rustling=(False,) * seats,
        unheeded=0,
        pile=deck[dealt + 1 :],
        discards=deck[dealt : dealt + 1],
        hands=hands,
        slips=(None,) * seats,
        slipped_on=(starter,) * seats,
        vanished=((),) * seats,
        phase=TURNING,
    )
    begun = happened.RoundBegun(round_, state.config.rounds, starter, by, deck[dealt])
    dealt_out = [happened.HandDealt(seat, HAND, hand) for seat, hand in enumerate(hands)]
    return Step(state, (begun, *dealt_out))


def _starter(ended: State) -> tuple[Seat, happened.StarterBy, Rng]:
    """A3: first the oldest, or a lot if no age is known. Later, whoever sits left of the last."""
    config = ended.config
    if ended.round:
        return (ended.starter + 1) % config.seats, "left", ended.rng
    if config.oldest:
        return config.oldest[0], "oldest", ended.rng
    seat, rng = pick(ended.rng, config.lot or range(config.seats))
    return seat, "lot", rng


def draw(state: State, seat: Seat) -> Told:
    """Takes the top of the draw pile. An empty pile is renewed first (T4)."""
    state, events = (state, ()) if state.pile else _renewed(state)
    card = state.pile[0]
    hands = replaced(state.hands, seat, added(state.hands[seat], card))
    state = state._replace(pile=state.pile[1:], hands=hands)
    return state, (*events, happened.CardDrawn(seat, card))


def _renewed(state: State) -> Told:
    """T4: the top discard stays where it is; so does an Ant that is acting."""
    time, cards = state.renewals + 1, state.discards[1:]
    pile, rng = shuffled(state.rng, cards)
    state = state._replace(
        rng=rng,
        renewals=time,
        pile=stacked(pile, faces_renewed(state.reshuffles, state.round, time)),
        discards=state.discards[:1],
    )
    return state, (happened.PileRenewed(time, len(cards)),)


def handed(state: State, giver: Seat, to: Seat, card: Card | None) -> Told:
    """A card goes from one hand to another; with None, nothing happens."""
    if card is None:
        return state, (happened.NothingGiven(giver, to),)
    hands = replaced(state.hands, giver, without(state.hands[giver], card))
    hands = replaced(hands, to, added(hands[to], card))
    return state._replace(hands=hands), (happened.CardGiven(giver, to, card),)


def settle(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """The turn is done: the round is over, or it is the left neighbour's turn (E1)."""
    out = gone_out(state)
    return end_round(state, events, "hand", out) if out else next_turn(state, events)


def gone_out(state: State) -> tuple[Seat, ...]:
    """E1: the seats whose hands are empty."""
    return tuple([seat for seat, hand in enumerate(state.hands) if not hand])


def next_turn(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    seats = state.config.seats
    state = state._replace(
        active=(state.active + 1) % seats,
        turn=state.turn + 1,
        rustled=(False,) * seats,
        rustling=(False,) * seats,
        phase=TURNING,
    )
    return Step(state, events)


def end_round(
    state: State, events: tuple[Event, ...], by: happened.EndBy, out: tuple[Seat, ...]
) -> Step[State, Event]:
    """E1, E2, E3: a slip that is under way stands. The cards left in hands count."""
    vanished = tuple(
        [
            cards if slip is None else (*cards, slip)
            for cards, slip in zip(state.vanished, state.slips)
        ]
    )
    totals = tuple([points(hand) for hand in state.hands])
    sums = tuple([sum_ + more for sum_, more in zip(state.sums, totals)])
    state = state._replace(
        sums=sums,
        rustled=(False,) * state.config.seats,
        rustling=(False,) * state.config.seats,
        slips=(None,) * state.config.seats,
        vanished=vanished,
        phase=Scored(totals),
    )
    ended = happened.RoundEnded(by, out)
    scored = happened.RoundScored(state.round, state.hands, vanished, totals, sums)
    return Step(state, (*events, ended, scored))
