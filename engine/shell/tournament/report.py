"""A tournament as lines to read, as values for other programs, and as a chart."""

import csv
import io
import math
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.shell.text import counted
from engine.shell.tournament.ladder import ALL_SEEING, Mean, Row, covered

_WIDTH: Final = 640
_LINE: Final = 24
_GAP: Final = 6
_LEFT: Final = 250  # where 0 % is
_SCALE: Final = 3.5  # pixels of a per cent
_TOP: Final = 48


def lines(rows: Sequence[Row]) -> Iterator[str]:
    """One contest; the most wins come first."""
    wide = max([len(row.kind) for row in rows])
    yield f"{rows[0].contest}: {counted(rows[0].deals, 'deal')}, {counted(rows[0].games, 'game')}"
    yield f"{'player':{wide}}  {'wins %':>14} {'lead %':>14} {'points':>16} {'behind':>14}"
    for row in rows:
        yield (
            f"{row.kind:{wide}}  {_shown(row.won, 100):>14} {_shown(row.lead, 100):>14} "
            f"{_shown(row.points):>16} {_shown(row.behind):>14}"
        )


def legend(rows: Sequence[Row], seats: int, yardstick: str) -> Iterator[str]:
    """How to read the table, and how far the best level has come."""
    yield f"By chance a seat wins {100 / seats:.1f} %. Intervals are 95 %, taken over deals."
    yield "Lead: of wins, over the best other kind. Behind: points more than the others' average."
    for best, share in covered(rows, yardstick).items():
        yield (
            f"{best} covers {100 * share:.0f} % of the way in wins "
            f"from {yardstick} to {ALL_SEEING}."
        )


def _shown(mean: Mean, times: int = 1) -> str:
    within = "?" if math.isinf(mean.within) else f"{times * mean.within:.1f}"
    return f"{times * mean.value:.1f} ± {within}"


def as_csv(rows: Sequence[Row]) -> str:
    """One line for each row. Every mean is followed by half its interval."""
    means = ("won", "lead", "behind", "points")
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    ranges = [column for name in means for column in (name, f"{name}_within")]
    writer.writerow(["contest", "player", "deals", "games", *ranges])
    for row in rows:
        numbers = [
            f"{number:.4f}"
            for name in means
            for number in (getattr(row, name).value, getattr(row, name).within)
        ]
        writer.writerow([row.contest, row.kind, row.deals, row.games, *numbers])
    return text.getvalue()


def as_svg(rows: Sequence[Row], title: str, seats: int) -> str:
    """Bars of wins with intervals, by contest. A line shows where chance alone would be."""
    parts, y = [], _TOP
    for contest, bars in groupby(rows, key=lambda row: row.contest):
        parts.append(f'<text x="12" y="{y + 13}" fill="#666">{_text(contest)}</text>')
        for row in bars:
            y += _LINE
            parts.append(_bar(row, y))
        y += _LINE + _GAP
    tall, chance = y + 24, _at(1 / seats)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {tall}" '
            f'font-family="sans-serif" font-size="13" role="img" aria-label="{_text(title)}">',
            f'<rect width="{_WIDTH}" height="{tall}" fill="#fff"/>',
            f'<text x="12" y="24" font-size="15">{_text(title)}</text>',
            *parts,
            f'<path d="M{chance} {_TOP - 8}V{tall - 18}" stroke="#666" stroke-dasharray="4 3"/>',
            f'<text x="{chance}" y="{tall - 4}" text-anchor="middle" fill="#666">chance</text>',
            "</svg>\n",
        ]
    )


def _bar(row: Row, y: int) -> str:
    end, middle = _at(row.won.value), y + 9
    low, high = _at(max(0, row.won.low)), _at(min(1, row.won.high))
    return (
        f'<text x="28" y="{y + 13}">{_text(row.kind)}</text>'
        f'<text x="{_LEFT - 8}" y="{y + 13}" text-anchor="end" fill="#666">'
        f"{100 * row.won.value:.1f} %</text>"
        f'<rect x="{_LEFT}" y="{y}" width="{end - _LEFT:.1f}" height="18" fill="#4a8f6d"/>'
        f'<path d="M{low} {middle}H{high}M{low} {y + 4}v10M{high} {y + 4}v10" stroke="#222"/>'
    )


def _at(share: float) -> float:
    return round(_LEFT + 100 * share * _SCALE, 1)


def _text(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
