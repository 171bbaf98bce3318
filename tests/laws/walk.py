"""Random matches, one position after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame, Seat, Step
from engine.core.rng import Rng, below, pick, seeded


@dataclass(frozen=True)
class Position:
    """A step of a match, what led to it, and a generator of its own for the laws."""

    step: Step[Any, Any]
    before: Any  # the state before the turn; None at the set-up
    turn: tuple[Seat, Any] | None
    rng: Rng

    @property
    def state(self) -> Any:
        return self.step.state


def random_match(game: AnyGame, config: Any, seed: int) -> Iterator[Position]:
    """Every seat that may act, may: also those that could still change a choice."""
    rng = seeded(seed, 1)
    position = Position(game.setup(config, seed), None, None, rng)
    yield position
    while game.awaited(position.state):
        rng, (seat, move) = _random_turn(game, position.state, rng)
        step = game.apply(position.state, seat, move)
        position = Position(step, position.state, (seat, move), rng)
        yield position


def _random_turn(game: AnyGame, state: Any, rng: Rng) -> tuple[Rng, tuple[Seat, Any]]:
    seats = game.awaited(state)
    chance, rng = below(rng, 8)
    if chance == 0:  # now and then somebody acts who need not
        seats = tuple(seat for seat in every_seat(state) if game.legal_moves(state, seat))
    seat, rng = pick(rng, seats)
    move, rng = pick(rng, game.legal_moves(state, seat))
    return rng, (seat, move)


def every_seat(state: Any) -> range:
    """All seats and the clock."""
    return range(-1, state.config.seats)
