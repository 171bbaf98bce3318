"""What is known about a game before anybody plays it. Shell, links and page all use it.

The page has it as `web/games/NAME/manifest.js`, which `make games` writes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Manifest:
    """The facts of a game. Most games need no more than the first four."""

    name: str  # in the notation, saves and addresses; its folders have the same name
    title: str  # what people call it
    seats: range
    precedence: str  # the line of the notation that settles a tie among people
    # The switch of each variant -> a line about it.
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    # Number of players -> who else has a place at the table.
    dummies: Mapping[int, str] = field(default_factory=dict, hash=False)
    travels: bool = True  # can people play it on several phones?
    rulings: tuple[str, ...] = ()  # config lines of every new match; older ones keep theirs
    # From that day on, the deal of the day has this line. Earlier days stay as they were.
    of_days: tuple[tuple[str, str], ...] = ()
    # Lines that take one bit each in links. New ones come at the end, and none is ever removed.
    in_links: tuple[str, ...] = ()

    def names(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names at all places: the players, and whoever else has a place."""
        dummy = self.dummies.get(len(names))
        return names if dummy is None else (*names, dummy)

    def of_day(self, date: str) -> tuple[str, ...]:
        """The rulings for that day's deal."""
        lines = [line for first, line in self.of_days if date >= first]
        return tuple(lines[-1:])
