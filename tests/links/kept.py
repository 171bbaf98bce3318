"""Links that were sent once and have to be read for ever.

`python -m tests.links.kept` makes those of the kinds and games that have none yet; it never
changes what is there. A file holds the link, then what it says.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.games import GAMES
from engine.links.day import day_match
from engine.links.link import read_link, write_link
from engine.links.values import DayLink, DealLink, Link, MatchLink
from engine.table.notation import read_match, write_match
from engine.table.table import is_person, opened
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
        case MatchLink(table, step, to):
            return f"match\nstep {step}\nto {to}\n{write_match(table.match)}"


def _links() -> Iterator[tuple[str, Link]]:
    for path in MATCHES:
        match = read_match(path.read_text(encoding="utf-8"))
        table = opened(match)
        people = [seat for seat in range(len(match.players)) if is_person(table, seat)]
        to = people[-1] if people else None
        yield f"match-{path.stem}", MatchLink(table, len(match.turns) // 2, to)
        yield f"deal-{path.stem}", DealLink(replace(match, turns=()), (12, -3, 0))
    for name in GAMES:
        yield f"day-{name}", DayLink(name, "2026-02-28", (7, 31, -2, 15))


def _make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, link in _links():
        path = FOLDER / f"{name}.link"
        if not path.exists():
            text = write_link(link)
            path.write_text(f"{text}\n{said_by(read_link(text))}", encoding="utf-8")


if __name__ == "__main__":
    _make()
