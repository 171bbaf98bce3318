"""How the floor is shared out if everybody takes what is best for them, and knows that of all."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.games.party_bugs.thinking.forecast import Masks

Payoffs: TypeAlias = tuple[int, ...]  # by seat: what it is worth to each
Then: TypeAlias = Callable[[Masks], Payoffs]  # from the displays when all have taken
Faces: TypeAlias = tuple[int, ...]


def shared(displays: Masks, floor: Faces, queue: Sequence[int], paul: int, then: Then) -> Payoffs:
    """What it comes to. The next in the queue comes first; Paul, if he is there, gets the rest."""
    if not queue:
        return then(with_faces(displays, paul, floor) if paul else displays)
    seat, rest = queue[0], queue[1:]
    return max(
        [
            shared(with_faces(displays, seat, (face,)), left, rest, paul, then)
            for face, left in choices(floor)
        ],
        key=lambda payoffs: payoffs[seat],
    )


def choices(floor: Faces) -> list[tuple[int, Faces]]:
    """Each face that can be taken, and what is left then."""
    return [
        (face, (*floor[:at], *floor[at + 1 :]))
        for at, face in enumerate(floor)
        if face not in floor[:at]
    ]


def with_faces(displays: Masks, place: int, faces: Faces) -> Masks:
    """Equal faces leave as pairs (B7)."""
    display = displays[place]
    for face in faces:
        display ^= 1 << face
    return (*displays[:place], display, *displays[place + 1 :])


def best_take(displays: Masks, floor: Faces, queue: Sequence[int], paul: int, then: Then) -> int:
    """What the next in the queue takes."""
    seat, found = queue[0], choices(floor)
    return max(
        found,
        key=lambda choice: shared(
            with_faces(displays, seat, choice[:1]), choice[1], queue[1:], paul, then
        )[seat],
    )[0]
