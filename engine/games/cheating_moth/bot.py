"""Bots of Cheating Moth. They see what their seat sees and react about as fast as people.

They answer the game's questions like any bot. Everything nobody waits for (cheating, calling,
slapping) is an impulse. Whoever lets time pass asks them now and then whether they have one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from engine.core.game import Bot, Impulse
from engine.core.rng import Rng, below, pick
from engine.games.cheating_moth.cards import is_moth, laying_on, points
from engine.games.cheating_moth.gaze import IN_A_CIRCLE, MOMENT, looked_at
from engine.games.cheating_moth.moves import (
    MOMENTS,
    Call,
    Claim,
    Move,
    Rustle,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import EARLY
from engine.games.cheating_moth.thinking.outlook import hand_of, worth
from engine.games.cheating_moth.thinking.problem import pose, recall
from engine.games.cheating_moth.thinking.reasons import is_laid_open, is_shown, reason
from engine.games.cheating_moth.view import View
from engine.search.levels import Level, Mind


@dataclass(frozen=True, slots=True)
class Habits:
    """How quick and how daring a level is. A chance of n means one in n."""

    quickest: int  # milliseconds
    spread: int  # of each of the three waits that make up a reaction
    pricks_up: int  # milliseconds: the soonest a Guard calls what it hears
    ponders: int  # the spread of that
    early: int  # one in how many times it lets go too early
    call: int  # per cent: how often a Guard trusts its ears early in a round
    call_late: int  # and later, when most Moths are gone
    guess: int  # one in how many times it makes a wild guess
    moth: int  # one in how many times it lets a Moth slip
    other: int  # the same for any other card
    bluff: int  # one in how many times it bluffs
    boldest: int = 0  # at most so many unheeded noises make it bolder
    rarer: int = 2  # how many times rarer it cheats off turn, and bluffs on turn
    shrewd: bool = False  # does it choose its moment and think of what is at stake?


_DREAMER: Final = Habits(
    quickest=320,
    spread=190,
    pricks_up=500,
    ponders=267,
    early=20,
    call=30,
    call_late=30,
    guess=80,
    moth=25,
    other=120,
    bluff=150,
    rarer=1,
)
_SLY: Final = Habits(
    quickest=220,
    spread=90,
    pricks_up=350,
    ponders=151,
    early=50,
    call=60,
    call_late=60,
    guess=160,
    moth=10,
    other=60,
    bluff=120,
    rarer=1,
)
_HABITS: Final[Mapping[str, Habits]] = MappingProxyType(
    {
        "random": _DREAMER,
        "rule-of-thumb": _SLY,
        # Better levels are quicker, trust their ears and dare more. None is quicker than people.
        "novice": Habits(270, 120, 440, 220, 30, 62, 44, 90, 66, 230, 66, 3),
        "regular": Habits(240, 100, 400, 190, 40, 80, 58, 120, 50, 170, 52, 6),
        "expert": Habits(220, 88, 370, 160, 50, 82, 60, 160, 16, 70, 34, 6, shrewd=True),
        "master": Habits(215, 82, 350, 140, 60, 88, 66, 200, 10, 45, 26, 6, shrewd=True),
    }
)
# The habits of earlier bots. Matches of that time are checked by them.
_FORMER_HABITS: Final[Mapping[str, Habits]] = MappingProxyType(
    {
        "novice": Habits(270, 120, 440, 220, 30, 40, 40, 90, 12, 90, 140, rarer=1),
        "regular": Habits(240, 100, 400, 190, 40, 55, 55, 120, 10, 70, 120, rarer=1),
        "expert": Habits(220, 88, 370, 160, 50, 70, 70, 160, 7, 45, 80, rarer=1, shrewd=True),
        "master": Habits(215, 82, 350, 140, 60, 85, 85, 200, 4, 30, 50, rarer=1, shrewd=True),
    }
)
_WAITS: Final = 3
_NEARLY: Final = 2  # a hand with so few cards may soon be empty
_EARLY: Final = 3  # rounds of turns, in which most Moths vanish
_LATE: Final = 4  # rounds of turns, after which somebody may be nearly out
_FADED: Final = 1400  # milliseconds: what was heard earlier is not called any more


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Answers the game's questions by chance. Mischief is never asked for."""
    del view
    return pick(rng, _answers(legal) or legal)[0]


