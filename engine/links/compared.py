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
    for turn, (own, other) in enumerate(zip(mine.turns, theirs.turns), 1):
        if own != other:
            return Comparison("diverged", turn)
    own_length, length = len(mine.turns), len(theirs.turns)
    if own_length == length:
        return Comparison("same", None)
    turn = min(own_length, length) + 1
    return Comparison("ahead" if length > own_length else "behind", turn)


def deal_of(match: Match) -> str:
    """The fingerprint of its deal: the same cards and the same bots, whoever plays them."""
    unnamed = tuple([Player("-", player.bot) for player in match.players])
    return pledge_of(replace(match, players=unnamed, turns=()))
