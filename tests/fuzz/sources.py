"""Good texts to spoil: short matches and saves of all variants."""

from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

from engine.core.cards import face_of
from engine.core.codec import dumps
from engine.core.deals import Deal as RoundDeal
from engine.core.deals import Reshuffle
from engine.core.game import AnyGame
from engine.games import GAMES, cheating_moth, parrot_box, party_bugs
from engine.games.cheating_moth import cards as moth_cards
from engine.games.cheating_moth import state as moth
from engine.games.parrot_box import cards as parrots
from engine.games.parrot_box import state as box
from engine.games.party_bugs.cards import FACES, Deal
from engine.games.party_bugs.state import Config
from engine.table.match import Match, Player
from engine.table.notation import write_match
from engine.table.saves import write_save
from engine.table.table import Table, opened
from tests.kinds import quick_kinds
from tests.table.matches import ODD_NAMES, played_on

MOTH_WORDS: Final = (
    "slap-early",
    "slap-17",
    "claim-1999",
    "give-3a-c",
    "late-e",
    "leaf-2",
    "close",
)
TURNS: Final = (0, 3, 9, 20)


@cache
def stored_texts() -> tuple[str, ...]:
    """Half of them matches, half of them saves."""
    tables = _tables()
    return (*[write_match(table.match) for table in tables], *[write_save(at) for at in tables])


@cache
def values() -> tuple[tuple[Any, str], ...]:
    """A type of the game and one of its values as JSON."""
    found: list[tuple[Any, Any]] = []
    for table in _tables():
        state, game = table.state, table.match.game
        kinds = game.kinds
        found.append((kinds.state, state))
        found += [(kinds.view, game.view(state, seat)) for seat in (None, 0)]
        found += [(kinds.move, move) for _, move in table.match.turns[-2:]]
        found += [(kinds.event, event) for event in table.steps[-1].events]
        found.append((kinds.config, table.match.config))
    return tuple((kind, dumps(kind, value)) for kind, value in found)


@cache
def move_texts() -> tuple[tuple[AnyGame, str], ...]:
    """Moves of all games, some of which are seldom made."""
    words = {(party_bugs.name, word) for word in ("discard-pair", "deal", "mirror-13f")}
    words |= {(cheating_moth.name, word) for word in MOTH_WORDS}
    words |= {(parrot_box.name, word) for word in ("float-1-8", "end", "discard", "deal")}
    for table in _tables():
        game = table.match.game
        words |= {(game.name, game.write_move(move)) for _, move in table.match.turns}
    return tuple((GAMES[name], word) for name, word in sorted(words))


@cache
def option_texts() -> tuple[tuple[AnyGame, str], ...]:
    matches = [table.match for table in _tables()]
    return tuple((m.game, "\n".join(m.game.write_config(m.config))) for m in matches)


@cache
def _tables() -> tuple[Table, ...]:
    chance = Random(1)
    mixes = product(party_bugs.seats, (False, True), (False, True))
    bugs = [_table(chance, Config(*mix), turns) for mix, turns in zip(mixes, TURNS * 5)]
    boxes = [_box_table(chance, seats, turns) for seats in parrot_box.seats for turns in TURNS]
    moths = [_moth_table(chance, seats, turns) for seats in cheating_moth.seats for turns in TURNS]
    return (*bugs, *boxes, *moths)


def _table(chance: Random, mix: Config, turns: int) -> Table:
    places = range(mix.places)
    deals = [Deal(tuple(_dealt(chance) for _ in places)) for _ in range(chance.randrange(2))]
    ages = tuple(chance.sample(range(mix.seats), chance.randrange(mix.seats)))
    config = Config(mix.seats, mix.hidden_dancer, mix.mirror, ages, tuple(deals))
    bots = (None, *quick_kinds(party_bugs))
    players = [Player(chance.choice(ODD_NAMES), chance.choice(bots)) for _ in range(mix.seats)]
    match = Match(party_bugs.name, config, chance.randrange(2**53), tuple(players))
    return played_on(opened(match), chance, turns)


def _box_table(chance: Random, seats: int, turns: int) -> Table:
    deals = [RoundDeal(round_, _faces(chance)) for round_ in (1, 4)[: chance.randrange(3)]]
    again = [Reshuffle(1, time, _faces(chance)) for time in (1, 2)[: chance.randrange(3)]]
    birthdays = tuple(chance.sample(range(seats), chance.randrange(seats)))
    config = box.Config(seats, birthdays, tuple(deals), tuple(again))
    bots = (None, *quick_kinds(parrot_box))
    players = [Player(chance.choice(ODD_NAMES), chance.choice(bots)) for _ in range(seats)]
    match = Match(parrot_box.name, config, chance.randrange(2**53), tuple(players))
    return played_on(opened(match), chance, turns)


def _moth_table(chance: Random, seats: int, turns: int) -> Table:
    deck = [face_of(card) for card in moth_cards.DECK]
    sizes = (1, 9, 40, len(deck))
    deals = [RoundDeal(at, tuple(chance.sample(deck, chance.choice(sizes)))) for at in (1, 3)]
    again = Reshuffle(1, 1, tuple(chance.sample(deck, 5)))
    config = moth.Config(
        seats,
        calm=chance.choice((False, True)),
        open_counts=chance.choice((False, True)),
        oldest=tuple(chance.sample(range(seats), chance.randrange(seats))),
        deals=tuple(deals[: chance.randrange(3)]),
        reshuffles=(again,)[: chance.randrange(2)],
    )
    bots = (None, *quick_kinds(cheating_moth))
    players = [Player(chance.choice(ODD_NAMES), chance.choice(bots)) for _ in range(seats)]
    match = Match(cheating_moth.name, config, chance.randrange(2**53), tuple(players))
    return played_on(opened(match), chance, turns)


def _faces(chance: Random) -> tuple[int, ...]:
    deck = [face_of(card) for card in parrots.DECK]
    return tuple(chance.sample(deck, chance.choice((1, 9, 40, 108))))


def _dealt(chance: Random) -> tuple[int, ...]:
    """Every other set starts with the King that was turned up first."""
    floor = chance.randrange(1, 13)
    order = (floor, *[face for face in chance.sample(FACES, 13) if face != floor])
    return (13, *order) if chance.randrange(2) else order
