"""What a link brings that has not been seen from the phone of whoever it is told of.

A turn of a seat that plays here is made here: what this phone has neither stored nor sent was made
elsewhere. A turn of another seat comes with the mark of the phone that made it.
"""

from dataclasses import dataclass

from engine.core.game import Seat
from engine.links.compared import same_turns
from engine.links.phones import Decided, Marks, Seen, is_shown
from engine.table.match import Match
from engine.table.table import Table, is_person


@dataclass(frozen=True, slots=True)
class Known:
    """What a phone knows of a match; nothing, if it has never seen it."""

    mine: Match | None  # as it is stored here
    until: int  # so many turns were there when it was sent or taken over last, and are there still
    here: tuple[Seat, ...]  # who plays on this phone
    seen: tuple[Seen, ...]  # marks of the other phones


def unseen(
    theirs: Table, decided: Decided, marks: Marks, known: Known
) -> tuple[tuple[Seat, int], ...]:
    """Of which people there are turns that have not been seen from their phone, and how many."""
    stored = 0 if known.mine is None else same_turns(known.mine, theirs.match)
    until = max(stored, known.until)
    people = [seat for seat in range(len(theirs.match.players)) if is_person(theirs, seat)]
    told = [(seat, _unseen_of(decided, marks, known, seat, until)) for seat in people]
    return tuple([each for each in told if each[1] > 0])


def _unseen_of(decided: Decided, marks: Marks, known: Known, seat: Seat, until: int) -> int:
    new = decided.by(seat, since=until)
    if seat in known.here or new == 0:
        return new
    before = next((each for each in known.seen if each.seat == seat), None)
    if before is not None:
        return 0 if is_shown(decided, marks, before) else new
    # Once phones leave marks in a match, a turn without one is strange; a first mark is believed.
    return new if known.seen and seat not in [each for each, _ in marks] else 0
