"""Worlds are carried along the turns: whatever the eyes see of them is what there was to see."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.codec import encode
from engine.core.game import Seat
from engine.core.rng import seeded
from engine.review.plan import Span, all_eyes, spans_of
from engine.review.walk import _Walker, walked
from engine.table.table import Table
from tests.laws.specimen import Specimen
from tests.review.walked import QUICK, name_of
from tests.review.walked import walked as table_of

_COPY = re.compile(r'(\d+)[a-p]"')
_NOISE = re.compile(r'"(unheeded|rustled|rustling|gaze)": (\w+|\[[^]]*\])')
WORLDS = 2


def as_seen(table: Table, state: Any, eyes: Seat | None) -> str:
    """Cards of one face are alike, so their names are left out; and nobody thinks about noises."""
    game = table.match.game
    text = json.dumps(encode(game.kinds.view, game.view(state, eyes)))
    return _NOISE.sub("", _COPY.sub(r'\1"', text))


def carried(table: Table, span: Span, number: int) -> Iterator[tuple[int, Any]]:
    """A world after each leg that shows all of its turn, and after which turn that is."""
    game, eyes = table.match.game, span.eyes
    view = game.view(table.steps[span.first].state, eyes)
    world, _ = game.imagine(view, seeded(number, 77))
    walker = _Walker(table, span, number)
    value = walker.worths(world)
    for leg in span.legs:
        _, world, value = walker.take(leg, world, value)
        risky = game.reckoning.stealthy(leg.moves[0])
        learned_later = leg == span.legs[-1] and not leg.shown
        if leg.form != "sealed" and not risky and not learned_later:
            yield leg.turn + 1, world


@pytest.mark.slow
@pytest.mark.parametrize("case", QUICK, ids=name_of)
def test_a_world_that_was_rearranged_looks_like_the_table(case: tuple[Specimen, int]) -> None:
    specimen, index = case
    table = table_of(specimen.game.name, index, index)
    game, compared = table.match.game, 0
    for eyes in all_eyes(table):
        for span in spans_of(table, eyes):
            for number in range(WORLDS):
                for at, world in carried(table, span, number):
                    state = table.steps[at].state
                    if game.reckoning.gathered(state) is None:
                        assert as_seen(table, world, eyes) == as_seen(table, state, eyes), at
                        compared += 1
    assert compared > 5


def test_the_same_world_is_walked_the_same_way_twice() -> None:
    table = table_of("party-bugs", 0, 1)
    span = spans_of(table, 0)[0]
    assert walked(table, span, 5, 3) == walked(table, span, 5, 3)
    assert walked(table, span, 5, 3) != walked(table, span, 5, 4)
