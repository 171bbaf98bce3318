"""A match as a file. A finished match is written openly. In a running one the cards are covered.

    critter-club-covered 1
    game party-bugs
    player a "Anna"
    player b "Ben" regular
    here a
    cards
    AbCd…

`here` are the seats of the phone it comes from; without that line, all seats. Other text may stand
before the first line, to tell people what this is.
"""

import re
from binascii import a2b_base64, b2a_base64
from dataclasses import dataclass, replace
from typing import Final

from engine.core.codec import BadMessage
from engine.core.game import Seat, read_seat, write_seat
from engine.links.cover import covered
from engine.table.match import BadSave
from engine.table.notation import LONGEST, write_match, write_players
from engine.table.noticed import is_secretive
from engine.table.saves import read_save, write_save
from engine.table.table import Table, is_person, turns_noticed

_FIRST: Final = "critter-club-covered"
_VERSION: Final = "1"
_CARDS: Final = "\ncards\n"
_START: Final = re.compile(rf"^{_FIRST} ", re.MULTILINE)
_WIDTH: Final = 76
# Bytes that a save gets where fingers do things in secret: a turn that all noticed takes ten, and
# one that nobody noticed fits beside it. Where somebody slips without end there are more.
_LEAST: Final = 400
_FOR_A_TURN: Final = 24
_STEP: Final = 2_000
MOST: Final = 2 * LONGEST  # characters: four for three bytes, and the rest


@dataclass(frozen=True, slots=True)
class Filed:
    """A match from a file."""

    table: Table
    here: tuple[Seat, ...] | None = None  # the seats of that phone; None is all

    def __post_init__(self) -> None:
        people = [
            seat for seat in range(len(self.table.match.players)) if is_person(self.table, seat)
        ]
        if self.here is not None and not set(self.here) <= set(people):
            raise BadMessage("no-such-seat", place="here", found=str(self.here))


def is_covered(text: str) -> bool:
    return _START.search(text) is not None


def write_file(filed: Filed) -> str:
    table = filed.table
    save = write_save(table)
    if table.match.game.outcome(table.state) is not None:
        return save
    lines = [f"{_FIRST} {_VERSION}", f"game {table.match.game_name}", *write_players(table.match)]
    if filed.here is not None:
        lines.append(" ".join(["here", *map(write_seat, filed.here)]))
    head = "\n".join(lines)
    body = b2a_base64(covered(head.encode(), _even(table, save)), newline=False).decode()
    rows = [body[at : at + _WIDTH] for at in range(0, len(body), _WIDTH)]
    return head + _CARDS + "\n".join(rows) + "\n"


def _even(table: Table, save: str) -> bytes:
    """With blanks at its end where fingers do things in secret: a file that grows with each of
    them would tell of it. The room follows from what everybody noticed."""
    match, told = table.match, save.encode()
    if not is_secretive(match.game):
        return told
    noticed = turns_noticed(table, None)
    room = len(write_match(replace(match, turns=())).encode()) + _LEAST + noticed * _FOR_A_TURN
    while room < len(told):
        room += _STEP
    return told.ljust(room)


def read_file(text: str) -> Filed:
    """The match in that text, covered or not. Raises Unreadable, and nothing else."""
    start = _START.search(text)
    if start is None:
        return Filed(read_save(text))
    if len(text) > MOST:
        raise BadSave("too-long", found=str(len(text)))
    head, cards, body = text[start.start() :].replace("\r\n", "\n").partition(_CARDS)
    lines = head.split("\n")
    if lines[0] != f"{_FIRST} {_VERSION}":
        raise BadSave("newer-version", place="line 1", found=lines[0])
    try:
        save = covered(head.encode(), a2b_base64(body, strict_mode=False)).decode().rstrip(" ")
    except ValueError:
        save = ""
    if not cards or not save.startswith("critter-club "):
        raise BadSave("damaged", place="cards")
    table = read_save(save)
    return Filed(table, _here(lines))


def _here(lines: list[str]) -> tuple[Seat, ...] | None:
    first, *words = lines[-1].split(" ")
    return tuple(map(read_seat, words)) if first == "here" else None
