"""Tells on the screen what happens in a match and how it ends."""

from collections.abc import Sequence
from typing import Any

from engine.core.codec import Unreadable, short
from engine.core.game import Seat
from engine.shell.faces import face_for, names_of
from engine.shell.screen import Screen
from engine.shell.text import listed, plain
from engine.table.match import Match
from engine.table.table import Table


def names_at(match: Match) -> Sequence[str]:
    """Names by place, safe for a terminal."""
    return [plain(name) for name in names_of(match)]


class Teller:
    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen, self.names = screen, names_at(match)
        self.game, self.face = match.game, face_for(match.game)
        self.news: list[str] = []  # what has not been told yet

    def witnessed(self, table: Table, seat: Seat | None, since: int = 0) -> list[str]:
        """What the seat has seen since that step, in sentences."""
        events = [event for step in table.steps[since:] for event in step.events]
        seen = [self.game.witness(event, seat) for event in events]
        told = [self.face.tell(event, self.names) for event in seen if event is not None]
        return [sentence for sentence in told if sentence is not None]

    def tell_news(self) -> None:
        self._tell(self.news)
        self.news = []

    def tell_log(self, table: Table, seat: Seat | None) -> None:
        self._tell(self.witnessed(table, seat))
        self.screen.gap()

    def why_not(self, table: Table, seat: Seat, typed: str) -> str:
        """Why that move is not possible now, if it is a move at all."""
        try:
            refusal = self.game.refusal(table.state, seat, self.game.read_move(typed))
        except Unreadable:
            refusal = None
        if refusal is None:
            return f'"{plain(short(typed))}" is not in the list; please type one of its numbers.'
        why, title = self.face.refusals[refusal.code], self.face.rules[refusal.rule]
        return f"That is not possible: {why} (rule {refusal.rule}, {title})."

    def show_table(self, view: Any) -> None:
        self.screen.gap()
        self.screen.show(self.face.picture(view, self.names))

    def tell_result(self, table: Table) -> None:
        outcome = self.game.outcome(table.state)
        assert outcome is not None
        view = self.game.view(table.state, None)
        self.show_table(view)
        self.screen.gap()
        wide = max(len(name) for name in self.names)
        in_order = sorted(range(len(self.names)), key=lambda place: outcome.ranks[place])
        for place in in_order:
            rank, score = outcome.ranks[place], outcome.scores[place]
            name = self.names[place].ljust(wide)
            self.screen.say(f"{rank:3}.  {name}  {score:4}", style="strong" if rank == 1 else "")
        for sentence in self.face.ties(view, self.names, outcome):
            self.screen.say(sentence)
        self.screen.gap()
        first = [self.names[place] for place in in_order if outcome.ranks[place] == 1]
        verb = "share the win" if len(first) > 1 else "wins"
        self.screen.say(f"{listed(first)} {verb}!", style="strong")

    def _tell(self, sentences: list[str]) -> None:
        if sentences:
            self.screen.gap()
        for sentence in sentences:
            self.screen.say(sentence, lead="  ")
