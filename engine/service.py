"""The engine's one door for the page: `ask(text) -> text`, JSON both ways. It never raises."""

from typing import Literal, TypeAlias

from engine.core.codec import BadMessage, Unreadable, dumps, encode, loads
from engine.core.game import CLOCK, IllegalMove, Seat, read_seat, write_seat
from engine.core.seeds import read_seed, read_whole
from engine.fair import Fairness, tallied
from engine.fair_protocol import Check, Fingerprint, Fingerprinted, Tally
from engine.filing import packed, unpacked
from engine.log import log_of, why_of
from engine.ponder import Ponder
from engine.protocol import (
    Advance,
    Failed,
    Fumble,
    Hint,
    Load,
    Look,
    Nudge,
    Open,
    Read,
    Refused,
    Reply,
    Request,
    Sitting,
    Submit,
    TakeBack,
    Think,
    Undo,
    Unread,
    Update,
    Why,
)
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
from engine.table.bots import fumble, nudge
from engine.table.match import BrokenMatch, Match, Player, game_called, new_match
from engine.table.noticed import is_secretive
from engine.table.origin import Origin, fingerprint_of
from engine.table.pledge import pledge_of
from engine.table.saves import read_save, write_save
from engine.table.table import (
    Stale,
    Table,
    awaited,
    is_person,
    last_noticed,
    opened,
    refuse_stale,
    submit,
    turns_noticed,
    undo,
    undo_refusal,
)
from engine.table.told import seen_by

# What is asked of the table that is being played.
_AtTable: TypeAlias = (
    Look | Read | Submit | TakeBack | Share | Think | Hint | Why | Advance | Nudge | Fumble
)


