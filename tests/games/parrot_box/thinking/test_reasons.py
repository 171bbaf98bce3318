"""What is said for a move of Parrot Box is so, at every position of random matches."""

from dataclasses import replace

from engine.core.cards import face_of
from engine.games import parrot_box
from engine.games.parrot_box import awaited, legal_moves, view
from engine.games.parrot_box.cards import PARROT, score_of
from engine.games.parrot_box.moves import Replace, TakeDiscard
from engine.games.parrot_box.state import Holding, State, known_faces
from engine.games.parrot_box.thinking.reasons import reason
from engine.search.reason import Reason
from tests.games.parrot_box.table import config, opened, play, uncovered
from tests.laws.walk import random_match

WAITING = ("waits", "looks", "ends", "puts-aside")  # they speak of turns to come


def reasons(seats: int, seed: int) -> list[tuple[State, int, object, Reason]]:
    return [
        (at.state, seat, move, reason(replace(view(at.state, None), seat=seat), seat, move))
        for at in random_match(parrot_box, config(seats=seats), seed)
        for seat in awaited(at.state)
        if seat >= 0
        for move in legal_moves(at.state, seat)
    ]


def test_in_a_last_turn_nothing_is_said_of_turns_to_come() -> None:
    said = set()
    for seed in range(2):
        for state, _, _, why in reasons(2 + seed, seed):
            assert state.closing is None or why.code not in WAITING
            said.add((state.closing is None, why.code))
    assert {(True, "waits"), (True, "puts-aside"), (False, "all-turned")} <= said
    assert (True, "all-turned") not in said


def test_what_is_said_to_count_less_does() -> None:
    said = set()
    for seed in range(2):
        for state, seat, move, why in reasons(2 + seed, seed):
            if not isinstance(move, Replace) or not isinstance(state.phase, Holding):
                continue
            faces = known_faces(state.boxes[seat], state.up[seat])
            after = list(faces)
            after[move.spot] = face_of(state.phase.card)
            gained = score_of(faces).total - score_of(tuple(after)).total
            said.add(why.code)
            match why.code:
                case "puts-lower":
                    old = faces[move.spot]
                    assert gained > 0
                    assert why.points == (old or 0) - after[move.spot]  # type: ignore[operator]
                    assert why.points > 0
                    assert old != PARROT
                case "puts-aside":
                    assert gained < 0
                case "puts-set":
                    assert why.points == gained > 0
                case "puts-on-closed":
                    assert faces[move.spot] is None
    assert {"puts-lower", "puts-aside", "puts-on-closed", "puts-least", "puts-pair"} <= said


def test_a_partner_in_the_box_is_one_that_is_free() -> None:
    state = uncovered(opened("7 1 2 3 7 4 5 6", "9 9 3 4 5 6 7 8", discard="7"), "12345", "12")
    assert reason(view(state, 0), 0, TakeDiscard()).code == "takes"
    state = uncovered(opened("7 1 2 3 8 4 5 6", "9 9 3 4 5 6 7 8", discard="7"), "12345", "12")
    assert reason(view(state, 0), 0, TakeDiscard()).code == "takes-pair"


def test_to_break_up_a_pair_is_not_called_lighter() -> None:
    box = "7 1 2 3 7 4 5 6"
    state = uncovered(opened(box, "9 9 3 4 5 6 7 8", discard="6"), "12345", "12")
    held = play(state, "a:take")
    assert reason(view(held, 0), 0, Replace(0)).code == "puts-aside"
