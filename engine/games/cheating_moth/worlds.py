"""Whole worlds that fit what a seat sees."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.core.game import Seat
from engine.core.rng import Rng, below, forked, pick, shuffled
from engine.games.cheating_moth.cards import DECK, Cards, but_moths, laying_on
from engine.games.cheating_moth.moves import LEAVES
from engine.games.cheating_moth.state import (
    Gifts,
    Interrupted,
    Leafing,
    Penalty,
    Phase,
    Scored,
    Sealing,
    State,
)
from engine.games.cheating_moth.view import (
    CaughtView,
    InterruptedView,
    SecretGift,
    SecretLay,
    SecretLeaf,
    View,
)

_MOST_GONE = 4  # at most so many cards vanish in an imagined world
_STILL_SLIPPING = 3  # one in so many of them is still vanishing


def imagine(view: View, rng: Rng) -> tuple[State, Rng]:
    """Puts every card this seat has not seen, by lot, in a place where it could lie."""
    seats = range(view.config.seats)
    known = _known(view)
    unseen, rng = shuffled(rng, [card for card in DECK if card not in known])
    pile, loose = unseen[: view.pile], list(unseen[view.pile :])
    hands = [list(fan.cards or ()) for fan in view.fans]
    vanished = [list(fan.vanished or ()) for fan in view.fans]
    slips: list[Card | None] = [view.slip if seat == view.seat else None for seat in seats]
    closed = [seat for seat in seats if view.fans[seat].cards is None]
    if isinstance(view.phase, CaughtView) and view.phase.seat in closed:
        hands[view.phase.seat].append(view.phase.card)
    rng = _fill(view, closed, hands, loose, rng)
    for card in loose:
        seat, rng = pick(rng, closed)
        chance, rng = below(rng, _STILL_SLIPPING)
        if chance == 0 and slips[seat] is None and seat != view.guard:
            slips[seat] = card
        else:
            vanished[seat].append(card)
    sorted_hands = tuple([tuple(sorted(hand)) for hand in hands])
    phase, rng = _imagined_phase(view, sorted_hands, rng)
    its_chance, rng = forked(rng)
    state = State(
        config=view.config,
        rng=its_chance,
        deals=(),
        reshuffles=(),
        round=view.round,
        sums=view.sums,
        starter=view.starter,
        guard=view.guard,
        active=view.active,
        turn=view.turn,
        idle=view.idle,
        renewals=view.renewals,
        rustled=tuple([fan.rustled for fan in view.fans]),
        rustling=tuple([fan.rustling for fan in view.fans]),
        unheeded=view.unheeded,
        pile=pile,
        discards=view.discards,
        hands=sorted_hands,
        slips=tuple(slips),
        slipped_on=(view.active,) * len(view.fans),
        vanished=tuple(map(tuple, vanished)),
        phase=phase,
    )
    return state, rng


def _known(view: View) -> set[Card | None]:
    """The cards this view shows."""
    known = {view.slip, *view.discards}
    for fan in view.fans:
        known.update(fan.cards or (), fan.vanished or ())
    if isinstance(view.phase, CaughtView):
        known.add(view.phase.card)
    return known


def _fill(
    view: View, closed: Sequence[Seat], hands: list[list[Card]], loose: list[Card], rng: Rng
) -> Rng:
    """Deals into the closed hands: as many cards as are known, else at least one each."""
    if view.config.open_counts:
        for seat in closed:
            while len(hands[seat]) < (view.fans[seat].count or 0):
                hands[seat].append(loose.pop())
        return rng
    for seat in closed:
        if not hands[seat] and loose:
            hands[seat].append(loose.pop())
    gone, rng = below(rng, _MOST_GONE + 1)
    while len(loose) > gone:
        seat, rng = pick(rng, closed)
        hands[seat].append(loose.pop())
    return rng


def _imagined_phase(view: View, hands: Sequence[Cards], rng: Rng) -> tuple[Phase, Rng]:
    phase = view.phase
    if isinstance(phase, Scored):
        return phase, rng
    if not isinstance(phase, CaughtView):
        return _imagined(view, phase, hands, rng)
    then, rng = _imagined(view, phase.then, hands, rng)
    return Penalty(phase.seat, phase.card, then), rng


def _imagined(
    view: View, phase: InterruptedView, hands: Sequence[Cards], rng: Rng
) -> tuple[Interrupted, Rng]:
    """Secret choices, as they could have been made."""
    if not isinstance(phase, SecretLeaf | SecretGift | SecretLay):
        return phase, rng
    if isinstance(phase, SecretLeaf):
        leaves: list[int | None] = []
        for seat, ready in enumerate(phase.ready):
            leaf, rng = pick(rng, LEAVES)
            chosen = ready and seat != view.active
            leaves.append((phase.mine if seat == view.seat else leaf) if chosen else None)
        return Leafing(tuple(leaves)), rng
    cards: list[Card | None] = []
    for seat, ready in enumerate(phase.ready):
        could_be = _could_be_aside(view, phase, seat, hands[seat])
        card, rng = pick(rng, could_be)
        cards.append((phase.mine if seat == view.seat else card) if ready else None)
    if isinstance(phase, SecretGift):
        return Gifts(phase.to, phase.ready, tuple(cards), phase.ending), rng
    return Sealing(phase.ready, tuple(cards)), rng


def _could_be_aside(
    view: View, phase: SecretGift | SecretLay, seat: Seat, hand: Cards
) -> tuple[Card | None, ...]:
    if isinstance(phase, SecretLay):
        return (*laying_on(view.discards[0], hand), None)
    return (None,) if seat == phase.to else but_moths(hand) or (None,)
