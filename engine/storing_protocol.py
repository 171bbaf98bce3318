"""What goes from the engine to the store: a save, or its tail. Whatever draws never sees it, as it
holds the seed and all secret choices.
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.table.saves import Tail


@dataclass(frozen=True, slots=True)
class Keep:
    """All that is to be stored of the table, for a store that has missed something."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A save."""

    whole: str


Saved: TypeAlias = Whole | Tail
