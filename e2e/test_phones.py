"""A match on several phones: each move ends with a link; each shows its own seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.apart import (
    Phone,
    apart,
    check_hands,
    next_elsewhere,
    play,
    play_on,
    send,
    travel,
)
from e2e.codes import codes_on
from e2e.links import after, arrive, at_the_table, catching, caught, link_of, to_match, told, ways
from e2e.phones import Phones
from e2e.table import (
    BUGS,
    MOTHS,
    PARROTS,
    Seen,
    continued,
    go_home,
    match_of,
    played,
    remembering,
)
from e2e.visit import Visit, probe, tap, until
from engine.games.parrot_box.state import State, Taking
from engine.links.link import read_link
from engine.links.values import MatchLink
from engine.table.table import opened


@pytest.fixture
def phone(phones: Phones) -> Iterator[Phone]:
    """As many phones as one likes; on each of them links are sent by the system."""
    with ExitStack() as stack:

        def another(players: str = "pp") -> Visit:
            visit = stack.enter_context(phones.one())
            remembering(visit, players)
            catching(visit)
            return visit

        yield another


def test_the_choice_is_seen_at_once_and_names_have_a_label_to_be_seen(phone: Phone) -> None:
    page = phone("pppppp").open()
    page.locator(f"button.tile-{BUGS}").tap()
    box = page.get_by_role("switch", name="Each on their own phone").bounding_box()
    play = page.get_by_role("button", name="Play", exact=True).bounding_box()
    assert box
    assert play
    assert box["y"] + box["height"] < play["y"]
    assert page.evaluate("scrollY") == 0
    label = page.get_by_text("Name", exact=True).bounding_box()
    field = page.get_by_label("Name of player 1").bounding_box()
    assert label
    assert field
    assert label["x"] < field["x"] + field["width"]
    assert label["y"] + label["height"] <= field["y"]


@pytest.mark.parametrize("game", [BUGS, PARROTS])
def test_each_move_travels_and_each_phone_shows_its_own_hand(phone: Phone, game: str) -> None:
    start = play(apart(phone("ppb"), game))
    phones = travel(phone, start, "ppb", 5, game=game)
    assert set(phones) == {"Anna", "Ben"}
    for seen in phones.values():
        assert found_by_axe(seen.page) == []
        assert lost(seen.page) == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(BUGS, ("mirror",), marks=pytest.mark.soak),
        pytest.param(PARROTS, (), marks=pytest.mark.soak),
        (MOTHS, ()),
    ],
)
def test_a_hundred_moves_go_on_from_a_code_on_the_screen(
    phone: Phone, painting_visit: Visit, game: str, options: tuple[str, ...]
) -> None:
    table = after(
        101, "pppp", options, game=game
    )  # none of them is a last card that goes by itself
    remembering(painting_visit, "pppp")
    seen = continued(painting_visit, table)
    seen.wait()
    tap(seen.page, "Menu")
    tap(seen.page, "Continue on another phone")
    code = seen.page.locator(".code-button")
    assert int(code.get_attribute("data-version") or 99) <= 11
    [address] = codes_on(seen.page)
    link = address.partition("#")[2]
    assert len(link) <= 300
    other = at_the_table(arrive(phone("pppp"), link))
    assert other.table().match == table.match == seen.table().match


@pytest.mark.soak
def test_a_whole_match_travels_to_its_end(phone: Phone) -> None:
    travels_to_its_end(phone, play(apart(phone("ppp"))), "ppp", BUGS)


@pytest.mark.soak
def test_two_rounds_and_their_results_travel_to_the_end(phone: Phone) -> None:
    def is_late(state: State) -> bool:
        return state.round == 4 and isinstance(state.phase, Taking) and state.phase.seat == 0

    table = played(match_of("pp", game=PARROTS), is_late)
    start = at_the_table(arrive(phone("pp"), to_match(table, to=0)))
    travels_to_its_end(phone, start, "pp", PARROTS)


def travels_to_its_end(phone: Phone, start: Seen, players: str, game: str) -> None:
    phones = travel(phone, start, players, 400, game=game)
    [last] = [seen for seen in phones.values() if seen.look().result]
    tap(last.page, "Send the result")
    tap(last.page, "Send …")
    link = link_of(caught(last))
    for seen in phones.values():
        if seen is not last:
            arrive(seen, link)
            until(lambda seen=seen: seen.look().result, "the result")  # type: ignore[misc]
            assert seen.rows() == last.rows()


def test_two_of_three_share_a_phone(phone: Phone) -> None:
    start = play(apart(phone("ppp"), here=("Anna", "Cem")))
    chance = Random(2)
    assert start.wait().curtain
    assert play_on(start, chance) == "Ben"
    ben = arrive(phone("ppp"), link_of(send(start)))
    until(lambda: ben.look().owner == 1, "Ben's table")
    assert play_on(ben, chance) in ("Anna", "Cem", None)


def test_who_takes_over_for_two_of_three_never_opens_the_third_hand(phone: Phone) -> None:
    start = play(apart(phone("ppp"), here=("Anna", "Cem")))
    start.wait()
    tap(start.page, "Menu")
    tap(start.page, "Continue on another phone")
    tap(start.page, "Send …")
    link = read_link(link_of(caught(start)))
    assert isinstance(link, MatchLink)
    assert link.to == (0, 2)
    other = at_the_table(arrive(phone("ppp"), link))
    assert other.wait().curtain
    assert play_on(other, Random(2)) == "Ben"


def test_what_was_sent_cannot_be_taken_back(phone: Phone) -> None:
    start = play(apart(phone("pp")))
    play_on(start, Random(1))
    undo = start.page.locator(".bar-undo:not([hidden])")
    assert undo.count() == 1
    send(start)
    assert undo.count() == 0
    assert next_elsewhere(start) == "Ben"
    assert start.page.locator(".bar-confirm").inner_text() == "Send to Ben again"
    assert start.look().choices == []
    go_home(start)
    assert "Waiting for Ben" in start.page.locator(".match-round").inner_text()


def test_what_was_sent_can_be_played_on_here_by_who_takes_this_phone(phone: Phone) -> None:
    """Ben's own phone is dead: he opens the link on Anna's."""
    start = play(apart(phone("pp")))
    assert play_on(start, Random(1)) == "Ben"
    arrive(start, link_of(send(start)))
    assert "already" in told(start)
    assert ways(start) == ["Go on playing", "Ben plays on this phone too"]
    tap(start.page, "Ben plays on this phone too")
    at_the_table(start)
    assert "Ben" in (start.wait().curtain or "")
    check_hands(start, None)
    assert next_elsewhere(start) is None


def test_the_sheet_says_what_a_link_protects_and_what_not(phone: Phone) -> None:
    start = play(apart(phone("pp")))
    play_on(start, Random(1))
    start.page.locator(".bar-confirm").tap()
    start.page.locator(".send-promise summary").tap()
    promised = start.page.locator(".send-promise").inner_text()
    assert "take a link apart" in promised
    assert "a mark in the link" in promised
    assert "a secret move" not in promised
    assert found_by_axe(start.page) == []
    assert too_small(start.page) == []


def test_where_no_phone_leaves_marks_the_sheet_promises_none(phone: Phone) -> None:
    seen = continued(phone(), opened(match_of("ppp", game=MOTHS)))
    until(lambda: seen.page.locator(".curtain-menu").count() > 0, "the curtain")
    seen.page.locator(".curtain-menu").tap()
    tap(seen.page, "Continue on another phone")
    seen.page.locator(".send-promise summary").tap()
    promised = seen.page.locator(".send-promise").inner_text()
    assert "a mark in the link" not in promised
    assert "a secret move that somebody adds" in promised


SETTINGS = ("settings", "told tips", "last set-up")


def thrown_away(seen: Seen) -> None:
    """All that can be read at once, but settings; the records are the truth."""
    seen.page.evaluate(
        """(settings) => Object.keys(localStorage)
        .filter((name) => !settings.some((setting) => name.endsWith(` ${setting}`)))
        .forEach((name) => localStorage.removeItem(name))""",
        list(SETTINGS),
    )


def label_of(seen: Seen) -> str:
    return seen.page.locator(".bar-confirm").inner_text()


def test_a_phone_is_for_the_seat_it_was_sent_to_until_somebody_joins(phone: Phone) -> None:
    start = play(apart(phone("ppp")))
    chance = Random(2)
    name = play_on(start, chance)
    assert name == "Ben"
    ben = arrive(phone("ppp"), link_of(send(start)))
    until(lambda: ben.look().owner == 1, "Ben's table")
    assert play_on(ben, chance) == "Cem"
    link = link_of(send(ben))
    # What browsers write late is lost in a crash, at whatever moment.
    thrown_away(ben)
    ben.page.reload()
    until(lambda: next_elsewhere(ben) == "Cem", "the table that waits for Cem")
    assert label_of(ben) == "Send to Cem again"
    thrown_away(ben)
    arrive(ben, link)
    told(ben)
    assert ways(ben) == ["Go on playing", "Cem plays on this phone too"]
    tap(ben.page, "Go on playing")
    until(lambda: next_elsewhere(ben) == "Cem", "the table that waits for Cem")


SEATS = {"Anna": 0, "Ben": 1}
MARKS = """async ({ matches }) => {
    const [{ bookmark }] = await matches.listMatches();
    return matches.marksOf(bookmark.pledge);
}"""


def test_phones_know_each_other_though_all_that_is_at_hand_is_thrown_away(phone: Phone) -> None:
    """Before and after each link, at the table and at home: nothing is asked or remarked."""
    start = play(apart(phone("pp")))
    chance = Random(3)
    phones = {"Anna": start}
    now = "Anna"
    for _ in range(3):
        seen = phones[now]
        thrown_away(seen)
        other = play_on(seen, chance)
        assert other in ("Anna", "Ben")
        thrown_away(seen)
        link = link_of(send(seen))
        thrown_away(seen)
        if other in phones:
            if other == "Anna":
                go_home(start)
            thrown_away(phones[other])
            arrive(phones[other], link)
        else:
            phones[other] = arrive(phone("pp"), link)
        now = other
        until(lambda now=now: phones[now].look().owner == SEATS[now], "the own table")  # type: ignore[misc]
        assert phones[now].page.locator(".notice:not([hidden])").all_inner_texts() == []
    assert set(phones) == {"Anna", "Ben"}
    # What each was told of the other is still known: who moves for it elsewhere is found out.
    for seen in phones.values():
        thrown_away(seen)
        seen.page.reload()
        told = probe(seen.page, MARKS)
        assert told["mark"]
        assert [mark[0] for mark in told["seen"].split(" ")] == ["a", "b"]
