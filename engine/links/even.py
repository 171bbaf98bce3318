"""How much room turns get in a link that must not tell by its length what nobody has noticed.

Where fingers do things in secret, a turn that nobody noticed would make a link longer. So the room
follows from the turns that all have noticed: some bits for each, by what can be chosen there. What
nobody noticed fits in between, for people think of more than one thing at a time only now and then.
"""

from collections.abc import Generator
from typing import Final

from engine.links.slices import to_the_end
from engine.table.table import Table

_MANY: Final = 1_000  # so much can only be chosen in a race, which all see
_MORE_THAN_SEATS: Final = 2  # bits for any other turn, beside one for each seat
_IN_RACES: Final = 24  # bits for a turn of which everybody sees that it belongs to one
_LEAST: Final = 24  # bytes
_SLICE: Final = 300  # turns that are looked at at a stretch
_STEP: Final = 32  # bytes more, if that does not do: hands have to be nearly empty for it


def room_for(table: Table, counts: tuple[int, ...], needed: int) -> int:
    """In bytes, for all turns and their number; `counts` is how many could be done at each."""
    return to_the_end(measuring(table, counts, needed))


def measuring(table: Table, counts: tuple[int, ...], needed: int) -> Generator[int, None, int]:
    """The same in slices, as a long match has much to be noticed."""
    witness, steps = table.match.game.witness, table.steps
    usual, bits = len(table.match.players) + _MORE_THAN_SEATS, 0
    for at, count in enumerate(counts, 1):
        if at % _SLICE == 0:
            yield 100
        if any(witness(event, None) is not None for event in steps[at].events):
            bits += _IN_RACES if count >= _MANY else usual
    room = _LEAST + (bits + 7) // 8
    while room < needed:
        room += _STEP
    return room
