"""The full state of a match of Cheating Moth, secrets included, and questions about it."""

from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.cards import Card
from engine.core.codec import BadMessage, read_number
from engine.core.deals import Deal, Reshuffle, say_once
from engine.core.game import Outcome, Seat, check_precedence, read_seat, write_seat
from engine.core.rng import Rng
from engine.games.cheating_moth.cards import STOCK, Cards
from engine.games.cheating_moth.manifest import MANIFEST

SEATS: Final = MANIFEST.seats
HAND: Final = 8
EARLY: Final = -1  # in place of milliseconds: let go before the mosquito had landed (C3)
_ORDERS: Final = ("oldest", "lot")
RULINGS: Final = range(1, 3)  # how we settle what the rules leave open; the last is today's


@dataclass(frozen=True, slots=True)
class Config:
    """What is agreed before the first card is dealt."""

    seats: int
    ant_draws: bool = False  # C7
    gifts_by_lot: bool = False  # C4
    calm: bool = False  # L1, L2
    open_counts: bool = False  # A4
    oldest: tuple[Seat, ...] = ()  # known ages, oldest first; everybody else is younger
    lot: tuple[Seat, ...] = ()  # A3: who takes part in the lot if no age is known; () is everybody
    rulings: int = RULINGS[0]  # a match keeps the rulings it began with
    deals: tuple[Deal, ...] = ()  # explicit deals, by round; the rest is shuffled
    reshuffles: tuple[Reshuffle, ...] = ()

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise BadMessage("seats-out-of-range", found=str(self.seats))
        check_precedence("oldest", self.oldest, self.seats)
        check_precedence("lot", self.lot, self.seats)
        if self.oldest and self.lot:
            raise BadMessage("said-twice", found=_line("lot", self.lot))
        if self.rulings not in RULINGS:
            raise BadMessage("number-out-of-range", found=f"rulings {self.rulings}")
        STOCK.check(self.deals, self.reshuffles, range(1, self.rounds + 1))

    @property
    def claims_count(self) -> bool:
        """C6: does a lapsed claim cost a card?"""
        return self.rulings >= 2

    @property
    def rounds(self) -> int:
        """E4: as many as there are players."""
        return self.seats


def with_precedence(config: Config, people: tuple[Seat, ...], bots: tuple[Seat, ...]) -> Config:
    """A3: bots are the youngest. So a lot is among people, if there are any."""
    others = tuple([seat for seat in range(config.seats) if seat not in bots])
    if people or len(others) == 1:
        return replace(config, oldest=people or others, lot=())
    return replace(config, oldest=(), lot=others if bots else ())


@dataclass(frozen=True, slots=True)
class Turning:
    """The active player plays a card or draws one (T1)."""


@dataclass(frozen=True, slots=True)
class Giving:
    """The active player has played the Spider and may give a card away (C1)."""


@dataclass(frozen=True, slots=True)
class Slapping:
    """The Mosquito comes: all but the active player slap, and the clock ends it (C2, C3)."""

    slaps: tuple[int | None, ...]  # by seat: milliseconds after it landed, or EARLY


