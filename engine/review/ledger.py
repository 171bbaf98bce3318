"""The ledger of luck and skill: where each seat's expectation went, from the start to the end.

Every change goes into one of four accounts, so they add up to result minus start exactly. What is
uncertain is only how much belongs where, and each account says how far off it may be.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import Seat
from engine.review.plan import ACCOUNTS, Account, Leg, Span
from engine.review.review import LegSums, Review, SpanSums
from engine.review.sums import Total, margin_of
from engine.review.walk import followed
from engine.review.worth import NOTHING, Worth, at_the_end, at_the_start


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of what a seat expects."""

    turn: int  # after which it was seen, from 1; 0: before the first
    account: Account
    change: Worth
    now: Worth  # what the seat expects then


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, compared with the best by what else it would have been worth."""

    move: Any  # None: leaving it be
    behind: int  # the best, lead and chance as one number; in hundredths of a point
    alike: bool  # is the difference too small to be sure of?
    chance: int  # to win, behind the best


@dataclass(frozen=True, slots=True)
class Decision:
    turn: int  # from 1
    seat: Seat
    move: Any
    choices: tuple[Choice, ...]  # the best first
    loss: Worth  # against the best; hardly below 0
    margin: int  # of the loss as one number
    doubt: Worth  # the squared standard error of the loss

    @property
    def sure(self) -> bool:
        """Does it lose more than could be an accident of the imagined worlds?"""
        return self.loss.both > self.margin


@dataclass(frozen=True, slots=True)
class Sum:
    account: Account
    change: Worth
    margin: Worth


@dataclass(frozen=True, slots=True)
class Ledger:
    seat: Seat
    start: Worth
    result: Worth
    sums: tuple[Sum, ...]  # by account
    entries: tuple[Entry, ...]
    decisions: tuple[Decision, ...]

    def of(self, account: Account) -> Sum:
        return next(each for each in self.sums if each.account == account)

    @property
    def luck(self) -> Worth:
        """Guesses are not: whoever reads the others guesses better."""
        return self.of("deal").change

    @property
    def without_luck(self) -> Worth:
        """The result as it would have been with cards like everybody's."""
        return self.result.minus(self.luck)


def skill_of(ledger: Ledger, ledgers: Sequence[Ledger]) -> Worth:
    """How much less the own decisions cost than those of the others at the table. Everybody's
    ledger is needed."""
    others = [each.of("own").change for each in ledgers if each.seat != ledger.seat]
    points, chance = (sum(column) // len(others) for column in zip(*others))
    return ledger.of("own").change.minus(Worth(points, chance))


def ledgers_of(review: Review) -> tuple[Ledger, ...]:
    """Of every seat that is followed. At least one world of each span is needed."""
    seats = sorted({seat for span in review.spans for seat in followed(review.table, span)})
    return tuple([_Book(review, seat).ledger() for seat in seats])


class _Book:
    """Goes through the spans of one seat once."""

    def __init__(self, review: Review, seat: Seat) -> None:
        self.review, self.seat = review, seat
        self.table = review.table
        self.changes = dict.fromkeys(ACCOUNTS, NOTHING)
        self.spreads = dict.fromkeys(ACCOUNTS, NOTHING)
        self.entries: list[Entry] = []
        self.decisions: list[Decision] = []
        self.now = self.start = at_the_start(review.table.match, (seat,))[0]

    def ledger(self) -> Ledger:
        outcome = self.table.match.game.outcome(self.table.state)
        assert outcome is not None
        result = at_the_end(outcome, (self.seat,))[0]
        account: Account = "deal"
        for span, sums in self._own():
            at = followed(self.table, span).index(self.seat)
            entry = sums.entry[at]
            self._put(span.first, account, entry.mean(sums.worlds).minus(self.now))
            if account != span.account:
                self._doubt(entry.spread(sums.worlds), account, span.account)
            for leg, each in zip(span.legs, sums.legs):
                self._leg(leg, each, sums.worlds, at, span.account)
            account = span.account
        self._put(len(self.table.match.turns), account, result.minus(self.now))
        sums_ = [Sum(each, self.changes[each], margin_of(self.spreads[each])) for each in ACCOUNTS]
        return Ledger(
            seat=self.seat,
            start=self.start,
            result=result,
            sums=tuple(sums_),
            entries=tuple(self.entries),
            decisions=tuple(self.decisions),
        )

    def _own(self) -> Iterator[tuple[Span, SpanSums]]:
        for span, sums in zip(self.review.spans, self.review.sums):
            if span.eyes in (None, self.seat):
                yield span, sums

    def _leg(self, leg: Leg, sums: LegSums, worlds: int, at: int, closing: Account) -> None:
        by, spread = sums.by[at].mean(worlds), sums.by[at].spread(worlds)
        if leg.seat == self.seat and sums.instead:
            decision = _decided(leg, sums.instead, worlds)
            self.decisions.append(decision)
            own = NOTHING.minus(decision.loss)
            self._put(leg.turn + 1, "own", own)
            self._doubt(decision.doubt, "own", "others")
            by = by.minus(own)
        self._put(leg.turn + 1, "others", by)
        if closing != "others":
            self._doubt(spread, "others", closing)
        if sums.shown:
            self._put(leg.turn + 1, leg.account, sums.shown[at].mean(worlds))
            if closing != leg.account:
                self._doubt(sums.shown[at].spread(worlds), leg.account, closing)

    def _put(self, turn: int, account: Account, change: Worth) -> None:
        self.now = self.now.plus(change)
        self.changes[account] = self.changes[account].plus(change)
        if change != NOTHING:
            self.entries.append(Entry(turn, account, change, self.now))

    def _doubt(self, spread: Worth, *accounts: Account) -> None:
        for account in accounts:
            self.spreads[account] = self.spreads[account].plus(spread)


def _decided(leg: Leg, instead: tuple[Total, ...], worlds: int) -> Decision:
    """What one half of the worlds finds clearly better is measured by the other. So chance finds
    nothing, in neither direction."""
    gained = [NOTHING, *[total.mean(worlds) for total in instead]]
    loss = NOTHING
    for half in (0, 1):
        clear = [total.clear_of_half(half, worlds) for total in instead]
        best = max(range(len(clear)), key=clear.__getitem__)
        if clear[best] > 0:
            loss = loss.plus(instead[best].mean_of_half(1 - half, worlds))
    margins = [0, *[total.margin_of_both(worlds) for total in instead]]
    order = sorted(range(len(gained)), key=lambda which: -gained[which].both)
    first = gained[order[0]]
    choices = [
        Choice(
            move=leg.moves[which],
            behind=first.both - gained[which].both,
            alike=first.both - gained[which].both <= max(margins[which], margins[order[0]]),
            chance=first.chance - gained[which].chance,
        )
        for which in order
    ]
    return Decision(
        turn=leg.turn + 1,
        seat=leg.seat,
        move=leg.moves[0],
        choices=tuple(choices),
        loss=Worth(loss.points // 2, loss.chance // 2),
        margin=margins[order[0]],
        doubt=instead[order[0] - 1].spread(worlds) if order[0] else NOTHING,
    )
