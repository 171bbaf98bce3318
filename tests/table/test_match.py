"""The record of a match says no to what cannot be, and replays what was done."""

from typing import Any

import pytest
from hypothesis import given

from engine.core.codec import BadMessage, short
from engine.games import GAMES
from engine.games.party_bugs.moves import DiscardPair
from engine.games.party_bugs.state import Config
from engine.table.match import (
    MOST_TURNS,
    BrokenMatch,
    Match,
    Player,
    agreed_match,
    game_called,
    new_match,
    replayed,
)
from engine.table.table import Table, opened
from tests.table.matches import a_match, tables, with_turns


@pytest.mark.parametrize("name", ["", "x" * 61, "🐞" * 61, "half \ud83d", "\udc1e", "ab\udfff"])
def test_a_name_has_1_to_60_signs_that_can_be_stored(name: str) -> None:
    with pytest.raises(BadMessage) as fault:
        Player(name)
    assert (fault.value.code, fault.value.found) == ("bad-name", short(ascii(name[:60])))


@pytest.mark.parametrize("seed", [-1, 2**128, 2**129])
def test_a_seed_has_128_bits(seed: int) -> None:
    refused("seed-out-of-range", str(seed), seed=seed)


def test_a_match_has_an_end_even_if_minds_are_changed_all_day() -> None:
    turns = ((0, DiscardPair()),) * (MOST_TURNS + 1)
    refused("too-many-turns", str(MOST_TURNS + 1), turns=turns)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_every_seat_has_a_player(count: int) -> None:
    players = tuple(Player("somebody") for _ in range(count))
    refused("wrong-number-of-players", str(count), players=players)


def test_a_bot_is_one_of_the_game() -> None:
    players = (Player("a"), Player("b", "deep-thought"), Player("c"))
    refused("unknown-bot", "deep-thought", players=players)


def test_a_game_is_one_of_the_house() -> None:
    with pytest.raises(BadMessage) as fault:
        game_called("bridge")
    assert (fault.value.code, fault.value.found) == ("unknown-game", "bridge")


@pytest.mark.parametrize("name", GAMES)
def test_what_begins_now_begins_under_the_rulings_of_today(name: str) -> None:
    game = GAMES[name]
    players = tuple([Player("somebody")] * game.seats[-1])
    lines = (f"seats {len(players)}", *game.options)
    begun = game.write_config(new_match(game, lines, players, (), 1).config)
    assert set(begun) == {*lines, *game.rulings}
    assert new_match(game, begun, players, (), 1).config == game.read_config(begun)
    assert agreed_match(game, lines, players, (), 1).config == game.read_config(lines)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_is_called_by_its_name(name: str) -> None:
    assert game_called(name).name == name


@given(tables())
def test_a_replay_goes_through_the_same_steps(table: Table) -> None:
    assert tuple(replayed(table.match)) == table.steps


@given(tables(most_turns=40))
def test_a_replay_stops_at_the_first_turn_that_breaks_the_rules(table: Table) -> None:
    at = len(table.match.turns) + 1
    nobody = 9
    broken = with_turns(table.match, (*table.match.turns, (nobody, DiscardPair())))
    with pytest.raises(BrokenMatch) as fault:
        opened(broken)
    assert (fault.value.at, fault.value.turn) == (at, (nobody, DiscardPair()))
    assert fault.value.refusal == broken.game.refusal(table.state, nobody, DiscardPair())
    assert str(fault.value).startswith(f"turn {at}: ")


def refused(code: str, found: str, **changes: Any) -> None:
    fields = {
        "game_name": "party-bugs",
        "config": Config(3),
        "seed": 7,
        "players": a_match(3).players,
        **changes,
    }
    with pytest.raises(BadMessage) as fault:
        Match(**fields)
    assert (fault.value.code, fault.value.found) == (code, found)
