"""The rules of Party Bugs. What stands in brackets is the section of RULES.md."""

from dataclasses import replace
from itertools import zip_longest

from engine.core.cards import Card, face_of
from engine.core.game import IllegalMove, Seat, Step
from engine.core.rng import seeded
from engine.core.tuples import replaced
from engine.games.party_bugs import events as happened
from engine.games.party_bugs.cards import (
    FACES,
    KING,
    Cards,
    Place,
    cards_of,
    counting,
    lay_out,
    shuffled_deal,
    total,
    without,
)
from engine.games.party_bugs.events import Event
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
    refusal,
)
from engine.games.party_bugs.state import (
    HAND,
    Choosing,
    Config,
    Hiding,
    Parting,
    Phase,
    Scored,
    State,
    Taking,
    alike,
    closeness,
    highest_so_far,
    match_of_hidden,
    order_of,
    ranking,
    tied_holder,
)

# --- a game begins ---------------------------------------------------------------------------


def setup(config: Config, seed: int) -> Step[State, Event]:
    nobody = State(
        config=replace(config, deals=()),
        rng=seeded(seed),
        coming=config.deals,
        game=0,
        sums=(0,) * config.places,
        tied=0,
        mirror=None,
        piles=(),
        hands=(),
        hidden=(),
        floor=(),
        displays=(),
        removed=(),
        phase=Scored(()),
    )
    return _deal_game(nobody)


def _deal_game(ended: State) -> Step[State, Event]:
    config = ended.config
    game = ended.game + 1
    mirror = highest_so_far(ended) if config.mirror and game > 1 else None
    deal, rng = (
        (ended.coming[0], ended.rng) if ended.coming else shuffled_deal(config.places, ended.rng)
    )
    sets = [cards_of(place, counting(faces)) for place, faces in enumerate(deal.sets)]
    floor = tuple([cards[0] for cards in sets])
    tied, by, rng = tied_holder(config, floor, rng)
    drawn = HAND + config.hidden_dancer
    draws = [drawn if place < config.seats else 0 for place in range(config.places)]
    hands = tuple([tuple(sorted(cards[1 : 1 + drawn])) for cards in sets[: config.seats]])
    nobody_yet = (None,) * config.seats
    state = ended._replace(
        rng=rng,
        coming=ended.coming[1:],
        game=game,
        tied=tied,
        mirror=mirror,
        piles=tuple([cards[1 + count :] for cards, count in zip(sets, draws)]),
        hands=hands,
        hidden=nobody_yet,
        floor=floor,
        displays=((),) * config.places,
        removed=(),
        phase=Hiding(nobody_yet) if config.hidden_dancer else Choosing(nobody_yet),
    )
    kings = [place for place, faces in enumerate(deal.sets) if len(faces) > len(FACES)]
    return Step(
        state,
        (
            happened.GameBegun(game, config.games),
            *[happened.KingTurned(place) for place in kings],
            happened.FloorLaid(floor),
            happened.TiedGiven(tied, by),
            *([] if mirror is None else [happened.MirrorGiven(mirror)]),
            *[happened.CardsDrawn(seat, drawn, hand) for seat, hand in enumerate(hands)],
        ),
    )


# --- moves -----------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    objection = refusal(state, seat, move)
    if objection is not None:
        raise IllegalMove(objection)
    match move:
        case TakeCard(card):
            return _take(state, seat, card)
        case PlayCard(card):
            return _play(state, seat, card)
        case HideCard(card):
            return _hide(state, seat, card)
        case DiscardPair():
            return Step(*_part_from_hidden(state, seat, (), at_end=False))
        case UseMirror(card):
            return _use_mirror(state, seat, card)
        case MirrorDancer():
            return _use_mirror(state, seat, None)
        case DealNext():
            return _deal_game(state)


