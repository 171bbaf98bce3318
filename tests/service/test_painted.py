"""What is stored to be drawn before there is an engine: what everybody may see, and never more."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from engine.core.codec import encode
from engine.games import GAMES
from engine.table.table import Table
from tests.service.door import Page
from tests.service.test_twins import CALM, pairs
from tests.service.twins import begun, elsewhere, moved_on, page_with

TABLES = ("ppp", "pbp", "pbb", "pppp")  # that every game has
MOMENTS = 24
HANDS = ("party-bugs", "cheating-moth")  # where a hand is held in secret
LOOKED = ("game", "view", "asked", "private", "mover", "legal", "foregone", "next")


def picture(page: Page) -> str:
    """To the byte, as it is stored."""
    paint = {"type": "Paint", "revision": page.now["revision"]}
    return page.service.ask(json.dumps(paint))


def cards_in(text: str) -> set[str]:
    return set(re.findall(r"\b\d{1,2}[a-p]\b", text))


def moments(name: str) -> list[Table]:
    """Of matches by chance."""
    found = []
    for seed in range(MOMENTS):
        chance = Random(seed)
        table = begun(name, TABLES[seed % len(TABLES)], seed)
        found.append(moved_on(table, chance, chance.randrange(90)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_what_a_look_with_nobodys_eyes_shows(name: str) -> None:
    for table in moments(name):
        page = page_with(table)
        told = json.loads(picture(page))
        assert told == {"type": "Painted", **{part: page.look(None)[part] for part in LOOKED}}


@pytest.mark.parametrize("name", GAMES)
def test_wherever_hidden_cards_lie_the_picture_is_the_same(name: str) -> None:
    """Law of secrets: hands, piles and choices that some eyes cannot see lie otherwise."""
    hidden = 0
    for seed, table in enumerate(moments(name)):
        painted = picture(page_with(table))
        for eyes in (None, *range(len(table.match.players))):
            twin = elsewhere(table, eyes, seed)
            hidden += twin.state != table.state
            assert picture(page_with(twin)) == painted
    assert hidden > MOMENTS


@pytest.mark.parametrize("name", HANDS)
def test_no_card_that_only_a_seat_sees_is_named(name: str) -> None:
    """Neither in the view nor in a move: not one sign of it."""
    private = 0
    for table in moments(name):
        game, painted = table.match.game, cards_in(picture(page_with(table)))
        public = cards_in(str(encode(game.kinds.view, game.view(table.state, None))))
        for seat in range(len(table.match.players)):
            seen = cards_in(str(encode(game.kinds.view, game.view(table.state, seat))))
            private += len(seen - public)
            assert not painted & (seen - public)
    assert private > 0


def test_a_hidden_slip_is_in_no_picture() -> None:
    compared = 0
    for options in ((), CALM):
        for one, other, _ in pairs("ppp", options, range(20)):
            assert one.now["revision"] != other.now["revision"]
            assert picture(one) == picture(other)
            compared += 1
    assert compared > 10


def test_a_table_that_has_gone_on_is_not_painted() -> None:
    page = Page()
    page.open("Anna", "Ben")
    answer = page.ask("Paint", revision=page.now["revision"] + 1)
    assert answer == {"type": "Refused", "code": "stale", "rule": ""}
