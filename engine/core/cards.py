"""A card is one whole number: the printed face, and which copy of that face it is.

A card is named by its print, not by its place in the deal. So two equal faces can be told apart,
and a name does not say when a card was drawn. An unknown card has no name at all, only `None`
 (docs/decisions/001-card-names.md).
"""

from functools import lru_cache
from typing import Annotated, NewType, TypeAlias

from engine.core.codec import BadMessage, TextForm, read_number

_Code = NewType("_Code", int)

COPIES = 16
_LETTERS = "abcdefghijklmnop"
_ASKED_FOR = 1024  # enough for the cards of all games, which are written and read all the time


@lru_cache(maxsize=_ASKED_FOR)
def write_card(card: _Code) -> str:
    """`7b`: face 7, copy b."""
    return f"{face_of(card)}{_LETTERS[copy_of(card)]}"


@lru_cache(maxsize=_ASKED_FOR)
def read_card(text: str) -> _Code:
    letter = text[-1:]
    if letter == "" or letter not in _LETTERS:
        raise BadMessage("not-a-card", found=text)
    return make_card(read_number(text[:-1]), _LETTERS.index(letter))


def make_card(face: int, copy: int) -> _Code:
    return _Code(face * COPIES + copy)


def face_of(card: _Code) -> int:
    return card >> 4


def copy_of(card: _Code) -> int:
    return card & 15


Card: TypeAlias = Annotated[_Code, TextForm(write_card, read_card)]
