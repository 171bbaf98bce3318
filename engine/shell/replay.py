"""Tell a match again, move by move, as any player saw it."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.core.codec import encode
from engine.core.game import Seat, Step
from engine.shell.arguments import whole
from engine.shell.faces import face_for
from engine.shell.files import Fault, name_of, read_match_file, steps_of
from engine.shell.screen import Screen
from engine.shell.seats import seat_named
from engine.shell.teller import names_at
from engine.shell.text import counted
from engine.shell.verify import standing
from engine.table.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match or a save; - is standard input")
    parser.add_argument(
        "--at", type=whole, metavar="K", help="show the table after turn K; 0 is the start"
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="as that player sees it (a to f, or 1 to 6); without it, as everybody does",
    )
    parser.add_argument("--json", action="store_true", help="a line of JSON for each position")


@dataclass(frozen=True, slots=True)
class Position:
    """The table after turn `at`, and how it got there."""

    at: int
    chapter: str  # of that turn
    step: Step[Any, Any]


def run(args: argparse.Namespace) -> int:
    match, _ = read_match_file(args.file)
    seat = None if args.seat is None else seat_named(args.seat, match)
    positions = _positions(match, steps_of(args.file, match))
    if args.at is None:
        chosen = list(positions)
    else:
        chosen = list(islice(positions, args.at, args.at + 1))
        if not chosen:
            raise Fault(
                f"--at: {name_of(args.file)} has {counted(len(match.turns), 'turn')}; "
                f"please give a number from 0 to {len(match.turns)}."
            )
    if args.json:
        for position in chosen:
            print(json.dumps(_json(match, position, seat), ensure_ascii=False))
    elif args.at is None:
        _tell(match, chosen, seat)
    else:
        _show(match, chosen[0], seat)
    return 0


def _positions(match: Match, steps: Iterator[Step[Any, Any]]) -> Iterator[Position]:
    chapter = None
    for at, step in enumerate(steps):
        after = match.game.chapter(step.state)
        yield Position(at, after if chapter is None else chapter, step)
        chapter = after


def _witnessed(match: Match, position: Position, seat: Seat | None) -> list[Any]:
    seen = [match.game.witness(event, seat) for event in position.step.events]
    return [event for event in seen if event is not None]


def _json(match: Match, position: Position, seat: Seat | None) -> dict[str, Any]:
    """One position. Moves may be secret, so only the noticed events are told."""
    game, state = match.game, position.step.state
    line = {
        "at": position.at,
        "chapter": game.chapter(state),
        "view": encode(game.kinds.view, game.view(state, seat)),
        "events": [encode(game.kinds.event, event) for event in _witnessed(match, position, seat)],
    }
    if seat is not None:
        line["legal"] = [game.write_move(move) for move in game.legal_moves(state, seat)]
    return line


def _sentences(match: Match, position: Position, seat: Seat | None) -> list[str]:
    face, names = face_for(match.game), names_at(match)
    told = [face.tell(event, names) for event in _witnessed(match, position, seat)]
    return [sentence for sentence in told if sentence is not None]


def _tell(match: Match, positions: list[Position], seat: Seat | None) -> None:
    screen, last = Screen(), None
    for position in positions:
        for sentence in _sentences(match, position, seat):
            number = f"{position.chapter}." if position.chapter != last else ""
            last = position.chapter
            screen.say(sentence, lead=f"{number:>5} ")
    end = standing(match, positions[-1].step.state)
    screen.say(f"{end[:1].upper()}{end[1:]}.", lead="      ")


def _show(match: Match, position: Position, seat: Seat | None) -> None:
    screen, face, state = Screen(), face_for(match.game), position.step.state
    screen.show(face.picture(match.game.view(state, seat), names_at(match)))
    screen.gap()
    screen.say(f"After turn {position.at} of {len(match.turns)}:")
    for sentence in _sentences(match, position, seat) or ["Nothing that everybody could see."]:
        screen.say(sentence, lead="  ")
