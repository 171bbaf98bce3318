"""The rules of Cheating Moth once more, for fast playouts: values that change in place.

Only thinking uses it. A test plays it beside rules.py. It holds one round. Faces stand for cards,
because equal cards make no difference. What a lot decides is handed in, except for a renewed
draw pile. The end of a pile is its top, and the end of the queue is next.
"""

from typing import Final

from engine.games.cheating_moth.cards import (
    ANT,
    COCKROACH,
    COPIES,
    MOSQUITO,
    POINTS,
    SPIDER,
)

TURNING: Final = 0
GIVING: Final = 1
STINGING: Final = 2  # who is the slowest?
GIFTS: Final = 3
CLAIMING: Final = 4  # who is the fastest?
LAYING: Final = 5
SEALING: Final = 6
PENALTY: Final = 7
OVER: Final = 8

NOTHING: Final = 0  # instead of a face
NOT_YET: Final = -1

_TENS: Final = 10
# By face, which tells the kind too.
KINDS: Final = tuple([face // _TENS for face in range(60)])
COSTS: Final = tuple([POINTS[face // _TENS] if face in COPIES else 0 for face in range(60)])
LUCKS: Final = 1 << 31


class Fans:
    """A running round of Cheating Moth, without the match around it."""

    __slots__ = (
        "active",
        "ant_draws",
        "aside",
        "calm",
        "caught",
        "claims_count",
        "discards",
        "ending",
        "guard",
        "hands",
        "idle",
        "luck",
        "phase",
        "pile",
        "queue",
        "slips",
        "then",
        "to",
    )

    calm: bool
    ant_draws: bool
    claims_count: bool
    phase: int
    active: int
    guard: int
    idle: int
    hands: list[list[int]]
    slips: list[int]
    pile: list[int]
    discards: list[int]
    aside: list[int]  # by seat: for the slowest or the Cockroach
    to: int  # the slowest
    ending: bool  # with these gifts (E1)
    queue: list[int]  # of the Cockroach
    caught: int
    then: int  # the phase that a call interrupted
    luck: int

    def copy(self) -> "Fans":
        twin = Fans.__new__(Fans)
        twin.calm = self.calm
        twin.ant_draws = self.ant_draws
        twin.claims_count = self.claims_count
        twin.phase = self.phase
        twin.active = self.active
        twin.guard = self.guard
        twin.idle = self.idle
        twin.hands = [hand[:] for hand in self.hands]
        twin.slips = self.slips[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.aside = self.aside[:]
        twin.to = self.to
        twin.ending = self.ending
        twin.queue = self.queue[:]
        twin.caught = self.caught
        twin.then = self.then
        twin.luck = self.luck
        return twin

    def totals(self) -> list[int]:
        """E3, by seat."""
        return [sum([COSTS[face] for face in hand]) for hand in self.hands]

    def below(self, n: int) -> int:
        """Fast chance of modest quality."""
        self.luck = luck = (self.luck * 1103515245 + 12345) & (LUCKS - 1)
        return (luck >> 12) * n >> 19

    # --- a turn ------------------------------------------------------------------------------

    def play(self, face: int) -> None:
        hand = self.hands[self.active]
        hand.remove(face)
        self.discards.append(face)
        self.idle = 0
        kind = KINDS[face]
        if not hand or not SPIDER <= kind <= ANT:  # C8
            self._settle()
        elif kind == SPIDER:
            self.phase = GIVING
        elif kind == MOSQUITO:
            self.phase = STINGING
        elif kind == COCKROACH:
            self.phase = SEALING if self.calm else CLAIMING
            self.aside = [NOT_YET] * len(self.hands)
        else:
            self._let_ants_take()
            self._settle()

    def draw(self) -> None:
        self.idle = 0
        self._take_top(self.active)
        self._next_turn()

    def skip(self) -> None:
        self.idle += 1
        self._next_turn()
        if self.idle >= len(self.hands):  # E2
            self.phase = OVER

    def can_draw(self) -> bool:
        return bool(self.pile) or len(self.discards) > 1

    # --- action cards ------------------------------------------------------------------------

    def give_to(self, face: int, to: int) -> None:
        if face:
            self._hand(self.active, to, face)
        self._settle()

    def sting(self, slowest: int) -> None:
        self.to = slowest
        self.aside = [NOT_YET] * len(self.hands)
        self.aside[slowest] = NOTHING
        self.phase = GIFTS

    def gift(self, seat: int, face: int) -> None:
        self.aside[seat] = face
        if NOT_YET not in self.aside:
            self._hand_over()

    def claim(self, queue: list[int]) -> None:
        """`queue` are those who claimed, slowest first."""
        self.queue = queue
        self.phase = LAYING
        if not queue:
            self._next_turn()

    def lay(self, face: int) -> None:
        self._lay(self.queue[-1], face)

    def lapse(self) -> None:
        seat = self.queue.pop()
        if self.claims_count and self.can_draw():
            self._take_top(seat)
        if not self.queue:
            self._next_turn()

    def seal(self, seat: int, face: int) -> None:
        self.aside[seat] = face
        if not any(self.aside):
            self._next_turn()

    def lay_sealed(self, seat: int) -> None:
        """When all are ready and the lot has chosen that seat's card."""
        self._lay(seat, self.aside[seat])

    # --- cheating ----------------------------------------------------------------------------

    def slip(self, seat: int, face: int) -> None:
        self.hands[seat].remove(face)
        self.slips[seat] = face

    def let_stand(self, seat: int) -> None:
        self.slips[seat] = NOTHING

    def call(self, seat: int) -> None:
        face = self.slips[seat]
        if not face:  # V5
            if self.can_draw():
                self._take_top(self.guard)
            return
        self.hands[seat].append(face)
        self.slips[seat] = NOTHING
        self.caught = seat
        self.then = self.phase
        self.phase = PENALTY

    def punish(self, face: int) -> None:
        """V4."""
        guard = self.guard
        if face:
            self._hand(guard, self.caught, face)
        self.guard = self.caught
        self.phase = self.then
        if self.hands[guard]:
            return
        if self.phase != GIFTS:
            self.phase = OVER
            return
        self.ending = True
        self.gift(guard, NOTHING)

    # --- what follows by itself --------------------------------------------------------------

    def _next_turn(self) -> None:
        self.active = (self.active + 1) % len(self.hands)
        self.phase = TURNING

    def _settle(self) -> None:
        if [] in self.hands:
            self.phase = OVER
        else:
            self._next_turn()

    def _hand(self, giver: int, to: int, face: int) -> None:
        self.hands[giver].remove(face)
        self.hands[to].append(face)

    def _hand_over(self) -> None:
        to = self.to
        for seat, face in enumerate(self.aside):
            if face:
                self._hand(seat, to, face)
        if self.ending:
            self.phase = OVER
        else:
            self._settle()

    def _lay(self, seat: int, face: int) -> None:
        self.hands[seat].remove(face)
        self.discards.append(face)
        self._settle()

    def _let_ants_take(self) -> None:
        seats, discards = len(self.hands), self.discards
        for at in range(1, seats):
            seat = (self.active + at) % seats
            if not self.ant_draws:
                if len(discards) > 1:
                    self.hands[seat].append(discards.pop(-2))
            elif self.can_draw():
                self._take_top(seat)

    def _take_top(self, seat: int) -> None:
        if not self.pile:
            self.pile = self.mixed(self.discards[:-1])
            self.discards = self.discards[-1:]
        self.hands[seat].append(self.pile.pop())

    def mixed(self, faces: list[int]) -> list[int]:
        for last in range(len(faces) - 1, 0, -1):
            other = self.below(last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        return faces
