"""How the page asks for a lesson. From then on it asks as in any match."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Teach:
    """A lesson begins; or it goes on, with the save of it that an earlier engine wrote."""

    game: str
    lesson: str
    learner: str
    others: tuple[str, ...]  # by seat, from the learner's left
    bots: tuple[str, ...]  # the kinds that they look like
    save: str | None
    eyes: int | None
