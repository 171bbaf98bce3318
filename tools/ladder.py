"""Write the ladder of the bots into README, from the tables that `tournament` has made.

`make ladder` plays all contests first, which takes hours; without it, this only tells anew what
stands in docs/ladder.
"""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from engine.games import GAMES
from engine.shell.tournament.ladder import ways_covered

TOP: Final = Path(__file__).parents[1]
TABLES: Final = TOP / "docs" / "ladder"
README: Final = TOP / "README.md"
BEGIN: Final = "<!-- ladder -->\n"
END: Final = "<!-- end of ladder -->\n"
YARDSTICK: Final = "rule-of-thumb"

Row: TypeAlias = dict[str, str]


def told() -> str:
    """The table in Markdown."""
    lines = [
        "| game, players | player | wins against rule-of-thumb, % | of the way to all-seeing, % "
        "| leads the level below by, % | deals |",
        "|---|---|---|---|---|---|",
    ]
    for name, game in GAMES.items():
        for path in sorted(TABLES.glob(f"{name}-*.csv")):
            lines += _lines(game.manifest.title, path.stem.rpartition("-")[2], list(_rows(path)))
    return "\n".join(lines) + "\n"


def _rows(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _lines(title: str, seats: str, rows: list[Row]) -> Iterator[str]:
    """One for each kind that has met the yardstick; each stands first in its own contests."""
    own = [row for row in rows if row["contest"].split(" ")[0] == row["player"]]
    met = [row for row in own if row["contest"].endswith(YARDSTICK)]
    ways = ways_covered({row["player"]: float(row["won"]) for row in met}, YARDSTICK)
    first = f"{title}, {seats}"
    for won in met:
        kind = won["player"]
        leads = [row for row in own if row["player"] == kind and row["contest"] != won["contest"]]
        lead = _shown(leads[0], "lead") if leads else ""
        deals = "; ".join(dict.fromkeys([f"{int(row['deals']):,}" for row in (won, *leads)]))
        way = f"{100 * ways[kind]:.0f}" if kind in ways else ""
        yield f"| {first} | {kind} | {_shown(won, 'won')} | {way} | {lead} | {deals} |"
        first = ""


def _shown(row: Row, name: str) -> str:
    return f"{100 * float(row[name]):.1f} ± {100 * float(row[f'{name}_within']):.1f}"


def main() -> None:
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    README.write_text(before + BEGIN + told() + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
