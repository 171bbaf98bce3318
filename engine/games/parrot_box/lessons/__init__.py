"""What can be learned of this game by playing it, lesson by lesson."""

from typing import Final

from engine.core.lesson import Lesson
from engine.games.parrot_box.lessons.first import FIRST

LESSONS: Final[dict[str, Lesson]] = {"first": FIRST}
