"""What the door answers about links; all but what is followed leaves the running table alone."""

from dataclasses import replace
from typing import Any

from engine.core.codec import BadMessage, encode
from engine.core.game import Seat, read_seat, write_seat
from engine.links.chain import keeps, mark_of
from engine.links.compared import compared, deal_of
from engine.links.day import day_match
from engine.links.link import read_link, write_link
from engine.links.values import DayLink, DealLink, Link, MatchLink
from engine.protocol import Refused
from engine.sharing_protocol import (
    ALL_EYES,
    Follow,
    Point,
    Replay,
    Replayed,
    Retell,
    Retold,
    Seated,
    Share,
    Shared,
    Today,
    Told,
    Unfold,
    Unfolded,
)
from engine.table.match import Match, Player
from engine.table.pledge import pledge_of
from engine.table.saves import read_stored
from engine.table.table import Table, is_person, opened
from engine.table.told import chapter_at, seen_by, seen_by_all

_STORED = "critter-club "  # how a match begins that is no link; a link has no blank


class Sharing:
    """Remembers the last text that was looked into: a replay asks for every step of it."""

    def __init__(self) -> None:
        self._last: tuple[str, Link] | None = None

    def unfold(self, asked: Unfold) -> Unfolded:
        link = self._link(asked.link)
        match, table = _match_of(link), link.table if isinstance(link, MatchLink) else None
        mine = None if asked.mine is None else read_stored(asked.mine)[0]
        lines = match.game.write_config(match.config)
        hidden = ("deal ", "reshuffle ")
        return Unfolded(
            kind=_kind(link),
            game=match.game_name,
            options=tuple([line for line in lines if not line.startswith(hidden)]),
            players=_seated(match),
            date=link.date if isinstance(link, DayLink) else None,
            scores=() if isinstance(link, MatchLink) else link.scores,
            turns=len(match.turns),
            over=table is not None and _is_over(table),
            step=link.step if isinstance(link, MatchLink) else None,
            to=_to(link),
            pledge=pledge_of(match),
            deal=deal_of(match),
            mark=mark_of(match),
            comparison=None if mine is None else compared(mine, match),
            kept=None if asked.mark is None else keeps(match, asked.mark),
        )

    def follow(self, asked: Follow) -> Table | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            _only_without_step(asked.step)
            return opened(_named(_match_of(link), asked.names))
        if asked.names:
            raise BadMessage("bad-name", place="names", found=asked.names[0])
        table = link.table
        if asked.step is not None and asked.step != len(table.match.turns):
            if not _is_over(table):
                return Refused("not-over", "")  # else it would be a way to take anything back
            table = _cut(table, _step(table, asked.step))
        if not _is_over(link.table):
            _eyes(link, asked.eyes)
        return table

    def replay(self, asked: Replay) -> Replayed | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        table, game = link.table, link.table.match.game
        everybody = asked.eyes == ALL_EYES
        if everybody and not _is_over(table):
            return Refused("not-over", "")
        eyes = None if everybody else _eyes(link, asked.eyes)
        step = link.step if asked.step is None else asked.step
        at = len(table.match.turns) if step is None else _step(table, step)
        state = table.steps[at].state
        looking = range(len(table.match.players)) if everybody else ()
        views = [encode(game.kinds.view, game.view(state, seat)) for seat in looking]
        return Replayed(
            game=game.name,
            players=_seated(table.match),
            step=at,
            steps=len(table.match.turns),
            chapter=chapter_at(table, at),
            eyes=asked.eyes,
            events=seen_by_all(table, at) if everybody else seen_by(table, at, eyes),
            view=encode(game.kinds.view, game.view(state, eyes)),
            views=tuple(views),
            over=_is_over(table),
            outcome=game.outcome(state),
        )

    def retell(self, asked: Retell) -> Retold | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        table, everybody = link.table, asked.eyes == ALL_EYES
        if everybody and not _is_over(table):
            return Refused("not-over", "")
        eyes = None if everybody else _eyes(link, asked.eyes)
        seen = [
            seen_by_all(table, at) if everybody else seen_by(table, at, eyes)
            for at in range(len(table.steps))
        ]
        told = [Told(chapter_at(table, at), events) for at, events in enumerate(seen)]
        return Retold(
            game=table.match.game.name,
            players=_seated(table.match),
            step=link.step,
            over=_is_over(table),
            told=tuple(told),
        )

    def point(self, asked: Point) -> Shared | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        if not _is_over(link.table):
            return Refused("not-over", "")  # it would leave the phone with what is hidden in it
        match, step = link.table.match, _step(link.table, asked.step)
        return Shared(write_link(MatchLink(link.table, step)), mark_of(match), deal_of(match))

    def _link(self, text: str) -> Link:
        if self._last is None or self._last[0] != text:
            self._last = (text, _read(text))
        return self._last[1]


