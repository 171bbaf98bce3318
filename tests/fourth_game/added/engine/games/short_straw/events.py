"""What happens in Short Straw, before everybody's eyes."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.cards import Card
from engine.core.game import Seat


@dataclass(frozen=True, slots=True)
class StrawDrawn:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StrawKept:
    seat: Seat
    card: Card


Event: TypeAlias = StrawDrawn | StrawKept


def witness(event: Event, seat: Seat | None) -> Event:
    del seat
    return event


def reveals(event: Event) -> bool:
    return isinstance(event, StrawDrawn)
