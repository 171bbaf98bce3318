"""The games of the house."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, cast

from engine.core.game import AnyGame


class _Shelf(Mapping[str, AnyGame]):
    """A game is imported when it is first asked for: the first start on a phone waits for none."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        return cast(AnyGame, import_module(f"{__name__}.{name.replace('-', '_')}"))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Final = _Shelf("party-bugs", "parrot-box", "cheating-moth")
