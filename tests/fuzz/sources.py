"""Good texts to spoil: short matches and saves of all variants."""

from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

from engine.core.codec import dumps
from engine.games import party_bugs
from engine.games.party_bugs.cards import FACES, Deal
from engine.games.party_bugs.state import Config
from engine.table.match import Match, Player
from engine.table.notation import write_match
from engine.table.saves import write_save
from engine.table.table import Table, opened
from tests.table.matches import ODD_NAMES, played_on

TURNS: Final = (0, 3, 9, 20)


@cache
def stored_texts() -> tuple[str, ...]:
    """Half of them matches, half of them saves."""
    tables = _tables()
    return (*[write_match(table.match) for table in tables], *[write_save(at) for at in tables])


@cache
def values() -> tuple[tuple[Any, str], ...]:
    """A type of the game and one of its values as JSON."""
    kinds = party_bugs.kinds
    found: list[tuple[Any, Any]] = []
    for table in _tables():
        state = table.state
        found.append((kinds.state, state))
        found += [(kinds.view, party_bugs.view(state, seat)) for seat in (None, 0)]
        found += [(kinds.move, move) for _, move in table.match.turns[-2:]]
        found += [(kinds.event, event) for event in table.steps[-1].events]
        found.append((kinds.config, table.match.config))
    return tuple((kind, dumps(kind, value)) for kind, value in found)


@cache
def move_texts() -> tuple[str, ...]:
    turns = [turn for table in _tables() for turn in table.match.turns]
    words = {party_bugs.write_move(move) for _, move in turns}
    return tuple(sorted(words | {"discard-pair", "deal", "mirror-13f"}))


@cache
def option_texts() -> tuple[str, ...]:
    return tuple("\n".join(party_bugs.write_config(table.match.config)) for table in _tables())


@cache
def _tables() -> tuple[Table, ...]:
    chance = Random(1)
    mixes = product(party_bugs.seats, (False, True), (False, True))
    return tuple(_table(chance, Config(*mix), turns) for mix, turns in zip(mixes, TURNS * 5))


def _table(chance: Random, mix: Config, turns: int) -> Table:
    places = range(mix.places)
    deals = [Deal(tuple(_dealt(chance) for _ in places)) for _ in range(chance.randrange(2))]
    ages = tuple(chance.sample(range(mix.seats), chance.randrange(mix.seats)))
    config = Config(mix.seats, mix.hidden_dancer, mix.mirror, ages, tuple(deals))
    bots = (None, *party_bugs.bots)
    players = [Player(chance.choice(ODD_NAMES), chance.choice(bots)) for _ in range(mix.seats)]
    match = Match(party_bugs.name, config, chance.randrange(2**53), tuple(players))
    return played_on(opened(match), chance, turns)


def _dealt(chance: Random) -> tuple[int, ...]:
    """Every other set starts with the King that was turned up first."""
    floor = chance.randrange(1, 13)
    order = (floor, *[face for face in chance.sample(FACES, 13) if face != floor])
    return (13, *order) if chance.randrange(2) else order
