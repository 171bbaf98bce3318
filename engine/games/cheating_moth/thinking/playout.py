"""Plays a round of Cheating Moth to its end in thought, quickly and by rules of thumb.

Nobody knows who will be slow, or who will cheat when. In thought all are alike in this.
"""

from typing import Final

from engine.games.cheating_moth.cards import (
    ANT,
    COCKROACH,
    COPIES,
    MOSQUITO,
    MOTH,
    SPIDER,
    neighbours,
)
from engine.games.cheating_moth.moves import LEAVES
from engine.games.cheating_moth.thinking.kernel import (
    CLAIMING,
    COSTS,
    GIFTS,
    GIVING,
    KINDS,
    LAYING,
    NOT_YET,
    NOTHING,
    OVER,
    PENALTY,
    SEALING,
    STINGING,
    TURNING,
    Fans,
)

_LONGEST: Final = 120  # turns at most
# Per cent, in each turn: that somebody with a Moth cheats, that somebody without one does, that
# the Guard calls it, and that the Guard calls somebody who did not cheat.
_SLIPS_MOTH: Final = 50
_SLIPS: Final = 10
_CALLED: Final = 50
_FALSE_ALARM: Final = 3
_FEW: Final = 3  # with so few cards, points count more than actions

_KINDS_WORTH: Final = {0: 1, ANT: 5, COCKROACH: 4, SPIDER: 7, MOSQUITO: 8, MOTH: 10}
_WORTH: Final = tuple([_KINDS_WORTH.get(kind, 0) for kind in KINDS])
_FITS: Final = tuple(
    [frozenset([each for each in COPIES if each % 10 in neighbours(top % 10)]) for top in range(60)]
)
_OTHERS: Final = tuple([frozenset([f for f in fits if KINDS[f] != MOTH]) for fits in _FITS])
_FIRST_MOTH: Final = 10 * MOTH


def play_on(fans: Fans) -> None:
    """Plays to the end of the round, or nearly."""
    turns = 0
    while turns < _LONGEST:
        phase = fans.phase
        if phase == TURNING:
            turns += 1
            _cheat(fans)
            if fans.phase == TURNING:
                _take_turn(fans)
        elif phase == OVER:
            return
        elif phase == GIVING:
            _give_away(fans)
        elif phase == STINGING:
            _sting(fans)
        elif phase == GIFTS:
            _give(fans)
        elif phase == CLAIMING:
            _claim(fans)
        elif phase == LAYING:
            _lay(fans)
        elif phase == SEALING:
            _seal(fans)
        elif phase == PENALTY:
            _punish(fans)


def _take_turn(fans: Fans) -> None:
    hand, top = fans.hands[fans.active], fans.discards[-1]
    fits = (_FITS if fans.guard == fans.active else _OTHERS)[top]
    best, most = NOTHING, 0
    for face in hand:
        if face in fits and _WORTH[face] > most:
            best, most = face, _WORTH[face]
    if best:
        fans.play(best)
    elif fans.can_draw():
        fans.draw()
    else:
        fans.skip()


def _cheat(fans: Fans) -> None:
    """Perhaps one of those who may cheat does. Whether it is called is settled at once."""
    luck = fans.below(100)
    if luck >= _SLIPS_MOTH:
        if luck >= 100 - _FALSE_ALARM and fans.can_draw():
            fans.call(fans.guard)
        return
    hands = fans.hands
    seat = (fans.guard + 1 + fans.below(len(hands) - 1)) % len(hands)
    hand = hands[seat]
    if len(hand) < 2:
        return
    face = max(hand)
    if face < _FIRST_MOTH:
        if luck >= _SLIPS:
            return
        face = max(hand, key=COSTS.__getitem__)
    if fans.slips[seat]:
        fans.let_stand(seat)
    fans.slip(seat, face)
    if fans.below(100) < _CALLED:
        fans.call(seat)
    else:
        fans.let_stand(seat)


def _given(hand: list[int], kept: int) -> int:
    """Gives a number; near the end, the most costly card. One copy of a wanted card is kept."""
    few = len(hand) <= _FEW
    best, most = NOTHING, -1
    for face in hand:
        if face < _FIRST_MOTH:
            worth = COSTS[face] if few else 5 - COSTS[face]
            if worth > most and (face != kept or hand.count(face) > 1):
                best, most = face, worth
    return best


def _punish(fans: Fans) -> None:
    kept = fans.aside[fans.guard] if fans.then in (GIFTS, SEALING) else NOTHING
    fans.punish(_given(fans.hands[fans.guard], kept))


def _give_away(fans: Fans) -> None:
    """The Spider's gift goes to whoever has the fewest cards."""
    seat = fans.active
    fewest, to = 99, 0
    for other, hand in enumerate(fans.hands):
        if other != seat and len(hand) < fewest:
            fewest, to = len(hand), other
    fans.give_to(_given(fans.hands[seat], NOTHING), to)


def _sting(fans: Fans) -> None:
    seats = len(fans.hands)
    fans.sting((fans.active + 1 + fans.below(seats - 1)) % seats)


def sting_on_leaf(fans: Fans, seat: int, leaf: int) -> None:
    """L1: all the others choose a leaf by lot."""
    seats = len(fans.hands)
    leaves = [fans.below(len(LEAVES)) + 1 for _ in range(seats)]
    leaves[seat], leaves[fans.active] = leaf, NOTHING
    most = max([leaves.count(each) for each in LEAVES])
    full = [each for each in LEAVES if leaves.count(each) == most]
    stung = full[fans.below(len(full))]
    there = [other for other, its in enumerate(leaves) if its == stung]
    fans.sting(there[fans.below(len(there))])


def _give(fans: Fans) -> None:
    for seat, aside in enumerate(fans.aside):
        if aside == NOT_YET:
            fans.gift(seat, _given(fans.hands[seat], NOTHING))


def _layable(fans: Fans, seat: int) -> int:
    number = fans.discards[-1] % 10
    return number if number in fans.hands[seat] else NOTHING


def _claim(fans: Fans) -> None:
    """One of those who could lay a card is the fastest."""
    seats = [seat for seat in range(len(fans.hands)) if _layable(fans, seat)]
    fans.claim([seats[fans.below(len(seats))]] if seats else [])


def _lay(fans: Fans) -> None:
    face = _layable(fans, fans.queue[-1])
    if face:
        fans.lay(face)
    else:
        fans.lapse()


def _seal(fans: Fans) -> None:
    for seat, aside in enumerate(fans.aside):
        if aside == NOT_YET:
            fans.seal(seat, _layable(fans, seat))
    if fans.phase == SEALING:
        tried = [seat for seat, aside in enumerate(fans.aside) if aside]
        fans.lay_sealed(tried[fans.below(len(tried))])
