"""The page's side of the door, for tests: asks as the page does, and plays on at random."""

import json
from random import Random
from typing import Any, Final, get_args

from engine.answers import ANSWERS, Failure
from engine.core.seeds import write_seed
from engine.service import Service
from engine.table.saves import Tail, with_tail

Reply = dict[str, Any]
_FAILURES: Final = {kind.__name__ for kind in get_args(Failure)}
_POSSIBLE: Final = {
    asked.__name__: {answer.__name__, *_FAILURES} for asked, answer in ANSWERS.items()
}


class Page:
    """A page with one phone: whoever is asked in private looks, moves and hands it on."""

    def __init__(self) -> None:
        self.service = Service()
        self.now: Reply = {}
        self.save = ""
        self.kept: str | None = None  # what came last to be stored

    def ask(self, kind: str, **fields: Any) -> Reply:
        reply: Reply = {"type": "Reading"}
        while reply["type"] == "Reading":  # a long link, slice by slice
            reply = json.loads(self.service.ask(json.dumps({"type": kind, **fields})))
        assert reply["type"] in _POSSIBLE.get(kind, _FAILURES), reply
        if reply["type"] == "Update":
            self.now = reply
            self._keep(reply.pop("saved"))
            reply["save"] = self.save
        return reply

    def _keep(self, saved: Reply | None) -> None:
        """As the store does it."""
        self.kept = None if saved is None else saved["type"]
        if saved is not None and "whole" in saved:
            self.save = saved["whole"]
        elif saved is not None:
            self.save = with_tail(self.save, Tail(saved["after"], saved["tail"]))

    def open(
        self,
        *who: str,
        game: str = "party-bugs",
        options: tuple[str, ...] = (),
        precedence: tuple[int, ...] = (),
        seed: int = 1,
        eyes: int | None = None,
    ) -> Reply:
        """`open("Anna", "Ben", "Dot:random")`."""
        parts = [name.partition(":") for name in who]
        players = [{"name": name, "bot": bot or None} for name, _, bot in parts]
        return self.ask(
            "Open",
            game=game,
            options=[f"seats {len(who)}", *options],
            precedence=list(precedence),
            seed=write_seed(seed),
            added=[],
            players=players,
            eyes=eyes,
        )

    def look(self, eyes: int | None) -> Reply:
        return self.ask("Look", eyes=eyes)

    def submit(
        self, seat: int, move: str, eyes: int | None = None, *, fingers: Reply | None = None
    ) -> Reply:
        asked = {"seat": seat, "move": move, "fingers": fingers, "eyes": eyes}
        return self.ask("Submit", revision=self.now["revision"], **asked)

    def advance(self, eyes: int | None = None) -> Reply:
        return self.ask("Advance", revision=self.now["revision"], eyes=eyes)

    def step(self, chance: Random) -> Reply:
        """One turn, of whoever it is."""
        if self.now["next"] in ("bot", "clock"):
            return self.advance()
        people = [seat for seat in self.now["asked"] if self.is_person(seat)]
        if self.now["private"]:
            self.look(chance.choice(people))
        return self.submit(self.now["mover"], chance.choice(self.now["legal"]))

    def is_person(self, seat: int) -> bool:
        return self.now["players"][seat]["bot"] is None

    def play_on(self, chance: Random) -> None:
        while self.now["next"] != "nobody":
            reply = self.step(chance)
            assert reply["type"] == "Update", reply
