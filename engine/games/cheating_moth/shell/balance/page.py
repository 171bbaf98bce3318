"""How time passes on the page at a table of one person and bots, but without a page.

Who is caught depends mostly on time: when bots are asked for impulses, how long the Guard has been
looking around, and how long a slip can be called. The numbers are those of
`web/table/meanwhile.js`, `turns.js` and `gaze.js`, and roughly how long it takes to show a move.
"""

import heapq
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any, Final, TypeAlias

from engine.core.game import CLOCK, Seat, Touch
from engine.core.rng import Rng, below, forked, seeded, shuffled
from engine.games.cheating_moth.events import Event, FanRustled
from engine.games.cheating_moth.gaze import Gaze, looked_at
from engine.games.cheating_moth.moves import Claim, LetStand, Move, Rustle, Slap, Slip
from engine.games.cheating_moth.state import Claiming, Scored, Slapping, State
from engine.games.cheating_moth.view import View
from engine.table.bots import fumble, nudge, play_bot
from engine.table.table import Table, submit

_STREAM: Final = 0x9A6E  # keeps this chance apart from all others
# Milliseconds.
_WINDOW: Final = 1200  # how long a slip can be called
_ALARM: Final = 1500  # how long a game waits after a noise
_EARS: Final = (300, 600, 900, 1150, 1450)  # when the Guard is asked for a call, after a noise
_GUESSING: Final = 800
_GUESSES: Final = 10
_MUSES: Final = (500, 1200)  # at least, and how much more at most
_SHOWN: Final = 900  # a card moves, and people look at it
_STORY: Final = 2500  # a call and its result
_THOUGHT: Final = 250  # a bot's
_RACE: Final = 5000

Script: TypeAlias = Generator[int, None, None]  # it waits as many milliseconds as it yields
Told: TypeAlias = Callable[[Table], bool]  # gets the table before each move: go on?


