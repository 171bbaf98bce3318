"""Short Straw, put to the test of the laws."""

from collections.abc import Iterator
from typing import Any, Final

from engine.games import GAMES
from tests.laws.specimen import Specimen

_GAME: Final = GAMES["short-straw"]


def _every_mix() -> Iterator[Any]:
    for seats in _GAME.seats:
        yield _GAME.read_config((f"seats {seats}",))
        yield _GAME.read_config((f"seats {seats}", "youngest b a"))


def _cards(state: Any) -> list[Any]:
    return [*state.bundle, *state.gone, *[straw for straw in state.straws if straw is not None]]


SPECIMEN: Final = Specimen(
    game=_GAME,
    golden=(),
    benched=(("seats 4",),),
    configs=tuple(_every_mix()),
    deck=lambda config: sorted(_cards(_GAME.setup(config, 1).state)),
    cards=_cards,
    moves=tuple(map(_GAME.read_move, ("draw", "keep"))),
    turned=lambda positions: None,
    longest=20,
)
