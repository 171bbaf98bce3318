"""Players of Cheating Moth who see what a seat sees, with the reactions of people.

What the game asks of them they answer like any bot. What nobody waits for, to cheat, to call,
to slap, is an impulse: whoever lets time pass asks them now and then whether they have one.
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
class Temper:
    """How quick and how bold a kind of bot is; chances are one in so many."""

    quickest: int  # milliseconds
    spread: int  # of each of the three waits that a reaction is made of
    pricks_up: int  # milliseconds, the quickest a Guard calls what it hears
    ponders: int  # the spread of that
    early: int  # how seldom it lets go too early
    call: int  # how often a Guard trusts its ears early in a round, in per cent
    call_late: int  # and later, when most Moths are gone
    guess: int  # how seldom it calls out of the blue
    moth: int  # how seldom it tries to be rid of a Moth
    other: int  # how seldom of any other card
    bluff: int  # how seldom its fan rustles for nothing
    rarer: int = 2  # so many times as seldom it cheats off turn, and makes believe on turn
    shrewd: bool = False  # does it choose its moments, and mind what is at stake?


_DREAMER: Final = Temper(
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
_SLY: Final = Temper(
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
_TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "random": _DREAMER,
        "rule-of-thumb": _SLY,
        # Who is better is quicker, trusts its ears and dares more; but all are as slow as people.
        "novice": Temper(270, 120, 440, 220, 30, 62, 44, 90, 34, 320, 70),
        "regular": Temper(240, 100, 400, 190, 40, 76, 54, 120, 26, 240, 54),
        "expert": Temper(220, 88, 370, 160, 50, 82, 60, 160, 10, 90, 34, shrewd=True),
        "master": Temper(215, 82, 350, 140, 60, 88, 66, 200, 6, 55, 26, shrewd=True),
    }
)
# As they were before: matches of then are checked by them.
_FORMER_TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "novice": Temper(270, 120, 440, 220, 30, 40, 40, 90, 12, 90, 140, rarer=1),
        "regular": Temper(240, 100, 400, 190, 40, 55, 55, 120, 10, 70, 120, rarer=1),
        "expert": Temper(220, 88, 370, 160, 50, 70, 70, 160, 7, 45, 80, rarer=1, shrewd=True),
        "master": Temper(215, 82, 350, 140, 60, 85, 85, 200, 4, 30, 50, rarer=1, shrewd=True),
    }
)
_WAITS: Final = 3
_NEARLY: Final = 2  # cards in a hand that may be empty soon
_EARLY: Final = 3  # rounds of turns, in which most Moths vanish
_LATE: Final = 4  # rounds of turns, after which somebody may be nearly out
_FADED: Final = 1400  # milliseconds: what was heard longer ago is not called any more


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """By chance whatever the game asks for; mischief is not asked for."""
    del view
    return pick(rng, _answers(legal) or legal)[0]


def _answers(legal: tuple[Move, ...]) -> tuple[Move, ...]:
    return tuple([move for move in legal if not isinstance(move, Slip | Call | Rustle)])


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: the dearest card goes first, and deeds are done while they count."""
    answers = _answers(legal)
    if not answers:  # nobody asked
        return pick(rng, legal)[0]
    if isinstance(answers[0], Slap | Claim):
        return _reflex(view, legal, rng, _SLY) or answers[-1]
    best = max([worth(view, move) for move in answers])
    return pick(rng, [move for move in answers if worth(view, move) == best])[0]


# --- what nobody asked for -------------------------------------------------------------------


def reaction(rng: Rng, temper: Temper) -> tuple[int, Rng]:
    """Milliseconds until a finger moves: seldom much quicker or slower than usual."""
    ms = temper.quickest
    for _ in range(_WAITS):
        wait, rng = below(rng, temper.spread)
        ms += wait
    return min(ms, MOMENTS[-1]), rng


def hearing(rng: Rng, temper: Temper) -> tuple[int, Rng]:
    """Milliseconds until a noise is understood, and called."""
    ms = temper.pricks_up
    for _ in range(_WAITS):
        wait, rng = below(rng, temper.ponders)
        ms += wait
    return ms, rng


