"""Where the Guard looks, for all to see, and whether a person's slip is noticed (V7).

The gaze follows from facts that everybody knows. So everybody sees the same, in a replay too, and
it need not be stored.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.core.game import IllegalMove, Refusal, Seat, Touch
from engine.core.rng import Rng, below, seeded, shuffled
from engine.games.cheating_moth.moves import Call, Move, Rustle

if TYPE_CHECKING:  # a view shows the gaze
    from engine.games.cheating_moth.view import View

Gaze: TypeAlias = tuple[Seat | None, ...]  # moment by moment; None: at its own cards

MOMENT: Final = 700  # milliseconds
IN_A_CIRCLE: Final = 12  # moments; then the gaze starts again
_NOISE: Final = 3  # moments at a rustling fan
_FIRST_LOOK: Final = 2  # moments at whoever is on turn, at least
# By the number of other players: how many moments longer the first look may last, and how many
# moments a later look lasts at most. Some are left for its own cards, and every player is sometimes
# not looked at for several moments in a row.
_LOOKS: Final = {2: (2, 3), 3: (2, 2), 4: (1, 2)}

# In how many of a hundred cases a slip is noticed, by whether the Guard was looking: a flick, and
# a slow one. In between, the chance grows evenly.
CLUMSY: Final[Mapping[bool, tuple[int, int]]] = MappingProxyType({False: (27, 47), True: (95, 95)})
FLICK: Final = 250  # milliseconds
SLOW: Final = 1500
# How much is added if more of the seat's cards have vanished in this round than are let pass. One
# is let pass, and one more for every LET_PASS times round the table.
HASTE: Final = (0, 80)
LET_PASS: Final = 3
NEVER_SURE: Final = 95


def gaze(
    seats: int,
    *,
    guard: Seat,
    active: Seat,
    rustling: Sequence[bool],
    facts: tuple[int, ...],
) -> Gaze:
    """`facts` are more things that everybody knows. They make the eyes wander differently."""
    others = [(guard + at) % seats for at in range(1, seats)]
    on_turn = others.index(active) if active in others else None
    noisy = tuple([at for at, seat in enumerate(others) if rustling[seat]])
    wandering = _wandering(len(others), on_turn, noisy, facts)
    return tuple([None if at is None else others[at] for at in wandering])


@lru_cache(maxsize=64)
def _wandering(
    others: int, on_turn: int | None, noisy: tuple[int, ...], facts: tuple[int, ...]
) -> tuple[int | None, ...]:
    """The gaze, with the other players counted from the Guard's left."""
    most_more, longest = _LOOKS[others]
    rng = seeded(0, *facts, *noisy, others if on_turn is None else on_turn)
    moments: list[int | None] = [noisy[at % len(noisy)] for at in range(_NOISE)] if noisy else []
    if on_turn is not None and on_turn not in noisy:
        more, rng = below(rng, most_more + 1)
        moments += [on_turn] * (_FIRST_LOOK + more)
    looks: list[tuple[int | None, ...]] = []
    for at in range(others):
        if at not in noisy:
            longer, rng = below(rng, longest)
            looks.append((at,) * (1 + longer))
    left = IN_A_CIRCLE - len(moments) - sum(map(len, looks))
    order, _ = shuffled(rng, [*looks, *[(None,)] * left])
    return (*moments, *[at for look in order for at in look])


def looked_at(gaze: Gaze, after: int) -> Seat | None:
    """Where the Guard looks, that many milliseconds after the gaze began."""
    return gaze[after // MOMENT % len(gaze)] if gaze else None


def watched(gaze: Gaze, seat: Seat, touch: Touch) -> bool:
    """Does the Guard look there at any moment from touch to release?"""
    first, last = max(0, touch.began), max(0, touch.began + touch.took)
    moments = range(first // MOMENT, last // MOMENT + 1)[:IN_A_CIRCLE]
    return any(looked_at(gaze, at * MOMENT) == seat for at in moments)


def noticed(view: "View", took: int, watched: bool, rng: Rng) -> bool:
    """Is the seat's slip noticed? It `took` that many milliseconds from touch to release."""
    flick, slow = CLUMSY[watched]
    slowness = min(max(took, FLICK), SLOW) - FLICK
    chance = flick + (slow - flick) * slowness // (SLOW - FLICK) + HASTE[_haste(view)]
    return below(rng, 100)[0] < min(chance, NEVER_SURE)


def _haste(view: "View") -> int:
    assert view.seat is not None
    vanished = len(view.fans[view.seat].vanished or ())
    times_round = (view.turn - 1) // len(view.fans)
    return min(max(0, vanished - times_round // LET_PASS), len(HASTE) - 1)


def fumble(
    then: "View", view: "View", legal: tuple[Move, ...], touch: Touch, rng: Rng
) -> tuple[Seat, Move] | None:
    """Decides whether the fan rustles of a person who has just let a card slip (V6, V7).

    The Guard calls at once what it sees, what comes too soon, and a second rustle in one turn.
    Where it looked, everybody saw then.
    """
    if view.slip is None or view.seat is None:
        raise IllegalMove(Refusal("no-slip-under-way", "V2"))
    seen = watched(then.gaze, view.seat, touch)
    if not noticed(view, touch.took, seen, rng):
        return None
    rustle = next((move for move in legal if isinstance(move, Rustle)), None)
    if seen or rustle is None or _haste(view):
        return view.guard, Call(view.seat)
    return view.seat, rustle
