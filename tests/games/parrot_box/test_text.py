"""How moves are written down, all that cannot be read, and what the game says of itself."""

import pytest

from engine.core.codec import BadMessage
from engine.core.rng import seeded
from engine.games import parrot_box
from engine.games.parrot_box import bots, legal_moves, read_move, view, write_move
from engine.games.parrot_box.moves import (
    DealNext,
    Discard,
    Draw,
    EndTurn,
    Float,
    Move,
    Replace,
    TakeDiscard,
    TurnUp,
)
from tests.games.parrot_box.table import HIGH, PLAIN, begin


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (TurnUp(0), "turn-1"),
        (TurnUp(7), "turn-8"),
        (Draw(), "draw"),
        (TakeDiscard(), "take"),
        (Replace(2), "replace-3"),
        (Float(1, 6), "float-2-7"),
        (Discard(), "discard"),
        (EndTurn(), "end"),
        (DealNext(), "deal"),
    ],
)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert (write_move(move), read_move(text)) == (text, move)


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("", "unknown-move", ""),
        ("turn", "unknown-move", "turn"),
        ("turn3", "unknown-move", "turn3"),
        ("Turn-3", "unknown-move", "Turn-3"),
        ("draw-3", "unknown-move", "draw-3"),
        ("deal-1", "unknown-move", "deal-1"),
        (" draw", "unknown-move", " draw"),
        ("-3", "unknown-move", "-3"),
        ("turn-1-2", "unknown-move", "turn-1-2"),
        ("float-1", "unknown-move", "float-1"),
        ("float-1-2-3", "unknown-move", "float-1-2-3"),
        ("turn-0", "no-such-spot", "0"),
        ("turn-9", "no-such-spot", "9"),
        ("replace-9", "no-such-spot", "9"),
        ("float-2-9", "no-such-spot", "9"),
        ("float-9-2", "no-such-spot", "9"),
        ("turn-", "not-a-number", ""),
        ("turn-03", "not-a-number", "03"),
        ("turn-3 ", "not-a-number", "3 "),
        ("turn--3", "unknown-move", "turn--3"),
        ("replace-x", "not-a-number", "x"),
        ("float-1-x", "not-a-number", "x"),
    ],
)
def test_a_move_that_cannot_be_read(text: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_move(text)
    assert (fault.value.code, fault.value.found) == (code, found)


def test_the_game_introduces_itself() -> None:
    assert (parrot_box.name, parrot_box.seats) == ("parrot-box", range(2, 7))
    assert parrot_box.options == {}
    assert list(parrot_box.bots)[:2] == ["random", "rule-of-thumb"]
    assert list(parrot_box.bots)[2:] == list(parrot_box.mind.levels)


def test_the_random_bot_does_anything_legal() -> None:
    state = begin(PLAIN, HIGH)
    legal = legal_moves(state, 0)
    done = {bots["random"](view(state, 0), legal, seeded(seed)) for seed in range(60)}
    assert done == set(legal)