def shared(table: Table, asked: Share) -> Shared | Refused:
    scores = _scores(table)
    match asked.what:
        case "deal":
            deal = DealLink(replace(table.match, turns=()), scores)
            return Shared(write_link(deal), None, deal_of(table.match))
        case "day":
            date = asked.date or ""
            if deal_of(table.match) != deal_of(day_match(table.match.game_name, date)):
                return Refused("not-of-that-day", "")
            link = write_link(DayLink(table.match.game_name, date, scores))
            return Shared(link, None, deal_of(table.match))
        case "match":
            to = None if asked.to is None else read_seat(asked.to)
            link = write_link(MatchLink(table, asked.step, to))
            return Shared(link, mark_of(table.match), deal_of(table.match))


def today(asked: Today) -> Shared:
    link = DayLink(asked.game, asked.date)
    return Shared(write_link(link), None, deal_of(_match_of(link)))


def _read(text: str) -> Link:
    if not text.startswith(_STORED):
        return read_link(text)
    return MatchLink(opened(read_stored(text)[0]))


def _match_of(link: Link) -> Match:
    match link:
        case DealLink(match):
            return match
        case DayLink(name, date):
            return day_match(name, date)
        case MatchLink(table):
            return table.match


def _kind(link: Link) -> Any:
    return {DealLink: "deal", DayLink: "day", MatchLink: "match"}[type(link)]


def _to(link: Link) -> str | None:
    to = link.to if isinstance(link, MatchLink) else None
    return None if to is None else write_seat(to)


def _seated(match: Match) -> tuple[Seated, ...]:
    return tuple([Seated(player.name, player.bot) for player in match.players])


def _named(match: Match, names: tuple[str, ...]) -> Match:
    if not names:
        return match
    if len(names) != len(match.players):
        raise BadMessage("wrong-number-of-players", place="names", found=str(len(names)))
    players = [Player(name, player.bot) for name, player in zip(names, match.players)]
    return replace(match, players=tuple(players))


def _scores(table: Table) -> tuple[int, ...]:
    outcome = table.match.game.outcome(table.state)
    return () if outcome is None else outcome.scores


def _is_over(table: Table) -> bool:
    return table.match.game.outcome(table.state) is not None


def _cut(table: Table, step: int) -> Table:
    turns = table.match.turns[:step]
    return Table(replace(table.match, turns=turns), table.steps[: step + 1], revision=step)


def _step(table: Table, step: int) -> int:
    if step not in range(len(table.steps)):
        raise BadMessage("no-such-step", place="step", found=str(step))
    return step


def _only_without_step(step: int | None) -> None:
    if step is not None:
        raise BadMessage("no-such-step", place="step", found=str(step))


def _eyes(link: MatchLink, eyes: str | None) -> Seat | None:
    """While it goes on, a person's alone; and of what was sent to somebody, that person's."""
    if eyes is None:
        return None
    table, seat = link.table, read_seat(eyes)
    allowed = seat in range(len(table.match.players))
    if allowed and not _is_over(table):
        allowed = seat == link.to if link.to is not None else is_person(table, seat)
    if not allowed:
        raise BadMessage("no-such-seat", place="eyes", found=eyes)
    return seat