def _answers(legal: tuple[Move, ...]) -> tuple[Move, ...]:
    return tuple([move for move in legal if not isinstance(move, Slip | Call | Rustle)])


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: the most costly card goes first, and actions are used while they help."""
    answers = _answers(legal)
    if not answers:  # there is no question
        return pick(rng, legal)[0]
    if isinstance(answers[0], Slap | Claim):
        return _reflex(view, legal, rng, _SLY) or answers[-1]
    best = max([worth(view, move) for move in answers])
    return pick(rng, [move for move in answers if worth(view, move) == best])[0]


# --- impulses --------------------------------------------------------------------------------


def reaction(rng: Rng, habits: Habits) -> tuple[int, Rng]:
    """Milliseconds until a finger moves; rarely much more or less than usual."""
    ms = habits.quickest
    for _ in range(_WAITS):
        wait, rng = below(rng, habits.spread)
        ms += wait
    return min(ms, MOMENTS[-1]), rng


def hearing(rng: Rng, habits: Habits) -> tuple[int, Rng]:
    """Milliseconds until a noise is understood and called."""
    ms = habits.pricks_up
    for _ in range(_WAITS):
        wait, rng = below(rng, habits.ponders)
        ms += wait
    return ms, rng


def _impulse(
    view: View, legal: tuple[Move, ...], rng: Rng, after: int, habits: Habits
) -> Move | None:
    if isinstance(legal[0], Slap | Claim):
        return _reflex(view, legal, rng, habits)
    calls = [move for move in legal if isinstance(move, Call)]
    if calls:
        return _call(view, calls, rng, after, habits)
    return _mischief(view, legal, rng, after, habits)


def _reflex(view: View, legal: tuple[Move, ...], rng: Rng, habits: Habits) -> Move | None:
    """Slaps, or claims if it has a card for it."""
    ms, rng = reaction(rng, habits)
    if isinstance(legal[0], Claim):
        return Claim(ms) if laying_on(view.discards[0], hand_of(view)) else None
    chance, rng = below(rng, habits.early)
    return Slap(EARLY) if chance == 0 else Slap(ms)


def _call(view: View, calls: Sequence[Call], rng: Rng, after: int, habits: Habits) -> Move | None:
    """The Guard may trust its ears. Else it rarely guesses, and calls whoever it looks at."""
    heard = [call for call in calls if view.fans[call.seat].rustling]
    if not heard:
        return _guess(view, calls, rng, after, habits)
    # Everything is drawn before the time is looked at. So asking again gives the same answer.
    call, rng = pick(rng, heard)
    ready, rng = hearing(rng, habits)
    chance, rng = below(rng, 100)
    trust = habits.call if view.turn <= _EARLY * len(view.fans) else habits.call_late
    if habits.shrewd and _nearly_out(view):
        trust = 100
    return call if chance < trust and ready <= after <= _FADED else None


def _nearly_out(view: View) -> bool:
    """Would a right call empty its own hand, or nearly so?"""
    return len(hand_of(view)) <= _NEARLY


def _guess(view: View, calls: Sequence[Call], rng: Rng, after: int, habits: Habits) -> Move | None:
    chance, rng = below(rng, habits.guess)
    ready, rng = below(rng, IN_A_CIRCLE)
    seat = looked_at(view.gaze, after) if chance == 0 and ready * MOMENT <= after else None
    return next((call for call in calls if call.seat == seat), None)


def _mischief(
    view: View, legal: tuple[Move, ...], rng: Rng, after: int, habits: Habits
) -> Move | None:
    """Cheats at most once a turn, and fairly: its slips can be heard."""
    rustle = [move for move in legal if isinstance(move, Rustle)]
    if not rustle or view.slip is not None:
        return rustle[0] if rustle else None
    slips = [move for move in legal if isinstance(move, Slip)]
    wanted = _dearest(slips) if habits.shrewd else _moths(slips) or slips
    if wanted and not (habits.shrewd and looked_at(view.gaze, after) == view.seat):
        chance, rng = below(rng, _seldom(view, wanted[0], habits))
        if chance == 0:
            return pick(rng, wanted)[0]
    chance, rng = below(
        rng, habits.bluff * habits.rarer if view.seat == view.active else habits.bluff
    )
    return rustle[0] if chance == 0 else None


def _moths(slips: Sequence[Slip]) -> Sequence[Slip]:
    return [slip for slip in slips if is_moth(slip.card)]


def _dearest(slips: Sequence[Slip]) -> Sequence[Slip]:
    """The slips of the most costly card."""
    most = max([points((slip.card,)) for slip in slips], default=0)
    return [slip for slip in slips if points((slip.card,)) == most]


def _seldom(view: View, slip: Slip, habits: Habits) -> int:
    """One in how many times it dares to slip that card."""
    seldom = habits.moth if is_moth(slip.card) else habits.other
    # It is a good time while the Guard is busy with somebody else, and late in a round.
    good = any(fan.rustling for fan in view.fans), habits.shrewd and _is_late(view)
    if view.seat != view.active:
        seldom *= habits.rarer
    return max(1, (seldom >> sum(good)) // (1 + min(view.unheeded, habits.boldest)))


def _is_late(view: View) -> bool:
    counts = [fan.count for fan in view.fans if fan.count is not None]
    return min(counts) <= _NEARLY or view.turn > _LATE * len(view.fans)


MIND: Final = Mind(
    pose=pose,
    recall=recall,
    reason=reason,
    laid_open=is_laid_open,
    shown=is_shown,
    levels=MappingProxyType(
        {
            "novice": Level(effort=400, memory=0, blur=150),
            "regular": Level(effort=1_200, memory=50, blur=60),
            "expert": Level(effort=4_000, memory=80, blur=20),
            "master": Level(effort=14_000),
        }
    ),
)
BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player, **dict(MIND.bots())}
)
IMPULSES: Final = MappingProxyType[str, Impulse[View, Move]](
    {kind: partial(_impulse, habits=habits) for kind, habits in _HABITS.items()}
)
FORMER_IMPULSES: Final = MappingProxyType[str, Impulse[View, Move]](
    {kind: partial(_impulse, habits=habits) for kind, habits in _FORMER_HABITS.items()}
)
