"""Answers the page's questions about luck and skill. The running table is left alone."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.codec import BadMessage, encode
from engine.core.game import Seat
from engine.protocol import Refused
from engine.review.highlights import Highlight, highlights_of
from engine.review.kept import read_review, write_review
from engine.review.ledger import Ledger, ledgers_of, skill_of
from engine.review.review import EFFORTS, Review, begun, carried_on
from engine.review.worth import Worth
from engine.review_protocol import (
    Expected,
    Highlighted,
    LedgerTold,
    Reviewed,
    Summed,
    Weighed,
    Worthy,
)
from engine.review_protocol import Review as Asked
from engine.table.table import Table
from engine.table.told import chapter_at

_About: TypeAlias = tuple[str, Seat | None, int | None]


class Reviewing:
    """Remembers how far the running review has come. There is only one at a time."""

    def __init__(self) -> None:
        self._under_way: tuple[_About, Review] | None = None

    def is_about(self, asked: Asked) -> bool:
        """Is it under way, so that its match need not be read again?"""
        return self._under_way is not None and self._under_way[0] == _about(asked)

    def review(self, asked: Asked, table: Table | None) -> Reviewed | Refused:
        """`table` is what the save or link holds. The first call cuts the match into spans."""
        _check("effort", asked.effort, range(1, EFFORTS[-1]))
        if self.is_about(asked):
            assert self._under_way is not None
            review = carried_on(self._under_way[1], asked.effort)
        else:
            if table is None or table.match.game.outcome(table.state) is None:
                return Refused("not-over", "")  # what was dealt there is still secret
            review = _begun(asked, table)
        self._under_way = _about(asked), review
        return Reviewed(
            game=review.table.match.game_name,
            per_cent=review.per_cent,
            speaks=review.speaks,
            ledgers=told(review) if asked.tell and review.speaks else (),
            kept=write_review(review, asked.seat) if asked.keep else None,
        )


def _about(asked: Asked) -> _About:
    return asked.of, asked.seat, asked.worlds


def _begun(asked: Asked, table: Table) -> Review:
    game, seats = table.match.game, range(len(table.match.players))
    if asked.seat is not None:
        _check("seat", asked.seat, seats)
    worlds = game.reckoning.usual if asked.worlds is None else asked.worlds
    _check("worlds", worlds, EFFORTS)
    if asked.kept is None:
        return begun(table, worlds, asked.seat)
    review, seat = read_review(table, asked.kept)
    if (seat, review.effort) != (asked.seat, worlds):
        raise BadMessage("not-its-review", place="kept", found=asked.kept)
    return review


def _check(place: str, number: int, numbers: range) -> None:
    if number not in numbers:
        code = "no-such-seat" if place == "seat" else "number-out-of-range"
        raise BadMessage(code, place=place, found=str(number))


def told(review: Review) -> tuple[LedgerTold, ...]:
    ledgers = ledgers_of(review)
    return tuple([_told(review.table, ledger, ledgers) for ledger in ledgers])


def _told(table: Table, ledger: Ledger, ledgers: Sequence[Ledger]) -> LedgerTold:
    highlights = [_highlighted(table, ledger.seat, each) for each in highlights_of(table, ledger)]
    expected = {entry.turn: entry.now for entry in ledger.entries}
    sums = [Summed(each.account, _of(each.change), _of(each.margin)) for each in ledger.sums]
    return LedgerTold(
        seat=ledger.seat,
        start=_of(ledger.start),
        result=_of(ledger.result),
        without_luck=_of(ledger.without_luck),
        skill=_of(skill_of(ledger, ledgers)) if len(ledgers) > 1 else None,
        sums=tuple(sums),
        decisions=len(ledger.decisions),
        course=tuple([Expected(turn, _of(now)) for turn, now in expected.items()]),
        highlights=tuple(highlights),
    )


def _highlighted(table: Table, seat: Seat, highlight: Highlight) -> Highlighted:
    game = table.match.game

    def written(move: object) -> str | None:
        return None if move is None else game.write_move(move)

    options = [
        Weighed(written(each.move), each.behind, each.alike, each.chance)
        for each in highlight.choices
    ]
    return Highlighted(
        kind=highlight.kind,
        turn=highlight.turn,
        step=highlight.at,
        chapter=chapter_at(table, highlight.turn),
        view=encode(game.kinds.view, game.view(table.steps[highlight.at].state, seat)),
        move=None if highlight.decision is None else written(highlight.decision.move),
        change=_of(highlight.change),
        options=tuple(options),
        reason=highlight.reason,
    )


def _of(worth: Worth) -> Worthy:
    return Worthy(worth.points, worth.chance)
