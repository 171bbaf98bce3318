"""How much room turns get in a link that must not tell by its length what nobody has noticed.

Where fingers do things in secret, a turn that nobody noticed would make a link longer. So the room
follows from the turns that all have noticed: some bits for each, by what can be chosen there. What
nobody noticed fits in between, for people think of more than one thing at a time only now and then.
"""

from typing import Final

from engine.table.table import Table

_MANY: Final = 1_000  # so much can only be chosen in a race, which all see
_MORE_THAN_SEATS: Final = 2  # bits for any other turn, beside one for each seat
_IN_RACES: Final = 24  # bits for a turn of which everybody sees that it belongs to one
_LEAST: Final = 24  # bytes
_STEP: Final = 32  # bytes more, if that does not do: hands have to be nearly empty for it


def room_for(table: Table, counts: tuple[int, ...], needed: int) -> int:
    """In bytes, for all turns and their number; `counts` is how many could be done at each."""
    witness, steps = table.match.game.witness, table.steps
    usual = len(table.match.players) + _MORE_THAN_SEATS
    bits = sum(
        [
            _IN_RACES if count >= _MANY else usual
            for at, count in enumerate(counts, 1)
            if any(witness(event, None) is not None for event in steps[at].events)
        ]
    )
    room = _LEAST + (bits + 7) // 8
    while room < needed:
        room += _STEP
    return room
