"""The turns of a match as lines: a paragraph for each chapter, with its number in front.

A match is written after every turn. Lines that were written before are used again. So a turn late
in a long match costs no more than an early one, except for copying the text.
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
class _Written:
    """How far the writing has come: full lines, and one that still has room."""

    opening: Match  # without its turns: it tells which match this is
    turns: tuple[Turn, ...] = ()
    lines: str = ""
    line: str = ""
    chapter: str | None = None

    @property
    def text(self) -> str:
        return f"{self.lines}{self.line}\n"


class _Last:
    """What was written last. If that match goes on, it is the start of the next text."""

    written: _Written | None = None


def paragraphs(match: Match, chapter_of: ChapterOf) -> str:
    opening, last = replace(match, turns=()), _Last.written
    begun = _Written(opening)
    if last is not None and last.opening == opening and _goes_on(match.turns, last.turns):
        begun = last
    _Last.written = _further(begun, match, chapter_of)
    return _Last.written.text


def _goes_on(turns: tuple[Turn, ...], before: tuple[Turn, ...]) -> bool:
    return turns[: len(before)] == before


def _further(written: _Written, match: Match, chapter_of: ChapterOf) -> _Written:
    write_move, whole = match.game.write_move, [written.lines]
    line, last = written.line, written.chapter
    for at in range(len(written.turns), len(match.turns)):
        seat, move = match.turns[at]
        chapter, word = chapter_of(at), f"{write_seat(seat)}:{write_move(move)}"
        if chapter != last:
            whole += [line, "\n"] if line else []
            line, last = f"{chapter}. {word}", chapter
        elif len(line) + 1 + len(word) > _WIDTH:
            whole += [line, "\n"]
            line = f"{_INDENT}{word}"
        else:
            line = f"{line} {word}"
    return _Written(written.opening, match.turns, "".join(whole), line, last)
