"""What is in a link, and how it lies to what its reader has already."""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import Seat
from engine.links.arriving import Known, unseen
from engine.links.chain import Keeps, heads_of, keeps, mark_at, turns_at
from engine.links.compared import Comparison, compared, deal_of
from engine.links.day import day_match
from engine.links.phones import Decided, decided_in, read_seen, seen_in, write_seen
from engine.links.values import DayLink, DealLink, Link, MatchLink
from engine.sharing_protocol import Seated, Unfold, Unfolded, Unseen
from engine.table.match import Match
from engine.table.pledge import pledge_of
from engine.table.saves import read_stored
from engine.table.table import Table, steps_noticed


@dataclass(frozen=True, slots=True)
class Found:
    """A link, with what takes long to find out where the match is long."""

    link: Link
    heads: tuple[str, ...]
    decided: Decided | None


def found_in(link: Link) -> Found:
    decided = decided_in(link.table) if isinstance(link, MatchLink) else None
    return Found(link, tuple(heads_of(match_of(link))), decided)


def unfolded(found: Found, asked: Unfold) -> Unfolded:
    link, heads, decided = found.link, found.heads, found.decided
    match, table = match_of(link), link.table if isinstance(link, MatchLink) else None
    mine = None if asked.mine is None else read_stored(asked.mine)[0]
    kept = None if asked.mark is None else keeps(heads, asked.mark)
    lines = match.game.write_config(match.config)
    hidden = ("deal ", "reshuffle ")
    return Unfolded(
        kind=_kind(link),
        game=match.game_name,
        options=tuple([line for line in lines if not line.startswith(hidden)]),
        players=seated(match),
        date=link.date if isinstance(link, DayLink) else None,
        scores=() if isinstance(link, MatchLink) else link.scores,
        turns=_turns_told(link),
        over=table is not None and is_over(table),
        step=link.step if isinstance(link, MatchLink) else None,
        to=link.to if isinstance(link, MatchLink) else None,
        pledge=pledge_of(match),
        deal=deal_of(match),
        mark=mark_at(heads),
        seen=_seen(link, decided),
        unseen=_unseen(link, decided, mine, asked, kept),
        comparison=None if mine is None else _compared(mine, link),
        kept=kept,
    )


def match_of(link: Link) -> Match:
    match link:
        case DealLink(match):
            return match
        case DayLink(name, date):
            return day_match(name, date)
        case MatchLink(table):
            return table.match


def _turns_told(link: Link) -> int:
    """While a match goes on, as many as all have noticed."""
    if not isinstance(link, MatchLink):
        return 0
    return len(steps_told(link.table, None)) - 1


def _compared(mine: Match, link: Link) -> Comparison:
    """Its turn is counted as turns are told."""
    comparison = compared(mine, match_of(link))
    if comparison.turn is None or not isinstance(link, MatchLink):
        return comparison
    told = steps_told(link.table, None)
    return replace(comparison, turn=number_in(told, comparison.turn - 1) + 1)


def _kind(link: Link) -> Any:
    return {DealLink: "deal", DayLink: "day", MatchLink: "match"}[type(link)]


def seated(match: Match) -> tuple[Seated, ...]:
    return tuple([Seated(player.name, player.bot) for player in match.players])


def _seen(link: Link, decided: Decided | None) -> str:
    marks = link.marks if isinstance(link, MatchLink) else ()
    return "" if decided is None else write_seen(seen_in(decided, marks))


def _unseen(
    link: Link, decided: Decided | None, mine: Match | None, asked: Unfold, kept: Keeps | None
) -> tuple[Unseen, ...]:
    if asked.phone is None or decided is None or not isinstance(link, MatchLink):
        return ()
    here, seen = asked.phone.here, read_seen(asked.phone.seen)
    until = turns_at(asked.mark) if asked.mark is not None and kept == "kept" else 0
    found = unseen(link.table, decided, link.marks, Known(mine, until, here, seen))
    return tuple([Unseen(seat, turns) for seat, turns in found])


def steps_told(table: Table, eyes: Seat | None) -> Sequence[int]:
    """The steps of a replay: while the match goes on, those that these eyes noticed."""
    return range(len(table.steps)) if is_over(table) else tuple(steps_noticed(table, eyes))


def number_in(told: Sequence[int], step: int | None) -> int:
    """Where among them that step is seen, or else the last."""
    return len(told) - 1 if step is None else bisect(told, step) - 1


def is_over(table: Table) -> bool:
    return table.match.game.outcome(table.state) is not None
