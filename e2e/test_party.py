"""The end of a match is a picture of the party: who had what, how it came, and for sharing."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.desk import Desk
from e2e.table import BUGS, MOTHS, PARROTS, Seen, continued_from_home
from e2e.visit import Visit, until
from engine.core.codec import encode
from engine.table.table import Table
from tests.table.ended import ended

GAMES = (BUGS, PARROTS, MOTHS)
WHO = (None, "novice-bold", "regular-cautious")
CARDS = """() => [...document.querySelectorAll(".result-row")].map((row) => [
    row.querySelector(".result-name").textContent,
    [...row.querySelectorAll(".final-cards img")].map(({ alt }) => alt.match(/\\d+|Parrot/)[0]),
])"""
CHART = """() => [...document.querySelectorAll(".chart-figure tbody tr")].map((row) =>
    [...row.cells].map(({ textContent }) => textContent))"""
# The most that stays empty between two things below each other.
EMPTY = """() => {
    const boxes = [...document.querySelector(".result").children]
        .filter((node) => node.checkVisibility() && node.offsetHeight > 0)
        .map((node) => node.getBoundingClientRect());
    return Math.max(...boxes.slice(1).map(({ top }, at) => top - boxes[at].bottom));
}"""


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pbb")


@pytest.fixture
def seen(desk: Desk) -> Seen:
    return desk.cleared()


def result(seen: Seen, game: str) -> Table:
    table = ended(game, 1, WHO)
    continued_from_home(seen, table)
    until(lambda: seen.look().result, "the result")
    return table


def last_cards(table: Table) -> list[list[str]]:
    """By seat, as they are read off the table in the end; a Parrot by its name."""
    game = table.match.game
    view: Any = encode(game.kinds.view, game.view(table.state, None))
    if game.name == BUGS:
        faces = view["displays"]
    elif game.name == PARROTS:
        faces = [box["cards"] for box in view["boxes"]]
    else:
        faces = [[*fan["cards"], *fan["vanished"]] for fan in view["fans"]]
    return [[name_of(table, card) for card in cards] for cards in faces]


def name_of(table: Table, card: str) -> str:
    number = int(card.rstrip("abcdefghi"))
    if table.match.game.name == MOTHS:
        return str(number % 10)
    is_parrot = table.match.game.name == PARROTS and number == 13
    return "Parrot" if is_parrot else str(number)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_shows_what_everybody_had(seen: Seen, game: str) -> None:
    table = result(seen, game)
    told = {name: sorted(cards) for name, cards in seen.page.evaluate(CARDS)}
    names = [player.name for player in table.match.players]
    assert told == {name: sorted(cards) for name, cards in zip(names, last_cards(table))}
    assert seen.page.get_by_text("Fewest points win.").is_visible()
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
    assert lost(seen.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_told_round_by_round(seen: Seen, game: str) -> None:
    """The lines are for the eyes; the same table is for the ears."""
    table = result(seen, game)
    rows = seen.page.evaluate(CHART)
    assert len(rows) == len(table.match.players)
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    for score, (_, *cells) in zip(outcome.scores, rows):
        *rounds, total = map(int, cells)
        assert sum(rounds) == total == score


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_goes_out_without_the_deal(seen: Seen, game: str) -> None:
    seen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = result(seen, game)
    seen.page.get_by_role("button", name="Share this picture").tap()
    picture = seen.page.locator(".sharing-picture img")
    picture.wait_for()
    wide, high = picture.evaluate("(node) => [node.naturalWidth, node.naturalHeight]")
    assert wide == 1080
    assert 1000 < high < 3000
    alt = picture.get_attribute("alt") or ""
    assert all(player.name in alt for player in table.match.players)
    assert found_by_axe(seen.page) == []
    seen.page.get_by_role("button", name="Copy link").tap()
    copied = seen.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("http")
    assert "#" not in copied


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_empty_on_a_tall_screen(seen: Seen, game: str) -> None:
    result(seen, game)
    seen.page.set_viewport_size({"width": 390, "height": 1100})
    assert seen.page.evaluate(EMPTY) <= 60
