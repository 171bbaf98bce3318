"""The last rounds, exactly: all hands are known by then, as the piles are empty.

Only the order of Paul's last cards is chance. A worth is the sum over all orders in which they can
still come, so that it stays a whole number.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.party_bugs.cards import KING
from engine.games.party_bugs.thinking.duel import faces_in
from engine.games.party_bugs.thinking.forecast import Masks, total
from engine.games.party_bugs.thinking.sharing import Faces, Payoffs, Then, shared, with_faces
from engine.games.party_bugs.thinking.stakes import Stakes

# By seats: as many cards in each hand, at most, as can be thought through to the end.
_DEPTH: Final = (0, 0, 2, 1, 1, 0, 0)


def is_near(seats: int, to_play: int) -> bool:
    """Is the end so near that it can be known?"""
    return to_play <= _DEPTH[seats]


class Ending:
    """What the end of one game comes to. It is made for one decision and then thrown away."""

    def __init__(self, nearest: Sequence[int], paul: int, stakes: Sequence[Stakes]) -> None:
        self.nearest = tuple(nearest)
        self.paul = paul
        self.stakes = tuple(stakes)
        self.last = self.nearest[::-1]  # B8: who takes when in the last round
        self.known: dict[tuple[Masks, Faces, Masks], Payoffs] = {}

    def over(self, displays: Masks) -> Payoffs:
        """B9: what the end itself is worth; B5 settles ties, and Paul comes last."""
        totals = [total(display) for display in displays]
        order = (*self.nearest, self.paul) if self.paul else self.nearest
        sums = [own + before for own, before in zip(totals, self.stakes[0].sums)]
        winner = min(order, key=sums.__getitem__)
        return tuple([each.at_last(totals, winner) for each in self.stakes])

    def from_round(self, displays: Masks, floor: Faces, left: Masks) -> Payoffs:
        """From the start of a round in which nobody has more than one card to play."""
        key = displays, floor, left
        if key not in self.known:
            self.known[key] = self._from_round(displays, floor, left)
        return self.known[key]

    def _from_round(self, displays: Masks, floor: Faces, left: Masks) -> Payoffs:
        if left[0] == 0:
            return shared(displays, floor, self.last, self.paul, self.over)
        played = tuple([mask.bit_length() - 1 for mask in left[: len(self.nearest)]])
        return self.revealed(displays, floor, left, played)

    def revealed(self, displays: Masks, floor: Faces, left: Masks, played: Faces) -> Payoffs:
        """Everybody plays that card; then all goes on as well as it can for each."""
        left = with_faces_gone(left, played)
        kings = [seat for seat in self.nearest if played[seat] == KING]
        then = self.after(left, played)
        if kings:
            return then(with_faces(displays, kings[0], floor))
        queue = sorted(self.nearest, key=played.__getitem__)
        return shared(displays, floor, queue, self.paul, then)

    def after(self, left: Masks, played: Faces) -> Then:
        """What follows on a round in which those cards were played; () is the last round."""
        if not played:
            return self.over
        if not self.paul:
            return lambda displays: self.from_round(displays, played, left)
        return lambda displays: self._by_pauls_card(displays, played, left)

    def _by_pauls_card(self, displays: Masks, played: Faces, left: Masks) -> Payoffs:
        payoffs = [
            self.from_round(displays, (*played, face), with_faces(left, self.paul, (face,)))
            for face in faces_in(left[self.paul])
        ]
        return tuple([sum(worths) for worths in zip(*payoffs)])


def with_faces_gone(left: Masks, played: Faces) -> Masks:
    seats = len(played)
    return (*[mask & ~(1 << face) for mask, face in zip(left, played)], *left[seats:])


def balance(worths: Sequence[Sequence[int]]) -> tuple[int, int]:
    """How often to make each of two choices, if the other side has two as well.

    What one side gains the other loses. If neither side has a choice that is always right, each
    makes the other's choices equally good.
    """
    (a, b), (c, d) = worths
    sure = [min(row) for row in worths]
    if max(sure) == min(max(a, c), max(b, d)):
        return (1, 0) if sure[0] == max(sure) else (0, 1)
    return abs(d - c), abs(a - b)
