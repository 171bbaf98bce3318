"""Whole random matches, played by the engine and followed in the book, turn for turn."""

from itertools import product
from random import Random
from typing import Any

import pytest

from engine.games import party_bugs
from engine.games.party_bugs.cards import Deal
from engine.games.party_bugs.state import Config
from tests.census import by_the_book as book
from tests.census.worlds import BOOK, ENGINE, Turn

MIXES = tuple(product(party_bugs.seats, (False, True), (False, True)))
IN_SOAK = 5_000
_CHUNKS = 10


def match_of(chance: Random, mix: tuple[int, bool, bool]) -> tuple[Config, book.Table]:
    """The same explicit deals and ages for both."""
    seats, dancer, mirror = mix
    places = 3 if seats == 2 else seats
    deals = [[dealt(chance) for _ in range(places)] for _ in range(seats if mirror else 1)]
    ages = chance.sample(range(seats), seats)
    as_values = tuple(Deal(tuple(map(tuple, sets))) for sets in deals)
    # Who is not named is older than all who are: the oldest need not be.
    named = tuple(ages[: seats - chance.randrange(2)])
    config = Config(seats, dancer, mirror, named, as_values)
    return config, book.new_match(seats, dancer, mirror, tuple(ages), deals)


def dealt(chance: Random) -> list[int]:
    """A shuffled set; a King on top is turned up, replaced and shuffled back."""
    order = chance.sample(range(1, 14), 13)
    if order[0] != 13:
        return order
    floor, *rest = order[1:]
    rest.append(13)
    chance.shuffle(rest)
    return [13, floor, *rest]


def a_turn(chance: Random, state: Any) -> Turn:
    """Mostly by who is waited for; now and then by somebody who only may."""
    turns = ENGINE.turns(state)
    if chance.randrange(6) == 0:
        seats = range(-1, state.config.seats)
        turns = [(seat, move) for seat in seats for move in ENGINE.may(state, seat)]
    return chance.choice(turns)


def play_both(seed: int) -> None:
    """One match: nowhere may the engine and the book be told apart."""
    chance = Random(seed)
    config, table = match_of(chance, MIXES[seed % len(MIXES)])
    state = party_bugs.setup(config, seed).state
    while True:
        assert ENGINE.snapshot(state) == BOOK.snapshot(table)
        for seat in range(-1, config.seats):
            assert ENGINE.may(state, seat) == BOOK.may(table, seat)
        if ENGINE.result(state) is not None:
            break
        turn = a_turn(chance, state)
        state = ENGINE.after(state, turn)
        book.play(table, *turn)
    assert ENGINE.result(state) == BOOK.result(table)


@pytest.mark.parametrize("mix", range(len(MIXES)), ids=lambda at: str(MIXES[at]))
def test_a_random_match_of_every_mix_goes_by_the_book(mix: int) -> None:
    for seed in range(mix, 4 * len(MIXES), len(MIXES)):
        play_both(seed)


@pytest.mark.slow
@pytest.mark.parametrize(
    "times", [range(100, 103), pytest.param(range(103, 111), marks=pytest.mark.soak)], ids=str
)
@pytest.mark.parametrize("mix", range(len(MIXES)), ids=lambda at: str(MIXES[at]))
def test_more_random_matches_of_every_mix_go_by_the_book(mix: int, times: range) -> None:
    for time in times:
        play_both(time * len(MIXES) + mix)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_five_thousand_random_matches_go_by_the_book(chunk: int) -> None:
    for seed in range(1_000_000 + chunk, 1_000_000 + IN_SOAK, _CHUNKS):
        play_both(seed)
