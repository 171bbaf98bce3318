"""A lesson: a match that is written down before it is played. Whoever learns plays their part."""

from dataclasses import dataclass
from typing import Final

from engine.core.game import Seat

LEARNER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """All of it stands in the words of the notation."""

    config: tuple[str, ...]  # what is agreed, with the whole deal
    seed: int  # of what little is left to chance
    before: str  # the turns that are played when the learner sits down
    script: str  # all turns from then on, the learner's and everybody else's
