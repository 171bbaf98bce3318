"""A review under way: a value that is carried on world by world.

First each span gets a few worlds, so that the first words can be said soon. Then the spans with the
largest swings get all theirs first. What comes out in the end does not depend on the slices, nor on
the order.
"""

from dataclasses import dataclass, replace
from typing import Final

from engine.core.game import Seat
from engine.core.pulse import beat
from engine.review.plan import Span, all_eyes, spans_of
from engine.review.sums import EMPTY, Total
from engine.review.walk import Walked, Worths, chance_of, followed, walked
from engine.table.table import Table

EFFORTS: Final = range(2, 100_001)  # worlds for each span
USUAL: Final = 60
_FIRST: Final = 4  # worlds, before anything is said


@dataclass(frozen=True, slots=True)
class LegSums:
    by: tuple[Total, ...]  # by seat that is followed
    instead: tuple[Total, ...]  # by other move
    shown: tuple[Total, ...]


@dataclass(frozen=True, slots=True)
class SpanSums:
    worlds: int
    entry: tuple[Total, ...]
    legs: tuple[LegSums, ...]


@dataclass(frozen=True, slots=True)
class Review:
    table: Table
    effort: int
    spans: tuple[Span, ...]
    chances: tuple[int, ...]  # what each span's worlds are drawn from
    sums: tuple[SpanSums, ...]
    order: tuple[int, ...]  # in which the spans get their worlds in this stage
    at: int = 0  # how many of them have theirs
    looked: bool = False  # is the first look at every span done?

    @property
    def done(self) -> bool:
        return self.looked and self.at == len(self.order)

    @property
    def per_cent(self) -> int:
        """How far it has come, in worlds."""
        if self.done:
            return 100
        had = sum([min(each.worlds, self.effort) for each in self.sums])
        return min(99, 100 * had // (self.effort * len(self.sums)))

    @property
    def speaks(self) -> bool:
        """Is there anything to be told yet?"""
        return all(sums.worlds for sums in self.sums)


def begun(table: Table, effort: int = USUAL, seat: Seat | None = None) -> Review:
    """`seat`: only what that seat could expect; where all see the same, that of all."""
    every = all_eyes(table)
    eyes = [each for each in every if each is None or seat in (None, each)]
    spans = tuple([span for each in eyes for span in spans_of(table, each)])
    return Review(
        table=table,
        effort=effort,
        spans=spans,
        chances=tuple([chance_of(table, span) for span in spans]),
        sums=tuple([_nothing(table, span) for span in spans]),
        order=tuple(range(len(spans))),
    )


def settled(review: Review) -> Review:
    """The same sums, with the order that follows from them: for a review that was put away."""
    first = replace(review, order=tuple(range(len(review.spans))), at=0, looked=False)
    return _forward(first)


def carried_on(review: Review, worlds: int) -> Review:
    """So many worlds further."""
    for _ in range(worlds):
        if review.done:
            break
        beat()
        review = _one_world(review)
    return review


def _one_world(review: Review) -> Review:
    which = review.order[review.at]
    sums = review.sums[which]
    walk = walked(review.table, review.spans[which], review.chances[which], sums.worlds)
    every = (*review.sums[:which], _added(sums, walk), *review.sums[which + 1 :])
    review = replace(review, sums=every)
    return _forward(review)


def _forward(review: Review) -> Review:
    """On to the next span that has not had its worlds in this stage, or to the next stage."""
    target, at = _target(review), review.at
    while at < len(review.order) and review.sums[review.order[at]].worlds >= target:
        at += 1
    review = replace(review, at=at)
    return review if at < len(review.order) or review.looked else _forward(_looked(review))


def _target(review: Review) -> int:
    return review.effort if review.looked else min(_FIRST, review.effort)


def _looked(review: Review) -> Review:
    """The largest swings come first now."""
    swings = [_swing(sums) for sums in review.sums]
    order = sorted(range(len(review.spans)), key=lambda which: -swings[which])
    return replace(review, order=tuple(order), at=0, looked=True)


def _swing(sums: SpanSums) -> int:
    """The most that a move or a card may have changed there."""
    changes = [total for leg in sums.legs for total in (*leg.by, *leg.instead, *leg.shown)]
    return max([abs(total.mean(sums.worlds).both) for total in changes], default=0)


def _nothing(table: Table, span: Span) -> SpanSums:
    seats = (EMPTY,) * len(followed(table, span))
    legs = [
        LegSums(seats, (EMPTY,) * (len(leg.moves) - 1), seats if leg.shown else ())
        for leg in span.legs
    ]
    return SpanSums(0, seats, tuple(legs))


def _added(sums: SpanSums, walk: Walked) -> SpanSums:
    number = sums.worlds
    legs = [
        LegSums(
            by=_more(leg.by, noted.by, number),
            instead=_more(leg.instead, noted.instead, number),
            shown=_more(leg.shown, noted.shown, number),
        )
        for leg, noted in zip(sums.legs, walk.noted, strict=True)
    ]
    return SpanSums(number + 1, _more(sums.entry, walk.entry, number), tuple(legs))


def _more(totals: tuple[Total, ...], worths: Worths, number: int) -> tuple[Total, ...]:
    return tuple([total.more(each, number) for total, each in zip(totals, worths, strict=True)])
