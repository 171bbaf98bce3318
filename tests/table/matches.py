"""Matches of every kind, for the tests of the table: legal, cut short, illegal, oddly named."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from engine.core.cards import face_of
from engine.core.deals import Deal as RoundDeal
from engine.core.deals import Reshuffle
from engine.core.game import CLOCK
from engine.core.seeds import PLAIN_SEEDS, SEEDS
from engine.games import GAMES, cheating_moth, parrot_box, party_bugs
from engine.games.cheating_moth import cards as moths
from engine.games.cheating_moth import state as moth
from engine.games.parrot_box import cards as parrots
from engine.games.parrot_box import state as box
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
from engine.table.origin import Origin
from engine.table.table import Table, awaited, opened, submit
from tests.kinds import quick_kinds
from tests.laws.specimens import specimen_of

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
SEEDS_OF_ALL_TIMES: Final = st.integers(0, PLAIN_SEEDS - 1) | st.integers(0, SEEDS - 1)
_CARDS: Final = [card for place in range(6) for card in cards_of(place, FACES)]
_BUGS_MOVES: Final = st.one_of(
    st.sampled_from([DealNext(), DiscardPair()]),
    st.builds(
        lambda kind, card: kind(card),
        st.sampled_from([HideCard, PlayCard, TakeCard, UseMirror]),
        st.sampled_from(_CARDS),
    ),
)
_BOX_MOVES: Final = st.sampled_from(
    [
        *map(parrot_box.read_move, ("draw", "take", "discard", "end", "deal")),
        *[parrot_box.read_move(f"{verb}-{at}") for verb in ("turn", "replace") for at in "18"],
        *[parrot_box.read_move(f"float-{at}-{to}") for at in "15" for to in "1268"],
    ]
)
_MOTH_MOVES: Final = st.sampled_from(
    [
        *map(cheating_moth.read_move, ("draw", "skip", "rustle", "give-nothing", "lapse")),
        *map(cheating_moth.read_move, ("close", "deal", "late-b", "call-c", "call-e", "leaf-3")),
        *map(cheating_moth.read_move, ("slap-0", "slap-1999", "slap-early", "claim-120")),
        *[cheating_moth.read_move(f"{verb}-1a") for verb in ("play", "slip", "give", "lay")],
        *[cheating_moth.read_move(f"give-{card}-{to}") for card in ("5i", "53b") for to in "ae"],
    ]
)
_MOVES: Final[dict[str, st.SearchStrategy[Any]]] = {
    party_bugs.name: _BUGS_MOVES,
    parrot_box.name: _BOX_MOVES,
    cheating_moth.name: _MOTH_MOVES,
}


@st.composite
def dealt_sets(draw: st.DrawFn) -> tuple[int, ...]:
    """The order of a set; perhaps its King was turned up first, and shuffled back."""
    order = tuple(draw(st.permutations(FACES)))
    if order[0] == KING:
        order = (*order[1:], KING)
    return (KING, *order) if draw(st.booleans()) else order


@st.composite
def bugs_configs(draw: st.DrawFn) -> Config:
    seats = draw(st.sampled_from(party_bugs.seats))
    config = Config(seats, hidden_dancer=draw(st.booleans()), mirror=draw(st.booleans()))
    ages = draw(st.permutations(range(seats)))[: draw(st.integers(0, seats))]
    deals = draw(
        st.lists(
            st.tuples(*[dealt_sets()] * config.places).map(Deal), max_size=min(2, config.games)
        )
    )
    return Config(seats, config.hidden_dancer, config.mirror, tuple(ages), tuple(deals))


_DECK_OF_FACES: Final = [face for face in parrots.FACES for _ in range(parrots.COPIES[face])]
FACES_DEALT: Final = st.integers(1, 108).flatmap(
    lambda count: st.permutations(_DECK_OF_FACES).map(lambda deck: tuple(deck[:count]))
)


@st.composite
def box_configs(draw: st.DrawFn) -> box.Config:
    seats = draw(st.sampled_from(parrot_box.seats))
    birthdays = draw(st.permutations(range(seats)))[: draw(st.integers(0, seats))]
    rounds = sorted(draw(st.sets(st.sampled_from(parrots.ROUNDS), max_size=2)))
    times = sorted(draw(st.sets(st.sampled_from([(1, 1), (1, 2), (4, 2)]), max_size=2)))
    return box.Config(
        seats,
        tuple(birthdays),
        tuple([RoundDeal(round_, draw(FACES_DEALT)) for round_ in rounds]),
        tuple([Reshuffle(*time, draw(FACES_DEALT)) for time in times]),
    )


_MOTH_FACES: Final = [face_of(card) for card in moths.DECK]
MOTH_FACES_DEALT: Final = st.integers(1, len(_MOTH_FACES)).flatmap(
    lambda count: st.permutations(_MOTH_FACES).map(lambda deck: tuple(deck[:count]))
)


@st.composite
def moth_configs(draw: st.DrawFn) -> moth.Config:
    seats = draw(st.sampled_from(cheating_moth.seats))
    oldest = draw(st.permutations(range(seats)))[: draw(st.integers(0, seats))]
    rounds = sorted(draw(st.sets(st.sampled_from((1, 2, 3)), max_size=2)))
    times = sorted(draw(st.sets(st.sampled_from([(1, 1), (1, 99), (3, 2)]), max_size=2)))
    named = draw(st.sampled_from(("oldest", "lot")))
    return moth.Config(
        seats,
        ant_draws=draw(st.booleans()),
        gifts_by_lot=draw(st.booleans()),
        calm=draw(st.booleans()),
        open_counts=draw(st.booleans()),
        rulings=draw(st.sampled_from(moth.RULINGS)),
        **{named: tuple(oldest)},
        deals=tuple([RoundDeal(round_, draw(MOTH_FACES_DEALT)) for round_ in rounds]),
        reshuffles=tuple([Reshuffle(*time, draw(MOTH_FACES_DEALT)) for time in times]),
    )


_CONFIGS: Final[dict[str, st.SearchStrategy[Any]]] = {
    party_bugs.name: bugs_configs(),
    parrot_box.name: box_configs(),
    cheating_moth.name: moth_configs(),
}


@st.composite
def fresh_matches(draw: st.DrawFn) -> Match:
    """Nobody has done anything yet."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    config = draw(any_config(game.name))
    seat = st.builds(Player, NAMES, st.sampled_from((None, *quick_kinds(game))))
    players = draw(st.tuples(*[seat] * config.seats))
    people = [at for at, player in enumerate(players) if player.bot is None]
    origin = draw(st.none() | origins(people)) if people else None
    seed = draw(SEEDS_OF_ALL_TIMES) if origin is None else origin.seed
    return Match(game.name, config, seed, players, origin=origin)


