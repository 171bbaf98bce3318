"""Why a move is good: a code that becomes a sentence, and the numbers in it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for a move, as far as the listener can see."""

    code: str
    number: int | None = None  # of a card
    points: int | None = None  # that the move brings; below 0: that it costs
