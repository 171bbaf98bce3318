"""What all see of Short Straw, and worlds that fit it."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.game import Seat
from engine.core.rng import Rng, shuffled

from .cards import STRAWS
from .state import Config, Over, State, Turning


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    config: Config
    straws: tuple[Card | None, ...]
    gone: tuple[Card, ...]
    turn: int
    bundle: int
    phase: Turning | Over


def view(state: State, seat: Seat | None) -> View:
    own = seat if seat in range(state.config.seats) else None
    parts = (state.config, state.straws, state.gone, state.turn, len(state.bundle), state.phase)
    return View(own, *parts)


def imagine(view: View, rng: Rng) -> tuple[State, Rng]:
    rest = [straw for straw in STRAWS if straw not in (*view.straws, *view.gone)]
    bundle, rng = shuffled(rng, rest)
    return State(view.config, bundle, view.straws, view.gone, view.turn), rng
