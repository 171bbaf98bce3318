"""Tables of Cheating Moth to be pictured."""

from collections.abc import Callable
from typing import Any, Final

from engine.games import cheating_moth as game
from engine.games.cheating_moth.moves import Call, Slip
from engine.games.cheating_moth.state import Claiming, Leafing, Scored, Slapping, Turning
from engine.table.table import Table, submit
from tools.screenshots.scene import Album, Scene, is_asked, seated


def _scene(people: int, seats: int, moment: Callable[[Any], bool], *options: str) -> Scene:
    return Scene(game, seated(people, seats), options, moment)


def _guards(state: Any, seat: int) -> bool:
    """It is the first player's turn, in the midst of a round, and that seat has the Guard Bug."""
    return state.turn > 8 and state.guard == seat and is_asked(game, state, Turning)


def _caught(table: Table) -> Table:
    """The player after the Guard is."""
    slip = next(move for move in game.legal_moves(table.state, 1) if isinstance(move, Slip))
    table = submit(table, table.revision, 1, slip)
    return submit(table, table.revision, 0, Call(1))


ALBUM: Final = Album(
    called="moths-",
    scenes={
        "moths-guard": _scene(1, 4, lambda state: _guards(state, 0)),
        "moths-eyes": _scene(1, 5, lambda state: _guards(state, 2)),
        "moths-hand-over": _scene(3, 4, lambda state: _guards(state, 0)),
        "moths-pads": _scene(4, 5, lambda state: isinstance(state.phase, Slapping)),
        "moths-claim": _scene(1, 4, lambda state: isinstance(state.phase, Claiming)),
        "moths-caught": Scene(game, seated(1, 4), (), lambda state: _guards(state, 0), _caught),
        "moths-leaves": _scene(1, 5, lambda state: is_asked(game, state, Leafing), "calm"),
        "moths-round": _scene(2, 4, lambda state: isinstance(state.phase, Scored)),
        "moths-result": _scene(2, 4, lambda state: game.outcome(state) is not None),
    },
    sheets={"moths-eyes": ("moths-hint", ".bar-hint")},
)
