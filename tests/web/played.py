"""Prints what the page is told along random matches of games, for games.test.mjs."""

import json
import sys
from random import Random
from typing import Any, Final, NamedTuple

from engine.games import GAMES
from engine.table.saves import write_save
from tests.service.door import Page, Reply
from tests.table.ended import ended

NAMES: Final = ("Anna", "Ben", "Cem", "Dora", "Eli", "Fay")
MOST: Final = 90  # turns of a match
ONE_IN: Final = 3  # of them is told
LAID_OPEN: Final = 12  # times in a match
UNTOLD: Final = ("save", "pledge")


class Told(NamedTuple):
    update: Reply
    before: Reply | None  # what was shown until then, if that is known


def played(name: str, seats: int, options: tuple[str, ...]) -> list[Told]:
    """Some of the answers: to all round the table, and to whoever is asked in secret."""
    page, chance, told = Page(), Random(seats), list[Told]()
    told.append(Told(page.open(*NAMES[:seats], game=name, options=options, seed=seats), None))
    for at in range(MOST):
        if page.now["next"] == "nobody":
            break
        is_told = at % ONE_IN == 0
        if is_told and page.now["private"] and page.now["next"] == "person":
            told += [Told(page.look(seat), None) for seat in page.now["asked"]]
        before = page.now
        reply = page.step(chance)
        told += [Told(reply, before)] if is_told else []
    return [Told(short(update), before and short(before)) for update, before in told]


def short(reply: Reply) -> Reply:
    return {key: reply[key] for key in reply if key not in UNTOLD}


def over(name: str) -> dict[str, Any]:
    """The end of a match, the log of it, and what all eyes together see along it."""
    page = Page()
    table = ended(name, kinds=(None, "rule-of-thumb", None, "random"))
    save = write_save(table)
    update = page.ask("Load", save=save, eyes=None)
    steps = range(0, len(table.match.turns), 1 + len(table.match.turns) // LAID_OPEN)
    laid = [page.ask("Replay", of=save, step=step, eyes="all") for step in steps]
    return {"update": update, "log": page.ask("Read", eyes=None, last=None), "laid": laid}


def told_of(name: str) -> dict[str, Any]:
    game = GAMES[name]
    tables = sorted({game.seats[0], game.seats[-1]})
    mixes = sorted({(), tuple(game.options)})
    matches = [played(name, seats, mix) for seats in tables for mix in mixes]
    return {"matches": matches, "over": over(name)}


if __name__ == "__main__":
    json.dump({name: told_of(name) for name in sys.argv[1:] or GAMES}, sys.stdout)
