"""What the door answers about links; all but what is followed leaves the running table alone."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.codec import BadMessage, encode
from engine.core.game import Seat
from engine.links.chain import mark_of
from engine.links.compared import deal_of
from engine.links.link import Reading, reading, write_link
from engine.links.values import Link, MatchLink
from engine.ponder import MOST_PLAYOUTS
from engine.protocol import Refused
from engine.sharing_protocol import (
    ALL_EYES,
    AskAgain,
    AskedAgain,
    Eyes,
    Follow,
    Point,
    Replay,
    Replayed,
    Retell,
    Retold,
    Shared,
    Told,
    Unfold,
    Unfolded,
)
from engine.table.again import Asking, asked_further, asking
from engine.table.match import Match, Player
from engine.table.saves import read_stored
from engine.table.table import Table, is_person, opened
from engine.table.told import chapter_at, seen_by, seen_by_all
from engine.unfolding import (
    Found,
    found_in,
    is_over,
    match_of,
    number_in,
    seated,
    steps_told,
    unfolded,
)

_REMEMBERED = 4
_STORED = "critter-club "  # how a match begins that is no link; a link has no blank


class StillReading(Exception):  # nothing went wrong
    """A slice of a long link has been read."""

    def __init__(self, per_cent: int) -> None:
        super().__init__()
        self.per_cent = per_cent


class Sharing:
    """Remembers the texts that were looked into last: a replay asks for every step of one, and a
    long link is read slice by slice."""

    def __init__(self) -> None:
        self._links: dict[str, Link | Reading] = {}  # the last one was looked into last
        self._found: Found | None = None  # of the last one that was unfolded
        self._asking: tuple[tuple[str, int], Asking] | None = None

    def unfold(self, asked: Unfold) -> Unfolded:
        link = self._link(asked.link)
        if self._found is None or self._found.link is not link:
            self._found = found_in(link)
        return unfolded(self._found, asked)

    def follow(self, asked: Follow) -> Table | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            _only_without_step(asked.step)
            return opened(_named(match_of(link), asked.names))
        if asked.names:
            raise BadMessage("bad-name", place="names", found=asked.names[0])
        table = link.table
        if asked.step is not None and asked.step != len(table.match.turns):
            if not is_over(table):
                return Refused("not-over", "")  # else it would be a way to take anything back
            table = _cut(table, _step(table.steps, asked.step))
        if not is_over(link.table):
            _eyes(link, asked.eyes)
        return table

    def table_of(self, text: str) -> Table | None:
        """The match in that save or link; None if it holds no match."""
        link = self._link(text)
        return link.table if isinstance(link, MatchLink) else None

    def replay(self, asked: Replay) -> Replayed | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        table, game = link.table, link.table.match.game
        everybody = asked.eyes == ALL_EYES
        if everybody and not is_over(table):
            return Refused("not-over", "")
        eyes = _eyes(link, asked.eyes)
        told = steps_told(table, eyes)
        number = number_in(told, link.step) if asked.step is None else asked.step
        at = told[_step(told, number)]
        state = table.steps[at].state
        looking = range(len(table.match.players)) if everybody else ()
        views = [encode(game.kinds.view, game.view(state, seat)) for seat in looking]
        return Replayed(
            game=game.name,
            players=seated(table.match),
            step=number,
            steps=len(told) - 1,
            chapter=chapter_at(table, at),
            eyes=asked.eyes,
            events=seen_by_all(table, at) if everybody else seen_by(table, at, eyes),
            view=encode(game.kinds.view, game.view(state, eyes)),
            views=tuple(views),
            over=is_over(table),
            outcome=game.outcome(state),
        )

    def retell(self, asked: Retell) -> Retold | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        table, everybody = link.table, asked.eyes == ALL_EYES
        if everybody and not is_over(table):
            return Refused("not-over", "")
        eyes = _eyes(link, asked.eyes)
        steps = steps_told(table, eyes)
        seen = [seen_by_all(table, at) if everybody else seen_by(table, at, eyes) for at in steps]
        told = [Told(chapter_at(table, at), events) for at, events in zip(steps, seen)]
        return Retold(
            game=table.match.game.name,
            players=seated(table.match),
            step=None if link.step is None else number_in(steps, link.step),
            over=is_over(table),
            told=tuple(told),
        )

    def point(self, asked: Point) -> Shared | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        if not is_over(link.table):
            return Refused("not-over", "")  # it would leave the phone with what is hidden in it
        match, step = link.table.match, _step(link.table.steps, asked.step)
        return Shared(write_link(MatchLink(link.table, step)), mark_of(match), deal_of(match))

    def ask_again(self, asked: AskAgain) -> AskedAgain | Refused:
        link = self._link(asked.of)
        if not isinstance(link, MatchLink):
            return Refused("nothing-to-replay", "")
        if asked.effort not in range(1, MOST_PLAYOUTS + 1):
            raise BadMessage("number-out-of-range", place="effort", found=str(asked.effort))
        about = asked.of, asked.since
        if self._asking is None or self._asking[0] != about:
            told = steps_told(link.table, None)
            self._asking = about, asking(link.table, told[_step(told, asked.since)])
        under_way = asked_further(self._asking[1], asked.effort)
        self._asking = about, under_way
        return AskedAgain(under_way.done, under_way.odd)

    def _link(self, text: str) -> Link:
        """StillReading, if it takes more than a slice."""
        link = self._links.pop(text, None) or _read(text)
        if isinstance(link, Generator):
            try:
                per_cent = next(link)
            except StopIteration as end:
                link = end.value
            else:
                self._remember(text, link)
                raise StillReading(per_cent)
        self._remember(text, link)
        return link

    def _remember(self, text: str, link: Link | Reading) -> None:
        if len(self._links) >= _REMEMBERED:
            del self._links[next(iter(self._links))]
        self._links[text] = link


def _read(text: str) -> Link | Reading:
    if not text.startswith(_STORED):
        return reading(text)
    return MatchLink(opened(read_stored(text)[0]))


def _named(match: Match, names: tuple[str, ...]) -> Match:
    if not names:
        return match
    if len(names) != len(match.players):
        raise BadMessage("wrong-number-of-players", place="names", found=str(len(names)))
    players = [Player(name, player.bot) for name, player in zip(names, match.players)]
    return replace(match, players=tuple(players))


def _cut(table: Table, step: int) -> Table:
    turns = table.match.turns[:step]
    return Table(replace(table.match, turns=turns), table.steps[: step + 1], revision=step)


def _step(steps: Sequence[Any], step: int) -> int:
    if step not in range(len(steps)):
        raise BadMessage("no-such-step", place="step", found=str(step))
    return step


def _only_without_step(step: int | None) -> None:
    if step is not None:
        raise BadMessage("no-such-step", place="step", found=str(step))


def _eyes(link: MatchLink, eyes: Eyes) -> Seat | None:
    """While it goes on, a person's alone; and only of a seat that the link hands over."""
    if eyes is None or eyes == ALL_EYES:
        return None
    table = link.table
    allowed = eyes in range(len(table.match.players))
    if allowed and not is_over(table):
        allowed = eyes in link.to if link.to is not None else is_person(table, eyes)
    if not allowed:
        raise BadMessage("no-such-seat", place="eyes", found=str(eyes))
    return eyes
