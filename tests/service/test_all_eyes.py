"""All hands at once: of a match that is over, and of none that goes on."""

from typing import Any

import pytest

from engine.core.cards import Card
from engine.core.codec import encode
from engine.games import GAMES
from engine.links.link import write_link
from engine.links.values import MatchLink
from engine.sharing_protocol import Eyes
from engine.table.match import Match
from engine.table.saves import write_save
from engine.table.table import Table, opened, steps_noticed
from engine.table.told import seen_by
from tests.service.door import Page
from tests.table.ended import ended

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
PEOPLE: tuple[str | None, ...] = (None, None, None)


def seen(of: str, step: int | None = None, eyes: Eyes = "all") -> dict[str, Any]:
    return Page().ask("Replay", of=of, step=step, eyes=eyes)


def of_all(table: Table, step: int) -> list[Any]:
    """What each seat saw then, by the game's own view."""
    game, state = table.match.game, table.steps[step].state
    seats = range(len(table.match.players))
    return [encode(game.kinds.view, game.view(state, seat)) for seat in seats]


def cut(table: Table, turns: int) -> Table:
    """That match, as long as it went on."""
    match = table.match
    return opened(Match(match.game_name, match.config, match.seed, match.players,
                        match.turns[:turns]))  # fmt: skip


@EVERY_GAME
def test_all_eyes_see_what_every_seat_saw(name: str) -> None:
    table = ended(name)
    last = len(table.match.turns)
    for step in (0, 1, last // 3, last // 2, last - 1, last):
        for of in (write_save(table), write_link(MatchLink(table, 1))):
            found = seen(of, step)
            assert found["views"] == of_all(table, step)
            assert found["view"] == seen(of, step, None)["view"]


@EVERY_GAME
def test_all_eyes_are_told_what_any_of_them_was_told(name: str) -> None:
    table = ended(name)
    told = Page().ask("Retell", of=write_save(table), eyes="all")["told"]
    seats = range(len(table.match.players))
    for step, each in enumerate(told):
        found = list(each["events"])
        if step < 5:
            assert found == seen(write_save(table), step)["events"]
        for seat in seats:
            for event in seen_by(table, step, seat):
                assert any(is_told_by(event, more) for more in found), (step, event)
        for event in found:
            known = [own for seat in seats for own in seen_by(table, step, seat)]
            assert event in known, (step, event)


def is_told_by(event: Any, more: Any) -> bool:
    return all(value is None or more[key] == value for key, value in event.items())


def test_a_slip_is_told_with_whose_it_was_which_card_and_in_whose_turn() -> None:
    table = ended("cheating-moth")
    told = Page().ask("Retell", of=write_save(table), eyes="all")["told"]
    slips = {}
    for step, each in enumerate(told):
        for event in each["events"]:
            if event["type"] == "CardSlipped":
                before = table.steps[step - 1].state
                assert event["card"] in encode(tuple[Card, ...], before.hands[event["seat"]])
                assert event["during"] == before.active
                slips[step] = event
    assert slips
    alone = Page().ask("Retell", of=write_save(table), eyes=None)["told"]
    assert not [event for each in alone for event in each["events"]
                if event["type"] in ("CardSlipped", "SlipStood")]  # fmt: skip


@EVERY_GAME
def test_while_it_goes_on_nobody_sees_all_hands(name: str) -> None:
    """Whatever brings it: a save, a link to a step, or a link to who is next."""
    over = ended(name, kinds=PEOPLE)
    for turns in (0, 5, len(over.match.turns) // 2, len(over.match.turns) - 1):
        table = cut(over, turns)
        links = [
            MatchLink(table),
            MatchLink(table, 0),
            *(MatchLink(table, None, (to,)) for to in (0, 1)),
        ]
        for of in (write_save(table), *map(write_link, links)):
            page = Page()
            for step in (None, 0):
                assert seen(of, step)["code"] == "not-over"
                page.ask("Follow", of=of, names=[], step=None, eyes=None)
                assert page.ask("Replay", of=of, step=step, eyes="all")["code"] == "not-over"
            assert page.ask("Retell", of=of, eyes="all")["code"] == "not-over"
            for kind, fields in (("Look", {}), ("Read", {"last": None})):
                assert page.ask(kind, eyes="all", **fields)["code"] == "not-a-number"


@EVERY_GAME
def test_a_seat_of_a_match_that_goes_on_sees_its_own_view_and_no_other(name: str) -> None:
    over = ended(name, kinds=PEOPLE)
    table = cut(over, len(over.match.turns) * 2 // 3)
    for to in range(3):
        link = write_link(MatchLink(table, None, (to,)))
        for eyes in (None, to):
            for step in (None, 0, len([*steps_noticed(table, eyes)]) // 2):
                found = seen(link, step, eyes)
                at = [*steps_noticed(table, eyes)][found["step"]]
                game = table.match.game
                own = game.view(table.steps[at].state, eyes)
                assert found["view"] == encode(game.kinds.view, own)
                assert found["views"] == []
                assert found["events"] == list(seen_by(table, at, eyes))
