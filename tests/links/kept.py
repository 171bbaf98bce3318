"""Links that were sent once and have to be read for ever.

`python -m tests.links.kept` makes those of the kinds and games that have none yet; it never
changes what is there. A file holds the link, then what it says.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from engine.core.game import Seat
from engine.games import GAMES
from engine.links.day import day_match
from engine.links.link import read_link, write_link
from engine.links.phones import decided_in, marks_of
from engine.links.values import DayLink, DealLink, Link, MatchLink
from engine.table.match import Player, agreed_match
from engine.table.notation import read_match, write_match
from engine.table.noticed import is_secretive
from engine.table.origin import Origin
from engine.table.table import Table, awaited, is_person, opened, submit
from tests.golden.transcript import MATCHES

FOLDER: Final = Path(__file__).parent / "version_1"
KEPT: Final = tuple(sorted(FOLDER.glob("*.link")))


def said_by(link: Link) -> str:
    """All that a link says, as text."""
    match link:
        case DealLink(match, scores):
            return f"deal\nscores {list(scores)}\n{write_match(match)}"
        case DayLink(name, date, scores):
            deal = write_match(day_match(name, date))
            return f"day {date}\nscores {list(scores)}\n{deal}"
        case MatchLink(table, step, to, marks, even):
            seats = to and " ".join(map(str, to))
            more = "even\n" if even else ""
            more += "".join([f"mark {seat} {value.hex()}\n" for seat, value in marks])
            return f"match\nstep {step}\nto {seats}\n{more}{write_match(table.match)}"


def _links() -> Iterator[tuple[str, Link]]:
    for path in MATCHES:
        match = read_match(path.read_text(encoding="utf-8"))
        table = opened(match)
        people = [seat for seat in range(len(match.players)) if is_person(table, seat)]
        to = people[-1] if people else None
        yield (
            f"match-{path.stem}",
            MatchLink(table, len(match.turns) // 2, None if to is None else (to,)),
        )
        yield f"deal-{path.stem}", DealLink(replace(match, turns=()), (12, -3, 0))
    for name in GAMES:
        yield f"day-{name}", DayLink(name, "2026-02-28", (7, 31, -2, 15))
        yield from _of_today(name)


def _of_today(name: str) -> Iterator[tuple[str, Link]]:
    """With seeds of 128 bits, and with more than one seat handed over."""
    origin = Origin(0x0123456789ABCDEF0123456789ABCDEF, ((2, "Pudding ☂"), (0, "812 90")))
    players = (Player("Anna"), Player("Bo", "random"), Player("Cem"))
    match = agreed_match(GAMES[name], ("seats 3",), players, (2, 0), origin.seed, origin)
    yield f"deal-{name}-of-128-bits", DealLink(replace(match, origin=None), (12, -3, 0))
    table = opened(match)
    for at in range(30):
        legal = [(seat, move) for seat in awaited(table) for move in legal_at(table, seat)]
        table = submit(table, at, *legal[at * 7 % len(legal)])
    yield f"match-{name}-mixed", MatchLink(table, 4, (0, 2))
    marks = marks_of(decided_in(table), "0" * 32, (0, 2), ())
    even = is_secretive(table.match.game)
    yield f"match-{name}-from-phones", MatchLink(table, None, (2,), marks, even)


def legal_at(table: Table, seat: Seat) -> tuple[Any, ...]:
    return table.match.game.legal_moves(table.state, seat)


def _make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, link in _links():
        path = FOLDER / f"{name}.link"
        if not path.exists():
            text = write_link(link)
            path.write_text(f"{text}\n{said_by(read_link(text))}", encoding="utf-8")


if __name__ == "__main__":
    _make()
