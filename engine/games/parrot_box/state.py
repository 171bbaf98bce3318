"""The full state of a match of Parrot Box, secrets included, and questions about it."""

from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.cards import Card, face_of
from engine.core.codec import BadMessage, read_number
from engine.core.deals import Deal, Reshuffle, say_once
from engine.core.game import Outcome, Seat, check_precedence, read_seat, write_seat
from engine.core.rng import Rng
from engine.games.parrot_box.cards import (
    ROUNDS,
    SPOTS,
    STOCK,
    Cards,
    Spot,
)
from engine.games.parrot_box.manifest import MANIFEST

SEATS: Final = MANIFEST.seats
OPENING: Final = 2  # cards that each player turns up before a round (A3)
MOST_TURNS: Final = 100  # of each player in a round, before last turns begin (E2)
ALL_UP: Final = (1 << len(SPOTS)) - 1

Mask: TypeAlias = int  # bit n is set if spot n lies face up


@dataclass(frozen=True, slots=True)
class Config:
    """What is agreed before the first card is dealt."""

    seats: int
    birthdays: tuple[Seat, ...] = ()  # the next birthday first; everybody else has none
    deals: tuple[Deal, ...] = ()  # explicit deals, by round; the rest is shuffled
    reshuffles: tuple[Reshuffle, ...] = ()

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise BadMessage("seats-out-of-range", found=str(self.seats))
        check_precedence("birthdays", self.birthdays, self.seats)
        STOCK.check(self.deals, self.reshuffles, ROUNDS)


def with_precedence(config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]) -> Config:
    """A4: the next birthday comes first; bots have none."""
    del bots
    return replace(config, birthdays=people)


@dataclass(frozen=True, slots=True)
class Opening:
    """Everybody turns up two of their own cards, in any order (A3)."""


@dataclass(frozen=True, slots=True)
class Taking:
    """A turn begins: a card is drawn, or taken off the discard pile (T1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Holding:
    """Somebody holds a card that all can see, and has to place it (T2, T3, P3)."""

    seat: Seat
    card: Card
    from_discard: bool


@dataclass(frozen=True, slots=True)
class Uncovering:
    """The drawn card was discarded: now a face-down one is turned up (T3, T4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """A round is over and lies open until the clock deals the next one."""

    totals: tuple[int, ...]  # by seat, of this round alone


Phase: TypeAlias = Opening | Taking | Holding | Uncovering | Scored


class State(NamedTuple):
    config: Config  # without its deals, which are secret
    rng: Rng  # secret: the chance for all that is still to come
    deals: tuple[Deal, ...]  # secret: explicit deals of rounds to come
    reshuffles: tuple[Reshuffle, ...]  # secret
    round: int
    sums: tuple[int, ...]  # by seat: the totals of all scored rounds
    starter: Seat | None  # None while the two cards are turned up
    turn: int  # how many turns have begun in this round
    renewals: int  # how often the draw pile was renewed in this round
    closing: Seat | None  # the seat that started the last turns: it has no more (E1, E2)
    pile: Cards  # secret, the top first
    discards: Cards  # the top first
    boxes: tuple[Cards, ...]  # by seat and spot; what lies face down is secret
    up: tuple[Mask, ...]  # by seat: which spots lie face up
    phase: Phase


def is_over(state: State) -> bool:
    return isinstance(state.phase, Scored) and state.round == ROUNDS[-1]


def is_up(mask: Mask, spot: Spot) -> bool:
    return bool(mask >> spot & 1)


def known_faces(box: Cards, mask: Mask) -> tuple[int | None, ...]:
    return tuple([face_of(card) if is_up(mask, spot) else None for spot, card in enumerate(box)])


def outcome(state: State) -> Outcome | None:
    """E4: the lowest sum wins. Equal sums share their rank."""
    if not is_over(state):
        return None
    ranks = [1 + len([other for other in state.sums if other < own]) for own in state.sums]
    return Outcome(scores=state.sums, ranks=tuple(ranks), by_tie_rule=())


def chapter(state: State) -> str:
    """`2.7`: everybody's seventh turn in round 2. In 2.0 two cards are turned up."""
    return f"{state.round}.{-(-state.turn // state.config.seats)}"


def private(state: State) -> bool:
    """Nobody has a hand. What one player sees, all see (A5)."""
    del state
    return False


# --- the config as lines of the notation -----------------------------------------------------


def write_config(config: Config) -> tuple[str, ...]:
    """`seats 4`, `birthdays b d`, `deal 1 7 3 P …`, `reshuffle 1 2 5 P …`."""
    lines = [f"seats {config.seats}"]
    if config.birthdays:
        lines.append(" ".join(["birthdays", *map(write_seat, config.birthdays)]))
    return (*lines, *STOCK.write_lines(config.deals, config.reshuffles))


def read_config(lines: tuple[str, ...]) -> Config:
    """Reads a config. Lines may stand in any order, except deals. None may be said twice."""
    fields: dict[str, Any] = {}
    deals, reshuffles, rest = STOCK.read_lines(lines)
    for line in rest:
        key, *words = line.split(" ")
        if key == "seats" and len(words) == 1:
            say_once(fields, key, read_number(words[0]), line)
        elif key == "birthdays" and words:
            say_once(fields, key, tuple(map(read_seat, words)), line)
        else:
            raise BadMessage("unknown-option", found=line)
    if "seats" not in fields:
        raise BadMessage("missing-field", found="seats")
    return Config(**fields, deals=deals, reshuffles=reshuffles)
