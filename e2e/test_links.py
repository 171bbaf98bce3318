"""A link opens what is in it, and touches nothing that is here already unless it is told to."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32
from dataclasses import replace
from random import Random

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.desk import Desk
from e2e.eyes import cards_on
from e2e.links import (
    after,
    arrive,
    at_the_table,
    one_further,
    stored,
    to_match,
    told,
)
from e2e.table import (
    MOTHS,
    PARROTS,
    Seen,
    at_home,
    continued,
    continued_from_home,
    go_home,
    match_of,
    remembering,
)
from e2e.table import begin as begun
from e2e.visit import Visit, tap, until
from engine.core.cards import write_card
from engine.games.party_bugs.state import Choosing
from engine.links.link import write_link
from engine.links.values import DealLink
from engine.table.table import Table, awaited, opened
from tests.table.ended import ended, forged

LONG = [pytest.param(game, marks=pytest.mark.soak) for game in ("party-bugs", PARROTS)]
ONE_GAME = pytest.mark.parametrize("game", [*LONG, MOTHS])
# How the history knew the table before it was stored.
AS_BEGUN = """() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, ...others) => {
        if (state.screen === "play" && !state.params.matchId) globalThis.asBegun = state;
        replace(state, ...others);
    };
}"""
HOSTILE = "<img src=x onerror=caught=1>"


@ONE_GAME
def test_a_match_goes_on_from_the_same_move(visit: Visit, game: str) -> None:
    remembering(visit, "ppp")
    table = after(20, "ppp", game=game)
    seen = at_the_table(arrive(visit, to_match(table)))
    assert seen.table().match == table.match
    assert seen.page.evaluate("location.hash") == ""


def test_after_a_reload_it_is_still_there_and_the_way_back_leads_home(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_the_table(arrive(visit, to_match(after(9))))
    seen.page.reload()
    at_the_table(seen)
    assert len(stored(seen)) == 1
    tap(seen.page, "Menu")
    tap(seen.page, "Back to the home screen")
    until(lambda: seen.look().screen == "home", "home")
    assert seen.page.locator("button.match-go").count() == 1


@pytest.mark.parametrize("begin", ["a link", "the set-up"])
def test_who_comes_back_before_it_was_noted_finds_the_same_game(visit: Visit, begin: str) -> None:
    """A page may go after the match was stored and before the history knows of it."""
    remembering(visit, "pp")
    visit.prepare(f"({AS_BEGUN})()")
    if begin == "a link":
        seen = at_the_table(arrive(visit, to_match(after(9))))
    else:
        seen = at_the_table(begun(visit))
    until(lambda: seen.page.evaluate("history.state.params.matchId"), "the match to be noted")
    [match] = [table.match for table in stored(seen)]
    seen.page.evaluate("history.replaceState(asBegun, '')")
    seen.page.reload()
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [match]


def test_a_link_that_comes_into_the_open_page_opens_too(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_home(visit)
    table = after(7)
    # Messengers take a full stop for a part of it.
    at_the_table(arrive(seen, to_match(table) + "."))
    assert seen.table().match == table.match


def test_who_it_was_sent_to_sees_the_own_hand_and_no_other(visit: Visit) -> None:
    remembering(visit, "ppp")
    table = after(2, "ppp")
    assert isinstance(table.state.phase, Choosing)
    seat = awaited(table)[0]
    seen = at_the_table(arrive(visit, to_match(table, to=seat)))
    assert seen.look().curtain is None
    hands = [{write_card(card) for card in hand} for hand in table.state.hands]
    there = cards_on(seen.page)
    assert hands[seat] <= there
    assert not any(hand & there for other, hand in enumerate(hands) if other != seat)


def test_an_older_link_to_a_match_that_is_here_changes_nothing(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = continued(visit, after(12))
    go_home(seen)
    arrive(seen, to_match(after(9)))
    told(seen)
    assert seen.page.locator(".link-match[data-how=behind]").count() == 1
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Go on playing")
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [after(12).match]


def test_who_was_to_move_here_is_asked_and_told_what_happened_meanwhile(visit: Visit) -> None:
    """Somebody has moved for this phone: its owner on another one, or who should not."""
    remembering(visit, "pp")
    mine = after(9)
    to = awaited(mine)[0]
    seen = at_the_table(arrive(visit, to_match(mine, to=to)))
    # It was never here, and yet there are moves of whoever it is for.
    until(lambda: "not made on this phone" in seen.page.locator(".notice").inner_text(), "a remark")
    arrive(seen, to_match(after(14), to=to))
    assert "5 moves ahead" in told(seen)
    assert "not made on this phone" in seen.page.locator(".link-match .warning").first.inner_text()
    assert seen.page.locator(".link-match[data-how=ahead]").count() == 1
    assert seen.page.locator(".link-since li").count() > 0
    assert found_by_axe(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Go on with the link")
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [after(14).match]


def test_what_went_another_way_becomes_a_second_game_if_one_likes(visit: Visit) -> None:
    remembering(visit, "pp")
    mine = after(12)
    other = one_further(replace_turns(mine, 8), Random(4))
    assert other.match.turns != mine.match.turns[:9]
    seen = continued(visit, mine)
    go_home(seen)
    arrive(seen, to_match(other))
    assert "move 9" in told(seen)
    tap(seen.page, "Open it as a second game")
    at_the_table(seen)
    assert {table.match for table in stored(seen)} == {mine.match, other.match}


def replace_turns(table: Table, turns: int) -> Table:
    return opened(replace(table.match, turns=table.match.turns[:turns]))


def test_a_changed_past_is_noticed_even_when_the_match_was_deleted(visit: Visit) -> None:
    remembering(visit, "pp")
    mine = after(12)
    seen = at_the_table(arrive(visit, to_match(mine)))
    deleted(seen)
    arrive(seen, to_match(otherwise(mine, 8)))
    for _ in range(2):
        told(seen)
        assert seen.page.locator(".link-match[data-how=changed]").count() == 1
        # Who was only asked has not agreed.
        seen.page.reload()


def test_an_older_link_in_between_takes_no_warning_away(visit: Visit) -> None:
    """Neither who looked at it, nor who played on from it, has forgotten what came after."""
    remembering(visit, "pp")
    mine = after(17)
    seen = at_the_table(arrive(visit, to_match(mine)))
    deleted(seen)
    arrive(seen, to_match(replace_turns(mine, 4)))
    assert "moves back" in told(seen)
    assert seen.page.locator(".link-match[data-how=changed]").count() == 1
    tap(seen.page, "Go on with the link")
    at_the_table(seen)
    deleted(seen)
    arrive(seen, to_match(otherwise(mine, 4)))
    assert "have been changed" in told(seen)


def deleted(seen: Seen) -> None:
    """The match at whose table one sits, and there is no other."""
    tap(seen.page, "Menu")
    tap(seen.page, "Back to the home screen")
    tap(seen.page, "More about this game")
    tap(seen.page, "Delete")
    tap(seen.page, "Delete it")
    until(lambda: stored(seen) == [], "an empty shelf")


def otherwise(table: Table, turns: int) -> Table:
    """After so many turns it went another way, and has come as far since."""
    chance, other = Random(4), table
    while other.match.turns[turns] == table.match.turns[turns]:
        other = replace_turns(table, turns)
        while len(other.match.turns) < len(table.match.turns):
            other = one_further(other, chance)
    return other


def test_bots_that_moved_as_no_bot_would_are_named(visit: Visit) -> None:
    """At the table, if it has opened at once; and before that, if something has to be decided."""
    remembering(visit, "pb", hurry=False)  # so that words stay as long as people need to read
    table, turn = forged(ended("party-bugs"))
    seat, _ = table.match.turns[turn - 1]
    players = [replace(each, bot=None) for each in table.match.players]
    players[seat] = table.match.players[seat]
    match = replace(table.match, players=tuple(players), turns=table.match.turns[: turn + 2])
    said = re.compile(rf"asked again, \W?{players[seat].name}\W? would")
    seen = at_the_table(arrive(visit, to_match(opened(match))))
    assert seen.look().curtain  # two people are at this phone; that is said to whoever looks at it
    seen.page.get_by_role("alert").filter(has_text=said).wait_for()
    deleted(seen)
    arrive(seen, to_match(replace_turns(opened(match), turn)))
    assert "moves back" in told(seen)
    seen.page.locator(".link-bots").filter(has_text=said).wait_for()


def newer(link: str) -> str:
    """The same in a version to come."""
    octets = urlsafe_b64decode(link + "=" * (-len(link) % 4))
    body = bytes([octets[0] & 15 | 2 << 4]) + octets[1:-4]
    return urlsafe_b64encode(body + crc32(body).to_bytes(4)).decode().rstrip("=")


GOOD = to_match(after(12))


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pb")


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (GOOD[:-1], "link-broken"),
        (GOOD[:40] + "A" + GOOD[41:], "link-broken"),
        (newer(GOOD), "link-newer"),
        ("<script>caught=1</script>", "link-other-thing"),
        ("%3Cimg%20src=x%20onerror=caught=1%3E", "link-other-thing"),
        ("__proto__", "link-broken"),
        ("constructor", "link-broken"),
        ("A" * 30_000, "link-too-long"),
    ],
)
def test_a_bad_link_is_a_sentence_with_a_way_on(desk: Desk, link: str, code: str) -> None:
    seen = at_the_table(continued_from_home(desk.cleared(), after(9)))
    before = stored(seen)
    arrive(seen, link)
    assert len(told(seen)) > 20
    assert seen.page.locator(".link-trouble").get_attribute("data-code") == code
    assert found_by_axe(seen.page) == []
    assert seen.page.evaluate("globalThis.caught") is None
    seen.page.go_back()
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [table.match for table in before]


def test_names_in_a_link_stay_text(visit: Visit) -> None:
    remembering(visit, "pb")
    match = match_of("ptt", seed=3)
    names = (HOSTILE, "__proto__", "\u202eneB")
    players = tuple(replace(each, name=name) for each, name in zip(match.players, names))
    link = write_link(DealLink(replace(match, players=players), (1, 2, 3)))
    seen = arrive(visit, link)
    assert HOSTILE in told(seen)
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    assert seen.page.evaluate("globalThis.caught") is None


def test_a_link_is_read_in_german_too(visit: Visit) -> None:
    remembering(visit, "pb", language="de")
    seen = arrive(visit, GOOD[:-2])
    assert "beschädigt" in told(seen)
