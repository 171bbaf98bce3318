"""What leaves this phone as a link: a deal, the deal of a day, a match."""

from dataclasses import replace

from engine.links.chain import mark_of
from engine.links.compared import deal_of
from engine.links.day import day_match
from engine.links.link import write_link
from engine.links.phones import Decided, Marks, decided_in, marks_of, read_seen, seen_in, write_seen
from engine.links.values import DayLink, DealLink, MatchLink
from engine.protocol import Refused
from engine.sharing_protocol import Phone, Share, Shared, Today
from engine.table.table import Table


def shared(table: Table, asked: Share) -> Shared | Refused:
    scores = _scores(table)
    match asked.what:
        case "deal":
            deal = DealLink(replace(table.match, turns=(), origin=None), scores)
            return Shared(write_link(deal), None, deal_of(table.match))
        case "day":
            date = asked.date or ""
            if deal_of(table.match) != deal_of(day_match(table.match.game_name, date)):
                return Refused("not-of-that-day", "")
            link = write_link(DayLink(table.match.game_name, date, scores))
            return Shared(link, None, deal_of(table.match))
        case "match":
            # What fingers have done in secret is not to be seen by how long it is.
            game = table.match.game
            even = game.fumble is not None and game.outcome(table.state) is None
            decided = decided_in(table)
            marks = _marks_of(decided, asked.phone)
            link = write_link(MatchLink(table, asked.step, asked.to, marks, even))
            seen = write_seen(seen_in(decided, marks))
            return Shared(link, mark_of(table.match), deal_of(table.match), seen)


def today(asked: Today) -> Shared:
    link = DayLink(asked.game, asked.date)
    return Shared(write_link(link), None, deal_of(day_match(asked.game, asked.date)))


def _marks_of(decided: Decided, phone: Phone | None) -> Marks:
    if phone is None:
        return ()
    return marks_of(decided, phone.secret, phone.here, read_seen(phone.seen))


def _scores(table: Table) -> tuple[int, ...]:
    outcome = table.match.game.outcome(table.state)
    return () if outcome is None else outcome.scores
