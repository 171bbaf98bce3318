"""Explicit deals of games played in rounds: the faces on top of a deck or a renewed pile."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.cards import Card, face_of
from engine.core.codec import BadMessage, read_number

Faces: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The faces at the start of a round's deck. The rest is shuffled."""

    round: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The faces on top when a round's draw pile is renewed for the first, second … time."""

    round: int
    time: int
    faces: Faces


def stacked(cards: Iterable[Card], faces: Iterable[int]) -> tuple[Card, ...]:
    """Puts those faces on top, in this order, as far as they are there. The rest keeps its order.

    The order of the cards decides which copy of a face comes up. Shuffle them first, so that
    the name of a card says nothing about its place.
    """
    rest, top = list(cards), []
    for face in faces:
        card = next((card for card in rest if face_of(card) == face), None)
        if card is not None:
            rest.remove(card)
            top.append(card)
    return (*top, *rest)


def faces_dealt(deals: Iterable[Deal], round_: int) -> Faces:
    """The faces at the start of that round's deck; () if the deal does not say."""
    return next((deal.faces for deal in deals if deal.round == round_), ())


def faces_renewed(reshuffles: Iterable[Reshuffle], round_: int, time: int) -> Faces:
    """The faces that come to the top of that round's draw pile at that time."""
    asked = (round_, time)
    return next((again.faces for again in reshuffles if (again.round, again.time) == asked), ())


@dataclass(frozen=True, slots=True)
class Stock:
    """What can be dealt in a game, and how it is written down."""

    copies: Mapping[int, int]  # by face
    times: range  # how often an explicit deal may renew the draw pile in a round
    write: Callable[[int], str] = str
    read: Callable[[str], int] = read_number

    def check(
        self, deals: tuple[Deal, ...], reshuffles: tuple[Reshuffle, ...], rounds: range
    ) -> None:
        """Raises BadMessage if a match with those rounds cannot have this deal."""
        for deal in deals:
            self._check_faces(deal.round, deal.faces, rounds)
        for again in reshuffles:
            if again.time not in self.times:
                raise BadMessage("no-such-reshuffle", found=str(again.time))
            self._check_faces(again.round, again.faces, rounds)
        dealt = [deal.round for deal in deals]
        times = [(again.round, again.time) for again in reshuffles]
        if dealt != sorted(dict.fromkeys(dealt)) or times != sorted(dict.fromkeys(times)):
            told = [*map(str, dealt), *[f"{round_}.{time}" for round_, time in times]]
            raise BadMessage("deal-out-of-order", found=" ".join(told))

    def _check_faces(self, round_: int, faces: Faces, rounds: range) -> None:
        if round_ not in rounds:
            raise BadMessage("no-such-round", found=str(round_))
        if not faces:
            raise BadMessage("empty-deal", found=str(round_))
        for face in faces:
            if face not in self.copies:
                raise BadMessage("not-a-card", found=str(face))
        for face, count in self.copies.items():
            if faces.count(face) > count:
                raise BadMessage("card-too-many", found=self.write(face))

    def write_lines(
        self, deals: Iterable[Deal], reshuffles: Iterable[Reshuffle]
    ) -> tuple[str, ...]:
        """`deal 1 7 3 …`, `reshuffle 1 2 5 …`."""
        return (
            *[self._line(f"deal {deal.round}", deal.faces) for deal in deals],
            *[self._line(f"reshuffle {a.round} {a.time}", a.faces) for a in reshuffles],
        )

    def _line(self, key: str, faces: Faces) -> str:
        return " ".join([key, *map(self.write, faces)])

    def read_lines(
        self, lines: Iterable[str]
    ) -> tuple[tuple[Deal, ...], tuple[Reshuffle, ...], list[str]]:
        """What the lines deal, and the lines that are not about dealing."""
        deals: dict[int, Deal] = {}
        reshuffles: dict[tuple[int, int], Reshuffle] = {}
        rest: list[str] = []
        for line in lines:
            key, *words = line.split(" ")
            if key == "deal" and words:
                deal = Deal(read_number(words[0]), self._faces(words[1:]))
                say_once(deals, deal.round, deal, line)
            elif key == "reshuffle" and len(words) > 1:
                round_, time = read_number(words[0]), read_number(words[1])
                again = Reshuffle(round_, time, self._faces(words[2:]))
                say_once(reshuffles, (round_, time), again, line)
            else:
                rest.append(line)
        return tuple(deals.values()), tuple(reshuffles.values()), rest

    def _faces(self, words: Iterable[str]) -> Faces:
        return tuple(map(self.read, words))


def say_once(said: dict[Any, Any], key: object, value: object, line: str) -> None:
    """Adds what the line says. It may be said only once."""
    if key in said:
        raise BadMessage("said-twice", found=line)
    said[key] = value
