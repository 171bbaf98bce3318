"""What a seat may know, built field by field, and worlds that fit it."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.core.rng import Rng, forked, pick, shuffled
from engine.games.party_bugs.cards import FACES, KING, Cards, cards_of, without
from engine.games.party_bugs.state import (
    Choosing,
    Config,
    Hiding,
    Parting,
    Phase,
    Scored,
    State,
    Taking,
    order_of,
    round_of,
)


@dataclass(frozen=True, slots=True)
class SecretChoice:
    """Hand cards or hidden dancers are being chosen: who is ready, and this seat's choice."""

    hiding: bool
    ready: tuple[bool, ...]  # by seat
    mine: Card | None


PhaseView: TypeAlias = SecretChoice | Taking | Parting | Scored


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None  # whose view; None is somebody who only watches
    config: Config  # without deals
    game: int
    games: int
    round: int
    rounds: int
    sums: tuple[int, ...]
    tied: Seat
    mirror: Seat | None
    piles: tuple[int, ...]  # sizes, by place
    hands: tuple[int, ...]  # sizes, by seat
    hand: Cards  # this seat's own
    dancers: tuple[bool, ...]  # by seat: does a hidden dancer lie there?
    dancer_faces: tuple[Card | None, ...]  # by seat: those this view may see
    floor: Cards
    displays: tuple[Cards, ...]
    removed: Cards
    order: tuple[Seat, ...]  # who takes when, while the cards that decide it lie there
    phase: PhaseView


def view(state: State, seat: Seat | None) -> View:
    if seat == CLOCK:
        seat = None
    shown = isinstance(state.phase, Scored)  # H4: at the end the dancers are turned up
    return View(
        seat=seat,
        config=state.config,
        game=state.game,
        games=state.config.games,
        round=round_of(state),
        rounds=state.config.rounds,
        sums=state.sums,
        tied=state.tied,
        mirror=state.mirror,
        piles=tuple([len(pile) for pile in state.piles]),
        hands=tuple([len(hand) for hand in state.hands]),
        hand=() if seat is None else state.hands[seat],
        dancers=tuple([card is not None for card in state.hidden]),
        dancer_faces=tuple(
            [card if shown or owner == seat else None for owner, card in enumerate(state.hidden)]
        ),
        floor=state.floor,
        displays=state.displays,
        removed=state.removed,
        order=order_of(state, state.phase.played) if isinstance(state.phase, Taking) else (),
        phase=_phase_view(state.phase, seat),
    )


def _phase_view(phase: Phase, seat: Seat | None) -> PhaseView:
    if not isinstance(phase, Hiding | Choosing):
        return phase
    ready = tuple([card is not None for card in phase.chosen])
    mine = None if seat is None else phase.chosen[seat]
    return SecretChoice(isinstance(phase, Hiding), ready, mine)


def imagine(view: View, rng: Rng) -> tuple[State, Rng]:
    """Puts every card this seat has not seen, by lot, in a place where it could lie."""
    piles, hands, hidden = [], [], list(view.dancer_faces)
    for place, unseen in enumerate(unseen_cards(view)):
        cards, rng = shuffled(rng, unseen)
        if place < view.config.seats:
            if view.dancers[place] and hidden[place] is None:
                dancer = next(card for card in cards if face_of(card) != KING)
                hidden[place], cards = dancer, without(cards, dancer)
            own = place == view.seat
            hands.append(view.hand if own else tuple(sorted(cards[: view.hands[place]])))
            cards = tuple([card for card in cards if card not in hands[place]])
        piles.append(cards)
    phase, rng = _imagined_phase(view, tuple(hands), rng)
    its_chance, rng = forked(rng)
    state = State(
        config=view.config,
        rng=its_chance,
        coming=(),
        game=view.game,
        sums=view.sums,
        tied=view.tied,
        mirror=view.mirror,
        piles=tuple(piles),
        hands=tuple(hands),
        hidden=tuple(hidden),
        floor=view.floor,
        displays=view.displays,
        removed=view.removed,
        phase=phase,
    )
    return state, rng


def unseen_cards(view: View) -> tuple[Cards, ...]:
    """By place: the cards of its set that the view does not show."""
    seen = {*view.floor, *view.removed, *view.hand, *view.dancer_faces}
    seen.update(*view.displays)
    if isinstance(view.phase, Taking):
        seen.update(view.phase.played)
    sets = [cards_of(place, FACES) for place in range(view.config.places)]
    return tuple([tuple([card for card in cards if card not in seen]) for cards in sets])


def _imagined_phase(view: View, hands: tuple[Cards, ...], rng: Rng) -> tuple[Phase, Rng]:
    phase = view.phase
    if not isinstance(phase, SecretChoice):
        return phase, rng
    chosen: list[Card | None] = []
    for seat, (ready, hand) in enumerate(zip(phase.ready, hands)):
        card = phase.mine if seat == view.seat else None
        if ready and card is None:
            could_be = [card for card in hand if face_of(card) != KING or not phase.hiding]
            card, rng = pick(rng, could_be)
        chosen.append(card)
    return (Hiding if phase.hiding else Choosing)(tuple(chosen)), rng
