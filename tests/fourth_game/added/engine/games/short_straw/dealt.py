"""What chance gave in Short Straw: nothing that is counted."""

from engine.core.game import Step
from engine.core.lots import Lot

from .events import Event
from .state import Config, State


def dealt(config: Config, step: Step[State, Event]) -> tuple[Lot, ...]:
    del config, step
    return ()