@st.composite
def origins(draw: st.DrawFn, people: list[int]) -> Origin:
    """What people have added to a number that was drawn."""
    who = draw(st.permutations(people))[: draw(st.integers(1, len(people)))]
    return Origin(draw(st.integers(0, SEEDS - 1)), tuple([(seat, draw(NAMES)) for seat in who]))


def any_config(game_name: str) -> st.SearchStrategy[Any]:
    if game_name in _CONFIGS:
        return _CONFIGS[game_name]
    return st.sampled_from(specimen_of(game_name).configs)


def any_move(game_name: str) -> st.SearchStrategy[Any]:
    if game_name in _MOVES:
        return _MOVES[game_name]
    return st.sampled_from(specimen_of(game_name).moves)


def any_turns(game_name: str) -> st.SearchStrategy[tuple[Turn, ...]]:
    """Whether somebody could do them or not."""
    turns = st.tuples(st.integers(CLOCK, 9), any_move(game_name))
    return st.lists(turns, max_size=40).map(tuple)


@st.composite
def nonsense_matches(draw: st.DrawFn) -> Match:
    """Of turns that nobody could do."""
    match = draw(fresh_matches())
    return with_turns(match, draw(any_turns(match.game_name)))


@st.composite
def tables(draw: st.DrawFn, most_turns: int = 120) -> Table:
    """Random legal play, to a random length."""
    chance = Random(draw(st.integers(0, 2**32)))
    return played_on(opened(draw(fresh_matches())), chance, draw(st.integers(0, most_turns)))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Of legal play, and perhaps with turns at the end that nobody could have done."""
    match = draw(tables(most_turns=60)).match
    more = draw(st.one_of(st.just(()), any_turns(match.game_name)))
    return with_turns(match, (*match.turns, *more))


@st.composite
def tables_and_moves(draw: st.DrawFn, most_turns: int) -> tuple[Table, Any]:
    """A table, and a move of its game that may be legal or not."""
    table = draw(tables(most_turns))
    return table, draw(any_move(table.match.game_name))


def with_turns(match: Match, turns: tuple[Turn, ...]) -> Match:
    return replace(match, turns=turns)


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
