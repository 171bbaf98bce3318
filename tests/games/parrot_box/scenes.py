"""Tables of Parrot Box to be pictured."""

from collections.abc import Callable
from typing import Any, Final

from engine.games import parrot_box as game
from engine.games.parrot_box.state import Holding, Opening, Scored, Taking
from engine.table.match import Player
from tools.screenshots.scene import TEMPERS, Album, Scene, is_asked, seated


def _scene(people: int, seats: int, moment: Callable[[Any], bool]) -> Scene:
    return Scene(game, seated(people, seats), (), moment)


def _thinkers(moment: Callable[[Any], bool]) -> Scene:
    bots = [Player(temper.title(), f"regular-{temper}") for temper in TEMPERS]
    return Scene(game, (Player("Anna", None), *bots), (), moment)


def _takes(state: Any) -> bool:
    return state.turn > 18 and is_asked(game, state, Taking)


def _floats(state: Any) -> bool:
    moves = game.legal_moves(state, 0)
    return any(game.write_move(move).startswith("float") for move in moves)


ALBUM: Final = Album(
    called="parrots-",
    scenes={
        "parrots-opening": _scene(2, 4, lambda state: is_asked(game, state, Opening)),
        "parrots-turn": _scene(1, 3, _takes),
        "parrots-thinkers": _thinkers(_takes),
        "parrots-six": _scene(
            1, 6, lambda state: state.turn > 24 and is_asked(game, state, Holding)
        ),
        "parrots-float": _scene(1, 2, _floats),
        "parrots-round": _scene(
            2, 4, lambda state: state.round == 3 and isinstance(state.phase, Scored)
        ),
        "parrots-result": _scene(2, 4, lambda state: game.outcome(state) is not None),
    },
    sheets={"parrots-thinkers": ("why", ".saying-why")},
)
