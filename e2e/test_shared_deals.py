"""A deal comes in by a link: it is played under one's own name, and compared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.links import (
    arrive,
    at_the_table,
    catching,
    caught,
    link_of,
    stored,
    told,
)
from e2e.table import MOTHS, PARROTS, continued, match_of, remembering
from e2e.visit import Visit, tap
from engine.links.compared import deal_of
from engine.links.link import read_link
from engine.links.values import DealLink
from engine.table.match import Player
from tests.table.ended import ended

GAMES = ("party-bugs", PARROTS, MOTHS)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_with_the_same_cards_under_the_own_name(visit: Visit, game: str) -> None:
    remembering(visit, "pbb")
    match = match_of("ptt", game=game, seed=77)
    theirs = replace(match, players=(Player("Zoe", None), *match.players[1:]))
    seen = arrive(visit, DealLink(theirs, (30, 20, 10)))
    assert "Zoe got 30 points" in told(seen)
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    mine = seen.table().match
    assert [player.name for player in mine.players] == ["Anna", "Ben", "Cem"]
    assert deal_of(mine) == deal_of(match)


def test_a_name_of_a_deal_that_is_taken_is_said(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = arrive(visit, DealLink(match_of("ptt")))
    told(seen)
    assert seen.page.get_by_text("Your name").is_visible()
    field = seen.page.get_by_label("Your name")
    field.fill("Ben")
    tap(seen.page, "Play these cards")
    assert "There is another Ben" in seen.page.locator(".link-name .warning").inner_text()
    field.fill("Benno")
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    assert seen.table().match.players[0].name == "Benno"


def test_an_answer_to_a_shared_deal_is_compared_with_the_own_game(visit: Visit) -> None:
    """Anna plays a deal and sends it on; what comes back says how Zoe did with it."""
    catching(visit)
    remembering(visit, "pbb")
    table = ended("party-bugs", kinds=(None, "novice", "novice"))
    seen = continued(visit, table)
    tap(seen.page, "Share")
    tap(seen.page, "Send …")
    sent = read_link(link_of(caught(seen)))
    assert isinstance(sent, DealLink)
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    assert sent.scores == outcome.scores
    zoe = (Player("Zoe", None), *sent.match.players[1:])
    answer = DealLink(replace(sent.match, players=zoe), (sent.scores[0] + 5, *sent.scores[1:]))
    tap(seen.page, "Close")
    arrive(seen, answer)
    told(seen)
    tap(seen.page, "Compare")
    rival = seen.page.locator(".rival")
    rival.wait_for()
    assert "Zoe" in rival.inner_text()
    assert rival.locator(".is-better").count() >= 1
    assert len(stored(seen)) == 1
