"""The host of one match at one screen: asks, does what people say, and passes the screen on."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import CLOCK, Seat
from engine.shell.commands import HELP, HINT, LET_BE, LOOKED_AT
from engine.shell.files import Fault, write_whole
from engine.shell.keeping import Keeping
from engine.shell.meanwhile import Meanwhile, what_is_heard
from engine.shell.screen import EndOfInput, Screen
from engine.shell.teller import Teller
from engine.shell.text import plain
from engine.shell.words import UNDO
from engine.table.bots import play_bot
from engine.table.saves import write_save
from engine.table.table import Table, awaited, is_person, submit, undo, undo_refusal


class Quit(Exception):
    """Somebody wants to stop."""


class Host:
    def __init__(self, table: Table, keeping: Keeping) -> None:
        self.table = table
        self.game = table.match.game
        self.people = [seat for seat in range(len(table.match.players)) if is_person(table, seat)]
        self.screen = Screen()
        self.teller = Teller(self.screen, table.match)
        self.face, self.names = self.teller.face, self.teller.names
        self.shown = "hand" if self.face.has_hands else "table"
        self.keeping = keeping
        self.meanwhile = Meanwhile(self.face, self._offer)
        self.holder: Seat | None = None  # the seat whose hand may be on the screen
        self.hinted: set[Seat] = set()  # who has been told the commands

    def play(self) -> int:
        """Plays until the match is over or somebody quits."""
        self._keep(self.table)
        self._greet()
        try:
            while self.game.outcome(self.table.state) is None:
                self._next_turn()
        except Quit:
            self._curtain()
            self.screen.say("See you!")
            self._say_farewell()
            return 0
        except EndOfInput:
            self._curtain()
            farewell = " ".join(self.keeping.farewell)
            raise Fault(f"the input ended before the match did. {farewell}") from None
        except KeyboardInterrupt:
            self._curtain()
            self.screen.gap()
            self._say_farewell()
            raise
        except BaseException:
            self._curtain()
            raise
        self._end()
        return 0

    # --- turns -------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        after = self.meanwhile.passes(self.table)
        if after is not None:
            self._turn_made(after)
            return
        seats = awaited(self.table)
        if CLOCK in seats and self.people:
            move = self.game.legal_moves(self.table.state, CLOCK)[0]
            if not self.face.is_reflex(move):
                self._between_games()
        after = play_bot(self.table)
        if after is not None:
            self._turn_made(after)
            return
        seat = self.holder if self.holder in seats else seats[0]
        assert seat is not None
        foregone = self.game.foregone(self.table.state, seat)
        if foregone is None:
            self._ask(seat)
        else:
            self._submit(seat, foregone)

    def _ask(self, seat: Seat) -> None:
        """Lets the seat make a move or take one back."""
        private = self.game.private(self.table.state)
        if not private:
            self._curtain()
        elif self._shared and self.holder != seat and not self._hand_over(seat):
            return
        view = self._view(seat if private or not self._shared else None)
        choices = self.face.choices(self.game.legal_moves(self.table.state, seat), view)
        self.teller.tell_news()
        self.teller.show_table(view)
        self._list(seat, choices, view)
        while True:
            typed = self.screen.ask("> ")
            chosen = self._chosen(typed, choices)
            if chosen is not None:
                self._submit(seat, chosen)
                return
            match typed.lower():
                case "u" | "undo":
                    # Anybody at the screen may comment on what all may see.
                    last = self._last_person() if self._shared and not private else None
                    if self._take_back(seat if last is None else last):
                        return
                case "h" | "hand":
                    self._show_hand(seat)
                    self._list(seat, choices, view)
                case "":
                    self._list(seat, choices, view)
                case command:
                    if not self._answer(command, view):
                        self.screen.say(self.teller.why_not(self.table, seat, typed))

    def _offer(self, seat: Seat, moves: tuple[Any, ...]) -> Any | None:
        """Offers the seat something that nobody waits for and that all may see."""
        self._curtain()
        view = self._view(None)
        choices = {**self.face.choices(moves, view)}
        self.teller.tell_news()
        self._list(seat, {**choices, LET_BE: None}, view)
        while True:
            typed = self.screen.ask("> ")
            if typed.lower() in ("", LET_BE, str(len(choices) + 1)):
                return None
            chosen = self._chosen(typed, choices)
            if chosen is not None:
                return chosen
            if not self._answer(typed.lower(), view):
                self.screen.say("Please type one of the numbers; Enter lets it be.")

    def _list(self, seat: Seat, choices: Mapping[str, Any], view: Any) -> None:
        self.screen.gap()
        self.screen.say(self.face.question(view, self.names, seat), style="strong")
        for number, words in enumerate(choices, 1):
            self.screen.say(words, lead=f"{number:3}) ")
        if seat not in self.hinted:
            self.screen.say(HINT.format(self.shown), style="quiet")
            self.hinted.add(seat)

    def _chosen(self, typed: str, choices: Mapping[str, Any]) -> Any | None:
        moves = list(choices.values())
        if typed.isascii() and typed.isdecimal() and len(typed) < 4:
            return moves[int(typed) - 1] if 0 < int(typed) <= len(moves) else None
        for words, move in choices.items():
            if typed.lower() in (words.lower(), self.game.write_move(move)):
                return move
        return None

    def _answer(self, command: str, view: Any) -> bool:
        """Runs a command that does not change the match. False if there is no such command."""
        match command:
            case "l" | "log":
                self.teller.tell_log(self.table, view.seat)
            case "r" | "rule":
                self.screen.say(self.face.reminder(view))
            case "s" | "save":
                self.screen.say(self.keeping.words)
            case "?" | "help":
                for line in HELP:
                    self.screen.say(line.format(LOOKED_AT[self.shown]), lead="  ")
            case "q" | "quit":
                raise Quit
            case _:
                return False
        return True

    def _take_back(self, seat: Seat) -> bool:
        """Undoes the seat's last move, and first the moves that were made for it automatically."""
        table = self.table
        while True:
            refusal = undo_refusal(table, seat)
            if refusal is not None:
                self.screen.say(f"No move can be taken back: {UNDO[refusal.code]}.")
                return False
            table = undo(table, seat)
            if self.game.foregone(table.state, seat) is None:
                break
        self._keep(table)
        self.teller.news = [f"{self.names[seat]} takes the last move back."]
        return True

    # --- whose screen it is ------------------------------------------------------------------

    @property
    def _shared(self) -> bool:
        """Do several people look at this screen?"""
        return len(self.people) > 1

    def _hand_over(self, seat: Seat) -> bool:
        """Waits for the next player. False if the last one takes a move back instead."""
        self._curtain()
        self.teller.tell_news()
        self.screen.gap()
        self.screen.say(f"Pass the screen to {self.names[seat]}, then press Enter.", style="strong")
        last = self._last_person()
        may_undo = last is not None and last != seat and undo_refusal(self.table, last) is None
        if last is not None and may_undo:
            self.screen.say(f"(u: {self.names[last]} takes the last move back)", style="quiet")
        while (typed := self.screen.ask("> ").lower()) != "":
            if typed in ("u", "undo") and last is not None and may_undo and self._take_back(last):
                return False
            if not self._answer(typed, self._view(None)):
                self.screen.say(f"Please press Enter when {self.names[seat]} has the screen.")
        self.screen.clear()
        self.holder = seat
        return True

    def _last_person(self) -> Seat | None:
        turns = self.table.match.turns
        return next((seat for seat, _ in turns[::-1] if seat in self.people), None)

    def _show_hand(self, seat: Seat) -> None:
        """Between public choices, lets one player look at their hand alone."""
        if not self._shared or self.holder == seat or not self.face.has_hands:
            self.teller.show_table(self._view(seat))
            return
        self.screen.ask(f"{self.names[seat]}, press Enter when nobody else looks. ")
        self.screen.clear()
        self.holder = seat
        self.teller.show_table(self._view(seat))
        self.screen.ask("Press Enter to hide it again. ")
        self._curtain()
        self.teller.show_table(self._view(None))

    def _curtain(self) -> None:
        """From here on no hand is on the screen."""
        if self._shared and self.holder is not None:
            self.screen.clear()
        self.holder = None

    def _between_games(self) -> None:
        self._curtain()
        self.teller.tell_news()
        view = self._view(None)
        self.teller.show_table(view)
        self.screen.gap()
        prompt = f"Press Enter for the next {self.face.interval}. "
        while (typed := self.screen.ask(prompt).lower()) != "":
            self._answer(typed, view)

    # --- beginning and end -------------------------------------------------------------------

    def _greet(self) -> None:
        self.screen.say(f"{self.game.manifest.title}: {', '.join(self.names)}.", style="strong")
        if self.people:
            self.screen.say(self.keeping.words, style="quiet")
        self._add_news()

    def _end(self) -> None:
        self._curtain()
        self.teller.tell_news()
        self.teller.tell_result(self.table)
        if self.keeping.file is not None:
            self.screen.say(f"The match is kept in {plain(self.keeping.file)}.")
        if self.keeping.again is not None:
            self.screen.say("The same cards once more:")
            self.screen.command(self.keeping.again)

    def _say_farewell(self) -> None:
        sentence, command = self.keeping.farewell
        self.screen.say(sentence)
        self.screen.command(command)

    def _view(self, seat: Seat | None) -> Any:
        return self.game.view(self.table.state, seat)

    def _submit(self, seat: Seat, move: Any) -> None:
        self._turn_made(submit(self.table, self.table.revision, seat, move))
        heard = what_is_heard(self.table, self.face, seat, move)
        if heard is not None:
            self._turn_made(heard)

    def _turn_made(self, after: Table) -> None:
        self._keep(after)
        self._add_news()

    def _add_news(self) -> None:
        """Adds what happened in the last step, as far as all at this screen may know it."""
        eyes = None if self._shared or not self.people else self.people[0]
        last = len(self.table.steps) - 1
        self.teller.news += self.teller.witnessed(self.table, eyes, since=last)

    def _keep(self, table: Table) -> None:
        """Stores the match before it is shown."""
        if self.keeping.file is not None:
            write_whole(self.keeping.file, write_save(table))
        self.table = table
