"""Rounds of one person with three bots, and what is counted in them."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine.core.game import Seat
from engine.games import cheating_moth
from engine.games.cheating_moth.events import (
    CallMissed,
    CardSlipped,
    Event,
    FanRustled,
    RoundScored,
    SlipCaught,
)
from engine.games.cheating_moth.shell.balance.page import Page, new_events
from engine.games.cheating_moth.shell.balance.people import (
    GUARDS,
    LEVEL,
    STRATEGIES,
    Person,
    Playing,
)
from engine.shell.seating import BOT_NAMES
from engine.table.match import Match, Player, new_match
from engine.table.table import Table, opened

SEATS: Final = 4
_NAME: Final = "Guest"

# What can happen, and how often it did.
Counts: TypeAlias = Counter[str]


@dataclass(frozen=True, slots=True)
class Round:
    won: float  # players who share the fewest points share the win
    points: int


@dataclass(slots=True)
class Played:
    """Several rounds in a row by the same person."""

    rounds: list[Round] = field(default_factory=list)
    counts: Counts = field(default_factory=Counter)


def as_any_player(name: str, seed: int) -> Played:
    """A whole match: everybody starts one round, and is the Guard then."""
    return _played(STRATEGIES[name], seed, seat=seed % SEATS, rounds=SEATS)


def as_the_guard(name: str, seed: int) -> Played:
    """One round that begins with the person as the Guard."""
    return _played(GUARDS[name], seed, seat=seed % SEATS, rounds=1)


def _played(person: Person, seed: int, *, seat: Seat, rounds: int) -> Played:
    page = Page(opened(_match(seed, seat)), seat)
    playing = Playing(person, page)
    played = Played()

    def told(before: Table) -> bool:
        events = new_events(before, page.table)
        for event in events:
            _count(played, before, event, seat)
        playing.hears([event.seat for event in events if isinstance(event, FanRustled)])
        return len(played.rounds) < rounds

    page.run(playing.script(), told)
    return played


def _match(seed: int, seat: Seat) -> Match:
    players = tuple(
        [Player(_NAME) if at == seat else Player(BOT_NAMES[at], LEVEL) for at in range(SEATS)]
    )
    return new_match(cheating_moth, (f"seats {SEATS}",), players, (seat,), seed)


def _count(played: Played, before: Table, event: Event, seat: Seat) -> None:
    counts = played.counts
    match event:
        case CardSlipped(owner):
            counts["slips" if owner == seat else "slips of bots"] += 1
        case SlipCaught(guard, owner):
            counts["catches"] += 1
            counts["caught"] += owner == seat
            counts["right"] += guard == seat
        case CallMissed(guard):
            counts["wrong" if guard == seat else "wrong of bots"] += 1
        case FanRustled(owner) if owner != seat:
            counts["noises"] += 1
            counts["real"] += before.state.slips[owner] is not None
        case RoundScored(totals=totals):
            best = min(totals)
            won = 1 / totals.count(best) if totals[seat] == best else 0.0
            played.rounds.append(Round(won, totals[seat]))
        case _:
            pass
