"""Matches of every kind, for the tests of the table: legal, cut short, illegal, oddly named."""

from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from engine.core.game import CLOCK
from engine.games import party_bugs
from engine.games.party_bugs.cards import FACES, KING, Deal, cards_of
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    PlayCard,
    TakeCard,
    UseMirror,
)
from engine.games.party_bugs.state import Config
from engine.table.match import NAME_LENGTH, Match, Player, Turn
from engine.table.table import Table, awaited, opened, submit

ODD_NAMES: Final = (
    'the "quoted" one',
    "'",
    '"',
    "\\",
    "back\\slash\\n",
    " ",
    "  two  spaces  ",
    "\t",
    "\n",
    "two\nlines",
    "\r\n",
    "moves",
    "\nmoves\n",
    'x" random',
    "{}",
    "[[[[",
    "\x00",
    "\x1b[31m",
    "\x0b\x0c\x1c\x1d\x1e\x7f\x85",
    "\u2028\u2029",
    "\ufeff",
    "🐞",
    "👩‍👩‍👧‍👦",
    "é",
    "e\u0301",
    "שלום",
    "\u202eمرحبا",
    "9",
    "٣",
    "n" * NAME_LENGTH,
    "🐛" * NAME_LENGTH,
)
NAMES: Final = st.one_of(
    st.sampled_from(ODD_NAMES),
    st.text(min_size=1, max_size=NAME_LENGTH),
    st.text('"\\\n :.', min_size=1, max_size=8),
)
BOTS: Final = tuple(party_bugs.bots)
_CARDS: Final = [card for place in range(6) for card in cards_of(place, FACES)]
MOVES: Final = st.one_of(
    st.sampled_from([DealNext(), DiscardPair()]),
    st.builds(
        lambda kind, card: kind(card),
        st.sampled_from([HideCard, PlayCard, TakeCard, UseMirror]),
        st.sampled_from(_CARDS),
    ),
)
ANY_TURNS: Final = st.lists(st.tuples(st.integers(CLOCK, 9), MOVES), max_size=40).map(tuple)


@st.composite
def dealt_sets(draw: st.DrawFn) -> tuple[int, ...]:
    """The order of a set; perhaps its King was turned up first, and shuffled back."""
    order = tuple(draw(st.permutations(FACES)))
    if order[0] == KING:
        order = (*order[1:], KING)
    return (KING, *order) if draw(st.booleans()) else order


@st.composite
def configs(draw: st.DrawFn) -> Config:
    seats = draw(st.sampled_from(party_bugs.seats))
    config = Config(seats, hidden_dancer=draw(st.booleans()), mirror=draw(st.booleans()))
    ages = draw(st.permutations(range(seats)))[: draw(st.integers(0, seats))]
    deals = draw(
        st.lists(
            st.tuples(*[dealt_sets()] * config.places).map(Deal), max_size=min(2, config.games)
        )
    )
    return Config(seats, config.hidden_dancer, config.mirror, tuple(ages), tuple(deals))


@st.composite
def fresh_matches(draw: st.DrawFn) -> Match:
    """Nobody has done anything yet."""
    config = draw(configs())
    seed = draw(st.integers(0, 2**53 - 1))
    seat = st.builds(Player, NAMES, st.sampled_from((None, *BOTS)))
    return Match(party_bugs.name, config, seed, draw(st.tuples(*[seat] * config.seats)))


@st.composite
def tables(draw: st.DrawFn, most_turns: int = 120) -> Table:
    """Random legal play, to a random length."""
    chance = Random(draw(st.integers(0, 2**32)))
    return played_on(opened(draw(fresh_matches())), chance, draw(st.integers(0, most_turns)))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Of legal play, and perhaps with turns at the end that nobody could have done."""
    match = draw(tables(most_turns=60)).match
    return with_turns(match, (*match.turns, *draw(st.one_of(st.just(()), ANY_TURNS))))


def with_turns(match: Match, turns: tuple[Turn, ...]) -> Match:
    return Match(match.game_name, match.config, match.seed, match.players, turns)


def played_on(table: Table, chance: Random, turns: int) -> Table:
    """So many random legal turns, unless the match ends before."""
    for _ in range(turns):
        if not awaited(table):
            break
        seat, move = chance.choice(possible_turns(table, chance))
        table = submit(table, table.revision, seat, move)
    return table


def possible_turns(table: Table, chance: Random) -> list[Turn]:
    """Of the seats that are waited for; now and then of all that may act."""
    seats: Any = awaited(table)
    if chance.randrange(6) == 0:
        seats = range(CLOCK, len(table.match.players))
    game = table.match.game
    return [(seat, move) for seat in seats for move in game.legal_moves(table.state, seat)]


def a_match(seats: int, bots: dict[int, str] | None = None, **options: Any) -> Match:
    """A match of few words: everybody is a person but for the bots named by seat."""
    players = tuple(Player(f"Player {seat}", (bots or {}).get(seat)) for seat in range(seats))
    return Match(party_bugs.name, Config(seats, **options), 7, players)
