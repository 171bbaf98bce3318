"""A person moves, and fingers may be heard."""

from engine.core.codec import BadMessage
from engine.core.game import IllegalMove, Refusal, Seat, Touch
from engine.protocol import Fingers, Submit
from engine.seats import anybody_at, count, person_at
from engine.table.bots import fumble
from engine.table.table import Table, submit


def moved(table: Table, asked: Submit) -> Table:
    """With what comes of clumsy fingers, if anything does."""
    move = table.match.game.read_move(asked.move)
    after = submit(table, asked.revision, anybody_at(table, asked.seat), move)
    return after if asked.fingers is None else heard(after, asked.seat, asked.fingers)


def heard(after: Table, seat: Seat, fingers: Fingers) -> Table:
    """What comes of these fingers, if anything does."""
    if after.match.game.fumble is None:
        raise IllegalMove(Refusal("nothing-to-fumble", ""))
    person, touch = person_at(after, seat, "seat"), Touch(fingers.began, fingers.took)
    count("took", touch.took)
    # Where something is done in secret, nothing is taken back: each revision is a turn.
    since = after.revision - fingers.revision
    if since not in range(1, len(after.steps)):
        raise BadMessage("number-out-of-range", place="revision", found=str(fingers.revision))
    return fumble(after, person, touch, since) or after
