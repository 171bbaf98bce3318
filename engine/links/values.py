"""What a link says, as values, and what can be wrong with one."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.codec import BadMessage, Unreadable
from engine.core.game import Seat
from engine.links.day import check_date
from engine.links.phones import Marks
from engine.table.match import Match, game_called
from engine.table.table import Table, is_person

MOST_SCORES: Final = 8
LARGEST_SCORE: Final = 2**20


class BadLink(Unreadable):
    """A text that is no link, or one that cannot be read here."""


@dataclass(frozen=True, slots=True)
class DealLink:
    """A set-up with its seed: whoever opens it gets the same cards and the same bots."""

    match: Match  # before its first turn
    scores: tuple[int, ...] = ()  # by place, what came of it for the sender; () is not told

    def __post_init__(self) -> None:
        if self.match.turns:
            raise BadMessage("too-many-turns", found=str(len(self.match.turns)))
        if self.match.origin is not None:  # what people added at one table is not for others
            raise BadMessage("mixed-deal", found=str(len(self.match.origin.added)))
        _check_scores(self.scores)


@dataclass(frozen=True, slots=True)
class DayLink:
    """The deal of a day: all follows from the game and the date."""

    game_name: str
    date: str
    scores: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        game_called(self.game_name)
        check_date(self.date)
        _check_scores(self.scores)


@dataclass(frozen=True, slots=True)
class MatchLink:
    """A whole match, as far as it has come."""

    table: Table
    step: int | None = None  # to look at that one; None is where the match stands
    to: tuple[Seat, ...] | None = None  # whose seats it hands over, in order; None is all of them
    marks: Marks = ()  # of the phones that have made people's turns
    even: bool = False  # its length tells nothing of what nobody has noticed

    def __post_init__(self) -> None:
        if self.step is not None and self.step not in range(len(self.table.steps)):
            raise BadMessage("no-such-step", found=str(self.step))
        people = [
            seat for seat in range(len(self.table.match.players)) if is_person(self.table, seat)
        ]
        if self.to is not None and (
            not self.to or self.to != tuple([seat for seat in people if seat in self.to])
        ):
            raise BadMessage("no-such-seat", found=str(self.to))
        marked = [seat for seat, _ in self.marks]
        if marked != [seat for seat in people if seat in marked]:
            raise BadMessage("no-such-seat", found=str(marked))


Link: TypeAlias = DealLink | DayLink | MatchLink


def _check_scores(scores: tuple[int, ...]) -> None:
    if len(scores) > MOST_SCORES or any(abs(score) > LARGEST_SCORE for score in scores):
        raise BadMessage("number-out-of-range", found="scores")
