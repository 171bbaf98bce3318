"""The requests and replies about fairness; they need no table and touch none."""

from dataclasses import dataclass

from engine.table.tally import Sum


@dataclass(frozen=True, slots=True)
class Check:
    """Was it all fair in the match of that save? It has to be over; the table stays as it is.

    To be asked again and again, until it has come to 100 per cent.
    """

    save: str
    effort: int  # so many choices of bots are asked for again this time


@dataclass(frozen=True, slots=True)
class Tally:
    """What chance gave in the matches of those saves; the table stays as it is."""

    saves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OddMove:
    """A move that its bot does not choose when it is asked again."""

    turn: int  # from 1
    seat: str
    move: str
    instead: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check has found so far. All turns were played again from the seed already."""

    per_cent: int
    opening: str  # what the pledge is made from; it can be told now
    pledge: str
    turns: int
    asked: int  # so many bots' moves were asked for again, of what their seats saw
    odd: tuple[OddMove, ...]
    unasked: int  # so many did bots of their own accord: slips, calls and their like
    worlds: int  # so many moves were made once more where all that was hidden lay otherwise
    alike: int  # in so many of them the bot saw and did the same


@dataclass(frozen=True, slots=True)
class Tallied:
    """What chance gave to people and to bots, and what it gives on average, by game."""

    games: tuple[Sum, ...]
    running: int  # so many are not over: what was dealt there is still secret
    damaged: int
