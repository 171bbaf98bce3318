"""What the shell knows about a game, each in a module of its own; here is the list of them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

from engine.core.game import AnyGame, Outcome, Seat
from engine.shell import cheating_moth, parrot_box, party_bugs
from engine.table.match import Player

Names = Sequence[str]  # by place at the table, a dummy's name after the players'


class Face(Protocol):
    """A game's words and pictures. Views and moves are those of its game."""

    @property
    def title(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def interval(self) -> str:
        """What the clock deals: the next game or the next round."""

    @property
    def precedence(self) -> str:
        """What settles a tie among people, as the option of the command line is called."""

    @property
    def has_hands(self) -> bool:
        """Does anybody see cards that others do not?"""

    @property
    def refusals(self) -> Mapping[str, str]:
        """Refusal code -> why the move is not allowed, as a clause."""

    @property
    def rules(self) -> Mapping[str, str]:
        """Section of the rules -> its title."""

    def names(self, config: Any, players: Sequence[Player]) -> Names: ...
    def tell(self, event: Any, names: Names) -> str | None:
        """What happened, in a sentence; None if it is not worth one."""

    def picture(self, view: Any, names: Names) -> list[str]:
        """The table as that view shows it, a line for each thing."""

    def question(self, view: Any, names: Names, seat: Seat) -> str: ...
    def choices(self, moves: Sequence[Any], view: Any) -> Mapping[str, Any]:
        """The moves by their words, which tell nothing that the view does not show.

        Of moves that make no difference to anybody there is only one.
        """

    def offered(self, moves: Sequence[Any], view: Any) -> tuple[Any, ...]:
        """Of those moves, which a person is offered although nobody waits for one."""

    def noise_of(self, move: Any) -> Any | None:
        """The move by which others may notice that one."""

    def is_reflex(self, move: Any) -> bool:
        """Is it a matter of moments, not of thought?"""

    def reminder(self, view: Any) -> str:
        """The rule that matters now, in a line."""

    def ties(self, view: Any, names: Names, outcome: Outcome) -> list[str]:
        """How the tie rule settled places of the result, in sentences."""


FACES: Final = MappingProxyType[str, Face](
    {"party-bugs": party_bugs, "parrot-box": parrot_box, "cheating-moth": cheating_moth}
)


def face_for(game: AnyGame) -> Face:
    return FACES[game.name]
