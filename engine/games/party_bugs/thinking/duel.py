"""Two choose their cards at the same time: how often should which be played?

What every pair of cards comes to follows from who takes first and from what is expected after the
round (forecast.py). Nobody knows the other's hand. So both sides answer, step by step, with every
hand they could have, to what the other has answered so far. At one's own hand regret says how
often each card should be played. What comes of it cannot be used even by who knows it.
"""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

from engine.games.party_bugs.cards import KING
from engine.games.party_bugs.thinking.forecast import (
    AFLOOR,
    BAIT,
    FLOOR,
    KEPT,
    OWN_TWIN,
    SOUGHT,
    THEIRS,
    Masks,
    Scale,
    Scales,
    expected,
)
from engine.games.party_bugs.thinking.kernel import Floor
from engine.games.party_bugs.thinking.stakes import Stakes

_PAUL: Final = 2
_ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
Table: TypeAlias = tuple[tuple[int, ...], ...]  # by one's own card and theirs


class Duel(NamedTuple):
    """A round of two, before both choose."""

    mine: tuple[int, ...]  # all faces that one could still play
    theirs: tuple[int, ...]
    hand: tuple[int, ...]  # where in `mine` the cards of one's hand are
    worths: Table


class Answers(NamedTuple):
    """How far both sides have come. All numbers are sums over the steps so far."""

    steps: int
    mine: tuple[int, ...]  # what each of one's own cards brought
    theirs: tuple[int, ...]
    regrets: tuple[int, ...]  # by card of the hand
    often: tuple[int, ...]
    met: tuple[int, ...]  # how often each of their cards was answered to


def faces_in(mask: int) -> tuple[int, ...]:
    return tuple([face for face in range(1, KING + 1) if mask >> face & 1])


def duel_of(floor: Floor, hand: Sequence[int], stakes: Stakes, scales: Scales) -> Duel:
    """`scales` are those for after this round."""
    me, you = stakes.seat, 1 - stakes.seat
    mine, theirs = faces_in(floor.left[me]), faces_in(floor.left[you])
    ends = [
        _End(floor, displays, (mine, theirs), stakes, scales) for displays in _shared_out(floor, me)
    ]
    nearer = floor.nearest[0] == me
    rows = []
    for row, own in enumerate(mine):
        worths = []
        for column, other in enumerate(theirs):
            worth = [end.worth for end in ends]
            if KING in (own, other):
                swept = own == KING and (other != KING or nearer)
                worths.append(worth[12 if swept else 13](row, column))
                continue
            first = own < other or (own == other and nearer)
            takes = [each(row, column) for each in (worth[:6] if first else worth[6:12])]
            pairs = list(zip(takes[::2], takes[1::2]))
            worths.append(
                max([min(pair) for pair in pairs]) if first else min([max(pair) for pair in pairs])
            )
        rows.append(tuple(worths))
    return Duel(mine, theirs, tuple([mine.index(face) for face in hand]), tuple(rows))


def _shared_out(floor: Floor, me: int) -> Iterator[Masks]:
    """All displays after the takes: when one is first, when the other is, and after Kings."""
    lie, you = [1 << face for face in floor.floor], 1 - me
    swept = lie[0] ^ lie[1] ^ lie[2]
    before = floor.displays
    for first, second in ((me, you), (you, me)):
        for takes in _ORDERS:
            after = before[:]
            for place, at in zip((first, second, _PAUL), takes):
                after[place] ^= lie[at]
            yield tuple(after)
    for king in (me, you):
        after = before[:]
        after[king] ^= swept
        yield tuple(after)


class _End:
    """One way to share out the floor, and what it comes to with each pair of played cards."""

    __slots__ = ("added", "base", "spread", "stakes")

    def __init__(
        self,
        floor: Floor,
        displays: Masks,
        faces: tuple[tuple[int, ...], tuple[int, ...]],
        stakes: Stakes,
        scales: Scales,
    ) -> None:
        places, left = range(len(displays)), tuple(floor.left)
        self.stakes, self.spread = stakes, scales.spread
        self.base = [expected(scales, at, displays, left, left, 0) for at in places]
        self.added = [
            [
                [played(scales.of(at), at, owner, face, displays, left) for at in places]
                for face in own
            ]
            for owner, own in zip((stakes.seat, 1 - stakes.seat), faces)
        ]

    def worth(self, row: int, column: int) -> int:
        mine, theirs = self.added[0][row], self.added[1][column]
        totals = [base + one + two for base, one, two in zip(self.base, mine, theirs)]
        return self.stakes.worth(totals, self.spread)


