"""What is measured, with the bound that it has to keep."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something measured that must not be larger than its bound."""

    name: str
    value: float
    bound: float
    unit: str
    compared: str = ""

    @property
    def holds(self) -> bool:
        return self.value <= self.bound

    def __str__(self) -> str:
        mark = "ok  " if self.holds else "MISS"
        measured = f"{self.value:.2f} {self.unit} (at most {self.bound:g})"
        return f"{mark} {self.name}: {measured} {self.compared}".rstrip()


def p_of(part: float, values: list[float]) -> float:
    """The value that this part of all does not exceed."""
    return sorted(values)[math.ceil(part * len(values)) - 1]
