"""A match told in full: every turn, what happened, and a hash of the state it led to.

`python -m tests.golden.transcript` writes the transcripts beside their matches anew; what a
change of the rules did to them is then read in the diff.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.core.codec import dumps, encode
from engine.core.game import AnyGame, Step, write_seat
from engine.table.match import Match, replayed
from engine.table.notation import read_match

FOLDER: Final = Path(__file__).parent
_SINCE_LATER: Final[dict[str, Any]] = {"lot": [], "rulings": 1}
MATCHES: Final = tuple(sorted(FOLDER.glob("*.match")))


def state_hash(game: AnyGame, state: Any) -> str:
    """What a config has been able to say since later counts only if it says something, so that
    hashes of before stay."""
    raw = encode(game.kinds.state, state)
    for field, silent in _SINCE_LATER.items():
        if raw["config"].get(field) == silent:
            del raw["config"][field]
    return hashlib.sha256(dumps(Any, raw).encode()).hexdigest()[:16]


def transcript(match: Match) -> Iterator[str]:
    game = match.game
    first, *steps = replayed(match)
    yield from _told(game, "set-up", first)
    chapter = game.chapter(first.state)
    for (seat, move), step in zip(match.turns, steps):
        yield from _told(game, f"{chapter}. {write_seat(seat)}:{game.write_move(move)}", step)
        chapter = game.chapter(step.state)
    yield f"outcome: {game.outcome([first, *steps][-1].state)}"


def _told(game: AnyGame, turn: str, step: Step[Any, Any]) -> Iterator[str]:
    yield f"{turn} -> {state_hash(game, step.state)}"
    for event in step.events:
        fields = encode(game.kinds.event, event)
        rest = [f"{name}={_plain(part)}" for name, part in fields.items() if name != "type"]
        yield " ".join([f"  {fields['type']}", *rest])


def _plain(part: Any) -> str:
    if isinstance(part, list):
        return "[" + " ".join(map(_plain, part)) + "]"
    return part if isinstance(part, str) else json.dumps(part)


def transcript_of(path: Path) -> str:
    match = read_match(path.read_text(encoding="utf-8"))
    return "".join(f"{line}\n" for line in transcript(match))


if __name__ == "__main__":
    for path in MATCHES:
        path.with_suffix(".txt").write_text(transcript_of(path), encoding="utf-8")
