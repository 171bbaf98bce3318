"""What is seen of the page at one moment, and what can be touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias


@dataclass(frozen=True)
class Button:
    name: str
    kind: str
    move: str | None
    extra: str | None
    point: tuple[float, float] | None


Pick: TypeAlias = Callable[[Random, list[Button]], Button]


@dataclass(frozen=True)
class Sight:
    """What is seen of the page, and what can be touched."""

    screen: str
    asked: str
    curtain: str | None
    result: bool
    together: bool  # bots choose at the same time
    sheet: str | None
    owner: int | None
    buttons: tuple[Button, ...]

    def of_kind(self, *kinds: str) -> list[Button]:
        return [button for button in self.buttons if button.kind in kinds]

    def named(self, name: str) -> Button:
        [found] = [button for button in self.buttons if button.name == name]
        return found

    @property
    def choices(self) -> list[Button]:
        """Behind each of them stands a legal move, or a sheet with some."""
        return self.of_kind("choice") if self.sheet else self.of_kind("card-button", "extra")

    @property
    def waits_for_people(self) -> bool:
        return bool(self.curtain or self.result or (self.choices and not self.goes_by_itself))

    @property
    def goes_by_itself(self) -> bool:
        """The last card on the floor is watched being taken."""
        moves = [button.move or "" for button in self.choices]
        return len(moves) == 1 and moves[0].startswith("take")
