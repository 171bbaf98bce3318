"""Config and state of Short Straw."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.core.cards import Card, face_of
from engine.core.codec import BadMessage, read_number
from engine.core.game import Outcome, Seat, check_precedence, read_seat, write_seat

from .manifest import MANIFEST


@dataclass(frozen=True, slots=True)
class Config:
    seats: int
    youngest: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if self.seats not in MANIFEST.seats:
            raise BadMessage("seats-out-of-range", found=str(self.seats))
        check_precedence("youngest", self.youngest, self.seats)


@dataclass(frozen=True, slots=True)
class Turning:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody has another turn (S3)."""


class State(NamedTuple):
    config: Config
    bundle: tuple[Card, ...]  # secret, the next first
    straws: tuple[Card | None, ...]  # by seat
    gone: tuple[Card, ...]
    turn: int  # of all, from 0

    @property
    def phase(self) -> Turning | Over:
        """S2: once round, and once more."""
        first = (*self.config.youngest, 0)[0]
        if self.turn == 2 * self.config.seats:
            return Over()
        return Turning((first + self.turn) % self.config.seats)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    scores = [face_of(straw) for straw in state.straws if straw is not None]
    ranks = [1 + sum([other < own for other in scores]) for own in scores]
    return Outcome(tuple(scores), tuple(ranks), ())


def chapter(state: State) -> str:
    return str(min(2, 1 + state.turn // state.config.seats))


def private(state: State) -> bool:
    """All lies open but the bundle, and nobody sees that."""
    del state
    return False


def with_precedence(config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]) -> Config:
    del bots
    return replace(config, youngest=people)


def write_config(config: Config) -> tuple[str, ...]:
    order = " ".join(["youngest", *map(write_seat, config.youngest)])
    return (f"seats {config.seats}", *([order] if config.youngest else []))


def read_config(lines: tuple[str, ...]) -> Config:
    fields: dict[str, Any] = {}
    for line in lines:
        key, *words = line.split(" ")
        if key in fields:
            raise BadMessage("said-twice", found=line)
        if key == "seats" and len(words) == 1:
            fields[key] = read_number(words[0])
        elif key == "youngest" and words:
            fields[key] = tuple(map(read_seat, words))
        else:
            raise BadMessage("unknown-option", found=line)
    if "seats" not in fields:
        raise BadMessage("missing-field", found="seats")
    return Config(**fields)
