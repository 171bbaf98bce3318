"""The games of the house, a line for each."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from engine.core.game import AnyGame


class _Shelf(Mapping[str, AnyGame]):
    """A game is imported when it is first used, so that the first start on a phone is quick."""

    def __init__(self, *names: str) -> None:
        self._names = names
        # Every turn asks for its game, and to import it again takes a while.
        self._taken: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._taken:
            self._taken[name] = import_module(package_of(name))
        return self._taken[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def package_of(name: str) -> str:
    """The folder of a game, with everything of its own."""
    return f"{__name__}.{name.replace('-', '_')}"


# A game's place here is its number in links, and links stay readable. New games come at the end.
GAMES: Final = _Shelf(
    "party-bugs",
    "parrot-box",
    "cheating-moth",
)
