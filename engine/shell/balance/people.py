"""People as they may be: what they let slip and when, and what they call as the Guard.

All play their cards like a bot of the usual level, and their fingers are about as quick.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core.game import Seat
from engine.games.cheating_moth.cards import is_moth, points
from engine.games.cheating_moth.moves import Call, Slip
from engine.games.cheating_moth.view import View
from engine.shell.balance.page import Page, Process
from engine.table.bots import bot_move

LEVEL: Final = "regular"  # what the page offers first
# Milliseconds: from, and how much more.
_FLICKS: Final = (250, 150)
_GATHERS_COURAGE: Final = (400, 800)  # between two slips
_CHOOSES: Final = (1200, 2000)  # a card to play
_CALLS: Final = (500, 400)
_BLINK: Final = 150
_SELDOM: Final = 2  # who slips now and then does so in one of so many turns of its own

Slips: TypeAlias = Callable[[Page, tuple[Slip, ...]], Slip | None]
Calls: TypeAlias = Callable[["Memory", View, Seat], bool]


# --- what slips ------------------------------------------------------------------------------


def dearest(slips: tuple[Slip, ...]) -> Slip:
    return max(slips, key=lambda slip: (points((slip.card,)), slip.card))


def nothing(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return None


def everything_unwatched(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return None if page.watched() else dearest(slips)


def everything(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return dearest(slips)


# --- what is called --------------------------------------------------------------------------


@dataclass(slots=True)
class Memory:
    """What a Guard keeps in mind of this round."""

    noises: list[int]  # by seat: how often its fan has rustled


def calls_nothing(memory: Memory, view: View, seat: Seat) -> bool:
    return False


def calls_everything(memory: Memory, view: View, seat: Seat) -> bool:
    return True


def weighs(memory: Memory, view: View, seat: Seat) -> bool:
    """Whose turn is it, how early is it, who has rustled before, and what is to be lost?"""
    hand = view.fans[view.seat or 0].cards or ()
    early = view.turn <= 3 * len(view.fans)
    sure = 70 if seat == view.active else 42 if early else 30
    sure -= 5 * (memory.noises[seat] - 1)
    moths = len([card for card in hand if is_moth(card)])
    if len(hand) <= 2 and not moths:
        return sure >= 30
    return sure >= 65 + 20 * moths


@dataclass(frozen=True, slots=True)
class Person:
    slips: Slips = nothing
    seldom: int = 1  # in one of so many turns
    at_most: int = 99  # in a turn
    calls: Calls = weighs


SEATS: Final[Mapping[str, Person]] = MappingProxyType(
    {
        "honest": Person(),
        "now-and-then": Person(everything_unwatched, seldom=_SELDOM, at_most=1),
        "now-and-then-ignoring": Person(everything, seldom=_SELDOM, at_most=1),
        "everything-unwatched": Person(everything_unwatched),
        "ignores-the-eye": Person(everything),
    }
)
GUARDS: Final[Mapping[str, Person]] = MappingProxyType(
    {
        "calls-nothing": Person(calls=calls_nothing),
        "calls-every-noise": Person(calls=calls_everything),
        "weighs": Person(calls=weighs),
    }
)


class Playing:
    """A person at the table of a page."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person, self.page = person, page
        self.memory = Memory([0] * page.state.config.seats)
        self._round = 0
        self._turn = (0, 0)
        self._dares = False
        self._slipped = 0
        self._rests_until = 0
        self._course = -1
        self._plays_at = 0

    def process(self) -> Process:
        while True:
            yield _BLINK
            yield from self._slip()
            self._play()

    def _some(self, span: tuple[int, int]) -> int:
        return span[0] + self.page.chance(span[1])

    def _new_turn(self) -> None:
        state = self.page.state
        if state.round != self._round:
            self._round = state.round
            self.memory.noises = [0] * state.config.seats
        if state.active == self.page.person and (state.round, state.turn) != self._turn:
            self._turn = state.round, state.turn
            self._dares = self.page.chance(self.person.seldom) == 0
            self._slipped = 0

    def _wanted(self) -> Slip | None:
        if self.person.slips is nothing or not self._dares or self._slipped >= self.person.at_most:
            return None
        slips = tuple([move for move in self.page.legal() if isinstance(move, Slip)])
        if not slips:
            return None
        return self.person.slips(self.page, slips)

    def _slip(self) -> Process:
        page = self.page
        self._new_turn()
        wanted = None if page.now < self._rests_until else self._wanted()
        if wanted is None:
            return
        took = self._some(_FLICKS)
        yield took
        if wanted in page.legal():
            self._slipped += 1
            page.slip(wanted, took)
        self._rests_until = page.now + self._some(_GATHERS_COURAGE)

    def _play(self) -> None:
        page = self.page
        if not page.asked():
            return
        if page.course != self._course:
            self._course, self._plays_at = page.course, page.now + self._some(_CHOOSES)
        if page.now >= self._plays_at and not self._wants_more():
            page.play(bot_move(page.mind_of_a_bot(LEVEL), page.person))

    def _wants_more(self) -> bool:
        """Is there something left for this turn?"""
        page, state = self.page, self.page.state
        if state.active != page.person or not self._dares or state.guard == page.person:
            return False
        if self._slipped >= self.person.at_most or self.person.slips is nothing:
            return False
        if self.person.at_most == 1 and page.now > self._plays_at + 4000:
            return False
        return len(state.hands[page.person]) > 1

    # --- as the Guard ------------------------------------------------------------------------

    def hears(self, seats: list[Seat]) -> None:
        self._new_turn()
        for seat in seats:
            self.memory.noises[seat] += 1
            if self.page.guarded or seat == self.page.person:
                continue
            if self.person.calls(self.memory, self.page.view(), seat):
                self.page.begin(self._call(seat), self._some(_CALLS))

    def _call(self, seat: Seat) -> Process:
        page = self.page
        view = page.view()
        if view.calling and not page.guarded and view.fans[seat].rustling:
            page.beside(Call(seat))
        return
        yield
