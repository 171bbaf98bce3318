"""Writes a table as text to store, and reads it back: the notation, and a seal against damage."""

import binascii
from dataclasses import replace
from typing import Final

from engine.core.codec import BadMessage, read_number
from engine.table.match import BadSave, Match
from engine.table.notation import read_match, write_match
from engine.table.table import Table, opened

_SEAL: Final = "seal"


def write_save(table: Table) -> str:
    chapter, steps = table.match.game.chapter, table.steps
    text = write_match(table.match, lambda at: chapter(steps[at].state))
    return f"{text}{_SEAL} {table.revision} {_checksum(text, table.revision)}\n"


def read_save(text: str) -> Table:
    """The table of a save. Raises BadSave if a character changed, BrokenMatch if it was forged."""
    match, revision = read_stored(text)
    if revision is None:
        raise BadSave("not-sealed", place=f"line {_lines(text)}")
    return replace(opened(match), revision=revision)


def read_stored(text: str) -> tuple[Match, int | None]:
    """A match. If the text is a save, its revision too."""
    body, seal = _apart(text)
    if not seal:
        return read_match(text), None
    match = read_match(body)  # comes first, because a newer version may have another seal
    words = seal.split(" ")
    try:
        revision = read_number(words[1]) if len(words) == 3 else -1
    except BadMessage:
        revision = -1
    if revision < 0 or words[2] != _checksum(body, revision):
        raise BadSave("damaged", place=f"line {_lines(text)}", found=seal)
    return match, revision


def _apart(text: str) -> tuple[str, str]:
    """The notation and its seal. The seal is empty if there is none."""
    *_, last, end = ("", *text.split("\n"))
    if end != "" or not last.startswith(f"{_SEAL} "):
        return text, ""
    return text[: -len(last) - 1], last


def _checksum(text: str, revision: int) -> str:
    signs = f"{revision} {text}".encode(errors="surrogatepass")  # even for damaged text
    return f"{binascii.crc32(signs):08x}"


def _lines(text: str) -> int:
    return text.count("\n")
