"""Who meets whom, and how a deal is played: by every seating of the same bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import TypeAlias

from engine.core.game import Outcome
from engine.shell.seating import BOT_NAMES, match_of
from engine.shell.tournament.ladder import Fared
from engine.table.bots import play_bot, play_unasked
from engine.table.match import Match, Player, game_called
from engine.table.table import opened

Seating: TypeAlias = tuple[str, ...]  # kinds of bots, by seat


@dataclass(frozen=True, slots=True)
class Contest:
    """Some bots at a table that is dealt again and again."""

    game_name: str
    options: tuple[str, ...]
    kinds: Seating  # as many as there are seats; in what order makes no difference

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return tuple(sorted({*permutations(self.kinds)}))

    @property
    def rivals(self) -> Seating:
        """Each kind once, in the order they were named."""
        return tuple(dict.fromkeys(self.kinds))


def against_the_one_below(kinds: Sequence[str], seats: int) -> Iterator[Seating]:
    """A ladder from weakest to strongest: one of each among as many of the last as fit."""
    for lower, upper in pairwise(kinds):
        yield filled_up((upper, lower), seats)


def filled_up(kinds: Sequence[str], seats: int) -> Seating:
    """The last of them has all seats that are left."""
    return (*kinds, *[kinds[-1]] * (seats - len(kinds)))


def play_deal(contest: Contest, seed: int) -> dict[str, Fared]:
    """How each kind fared on that deal, on average over all seatings and seats it had."""
    games: dict[str, list[Fared]] = {kind: [] for kind in contest.rivals}
    for seating in contest.seatings:
        outcome = _played(_match(contest, seating, seed))
        for seat, kind in enumerate(seating):
            games[kind].append(fared(outcome, seat))
    return {kind: Fared.average(each) for kind, each in games.items()}


def fared(outcome: Outcome, seat: int) -> Fared:
    """Who shares the first place shares the win; a dummy can win as well."""
    own, others = outcome.scores[seat], [*outcome.scores]
    del others[seat]
    winners = outcome.ranks.count(1)
    won = 1 / winners if outcome.ranks[seat] == 1 else 0.0
    return Fared(won, own - sum(others) / len(others), own)


def _match(contest: Contest, seating: Seating, seed: int) -> Match:
    players = [Player(name, kind) for name, kind in zip(BOT_NAMES, seating)]
    return match_of(
        game_called(contest.game_name), players, options=contest.options, precedence=None, seed=seed
    )


def _played(match: Match) -> Outcome:
    table = opened(match)
    while (after := play_unasked(table) or play_bot(table)) is not None:
        table = after
    outcome = match.game.outcome(table.state)
    assert outcome is not None
    return outcome
