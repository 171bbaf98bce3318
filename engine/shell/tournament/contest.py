"""Who meets whom, and how a deal is played: in every seating of the same bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import TypeAlias

from engine.core.game import CLOCK, Outcome
from engine.shell.seating import BOT_NAMES, match_of
from engine.shell.tournament.ladder import ALL_SEEING, Fared
from engine.shell.tournament.outsiders import outsider_called
from engine.table.bots import play_bot, play_unasked
from engine.table.match import Match, Player, game_called
from engine.table.table import Table, awaited, opened, submit

Seating: TypeAlias = tuple[str, ...]  # kinds of players, by seat


@dataclass(frozen=True, slots=True)
class Contest:
    """Some bots at a table, for many deals."""

    game_name: str
    options: tuple[str, ...]
    kinds: Seating  # one for each seat; their order makes no difference

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return tuple(sorted({*permutations(self.kinds)}))

    @property
    def rivals(self) -> Seating:
        """Each kind once, in the order they were named."""
        return tuple(dict.fromkeys(self.kinds))


def a_ladder(levels: Sequence[str], yardstick: str, seats: int) -> Iterator[Seating]:
    """Each level meets the one below. Each of them and the all-seeing bot meet the yardstick."""
    for lower, upper in pairwise(levels):
        yield filled_up((upper, lower), seats)
    for kind in (yardstick, *levels, ALL_SEEING):
        yield filled_up((kind, yardstick), seats)


def filled_up(kinds: Sequence[str], seats: int) -> Seating:
    """The last kind takes all seats that are left."""
    return (*kinds, *[kinds[-1]] * (seats - len(kinds)))


def play_deal(contest: Contest, seed: int) -> dict[str, Fared]:
    """How each kind did on that deal, on average over all seatings and its seats."""
    games: dict[str, list[Fared]] = {kind: [] for kind in contest.rivals}
    for seating in contest.seatings:
        outcome = _played(_match(contest, seating, seed), seating)
        for seat, kind in enumerate(seating):
            games[kind].append(fared(outcome, seat))
    return {kind: Fared.average(each) for kind, each in games.items()}


def fared(outcome: Outcome, seat: int) -> Fared:
    """Players who share first place share the win. A dummy can win as well."""
    own, others = outcome.scores[seat], [*outcome.scores]
    del others[seat]
    winners = outcome.ranks.count(1)
    won = 1 / winners if outcome.ranks[seat] == 1 else 0.0
    return Fared(won, own - sum(others) / len(others), own)


def _match(contest: Contest, seating: Seating, seed: int) -> Match:
    game = game_called(contest.game_name)
    best = list(game.mind.levels)[-1]
    players = [
        Player(name, kind if outsider_called(kind) is None else best)
        for name, kind in zip(BOT_NAMES, seating)
    ]
    return match_of(game, players, options=contest.options, precedence=None, seed=seed)


def _played(match: Match, seating: Seating) -> Outcome:
    table = opened(match)
    while (
        after := play_unasked(table) or _by_outsider(table, seating) or play_bot(table)
    ) is not None:
        table = after
    outcome = match.game.outcome(table.state)
    assert outcome is not None
    return outcome


def _by_outsider(table: Table, seating: Seating) -> Table | None:
    """The move of who is no bot of the game, if that is who is asked."""
    seat = next(iter(awaited(table)), CLOCK)
    outsider = None if seat == CLOCK else outsider_called(seating[seat])
    return None if outsider is None else submit(table, table.revision, seat, outsider(table, seat))
