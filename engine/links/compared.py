"""How a match that came in lies to the one that is there already."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.table.match import Match, Player
from engine.table.pledge import pledge_of


@dataclass(frozen=True, slots=True)
class Comparison:
    """`ahead`: theirs goes on where mine stands; `behind`: mine has gone on since.

    `turn` is the first, from 1, that one of them lacks or that differs; None where there is none.
    """

    how: Literal["same", "ahead", "behind", "diverged", "another"]
    turn: int | None


def compared(mine: Match, theirs: Match) -> Comparison:
    if pledge_of(mine) != pledge_of(theirs):
        return Comparison("another", None)
    own_length, length = len(mine.turns), len(theirs.turns)
    same = same_turns(mine, theirs)
    if same < min(own_length, length):
        return Comparison("diverged", same + 1)
    if own_length == length:
        return Comparison("same", None)
    turn = min(own_length, length) + 1
    return Comparison("ahead" if length > own_length else "behind", turn)


def same_turns(mine: Match, theirs: Match) -> int:
    """So many turns, from the first, are the same; none of another match."""
    if pledge_of(mine) != pledge_of(theirs):
        return 0
    both = zip(mine.turns, theirs.turns)
    return next(
        (at for at, (own, other) in enumerate(both) if own != other),
        min(len(mine.turns), len(theirs.turns)),
    )


def deal_of(match: Match) -> str:
    """The fingerprint of its deal: the same cards and the same bots, whoever plays them."""
    unnamed = tuple([Player("-", player.bot) for player in match.players])
    return pledge_of(replace(match, players=unnamed, turns=(), origin=None))
