"""Cheating Moth through the page's door: bots that are nudged, and fingers that fumble."""

from random import Random
from typing import Any

import pytest

from engine.core.game import Touch
from engine.games import cheating_moth
from engine.games.cheating_moth.gaze import MOMENT, watched
from engine.table.match import Match, Player
from engine.table.saves import write_save
from engine.table.table import opened
from tests.service.door import Page
from tests.service.moths import DEAL, dealt, do, moth, nudge, starting, step, types

OUT = ("number-out-of-range", "revision")
SLIP = "slip-52a"

# --- bots ------------------------------------------------------------------------------------


def test_a_bot_that_is_nudged_slaps() -> None:
    page = dealt_to_bots()
    assert page.now["view"]["phase"]["type"] == "Slapping"
    slapped = nudge(page, 2)
    assert types(slapped) == ["Slapped"]
    assert 0 < slapped["events"][0]["ms"] < 1000
    assert types(nudge(page, 2)) in ([], ["CardSlipped"])  # it has slapped


def dealt_to_bots() -> Page:
    """Anna plays a Mosquito on the first turn."""
    deal = DEAL.replace("deal 1 1 1", "deal 1 25 1", 1)
    page = moth("Anna", "Dot:rule-of-thumb", "Fern:rule-of-thumb", options=(deal,), precedence=(0,))
    do(page, 0, "play-25")
    return page


def test_what_a_bot_slips_is_heard_and_not_seen() -> None:
    """Of a round whose bots are nudged at every turn."""
    page = moth("Anna", "Dot:rule-of-thumb", "Fern:rule-of-thumb", "Moss:random")
    chance, heard = Random(2), []
    while page.now["view"]["round"] == 1:
        for seat in (1, 2, 3):
            heard += types(nudge(page, seat))
        heard += types(step(page, chance))
    assert " b:slip-" in page.now["save"] or " c:slip-" in page.now["save"]
    assert "FanRustled" in heard
    assert not {"CardSlipped", "SlipStood"} & set(heard)


@pytest.mark.parametrize("seat", [0, -1, 4])
def test_only_bots_are_nudged(seat: int) -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    assert nudge(page, seat)["code"] == "no-such-seat"


def test_a_nudge_on_an_older_picture_is_refused() -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    assert page.ask("Nudge", revision=7, seat=1, after=0, eyes=None)["code"] == "stale"


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
        do(page, 1, "slip", eyes=1)
        page.submit(1, "rustle")
        for after in (300, 600, 900, 1200):
            if "SlipCaught" in types(nudge(page, 0, after=after)):
                called.append(after)
                break
    assert set(called) == {600, 900}
    assert len(pages) // 3 < len(called) < len(pages)


def test_where_the_guard_looks_is_for_all_to_see() -> None:
    page = guarded_by_bots()[0]
    gaze = page.now["view"]["gaze"]
    assert len(gaze) == 12
    assert set(gaze) == {1, 2, None}
    do(page, 1, "slip", eyes=1)
    assert [page.look(eyes)["view"]["gaze"] for eyes in (None, 1, 2)] == [gaze] * 3
    assert page.submit(1, "rustle")["view"]["gaze"][:3] == [1, 1, 1]


# --- fingers ---------------------------------------------------------------------------------


def flick(page: Page, seat: int, start: str = "slip", **fields: Any) -> dict[str, Any]:
    """A card slips as those fingers do it; unless told otherwise, just when the gaze begins."""
    move = starting(page, seat, start)
    page.look(None)
    now = page.now["revision"]
    fingers = {"revision": now, "began": 0, "took": 800}
    for name in [name for name in fields if name in fingers]:
        fingers[name] = fields.pop(name)
    asked = {"revision": now, "seat": seat, "move": move, "fingers": fingers, "eyes": None}
    return page.ask("Submit", **{**asked, **fields})


def gazing(page: Page, seat: int, took: int, looks: bool) -> int:
    """When the touch begins, so that the Guard looks there, or does not."""
    gaze = tuple(page.now["view"]["gaze"])
    times = [at * MOMENT for at in range(len(gaze))]
    return next(at for at in times if watched(gaze, seat, Touch(at, took)) == looks)


def test_a_clumsy_slip_and_its_rustle_come_in_one_answer() -> None:
    """Of the same slip at many tables."""
    heard = []
    for seed in range(30):
        page = moth(options=(DEAL,), precedence=(0,), seed=seed)
        began, before = gazing(page, 1, 1500, looks=False), page.now["revision"]
        told = flick(page, 1, "slip-52", began=began, took=1500, eyes=1)
        slipped, *more = types(told)
        heard += more
        assert slipped == "CardSlipped"
        assert told["revision"] == before + 1 + len(more)
        assert told["view"]["fans"][1]["rustling"] == bool(more)
        assert (" b:rustle" in told["save"]) == bool(more)
        # The others hear it, and see nothing.
        assert types(page.ask("Read", eyes=None, last=1)["turns"][0]) == more or not more
    assert set(heard) == {"FanRustled"}
    assert 4 < len(heard) < 24


