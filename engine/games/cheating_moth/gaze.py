"""Where the Guard looks, for all to see, and whether a person's clumsiness is noticed (V7).

Eyes wander by facts that everybody knows. So everybody sees the same, at every replay too, and
a game without a memory of its own need not store where they were.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.core.game import IllegalMove, Refusal, Seat
from engine.core.rng import Rng, below, seeded, shuffled
from engine.games.cheating_moth.moves import Call, Move, Rustle

if TYPE_CHECKING:  # a view shows the gaze
    from engine.games.cheating_moth.view import View

Gaze: TypeAlias = tuple[Seat | None, ...]  # moment by moment; None is at the own cards

MOMENT: Final = 700  # milliseconds
IN_A_CIRCLE: Final = 12  # moments, after which it begins anew
_NOISE: Final = 3  # moments that a rustling fan draws
# By how many others there are: how often each is looked at, for how many moments at most, and how
# many moments more who is on turn.
# It leaves as many moments for the own cards, and every seat alone for some in a row.
_LOOKS: Final = {2: (2, 2, 1), 3: (1, 3, 2), 4: (1, 2, 1)}

# In how many of a hundred cases a slip is noticed, by whether the Guard looked there: if it was
# a flick, and if it was slow. Between the two it grows evenly.
CLUMSY: Final[Mapping[bool, tuple[int, int]]] = MappingProxyType({False: (40, 60), True: (95, 95)})
FLICK: Final = 250  # milliseconds
SLOW: Final = 1500
# That many more, by how many cards of that seat have vanished in this round beyond what is let
# pass: one for so many times round the table.
HASTE: Final = (0, 80)
LET_PASS: Final = 4
NEVER_SURE: Final = 95


def gaze(
    seats: int,
    *,
    guard: Seat,
    active: Seat,
    rustling: Sequence[bool],
    facts: tuple[int, ...],
) -> Gaze:
    """`facts` are more that everybody knows, so that the eyes go other ways at other times."""
    others = [(guard + at) % seats for at in range(1, seats)]
    on_turn = others.index(active) if active in others else None
    noisy = tuple([at for at, seat in enumerate(others) if rustling[seat]])
    wandering = _wandering(len(others), on_turn, noisy, facts)
    return tuple([None if at is None else others[at] for at in wandering])


@lru_cache(maxsize=64)
def _wandering(
    others: int, on_turn: int | None, noisy: tuple[int, ...], facts: tuple[int, ...]
) -> tuple[int | None, ...]:
    """The gaze, with the others counted from the Guard's left."""
    rng = seeded(0, *facts, *noisy, others if on_turn is None else on_turn)
    moments: list[int | None] = [noisy[at % len(noisy)] for at in range(_NOISE)] if noisy else []
    looks: list[tuple[int | None, ...]] = []
    times, longest, more = _LOOKS[others]
    for at in range(others):
        if at not in noisy:
            for _ in range(times):
                longer, rng = below(rng, longest)
                looks.append((at,) * (1 + longer))
    if on_turn is not None:
        looks += [(on_turn,)] * more
    left = IN_A_CIRCLE - len(moments) - sum(map(len, looks))
    order, _ = shuffled(rng, [*looks, *[(None,)] * left])
    return (*moments, *[at for look in order for at in look])


def looked_at(gaze: Gaze, after: int) -> Seat | None:
    """Where the Guard looks so many milliseconds after the gaze began."""
    return gaze[after // MOMENT % len(gaze)] if gaze else None


def noticed(view: "View", took: int, watched: bool, rng: Rng) -> bool:
    """Is that seat's slip noticed? It took so many milliseconds from touch to letting go."""
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
    view: "View", legal: tuple[Move, ...], took: int, watched: bool, rng: Rng
) -> tuple[Seat, Move] | None:
    """The fan of a person who has just let a card slip rustles, or it does not (V6, V7).

    What the Guard sees it need not weigh, nor a fan that rustles on and on: it calls.
    """
    if view.slip is None or view.seat is None:
        raise IllegalMove(Refusal("no-slip-under-way", "V2"))
    if not noticed(view, took, watched, rng):
        return None
    rustle = next((move for move in legal if isinstance(move, Rustle)), None)
    if watched or rustle is None:
        return view.guard, Call(view.seat)
    return view.seat, rustle
