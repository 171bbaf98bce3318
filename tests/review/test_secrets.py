"""What a seat's ledger says follows from what that seat saw: twin worlds have the same accounts."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.core.codec import dumps
from engine.core.game import CLOCK, Seat
from engine.core.rng import pick, seeded
from engine.review.ledger import ledgers_of
from engine.review.plan import witnessed
from engine.review.review import begun, carried_on
from engine.table.table import Table
from tests.laws.specimen import Specimen
from tests.review.walked import ALL, FEW, QUICK, name_of, walked


def elsewhere(table: Table, eyes: Seat, specimen: Specimen) -> tuple[Table, int]:
    """At every step all that is hidden from these eyes lies otherwise. Events are as they saw
    them, and cards that others chose in secret are others. How many there were is told too."""
    game, steps, turns, changed = table.match.game, [], [], 0
    for at, step in enumerate(table.steps[:-1]):
        twin, _ = game.imagine(game.view(step.state, eyes), seeded(at, 99))
        seen = () if at == 0 else witnessed(table, at - 1, eyes)
        steps.append(replace(step, state=twin, events=seen))
    last = table.steps[-1]
    steps.append(replace(last, events=witnessed(table, len(table.steps) - 2, eyes)))
    for at, (seat, move) in enumerate(table.match.turns):
        other = _another(table, at, eyes, specimen) if seat not in (eyes, CLOCK) else move
        changed += other != move
        turns.append((seat, other))
    match = replace(table.match, turns=tuple(turns), seed=table.match.seed + 1)
    return Table(match, tuple(steps), table.revision), changed


def _another(table: Table, at: int, eyes: Seat, specimen: Specimen) -> Any:
    """Another move of that kind, if these eyes did not see the card."""
    game, (_, move) = table.match.game, table.match.turns[at]
    named = [field.name for field in fields(move)]
    seen = [dumps(game.kinds.event, event) for event in witnessed(table, at, eyes)]
    card = game.write_move(move).partition("-")[2]
    if named != ["card"] or any(f'"{card}"' in event for event in seen):
        return move
    alike = [other for other in specimen.moves if type(other) is type(move)]
    return pick(seeded(at), alike)[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    "case", [case for case in QUICK if not case[0].game.reckoning.open], ids=name_of
)
def test_a_twin_world_has_the_same_ledger(case: tuple[Specimen, int]) -> None:
    specimen, index = case
    table = walked(specimen.game.name, index, index + 40)
    hidden = 0
    for eyes in range(len(table.match.players)):
        twin, changed = elsewhere(table, eyes, specimen)
        hidden += changed
        one, other = (carried_on(begun(each, FEW, eyes), ALL) for each in (table, twin))
        assert one.sums == other.sums
        assert ledgers_of(one) == ledgers_of(other)
    assert hidden > 0, "nothing was done in secret, so nothing was tried"
