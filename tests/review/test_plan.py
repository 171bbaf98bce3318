"""How a match is cut for some eyes: by what they notice, and by nothing else."""

from itertools import pairwise

import pytest

from engine.core.game import CLOCK
from engine.games.cheating_moth.moves import Call, LetStand, Rustle, Slip
from engine.games.party_bugs.moves import DealNext, HideCard, PlayCard, TakeCard
from engine.games.party_bugs.state import Choosing
from engine.review.plan import all_eyes, spans_of
from engine.table.noticed import notices
from engine.table.table import Table, submit
from tests.laws.specimens import specimen_of
from tests.review.walked import walked
from tests.service.twins import begun
from tests.table.ended import ended

MOTHS = ("rule-of-thumb",) * 3


def legs_at(table: Table, eyes: int | None) -> dict[int, str]:
    return {leg.turn: leg.form for span in spans_of(table, eyes) for leg in span.legs}


def test_where_everybody_sees_the_same_one_pair_of_eyes_is_enough() -> None:
    assert all_eyes(ended("parrot-box")) == (None,)
    assert all_eyes(ended("party-bugs")) == (0, 1, 2)


@pytest.mark.parametrize("name", ["party-bugs", "parrot-box", "cheating-moth"])
def test_spans_follow_each_other_without_a_gap(name: str) -> None:
    table = walked(name, 0, 2)
    for eyes in all_eyes(table):
        spans = spans_of(table, eyes)
        assert spans[0].first == 0
        assert [span.first for span in spans] == sorted({span.first for span in spans})
        for span, after in zip(spans, (*spans[1:], None)):
            end = len(table.match.turns) if after is None else after.first
            turns = [leg.turn for leg in span.legs]
            assert turns == sorted(turns)
            assert all(span.first <= turn < end for turn in turns)


def test_what_others_put_down_in_secret_is_no_leg_before_it_is_shown() -> None:
    table = ended("party-bugs")
    legs, left = legs_at(table, 0), [len(step.state.piles[0]) for step in table.steps]
    for turn, (seat, move) in enumerate(table.match.turns):
        state = table.steps[turn].state
        if isinstance(move, TakeCard):
            assert legs[turn] == "open"
        elif isinstance(move, PlayCard) and seat != 0:
            last = table.match.game.awaited(state) == (seat,)
            assert legs.get(turn) == ("bare" if last else None)
    assert left[0] > left[-1]


def test_of_a_choice_that_was_changed_only_the_last_counts() -> None:
    table = begun("party-bugs", "ppp", 3)
    first, second, *_ = table.match.game.legal_moves(table.state, 0)
    for seat, move in ((0, first), (0, second)):
        table = submit(table, table.revision, seat, move)
    for seat in (1, 2):
        move = table.match.game.legal_moves(table.state, seat)[0]
        table = submit(table, table.revision, seat, move)
    [sealed] = [leg for leg in spans_of(table, 0)[0].legs if leg.form == "sealed"]
    assert (sealed.turn, sealed.moves[0]) == (1, second)
    assert first in sealed.moves


def test_a_deal_and_hidden_dancers_begin_a_new_span() -> None:
    configs = specimen_of("party-bugs").configs
    index = next(at for at, config in enumerate(configs) if config.hidden_dancer and config.mirror)
    table = walked("party-bugs", index, 1)
    starts, changes = {span.first for span in spans_of(table, 0)}, 0
    for turn, (_, move) in enumerate(table.match.turns):
        before, after = (table.steps[at].state.phase for at in (turn, turn + 1))
        hidden = isinstance(move, HideCard) and isinstance(after, Choosing)
        if isinstance(move, DealNext) or hidden:
            changes += 1
            later = min([start for start in starts if start > turn])
            seats = {seat for seat, _ in table.match.turns[turn + 1 : later]}
            assert 0 not in seats, f"{before} went on into {after}"
    assert changes == 2 * table.match.config.games - 1


def test_a_slip_of_somebody_else_is_in_nobody_else_s_plan() -> None:
    table = ended("cheating-moth", kinds=MOTHS)
    slips = [at for at, (_, move) in enumerate(table.match.turns) if isinstance(move, Slip)]
    assert slips
    for at in slips:
        owner = table.match.turns[at][0]
        for eyes in range(3):
            assert (at in legs_at(table, eyes)) == (eyes == owner)
            unnoticed = not notices(table.match.game, table.steps[at + 1], eyes)
            assert unnoticed == (eyes != owner)


def test_a_slip_is_weighed_against_leaving_it_be_until_it_is_settled() -> None:
    table = ended("cheating-moth", kinds=MOTHS)
    for eyes in range(3):
        spans = spans_of(table, eyes)
        for span, after in pairwise(spans):
            for leg in span.legs:
                if isinstance(leg.moves[0], Slip | Call):
                    assert leg.moves[1:] == (None,)
                    assert leg == span.legs[-1]
                    assert span.account == "guesses"
                if isinstance(leg.moves[0], Slip):
                    assert table.steps[after.first].state.slips[eyes] is None


def test_noises_and_the_clock_are_nobody_s_decision() -> None:
    table = ended("cheating-moth", kinds=MOTHS)
    decided = [leg for eyes in range(3) for span in spans_of(table, eyes) for leg in span.legs]
    assert not [leg for leg in decided if isinstance(leg.moves[0], Rustle | LetStand)]
    assert not [leg for leg in decided if leg.seat == CLOCK]
