"""The engine's one door for the page: `ask(text) -> text`, JSON both ways. It never raises."""

from dataclasses import replace
from typing import TypeAlias

from engine.core.codec import BadMessage, Unreadable, dumps, loads
from engine.core.game import IllegalMove, Seat
from engine.core.seeds import read_seed, read_whole
from engine.fair import Fairness, tallied
from engine.fair_protocol import Check, Fingerprint, Fingerprinted, Tally
from engine.filing import packed, unpacked
from engine.log import log_of
from engine.moved import moved
from engine.ponder import Ponder
from engine.protocol import (
    Advance,
    Failed,
    Hint,
    Load,
    Look,
    Nudge,
    Open,
    Read,
    Refused,
    Reply,
    Request,
    Submit,
    TakeBack,
    Think,
    Thinking,
    Unread,
    Update,
    Why,
)
from engine.review_protocol import Review
from engine.reviewing import Reviewing
from engine.seats import anybody_at, bot_at, count, eyes_of, person_at
from engine.sending import shared, today
from engine.sharing import Sharing, StillReading
from engine.sharing_protocol import (
    AskAgain,
    Follow,
    Pack,
    Point,
    Reading,
    Replay,
    Retell,
    Share,
    Today,
    Unfold,
    Unpack,
)
from engine.storing import Storing
from engine.storing_protocol import Keep, Paint, StoringRequest
from engine.table.bots import nudge
from engine.table.match import BrokenMatch, Match, Player, game_called, new_match
from engine.table.origin import Origin, fingerprint_of
from engine.table.saves import read_save
from engine.table.table import (
    Stale,
    Table,
    opened,
    refuse_stale,
    undo,
)
from engine.teaching import Course, begin_lesson
from engine.teaching_protocol import Teach
from engine.updates import painted, updated

# What is asked of the table that is being played.
_AtTable: TypeAlias = (
    Look | Read | StoringRequest | Submit | TakeBack | Share | Think | Hint | Why | Advance | Nudge
)


class Service:
    """Holds the one table that is being played, and a check under way; all else is values."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._course: Course | None = None  # of a lesson
        self._fairness = Fairness()
        self._ponder = Ponder()
        self._reviewing = Reviewing()
        self._sharing = Sharing()
        self._storing = Storing()

    def ask(self, text: str) -> str:
        return dumps(Reply, self._reply(text))

    def _reply(self, text: str) -> Reply:
        try:
            return self._answer(loads(Request, text))
        except IllegalMove as error:
            return Refused(error.refusal.code, error.refusal.rule)
        except StillReading as reading:
            return Reading(reading.per_cent)
        except Stale:
            return Refused("stale", "")
        except BrokenMatch as fault:
            return Unread("broken-match", f"turn {fault.at}", fault.refusal.rule)
        except Unreadable as fault:
            return Unread(fault.code, fault.place, fault.found)
        except Exception as error:  # a fault of ours: the page says so, the last save is good
            return Failed(f"{type(error).__name__}: {error}")

    def _answer(self, request: Request) -> Reply:
        match request:
            case Open():
                return self._begun(opened(_match_of(request)), request.eyes, since=0)
            case Load(save, eyes):
                return self._begun(read_save(save), eyes)
            case Teach():
                course, taught = begin_lesson(request)
                return self._begun(taught, request.eyes, course=course)
            case Check(save, effort):
                return self._fairness.check(save, effort)
            case Review():
                known = self._reviewing.is_about(request)
                table = None if known else self._sharing.table_of(request.of)
                return self._reviewing.review(request, table)
            case Tally(saves):
                return tallied(saves)
            case Fingerprint(drawn):
                return Fingerprinted(fingerprint_of(read_whole(drawn)))
            case Unfold():
                return self._sharing.unfold(request)
            case Replay():
                return self._sharing.replay(request)
            case Retell():
                return self._sharing.retell(request)
            case Point():
                return self._sharing.point(request)
            case AskAgain():
                return self._sharing.ask_again(request)
            case Today():
                return today(request)
            case Pack():
                return packed(request)
            case Unpack():
                return unpacked(request)
            case Follow():
                followed = self._sharing.follow(request)
                return (
                    self._begun(followed, request.eyes) if isinstance(followed, Table) else followed
                )
        table = self._table
        if table is None:
            return Refused("no-table", "")
        if self._course is not None and isinstance(request, Submit | Advance | Nudge | Think):
            return self._taught(self._course, table, request)
        return self._answer_at(table, request)

    def _taught(
        self, course: Course, table: Table, request: Submit | Advance | Nudge | Think
    ) -> Reply:
        refuse_stale(table, request.revision)
        if isinstance(request, Think):
            return Thinking(100)  # all moves are written down
        return self._now(course.after(table, request), request.eyes, since=len(table.steps))

    def _answer_at(self, table: Table, request: _AtTable) -> Reply:
        match request:
            case Look(eyes):
                return self._now(table, eyes)
            case Read(eyes, last):
                most = len(table.steps) if last is None else count("last", last)
                return log_of(table, eyes_of(table, eyes), most)
            case Submit():
                return self._now(moved(table, request), request.eyes, since=len(table.steps))
            case TakeBack(revision, seat, eyes):
                refuse_stale(table, revision)
                return self._now(undo(table, anybody_at(table, seat)), eyes)
            case Keep():
                return self._storing.whole(table)
            case Paint(revision):
                refuse_stale(table, revision)
                return painted(table)
            case Share():
                return shared(table, request)
            case Think(revision, effort):
                refuse_stale(table, revision)
                return self._ponder.bot(table, effort)
            case Hint(revision, seat, effort, eyes):
                refuse_stale(table, revision)
                person = person_at(table, seat, "seat")
                if eyes not in (None, seat):
                    raise BadMessage("no-such-seat", place="eyes", found=str(eyes))
                return self._ponder.hint(table, person, eyes_of(table, eyes), effort)
            case Why(turn, effort):
                return self._ponder.why(table, turn, effort)
            case Advance(revision, eyes):
                refuse_stale(table, revision)
                advanced = self._ponder.advance(table)
                if advanced is None:
                    return Refused("nobody-to-advance", "")
                return self._now(advanced, eyes, since=len(table.steps))
            case Nudge(revision, seat, after, eyes):
                refuse_stale(table, revision)
                nudged = nudge(table, bot_at(table, seat), count("after", after))
                return self._now(nudged or table, eyes, since=len(table.steps))

    def _now(self, table: Table, eyes: Seat | None, since: int | None = None) -> Update:
        return self._begun(table, eyes, since, self._course)

    def _begun(
        self,
        table: Table,
        eyes: Seat | None,
        since: int | None = None,
        course: Course | None = None,
    ) -> Update:
        """The table from here on, and what happened in its steps from `since` on."""
        told = updated(table, eyes, len(table.steps) if since is None else since)
        told = told if course is None else course.guided(told, table)
        self._table, self._course = table, course  # only what could be told is kept
        # Where it goes on, some of its steps were there before.
        return replace(told, saved=self._storing.told(table, goes_on=bool(since)))


def _match_of(request: Open) -> Match:
    players = tuple([Player(sitting.name, sitting.bot) for sitting in request.players])
    seed, origin = _chance_of(request)
    return new_match(
        game_called(request.game),
        options=request.options,
        players=players,
        precedence=request.precedence,
        seed=seed,
        origin=origin,
    )


def _chance_of(request: Open) -> tuple[int, Origin | None]:
    if not request.added:
        return read_seed(request.seed), None
    added = tuple([(each.seat, each.text) for each in request.added])
    origin = Origin(read_whole(request.seed), added)
    return origin.seed, origin
