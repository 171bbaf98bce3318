"""Cuts a match, as some eyes followed it, into spans in which the same imagined worlds do.

A span begins with what the eyes see, and ends where they learn more than its worlds can be
rearranged to fit. Only what the eyes notice is used: their views, and the events as they saw them.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.core.game import CLOCK, Seat
from engine.search.reckoning import Gathering, Reckoning
from engine.table.table import Table

Account: TypeAlias = Literal["deal", "guesses", "own", "others"]
ACCOUNTS: Final[tuple[Account, ...]] = ("deal", "guesses", "own", "others")


@dataclass(frozen=True, slots=True)
class Leg:
    """A turn that the worlds of a span are carried on by.

    `open`: it can be made in each of them. `sealed`: it is put down until all have chosen. `bare`:
    only what came of it is known.
    """

    turn: int  # its number, from 0
    seat: Seat
    form: Literal["open", "sealed", "bare"]
    moves: tuple[Any, ...]  # what was chosen, then what else was worth a thought; None: leaving be
    shown: bool  # were the worlds rearranged to fit what was learned?
    account: Account  # where that goes


@dataclass(frozen=True, slots=True)
class Span:
    eyes: Seat | None  # None: all, where everybody sees the same
    first: int  # after so many turns
    legs: tuple[Leg, ...]
    account: Account  # where the change to the next span goes


def all_eyes(table: Table) -> tuple[Seat | None, ...]:
    """Whose eyes have to be followed."""
    if table.match.game.reckoning.open:
        return (None,)
    return tuple(range(len(table.match.players)))


def spans_of(table: Table, eyes: Seat | None) -> tuple[Span, ...]:
    planner = _Planner(table, eyes)
    for turn in range(len(table.match.turns)):
        planner.take(turn)
    planner.cut(len(table.match.turns), "deal")
    return tuple(planner.spans)


class _Planner:
    """Goes through a match once. Nothing of it is left when the spans are known."""

    def __init__(self, table: Table, eyes: Seat | None) -> None:
        self.table, self.eyes = table, eyes
        self.game = table.match.game
        self.reckoning: Reckoning = self.game.reckoning
        self.spans: list[Span] = []
        self.first = 0
        self.legs: list[Leg] = []
        self.due: Account | None = None  # the worlds do not fit any more; where the change goes
        self.asked_at: int | None = None  # when these eyes first chose in this gathering

    def cut(self, at: int, account: Account) -> None:
        self.spans.append(Span(self.eyes, self.first, tuple(self.legs), self.due or account))
        self.first, self.legs, self.due = at, [], None

    def take(self, turn: int) -> None:
        (seat, move), reckoning = self.table.match.turns[turn], self.reckoning
        own = seat == self.eyes
        if not witnessed(self.table, turn, self.eyes):
            return
        before, after = [reckoning.gathered(self._state(at)) for at in (turn, turn + 1)]
        goes_on = _adds_to(before, after)
        if before is not None and reckoning.seals(move):
            if own:
                self._seal(turn, goes_on=goes_on)
            if not goes_on:
                self._bare(turn, "guesses")
        elif goes_on and before != after:
            return  # fingers race
        elif before is not None and not goes_on and seat == CLOCK:
            self._bare(turn, "others")  # who was quicker is neither luck nor a choice
        elif not reckoning.blind(self._state(turn), self.eyes, seat, move):
            self._open(turn)
        elif not own:
            self._bare(turn, "deal" if seat == CLOCK else "others")

    def _state(self, at: int) -> Any:
        return self.table.steps[at].state

    def _fresh_enough(self, turn: int, account: Account | None) -> None:
        """Cuts before this turn, if the worlds do not fit and it belongs elsewhere."""
        if self.due is None or self.due == account:
            return
        if account is not None and self.reckoning.pending(self._state(turn), self.eyes):
            return
        self.cut(turn, self.due)

    def _seal(self, turn: int, *, goes_on: bool) -> None:
        if self.asked_at is None:
            self.asked_at = turn
        if goes_on and self._chooses_again(turn):
            return
        self._fresh_enough(turn, None)
        seat, move = self.table.match.turns[turn]
        moves = self._weighed(self.asked_at, seat, move)
        self.legs.append(Leg(turn, seat, "sealed", moves, shown=False, account="guesses"))
        self.asked_at = None

    def _chooses_again(self, turn: int) -> bool:
        """Before all have chosen, one's choice may be changed. Only the last counts."""
        reckoning, turns = self.reckoning, self.table.match.turns
        gathering = reckoning.gathered(self._state(turn))
        for at in range(turn + 1, len(turns)):
            if not _adds_to(gathering, reckoning.gathered(self._state(at))):
                return False
            if turns[at][0] == self.eyes and reckoning.seals(turns[at][1]):
                return True
        return False

    def _bare(self, turn: int, account: Account) -> None:
        self._fresh_enough(turn, account)
        if self.due is not None:
            return
        if self.reckoning.learned(witnessed(self.table, turn, self.eyes), self.eyes) != "fits":
            self.due = account
            return
        seat, move = self.table.match.turns[turn]
        self.legs.append(Leg(turn, seat, "bare", (move,), shown=True, account=account))

    def _open(self, turn: int) -> None:
        seat, move = self.table.match.turns[turn]
        self._fresh_enough(turn, None)
        stealthy = self.reckoning.stealthy(move)
        account: Account = "guesses" if stealthy else "deal"
        learned = self.reckoning.learned(witnessed(self.table, turn, self.eyes), self.eyes)
        fits = learned == "fits" and not stealthy
        moves = self._weighed(turn, seat, move)
        self.legs.append(Leg(turn, seat, "open", moves, shown=fits, account=account))
        if stealthy or learned == "anew":
            self.due = account

    def _weighed(self, turn: int, seat: Seat, move: Any) -> tuple[Any, ...]:
        """What was chosen, and what else was worth a thought to whoever decides."""
        if self.eyes not in (None, seat) or seat == CLOCK:
            return (move,)
        game, state, reckoning = self.game, self._state(turn), self.reckoning
        legal = game.legal_moves(state, seat)
        if reckoning.gathered(state) is not None and reckoning.seals(move):
            legal = tuple([other for other in legal if reckoning.seals(other)])
        elif reckoning.gathered(state) is not None or reckoning.stealthy(move):
            return (move, None)  # nobody waited for it
        if len(legal) < 2 or game.foregone(state, seat) is not None:
            return (move,)
        problem = game.mind.pose(game.view(state, seat), legal, None)
        return (move, *[other for other in problem.moves if other != move])


def witnessed(table: Table, turn: int, eyes: Seat | None) -> tuple[Any, ...]:
    game = table.match.game
    seen = [game.witness(event, eyes) for event in table.steps[turn + 1].events]
    return tuple([event for event in seen if event is not None])


def _adds_to(before: Gathering | None, after: Gathering | None) -> bool:
    """Is it still the same gathering, with nobody's choice gone?"""
    return (
        before is not None
        and after is not None
        and before.what == after.what
        and before.count <= after.count > 0
    )
