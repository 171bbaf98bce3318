"""The 108 cards, the eight spots of a box, and what a box counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.core.cards import Card, face_of, make_card
from engine.core.codec import BadMessage, read_number
from engine.core.deals import Stock

PARROT: Final = 13  # the numbers are 0 to 12
FACES: Final = range(14)
COPIES: Final = (8,) * 13 + (4,)  # by face
SPOTS: Final = range(8)  # 0 1 2 3 is the top row, 4 5 6 7 the bottom one
COLUMNS: Final = range(4)
ROUNDS: Final = range(1, 6)
RESHUFFLES: Final = range(1, 3)  # in a round: the second one begins the last turns (E2)
BONUSES: Final = (0, 0, -10, -15, -20)  # by the number of pairs of one number (S2)
_PARROT_SIGN: Final = "P"

Spot: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]
Faces: TypeAlias = Sequence[int | None]  # of a box, by spot; None is unknown
ColumnKind: TypeAlias = Literal["pair", "parrots", "apart", "undecided", "unfinished"]

DECK: Final[Cards] = tuple(
    [make_card(face, copy) for face in FACES for copy in range(COPIES[face])]
)


def partner_of(spot: Spot) -> Spot:
    """The other spot of the same column."""
    return spot ^ 4


def is_parrot(card: Card) -> bool:
    return face_of(card) == PARROT


# --- what is dealt ---------------------------------------------------------------------------


def write_face(face: int) -> str:
    return _PARROT_SIGN if face == PARROT else str(face)


def read_face(text: str) -> int:
    if text == _PARROT_SIGN:
        return PARROT
    face = read_number(text)
    if face >= PARROT:
        raise BadMessage("not-a-card", found=text)
    return face


STOCK: Final = Stock(dict(enumerate(COPIES)), RESHUFFLES, write_face, read_face)

# --- what a box counts -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """Two spots, one above the other, as far as their cards are known (S1, P1, P2).

    `pair`: two cards of a number, one of them perhaps a Parrot. `parrots`: two of them.
    `apart`: two numbers. `undecided`: a Parrot beside a face-down card. `unfinished`: no
    Parrot, and a face-down card.
    """

    kind: ColumnKind
    number: int | None  # of a pair; the one a Parrot in it imitates
    value: int  # what the known cards count


@dataclass(frozen=True, slots=True)
class Set:
    """Two, three or four pairs of one number (S2)."""

    number: int
    cards: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a box counts, and why."""

    total: int
    columns: tuple[Column, ...]
    sets: tuple[Set, ...]


def score_of(faces: Faces) -> Score:
    """What the known cards count. A Parrot with an unknown partner is undecided and counts 0."""
    columns = tuple([_column(faces[at], faces[at + 4]) for at in COLUMNS])
    numbers = [column.number for column in columns if column.number is not None]
    sets = tuple(
        [
            Set(number, 2 * pairs, BONUSES[pairs])
            for number in sorted(dict.fromkeys(numbers))
            if (pairs := numbers.count(number)) > 1
        ]
    )
    total = sum([column.value for column in columns]) + sum([each.bonus for each in sets])
    return Score(total, columns, sets)


def opening_sum(faces: Faces) -> int:
    """A3: a Parrot counts the number in its column, if that is known. Pairs count in full."""
    total = 0
    for spot, face in enumerate(faces):
        counts = faces[partner_of(spot)] if face == PARROT else face
        total += 0 if counts is None or counts == PARROT else counts
    return total


def _column(top: int | None, bottom: int | None) -> Column:
    if top is None or bottom is None:
        known = bottom if top is None else top
        if known == PARROT:
            return Column("undecided", None, 0)
        return Column("unfinished", None, known or 0)
    if top == bottom == PARROT:
        return Column("parrots", None, 0)
    if top == bottom or PARROT in (top, bottom):
        return Column("pair", min(top, bottom), 0)
    return Column("apart", None, top + bottom)


def makes_pair(face: int, partner: int | None) -> bool:
    """Would this face and its partner's surely be a pair? None is an unknown face."""
    return partner is not None and _column(face, partner).kind in ("pair", "parrots")
