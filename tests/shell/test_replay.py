"""`replay FILE`: the match told again, or each position as JSON."""

import json
from pathlib import Path

import pytest

from engine.core.codec import decode, encode
from engine.core.game import write_seat
from tests.shell.samples import GAME, match_file, played, save_file
from tests.shell.terminal import run

VARIANTS = [(), ("hidden-dancer",), ("mirror",), ("hidden-dancer", "mirror")]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seat", [None, 1])
def test_json_tells_what_is_seen(
    tmp_path: Path, options: tuple[str, ...], seat: int | None
) -> None:
    table = played(*options)
    eyes = [] if seat is None else ["--seat", write_seat(seat)]
    ran = run("replay", match_file(tmp_path, table), "--json", *eyes)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.lines) == len(table.steps)
    for at, (line, step) in enumerate(zip(ran.lines, table.steps)):
        told = json.loads(line)
        assert told.pop("at") == at
        assert told.pop("chapter") == GAME.chapter(step.state)
        view = decode(GAME.kinds.view, told.pop("view"))
        assert view == GAME.view(step.state, seat)
        events = [decode(GAME.kinds.event, event) for event in told.pop("events")]
        assert events == [GAME.witness(event, seat) for event in step.events]
        legal = told.pop("legal", None)
        if seat is None:
            assert legal is None
        else:
            moves = tuple(map(GAME.read_move, legal))
            assert moves == GAME.legal_moves(step.state, seat)
        assert told == {}


def test_the_public_has_no_secrets(tmp_path: Path) -> None:
    table = played("hidden-dancer", turns=5)
    ran = run("replay", match_file(tmp_path, table), "--json")
    for line in ran.lines:
        view = json.loads(line)["view"]
        assert view["hand"] == []
        assert view["dancer_faces"] == [None] * 3
    assert "chosen" not in ran.out


def test_one_position_as_json(tmp_path: Path) -> None:
    table = played()
    path = save_file(tmp_path, table)
    ran = run("replay", path, "--json", "--at", "9", "--seat", "3")
    (line,) = ran.lines
    view = GAME.view(table.steps[9].state, 2)
    assert json.loads(line)["view"] == encode(GAME.kinds.view, view)


def test_told_in_words(tmp_path: Path) -> None:
    table = played(seats=4)
    ran = run("replay", match_file(tmp_path, table))
    assert ran.lines[0] == "   1. The party begins."
    assert "  13. " in ran.out
    assert ran.lines[-1].startswith("      Game over, ")
    assert "draws" not in ran.out
    assert all(len(line) <= 80 for line in ran.lines)


def test_a_player_remembers_own_draws(tmp_path: Path) -> None:
    path = match_file(tmp_path, played(seats=4))
    out = run("replay", path, "--seat", "b").out
    assert "Ben draws" in out
    assert "Anna draws" not in out


def test_a_series_is_numbered_by_game_and_round(tmp_path: Path) -> None:
    ran = run("replay", match_file(tmp_path, played("mirror", "hidden-dancer")))
    assert " 1.0. Game 1 of 3 begins." in ran.out
    assert "\n3.12. " in ran.out


def test_the_table_at_a_turn(tmp_path: Path) -> None:
    table = played()
    path = match_file(tmp_path, table)
    start = run("replay", path, "--at", "0").lines
    assert start[0] == "Party Bugs: round 1 of 13"
    assert not any("hand:" in line for line in start)
    own = run("replay", path, "--at", "0", "--seat", "2").lines
    assert next(line for line in own if "hand:" in line).startswith("Ben's hand: ")
    end = run("replay", path, "--at", str(len(table.match.turns))).lines
    assert end[0] == "Party Bugs: the end"


def test_a_secret_turn_says_that_it_is_one(tmp_path: Path) -> None:
    assert (
        "Nothing that everybody could see."
        in run("replay", match_file(tmp_path, played()), "--at", "1").out
    )


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = Path(match_file(tmp_path, played()))
    text = path.read_text(encoding="utf-8").replace('"Anna"', '"\\u001b[31mA"')
    path.write_text(text, encoding="utf-8")
    for words in [("replay", str(path)), ("verify", str(path)), ("replay", str(path), "--at", "3")]:
        ran = run(*words)
        assert ran.status == 0
        assert "\x1b" not in ran.out
