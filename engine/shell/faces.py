"""What the shell knows about a game: the folder `shell` inside the game's own folder."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from engine.core.game import AnyGame, Outcome, Seat
from engine.games import package_of
from engine.table.match import Match

Names = Sequence[str]  # by place at the table; a dummy comes after the players


class Face(Protocol):
    """A game's words and pictures in the terminal. Views and moves are the game's own."""

    @property
    def about(self) -> str: ...
    @property
    def interval(self) -> str:
        """What the clock deals: the next game or the next round."""

    @property
    def order(self) -> str:
        """The order in which to name people for the tie rule, as a line of help."""

    @property
    def has_hands(self) -> bool:
        """Do some players see cards that others do not?"""

    @property
    def refusals(self) -> Mapping[str, str]:
        """Refusal code -> why the move is not allowed, as a clause."""

    @property
    def rules(self) -> Mapping[str, str]:
        """Section of the rules -> its title."""

    def tell(self, event: Any, names: Names) -> str | None:
        """What happened, in a sentence. None if it is not worth one."""

    def picture(self, view: Any, names: Names) -> list[str]:
        """The table as that view shows it, one line for each thing."""

    def question(self, view: Any, names: Names, seat: Seat) -> str: ...
    def choices(self, moves: Sequence[Any], view: Any) -> Mapping[str, Any]:
        """The moves by their words. The words tell nothing that the view does not show.

        If several moves make no difference to anybody, there is only one of them.
        """

    def offered(self, moves: Sequence[Any], view: Any) -> tuple[Any, ...]:
        """Those of the moves that a person is offered although nobody waits for them."""

    def noise_of(self, move: Any) -> Any | None:
        """The move by which others may notice this one."""

    def is_reflex(self, move: Any) -> bool:
        """Is it about speed, not about thinking?"""

    def reminder(self, view: Any) -> str:
        """The rule that matters now, in a line."""

    def ties(self, view: Any, names: Names, outcome: Outcome) -> list[str]:
        """How the tie rule decided places in the result, in sentences."""


def face_for(game: AnyGame) -> Face:
    return cast(Face, import_module(f"{package_of(game.name)}.shell"))


def names_of(match: Match) -> Names:
    """The names at all places, with a dummy's."""
    return match.game.manifest.names(tuple([player.name for player in match.players]))
