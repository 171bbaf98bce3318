"""Kinds of people: what they let slip and when, and what they call as the Guard.

All play their cards like a bot of the usual level, with fingers that are about as quick.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core.game import Seat
from engine.games.cheating_moth.cards import is_moth, points
from engine.games.cheating_moth.moves import Call, Slip
from engine.games.cheating_moth.shell.balance.page import Page, Script
from engine.games.cheating_moth.view import View
from engine.table.bots import bot_move

LEVEL: Final = "regular"  # what the page offers first
# Milliseconds: at least, and how much more at most.
_FLICKS: Final = (250, 150)
_GATHERS_COURAGE: Final = (400, 800)  # between two slips
_CHOOSES: Final = (1200, 2000)  # a card to play
_CALLS: Final = (500, 400)
_BLINK: Final = 150  # how often they look up
_PATIENCE: Final = 4000  # how long they wait for the eye to leave
_CRIES_WOLF: Final = 2  # noises of one fan in a round; if there are more, some are bluffs
_SELDOM: Final = 2  # "now and then" means in one of so many of their own turns

Slips: TypeAlias = Callable[[Page, tuple[Slip, ...]], Slip | None]
Calls: TypeAlias = Callable[["Memory", View, Seat], bool]


# --- what slips ------------------------------------------------------------------------------


def dearest(slips: tuple[Slip, ...]) -> Slip:
    return max(slips, key=lambda slip: (points((slip.card,)), slip.card))


def nothing(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return None


def unless_watched(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return None if page.watched() else dearest(slips)


def at_any_time(page: Page, slips: tuple[Slip, ...]) -> Slip | None:
    return dearest(slips)


# --- what is called --------------------------------------------------------------------------


@dataclass(slots=True)
class Memory:
    """What a Guard remembers about this round."""

    noises: list[int]  # by seat: how often its fan has rustled


def calls_nothing(memory: Memory, view: View, seat: Seat) -> bool:
    return False


def calls_everything(memory: Memory, view: View, seat: Seat) -> bool:
    return True


def weighs(memory: Memory, view: View, seat: Seat) -> bool:
    """A Guard with a Moth keeps the Guard Bug, to play the Moth. Others call a noise that is likely
    to be real: of whoever is on turn, unless that fan rustles again and again."""
    hand = view.fans[view.seat or 0].cards or ()
    if any(is_moth(card) for card in hand):
        return False
    return seat == view.active and memory.noises[seat] <= _CRIES_WOLF


@dataclass(frozen=True, slots=True)
class Person:
    words: str
    slips: Slips = nothing
    now_and_then: bool = False  # if False: in every turn, until nothing is left to slip
    calls: Calls = weighs


STRATEGIES: Final[Mapping[str, Person]] = MappingProxyType(
    {
        "honest": Person("plays honestly"),
        "now-and-then": Person("slips now and then, unwatched", unless_watched, now_and_then=True),
        "now-and-then-blind": Person(
            "slips now and then, ignores the eye", at_any_time, now_and_then=True
        ),
        "everything": Person("slips everything unwatched", unless_watched),
        "everything-blind": Person("slips everything, ignores the eye", at_any_time),
    }
)
GUARDS: Final[Mapping[str, Person]] = MappingProxyType(
    {
        "nothing": Person("calls nothing", calls=calls_nothing),
        "every-noise": Person("calls every noise", calls=calls_everything),
        "weighs": Person("weighs turn, hand and habits", calls=weighs),
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

    def script(self) -> Script:
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
            self._dares = not self.person.now_and_then or self.page.chance(_SELDOM) == 0
            self._slipped = 0

    def _wanted(self) -> Slip | None:
        if not self._would_slip():
            return None
        slips = tuple([move for move in self.page.legal() if isinstance(move, Slip)])
        if not slips:
            return None
        return self.person.slips(self.page, slips)

    def _slip(self) -> Script:
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

    def _would_slip(self) -> bool:
        """Is there still something to slip in this turn?"""
        enough = self.person.now_and_then and self._slipped > 0
        return self._dares and not enough and self.person.slips is not nothing

    def _wants_more(self) -> bool:
        """Is it worth keeping the others waiting?"""
        page, state = self.page, self.page.state
        if not self._would_slip() or state.active != page.person or not page.guarded:
            return False
        if self.person.now_and_then and page.now > self._plays_at + _PATIENCE:
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
                self.page.begin(self._call(seat))

    def _call(self, seat: Seat) -> Script:
        yield self._some(_CALLS)
        view = self.page.view()
        if view.calling and not self.page.guarded and view.fans[seat].rustling:
            self.page.beside(Call(seat))
