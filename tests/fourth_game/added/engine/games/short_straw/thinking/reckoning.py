"""How worlds of Short Straw go on: everybody keeps what they have, or draws their first."""

from typing import Any

from engine.core.cards import face_of
from engine.core.game import Seat
from engine.core.tuples import replaced
from engine.search.reckoning import Learned, Reckoning, Sums

from ..events import Event, StrawDrawn
from ..rules import setup
from ..state import Config, State


def finish(world: State, eyes: Seat | None) -> Sums:
    del eyes
    left = list(world.bundle)
    return tuple([100 * face_of(left.pop(0) if own is None else own) for own in world.straws])


def learned(events: tuple[Event, ...], eyes: Seat | None) -> Learned:
    del eyes
    return "fits" if any(isinstance(event, StrawDrawn) for event in events) else "nothing"


def arranged(world: State, seat: Seat, move: Any, events: tuple[Event, ...]) -> State:
    del seat, move
    for event in events:
        if isinstance(event, StrawDrawn):
            at, top = world.bundle.index(event.card), world.bundle[0]
            bundle = replaced(replaced(world.bundle, at, top), 0, event.card)
            world = world._replace(bundle=bundle)
    return world


def fresh(config: Config, number: int) -> State:
    return setup(config, number).state


RECKONING = Reckoning(
    left=lambda state: 0,
    fresh=fresh,
    finish=finish,
    learned=learned,
    arranged=arranged,
    open=True,
)
