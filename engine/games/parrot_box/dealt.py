"""What chance gave at a step of Parrot Box: the cards in the boxes, and who begins."""

from typing import Final

from engine.core.cards import Card, face_of
from engine.core.game import Step
from engine.core.lots import Lot, cards_from, given_to, one_of, thousandths
from engine.games.parrot_box.cards import DECK, SPOTS, is_parrot
from engine.games.parrot_box.events import Event, RoundBegun, StarterChosen
from engine.games.parrot_box.state import Config, State, is_up


def dealt(config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
    """Nothing if no round begins, or if the deal is explicit."""
    state = step.state
    if state.round in [deal.round for deal in config.deals]:
        return ()
    for event in step.events:
        if isinstance(event, RoundBegun):
            sums = [sum(map(_number, box)) for box in state.boxes]
            parrots = [sum(map(is_parrot, box)) for box in state.boxes]
            return (
                Lot("box", thousandths(sums), _OF_BOXES),
                Lot("parrots", thousandths(parrots), _OF_PARROTS),
            )
        # What a Parrot counts depends on where it was turned up (A3), and that is a choice.
        if isinstance(event, StarterChosen) and event.by == "highest" and not _parrot_up(state):
            return (Lot("start", given_to(event.seat, config.seats), one_of(config.seats)),)
    return ()


def _number(card: Card) -> int:
    """A Parrot has no number."""
    return 0 if is_parrot(card) else face_of(card)


def _parrot_up(state: State) -> bool:
    return any(
        is_up(up, spot) and is_parrot(card)
        for box, up in zip(state.boxes, state.up)
        for spot, card in enumerate(box)
    )


_OF_BOXES: Final = cards_from([_number(card) for card in DECK], len(SPOTS))
_OF_PARROTS: Final = cards_from([int(is_parrot(card)) for card in DECK], len(SPOTS))
