"""What a seat thinks about in Cheating Moth: which moves, in which worlds, to what end.

A round is played out to its end. After that there is nothing but luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.cards import face_of
from engine.core.rng import Rng, below
from engine.games.cheating_moth.moves import (
    Call,
    Claim,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    Move,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import HAND, State
from engine.games.cheating_moth.thinking.kernel import (
    GIVING,
    LUCKS,
    NOTHING,
    PENALTY,
    SEALING,
    Fans,
)
from engine.games.cheating_moth.thinking.outlook import hand_of, worth
from engine.games.cheating_moth.thinking.playout import play_on, sting_on_leaf
from engine.games.cheating_moth.thinking.standing import fans_of
from engine.games.cheating_moth.view import SecretLay, View
from engine.games.cheating_moth.worlds import imagine
from engine.search.levels import Imagined
from engine.search.thought import Aim, Ending

# Before the last round a point is a point. In it, being ahead of the best other and winning count.
_ALONG: Final = Aim(others=100)
_AT_LAST: Final = Aim(best=100, win=1_000)
_SHORTEST: Final = 4  # turns of one's own that are left, roughly


@dataclass(frozen=True, slots=True)
class Problem:
    view: View
    moves: tuple[Move, ...]
    worlds: Imagined

    @property
    def aim(self) -> Aim:
        return _AT_LAST if self.view.round == self.view.rounds else _ALONG

    @property
    def length(self) -> int:
        """How long a playout is: turns until the round is over, roughly."""
        return len(self.view.fans) * min(max(_SHORTEST, len(hand_of(self.view))), HAND)

    def play_out(self, tried: Sequence[int], rng: Rng) -> tuple[list[Ending], Rng]:
        world, rng = self.worlds(rng)
        luck, rng = below(rng, LUCKS)
        fans = fans_of(world, luck)
        return [self._ending(fans.copy(), self.moves[at]) for at in tried], rng

    def _ending(self, fans: Fans, move: Move) -> Ending:
        view = self.view
        assert view.seat is not None
        _make(fans, view.seat, move)
        play_on(fans)
        sums = [100 * (before + more) for before, more in zip(view.sums, fans.totals())]
        return Ending.among(sums, view.seat, shared=True)


def pose(view: View, legal: tuple[Move, ...], worlds: Imagined) -> Problem:
    """Mischief is no answer. A seat without a question may do whatever is legal."""
    answers = tuple([move for move in legal if not isinstance(move, Slip | Call | Rustle)])
    if not answers or isinstance(answers[0], Slap | Claim):
        return Problem(view, legal[len(legal) // 2 :][:1], worlds)
    if isinstance(answers[0], PickLeaf):
        # They are alike, so the order is mixed.
        first = (view.turn + sum(view.sums)) % len(answers)
        return Problem(view, answers[first:] + answers[:first], worlds)
    never = dominated(view, answers)
    moves = [move for move in answers if move not in never]
    moves.sort(key=lambda move: worth(view, move), reverse=True)
    return Problem(view, tuple(moves), worlds)


def dominated(view: View, legal: tuple[Move, ...]) -> frozenset[Move]:
    """The moves that are never better than another one.

    Letting a claim lapse, keeping what a Spider could give away, or drawing instead of playing a
    Moth are not among them. With one card less, one may later have to draw. And a Moth on top may
    be just what the left neighbour needs.
    """
    kept = _winning(view, legal) or legal
    # T2, E3: cards of one face are equally good.
    first_of_each = {_look(move): move for move in reversed(kept)}.values()
    return frozenset(legal).difference(first_of_each)


def _winning(view: View, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """E1, E4: in the last round, a player who is not behind wins at once by playing the last card.
    All others still have cards, and each card counts a point at least."""
    seat = view.seat
    last = view.round == view.rounds and len(hand_of(view)) == 1
    if seat is None or not last or view.sums[seat] > min(view.sums):
        return ()
    if isinstance(view.phase, SecretLay):  # there a lot decides
        return ()
    return tuple([move for move in legal if isinstance(move, Play | Lay | GiveTo)])


def _look(move: Move) -> object:
    """What makes a move different from others."""
    match move:
        case GiveTo(card, seat):
            return face_of(card), seat
        case Play(card) | Give(card) | Lay(card):
            return face_of(card)
        case _:
            return move


def _make(fans: Fans, seat: int, move: Move) -> None:
    match move:
        case Play(card):
            fans.play(face_of(card))
        case Draw():
            fans.draw()
        case Skip():
            fans.skip()
        case GiveTo(card, to):
            fans.give_to(face_of(card), to)
        case Give(card):
            _give(fans, seat, face_of(card))
        case GiveNothing():
            _give(fans, seat, NOTHING)
        case Lay(card):
            _lay(fans, seat, face_of(card))
        case Lapse():
            _lay(fans, seat, NOTHING)
        case PickLeaf(leaf):
            sting_on_leaf(fans, seat, leaf)


def _give(fans: Fans, seat: int, face: int) -> None:
    if fans.phase == GIVING:
        fans.give_to(NOTHING, seat)
    elif fans.phase == PENALTY:
        fans.punish(face)
    else:
        fans.gift(seat, face)


def _lay(fans: Fans, seat: int, face: int) -> None:
    if fans.phase == SEALING:
        fans.seal(seat, face)
    elif face:
        fans.lay(face)
    else:
        fans.lapse()


def recall(view: View, memory: int, rng: Rng) -> tuple[State, Rng]:
    """A world as imagined by a player who has forgotten the deeper part of the discard pile."""
    known = max(1, len(view.discards) * memory // 100)
    gone = len(view.discards) - known
    vague = replace(view, discards=view.discards[:known], pile=view.pile + gone)
    world, rng = imagine(vague, rng)
    return world._replace(
        pile=world.pile[: view.pile], discards=world.discards + world.pile[view.pile :]
    ), rng
