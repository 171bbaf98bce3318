"""Every lesson can be played as written: all is legal, all it teaches happens, the learner wins."""

from typing import Any, Final

import pytest

from engine.core.cards import face_of
from engine.core.lesson import LEARNER
from engine.games import GAMES
from engine.games.parrot_box.cards import score_of
from engine.table.table import Table
from engine.teaching import Course, begin_lesson, lesson_called
from engine.teaching_protocol import Teach

BOTS: Final = ("novice", "novice-cautious")


def lesson_of(game: str, name: str = "first") -> tuple[Course, Table]:
    seats = GAMES[game].read_config(lesson_called(game, name).config).seats
    others = ("Ben", "Cem")[: seats - 1]
    return begin_lesson(Teach(game, name, "Anna", others, BOTS[: seats - 1], None, LEARNER))


def played(game: str) -> list[tuple[int, str, list[Any], Any, Any]]:
    """Of each turn of the script: who, the move, what happened, and the state before and after."""
    course, table = lesson_of(game)
    rules, found = GAMES[game], []
    state = table.state
    for seat, move in course.turns[len(table.match.turns) :]:
        step = rules.apply(state, seat, move)
        events = [type(event).__name__ for event in step.events]
        found.append((seat, rules.write_move(move), [*zip(events, step.events)], state, step.state))
        state = step.state
    return found


def mine(game: str, *kinds: str) -> list[str]:
    return [move for seat, move, *_ in played(game) if seat == LEARNER and move.startswith(kinds)]


def happened(game: str, kind: str) -> list[tuple[int, Any]]:
    return [
        (seat, event)
        for seat, _, events, *_ in played(game)
        for name, event in events
        if name == kind
    ]


@pytest.mark.parametrize("game", GAMES)
def test_who_learns_wins_by_the_written_moves(game: str) -> None:
    *_, (_, _, _, _, state) = played(game)
    totals = state.phase.totals
    assert type(state.phase).__name__ == "Scored"
    assert totals[LEARNER] < min(totals[1:])


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_is_the_learners(game: str) -> None:
    """Whoever sits down does something at once."""
    assert played(game)[0][0] == LEARNER


def test_party_bugs_shows_order_pair_tie_and_king() -> None:
    orders = [event for _, event in happened("party-bugs", "OrderSettled")]
    assert orders[0].queue[0] == LEARNER, "the lowest card comes first"
    assert not orders[0].by_tie_rule
    assert LEARNER in orders[1].by_tie_rule
    assert orders[1].queue[0] == LEARNER
    left = [event.place for _, event in happened("party-bugs", "PairLeft")]
    assert left.count(LEARNER) == 4, "one taken, two swept, one left over"
    [(_, king)] = happened("party-bugs", "KingDanced")
    assert king.seat == LEARNER
    assert [face_of(card) for card in king.cards] == [7, 7, 10]


def test_parrot_box_shows_every_way_of_a_turn() -> None:
    ways = mine("parrot-box", "take", "draw", "replace", "discard", "turn", "end", "float")
    assert [way.partition("-")[0] for way in ways] == [
        *("take", "replace"),
        *("draw", "replace"),
        *("draw", "discard", "turn"),
        *("draw", "discard", "end"),
        *("take", "float"),
    ]
    replaced = [e for seat, e in happened("parrot-box", "CardReplaced") if seat == LEARNER]
    assert [event.was_down for event in replaced] == [True, False]
    assert len(happened("parrot-box", "LastKeptDown")) == 1


def test_parrot_box_ends_with_a_quartet() -> None:
    *_, (_, _, _, _, state) = played("parrot-box")
    score = score_of([face_of(card) for card in state.boxes[LEARNER]])
    assert [(each.number, each.cards, each.bonus) for each in score.sets] == [(4, 4, -10)]
    [(_, flown)] = happened("parrot-box", "ParrotFloated")
    assert flown.seat == LEARNER
    assert all(column.kind == "pair" for column in score.columns)


def test_cheating_moth_shows_every_kind_of_mischief() -> None:
    game = "cheating-moth"
    assert [seat for seat, _ in happened(game, "SlipStood")] == [-1]
    [caught, catch] = [event for _, event in happened(game, "SlipCaught")]
    assert (caught.seat, catch.guard) == (LEARNER, LEARNER)
    assert [event.seat for _, event in happened(game, "GuardMoved")] == [LEARNER, catch.seat]
    assert mine(game, "give")[0].endswith("-c"), "a Spider brings a card to somebody"
    [slowest] = [event.seat for _, event in happened(game, "SlowestFound")]
    assert slowest != LEARNER
    [claims] = [event.order for _, event in happened(game, "ClaimsSettled")]
    assert claims == (LEARNER,)
    [laid] = [seat for seat, _ in happened(game, "CardLaid")]
    assert laid == LEARNER
    [ended] = [event for _, event in happened(game, "RoundEnded")]
    assert ended.seats == (LEARNER,)


def test_a_moth_is_played_only_by_the_guard_who_was_caught() -> None:
    moths = [
        (seat, state)
        for seat, move, _, state, _ in played("cheating-moth")
        if "play-5" in move and len(move) > 7
    ]
    [(seat, state)] = moths
    assert seat == state.guard == LEARNER
