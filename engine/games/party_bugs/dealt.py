"""What chance gave at a step of Party Bugs: the first hands, and the Tied card."""

from functools import cache
from typing import Any, Final

from engine.core.cards import face_of
from engine.core.game import Step
from engine.core.lots import Lot, Odds, cards_from, given_to, one_of, thousandths
from engine.games.party_bugs.cards import FACES, KING, total
from engine.games.party_bugs.events import Event, GameBegun, TiedGiven
from engine.games.party_bugs.state import Config, State

_MILLION: Final = 1_000_000


def dealt(config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
    """Nothing if no game begins, or if the deal is explicit."""
    begun, *others = step.events or (None,)
    if not isinstance(begun, GameBegun) or begun.game <= len(config.deals):
        return ()
    hands = step.state.hands
    kings = [sum([face_of(card) == KING for card in hand]) for hand in hands]
    lots = (
        Lot("hand", thousandths([total(hand) for hand in hands]), _of_hands(len(hands[0]))),
        Lot("king", thousandths(kings), _of_kings(len(hands[0]))),
    )
    return lots + _tied(config.seats, others)


def _tied(seats: int, events: list[Any]) -> tuple[Lot, ...]:
    """If two have the lowest card, the youngest gets the Tied card (B2). That is not chance."""
    tied = next(event for event in events if isinstance(event, TiedGiven))
    if tied.by != "lowest":
        return ()
    return (Lot("tied", given_to(tied.seat, seats), one_of(seats)),)


@cache
def _of_hands(cards: int) -> Odds:
    """Each draws from its own set without the card on the floor, which is never the King (B1)."""
    each = [
        cards_from([face for face in FACES if face != floor], cards)
        for floor in FACES
        if floor != KING
    ]
    mean = sum([odds.mean for odds in each]) // len(each)
    between = sum([(odds.mean - mean) ** 2 for odds in each]) // len(each) // _MILLION
    within = sum([odds.variance for odds in each]) // len(each)
    return Odds(mean, within + between, 0)


@cache
def _of_kings(cards: int) -> Odds:
    odds = cards_from((1, *[0] * (len(FACES) - 2)), cards)
    return Odds(odds.mean, odds.variance, 0, single=True)
