"""In a word, why a move is good: a code for words, and the numbers that go with it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for a move, as far as whoever is told can see."""

    code: str
    number: int | None = None  # of a card
    points: int | None = None  # that it brings, or costs if they are less than 0