def _impulse(
    view: View, legal: tuple[Move, ...], rng: Rng, after: int, temper: Temper
) -> Move | None:
    if isinstance(legal[0], Slap | Claim):
        return _reflex(view, legal, rng, temper)
    calls = [move for move in legal if isinstance(move, Call)]
    if calls:
        return _call(view, calls, rng, after, temper)
    return _mischief(view, legal, rng, after, temper)


def _reflex(view: View, legal: tuple[Move, ...], rng: Rng, temper: Temper) -> Move | None:
    """To slap, or to claim if there is a card for it."""
    ms, rng = reaction(rng, temper)
    if isinstance(legal[0], Claim):
        return Claim(ms) if laying_on(view.discards[0], hand_of(view)) else None
    chance, rng = below(rng, temper.early)
    return Slap(EARLY) if chance == 0 else Slap(ms)


def _call(view: View, calls: Sequence[Call], rng: Rng, after: int, temper: Temper) -> Move | None:
    """The Guard trusts its ears, more or less; else it guesses, seldom, and whom it looks at."""
    heard = [call for call in calls if view.fans[call.seat].rustling]
    if not heard:
        return _guess(view, calls, rng, after, temper)
    # All is drawn before it is asked what time it is: whoever asks again gets the same answer.
    call, rng = pick(rng, heard)
    ready, rng = hearing(rng, temper)
    chance, rng = below(rng, 100)
    trust = temper.call if view.turn <= _EARLY * len(view.fans) else temper.call_late
    if temper.shrewd and _nearly_out(view):
        trust = 100
    return call if chance < trust and ready <= after <= _FADED else None


def _nearly_out(view: View) -> bool:
    """Would a right call bring the own hand to its end, or nearly?"""
    return len(hand_of(view)) <= _NEARLY


def _guess(view: View, calls: Sequence[Call], rng: Rng, after: int, temper: Temper) -> Move | None:
    chance, rng = below(rng, temper.guess)
    ready, rng = below(rng, IN_A_CIRCLE)
    seat = looked_at(view.gaze, after) if chance == 0 and ready * MOMENT <= after else None
    return next((call for call in calls if call.seat == seat), None)


def _mischief(
    view: View, legal: tuple[Move, ...], rng: Rng, after: int, temper: Temper
) -> Move | None:
    """To cheat, at most once a turn; and fairly, for a card that slips is heard."""
    rustle = [move for move in legal if isinstance(move, Rustle)]
    if not rustle or view.slip is not None:
        return rustle[0] if rustle else None
    slips = [move for move in legal if isinstance(move, Slip)]
    wanted = _dearest(slips) if temper.shrewd else _moths(slips) or slips
    if wanted and not (temper.shrewd and looked_at(view.gaze, after) == view.seat):
        chance, rng = below(rng, _seldom(view, wanted[0], temper))
        if chance == 0:
            return pick(rng, wanted)[0]
    chance, rng = below(
        rng, temper.bluff * temper.rarer if view.seat == view.active else temper.bluff
    )
    return rustle[0] if chance == 0 else None


def _moths(slips: Sequence[Slip]) -> Sequence[Slip]:
    return [slip for slip in slips if is_moth(slip.card)]


def _dearest(slips: Sequence[Slip]) -> Sequence[Slip]:
    """The one that would cost most in the end."""
    most = max([points((slip.card,)) for slip in slips], default=0)
    return [slip for slip in slips if points((slip.card,)) == most]


def _seldom(view: View, slip: Slip, temper: Temper) -> int:
    """One in how many times it dares to."""
    seldom = temper.moth if is_moth(slip.card) else temper.other
    # While the Guard is busy with somebody else it is a good time; late there is not much left.
    good = any(fan.rustling for fan in view.fans), temper.shrewd and _is_late(view)
    if view.seat != view.active:
        seldom *= temper.rarer
    return max(1, seldom >> sum(good))


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
    {kind: partial(_impulse, temper=temper) for kind, temper in _TEMPERS.items()}
)
FORMER_IMPULSES: Final = MappingProxyType[str, Impulse[View, Move]](
    {kind: partial(_impulse, temper=temper) for kind, temper in _FORMER_TEMPERS.items()}
)
