"""What a seat may know, built field by field."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.games.cheating_moth.cards import Cards
from engine.games.cheating_moth.gaze import Gaze, gaze
from engine.games.cheating_moth.moves import MOMENTS
from engine.games.cheating_moth.state import (
    Claiming,
    Config,
    Gifts,
    Giving,
    Interrupted,
    Laying,
    Leafing,
    Penalty,
    Scored,
    Sealing,
    Slapping,
    State,
    Turning,
    can_draw,
    is_callable,
    slappers,
)


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand as it is held. Everybody sees that it is there; only its owner sees the cards."""

    cards: Cards | None
    count: int | None  # A4: only for an open fan, or if counts are open
    vanished: Cards | None  # what has slipped for good in this round
    rustled: bool  # since this turn began (V6)
    rustling: bool  # just now: since then the game has not gone on and nobody called


@dataclass(frozen=True, slots=True)
class SecretLeaf:
    """Leaves are being chosen: who is ready, and this seat's own choice (L1)."""

    ready: tuple[bool, ...]  # by seat; the active player chooses none and is ready
    mine: int | None


@dataclass(frozen=True, slots=True)
class SecretGift:
    """Gifts are being put aside: who is ready, and this seat's own gift (C4)."""

    to: Seat
    ready: tuple[bool, ...]
    mine: Card | None
    ending: bool


@dataclass(frozen=True, slots=True)
class SecretLay:
    """Cards for the Cockroach are being put aside: who is ready, and this seat's own one (L2)."""

    ready: tuple[bool, ...]
    mine: Card | None


InterruptedView: TypeAlias = (
    Turning | Giving | Slapping | SecretLeaf | SecretGift | Claiming | Laying | SecretLay
)


@dataclass(frozen=True, slots=True)
class CaughtView:
    """A call was right (V4)."""

    seat: Seat
    card: Card
    then: InterruptedView


PhaseView: TypeAlias = InterruptedView | CaughtView | Scored


@dataclass(frozen=True, slots=True)
class Race:
    """A race: whose fingers, and how long (C3, C5)."""

    seats: tuple[Seat, ...]  # all who take part, whether or not they have reacted
    longest: int  # milliseconds: from here on it counts as no reaction


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None  # whose view; None is somebody who only watches
    config: Config  # without deals
    round: int
    rounds: int
    turn: int  # of this round, of all players, from 1
    sums: tuple[int, ...]  # of all scored rounds
    starter: Seat
    guard: Seat
    active: Seat  # whose turn it is
    idle: int  # skipped turns in a row (E2)
    renewals: int
    pile: int  # size of the draw pile
    discards: Cards  # the top first; all of them were seen
    fans: tuple[Fan, ...]  # by seat
    unheeded: int  # noises in this round since the Guard last called (V6)
    slip: Card | None  # the seat's own card that is vanishing right now
    calling: bool  # can the Guard call now?
    race: Race | None  # while fingers are waited for
    costly: bool  # would a lapsed claim cost a card? (C6)
    gaze: Gaze  # where the Guard looks, moment by moment, again and again (V7)
    phase: PhaseView


def view(state: State, seat: Seat | None) -> View:
    if seat == CLOCK:
        seat = None
    return View(
        seat=seat,
        config=state.config,
        round=state.round,
        rounds=state.config.rounds,
        turn=state.turn,
        sums=state.sums,
        starter=state.starter,
        guard=state.guard,
        active=state.active,
        idle=state.idle,
        renewals=state.renewals,
        pile=len(state.pile),
        discards=state.discards,
        fans=tuple([_fan(state, owner, seat) for owner in range(state.config.seats)]),
        unheeded=state.unheeded,
        slip=None if seat is None else state.slips[seat],
        calling=is_callable(state),
        race=_race(state),
        costly=_is_costly(state),
        gaze=_gaze(state),
        phase=_phase_view(state, seat),
    )


def _race(state: State) -> Race | None:
    match state.phase:
        case Slapping():
            return Race(tuple(sorted(slappers(state))), len(MOMENTS))
        case Claiming():
            return Race(tuple(range(state.config.seats)), len(MOMENTS))
        case _:
            return None


def _is_costly(state: State) -> bool:
    counts = state.config.claims_count and can_draw(state)
    return counts and isinstance(state.phase, Claiming | Laying)


def _gaze(state: State) -> Gaze:
    if isinstance(state.phase, Scored):
        return ()
    return gaze(
        state.config.seats,
        guard=state.guard,
        active=state.active,
        rustling=state.rustling,
        facts=(state.round, state.turn, face_of(state.discards[0])),
    )


def _fan(state: State, owner: Seat, seat: Seat | None) -> Fan:
    hand = state.hands[owner]
    shown = owner == seat or isinstance(state.phase, Scored)
    return Fan(
        cards=hand if shown else None,
        count=len(hand) if shown or state.config.open_counts else None,
        vanished=state.vanished[owner] if shown else None,
        rustled=state.rustled[owner],
        rustling=state.rustling[owner],
    )


def _phase_view(state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case Penalty(caught, card, then):
            return CaughtView(caught, card, _interrupted_view(state, then, seat))
        case Scored():
            return state.phase
        case _:
            return _interrupted_view(state, state.phase, seat)


def _interrupted_view(state: State, phase: Interrupted, seat: Seat | None) -> InterruptedView:
    match phase:
        case Leafing(leaves):
            waiting = [other for other in slappers(state) if leaves[other] is None]
            ready = tuple([other not in waiting for other in range(state.config.seats)])
            return SecretLeaf(ready, None if seat is None else leaves[seat])
        case Gifts(to, ready, cards, ending):
            return SecretGift(to, ready, None if seat is None else cards[seat], ending)
        case Sealing(ready, cards):
            return SecretLay(ready, None if seat is None else cards[seat])
        case _:
            return phase