def _hide(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    assert isinstance(state.phase, Hiding)
    chosen = replaced(state.phase.chosen, seat, card)
    events = (happened.DancerHidden(seat, card),)
    if None in chosen:
        return Step(state._replace(phase=Hiding(chosen)), events)
    hands = tuple([without(hand, card) for hand, card in zip(state.hands, chosen) if card])
    choosing = Choosing((None,) * state.config.seats)
    return Step(state._replace(hands=hands, hidden=chosen, phase=choosing), events)


def _play(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    assert isinstance(state.phase, Choosing)
    chosen = replaced(state.phase.chosen, seat, card)
    events = (happened.CardChosen(seat, card),)
    if None in chosen:
        return Step(state._replace(phase=Choosing(chosen)), events)
    played = tuple([card for card in chosen if card])
    hands = tuple([without(hand, card) for hand, card in zip(state.hands, played)])
    revealed = happened.CardsRevealed(played)
    return _reveal(state._replace(hands=hands), played, (*events, revealed))


def _reveal(state: State, played: Cards, events: tuple[Event, ...]) -> Step[State, Event]:
    order = order_of(state, played)
    kings = tuple([seat for seat in order if face_of(played[seat]) == KING])
    if kings:
        swept = happened.KingDanced(kings[0], state.floor, kings[1:])
        return _end_round(
            *_receive(state, kings[0], state.floor, (*events, swept), Taking(played, ()))
        )
    settled = happened.OrderSettled(order, alike([face_of(card) for card in played]))
    return Step(state._replace(phase=Taking(played, order)), (*events, settled))


def _take(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    assert isinstance(state.phase, Taking)
    played, queue = state.phase.played, state.phase.queue[1:]
    taken = happened.CardTaken(seat, card, last=len(state.floor) == 1)
    state, events = _receive(state, seat, (card,), (taken,), Taking(played, queue))
    return Step(state, events) if queue else _end_round(state, events)


def _use_mirror(state: State, seat: Seat, open_card: Card | None) -> Step[State, Event]:
    """The mirror leaves with that card of the display, or with the hidden dancer."""
    card = open_card or state.hidden[seat]
    assert card is not None
    if open_card is None:
        state = state._replace(hidden=replaced(state.hidden, seat, None))
    else:
        display = without(state.displays[seat], card)
        state = state._replace(displays=replaced(state.displays, seat, display))
    state = state._replace(mirror=None, removed=(*state.removed, card))
    events = (happened.MirrorUsed(seat, card, was_hidden=open_card is None),)
    return _draw(state, events) if isinstance(state.phase, Parting) else Step(state, events)


# --- what follows by itself ------------------------------------------------------------------


def _receive(
    state: State, place: Place, cards: Cards, events: tuple[Event, ...], phase: Phase
) -> tuple[State, tuple[Event, ...]]:
    """Floor cards come into a display. Pairs leave at once (B7)."""
    display, pairs = lay_out(state.displays[place], cards)
    floor = tuple([card for card in state.floor if card not in cards])
    displays = replaced(state.displays, place, display)
    if not pairs:
        return state._replace(floor=floor, displays=displays, phase=phase), events
    removed = state.removed + tuple([card for pair in pairs for card in pair])
    left = tuple([happened.PairLeft(place, pair) for pair in pairs])
    return state._replace(
        floor=floor, displays=displays, removed=removed, phase=phase
    ), events + left


def _end_round(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Paul takes what is left, the played cards become the floor, everybody draws."""
    assert isinstance(state.phase, Taking)
    phase, paul = state.phase, state.config.paul
    if paul is not None and state.floor:  # P2; after a King nothing is left for him (P3)
        taken = happened.CardTaken(paul, state.floor[0], last=True)
        state, events = _receive(state, paul, state.floor, (*events, taken), phase)
    if not phase.played:
        return _score(state, events)
    turned, piles = None, state.piles
    if paul is not None:
        turned, piles = piles[paul][0], replaced(piles, paul, piles[paul][1:])
    floor = phase.played if turned is None else (*phase.played, turned)
    events = (*events, happened.FloorRefilled(phase.played, turned))
    state = state._replace(floor=floor, piles=piles, phase=Parting())
    if state.mirror is None or len(piles[state.mirror]) != 1:
        return _draw(state, events)
    if state.displays[state.mirror] or state.hidden[state.mirror]:
        return Step(state, events)
    lost = happened.MirrorLost(state.mirror)
    return _draw(state._replace(mirror=None), (*events, lost))


def _draw(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """B4: everybody draws as long as there are piles. Without hands, the last round begins."""
    seats = range(state.config.seats)
    if state.piles[0]:
        drawn = [state.piles[seat][:1] for seat in seats]
        hands = tuple([tuple(sorted(state.hands[seat] + drawn[seat])) for seat in seats])
        piles = tuple([pile[1:] for pile in state.piles[: len(seats)]]) + state.piles[len(seats) :]
        events += tuple([happened.CardsDrawn(seat, 1, drawn[seat]) for seat in seats])
        state = state._replace(hands=hands, piles=piles)
    if state.hands[0]:
        return Step(state._replace(phase=Choosing((None,) * len(seats))), events)
    # B8: starting with the right neighbour of the Tied holder, anti-clockwise.
    order = tuple(sorted(seats, key=lambda seat: closeness(state, seat), reverse=True))
    settled = happened.OrderSettled(order, order)
    return Step(state._replace(phase=Taking((), order)), (*events, settled))


def _score(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """B9, H4: the displays are added up, hidden dancers included."""
    for seat in range(state.config.seats):
        if match_of_hidden(state, seat) is not None:
            state, events = _part_from_hidden(state, seat, events, at_end=True)
    if state.config.hidden_dancer:
        events = (*events, happened.DancersShown(state.hidden))
    totals = tuple(
        [
            total(display) + (face_of(hidden) if hidden else 0)
            for display, hidden in zip_longest(state.displays, state.hidden)
        ]
    )
    sums = tuple([sum_ + more for sum_, more in zip(state.sums, totals)])
    state = state._replace(sums=sums, phase=Scored(totals))
    scored = happened.GameScored(totals, sums, ranking(state, totals), alike(totals))
    return Step(state, (*events, scored))


def _part_from_hidden(
    state: State, seat: Seat, events: tuple[Event, ...], *, at_end: bool
) -> tuple[State, tuple[Event, ...]]:
    hidden, match = state.hidden[seat], match_of_hidden(state, seat)
    assert hidden is not None
    assert match is not None
    state = state._replace(
        hidden=replaced(state.hidden, seat, None),
        displays=replaced(state.displays, seat, without(state.displays[seat], match)),
        removed=(*state.removed, hidden, match),
    )
    return state, (*events, happened.DancerPaired(seat, hidden, match, at_end))