class Page:
    """A table, what the page would know about it, and scripts that wait for their time."""

    def __init__(self, table: Table, person: Seat) -> None:
        self.table, self.person = table, person
        self._told: Told = lambda before: True
        self._wanted = True
        self._game = table.match.game
        self._legal: tuple[Table, tuple[Move, ...]] = (table, ())
        self._seen: tuple[Table, View] | None = None
        self.now = 0
        self._queue: list[tuple[int, int, Script]] = []
        self._order = 0
        self._rng: Rng = seeded(table.match.seed, _STREAM)
        self.course = 0  # counts moves that change the course; scripts from before then stop
        self.moving = False
        self._alarm = 0
        self._late: dict[Seat, object] = {}
        self._gaze: Gaze = ()
        self._guard: Seat | None = None
        self._gazing_since = 0

    # --- what people see --------------------------------------------------------------------

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def view(self) -> View:
        if self._seen is None or self._seen[0] is not self.table:
            self._seen = self.table, self._game.view(self.table.state, self.person)
        return self._seen[1]

    def legal(self) -> tuple[Move, ...]:
        """What the page offers. Nothing while it shows something."""
        if self.moving:
            return ()
        if self._legal[0] is not self.table or not self._legal[1]:
            self._legal = self.table, self._game.legal_moves(self.table.state, self.person)
        return self._legal[1]

    def asked(self) -> bool:
        return not self.moving and self.person in self._game.awaited(self.table.state)

    @property
    def guarded(self) -> bool:
        """Is a bot the Guard, so that its gaze matters?"""
        return self.state.guard != self.person

    def watched(self) -> bool:
        """Does the Guard look at the person?"""
        return self.guarded and looked_at(self._gaze, self.now - self._gazing_since) == self.person

    def mind_of_a_bot(self, kind: str) -> Table:
        """The choice of a bot of that kind in the person's seat."""
        players = list(self.table.match.players)
        players[self.person] = replace(players[self.person], bot=kind)
        return replace(self.table, match=replace(self.table.match, players=tuple(players)))

    def chance(self, n: int) -> int:
        drawn, self._rng = below(self._rng, n)
        return drawn

    # --- what people do ---------------------------------------------------------------------

    def slip(self, move: Slip, took: int) -> None:
        """Lets a card slip. A bot that is the Guard may hear it."""
        began = self.now - self._gazing_since - took
        self._does(submit(self.table, self.table.revision, self.person, move))
        if self.guarded:
            self._beside(fumble(self.table, self.person, Touch(began, took)))

    def beside(self, move: Move) -> None:
        self._beside(submit(self.table, self.table.revision, self.person, move))

    def play(self, move: Move) -> None:
        self.course += 1
        self._does(submit(self.table, self.table.revision, self.person, move))
        self.begin(self._arrive(self.course, _SHOWN))

    # --- time --------------------------------------------------------------------------------

    def begin(self, script: Script) -> None:
        self._goes_on_in(0, script)

    def _goes_on_in(self, wait: int, script: Script) -> None:
        self._order += 1
        heapq.heappush(self._queue, (self.now + wait, self._order, script))

    def run(self, person: Script, told: Told) -> None:
        """Runs until the match is over, or `told` has heard enough."""
        self._told = told
        self.begin(self._arrive(self.course, _SHOWN))
        self.begin(person)
        while self._wanted and self._queue and self._game.awaited(self.table.state):
            self.now, _, script = heapq.heappop(self._queue)
            wait = next(script, None)
            if wait is not None:
                self._goes_on_in(wait, script)

    # --- what happens after every answer ------------------------------------------------------

    def _does(self, after: Table) -> None:
        before, self.table = self.table, after
        self._wanted &= self._told(before)
        legal = self._game.legal_moves(after.state, CLOCK)
        slipping = [move.seat for move in legal if isinstance(move, LetStand)]
        for seat in [seat for seat in self._late if seat not in slipping]:
            del self._late[seat]
        for seat in slipping:
            if seat not in self._late:
                token = self._late[seat] = object()
                self.begin(self._let_stand(seat, token))
        if any(isinstance(event, FanRustled) for event in new_events(before, after)):
            self._alarm = self.now + _ALARM
            self._look(anew=True)
            if self.guarded:
                self.begin(self._listen(self.state.guard))

    def _beside(self, after: Table | None) -> bool:
        """Tries something that nobody waits for. True if it happened."""
        if after is None:
            return False
        self._does(after)
        if not isinstance(after.match.turns[-1][1], Slip | Rustle | LetStand):
            self.course += 1
            self.begin(self._arrive(self.course, _STORY))
        return True

    def _look(self, anew: bool = False) -> None:
        view = self.view()
        if anew or (view.gaze, view.guard) != (self._gaze, self._guard):
            self._gazing_since = self.now
        self._gaze, self._guard = view.gaze, view.guard

    def _let_stand(self, seat: Seat, token: object) -> Script:
        yield _WINDOW
        if self._late.get(seat) is token:
            del self._late[seat]
            self._beside(submit(self.table, self.table.revision, CLOCK, LetStand(seat)))

    def _listen(self, guard: Seat) -> Script:
        begun = self.now
        for after in _EARS:
            yield begun + after - self.now
            if self.state.guard != guard or self._nudge(guard, after):
                return

    def _nudge(self, seat: Seat, after: int = 0) -> bool:
        if not self.view().calling:
            return False
        return self._beside(nudge(self.table, seat, after))

    # --- the course ----------------------------------------------------------------------------

    def _arrive(self, turn: int, shown: int) -> Script:
        self.moving = True
        yield shown
        if turn != self.course:
            return
        self.moving = False
        self._look()
        asked = self._game.awaited(self.table.state)
        if not asked:
            return
        if CLOCK in asked:
            yield from self._of_clock(turn)
        elif any(seat != self.person for seat in asked):
            yield from self._of_bot(turn)
        else:
            self.begin(self._muse(turn))

    def _of_bot(self, turn: int) -> Script:
        yield _THOUGHT
        if turn == self.course:
            self._impulses(turn)
            while self._alarm > self.now and turn == self.course:
                yield self._alarm - self.now
            yield 0
        if turn == self.course:
            self._advance(_SHOWN)

    def _advance(self, shown: int) -> None:
        self.course += 1
        after = play_bot(self.table)
        assert after is not None
        self._does(after)
        self.begin(self._arrive(self.course, shown))

    def _of_clock(self, turn: int) -> Script:
        if isinstance(self.state.phase, Slapping | Claiming):
            for seat in range(self.state.config.seats):
                if seat != self.person:
                    after = nudge(self.table, seat, 0)
                    if after is not None:
                        self._does(after)
            self._reflex()
            yield _RACE
        if turn == self.course:
            self._advance(_STORY if not isinstance(self.state.phase, Scored) else _SHOWN)

    def _reflex(self) -> None:
        """A person's finger is about as quick as a bot's."""
        game = self._game
        legal = game.legal_moves(self.table.state, self.person)
        if not legal or not isinstance(legal[0], Slap | Claim):
            return
        its_chance, self._rng = forked(self._rng)
        move = game.impulses["regular"](self.view(), legal, its_chance, 0)
        if move is not None:
            self._does(submit(self.table, self.table.revision, self.person, move))

    def _impulses(self, turn: int) -> None:
        """Asks each bot once, in any order. A bot that has just cheated may rustle."""
        bots = [seat for seat in range(self.state.config.seats) if seat != self.person]
        order, self._rng = shuffled(self._rng, bots)
        for seat in order:
            if turn == self.course and self._nudge(seat) and turn == self.course:
                self._nudge(seat)

    def _muse(self, turn: int) -> Script:
        least, more = _MUSES
        yield least + self.chance(more)
        if turn == self.course:
            self._impulses(turn)
        for _ in range(_GUESSES):
            if turn != self.course:
                return
            if self.guarded:
                self._nudge(self.state.guard, self.now - self._gazing_since)
            yield _GUESSING


def new_events(before: Table, after: Table) -> list[Event]:
    """What has just happened."""
    steps: Any = after.steps[len(before.steps) :]
    return [event for step in steps for event in step.events]
