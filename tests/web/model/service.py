"""The real engine for tests in Node: one question a line, one answer a line.

Besides what the page may ask, a test may begin a golden match, read turns, let the engine die, and
let hidden cards lie elsewhere for a while.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.search.thought import think
from engine.service import Service
from engine.table.match import Match, Player
from engine.table.notation import read_match
from engine.table.saves import Tail, read_save, with_tail, write_save
from engine.table.table import Table, opened
from engine.table.thoughts import bot_asked, bot_matter
from tests.service.twins import elsewhere

Asked = dict[str, Any]


def written(path: str) -> Match:
    return read_match(Path(path).read_text(encoding="utf-8"))


def begun(path: str, people: list[int]) -> str:
    """A match from before its first turn, with people at those seats."""
    match = written(path)
    players = tuple(
        Player(player.name, None if seat in people else player.bot or "rule-of-thumb")
        for seat, player in enumerate(match.players)
    )
    return write_save(opened(replace(match, players=players, turns=())))


def turns_of(match: Match) -> list[Asked]:
    write = match.game.write_move
    return [{"seat": seat, "move": write(move)} for seat, move in match.turns]


class Engines:
    """One engine at a time; when it has died, the next one gets the save of its last answer."""

    def __init__(self) -> None:
        self.service = Service()
        self.save = ""
        self.revision = -1
        self.real: Table | None = None

    def ask(self, asked: Asked) -> object:
        return {"reply": self._answer(asked["ask"])}

    def _answer(self, message: Asked) -> Asked:
        reply: Asked = json.loads(self.service.ask(json.dumps(message)))
        if reply["type"] == "Update":
            self.revision = reply["revision"]
            match reply["saved"]:
                case {"type": "Whole", "whole": text}:
                    self.save = text
                case {"after": after, "tail": tail}:
                    self.save = with_tail(self.save, Tail(after, tail))
        return reply

    def die(self, _asked: Asked) -> None:
        self.service, before = Service(), self.revision
        if self.save:
            self._answer({"type": "Load", "save": self.save, "eyes": None})
        assert self.revision == before

    def bare(self, _asked: Asked) -> None:
        """It has died of its table, and the next one has none."""
        self.service = Service()

    def fresh(self, _asked: Asked) -> None:
        self.service, self.save, self.revision, self.real = Service(), "", -1, None

    def elsewhere(self, asked: Asked) -> int:
        """What is hidden from all lies otherwise: so many playouts takes the choice of the bot that
        is asked."""
        table = self.real = self.real or self.service._table
        assert table is not None
        twin = elsewhere(table, None, asked["seed"])
        self.service._table = twin
        seat = bot_asked(twin)
        matter = None if seat is None else bot_matter(twin, seat)
        assert matter is not None
        thought = matter.begun()
        return think(thought, thought.planned).spent

    def back(self, _asked: Asked) -> None:
        """All lies as it did."""
        self.service._table, self.real = self.real, None

    def turns(self, asked: Asked) -> object:
        return turns_of(read_save(asked.get("save", self.save)).match)


def main() -> None:
    engines = Engines()
    does: dict[str, Callable[[Asked], object]] = {
        "ask": engines.ask,
        "die": engines.die,
        "bare": engines.bare,
        "fresh": engines.fresh,
        "elsewhere": engines.elsewhere,
        "back": engines.back,
        "turns": engines.turns,
        "begin": lambda asked: begun(asked["path"], asked["people"]),
        "golden": lambda asked: turns_of(written(asked["path"])),
    }
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(does[asked.get("do", "ask")](asked)), flush=True)


main()
