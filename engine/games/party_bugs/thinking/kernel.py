"""The rules of Party Bugs once more, for fast playouts: values that change in place.

Only thinking uses it. A test plays it beside rules.py. Faces stand for cards, because it makes no
difference whose card of a number one has. A display is a mask of faces: a second equal face clears
the first (B7). Lists are used up from their end.
"""

from typing import Final

from engine.core.cards import face_of
from engine.games.party_bugs.cards import KING
from engine.games.party_bugs.state import (
    Choosing,
    Hiding,
    Parting,
    State,
    Taking,
    closeness,
)

HIDING: Final = 0
CHOOSING: Final = 1
TAKING: Final = 2
PARTING: Final = 3
OVER: Final = 4

_LOW: Final = tuple([sum([f for f in range(7) if mask >> f & 1]) for mask in range(128)])
_HIGH: Final = tuple([sum([f + 7 for f in range(7) if mask >> f & 1]) for mask in range(128)])


class Floor:
    """A running game of Party Bugs, without the series around it."""

    __slots__ = (
        "chosen",
        "displays",
        "floor",
        "hands",
        "hidden",
        "left",
        "mirror",
        "nearest",
        "paul",
        "phase",
        "piles",
        "played",
        "queue",
    )

    nearest: tuple[int, ...]  # the seats, nearest to the Tied card first (B5)
    paul: int  # his place; 0 is none
    phase: int
    hands: list[list[int]]
    piles: list[list[int]]
    left: list[int]  # by place: masks of the faces that nobody has seen yet
    hidden: list[int]  # by seat: the hidden dancer; 0 is none
    mirror: int  # who has it; -1 is nobody
    floor: list[int]
    displays: list[int]
    chosen: list[int]  # by seat; 0 is nothing yet
    played: list[int]  # [] in the last round
    queue: list[int]

    def copy(self) -> "Floor":
        twin = Floor.__new__(Floor)
        twin.nearest = self.nearest
        twin.paul = self.paul
        twin.phase = self.phase
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        twin.left = self.left[:]
        twin.hidden = self.hidden[:]
        twin.mirror = self.mirror
        twin.floor = self.floor[:]
        twin.displays = self.displays[:]
        twin.chosen = self.chosen[:]
        twin.played = self.played
        twin.queue = self.queue[:]
        return twin

    def totals(self) -> list[int]:
        """B9, H4; by place, with the hidden dancers."""
        totals = [_LOW[mask & 127] + _HIGH[mask >> 7] for mask in self.displays]
        for seat, face in enumerate(self.hidden):
            if face:
                totals[seat] += -face if self.displays[seat] >> face & 1 else face
        return totals

    # --- moves -------------------------------------------------------------------------------

    def hide(self, faces: list[int]) -> None:
        """H1: everybody's hidden dancer at once."""
        for hand, face in zip(self.hands, faces):
            hand.remove(face)
        self.hidden = faces
        self._begin_round()

    def reveal(self, played: list[int]) -> None:
        """B4, B6: everybody's card at once."""
        left = self.left
        for seat, face in enumerate(played):
            self.hands[seat].remove(face)
            left[seat] ^= 1 << face
        self.played = played
        if KING in played:
            self._sweep(next(seat for seat in self.nearest if played[seat] == KING))
            self._end_round()
            return
        self.queue = sorted(self.nearest, key=played.__getitem__)
        self.queue.reverse()
        self.phase = TAKING

    def take(self, face: int) -> None:
        self.displays[self.queue.pop()] ^= 1 << face
        self.floor.remove(face)
        if not self.queue:
            self._end_round()

    def discard_pair(self, seat: int) -> None:
        """H3: the hidden dancer leaves with its twin."""
        self.displays[seat] ^= 1 << self.hidden[seat]
        self._show_hidden(seat)

    def use_mirror(self, face: int) -> None:
        """M3, M4; the face 0 is the hidden dancer."""
        if face:
            self.displays[self.mirror] ^= 1 << face
        else:
            self._show_hidden(self.mirror)
        self.mirror = -1
        if self.phase == PARTING:
            self._draw()

    def _show_hidden(self, seat: int) -> None:
        self.left[seat] ^= 1 << self.hidden[seat]
        self.hidden[seat] = 0

    # --- what follows by itself --------------------------------------------------------------

    def _sweep(self, seat: int) -> None:
        display = self.displays[seat]
        for face in self.floor:
            display ^= 1 << face
        self.displays[seat] = display
        self.floor = []

    def _end_round(self) -> None:
        paul = self.paul
        if paul and self.floor:
            self.displays[paul] ^= 1 << self.floor.pop()
        if not self.played:
            self.phase = OVER
            return
        self.floor = self.played[:]
        if paul:
            face = self.piles[paul].pop()
            self.left[paul] ^= 1 << face
            self.floor.append(face)
        mirror = self.mirror
        if mirror >= 0 and len(self.piles[mirror]) == 1:
            if self.displays[mirror] or self.hidden[mirror]:
                self.phase = PARTING
                return
            self.mirror = -1
        self._draw()

    def _draw(self) -> None:
        if self.piles[0]:
            for hand, pile in zip(self.hands, self.piles):
                hand.append(pile.pop())
        self._begin_round()

    def _begin_round(self) -> None:
        if self.hands[0]:
            self.phase = CHOOSING
            self.chosen = [0] * len(self.hands)
        else:  # B8: who is farthest from the Tied card comes first
            self.phase = TAKING
            self.played = []
            self.queue = list(self.nearest)


def floor_of(state: State) -> Floor:
    """That game, as it stands. Secret choices may still be changed."""
    floor, seats, phase = Floor(), range(state.config.seats), state.phase
    floor.nearest = tuple(sorted(seats, key=lambda seat: closeness(state, seat)))
    floor.paul = state.config.paul or 0
    floor.hands = [[face_of(card) for card in hand] for hand in state.hands]
    floor.piles = [[face_of(card) for card in reversed(pile)] for pile in state.piles]
    floor.hidden = [face_of(card) if card else 0 for card in state.hidden]
    floor.left = [_mask(pile) for pile in floor.piles]
    for seat in seats:
        floor.left[seat] |= _mask([*floor.hands[seat], floor.hidden[seat]]) & ~1
    floor.mirror = -1 if state.mirror is None else state.mirror
    floor.floor = [face_of(card) for card in state.floor]
    floor.displays = [_mask([face_of(card) for card in display]) for display in state.displays]
    floor.chosen = [0] * len(seats)
    floor.played, floor.queue = [], []
    match phase:
        case Hiding():
            floor.phase = HIDING
        case Choosing():
            floor.phase = CHOOSING
        case Taking(played, queue):
            floor.phase = TAKING
            floor.played, floor.queue = [face_of(card) for card in played], list(queue)[::-1]
        case Parting():
            floor.phase = PARTING
        case _:
            floor.phase = OVER
    if floor.phase == PARTING:  # the played cards lie on the floor already
        floor.played = floor.floor[: len(seats)]
    return floor


def _mask(faces: list[int]) -> int:
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask
