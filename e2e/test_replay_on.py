"""From a replay a new game is played on, a step is sent on, and a link leads to one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from e2e import moths
from e2e.access import LANGUAGES, fits, found_by_axe, lost, setting, too_small
from e2e.desk import Desk
from e2e.eyes import cards_on
from e2e.links import arrive, to_match
from e2e.replays import (
    arrived,
    finished,
    lay,
    look_as,
    lying,
    replayed,
    run_to,
    show,
    to_lie,
)
from e2e.table import (
    BUGS,
    MOTHS,
    PARROTS,
    Seen,
    continued,
    continued_from_home,
    go_home,
    match_of,
    newest_save,
    played,
)
from e2e.test_replay import SECRETS
from e2e.visit import Visit, probe, tap, until
from engine.games.party_bugs.state import is_over
from engine.links.link import read_link, write_link
from engine.links.values import DealLink, MatchLink
from engine.table.saves import read_save, write_save
from engine.table.table import Table
from tests.table.ended import ended

LONG = [pytest.param(game, marks=pytest.mark.soak) for game in (PARROTS, MOTHS)]
ONE_GAME = pytest.mark.parametrize("game", [BUGS, *LONG])
OF_HANDS = pytest.mark.parametrize("game", [BUGS, LONG[0], MOTHS])
CLIPBOARD = "navigator.clipboard.readText()"
PEOPLE = (None, None, "rule-of-thumb")
SAVED = "async ({ matches }, id) => (await matches.loadMatch(id)).text"


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pb")


@pytest.fixture
def seen(desk: Desk) -> Seen:
    return desk.cleared()


def play_on(seen: Seen) -> None:
    """By the menu; the table stands there, or the curtain."""
    tap(seen.page, "Menu")
    tap(seen.page, "Play on from here")
    tap(seen.page, "Start")
    until(lambda: seen.look().screen == "play", "the table")


def check_it_is_new(seen: Seen, old: Table, step: int) -> Table:
    """What is played now has the past of the old one, which is as it was."""
    until(lambda: seen.page.evaluate("history.state.params.matchId"), "the new match")
    table = read_save(newest_save(seen.page))
    assert table.match.turns[:step] == old.match.turns[:step]
    assert probe(seen.page, SAVED, "over") == write_save(old)
    assert seen.page.evaluate("history.state.params.matchId") != "over"
    return table


# --- playing on --------------------------------------------------------------------------------


@OF_HANDS
def test_alone_one_plays_on_from_there_to_the_end(seen: Seen, game: str) -> None:
    table = finished(game)
    step = len(table.steps) - 12
    replayed(seen, table, step=step, eyes=1)  # those of a bot are open
    play_on(seen)
    check_it_is_new(seen, table, step)
    chance = Random(4)
    if game == MOTHS:
        moths.to_the_result(seen, chance)
    while not seen.step(chance).result:
        continue
    after = check_it_is_new(seen, table, step)
    assert len(after.match.turns) > step
    assert seen.rows("name")


@OF_HANDS
def test_of_several_nobody_sees_a_hand_before_it_is_theirs(seen: Seen, game: str) -> None:
    table = ended(game, 1, PEOPLE)
    for step in (0, len(table.steps) // 2):
        page = replayed(seen, table, step=step)
        look_as(page, "Player 1")
        lay(page, table, step, 1)
        play_on(seen)
        sight = moths.somebody(seen) if game == MOTHS else seen.wait()
        now = check_it_is_new(seen, table, step)
        assert bool(sight.curtain) == (now.match.game.private(now.state))
        assert sight.owner is None or game == PARROTS
        if game in SECRETS:  # in the other one nobody has a hand
            assert SECRETS[game](now.state, None).isdisjoint(cards_on(page))


def test_where_it_is_over_nothing_can_be_played_on(seen: Seen) -> None:
    table = finished(BUGS)
    page = replayed(seen, table, step=len(table.steps) - 1)
    tap(page, "Menu")
    item = page.get_by_role("button", name="Play on from here")
    assert item.get_attribute("aria-disabled") == "true"
    item.tap(force=True)  # it answers all the same
    assert "Go back at least one step" in page.locator(".notice").inner_text()
    tap(page, "One step back")
    arrived(page, len(table.steps) - 2)
    tap(page, "Menu")
    assert item.get_attribute("aria-disabled") == "false"


# --- links -------------------------------------------------------------------------------------


def test_a_link_to_a_step_opens_there(seen: Seen) -> None:
    table = finished(PARROTS)
    link = write_link(MatchLink(table, 30))
    page = show(seen, link=link)
    arrived(page, 30)
    assert lying(page) == to_lie(table, 30, 0)
    page.reload()
    arrived(page, 30)
    page.go_back()
    until(lambda: seen.look().screen == "home", "the home screen")
    arrived(show(seen, link=link, step=4), 4)
    play_on(seen)
    until(lambda: seen.page.evaluate("history.state.params.matchId"), "the new match")
    assert read_save(newest_save(seen.page)).match.turns[:4] == table.match.turns[:4]


def test_a_link_to_a_step_opens_there_where_the_game_is_on_the_shelf_too(visit: Visit) -> None:
    table = finished(BUGS)
    seen = continued(visit, table)
    seen.wait()
    go_home(seen)
    arrive(seen, to_match(table, step=30))
    arrived(seen.page, 30)
    assert probe(seen.page, "async ({ matches }) => (await matches.listMatches()).length") == 1


def test_a_step_is_sent_on_and_gives_nothing_away(seen: Seen) -> None:
    seen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(BUGS)
    page = replayed(seen, table, step=33)
    tap(page, "Menu")
    tap(page, "Share this step")
    tap(page, "Copy all")
    until(lambda: "#" in str(page.evaluate(CLIPBOARD)), "the link")
    words, _, address = str(page.evaluate(CLIPBOARD)).rpartition("\n")
    names = "Player 0, Player 1, and Player 2"
    assert words == f"Look at this moment: Party Bugs with {names}. Round 7"
    assert read_link(address.partition("#")[2]) == MatchLink(table, 33)


def test_what_cannot_be_replayed_is_said_with_a_way_on(seen: Seen) -> None:
    table = finished(BUGS)
    link = write_link(MatchLink(table))
    for params, words in (
        ({"matchId": "deleted"}, "no longer on this phone"),
        ({"link": link[:-2]}, "ask for it again"),
        ({"link": "<b>"}, "not a Critter Club link"),
        ({"link": write_link(DealLink(match_of("pbb")))}, "holds only a deal"),
    ):
        page = show(seen, **params)
        assert words in page.locator(".replay-trouble").inner_text()
        assert found_by_axe(page) == []
        tap(page, "Home")
        until(lambda: seen.look().screen == "home", "the home screen")
    text = write_save(table)
    probe(seen.page, "({ matches }, text) => matches.storeMatch('odd', text)", text[:-9])
    assert "damaged" in show(seen, matchId="odd").locator(".replay-trouble").inner_text()


def test_one_that_is_not_over_is_gone_on_with(seen: Seen) -> None:
    running = played(match_of("pbb"), lambda state: len(state.piles[0]) < 8)
    continued_from_home(seen, running)
    match_id = seen.page.evaluate("history.state.params.matchId")
    go_home(seen)
    page = show(seen, matchId=match_id)
    assert "not over yet" in page.locator(".replay-trouble").inner_text()
    tap(page, "Go on playing")
    assert seen.wait().choices
    turns = running.match.turns
    assert read_save(newest_save(page)).match.turns[: len(turns)] == turns
    go_home(seen)
    page = show(seen, link=write_link(MatchLink(running)))
    tap(page, "Go on playing")
    page.locator(".link-match").wait_for()


# --- for everybody -----------------------------------------------------------------------------


def crowded(game: str, seats: int) -> Table:
    return ended(game, 1, (None, *["random"] * (seats - 1)))


@pytest.mark.parametrize(
    "make",
    [
        lambda: played(match_of("prrrrr", ("hidden-dancer", "mirror")), is_over),
        lambda: crowded(PARROTS, 2),
        lambda: crowded(PARROTS, 6),
        lambda: crowded(MOTHS, 5),
    ],
    ids=["bugs", "two parrots", "parrots", "moths"],
)
def test_a_replay_fits_on_a_small_phone(seen: Seen, make: Callable[[], Table]) -> None:
    table = make()
    last = len(table.steps) - 1
    for eyes in (None, 0):
        page = replayed(seen, table, eyes=eyes)
        for part in range(9):
            run_to(page, last * part // 8)
            assert fits(page) == {"tall": 0, "wide": 0, "off": []}, (eyes, part)
        page.go_back()
        until(lambda: seen.look().screen == "home", "the home screen")


@ONE_GAME
def test_everybody_can_use_and_read_it(seen: Seen, game: str) -> None:
    page = replayed(seen, finished(game), step=40)
    assert found_by_axe(page) == []
    assert too_small(page) == []
    for opened in (".replay-said", ".controls-view", "[aria-label=Menu]"):
        page.locator(opened).tap()
        page.locator("dialog").wait_for()
        assert found_by_axe(page) == []
        assert too_small(page) == []
        page.keyboard.press("Escape")
    for language in LANGUAGES:
        setting(page, text="largest", language=language)
        arrived(page, 40)
        assert lost(page) == []


def test_in_another_language_and_light_it_goes_on_where_it_was(seen: Seen) -> None:
    table = finished(BUGS)
    page = replayed(seen, table)
    run_to(page, 12)
    look_as(page, "Player 1")
    until(lambda: page.evaluate("history.state.params.eyes") == 1, "that it is remembered")
    setting(page, language="de", theme="light")
    page.get_by_role("button", name="Abspielen", exact=True).wait_for()
    arrived(page, 12)
    assert lying(page) == to_lie(table, 12, 1)
    page.set_viewport_size({"width": 844, "height": 390})
    assert fits(page) == {"tall": 0, "wide": 0, "off": []}
