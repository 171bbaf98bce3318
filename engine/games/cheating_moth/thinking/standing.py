"""A round as it stands, for the kernel to play on from there."""

from engine.core.cards import Card, face_of
from engine.games.cheating_moth.state import (
    Claiming,
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
)
from engine.games.cheating_moth.thinking.kernel import (
    CLAIMING,
    GIFTS,
    GIVING,
    LAYING,
    NOT_YET,
    NOTHING,
    OVER,
    PENALTY,
    SEALING,
    STINGING,
    TURNING,
    Fans,
)


def fans_of(state: State, luck: int = 0) -> Fans:
    """That round, with slaps, claims and leaves still open."""
    fans, seats = Fans(), state.config.seats
    fans.calm, fans.ant_draws = state.config.calm, state.config.ant_draws
    fans.claims_count = state.config.claims_count
    fans.active, fans.guard, fans.idle = state.active, state.guard, state.idle
    fans.hands = [[face_of(card) for card in hand] for hand in state.hands]
    fans.slips = [_face(card) for card in state.slips]
    fans.pile = [face_of(card) for card in reversed(state.pile)]
    fans.discards = [face_of(card) for card in reversed(state.discards)]
    fans.aside, fans.queue = [NOTHING] * seats, []
    fans.to, fans.ending, fans.caught, fans.then = 0, False, 0, TURNING
    fans.luck = luck
    phase = state.phase
    if isinstance(phase, Penalty):
        fans.caught, fans.then, fans.phase = phase.seat, _begin(fans, phase.then), PENALTY
    else:
        fans.phase = OVER if isinstance(phase, Scored) else _begin(fans, phase)
    return fans


def _begin(fans: Fans, phase: Interrupted) -> int:
    match phase:
        case Giving():
            return GIVING
        case Slapping() | Leafing():
            return STINGING
        case Gifts(to, ready, cards, ending):
            fans.to, fans.ending, fans.aside = to, ending, _put_aside(ready, cards)
            return GIFTS
        case Claiming():
            return CLAIMING
        case Laying(queue):
            fans.queue = list(reversed(queue))
            return LAYING
        case Sealing(ready, cards):
            fans.aside = _put_aside(ready, cards)
            return SEALING
        case _:
            return TURNING


def _put_aside(ready: tuple[bool, ...], cards: tuple[Card | None, ...]) -> list[int]:
    return [_face(card) if done else NOT_YET for done, card in zip(ready, cards)]


def _face(card: Card | None) -> int:
    return NOTHING if card is None else face_of(card)
