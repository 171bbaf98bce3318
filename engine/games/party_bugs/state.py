"""The full state of a match of Party Bugs, secrets included, and questions about it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.cards import Card, face_of
from engine.core.codec import BadMessage, read_number
from engine.core.game import Outcome, Seat, check_precedence, read_seat, write_seat
from engine.core.rng import Rng, pick
from engine.games.party_bugs.cards import FACES, Cards, Deal, Place, match_in
from engine.games.party_bugs.events import TiedBy
from engine.games.party_bugs.manifest import MANIFEST

SEATS: Final = MANIFEST.seats
HAND: Final = 3


@dataclass(frozen=True, slots=True)
class Config:
    """What is agreed before the first card is dealt."""

    seats: int
    hidden_dancer: bool = False  # Variant 1
    mirror: bool = False  # Variant 2
    youngest: tuple[Seat, ...] = ()  # known ages, youngest first; everybody else is older
    deals: tuple[Deal, ...] = ()  # explicit deals of the first games; later ones are shuffled

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise BadMessage("seats-out-of-range", found=str(self.seats))
        check_precedence("youngest", self.youngest, self.seats)
        if len(self.deals) > self.games:
            raise BadMessage("too-many-deals", found=str(len(self.deals)))
        if any(len(deal.sets) != self.places for deal in self.deals):
            raise BadMessage("wrong-number-of-sets", found=str(self.places))

    @property
    def paul(self) -> Place | None:
        """With two players Paul has a place at the floor (P1)."""
        return self.seats if self.seats == 2 else None

    @property
    def places(self) -> int:
        return self.seats if self.paul is None else self.seats + 1

    @property
    def games(self) -> int:
        """M1: a series has as many games as players, without Paul."""
        return self.seats if self.mirror else 1

    @property
    def rounds(self) -> int:
        """B8, H2: in the last one the floor is shared out without playing a card."""
        return len(FACES) - 1 if self.hidden_dancer else len(FACES)


def with_precedence(config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]) -> Config:
    """B2: bots are younger than people. Everybody not named is older than those named."""
    return replace(config, youngest=(*bots, *people))


@dataclass(frozen=True, slots=True)
class Hiding:
    """Each puts a hidden dancer into their display. It may be changed until all have (H1)."""

    chosen: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Choosing:
    """Each chooses a hand card. It may be changed until the last has chosen (B4)."""

    chosen: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Taking:
    """The floor is shared out."""

    played: Cards  # by seat; () in the last round, when nothing is played (B8)
    queue: tuple[Seat, ...]  # who still has to take, the next one first


@dataclass(frozen=True, slots=True)
class Parting:
    """The last card is about to be drawn. The mirror has to go first (M3)."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A game is over and lies open. In a series the clock deals the next one."""

    totals: tuple[int, ...]  # by place, of this game alone


Phase: TypeAlias = Hiding | Choosing | Taking | Parting | Scored


class State(NamedTuple):
    """A named tuple, because copying it with changes is four times faster than with a dataclass."""

    config: Config  # without its deals, which are secret
    rng: Rng  # secret: the chance for all that is still to come
    coming: tuple[Deal, ...]  # secret: explicit deals of later games
    game: int  # which game of the series, from 1
    sums: tuple[int, ...]  # by place: the totals of all scored games
    tied: Seat  # who holds the Tied card
    mirror: Seat | None  # who holds the mirror
    piles: tuple[Cards, ...]  # by place, the top first
    hands: tuple[Cards, ...]  # by seat; sorted, so that the order does not tell what was drawn
    hidden: tuple[Card | None, ...]  # by seat: the hidden dancer
    floor: Cards
    displays: tuple[Cards, ...]  # by place, in the order of taking
    removed: Cards  # pairs and mirrored cards, in the order of leaving
    phase: Phase


def closeness(state: State, place: Place) -> int:
    """B5: how far to the left of the Tied holder. Paul has no seat and is last."""
    seats = state.config.seats
    return (place - state.tied) % seats if place < seats else seats


def order_of(state: State, played: Cards) -> tuple[Seat, ...]:
    """B4, B5: who takes when, by the played cards; the lowest first."""
    return tuple(
        sorted(range(len(played)), key=lambda seat: (face_of(played[seat]), closeness(state, seat)))
    )


def is_over(state: State) -> bool:
    return isinstance(state.phase, Scored) and state.game == state.config.games


def ranking(state: State, totals: tuple[int, ...]) -> tuple[Place, ...]:
    """B9: the lowest first; B5 settles every tie."""
    return tuple(
        sorted(range(len(totals)), key=lambda place: (totals[place], closeness(state, place)))
    )


