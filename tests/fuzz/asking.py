"""Requests of every kind to the engine's door, right and wrong, at matches of every game.

    python -m tests.fuzz.asking COUNT [FROM]        or, in Pyodide,
    node tools/pyodide.mjs tests/fuzz/asking.py COUNT [FROM]

Each sitting follows from its number alone; `sitting(number, judge)` makes it again.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from engine.core.game import CLOCK
from engine.core.seeds import write_seed
from engine.games import GAMES
from engine.service import Service
from engine.table.saves import read_save, write_save
from engine.table.table import Table
from tests.fuzz.mutations import mutant_of
from tests.laws.specimens import SPECIMENS

IN_A_SITTING: Final = 100
BOTS: Final = (None, None, "random", "rule-of-thumb", "novice-bold")
EYES: Final = (*(None,) * 12, 0, 0, 1, 1, 2, 3, 5, CLOCK, -2, 10**9, "all", "a")
SEATS: Final = (0, 0, 1, 1, 2, 2, 3, 4, 5, CLOCK, -2, 10**9)
_MOVES: Final = {each.game.name: each.moves for each in SPECIMENS}
Message = dict[str, Any]


class Sitting:
    """A match that is played on by whatever is asked."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.service = chance, Service()
        self.links = ["", "#", "AAAA"]
        self.seen = self.kept = ""
        self.reply: Message = {}

    @property
    def table(self) -> Table | None:
        return self.service._table

    def requests(self) -> Iterator[str]:
        yield json.dumps(self.opening())
        for _ in range(IN_A_SITTING - 1):
            text = json.dumps(self.request())
            yield mutant_of(self.chance, (text,)) if self.chance.randrange(12) == 0 else text

    def opening(self) -> Message:
        game = GAMES[self.chance.choice([*GAMES])]
        seats = self.chance.choice(game.seats)
        names = [chr(65 + at) for at in range(seats)]
        return {
            "type": "Open",
            "game": game.name,
            "options": [
                f"seats {seats}",
                *[option for option in game.options if self.chance.randrange(3) == 0],
            ],
            "precedence": [],
            "seed": write_seed(self.chance.randrange(2**128)),
            "added": [],
            "players": [{"name": name, "bot": self.chance.choice(BOTS)} for name in names],
            "eyes": None,
        }

    def request(self) -> Message:
        table, chance = self.table, self.chance
        if table is None:
            return self.opening()
        eyes, revision = chance.choice(EYES), table.revision - (chance.randrange(30) == 0)
        seat, effort = chance.choice(SEATS), chance.choice((1, 3, 9, 0, -1, 2_000_000))
        of = chance.choice((write_save(table), *self.links[-3:]))
        step = chance.choice((None, 0, 1, 5, len(table.match.turns), -1))
        at = {"revision": revision, "eyes": eyes}
        match chance.randrange(34):
            case 0:
                return {"type": "Look", "eyes": eyes}
            case 1:
                return {"type": "Read", "eyes": eyes, "last": chance.choice((None, 0, 3, -1))}
            case 2:
                return {"type": "Think", "revision": revision, "effort": effort % 10}
            case 3:
                return {"type": "Hint", "seat": seat, "effort": effort % 10, **at}
            case 4:
                return {"type": "Why", "turn": chance.randrange(-1, 40), "effort": effort % 10}
            case 5:
                return {"type": "Nudge", "seat": seat, "after": chance.choice((0, 900, -1)), **at}
            case 6:
                return {**self.move(table, at), "fingers": self.fingers(table)}
            case 7:
                return {"type": "TakeBack", "seat": seat, **at}
            case 8:
                return {"type": "Load", "save": of, "eyes": eyes}
            case 9:
                fields = {"date": "2026-02-28", "step": step, "to": chance.choice((None, [seat]))}
                what = chance.choice(("deal", "day", "match"))
                return {"type": "Share", "what": what, "phone": self.phone(seat), **fields}
            case 10:
                fields = {"mine": chance.choice((None, of)), "mark": chance.choice((None, "0 x"))}
                return {"type": "Unfold", "link": of, "phone": self.phone(seat), **fields}
            case 11:
                return {"type": "Follow", "of": of, "names": [], "step": step, "eyes": eyes}
            case 12:
                return {"type": "Replay", "of": of, "step": step, "eyes": eyes}
            case 13:
                return {"type": "Retell", "of": of, "eyes": eyes}
            case 14:
                return {"type": "Point", "of": of, "step": step or 0}
            case 15:
                return {"type": "Pack", "save": of, "here": chance.choice((None, [seat]))}
            case 16:
                return {"type": "Check", "save": of, "effort": effort % 10}
            case 17:
                return {"type": "Tally", "saves": [of]}
            case 18:
                since = chance.choice((0, 7, -1, 10**6))
                return {"type": "AskAgain", "of": of, "since": since, "effort": effort % 10}
            case 19 | 20 | 21 | 22:
                return {"type": "Advance", **at}
            case 23:
                return chance.choice(({"type": "Keep"}, {"type": "Paint", "revision": revision}))
            case 24:
                return self.review(of, seat, effort)
            case _:
                return self.move(table, at)

    def review(self, of: str, seat: int, effort: int) -> Message:
        chance = self.chance
        kept = chance.choice((None, None, "", "critter-review 1", self.kept))
        wishes = {"keep": chance.randrange(2) == 0, "tell": chance.randrange(2) == 0}
        worlds = chance.choice((2, 3, 3, None, 1, -1))
        whose = chance.choice((None, seat))
        asked = {"type": "Review", "of": of, "seat": whose, "worlds": worlds}
        return {**asked, "effort": effort, "kept": kept, **wishes}

    def phone(self, seat: int) -> Message | None:
        """With the marks that it was told last, or somebody's."""
        seen = self.chance.choice((self.seen, "", "a0-0123456789abcdef", "b1"))
        phone = {"secret": "0" * 32, "here": [seat], "seen": seen}
        return self.chance.choice((None, phone))

    def move(self, table: Table, at: Message) -> Message:
        """Of those who may, and now and then any move of anybody."""
        game, chance = table.match.game, self.chance
        seats = range(-1, len(table.match.players))
        able = [each for each in seats if game.legal_moves(table.state, each)]
        who = chance.choice(able or [0])
        legal = game.legal_moves(table.state, who)
        if not legal or chance.randrange(5) == 0:
            who, legal = chance.choice(seats), _MOVES[game.name]
        move = game.write_move(chance.choice(legal))
        return {"type": "Submit", "seat": who, "move": move, "fingers": None, **at}

    def fingers(self, table: Table) -> Message:
        chance = self.chance
        began, took = chance.choice((0, 300, -900)), chance.choice((0, 300, 5_000, -1))
        seen = table.revision - chance.choice((0, 0, 1, 5, -1))
        return {"revision": seen, "began": began, "took": took}

    def ask(self, text: str) -> Message:
        before = self.table
        told: Message = json.loads(self.service.ask(text))
        assert told["type"] != "Failed", told
        if told["type"] == "Update" and before is not None:
            self.check(before, text)
        if told["type"] == "Reviewed":
            self.kept = told["kept"] or self.kept
        if told["type"] == "Shared":
            self.links.append(told["link"])
            self.seen = told["seen"]
        return told

    def check(self, before: Table, text: str) -> None:
        """Whatever was done was legal there."""
        after = self.table
        assert after is not None
        asked, count = json.loads(text), len(before.match.turns)
        more = len(after.match.turns) - count
        if more not in ((1, 2) if asked.get("fingers") else (1,)):
            return
        if after.match.turns[:count] != before.match.turns:
            return  # it is another match
        for at in range(count, count + more):
            who, done = after.match.turns[at]
            assert done in after.match.game.legal_moves(after.steps[at].state, who), text
        seat = after.match.turns[count][0]
        if asked["type"] == "Submit":
            assert (asked["seat"], asked["revision"]) == (seat, before.revision)

    def end(self) -> None:
        """The whole match is legal, from its first turn on."""
        if self.table is not None:
            assert read_save(write_save(self.table)) == self.table


def sitting(number: int, told: Callable[[str], None]) -> None:
    here = Sitting(Random(number))
    for text in here.requests():
        try:
            told(here.ask(text)["type"])
        except Exception as error:
            error.add_note(f"sitting {number} was asked {text[:3000]!a}")
            raise
    here.end()


def main(count: int, first: int) -> int:
    replies = Counter[str]()

    def told(kind: str) -> None:
        replies[kind] += 1

    for number in range(first, first + count // IN_A_SITTING):
        sitting(number, told)
        if replies.total() % 10_000 == 0 or replies.total() == count:
            print(f"{replies.total()} requests, {dict(replies)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0])))
