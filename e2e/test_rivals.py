"""A deal that was played goes to others, and the result says who did better with it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from e2e.access import LANGUAGES, found_by_axe, lost, setting, too_small
from e2e.days import (
    COLOURS,
    DAY,
    NEXT,
    at_today,
    before_the_last_move,
    catching_pictures,
    dealt,
    laid_out,
    link_in,
    of_day,
    on_day,
    over,
    scores_of,
    shared,
    size_of,
)
from e2e.desk import Desk
from e2e.odd import HOSTILE
from e2e.table import BUGS, MOTHS, PARROTS, Seen, go_home, match_of, remembering
from e2e.visit import Visit, probe, tap, until
from engine.links.values import DayLink, DealLink
from engine.table.table import opened
from tests.table.ended import ended

LONG = [pytest.param(game, marks=pytest.mark.soak) for game in (PARROTS, MOTHS)]
ONE_GAME = pytest.mark.parametrize("game", [BUGS, *LONG])
NAMES = {BUGS: "Party Bugs", PARROTS: "Parrot Box", MOTHS: "Cheating Moth"}
ROWS = """() => [...document.querySelectorAll(".rival tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()))"""


@ONE_GAME
def test_how_a_day_went_is_told_and_shared(visit: Visit, game: str) -> None:
    remembering(visit, "pb")
    on_day(visit, NEXT)
    catching_pictures(visit)
    near = before_the_last_move(over(of_day(game, DAY)))
    seen = laid_out(visit, near, day=DAY)
    chance = Random(1)
    until(lambda: seen.step(chance).result, "the result")
    page = seen.page
    assert page.locator(".result-day").inner_text() == "Deal of the day, 18 November"
    assert page.locator(".result .button-main").inner_text() == "Share"
    table = seen.table()
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    tap(page, "Share")
    sent = shared(page)
    rank = ("1st", "2nd", "3rd", "4th")[outcome.ranks[0] - 1]
    fact = f"{NAMES[game]}, deal of 18 November: Anna came {rank} of 4"
    points = "1 point" if outcome.scores[0] == 1 else f"{outcome.scores[0]} points"
    assert sent["text"] == f"{fact} with {points}. Same cards, who does better?"
    assert link_in(sent) == DayLink(game, DAY, outcome.scores)
    alt = page.locator(".sharing-picture img").get_attribute("alt") or ""
    assert alt.endswith(f". {sent['text']}")
    assert size_of(sent) == (1200, 630)
    assert {part: found > 10 for part, found in page.evaluate(COLOURS).items()} == dict.fromkeys(
        ("scene", "token", "name", "medal", "words"), True
    )
    assert found_by_axe(page) == []
    tap(page, "Close")
    go_home(seen)
    at_today(seen)
    page.get_by_role("button", name=f"{NAMES[game]}, 18 November. {rank} of 4 · {points}").tap()
    page.locator(".result-day").wait_for()


def test_playing_again_gives_other_cards_of_no_day(visit: Visit) -> None:
    remembering(visit, "pb", chance=77)
    seen = laid_out(visit, over(of_day(BUGS, DAY)), day=DAY)
    seen.wait()
    tap(seen.page, "Play again")
    until(lambda: not seen.look().result, "another game")
    assert dealt(seen).seed == 77
    noted = probe(seen.page, "({ bookmarks }) => bookmarks.bookmarks().map(([, each]) => each.day)")
    assert sorted(noted, key=str) == [DAY, None]


def test_a_running_table_is_shared_without_its_points(visit: Visit) -> None:
    remembering(visit, "ppb")
    catching_pictures(visit)
    match = match_of("ppb", seed=5)
    seen = laid_out(visit, opened(match))
    seen.wait()
    tap(seen.page, "Menu")
    tap(seen.page, "Same cards for a friend")
    sent = shared(seen.page)
    assert link_in(sent) == DealLink(match)
    assert sent["text"].startswith("Party Bugs: these are the cards that Anna and Ben got.")
    lead = seen.page.locator(".sheet-sharing").inner_text()
    assert "to anybody at this table" in lead
    assert size_of(sent) == (1200, 630)


def test_what_is_called_a_day_and_is_not_goes_as_an_ordinary_deal(visit: Visit) -> None:
    remembering(visit, "pb", language="de")
    catching_pictures(visit)
    table = over(of_day(BUGS, DAY))
    seen = laid_out(visit, table, day=NEXT)
    seen.wait()
    tap(seen.page, "Teilen")
    sent = shared(seen.page, "Senden …")
    assert link_in(sent) == DealLink(replace(table.match, turns=()), scores_of(table))
    assert sent["text"].startswith("Party Bugs: Anna auf Platz ")
    alt = seen.page.locator(".sharing-picture img").get_attribute("alt")
    assert alt == f"Verkleidete Käfer tanzen unter einer Discokugel. {sent['text']}"


# --- who did better -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pb")


@pytest.fixture
def seen(desk: Desk) -> Seen:
    return desk.cleared()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (1, "Player 0 beats Dora: {here} points to {there}."),
        (-1, "Dora beats Player 0: {there} points to {here}."),
        (0, "Player 0 and Dora are tied at {here} points."),
    ],
)
@ONE_GAME
def test_one_person_is_compared_with_the_other(seen: Seen, game: str, more: int, said: str) -> None:
    table = ended(game, 1, (None, "rule-of-thumb", "random"))
    here = scores_of(table)
    there = [score + more for score in here]
    players = [{"name": name} for name in ("Dora", "Player 1", "Bit")]
    laid_out(seen, table, rival={"players": players, "scores": there})
    seen.wait()
    told = seen.page.locator(".rival")
    assert told.get_attribute("aria-label") == "The same cards at Dora’s table"
    verdict = told.locator(".rival-verdict").inner_text()
    assert verdict == said.format(here=here[0], there=there[0])
    rows = seen.page.evaluate(ROWS)
    mark = {1: (" better", ""), -1: ("", " better"), 0: ("", "")}[more]
    assert rows[0] == ["Player 0 there Dora", f"{here[0]}{mark[0]}", f"{there[0]}{mark[1]}"]
    assert rows[1] == ["Player 1", str(here[1]), str(there[1])]
    assert rows[2][0] == "Player 2 there Bit"


