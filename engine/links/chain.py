"""A chain over the turns of a match: who keeps its last head notices what was changed before it.

A head is the SHA-256 of the head before it and the turn; the first is the pledge. A mark is a
number of turns and the start of their head: a few signs that a phone can keep even where it
keeps no match. It shows that the past is another than the one that was seen. It does not show
who changed it, nor does it bind what a person may still do: there is no server to be a witness.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from engine.core.codec import BadMessage, read_number
from engine.core.game import write_seat
from engine.table.match import Match
from engine.table.pledge import pledge_of

MARK_SIGNS: Final = 16  # 64 bits: none is met by chance
_HEX: Final = "0123456789abcdef"
Keeps: TypeAlias = Literal["kept", "taken-back", "changed"]


def heads_of(match: Match) -> Iterator[str]:
    """Before the first turn, then after each."""
    head = pledge_of(match)
    yield head
    write_move = match.game.write_move
    for seat, move in match.turns:
        head = sha256(f"{head} {write_seat(seat)}:{write_move(move)}".encode()).hexdigest()
        yield head


def mark_of(match: Match) -> str:
    """Of a match as it stands."""
    return mark_at(tuple(heads_of(match)))


def mark_at(heads: tuple[str, ...]) -> str:
    return f"{len(heads) - 1}-{heads[-1][:MARK_SIGNS]}"


def turns_at(mark: str) -> int:
    """After how many turns it was taken."""
    return _read(mark)[0]


def keeps(heads: tuple[str, ...], mark: str) -> Keeps:
    """Is all still there that was there when somebody took that mark? Of the heads of a match."""
    turns, head = _read(mark)
    if turns >= len(heads):
        return "taken-back"
    return "kept" if heads[turns].startswith(head) else "changed"


def _read(mark: str) -> tuple[int, str]:
    count, sign, head = mark.partition("-")
    if not sign or len(head) != MARK_SIGNS or head.strip(_HEX):
        raise BadMessage("not-a-mark", found=mark)
    return read_number(count), head
