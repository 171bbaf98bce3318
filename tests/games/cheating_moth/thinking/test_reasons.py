"""Why an answer is good, in a word, and whether all may be told by then."""

import pytest

from engine.core.game import read_seat
from engine.games import cheating_moth
from engine.games.cheating_moth import legal_moves, mind, view, write_move
from engine.games.cheating_moth.moves import Call, Draw, Move, Play, Rustle, Skip, Slip
from engine.games.cheating_moth.state import State
from tests.games.cheating_moth.table import placed, play
from tests.games.cheating_moth.thinking.turns import answers
from tests.laws.walk import random_match

TABLE = placed("4 14 54 34", "4 43 52", "5 5", top="3")
SPIDER = play(TABLE, "a:play-14")
SLOW_C = "a:play-24 b:slap-1 c:slap-3 *:close"
GIFTS = play(placed("24 2", "5 52 43", "3 3", top="3"), SLOW_C)
LEAVES = play(placed("24 2", "5 52", "3 3", top="3", options="calm"), "a:play-24")
LAID = play(placed("34 2", "4 52", "3 3", top="3"), "a:play-34 b:claim-9 *:close")
SEALED = play(placed("34 2", "4 52", "4 3", top="3", options="calm"), "a:play-34")


def why(state: State, seat: str, move: str) -> str:
    at = read_seat(seat)
    why = mind.reason(view(state, at), at, named(state, at, move))
    return f"{why.code} {why.number} {why.points}"


def named(state: State, seat: int, move: str) -> Move:
    return next(each for each in legal_moves(state, seat) if write_move(each) == move)


@pytest.mark.parametrize(
    ("state", "seat", "move", "reason"),
    [
        (TABLE, "a", "play-4a", "plays-number 4 1"),
        (TABLE, "a", "play-14a", "deed 14 5"),
        (TABLE, "a", "play-54a", "rid-of-moth 54 10"),
        (placed("54", "1", "1", top="3"), "a", "play-54a", "last-card 54 10"),
        (placed("1", "1", "1", top="3"), "a", "draw", "nothing-fits None None"),
        (placed("54 1", "1 1", "1 1", top="3"), "a", "draw", "keeps-moth None None"),
        (SPIDER, "a", "give-34a-b", "gives-dear 34 5"),
        (SPIDER, "a", "give-4a-c", "gives-cheap 4 1"),
        (SPIDER, "a", "give-nothing", "gives-nothing None None"),
        (GIFTS, "b", "give-43a", "gives-dear 43 5"),
        (LAID, "b", "lay-4a", "lays 4 1"),
        (LAID, "b", "lapse", "lays-nothing None None"),
        (LEAVES, "b", "leaf-2", "hides-on-leaf None None"),
    ],
)
def test_it_says_why(state: State, seat: str, move: str, reason: str) -> None:
    assert why(state, seat, move) == reason


def test_every_answer_has_a_reason() -> None:
    for state in (TABLE, SPIDER, GIFTS, LEAVES, LAID, SEALED):
        for seat in range(3):
            for move in answers(state, seat):
                assert mind.reason(view(state, seat), seat, move).code


def test_nothing_fits_is_said_only_where_nothing_can_be_played() -> None:
    said = set()
    for seed in range(3):
        agreed = cheating_moth.read_config(("seats 3",))
        for position in random_match(cheating_moth, agreed, seed):
            for seat in cheating_moth.awaited(position.state):
                legal = legal_moves(position.state, seat) if seat >= 0 else ()
                for move in [each for each in legal if isinstance(each, Draw | Skip)]:
                    code = mind.reason(view(position.state, seat), seat, move).code
                    fits = any(isinstance(each, Play) for each in legal)
                    assert code == ("keeps-moth" if fits else "nothing-fits")
                    said.add(code)
    assert said == {"keeps-moth", "nothing-fits"}


def test_mischief_needs_none() -> None:
    card = TABLE.hands[1][0]
    for move in (Slip(card), Call(1), Rustle()):
        with pytest.raises(AssertionError, match="nobody's to think about"):
            mind.reason(view(TABLE, 1), 1, move)


@pytest.mark.parametrize(
    ("state", "script", "shown"),
    [
        (TABLE, "a:play-14", True),
        (placed("1", "1", "1", top="3"), "a:draw", True),
        (SPIDER, "a:give-4-b", False),
        (GIFTS, "b:give-5 a:give-2", False),
        (LEAVES, "b:leaf-1", False),
        (LEAVES, "b:leaf-1 c:leaf-2", True),
        (LEAVES, "b:leaf-1 b:slip-5 a:call-b", False),
        (LAID, "b:lay-4", True),
        (SEALED, "b:lay-4", False),
        (SEALED, "b:lapse", False),
    ],
)
def test_what_all_saw_may_be_told(state: State, script: str, shown: bool) -> None:
    """Asked for the first move of the script, after all of it."""
    first, *_ = script.split()
    turns = script.split()
    later = [play(state, " ".join(turns[: at + 1])) for at in range(len(turns))]
    seat = read_seat(first[0])
    move = next(
        each
        for each in legal_moves(state, seat)
        if write_move(each).startswith(first[2:].split("-b")[0])
    )
    assert mind.shown(move, later) == shown


def test_after_a_round_all_lies_open() -> None:
    assert not mind.laid_open(TABLE)
    assert mind.laid_open(play(placed("4", "1", "1", top="3"), "a:play-4"))