def test_several_people_are_compared_as_a_table_and_paul_is_told_of(seen: Seen) -> None:
    table = ended(BUGS, 1, (None, None))
    here = scores_of(table)
    there = [here[0] + 5, here[1] - 3, here[2] + 9]
    players = [{"name": "Dora"}, {"name": "Emil"}]
    laid_out(seen, table, rival={"players": players, "scores": there})
    seen.wait()
    assert seen.page.locator(".rival h3").inner_text() == "The same cards at Dora and Emil’s table"
    both = (here[0] + here[1], there[0] + there[1])
    said = f"This table beats the other one: {both[0]} points to {both[1]}."
    assert seen.page.locator(".rival-verdict").inner_text() == said
    assert seen.page.evaluate(ROWS)[2] == ["Paul", str(here[2]), str(there[2])]


def test_of_a_day_nobody_knows_who_played_it(seen: Seen) -> None:
    table = over(of_day(BUGS, DAY))
    there = [score - 1 for score in scores_of(table)]
    unnamed = [{"name": letter} for letter in "abcd"]
    laid_out(seen, table, day=DAY, rival={"players": unnamed, "scores": there})
    seen.wait()
    assert seen.page.locator(".rival h3").inner_text() == "The same cards at another table"
    assert "The other table beats this one" in seen.page.locator(".rival-verdict").inner_text()
    assert [row[0] for row in seen.page.evaluate(ROWS)] == ["Anna", "Dotty", "Antonia", "Glimmer"]


@pytest.mark.parametrize("scores", [[], [1, 2]])
def test_what_was_not_told_is_not_compared(seen: Seen, scores: list[int]) -> None:
    table = ended(BUGS, 1, (None, "rule-of-thumb", "random"))
    rival = {"players": [{"name": "Dora"}], "scores": scores}
    laid_out(seen, table, rival=rival)
    assert seen.wait().result
    assert seen.page.locator(".rival").count() == 0


# --- whatever people are called, however they look ------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        "markup",
        *[
            pytest.param(each, marks=pytest.mark.soak)
            for each in ("right to left", "quotes and lines")
        ],
    ],
)
def test_whatever_somebody_is_called_is_text(visit: Visit, kind: str) -> None:
    name = HOSTILE[kind].split("\n")[0][:50]
    catching_pictures(visit)
    on_day(visit, DAY)
    match = of_day(BUGS, DAY, name)
    table = over(match)
    remembering(visit, "p")
    rival = {"players": [{"name": name}] * 4, "scores": list(scores_of(table))}
    seen = laid_out(visit, table, rival=rival)
    seen.wait()
    assert name in seen.page.locator(".rival").inner_text()
    tap(seen.page, "Share")
    sent = shared(seen.page)
    assert name in sent["text"]
    assert size_of(sent) == (1200, 630)
    alt = seen.page.locator(".sharing-picture img").get_attribute("alt") or ""
    assert name in alt
    assert seen.page.locator("img[src=x]").count() == 0
    probe(
        seen.page,
        """({ device }, name) => device.remember("last set-up", { seats: [
            { name, who: "person", temper: "even", colour: 0, rank: null },
            { name: "", who: "novice", temper: "bold", colour: 1, rank: null }] })""",
        name,
    )
    tap(seen.page, "Close")
    go_home(seen)
    at_today(seen)
    shown = seen.page.locator(".day-company strong").first.inner_text()
    assert shown == name.replace("\u202e", "").replace("\u202c", "")
    assert seen.page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_read_and_touch_a_comparison(visit: Visit, language: str) -> None:
    remembering(visit, "pb", language=language)
    table = over(of_day(PARROTS, DAY))
    rival = {"players": [], "scores": [score + 1 for score in scores_of(table)]}
    seen = laid_out(visit, table, day=DAY, rival=rival)
    seen.wait()
    page = seen.page
    assert found_by_axe(page) == []
    assert too_small(page) == []
    for text in ("normal", "largest"):
        setting(page, text=text)
        assert lost(page) == []
