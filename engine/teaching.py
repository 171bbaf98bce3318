"""A lesson at the table: a match whose turns are written down. Nobody thinks about a move.

The learner makes the move that the script has for them, and no other: whatever else they try, the
table stays as it is. Everybody else's turns, and the clock's, are played by `Advance`.
"""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final, TypeAlias

from engine.core.codec import BadMessage
from engine.core.game import CLOCK
from engine.core.lesson import LEARNER, Lesson
from engine.games import package_of
from engine.moved import heard
from engine.protocol import Advance, Nudge, Submit, Update
from engine.table.match import Match, Player, Turn, game_called
from engine.table.notation import read_turns
from engine.table.noticed import notices
from engine.table.saves import read_save
from engine.table.table import Table, awaited, opened, submit
from engine.teaching_protocol import Teach

_IN_TIME: Final = range(1_500)  # ms: all others take longer, so whoever is as fast is not the last
_Moving: TypeAlias = Submit | Advance | Nudge


def lesson_called(game: str, name: str) -> Lesson:
    """A game has its lessons in a folder of their own. Not every game has one."""
    package = f"{package_of(game_called(game).name)}.lessons"
    try:
        lesson: Lesson = import_module(package).LESSONS[name]
    except (ModuleNotFoundError, KeyError):
        raise BadMessage("unknown-lesson", found=name) from None
    return lesson


@dataclass(frozen=True, slots=True)
class Course:
    """All turns of a lesson, from the first one of its match on."""

    turns: tuple[Turn, ...]

    def next(self, table: Table) -> Turn | None:
        at = len(table.match.turns)
        return self.turns[at] if at < len(self.turns) else None

    def after(self, table: Table, request: _Moving) -> Table:
        turn = self.next(table)
        if turn is None:
            return table
        match request:
            case Submit():
                return self._moved(table, turn, request)
            case Nudge(seat=seat):
                return _played(table, turn) if turn[0] == seat and _is_timed(turn[1]) else table
            case Advance():
                return self._advanced(table, turn)

    def guided(self, told: Update, table: Table) -> Update:
        """The learner may do what comes next; nothing else is asked of anybody."""
        turn = self.next(table)
        told = replace(told, legal=(), foregone=None, mover=LEARNER, clock=(), undo=None, why=None)
        if turn is None:
            return told if told.next == "clock" else replace(told, asked=(), next="nobody")
        seat, move = turn
        if seat != LEARNER:
            asked = () if seat == CLOCK else (seat,)
            return replace(told, asked=asked, next=told.next if told.next == "clock" else "bot")
        legal = (table.match.game.write_move(move),)
        return replace(
            told,
            asked=(LEARNER,),
            legal=legal,
            next=told.next if told.next == "clock" else "person",
        )

    def _moved(self, table: Table, turn: Turn, request: Submit) -> Table:
        seat, move = turn
        made = table.match.game.read_move(request.move)
        if request.seat != LEARNER or seat != LEARNER or not _is_it(move, made):
            return table
        after = _played(table, (seat, _in_own_time(move, made)))
        then = None if _is_timed(move) else self.next(after)
        if then is None or then[0] == LEARNER or awaited(after) != awaited(table):
            return after
        # A slip: nobody waits for it, and what comes of it comes at once. Where it is to stand,
        # whoever would be heard has not done it, and may try again.
        fingers = request.fingers if then[0] == CLOCK else None
        is_heard = fingers is not None and heard(after, LEARNER, fingers) is not after
        return table if is_heard else _played(after, then)

    def _advanced(self, table: Table, turn: Turn) -> Table:
        """One turn, and those that the learner notices nothing of. No finger is too slow here."""
        if turn[0] == LEARNER and not _is_timed(turn[1]):
            return table
        after = _played(table, turn)
        further = self.next(after)
        if further is None or further[0] == LEARNER:
            return after
        is_told = turn[0] != LEARNER and notices(after.match.game, after.steps[-1], LEARNER)
        return after if is_told else self._advanced(after, further)


def begin_lesson(request: Teach) -> tuple[Course, Table]:
    """The lesson as the learner sits down, or as it was left."""
    lesson = lesson_called(request.game, request.lesson)
    match = _match_of(request, lesson)
    before = tuple(read_turns(match.game, lesson.before)) if lesson.before else ()
    course = Course((*before, *read_turns(match.game, lesson.script)))
    if request.save is not None:
        return course, read_save(request.save)
    return course, opened(replace(match, turns=before))


def _match_of(request: Teach, lesson: Lesson) -> Match:
    game = game_called(request.game)
    others = [Player(name, bot) for name, bot in zip(request.others, request.bots)]
    players = (Player(request.learner), *others)
    return Match(game.name, game.read_config(lesson.config), lesson.seed, players)


def _played(table: Table, turn: Turn) -> Table:
    return submit(table, table.revision, *turn)


def _is_timed(move: Any) -> bool:
    """Is it done by fingers in a window? The script only says that it is done, and roughly when."""
    return hasattr(move, "ms")


def _is_it(move: Any, made: Any) -> bool:
    return bool(made == move) or (_is_timed(move) and type(made) is type(move))


def _in_own_time(move: Any, made: Any) -> Any:
    return made if _is_timed(made) and made.ms in _IN_TIME else move
