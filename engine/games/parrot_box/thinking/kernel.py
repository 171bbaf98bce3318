"""The rules of a round of Parrot Box once more, for fast playouts: it changes in place.

Only thinking uses it. A test plays it beside rules.py. Faces stand for cards. It starts with the
first turn, when two cards are already turned up. The end of both piles is their top.
"""

from typing import Final

from engine.core.cards import face_of
from engine.core.rng import Rng, shuffled
from engine.games.parrot_box.cards import BONUSES, PARROT, RESHUFFLES, SPOTS
from engine.games.parrot_box.state import (
    MOST_TURNS,
    Holding,
    State,
    Taking,
    Uncovering,
    is_up,
)

TAKING: Final = 0
HOLDING: Final = 1
UNCOVERING: Final = 2
OVER: Final = 3

DOWN: Final = PARROT + 1  # how a face-down card looks
NOBODY: Final = -1


class Boxes:
    """A running round of Parrot Box, without the other rounds."""

    __slots__ = (
        "closing",
        "discards",
        "down",
        "faces",
        "held",
        "mover",
        "phase",
        "pile",
        "renewals",
        "rng",
        "seen",
        "turn",
    )

    faces: list[list[int]]  # by seat and spot
    seen: list[list[int]]  # the same, as all see it
    down: list[int]  # by seat: how many lie face down
    pile: list[int]
    discards: list[int]
    rng: Rng
    turn: int
    renewals: int
    closing: int
    mover: int
    held: int
    phase: int

    def copy(self) -> "Boxes":
        twin = Boxes.__new__(Boxes)
        twin.faces = [box[:] for box in self.faces]
        twin.seen = [box[:] for box in self.seen]
        twin.down = self.down[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.rng = self.rng
        twin.turn = self.turn
        twin.renewals = self.renewals
        twin.closing = self.closing
        twin.mover = self.mover
        twin.held = self.held
        twin.phase = self.phase
        return twin

    def totals(self) -> list[int]:
        return [score(box) for box in self.faces]

    # --- moves -------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.pile:
            self._renew()
        self.held = self.pile.pop()
        self.phase = HOLDING

    def take(self) -> None:
        self.held = self.discards.pop()
        self.phase = HOLDING

    def replace(self, spot: int) -> None:
        self._put(spot, self.held)
        self.end_turn()

    def float(self, spot: int, to: int) -> None:
        """P3: the card in hand and the Parrot both match the Parrot's partner."""
        self.faces[self.mover][spot] = self.seen[self.mover][spot] = self.held
        self._put(to, PARROT)
        self.end_turn()

    def discard(self) -> None:
        self.discards.append(self.held)
        self.phase = UNCOVERING

    def turn_up(self, spot: int) -> None:
        self.seen[self.mover][spot] = self.faces[self.mover][spot]
        self.down[self.mover] -= 1
        self.end_turn()

    def end_turn(self) -> None:
        """On to the left neighbour, unless that player has no turn left (E1)."""
        mover, seats = self.mover, len(self.down)
        if self.closing == NOBODY:
            if self.down[mover] == 0:
                self.closing = mover
        elif self.down[mover]:  # E3
            self.seen[mover] = self.faces[mover][:]
            self.down[mover] = 0
        self.mover = left = (mover + 1) % seats
        if left == self.closing:
            self.phase = OVER
            return
        self.turn += 1
        if self.closing == NOBODY and self.turn > MOST_TURNS * seats:
            self.closing = left
        self.phase = TAKING

    # --- what follows by itself --------------------------------------------------------------

    def _put(self, spot: int, face: int) -> None:
        faces, seen = self.faces[self.mover], self.seen[self.mover]
        self.discards.append(faces[spot])
        if seen[spot] == DOWN:
            self.down[self.mover] -= 1
        faces[spot] = seen[spot] = face

    def _renew(self) -> None:
        """T5: the top discard stays. E2: the second time, last turns begin."""
        self.renewals += 1
        pile, self.rng = shuffled(self.rng, self.discards[-2::-1])
        self.pile, self.discards = list(pile)[::-1], self.discards[-1:]
        if self.renewals >= RESHUFFLES[-1] and self.closing == NOBODY:
            self.closing = self.mover


def score(box: list[int]) -> int:
    """S1, S2: what an open box counts."""
    total = 0
    numbers = []
    for at in range(4):
        top, bottom = box[at], box[at + 4]
        if top in (bottom, PARROT) or bottom == PARROT:
            numbers.append(top if top < bottom else bottom)
        else:
            total += top + bottom
    if len(numbers) > 1:
        for number in sorted(set(numbers)):
            if number != PARROT:
                total += BONUSES[numbers.count(number)]
    return total


def boxes_of(state: State) -> Boxes:
    """That round, as it stands."""
    boxes, phase = Boxes(), state.phase
    boxes.faces = [[face_of(card) for card in box] for box in state.boxes]
    boxes.seen = [
        [face if is_up(up, spot) else DOWN for spot, face in enumerate(box)]
        for box, up in zip(boxes.faces, state.up)
    ]
    boxes.down = [len(SPOTS) - up.bit_count() for up in state.up]
    boxes.pile = [face_of(card) for card in reversed(state.pile)]
    boxes.discards = [face_of(card) for card in reversed(state.discards)]
    boxes.rng = state.rng
    boxes.turn, boxes.renewals = state.turn, state.renewals
    boxes.closing = NOBODY if state.closing is None else state.closing
    boxes.held = 0
    match phase:
        case Taking(seat):
            boxes.phase, boxes.mover = TAKING, seat
        case Holding(seat, card, _):
            boxes.phase, boxes.mover, boxes.held = HOLDING, seat, face_of(card)
        case Uncovering(seat):
            boxes.phase, boxes.mover = UNCOVERING, seat
        case _:
            boxes.phase, boxes.mover = OVER, 0
    return boxes