def played(scale: Scale, place: int, owner: int, face: int, displays: Masks, left: Masks) -> int:
    """What it changes for a place that the owner plays that face."""
    adds, bit = scale.faces, 1 << face
    lies = displays[place] & bit
    change = adds[FLOOR][face] + (adds[AFLOOR][face] if lies else 0)
    if owner == place:
        change -= adds[KEPT][face] + (adds[OWN_TWIN][face] if lies else 0)
    else:
        change -= adds[THEIRS][face]
        if place != _PAUL and left[place] & bit:
            change += adds[BAIT][face]
    others = [other for other in range(len(displays)) if other != place]
    return change + adds[SOUGHT][face] * len([at for at in others if displays[at] & bit])


# --- answers ---------------------------------------------------------------------------------


def at_first(duel: Duel) -> Answers:
    """Before anything is known of the other side, all its cards are equally likely."""
    size, rows, columns = len(duel.hand), duel.worths, zip(*duel.worths)
    return Answers(
        steps=0,
        mine=tuple([sum(row) // len(row) for row in rows]),
        theirs=tuple([-sum(column) // len(column) for column in columns]),
        regrets=(0,) * size,
        often=(0,) * size,
        met=(0,) * len(duel.theirs),
    )


def answered(duel: Duel, so_far: Answers, played_out: Sequence[int] = ()) -> Answers:
    """Both sides answer once more. Later answers count for more.

    `played_out` is what each card of the hand brought in playouts, if there were any.
    """
    size, step = len(duel.hand), so_far.steps + 1
    ours, parts = _played_by(so_far.mine, size)
    others, _ = _played_by(so_far.theirs, size)
    brought = [
        sum([often * worth for often, worth in zip(others, row) if often]) // parts
        for row in duel.worths
    ]
    theirs = list(so_far.theirs)
    for often, row in zip(ours, duel.worths):
        if often:
            share = step * often
            theirs = [sum_ - share * worth // parts for sum_, worth in zip(theirs, row)]
    worths = blended([brought[at] for at in duel.hand], played_out)
    regrets, played = _regretted(so_far.regrets, worths, step)
    return Answers(
        steps=step,
        mine=tuple([sum_ + step * worth for sum_, worth in zip(so_far.mine, brought)]),
        theirs=tuple(theirs),
        regrets=regrets,
        often=tuple([sum_ + step * often for sum_, often in zip(so_far.often, played)]),
        met=tuple([sum_ + step * often for sum_, often in zip(so_far.met, others)]),
    )


_ALWAYS: Final = 1 << 12


def _regretted(
    regrets: Sequence[int], worths: Sequence[int], step: int
) -> tuple[tuple[int, ...], list[int]]:
    """The regrets after this step, and how often each card was played in it."""
    among, size = sum(regrets), len(regrets)
    played = [_ALWAYS * each // among if among else _ALWAYS // size for each in regrets]
    mean = sum([often * worth for often, worth in zip(played, worths)]) // sum(played)
    more = [max(0, each + step * (worth - mean)) for each, worth in zip(regrets, worths)]
    return tuple(more), played


def _played_by(sums: Sequence[int], size: int) -> tuple[list[int], int]:
    """How many hands of that size would play each card, if each plays the best it has."""
    order = sorted(range(len(sums)), key=sums.__getitem__)
    counts = [0] * len(sums)
    for worse, at in enumerate(order):
        counts[at] = _hands(worse, size - 1)
    return counts, sum(counts)


def _hands(cards: int, size: int) -> int:
    """In how many ways the rest of a hand can be chosen."""
    if size == 0:
        return 1
    return cards if size == 1 else cards * (cards - 1) // 2


def blended(planned: Sequence[int], played_out: Sequence[int]) -> list[int]:
    """Two ways to look at moves. They err in different ways, so both together err less."""
    if not played_out:
        return list(planned)
    return [(2 * one + 3 * other) // 5 for one, other in zip(planned, played_out)]


def worths_of(duel: Duel, answers: Answers, nerve: int) -> list[int]:
    """What each card of the hand brings against all that the other side has answered.

    `nerve` is for the spread of results, in per cent: above 0 likes risk.
    """
    among, worths = sum(answers.met), []
    for at in duel.hand:
        row = duel.worths[at]
        mean = sum([often * worth for often, worth in zip(answers.met, row)]) // among
        square = sum([often * (worth - mean) ** 2 for often, worth in zip(answers.met, row)])
        worths.append(mean + nerve * isqrt(square // among) // 100)
    return worths
