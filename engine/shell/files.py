"""Files named on the command line: read with care, written whole or not at all."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.core.game import Step
from engine.links.files import is_covered
from engine.shell.words import broken
from engine.table.match import BrokenMatch, Match, replayed
from engine.table.notation import LONGEST
from engine.table.saves import read_stored

STANDARD_INPUT: Final = "-"
_MORE: Final = 1000  # room for a seal and one character too many


class Fault(Exception):
    """Something a command cannot do: a sentence with the place and the remedy."""


@contextlib.contextmanager
def blaming(place: str) -> Iterator[None]:
    """Puts the place in front of whatever goes wrong in here."""
    try:
        yield
    except ValueError as fault:
        fault.add_note(place)
        raise


def name_of(path: str) -> str:
    return "standard input" if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    with blaming(name_of(path)):
        if path == STANDARD_INPUT:
            raw = b"" if sys.stdin is None else sys.stdin.buffer.read(4 * LONGEST)
            return raw.decode()
        with open(path, encoding="utf-8", newline="") as file:
            return file.read(LONGEST + _MORE)


def read_match_file(path: str) -> tuple[Match, int | None]:
    """The match in a notation or a save. A save has a revision too."""
    text = read_text(path)
    if is_covered(text):
        raise Fault(
            f"{name_of(path)}: this match is still being played, so its cards are covered; "
            "open the file in the app, and save it again when the match is over."
        )
    with blaming(name_of(path)):
        return read_stored(text)


def steps_of(path: str, match: Match) -> Iterator[Step[Any, Any]]:
    """The set-up and the step of each turn, up to the first illegal one."""
    try:
        yield from replayed(match)
    except BrokenMatch as fault:
        raise Fault(
            f"{name_of(path)}: {broken(fault, match.game)}; "
            f"`replay {path} --at {fault.at - 1}` shows the table before it."
        ) from None


def write_whole(path: str, text: str) -> None:
    """At any moment the file has its old content or the new one, whatever happens."""
    target = Path(path).resolve()
    number, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(number, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(draft, _mode(target))
        os.replace(draft, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise


def _mode(target: Path) -> int:
    """The permissions of the existing file, or those of a new one."""
    with contextlib.suppress(OSError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
