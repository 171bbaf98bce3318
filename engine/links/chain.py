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
    """`12-9f86d081884c7d65`"""
    *_, head = heads_of(match)
    return f"{len(match.turns)}-{head[:MARK_SIGNS]}"


def keeps(match: Match, mark: str) -> Keeps:
    """Is all still there that was there when somebody took that mark?"""
    count, sign, head = mark.partition("-")
    if not sign or len(head) != MARK_SIGNS or head.strip(_HEX):
        raise BadMessage("not-a-mark", found=mark)
    turns = read_number(count)
    if turns > len(match.turns):
        return "taken-back"
    now = next(head for at, head in enumerate(heads_of(match)) if at == turns)
    return "kept" if now.startswith(head) else "changed"
