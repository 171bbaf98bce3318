"""What goes from the engine to the store. A save, or its tail, is never seen by whatever draws, as
it holds the seed and all secret choices. A picture holds what everybody may see, and is drawn
before there is an engine.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.table.saves import Tail


@dataclass(frozen=True, slots=True)
class Keep:
    """All that is to be stored of the table, for a store that has missed something."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A save."""

    whole: str


@dataclass(frozen=True, slots=True)
class Paint:
    """The table as everybody may see it. Nobody's eyes look, so no seat's secret is in the answer;
    nor is what only the page may know, such as the revision."""

    revision: int


@dataclass(frozen=True, slots=True)
class Painted:
    """An `Update` for nobody's eyes, without what is not to be drawn."""

    game: str
    view: Any
    asked: tuple[int, ...]
    private: bool
    mover: int | None
    legal: tuple[str, ...]
    foregone: str | None
    next: Literal["person", "bot", "clock", "nobody"]


Saved: TypeAlias = Whole | Tail
StoringRequest: TypeAlias = Keep | Paint
StoringReply: TypeAlias = Whole | Painted