def tied_holder(config: Config, floor: Cards, rng: Rng) -> tuple[Seat, TiedBy, Rng]:
    """B2: the lowest card; among equals the youngest; if no age is known, a lot."""
    lowest = min([face_of(card) for card in floor[: config.seats]])
    tied = [seat for seat in range(config.seats) if face_of(floor[seat]) == lowest]
    if len(tied) == 1:
        return tied[0], "lowest", rng
    for seat in config.youngest:
        if seat in tied:
            return seat, "youngest", rng
    seat, rng = pick(rng, tied)
    return seat, "lot", rng


def highest_so_far(ended: State) -> Seat:
    """M2: among equals, the one who is last by the Tied card of the game just ended."""
    return max(
        range(ended.config.seats), key=lambda seat: (ended.sums[seat], closeness(ended, seat))
    )


def round_of(state: State) -> int:
    """The number of the round, from 1. It follows from the cards still to be played."""
    cards_left = len(state.piles[0]) + len(state.hands[0])
    phase = state.phase
    being_settled = isinstance(phase, Parting) or (isinstance(phase, Taking) and phase.played != ())
    return state.config.rounds - cards_left - being_settled


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    order = ranking(state, state.sums)
    return Outcome(
        scores=state.sums,
        ranks=tuple([order.index(place) + 1 for place in range(len(order))]),
        by_tie_rule=alike(state.sums),
    )


def chapter(state: State) -> str:
    """`7` is round 7, `2.7` is round 7 of the second game. In round 0 dancers are hidden."""
    number = str(round_of(state))
    return f"{state.game}.{number}" if state.config.games > 1 else number


def private(state: State) -> bool:
    """Hiding and choosing need the hand. The floor is open to all."""
    return isinstance(state.phase, Hiding | Choosing)


def alike(numbers: Sequence[int]) -> tuple[int, ...]:
    """The places that have the same number as somebody else."""
    return tuple([at for at, number in enumerate(numbers) if numbers.count(number) > 1])


def match_of_hidden(state: State, seat: Seat) -> Card | None:
    """The open card that could leave together with the seat's hidden dancer (H3)."""
    hidden = state.hidden[seat]
    return None if hidden is None else match_in(state.displays[seat], hidden)


def write_config(config: Config) -> tuple[str, ...]:
    """`seats 4`, `hidden-dancer`, `mirror`, `youngest b d`, `deal 1 a 7 3 12 …`."""
    lines = [f"seats {config.seats}"]
    lines += ["hidden-dancer"] if config.hidden_dancer else []
    lines += ["mirror"] if config.mirror else []
    if config.youngest:
        lines.append(" ".join(["youngest", *[write_seat(seat) for seat in config.youngest]]))
    for game, deal in enumerate(config.deals, 1):
        for place, faces in enumerate(deal.sets):
            lines.append(f"deal {game} {write_seat(place)} " + " ".join(map(str, faces)))
    return tuple(lines)


def read_config(lines: tuple[str, ...]) -> Config:
    """Reads a config. Lines may stand in any order, except deals. None may be said twice."""
    fields: dict[str, Any] = {}
    sets: dict[tuple[int, Place], tuple[int, ...]] = {}
    for line in lines:
        key, *words = line.split(" ")
        if key == "deal" and len(words) > 2:
            whose = read_number(words[0]), read_seat(words[1])
            if whose in sets:
                raise BadMessage("said-twice", found=line)
            sets[whose] = tuple(map(read_number, words[2:]))
        elif key in fields:
            raise BadMessage("said-twice", found=line)
        elif key == "seats" and len(words) == 1:
            fields[key] = read_number(words[0])
        elif key == "youngest" and words:
            fields[key] = tuple(map(read_seat, words))
        elif line in MANIFEST.options:
            fields[key] = True
        else:
            raise BadMessage("unknown-option", found=line)
    if "seats" not in fields:
        raise BadMessage("missing-field", found="seats")
    agreed = Config(**{key.replace("-", "_"): value for key, value in fields.items()})
    return replace(agreed, deals=_deals_of(sets, agreed.places))


def _deals_of(sets: dict[tuple[int, Place], tuple[int, ...]], places: int) -> tuple[Deal, ...]:
    games = -(-len(sets) // places)
    if list(sets) != [(game + 1, place) for game in range(games) for place in range(places)]:
        raise BadMessage("deal-out-of-order", found=f"{len(sets)} sets")
    in_order = tuple(sets.values())
    return tuple([Deal(in_order[at : at + places]) for at in range(0, len(sets), places)])
