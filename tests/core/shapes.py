"""Small types of every kind, for the tests of the codec."""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

from engine.core.codec import BadMessage, TextForm, Unreadable


@dataclass(frozen=True)
class Point:
    x: int
    y: int


@dataclass(frozen=True)
class Circle:
    middle: Point
    name: str | None


@dataclass(frozen=True)
class Nowhere:
    pass


@dataclass(frozen=True)
class Even:
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise BadMessage("not-even", place="inside", found=str(self.number))


class Pair(NamedTuple):
    left: int
    right: bool


def read_shout(text: str) -> str:
    if text != text.upper():
        raise Unreadable("not-a-shout", found=text)
    return text.lower()


Shout = Annotated[str, "another note", TextForm(str.upper, read_shout)]
Shape = Point | Circle | Nowhere


@dataclass(frozen=True)
class Everything:
    number: int
    text: str
    flag: bool
    shout: Shout
    word: Literal["yes", "no"]
    many: tuple[int, ...]
    two: tuple[int, str]
    shape: Shape
    maybe: Shape | None
    pair: Pair
    maybe_shout: Shout | None
