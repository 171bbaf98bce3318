"""A match and its text are the same thing, written two ways."""

import json

import pytest
from hypothesis import given

from engine.table.match import Match, Player
from engine.table.notation import read_match, write_match
from tests.table.matches import ODD_NAMES, a_match, matches, nonsense_matches


@given(matches())
def test_what_is_written_is_read_back_as_the_same_match(match: Match) -> None:
    assert read_match(write_match(match)) == match


@given(matches())
def test_what_is_read_is_written_as_the_same_text(match: Match) -> None:
    text = write_match(match)
    assert write_match(read_match(text)) == text


@given(nonsense_matches())
def test_turns_that_nobody_could_do_are_kept_as_they_are(nonsense: Match) -> None:
    assert read_match(write_match(nonsense)) == nonsense


@given(matches())
def test_a_text_can_be_stored_as_utf8_and_as_lines(match: Match) -> None:
    text = write_match(match)
    assert text.encode().decode() == text
    assert "\r" not in text
    assert text.endswith("\n")


@given(matches())
def test_the_turns_stand_in_lines_that_fit_a_screen(match: Match) -> None:
    _, _, turns = write_match(match).partition("\nmoves\n")
    assert all(len(line) <= 88 for line in turns.split("\n"))


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_name_may_hold_any_sign(name: str) -> None:
    match = a_match(3)
    named = Match(match.game_name, match.config, match.seed, (Player(name), *match.players[1:]))
    assert read_match(write_match(named)).players[0].name == name


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_name_stands_on_one_line_as_a_json_text(name: str) -> None:
    match = a_match(3)
    named = Match(match.game_name, match.config, match.seed, (Player(name), *match.players[1:]))
    line = next(line for line in write_match(named).split("\n") if line.startswith("player a "))
    assert json.loads(line.removeprefix("player a ")) == name


def test_a_match_reads_like_this() -> None:
    match = a_match(3, bots={2: "random"}, hidden_dancer=True, mirror=True, youngest=(2, 0))
    assert write_match(match) == (
        "critter-club 1\n"
        "game party-bugs\n"
        "seats 3\n"
        "hidden-dancer\n"
        "mirror\n"
        "youngest c a\n"
        "seed 7\n"
        'player a "Player 0"\n'
        'player b "Player 1"\n'
        'player c "Player 2" random\n'
        "moves\n"
    )


def test_the_number_of_a_round_is_there_for_people_only() -> None:
    text = write_match(a_match(3)) + "1. a:play-3a\n   b:play-4b\n"
    assert read_match(text) == read_match(text.replace("1. ", "  99.  "))


def test_turns_may_stand_in_any_lines() -> None:
    text = write_match(a_match(3))
    one, other = text + "1. a:play-3a b:play-4b\n", text + "a:play-3a\n   b:play-4b  \n"
    assert read_match(one) == read_match(other)


def test_options_may_stand_in_any_order() -> None:
    text = write_match(a_match(3, hidden_dancer=True, mirror=True, youngest=(1,)))
    options = "seats 3\nhidden-dancer\nmirror\nyoungest b\n"
    assert options in text
    other = text.replace(options, "youngest b\nmirror\nhidden-dancer\nseats 3\n")
    assert read_match(other) == read_match(text)