class Service:
    """Holds the one table that is being played, and a check under way; all else is values."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._fairness = Fairness()
        self._ponder = Ponder()
        self._sharing = Sharing()

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
                return self._now(opened(_match_of(request)), request.eyes, since=0)
            case Load(save, eyes):
                return self._now(read_save(save), eyes)
            case Check(save, effort):
                return self._fairness.check(save, effort)
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
                    self._now(followed, request.eyes) if isinstance(followed, Table) else followed
                )
        if self._table is None:
            return Refused("no-table", "")
        return self._answer_at(self._table, request)

    def _answer_at(self, table: Table, request: _AtTable) -> Reply:
        match request:
            case Look(eyes):
                return self._now(table, eyes)
            case Read(eyes, last):
                most = len(table.steps) if last is None else _count("last", last)
                return log_of(table, _eyes(table, eyes), most)
            case Submit(revision, seat, move, eyes):
                moved = submit(table, revision, read_seat(seat), table.match.game.read_move(move))
                return self._now(moved, eyes, since=len(table.steps))
            case TakeBack(revision, seat, eyes):
                refuse_stale(table, revision)
                return self._now(undo(table, read_seat(seat)), eyes)
            case Share():
                return shared(table, request)
            case Think(revision, effort):
                refuse_stale(table, revision)
                return self._ponder.bot(table, effort)
            case Hint(revision, seat, effort, eyes):
                refuse_stale(table, revision)
                person = _person_at(table, seat, "seat")
                if eyes not in (None, seat):
                    raise BadMessage("no-such-seat", place="eyes", found=eyes)
                return self._ponder.hint(table, person, _eyes(table, eyes), effort)
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
                nudged = nudge(table, _bot_at(table, seat), _count("after", after))
                return self._now(nudged or table, eyes, since=len(table.steps))
            case Fumble(revision, seat, took, watched, eyes):
                refuse_stale(table, revision)
                if table.match.game.fumble is None:
                    return Refused("nothing-to-fumble", "")
                person, ms = _person_at(table, seat, "seat"), _count("took", took)
                fumbled = fumble(table, person, ms, watched)
                return self._now(fumbled or table, eyes, since=len(table.steps))

    def _now(self, table: Table, eyes: str | None, since: int | None = None) -> Update:
        """The table from here on, and what happened in its steps from `since` on."""
        update = _update(table, eyes, len(table.steps) if since is None else since)
        self._table = table  # only what could be told is kept
        return update


def _match_of(request: Open) -> Match:
    players = tuple([Player(sitting.name, sitting.bot) for sitting in request.players])
    seed, origin = _chance_of(request)
    return new_match(
        game_called(request.game),
        options=request.options,
        players=players,
        precedence=tuple(map(read_seat, request.precedence)),
        seed=seed,
        origin=origin,
    )


def _chance_of(request: Open) -> tuple[int, Origin | None]:
    if not request.added:
        return read_seed(request.seed), None
    added = tuple([(read_seat(each.seat), each.text) for each in request.added])
    origin = Origin(read_whole(request.seed), added)
    return origin.seed, origin


def _update(table: Table, eyes: str | None, since: int) -> Update:
    match, game, state = table.match, table.match.game, table.state
    seat = _eyes(table, eyes)
    mover = _mover(table, seat)
    seen = [event for at in range(since, len(table.steps)) for event in seen_by(table, at, seat)]
    legal = () if mover is None else game.legal_moves(state, mover)
    foregone = None if mover is None else game.foregone(state, mover)
    return Update(
        game=game.name,
        players=tuple([Sitting(player.name, player.bot) for player in match.players]),
        chapter=game.chapter(state),
        revision=table.revision,
        eyes=eyes,
        events=tuple(seen),
        view=encode(game.kinds.view, game.view(state, seat)),
        asked=tuple([write_seat(each) for each in awaited(table)]),
        private=game.private(state),
        mover=None if mover is None else write_seat(mover),
        legal=tuple([game.write_move(move) for move in legal]),
        foregone=None if foregone is None else game.write_move(foregone),
        next=_next(table),
        clock=tuple([game.write_move(move) for move in game.legal_moves(state, CLOCK)]),
        undo=_undo(table),
        why=why_of(table, last_noticed(table, seat), turns_noticed(table, None), seat),
        outcome=game.outcome(state),
        pledge=pledge_of(match),
        save=write_save(table),
    )


def _eyes(table: Table, eyes: str | None) -> Seat | None:
    """Whose eyes look; a bot's seat and the clock's have none here."""
    return None if eyes is None else _person_at(table, eyes, "eyes")


def _person_at(table: Table, text: str, place: str) -> Seat:
    seat = read_seat(text)
    if seat not in range(len(table.match.players)) or not is_person(table, seat):
        raise BadMessage("no-such-seat", place=place, found=text)
    return seat


def _bot_at(table: Table, text: str) -> Seat:
    seat = read_seat(text)
    if seat not in range(len(table.match.players)) or is_person(table, seat):
        raise BadMessage("no-such-seat", place="seat", found=text)
    return seat


def _count(place: str, number: int) -> int:
    if number < 0:
        raise BadMessage("number-out-of-range", place=place, found=str(number))
    return number


def _mover(table: Table, eyes: Seat | None) -> Seat | None:
    """Whose moves may be shown to those eyes: their own, or a person's public choice."""
    if eyes is not None and table.match.game.legal_moves(table.state, eyes):
        return eyes
    if table.match.game.private(table.state):
        return None
    people = [seat for seat in awaited(table) if is_person(table, seat)]
    return people[0] if people else None


def _next(table: Table) -> Literal["person", "bot", "clock", "nobody"]:
    seats = awaited(table)
    if CLOCK in seats:
        return "clock"
    if any(not is_person(table, seat) for seat in seats):
        return "bot"
    return "person" if seats else "nobody"


def _undo(table: Table) -> Undo | None:
    """For the person who moved last; who that was is a secret where something is done in secret."""
    if is_secretive(table.match.game):
        return None
    last = next((seat for seat, _ in reversed(table.match.turns) if is_person(table, seat)), None)
    if last is None:
        return None
    refusal = undo_refusal(table, last)
    return Undo(write_seat(last), None if refusal is None else refusal.code)
