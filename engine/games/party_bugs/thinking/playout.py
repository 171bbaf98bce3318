"""Plays a game of Party Bugs to its end in thought, quickly and by rules of thumb."""

from typing import Final

from engine.games.party_bugs.cards import KING
from engine.games.party_bugs.thinking.kernel import CHOOSING, HIDING, OVER, PARTING, TAKING, Floor

_FINE: Final = 100  # expectations are counted in hundredths of a point
_LOW_CARD: Final = 80  # what each point lower on a kept hand card is worth later
_EARLY_KING: Final = 1000
_BELOW: Final = tuple([(1 << face) - 1 for face in range(KING + 1)])
_ANYTHING: Final = 1 << 30


def play_on(floor: Floor) -> None:
    """Plays to the end of the game. Choices already made are kept."""
    while floor.phase != OVER:
        if floor.phase == TAKING:
            floor.take(_taken(floor))
        elif floor.phase == CHOOSING:
            if any(floor.hidden):
                _discard_pairs(floor)
            chosen = floor.chosen
            floor.reveal([face or _played(floor, seat) for seat, face in enumerate(chosen)])
        elif floor.phase == PARTING:
            floor.use_mirror(_mirrored(floor))
        elif floor.phase == HIDING:
            hands = zip(floor.hands, floor.chosen)
            floor.hide([face or min(hand) for hand, face in hands])


def _discard_pairs(floor: Floor) -> None:
    for seat, face in enumerate(floor.hidden):
        if face and floor.displays[seat] >> face & 1:
            floor.discard_pair(seat)


def _mirrored(floor: Floor) -> int:
    """The highest card; 0 is the hidden dancer."""
    highest = floor.displays[floor.mirror].bit_length() - 1
    return highest if highest > floor.hidden[floor.mirror] else 0


def _wanted(floor: Floor, seat: int) -> int:
    """The faces that would make a pair for that seat, as a mask."""
    display, hidden = floor.displays[seat], floor.hidden[seat]
    return display ^ 1 << hidden if hidden else display


def _taken(floor: Floor) -> int:
    """Takes whatever adds least, or sheds most."""
    faces = floor.floor
    if len(faces) == 1:
        return faces[0]
    wanted = _wanted(floor, floor.queue[-1])
    best, least = 0, _ANYTHING
    for face in faces:
        cost = -face if wanted >> face & 1 else face
        if cost < least:
            best, least = face, cost
    return best


def _played(floor: Floor, seat: int) -> int:
    """Plays low if the floor is worth a fight, high if it is not."""
    hand = floor.hands[seat]
    if len(hand) == 1:
        return hand[0]
    wanted = _wanted(floor, seat)
    costs = sorted([-face if wanted >> face & 1 else face for face in floor.floor])
    last = len(costs) - 1
    others = [floor.left[other] for other in floor.nearest if other != seat]
    counted = [(left, left.bit_count()) for left in others]
    best, least = 0, _ANYTHING
    for face in hand:
        if face == KING:
            cost = _swept(floor.floor, wanted) * _FINE - _EARLY_KING
        else:
            below, ahead = _BELOW[face], 0
            for left, count in counted:
                ahead += (left & below).bit_count() * _FINE // count
            at = ahead // _FINE
            rest = ahead - at * _FINE
            farther = costs[at + 1] if at < last else costs[last]
            cost = costs[at] * (_FINE - rest) + farther * rest - face * _LOW_CARD
        if cost < least:
            best, least = face, cost
    return best


def _swept(faces: list[int], wanted: int) -> int:
    """What the whole floor would add."""
    total = 0
    for face in faces:
        total += -face if wanted >> face & 1 else face
        wanted ^= 1 << face
    return total
