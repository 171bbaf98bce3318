"""Tell luck and skill apart in a match that is over, seat by seat."""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.codec import encode
from engine.core.game import Seat
from engine.review.highlights import Highlight, highlights_of
from engine.review.ledger import Ledger, ledgers_of, skill_of
from engine.review.review import EFFORTS, Review, begun, carried_on
from engine.review_protocol import LedgerTold
from engine.reviewing import told
from engine.shell.arguments import positive
from engine.shell.faces import Face, face_for
from engine.shell.files import Fault, name_of, read_match_file, steps_of
from engine.shell.progress import draw_bar
from engine.shell.screen import Screen
from engine.shell.seats import seat_named
from engine.shell.teller import names_at
from engine.table.table import Table
from engine.table.told import chapter_at

_ACCOUNTS: Final = {
    "deal": "the cards",
    "guesses": "guesses",
    "own": "own decisions",
    "others": "the others",
}
_KINDS: Final = {
    "doubtful": "Doubtful",
    "mistake": "A mistake",
    "blunder": "A blunder",
    "brilliant": "Brilliant",
    "lucky": "Lucky",
    "unlucky": "Unlucky",
}
_SMALL: Final = 50  # hundredths of a point: less is not worth a clause


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match or a save; - is standard input")
    parser.add_argument(
        "--seat", metavar="SEAT", help="of that player alone (a to f, or 1 to 6); default: of all"
    )
    parser.add_argument(
        "--worlds",
        type=positive,
        metavar="N",
        help="imagined for each stretch of the match; more take longer and are surer",
    )
    parser.add_argument("--json", action="store_true", help="a line of JSON for each seat")


def run(args: argparse.Namespace) -> int:
    match, _ = read_match_file(args.file)
    seat = None if args.seat is None else seat_named(args.seat, match)
    table = Table(match, tuple(steps_of(args.file, match)), len(match.turns))
    if match.game.outcome(table.state) is None:
        raise Fault(
            f"{name_of(args.file)}: this match is not over, so its cards are still secret; "
            "please finish it first."
        )
    worlds = args.worlds or match.game.reckoning.usual
    if worlds not in EFFORTS:
        raise Fault(f"--worlds: please give a number from {EFFORTS[0]} to {EFFORTS[-1]}.")
    review = _reviewed(begun(table, worlds, seat))
    wanted = [each for each in ledgers_of(review) if seat in (None, each.seat)]
    if args.json:
        for accounts in told(review):
            if seat in (None, accounts.seat):
                print(json.dumps(encode(LedgerTold, accounts), ensure_ascii=False))
        return 0
    for line in page(table, wanted):
        print(line)
    _highlights(table, wanted)
    return 0


def _reviewed(review: Review) -> Review:
    while not review.done:
        review = carried_on(review, 1)
        draw_bar(review.per_cent, 100)
    return review


# --- the page --------------------------------------------------------------------------------


def page(table: Table, ledgers: Sequence[Ledger]) -> Iterator[str]:
    """The table of accounts. All numbers are points ahead of the others' average."""
    names = names_at(table.match)
    wide = max(len(names[ledger.seat]) for ledger in ledgers)
    heads = [*_ACCOUNTS.values(), "result", "without luck"]
    yield f"{'':{wide}}  " + "  ".join([f"{head:>13}" for head in heads])
    for ledger in sorted(ledgers, key=lambda each: -each.result.points):
        sums = [
            f"{_points(each.change.points)} ±{each.margin.points / 100:4.1f}"
            for each in ledger.sums
        ]
        ends = [_points(ledger.result.points), _points(ledger.without_luck.points)]
        cells = "  ".join([f"{cell:>13}" for cell in (*sums, *ends)])
        yield f"{names[ledger.seat]:{wide}}  {cells}"
    yield ""
    yield "Points ahead of the others' average. The four accounts add up to the result."


def _points(points: int) -> str:
    return f"{points / 100:+.1f}"


def headline(table: Table, ledger: Ledger, ledgers: Sequence[Ledger]) -> str:
    """`Anna: the cards brought 6.0 points, own decisions cost 3.1. Without luck: place 2.`"""
    clauses = [
        f"{_ACCOUNTS[each.account]} {'brought' if each.change.points > 0 else 'cost'} "
        f"{abs(each.change.points) / 100:.1f}"
        for each in ledger.sums
        if abs(each.change.points) >= _SMALL
    ]
    words = ", ".join(clauses) or "luck and skill were even"
    said = f"{names_at(table.match)[ledger.seat]}: {words}."
    if len(ledgers) > 1:
        without = [each.without_luck.points for each in ledgers]
        skill = [skill_of(each, ledgers).points for each in ledgers]
        at = ledgers.index(ledger)
        said += f" Without luck: place {_place(without, at)} of {len(ledgers)};"
        said += f" by own decisions: place {_place(skill, at)}."
    return said


def _place(points: Sequence[int], at: int) -> int:
    return 1 + len([each for each in points if each > points[at]])


def _highlights(table: Table, ledgers: Sequence[Ledger]) -> None:
    screen = Screen()
    for ledger in ledgers:
        screen.gap()
        screen.say(headline(table, ledger, ledgers))
        for highlight in highlights_of(table, ledger):
            screen.say(_sentence(table, ledger.seat, highlight), lead=f"{highlight.turn:>6} ")


def _sentence(table: Table, seat: Seat, highlight: Highlight) -> str:
    chance = f"{highlight.change.chance / 100:+.0f} % to win"
    head = f"{_KINDS[highlight.kind]} ({chance}), at {chapter_at(table, highlight.turn)}"
    if highlight.decision is None:
        return f"{head}."
    state, face = table.steps[highlight.at].state, face_for(table.match.game)
    view = table.match.game.view(state, seat)
    made = _words(face, view, highlight.decision.move)
    best = highlight.choices[0].move
    if highlight.kind == "brilliant":
        return f"{head}: {made}."
    return f"{head}: {made}; better: {_words(face, view, best)}."


def _words(face: Face, view: Any, move: Any) -> str:
    if move is None:
        return "leave it be"
    return next(iter(face.choices((move,), view)), type(move).__name__)
