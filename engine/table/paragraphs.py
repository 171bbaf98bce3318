"""The turns of a match as lines: a paragraph for each chapter, with its number in front.

A match is written after every turn. Whoever knows how the text before ends writes only what comes
after it. So a turn late in a long match costs no more than an early one.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.core.game import write_seat
from engine.table.match import Match, Turn

ChapterOf: TypeAlias = Callable[[int], str]  # of a turn by its number, from 0

_WIDTH: Final = 88
_INDENT: Final = "   "


@dataclass(frozen=True, slots=True)
class Written:
    """How the text ends that was written so far."""

    turns: int = 0
    width: int = 0  # of the last line
    chapter: str | None = None


def written_on(before: Written, match: Match, chapter_of: ChapterOf) -> tuple[str, Written]:
    """The turns after those, each with the line break or the blank in front of it."""
    write_move, words = match.game.write_move, []
    width, last = before.width, before.chapter
    for at in range(before.turns, len(match.turns)):
        seat, move = match.turns[at]
        chapter, word = chapter_of(at), f"{write_seat(seat)}:{write_move(move)}"
        if chapter != last:
            word, last = f"\n{chapter}. {word}", chapter
        elif width + 1 + len(word) > _WIDTH:
            word = f"\n{_INDENT}{word}"
        else:
            word = f" {word}"
        words.append(word)
        width = len(word) - 1 if word[0] == "\n" else width + len(word)
    return "".join(words), Written(len(match.turns), width, last)


class _Last:
    """What was written last. If that match goes on, it is the start of the next text."""

    opening: Match | None = None  # without its turns: it tells which match this is
    turns: tuple[Turn, ...] = ()
    text: str = ""
    written: Written = Written()


def paragraphs(match: Match, chapter_of: ChapterOf) -> str:
    """All of them, if there are any."""
    opening, last = replace(match, turns=()), _Last
    if last.opening != opening or match.turns[: len(last.turns)] != last.turns:
        last.opening, last.text, last.written = opening, "", Written()
    more, last.written = written_on(last.written, match, chapter_of)
    last.turns, last.text = match.turns, last.text + more
    return f"{last.text[1:]}\n"
