"""What may come of a spoilt text: it is read and means something, or its fault is told."""

import re
from time import process_time
from typing import Any

from engine.core.codec import Unreadable, dumps, loads
from engine.core.game import AnyGame
from engine.table.match import BadSave, BrokenMatch, Match
from engine.table.notation import read_match, write_match
from engine.table.saves import read_save, read_stored, write_save
from engine.table.table import Table, opened

LONGEST = 1.0  # seconds of processor time: the machine may be busy
_KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def judge_stored(text: str) -> bool:
    """True if it could be read and played out. No other exception is caught here."""
    match, table = judged_soon(text)
    if match is not None:
        written = write_match(match)
        assert read_match(written) == match
        assert write_match(read_match(written)) == written
    if table is not None:
        assert read_save(write_save(table)) == table
    return table is not None


def judged_soon(text: str, within: float = LONGEST) -> tuple[Match | None, Table | None]:
    begun = process_time()
    match = _stored(text)
    table = None if match is None else _opened(match)
    assert process_time() - begun < within, "took too long"
    return match, table


def _stored(text: str) -> Match | None:
    try:
        return read_stored(text)[0]
    except Unreadable as fault:
        assert_well_told(fault)
        return None


def _opened(match: Match) -> Table | None:
    try:
        return opened(match)
    except BrokenMatch as fault:
        assert_names_a_turn(fault, match)
        return None


def judge_value(kind: Any, text: str) -> bool:
    begun = process_time()
    try:
        value = loads(kind, text)
    except Unreadable as fault:
        assert_well_told(fault)
        assert_names_a_field(fault)
        return False
    finally:
        assert process_time() - begun < LONGEST, "took too long"
    assert loads(kind, dumps(kind, value)) == value
    return True


def judge_move(game: AnyGame, text: str) -> bool:
    try:
        move = game.read_move(text)
    except Unreadable as fault:
        assert_well_told(fault)
        return False
    assert game.write_move(move) == text  # one spelling only
    return True


def judge_options(game: AnyGame, text: str) -> bool:
    try:
        config = game.read_config(tuple(text.split("\n")))
    except Unreadable as fault:
        assert_well_told(fault)
        return False
    assert game.read_config(game.write_config(config)) == config
    return True


def assert_well_told(fault: Unreadable) -> None:
    assert _KEBAB.fullmatch(fault.code), f"{fault.code!a} is no code"
    if isinstance(fault, BadSave):
        assert fault.place, f"{fault.code} is nowhere"


def assert_names_a_field(fault: Unreadable) -> None:
    assert fault.place.startswith("value"), f"{fault.code} is at {fault.place!a}"


def assert_names_a_turn(fault: BrokenMatch, match: Match) -> None:
    assert 1 <= fault.at <= len(match.turns)
    assert _KEBAB.fullmatch(fault.refusal.code), f"{fault.refusal.code!a} is no code"
