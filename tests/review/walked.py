"""Random matches of every variant, as tables, and reviews of them."""

from functools import cache

from engine.review.ledger import Ledger, ledgers_of
from engine.review.review import Review, begun, carried_on
from engine.table.match import Match, Player
from engine.table.table import Table
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS
from tests.laws.walk import random_match

FEW = 2  # worlds
ALL = 1 << 30
# One mix in so many is tried in the quick tests; the long ones try them all.
_ONE_IN = 19
QUICK = [
    (specimen, index)
    for specimen in SPECIMENS
    for index in range(0, len(specimen.configs), _ONE_IN)
]


def name_of(case: tuple[Specimen, int]) -> str:
    specimen, index = case
    lines = " ".join(specimen.game.write_config(specimen.configs[index]))
    return f"{specimen.game.name}: {lines}"


@cache
def walked(name: str, index: int, seed: int) -> Table:
    """Everybody moves at random, also when nobody waits for them."""
    specimen = next(each for each in SPECIMENS if each.game.name == name)
    config = specimen.configs[index]
    positions = list(random_match(specimen.game, config, seed))
    players = tuple([Player(f"Player {seat}") for seat in range(config.seats)])
    turns = tuple([each.turn for each in positions if each.turn is not None])
    match = Match(name, config, seed, players, turns)
    return Table(match, tuple([each.step for each in positions]), len(turns))


def whole(table: Table, worlds: int = FEW) -> Review:
    return carried_on(begun(table, worlds), ALL)


def keeps_its_books(table: Table) -> tuple[Ledger, ...]:
    """The law of the ledger, seat by seat."""
    ledgers = ledgers_of(whole(table))
    assert [ledger.seat for ledger in ledgers] == list(range(len(table.match.players)))
    for ledger in ledgers:
        total, now = ledger.start, ledger.start
        for sum_ in ledger.sums:
            total = total.plus(sum_.change)
        for entry in ledger.entries:
            now = now.plus(entry.change)
            assert entry.now == now, "an entry does not go on from the one before"
        assert total == now == ledger.result
        turns = [entry.turn for entry in ledger.entries]
        assert turns == sorted(turns), "the entries are not in the order of the match"
        assert all(decision.seat == ledger.seat for decision in ledger.decisions)
    return ledgers
