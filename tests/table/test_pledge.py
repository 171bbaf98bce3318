"""The pledge tells which deal it was, and nothing that is played changes it."""

import hashlib
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.seeds import SEEDS
from engine.games.party_bugs.cards import FACES, Deal
from engine.table import pledge
from engine.table.match import Match, Player
from engine.table.notation import read_match
from engine.table.pledge import opening_of, pledge_of
from engine.table.table import opened
from tests.table.matches import a_match, played_on

DEAL = Deal((FACES, FACES, (2, 1, *FACES[2:])))


def test_turns_do_not_change_it() -> None:
    table = played_on(opened(a_match(3, {1: "random"})), Random(1), 40)
    assert len(table.match.turns) == 40
    assert pledge_of(table.match) == pledge_of(a_match(3, {1: "random"}))


def test_it_is_made_once_however_long_the_match_is(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(text: bytes) -> Any:
        made.append(text)
        return hashlib.sha256(text)

    monkeypatch.setattr(pledge, "sha256", counted)
    match = replace(a_match(3, {1: "random"}), seed=4321)
    table = opened(match)
    for turn in range(30):
        assert pledge_of(table.match) == pledge_of(match)
        table = played_on(table, Random(turn), 1)
    assert len(made) == 1


@pytest.mark.parametrize(
    "other",
    [
        replace(a_match(3), seed=8),
        replace(a_match(3), seed=SEEDS - 1),
        a_match(3, mirror=True),
        a_match(3, youngest=(1,)),
        a_match(3, deals=(DEAL,)),
        a_match(3, {2: "random"}),
        replace(a_match(3), players=(Player("Anna"), Player("Ben"), Player("Cem"))),
    ],
)
def test_another_opening_has_another(other: Match) -> None:
    assert pledge_of(other) != pledge_of(a_match(3))


def test_anybody_can_make_it_from_the_opening() -> None:
    match = replace(a_match(3), players=tuple(map(Player, ("Änne", "Ben", "猫"))))
    assert hashlib.sha256(opening_of(match).encode("utf-8")).hexdigest() == pledge_of(match)


def test_the_opening_is_the_match_without_its_turns() -> None:
    table = played_on(opened(a_match(3, deals=(DEAL,))), Random(1), 20)
    assert read_match(opening_of(table.match)) == replace(table.match, turns=())


def test_the_same_opening_has_the_same_one_for_ever() -> None:
    """Somebody may have noted it down."""
    assert opening_of(a_match(2)) == (
        "critter-club 1\ngame party-bugs\nseats 2\nseed 7\n"
        'player a "Player 0"\nplayer b "Player 1"\nmoves\n'
    )
