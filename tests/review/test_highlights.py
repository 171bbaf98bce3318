"""What is worth a look: sure losses by their size, strokes of luck, and what nobody would find."""

from dataclasses import replace

import pytest

from engine.review.highlights import highlights_of, kind_of
from engine.review.ledger import Choice, Decision, Entry, ledgers_of
from engine.review.worth import NOTHING, Worth
from engine.search.reason import Reason
from tests.review.walked import whole
from tests.table.ended import ended

TABLE = ended("party-bugs")


def decided(chance: int, *, margin: int = 0) -> Decision:
    return Decision(1, 0, None, (), Worth(100, chance), margin, NOTHING)


@pytest.mark.parametrize(
    ("chance", "kind"),
    [(199, None), (200, "doubtful"), (500, "mistake"), (999, "mistake"), (1_000, "blunder")],
)
def test_a_loss_is_named_by_what_it_costs_of_the_chance_to_win(chance: int, kind: str) -> None:
    assert kind_of(decided(chance)) == kind


def test_a_loss_that_could_be_an_accident_is_not_named() -> None:
    assert kind_of(decided(2_000, margin=299)) == "blunder"
    assert kind_of(decided(2_000, margin=300)) is None


def test_the_largest_losses_are_shown_with_the_best_move_and_why() -> None:
    [_, ledger, _] = ledgers_of(whole(TABLE, 24))  # of whoever plays at random
    losses = [each for each in ledger.decisions if kind_of(each) is not None]
    shown = [each for each in highlights_of(TABLE, ledger) if each.decision in losses]
    assert len(shown) == min(6, len(losses)) > 0
    for each in shown:
        assert each.decision is not None
        assert each.decision.move != each.choices[0].move
        assert each.change == Worth(-each.decision.loss.points, -each.decision.loss.chance)
        assert isinstance(each.reason, Reason)
        assert each.at == each.turn - 1


def test_of_luck_the_largest_strokes_are_shown_on_both_sides() -> None:
    [ledger, *_] = ledgers_of(whole(TABLE, 4))
    strokes = [900, -900, 2_000, -1_500, 3_000, 799, -799]
    entries = [
        Entry(turn, "deal", Worth(0, chance), NOTHING) for turn, chance in enumerate(strokes, 1)
    ]
    others = [Entry(9, "others", Worth(0, 5_000), NOTHING)]
    only_luck = replace(ledger, entries=(*entries, *others), decisions=())
    found = [(each.kind, each.change.chance) for each in highlights_of(TABLE, only_luck)]
    assert found == [
        ("unlucky", -900),
        ("lucky", 2_000),
        ("unlucky", -1_500),
        ("lucky", 3_000),
    ]


def test_the_best_by_far_is_brilliant_unless_a_rule_of_thumb_finds_it() -> None:
    [ledger, *_] = ledgers_of(whole(TABLE, 4))
    game, found = TABLE.match.game, []
    for decision in ledger.decisions:
        state = TABLE.steps[decision.turn - 1].state
        legal = game.legal_moves(state, decision.seat)
        usual, *rest = game.mind.pose(game.view(state, decision.seat), legal, None).moves
        for move in (usual, *rest[:1]):
            choices = (Choice(move, 0, alike=True, chance=0), Choice(None, 400, False, 300))
            clear = replace(decision, move=move, choices=choices, loss=NOTHING)
            kinds = [
                each.kind
                for each in highlights_of(TABLE, replace(ledger, entries=(), decisions=(clear,)))
            ]
            assert kinds == ([] if move == usual else ["brilliant"])
            found += kinds
    assert found