def test_whether_the_guard_looked_the_engine_knows() -> None:
    """The page says only when it was, and what the Guard saw it calls at once."""
    called: dict[bool, list[str]] = {True: [], False: []}
    for page in guarded_by_bots():
        page.look(1)
        for looks, told in called.items():
            again = Page()
            again.ask("Load", save=page.now["save"], eyes=1)
            began = gazing(again, 1, 300, looks)
            told.extend(types(flick(again, 1, began=began, took=300)))
    assert called[True].count("SlipCaught") > len(guarded_by_bots()) * 3 // 4
    assert "FanRustled" not in called[True]
    assert "SlipCaught" not in called[False]
    assert 0 < called[False].count("FanRustled") < len(guarded_by_bots()) // 2


def test_the_gaze_is_that_of_the_table_that_was_seen() -> None:
    """Where something has drawn the eyes meanwhile, those of before count."""
    page = next(
        page for page in guarded_by_bots() if page.now["view"]["gaze"][:3] not in ([1] * 3, [2] * 3)
    )
    page.look(1)
    save, seen = page.now["save"], page.now["revision"]
    before = page.now["view"]["gaze"]
    page.submit(2, "rustle")
    later = page.look(None)["view"]["gaze"]
    at = next(at for at in range(12) if (before[at] == 1) and later[at] != 1)
    told = []
    for revision in (seen, page.now["revision"]):
        again = Page()
        again.ask("Load", save=save, eyes=1)
        again.submit(2, "rustle")
        told.append(types(flick(again, 1, began=at * MOMENT, took=0, revision=revision)))
    assert told[0] != told[1]
    assert "SlipCaught" in told[0]


def test_a_fan_that_rustles_already_stays_as_it_is_where_a_person_is_the_guard() -> None:
    for took in (0, 10_000):
        page = dealt()
        page.submit(1, "rustle")
        assert types(flick(page, 1, "slip-52", took=took)) == []


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"took": -1}, ("Unread", "number-out-of-range", "took")),
        ({"took": "long"}, ("Unread", "not-a-number", "value.fingers.took")),
        ({"began": None}, ("Unread", "not-a-number", "value.fingers.began")),
        ({"revision": 99}, ("Refused", "stale", "")),
        ({"fingers": {"revision": 1, "began": 0, "took": 9}}, ("Unread", *OUT)),
        ({"fingers": {"revision": -1, "began": 0, "took": 9}}, ("Unread", *OUT)),
        ({"seat": -1}, ("Refused", "no-such-seat", "A1")),
        ({"seat": 2}, ("Refused", "not-in-your-hand", "V1")),
        ({"seat": 4}, ("Unread", "no-such-seat", "seat")),
        ({"seat": -2}, ("Unread", "no-such-seat", "seat")),
        ({"eyes": 2}, ("Unread", "no-such-seat", "eyes")),
        ({"move": "rustle"}, ("Refused", "no-slip-under-way", "V2")),
    ],
    ids=str,
)
def test_what_no_finger_can_do_is_refused(
    fields: dict[str, Any], answer: tuple[str, str, str]
) -> None:
    page = moth("Anna", "Ben", "Fern:random", options=(DEAL,), precedence=(0,))
    before = page.look(None)
    now = before["revision"]
    good: dict[str, Any] = {"revision": now, "began": 0, "took": 800}
    parts = {name: fields[name] for name in ("began", "took") if name in fields}
    rest = {name: value for name, value in fields.items() if name not in parts}
    asked: dict[str, Any] = {
        "revision": now,
        "seat": 1,
        "move": SLIP,
        "fingers": {**good, **parts},
        "eyes": None,
    }
    told = page.ask("Submit", **{**asked, **rest})
    place = told.get("place", told.get("rule"))
    assert (told["type"], told["code"], place) == answer
    assert page.look(None) == before


def test_where_nothing_is_secret_nothing_is_fumbled() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    fingers = {"revision": page.now["revision"], "began": 0, "took": 300}
    refused = {"type": "Refused", "code": "nothing-to-fumble", "rule": ""}
    move = page.look(0)["legal"][0]
    assert page.submit(0, move, fingers=fingers) == refused
    assert page.look(None)["revision"] == 0


def test_no_time_goes_by_backwards() -> None:
    page = moth("Anna", "Dot:random", "Fern:random")
    told = nudge(page, 1, after=-1)
    assert (told["code"], told["place"]) == ("number-out-of-range", "after")
