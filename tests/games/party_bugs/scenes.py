"""Tables of Party Bugs to be pictured."""

from collections.abc import Callable
from typing import Any, Final

from engine.games import party_bugs as game
from engine.games.party_bugs.state import Choosing, Scored, Taking
from tools.screenshots.scene import Album, Scene, is_asked, seated


def _scene(people: int, seats: int, moment: Callable[[Any], bool], *options: str) -> Scene:
    return Scene(game, seated(people, seats), options, moment)


def _round(state: Any) -> int:
    return int(game.chapter(state).rpartition(".")[2])


def _chooses(state: Any) -> bool:
    return _round(state) == 6 and is_asked(game, state, Choosing)


def _takes(state: Any) -> bool:
    return _round(state) == 7 and is_asked(game, state, Taking) and len(state.floor) > 2


def _takes_beside_paul(state: Any) -> bool:
    return _round(state) == 8 and is_asked(game, state, Taking)


ALBUM: Final = Album(
    called="",
    scenes={
        "hand-over": _scene(3, 4, lambda state: _round(state) == 5),
        "choosing": _scene(1, 6, _chooses),
        "taking": _scene(1, 4, _takes, "hidden-dancer"),
        "two-with-paul": _scene(1, 2, _takes_beside_paul),
        "between-games": _scene(3, 3, lambda state: isinstance(state.phase, Scored), "mirror"),
        "result": _scene(3, 5, lambda state: game.outcome(state) is not None),
    },
    sheets={"choosing": ("hint", ".bar-hint")},
    travelling=_scene(2, 2, _chooses),
)
