"""What an end of a game or round is worth to a seat: its lead, and its chance to win the match.

Games or rounds after it are luck. They are drawn from a small stock of rounds that anybody could
have, the same for everything that is compared.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.core.game import AnyGame, Outcome, Seat
from engine.core.rng import below, seeded
from engine.games import GAMES
from engine.search.reckoning import Sums, lead_of
from engine.table.match import Match

ONE: Final = 10_000  # a match that is won, in chance
A_WIN: Final = 1_000  # what it is worth beside the lead, in hundredths of a point: as bots see it
_STREAM: Final = 0xC0AC4  # keeps the chance of the stock apart
_STOCK: Final = 24  # rounds; each counts once for every way round the table
_COURSES: Final = 96  # of several rounds in a row
_TRIED: Final = 12  # courses for each world


class Worth(NamedTuple):
    points: int  # ahead of the others' average, in hundredths
    chance: int  # to win the match, in ten-thousandths

    def plus(self, other: "Worth") -> "Worth":
        return Worth(self.points + other.points, self.chance + other.chance)

    def minus(self, other: "Worth") -> "Worth":
        return Worth(self.points - other.points, self.chance - other.chance)

    @property
    def both(self) -> int:
        """As one number, in hundredths of a point."""
        return self.points + self.chance * A_WIN // ONE


NOTHING: Final = Worth(0, 0)


def worths(
    sums: Sums, courses: Sequence[Sums], seats: Sequence[Seat], number: int
) -> tuple[Worth, ...]:
    """For each of these seats. `number` is that of the world: it says which courses are tried."""
    chances = [0] * len(sums)
    tried = min(_TRIED, len(courses))
    for at in range(number * tried, (number + 1) * tried):
        ends = [before + more for before, more in zip(sums, courses[at % len(courses)])]
        best = min(ends)
        share = ONE // ends.count(best)
        for place, end in enumerate(ends):
            if end == best:
                chances[place] += share
    return tuple([Worth(lead_of(sums, seat), chances[seat] // tried) for seat in seats])


def courses_of(match: Match, left: int) -> tuple[Sums, ...]:
    """What the rounds or games that are left could add, by place."""
    game = match.game
    if left == 0:
        return ((0,) * len(_stock(game.name, _plain(match))[0]),)
    return _courses(game.name, _plain(match), left)


def at_the_start(match: Match, seats: Sequence[Seat]) -> tuple[Worth, ...]:
    """Before anything is dealt."""
    state = match.game.setup(match.config, match.seed).state
    courses = courses_of(match, match.game.reckoning.left(state) + 1)
    nothing = (0,) * len(courses[0])
    rounds = range(-(-len(courses) // _TRIED))
    every = [worths(nothing, courses, seats, number) for number in rounds]
    chances = [sum([each[at].chance for each in every]) // len(every) for at in range(len(seats))]
    leads = [sum([lead_of(course, seat) for course in courses]) // len(courses) for seat in seats]
    return tuple([Worth(lead, chance) for lead, chance in zip(leads, chances)])


def at_the_end(outcome: Outcome, seats: Sequence[Seat]) -> tuple[Worth, ...]:
    sums = tuple([100 * score for score in outcome.scores])
    share = ONE // outcome.ranks.count(1)
    return tuple(
        [Worth(lead_of(sums, seat), share if outcome.ranks[seat] == 1 else 0) for seat in seats]
    )


def _plain(match: Match) -> Any:
    """The config without its deals: what lies in them is not known at the start."""
    return match.game.setup(match.config, match.seed).state.config


@lru_cache(maxsize=32)
def _stock(name: str, config: Any) -> tuple[Sums, ...]:
    """Rounds as they could come. Chance treats all players alike, so they take turns in them."""
    game: AnyGame = GAMES[name]
    reckoning, seats = game.reckoning, config.seats
    found = []
    for number in range(_STOCK):
        sums = reckoning.finish(reckoning.fresh(config, number), None)
        for turn in range(seats):
            found.append((*sums[turn:seats], *sums[:turn], *sums[seats:]))
    return tuple(found)


@lru_cache(maxsize=32)
def _courses(name: str, config: Any, left: int) -> tuple[Sums, ...]:
    stock, rng, found = _stock(name, config), seeded(left, _STREAM), []
    seats = config.seats
    for _ in range(-(-_COURSES // seats)):
        sums = (0,) * len(stock[0])
        for _ in range(left):
            at, rng = below(rng, len(stock))
            sums = tuple([before + more for before, more in zip(sums, stock[at])])
        for turn in range(seats):
            found.append((*sums[turn:seats], *sums[:turn], *sums[seats:]))
    return tuple(found)
