"""The course of Short Straw."""

from engine.core.game import IllegalMove, Seat, Step
from engine.core.rng import seeded, shuffled
from engine.core.tuples import replaced

from .cards import STRAWS
from .events import Event, StrawDrawn, StrawKept
from .moves import Draw, Move, refusal
from .state import Config, State


def setup(config: Config, seed: int) -> Step[State, Event]:
    bundle, _ = shuffled(seeded(seed), STRAWS)
    return Step(State(config, bundle, (None,) * config.seats, (), 0), ())


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    objection = refusal(state, seat, move)
    if objection is not None:
        raise IllegalMove(objection)
    own, after = state.straws[seat], state._replace(turn=state.turn + 1)
    if not isinstance(move, Draw):
        assert own is not None
        return Step(after, (StrawKept(seat, own),))
    straw, *rest = state.bundle
    after = after._replace(
        bundle=tuple(rest),
        straws=replaced(state.straws, seat, straw),
        gone=state.gone if own is None else (*state.gone, own),
    )
    return Step(after, (StrawDrawn(seat, straw),))
