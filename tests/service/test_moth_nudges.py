"""Cheating Moth through the page's door: bots that are nudged, and fingers that fumble."""

from random import Random
from typing import Any

import pytest

from engine.games import cheating_moth
from engine.table.match import Match, Player
from engine.table.saves import write_save
from engine.table.table import opened
from tests.service.door import Page
from tests.service.moths import DEAL, dealt, do, moth, nudge, step, types

# --- bots ------------------------------------------------------------------------------------


def test_a_bot_that_is_nudged_slaps() -> None:
    page = dealt_to_bots()
    assert page.now["view"]["phase"]["type"] == "Slapping"
    slapped = nudge(page, "c")
    assert types(slapped) == ["Slapped"]
    assert 0 < slapped["events"][0]["ms"] < 1000
    assert types(nudge(page, "c")) in ([], ["CardSlipped"])  # it has slapped


def dealt_to_bots() -> Page:
    """Anna plays a Mosquito on the first turn."""
    deal = DEAL.replace("deal 1 1 1", "deal 1 25 1", 1)
    page = moth(
        "Anna", "Dot:rule-of-thumb", "Fern:rule-of-thumb", options=(deal,), precedence=("a",)
    )
    do(page, "a", "play-25")
    return page


def test_what_a_bot_slips_is_heard_and_not_seen() -> None:
    """Of a round whose bots are nudged at every turn."""
    page = moth("Anna", "Dot:rule-of-thumb", "Fern:rule-of-thumb", "Moss:random")
    chance, heard = Random(2), []
    while page.now["view"]["round"] == 1:
        for seat in "bcd":
            heard += types(nudge(page, seat))
        heard += types(step(page, chance))
    assert " b:slip-" in page.now["save"] or " c:slip-" in page.now["save"]
    assert "FanRustled" in heard
    assert not {"CardSlipped", "SlipStood"} & set(heard)


@pytest.mark.parametrize("seat", ["a", "*", "e"])
def test_only_bots_are_nudged(seat: str) -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    assert nudge(page, seat)["code"] == "no-such-seat"


def test_a_nudge_on_an_older_picture_is_refused() -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    assert page.ask("Nudge", revision=7, seat="b", after=0, eyes=None)["code"] == "stale"


def guarded_by_bots() -> list[Page]:
    """Matches that Dot begins as the Guard; Anna and Ben may slip."""
    players = (Player("Dot", "rule-of-thumb"), Player("Anna"), Player("Ben"))
    config = cheating_moth.read_config(("seats 3",))  # the lot is among all
    pages = []
    for seed in range(60):
        page = Page()
        match = Match(cheating_moth.name, config, seed, players)
        page.ask("Load", save=write_save(opened(match)), eyes=None)
        pages.append(page)
    return [page for page in pages if page.now["view"]["guard"] == 0]


def test_a_bot_that_heard_something_calls_when_it_is_ready() -> None:
    """300, 600, 900, 1200 milliseconds after the fan has rustled."""
    pages, called = guarded_by_bots(), []
    for page in pages:
        do(page, "b", "slip", eyes="b")
        page.submit("b", "rustle")
        for after in (300, 600, 900, 1200):
            if "SlipCaught" in types(nudge(page, "a", after=after)):
                called.append(after)
                break
    assert set(called) == {600, 900}
    assert len(pages) // 3 < len(called) < len(pages)


def test_where_the_guard_looks_is_for_all_to_see() -> None:
    page = guarded_by_bots()[0]
    gaze = page.now["view"]["gaze"]
    assert len(gaze) == 12
    assert set(gaze) == {1, 2, None}
    do(page, "b", "slip", eyes="b")
    assert [page.look(eyes)["view"]["gaze"] for eyes in (None, "b", "c")] == [gaze] * 3
    assert page.submit("b", "rustle")["view"]["gaze"][:3] == [1, 1, 1]


# --- fingers ---------------------------------------------------------------------------------


def fumble(page: Page, seat: str, **fields: Any) -> dict[str, Any]:
    asked = {"revision": page.now["revision"], "took": 800, "watched": True, "eyes": None}
    return page.ask("Fumble", seat=seat, **{**asked, **fields})


def test_a_clumsy_slip_rustles_or_leaves_all_as_it_was() -> None:
    """Of the same slip at many tables."""
    heard = []
    for seed in range(30):
        page = moth(options=(DEAL,), precedence=("a",), seed=seed)
        do(page, "b", "slip-52")
        page.look(None)
        before = page.now
        told = fumble(page, "b", took=1500, watched=False, eyes=None)
        heard += types(told)
        if not told["events"]:
            assert told == before
        else:
            assert told["revision"] == before["revision"] + 1
            assert told["view"]["fans"][1]["rustling"]
            assert told["view"]["slip"] is None
            assert "rustle" in told["save"]
    assert set(heard) == {"FanRustled"}
    assert 4 < len(heard) < 24


def test_a_fan_that_rustles_already_stays_as_it_is_where_a_person_is_the_guard() -> None:
    page = dealt()
    do(page, "b", "slip-52")
    page.submit("b", "rustle")
    for took in (0, 10_000):
        assert fumble(page, "b", took=took)["events"] == []


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"seat": "b", "took": -1}, ("Unread", "number-out-of-range", "took")),
        ({"seat": "b", "took": "long"}, ("Unread", "not-a-number", "value.took")),
        ({"seat": "b", "watched": 1}, ("Unread", "not-a-yes-or-no", "value.watched")),
        ({"seat": "c"}, ("Unread", "no-such-seat", "seat")),
        ({"seat": "*"}, ("Unread", "no-such-seat", "seat")),
        ({"seat": "e"}, ("Unread", "no-such-seat", "seat")),
        ({"seat": "b", "eyes": "c"}, ("Unread", "no-such-seat", "eyes")),
        ({"seat": "a"}, ("Refused", "no-slip-under-way", "V2")),
        ({"seat": "b", "revision": 0}, ("Refused", "stale", "")),
    ],
    ids=str,
)
def test_what_no_finger_can_do_is_refused(
    fields: dict[str, Any], answer: tuple[str, str, str]
) -> None:
    page = moth("Anna", "Ben", "Fern:random", options=(DEAL,), precedence=("a",))
    do(page, "b", "slip-52")
    page.look(None)
    before = page.now
    told = fumble(page, **fields)
    place = told.get("place", told.get("rule"))
    assert (told["type"], told["code"], place) == answer
    assert page.look(None) == before


def test_before_a_slip_there_is_nothing_to_fumble() -> None:
    assert fumble(dealt(), "b")["code"] == "no-slip-under-way"


def test_where_nothing_is_secret_nothing_is_fumbled() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    refused = {"type": "Refused", "code": "nothing-to-fumble", "rule": ""}
    assert fumble(page, "a") == refused


def test_no_time_goes_by_backwards() -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    told = nudge(page, "b", after=-1)
    assert (told["code"], told["place"]) == ("number-out-of-range", "after")
