"""What everybody is expected to have in the end, seen after a round.

Each place has what lies in its display. To that, each face adds something for thirteen reasons:
how many others still have a twin of it, whether it lies on the floor, and so on. How much is
learned from games (learned/). Faces are bits of masks, as in the kernel.
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.games.party_bugs.thinking.learned import REASONS, Learned, Row, learned_for

Masks: TypeAlias = tuple[int, ...]  # by place

_LOWER: Final = 127  # the faces 1 to 6; the rest is 7 to 13
_HALVES: Final = 128
_FACES: Final = 13
# The reasons, in the order in which they were learned. In one's own display lies a face ...
ONE, TWO, THREE = 0, 1, 2  # ... of which so many others, at least, still have a twin
OWN_TWIN: Final = 3  # ... of which one has a twin oneself
AFLOOR: Final = 4  # ... that lies on the floor, too
KEPT: Final = 5  # one has it still to play
FLOOR: Final = 6  # it lies on the floor
THEIRS: Final = 7  # another has it still to play
SOUGHT: Final = 8  # it lies on the floor, and in the display of another
RIVAL: Final = 9  # it lies in the display of another, and has twins to come
SHARED: Final = 10  # ... and in one's own as well
BAIT: Final = 11  # it lies on the floor, and one has a twin still to play
PAULS: Final = 12  # Paul has it still to turn up


class Halves(NamedTuple):
    """Sums over the faces of a mask, looked up in two halves."""

    low: tuple[int, ...]
    high: tuple[int, ...]

    def of(self, mask: int) -> int:
        return self.low[mask & _LOWER] + self.high[mask >> 7]


class Scale(NamedTuple):
    """A row, ready to be looked up."""

    sums: tuple[Halves, ...]  # by reason
    faces: tuple[tuple[int, ...], ...]  # by reason: what each face adds, the face 0 nothing
    always: int


class Scales(NamedTuple):
    """All that was learned for that many seats after a round."""

    seats: int
    seat: Scale
    paul: Scale
    spread: int

    def of(self, place: int) -> Scale:
        return self.seat if place < self.seats else self.paul


@cache
def scales_for(seats: int, to_play: int) -> Scales:
    """After a round; everybody has so many cards still to play."""
    return scales_of(learned_for(seats), seats, to_play)


def scales_of(learned: Learned, seats: int, to_play: int) -> Scales:
    seat = _scale(learned.seat[to_play])
    paul = _scale(learned.paul[to_play]) if learned.paul else seat
    return Scales(seats, seat, paul, learned.spread[to_play])


def _scale(row: Row) -> Scale:
    parts = [row.adds[at * _FACES : (at + 1) * _FACES] for at in range(REASONS)]
    faces = tuple([(0, *part) for part in parts])
    sums = [Halves(_summed((0, *part[:6])), _summed(part[6:])) for part in parts]
    return Scale(tuple(sums), faces, row.always)


def _summed(numbers: tuple[int, ...]) -> tuple[int, ...]:
    sums = [0] * _HALVES
    for at, number in enumerate(numbers):
        for mask in range(1 << at, 2 << at):
            sums[mask] = sums[mask - (1 << at)] + number
    return tuple(sums)


_TOTAL: Final = Halves(
    _summed(tuple([100 * face for face in range(7)])),
    _summed(tuple([100 * face for face in range(7, 14)])),
)
total: Final = _TOTAL.of  # of a display, in hundredths of a point


def expected(
    scales: Scales, place: int, displays: Masks, before: Masks, left: Masks, floor: int
) -> int:
    """What that place will have in the end, in hundredths of a point.

    `before` is what each place had still to play when the round began, `left` what it has now.
    `floor` are the played cards that lie there for the next round.
    """
    scale = scales.of(place)
    worth, sums = scale.always + total(displays[place]), scale.sums
    for reason, mask in grounds(scales.seats, place, displays, before, left, floor):
        if mask:
            low, high = sums[reason]
            worth += low[mask & _LOWER] + high[mask >> 7]
    return worth


def grounds(
    seats: int, place: int, displays: Masks, before: Masks, left: Masks, floor: int
) -> list[tuple[int, int]]:
    """What counts for a place: each reason with the faces it holds for, as a mask."""
    display, (one, two, three) = displays[place], _twins(before, place)
    found = [
        (ONE, display & one),
        (TWO, display & two),
        (THREE, display & three),
        (OWN_TWIN, display & left[place]),
        (AFLOOR, display & floor),
        (FLOOR, floor),
    ]
    if place < seats:
        found += [(KEPT, left[place]), (BAIT, floor & left[place])]
    else:
        found.append((PAULS, left[place]))
    for other, theirs in enumerate(displays):
        if other != place:
            found += [
                (SOUGHT, theirs & floor),
                (RIVAL, theirs & one),
                (SHARED, theirs & display & one),
                (THEIRS if other < seats else PAULS, left[other]),
            ]
    return found


def _twins(left: Masks, place: int) -> tuple[int, int, int]:
    """The faces that at least one, two or three others have still to play."""
    one = two = three = 0
    for other, mask in enumerate(left):
        if other != place:
            three |= two & mask
            two |= one & mask
            one |= mask
    return one, two, three
