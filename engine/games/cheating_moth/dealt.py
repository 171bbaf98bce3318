"""What chance gave at a step of Cheating Moth: Moths and action cards, and who begins."""

from typing import Final

from engine.core.cards import Card
from engine.core.game import Step
from engine.core.lots import Lot, cards_from, given_to, one_of, thousandths
from engine.games.cheating_moth.cards import ANT, DECK, SPIDER, is_moth, kind_of
from engine.games.cheating_moth.events import Event, RoundBegun
from engine.games.cheating_moth.state import HAND, Config, State


def dealt(config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
    """Nothing if no round begins, or if the deal is explicit."""
    begun = next(iter(step.events), None)
    if not isinstance(begun, RoundBegun):
        return ()
    starts: tuple[Lot, ...] = ()
    # Otherwise it is the oldest or the next one. A lot among only some is not counted (A3).
    if begun.by == "lot" and not config.lot:
        starts = (Lot("start", given_to(begun.starter, config.seats), one_of(config.seats)),)
    if begun.round in [deal.round for deal in config.deals]:
        return starts
    hands = step.state.hands
    moths = [sum(map(is_moth, hand)) for hand in hands]
    deeds = [sum(map(_is_deed, hand)) for hand in hands]
    return (
        Lot("moths", thousandths(moths), _OF_MOTHS),
        Lot("deeds", thousandths(deeds), _OF_DEEDS),
        *starts,
    )


def _is_deed(card: Card) -> bool:
    return SPIDER <= kind_of(card) <= ANT


_OF_MOTHS: Final = cards_from([int(is_moth(card)) for card in DECK], HAND)
_OF_DEEDS: Final = cards_from([int(_is_deed(card)) for card in DECK], HAND)
