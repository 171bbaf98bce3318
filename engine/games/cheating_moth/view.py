"""What a seat may know, built field by field."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.games.cheating_moth.cards import Cards
from engine.games.cheating_moth.gaze import Gaze, gaze
from engine.games.cheating_moth.state import (
    Claiming,
    Config,
    Gifts,
    Giving,
    Interrupted,
    Laying,
    Leafing,
    Penalty,
    Phase,
    Scored,
    Sealing,
    Slapping,
    State,
    Turning,
    is_callable,
)


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand as it is held: everybody sees that there is one, and only its owner what is in it."""

    cards: Cards | None
    count: int | None  # A4: told only by an open fan, or if counts are open
    vanished: Cards | None  # what has slipped for good in this round
    rustled: bool  # since this turn began (V6)
    rustling: bool  # just now: the game has not gone on since, nor was there a call


@dataclass(frozen=True, slots=True)
class SecretLeaf:
    """Leaves are being chosen: who is ready, and the own choice (L1)."""

    ready: tuple[bool, ...]  # by seat; the active player chooses none
    mine: int | None


@dataclass(frozen=True, slots=True)
class SecretGift:
    """Gifts are being put aside: who is ready, and the own one (C4)."""

    to: Seat
    ready: tuple[bool, ...]
    mine: Card | None
    ending: bool


@dataclass(frozen=True, slots=True)
class SecretLay:
    """Cards for the Cockroach are being put aside: who is ready, and the own one (L2)."""

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
class View:
    seat: Seat | None  # whose view; None is somebody who only watches
    config: Config  # without deals
    round: int
    rounds: int
    turn: int  # of this round, all players' counted, from 1
    sums: tuple[int, ...]  # of the rounds that were scored
    starter: Seat
    guard: Seat
    active: Seat  # whose turn it is
    idle: int  # skipped turns in a row (E2)
    renewals: int
    pile: int  # size of the draw pile
    discards: Cards  # the top first; all of them were seen
    fans: tuple[Fan, ...]  # by seat
    slip: Card | None  # the own one that is vanishing right now
    calling: bool  # can the Guard call now?
    gaze: Gaze  # where the Guard looks, moment by moment in a circle (V7)
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
        slip=None if seat is None else state.slips[seat],
        calling=is_callable(state),
        gaze=_gaze(state),
        phase=_phase_view(state.phase, seat),
    )


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


def _phase_view(phase: Phase, seat: Seat | None) -> PhaseView:
    match phase:
        case Penalty(caught, card, then):
            return CaughtView(caught, card, _interrupted_view(then, seat))
        case Scored():
            return phase
        case _:
            return _interrupted_view(phase, seat)


def _interrupted_view(phase: Interrupted, seat: Seat | None) -> InterruptedView:
    match phase:
        case Leafing(leaves):
            ready = tuple([leaf is not None for leaf in leaves])
            return SecretLeaf(ready, None if seat is None else leaves[seat])
        case Gifts(to, ready, cards, ending):
            return SecretGift(to, ready, None if seat is None else cards[seat], ending)
        case Sealing(ready, cards):
            return SecretLay(ready, None if seat is None else cards[seat])
        case _:
            return phase


# --- worlds in which it would be true --------------------------------------------------------
