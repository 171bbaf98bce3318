"""Players of Cheating Moth who see what a seat sees, with the reactions of people.

What the game asks of them they answer like any bot. What nobody waits for, to cheat, to call,
to slap, is an impulse: whoever lets time pass asks them now and then whether they have one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.core.cards import Card
from engine.core.game import Bot, Impulse
from engine.core.rng import Rng, below, pick
from engine.games.cheating_moth.cards import (
    ANT,
    COCKROACH,
    MOSQUITO,
    MOTH,
    NUMBER,
    SPIDER,
    Cards,
    is_moth,
    kind_of,
    laying_on,
    value_of,
)
from engine.games.cheating_moth.gaze import IN_A_CIRCLE, MOMENT, looked_at
from engine.games.cheating_moth.moves import (
    MOMENTS,
    Call,
    Claim,
    Give,
    GiveTo,
    Lay,
    Move,
    Play,
    Rustle,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import EARLY
from engine.games.cheating_moth.view import View


@dataclass(frozen=True, slots=True)
class Temper:
    """How quick and how bold a kind of bot is; chances are one in so many."""

    quickest: int  # milliseconds
    spread: int  # of each of the three waits that a reaction is made of
    pricks_up: int  # milliseconds, the quickest a Guard calls what it hears
    ponders: int  # the spread of that
    early: int  # how seldom it lets go too early
    call: int  # how often a Guard trusts its ears, in per cent
    guess: int  # how seldom it calls out of the blue
    moth: int  # how seldom it tries to be rid of a Moth
    other: int  # how seldom of any other card
    bluff: int  # how seldom its fan rustles for nothing


_DREAMER: Final = Temper(
    quickest=320,
    spread=190,
    pricks_up=500,
    ponders=267,
    early=20,
    call=30,
    guess=80,
    moth=25,
    other=120,
    bluff=150,
)
_SLY: Final = Temper(
    quickest=220,
    spread=90,
    pricks_up=350,
    ponders=151,
    early=50,
    call=60,
    guess=160,
    moth=10,
    other=60,
    bluff=120,
)
_WAITS: Final = 3
_FADED: Final = 1400  # milliseconds: what was heard longer ago is not called any more

# What it is worth to play a card of that kind while its action still counts.
_WORTH: Final = {NUMBER: 1, ANT: 5, COCKROACH: 4, SPIDER: 7, MOSQUITO: 8, MOTH: 10}
_LITTLE: Final = 3  # cards in the hand from which on points count more than deeds


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
    best = max([_worth(view, move) for move in answers])
    return pick(rng, [move for move in answers if _worth(view, move) == best])[0]


def _worth(view: View, move: Move) -> tuple[int, int]:
    """The first number counts, the second settles what is equal."""
    hand = _hand(view)
    match move:
        case Play(card):
            return _worth_of_play(hand, card), _alike(hand, card)
        case Lay():
            return 9, 0
        case GiveTo(card, seat):  # to whoever is ahead
            return _dearness(hand, card), -view.sums[seat]
        case Give(card):
            return _dearness(hand, card), _alike(hand, card)
        case _:  # to draw, to give nothing, to lapse: when there is nothing better
            return 0, 0


def _worth_of_play(hand: Cards, card: Card) -> int:
    kind = kind_of(card)
    if kind == COCKROACH and laying_on(card, hand):
        return _WORTH[SPIDER]
    return _WORTH[kind]


def _dearness(hand: Cards, card: Card) -> int:
    """How gladly a card is given away: deeds are kept for as long as there is time."""
    deed = kind_of(card) != NUMBER
    return (3 if deed else 2) if len(hand) <= _LITTLE else (1 if deed else 2)


def _alike(hand: Cards, card: Card) -> int:
    """How many cards of that value there are: what is left had better be mixed."""
    return len([other for other in hand if value_of(other) == value_of(card)])


def _hand(view: View) -> Cards:
    assert view.seat is not None
    return view.fans[view.seat].cards or ()


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


def dreamy_impulse(view: View, legal: tuple[Move, ...], rng: Rng, after: int) -> Move | None:
    return _impulse(view, legal, rng, after, _DREAMER)


def sly_impulse(view: View, legal: tuple[Move, ...], rng: Rng, after: int) -> Move | None:
    return _impulse(view, legal, rng, after, _SLY)


def _impulse(
    view: View, legal: tuple[Move, ...], rng: Rng, after: int, temper: Temper
) -> Move | None:
    if isinstance(legal[0], Slap | Claim):
        return _reflex(view, legal, rng, temper)
    calls = [move for move in legal if isinstance(move, Call)]
    if calls:
        return _call(view, calls, rng, after, temper)
    return _mischief(view, legal, rng, temper)


def _reflex(view: View, legal: tuple[Move, ...], rng: Rng, temper: Temper) -> Move | None:
    """To slap, or to claim if there is a card for it."""
    ms, rng = reaction(rng, temper)
    if isinstance(legal[0], Claim):
        return Claim(ms) if laying_on(view.discards[0], _hand(view)) else None
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
    return call if chance < temper.call and ready <= after <= _FADED else None


def _guess(view: View, calls: Sequence[Call], rng: Rng, after: int, temper: Temper) -> Move | None:
    chance, rng = below(rng, temper.guess)
    ready, rng = below(rng, IN_A_CIRCLE)
    seat = looked_at(view.gaze, after) if chance == 0 and ready * MOMENT <= after else None
    return next((call for call in calls if call.seat == seat), None)


def _mischief(view: View, legal: tuple[Move, ...], rng: Rng, temper: Temper) -> Move | None:
    """To cheat, at most once a turn; and fairly, for a card that slips is heard."""
    rustle = [move for move in legal if isinstance(move, Rustle)]
    if not rustle or view.slip is not None:
        return rustle[0] if rustle else None
    slips = [move for move in legal if isinstance(move, Slip)]
    moths = [slip for slip in slips if is_moth(slip.card)]
    # While the Guard is busy with somebody else it is a good time.
    busy = any(fan.rustling for fan in view.fans)
    wanted = moths or slips
    if wanted:
        seldom = temper.moth if moths else temper.other
        chance, rng = below(rng, max(1, seldom // 2) if busy else seldom)
        if chance == 0:
            return pick(rng, wanted)[0]
    chance, rng = below(rng, temper.bluff)
    return rustle[0] if chance == 0 else None


BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player}
)
IMPULSES: Final = MappingProxyType[str, Impulse[View, Move]](
    {"random": dreamy_impulse, "rule-of-thumb": sly_impulse}
)