@dataclass(frozen=True, slots=True)
class Leafing:
    """At a calm table the slappers choose leaves in secret instead (L1)."""

    leaves: tuple[int | None, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Gifts:
    """Everybody else puts a card aside for the slowest, in secret (C4)."""

    to: Seat
    ready: tuple[bool, ...]  # by seat; the slowest gives nothing and counts as ready
    cards: tuple[Card | None, ...]  # by seat; they are still in their hands
    ending: bool  # a hand is already empty: the round ends after these gifts (E1)


@dataclass(frozen=True, slots=True)
class Claiming:
    """The Cockroach: players race to lay a card, and the clock ends it (C5)."""

    claims: tuple[int | None, ...]  # by seat: milliseconds


@dataclass(frozen=True, slots=True)
class Laying:
    """The fastest lays a number card of the Cockroach's value, or the next one may (C6)."""

    queue: tuple[Seat, ...]  # the fastest first


@dataclass(frozen=True, slots=True)
class Sealing:
    """At a calm table everybody secretly puts such a card aside, or none (L2)."""

    ready: tuple[bool, ...]  # by seat
    cards: tuple[Card | None, ...]  # by seat; they are still in their hands


Interrupted: TypeAlias = Turning | Giving | Slapping | Leafing | Gifts | Claiming | Laying | Sealing


@dataclass(frozen=True, slots=True)
class Penalty:
    """A call was right: the Guard gives the caught player a card and the Guard Bug (V4)."""

    seat: Seat
    card: Card  # the one that slipped, for all to see
    then: Interrupted  # what continues afterwards


@dataclass(frozen=True, slots=True)
class Scored:
    """A round is over and lies open until the clock deals the next one."""

    totals: tuple[int, ...]  # by seat, of this round alone


Phase: TypeAlias = Interrupted | Penalty | Scored


class State(NamedTuple):
    config: Config  # without its deals, which are secret
    rng: Rng  # secret: the chance for all that is still to come
    deals: tuple[Deal, ...]  # secret: explicit deals of rounds to come
    reshuffles: tuple[Reshuffle, ...]  # secret
    round: int
    sums: tuple[int, ...]  # by seat: the totals of all scored rounds
    starter: Seat  # who began this round
    guard: Seat  # who holds the Guard Bug
    active: Seat  # whose turn it is
    turn: int  # how many turns have begun in this round
    idle: int  # how many turns in a row without a play or a draw (E2)
    renewals: int  # how often the draw pile was renewed in this round
    rustled: tuple[bool, ...]  # by seat: did the fan rustle since this turn began? (V6)
    rustling: tuple[bool, ...]  # by seat: did it rustle just now, before the game went on?
    unheeded: int  # noises in this round since the Guard last called (V6)
    pile: Cards  # secret, the top first
    discards: Cards  # the top first
    hands: tuple[Cards, ...]  # by seat, sorted
    slips: tuple[Card | None, ...]  # by seat, secret: what is vanishing right now (V1)
    slipped_on: tuple[Seat, ...]  # by seat, secret: whose turn it was when that slip began
    vanished: tuple[Cards, ...]  # by seat, secret until the round is over: what has vanished
    phase: Phase


def is_over(state: State) -> bool:
    return isinstance(state.phase, Scored) and state.round == state.config.rounds


def is_callable(state: State) -> bool:
    """Can cards slip and can the Guard call at this time? (V1, V3)"""
    phase = state.phase
    if isinstance(phase, Gifts):
        return not phase.ending
    return not isinstance(phase, Penalty | Scored)


def left_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, clockwise."""
    seats = state.config.seats
    return tuple([(seat + at) % seats for at in range(1, seats)])


def slappers(state: State) -> tuple[Seat, ...]:
    """C2, L1: all but the one who played the Mosquito, clockwise."""
    return left_of(state, state.active)


def can_draw(state: State) -> bool:
    """Is there a draw pile, or something to renew it from? (T4)"""
    return bool(state.pile) or len(state.discards) > 1


def put_aside(state: State, seat: Seat) -> Card | None:
    """The card of that hand that is already sealed: it can neither slip nor be given (C4, L2)."""
    phase = state.phase.then if isinstance(state.phase, Penalty) else state.phase
    return phase.cards[seat] if isinstance(phase, Gifts | Sealing) else None


def in_reach(state: State, seat: Seat) -> Cards:
    """The hand without a card that was put aside."""
    aside = put_aside(state, seat)
    hand = state.hands[seat]
    return hand if aside is None else tuple([card for card in hand if card != aside])


def outcome(state: State) -> Outcome | None:
    """E4: the fewest minus points win. Equal sums share their rank."""
    if not is_over(state):
        return None
    ranks = [1 + len([other for other in state.sums if other < own]) for own in state.sums]
    return Outcome(scores=state.sums, ranks=tuple(ranks), by_tie_rule=())


def chapter(state: State) -> str:
    """`2.7`: everybody's seventh turn in round 2."""
    return f"{state.round}.{-(-state.turn // state.config.seats)}"


def private(state: State) -> bool:
    """Every choice of a card needs the hand. Leaves are chosen in secret too."""
    return not isinstance(state.phase, Slapping | Claiming | Scored)


# --- the config as lines of the notation -----------------------------------------------------


def write_config(config: Config) -> tuple[str, ...]:
    """`seats 4`, `calm`, `oldest b d`, `rulings 2`, `deal 1 3 51 …`, `reshuffle 1 2 5 …`."""
    lines = [f"seats {config.seats}"]
    lines += [option for option in MANIFEST.options if getattr(config, option.replace("-", "_"))]
    lines += [_line(key, seats) for key in _ORDERS if (seats := getattr(config, key))]
    if config.rulings != RULINGS[0]:
        lines.append(f"rulings {config.rulings}")
    return (*lines, *STOCK.write_lines(config.deals, config.reshuffles))


def _line(key: str, seats: tuple[Seat, ...]) -> str:
    return " ".join([key, *map(write_seat, seats)])


def read_config(lines: tuple[str, ...]) -> Config:
    """Reads a config. Lines may stand in any order, except deals. None may be said twice."""
    fields: dict[str, Any] = {}
    deals, reshuffles, rest = STOCK.read_lines(lines)
    for line in rest:
        key, *words = line.split(" ")
        if key == "seats" and len(words) == 1:
            say_once(fields, key, read_number(words[0]), line)
        elif key in _ORDERS and words:
            say_once(fields, key, tuple(map(read_seat, words)), line)
        elif key == "rulings" and len(words) == 1 and words[0] != str(RULINGS[0]):
            say_once(fields, key, read_number(words[0]), line)
        elif line in MANIFEST.options:
            say_once(fields, line.replace("-", "_"), True, line)
        else:
            raise BadMessage("unknown-option", found=line)
    if "seats" not in fields:
        raise BadMessage("missing-field", found="seats")
    return Config(**fields, deals=deals, reshuffles=reshuffles)
