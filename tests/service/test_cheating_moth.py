"""Cheating Moth through the page's door: windows, nudges, secrets, and what is stored."""

import json
from random import Random
from typing import Any

import pytest

from engine.table.saves import read_save
from tests.service.door import Page

# a: 1s and 2s and a Moth, b: 2s and a Moth, c: 3s and deeds; a 1 lies there.
DEAL = "deal 1 1 1 1 1 2 2 2 51 2 2 2 2 52 4 4 24 3 3 3 3 14 34 44 53 1 5 5"
PEOPLE = ("Anna", "Ben", "Cem")


def moth(*who: str, options: tuple[str, ...] = (), **fields: Any) -> Page:
    page = Page()
    page.open(*(who or PEOPLE), game="cheating-moth", options=options, **fields)
    return page


def dealt(*options: str) -> Page:
    """a is the Guard and on turn."""
    return moth(options=(DEAL, *options), precedence=("a",))


def starting(page: Page, seat: str, start: str) -> str:
    """The first move of that kind that the seat is shown."""
    page.look(seat)
    legal: list[str] = page.now["legal"]
    return next(move for move in legal if move.startswith(start))


def do(page: Page, seat: str, start: str, eyes: str | None = None) -> dict[str, Any]:
    return page.submit(seat, starting(page, seat, start), eyes)


def step(page: Page, chance: Random) -> dict[str, Any]:
    """One turn, and mostly an honest one: else a match would have a thousand of them."""
    if page.now["next"] != "person":
        return page.advance()
    seat = next(seat for seat in page.now["asked"] if page.is_person(seat))
    legal = page.look(seat)["legal"]
    honest = [move for move in legal if not move.startswith(("slip", "call", "rustle"))]
    return page.submit(seat, chance.choice(honest if chance.randrange(6) else legal))


def play_on(page: Page, chance: Random, turns: int = 10_000) -> None:
    for _ in range(turns):
        if page.now["next"] == "nobody":
            break
        reply = step(page, chance)
        assert reply["type"] == "Update", reply


def types(reply: dict[str, Any]) -> list[str]:
    return [event["type"] for event in reply["events"]]


@pytest.mark.parametrize(
    ("who", "options"),
    [
        (PEOPLE, ()),
        (PEOPLE, ("calm",)),
        (("Anna", "Dot:random", "Ben", "Fern:rule-of-thumb"), ("open-counts",)),
        (("Anna", *[f"{name}:rule-of-thumb" for name in ("Dot", "Fern", "Moss", "Pip")]), ()),
    ],
)
def test_a_match_is_played_to_its_end(who: tuple[str, ...], options: tuple[str, ...]) -> None:
    page = moth(*who, options=options)
    play_on(page, Random(1))
    table = read_save(page.now["save"])
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    assert page.now["outcome"]["scores"] == list(outcome.scores)
    assert page.now["view"]["round"] == len(who)
    assert page.now["clock"] == []


def test_precedence_is_the_age() -> None:
    page = moth(precedence=("c", "a"))
    assert (page.now["view"]["guard"], page.now["asked"]) == (2, ["c"])
    assert "\noldest c a\n" in page.now["save"]


def test_a_slip_is_told_to_its_owner_alone() -> None:
    page = dealt()
    slip = starting(page, "b", "slip-52")
    mine = page.submit("b", slip, eyes="b")
    assert types(mine) == ["CardSlipped"]
    assert mine["view"]["slip"] == slip.removeprefix("slip-")
    for eyes in (None, "a", "c"):
        told = page.look(eyes)
        assert told["view"]["slip"] is None
        assert "52" not in json.dumps(told["view"])
        assert (told["asked"], told["next"]) == (["a"], "person")
        assert "CardSlipped" not in json.dumps(log(page, eyes))


def log(page: Page, eyes: str | None) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = page.ask("Read", eyes=eyes)["turns"]
    return turns


def test_what_the_clock_could_do_is_there_for_timers() -> None:
    page = dealt()
    assert page.now["clock"] == []
    assert do(page, "b", "slip-52")["clock"] == ["late-b"]
    assert page.submit("*", "late-b")["clock"] == []
    assert page.submit("*", "late-b") == {
        "type": "Refused",
        "code": "no-slip-under-way",
        "rule": "V2",
    }


def test_a_call_in_time_is_right_and_shows_the_card() -> None:
    page = dealt()
    do(page, "b", "slip-52")
    caught = page.submit("a", "call-b", eyes="c")
    assert types(caught) == ["SlipCaught"]
    assert caught["view"]["phase"]["type"] == "CaughtView"
    assert caught["view"]["phase"]["card"].startswith("52")
    assert (caught["asked"], caught["private"], caught["legal"]) == (["a"], True, [])
    assert do(page, "a", "give-1")["view"]["guard"] == 1


def test_a_call_too_late_is_wrong() -> None:
    page = dealt()
    do(page, "b", "slip-52")
    page.submit("*", "late-b")
    assert types(page.submit("a", "call-b")) == ["CallMissed", "CardDrawn"]
    assert page.now["view"]["guard"] == 0


def test_whoever_holds_the_phone_the_guard_may_call() -> None:
    page = dealt()
    page.look("b")
    assert page.now["view"]["calling"]
    assert page.submit("c", "call-b")["code"] == "only-the-guard-calls"
    assert page.submit("a", "call-b", eyes="b")["type"] == "Update"


@pytest.mark.parametrize("window", ["slip", "Slapping", "Claiming", "CaughtView", "SecretGift"])
def test_a_match_that_stops_inside_a_window_goes_on_there(window: str) -> None:
    page, chance = moth(precedence=("a",), seed=4), Random(3)
    while not inside(page, window):
        step(page, chance)
    before = page.look(None)
    other = Page()
    other.ask("Load", save=before["save"], eyes=None)
    assert other.now == before
    play_on(page, Random(9), turns=20)
    play_on(other, Random(9), turns=20)
    assert other.now["save"] == page.now["save"]


def inside(page: Page, window: str) -> bool:
    if window == "slip":
        return any(move.startswith("late") for move in page.now["clock"])
    return bool(page.now["view"]["phase"]["type"] == window)


def pads(seed: int = 4) -> Page:
    """Somebody has played a Mosquito; the phone lies on the table."""
    page, chance = moth(precedence=("a",), seed=seed), Random(3)
    while not inside(page, "Slapping"):
        step(page, chance)
    page.look(None)
    return page


def test_the_pads_need_no_hand() -> None:
    page = pads()
    assert (page.now["next"], page.now["asked"], page.now["private"]) == ("clock", ["*"], False)
    assert (page.now["mover"], page.now["legal"]) == (None, [])
    assert page.now["clock"][0] == "close"


def test_ten_milliseconds_make_a_difference() -> None:
    page = pads()
    active = "abc"[page.now["view"]["active"]]
    one, other = [seat for seat in "abc" if seat != active]
    page.submit(one, "slap-310")
    page.submit(other, "slap-300")
    closed = page.submit("*", "close")
    found = next(event for event in closed["events"] if event["type"] == "SlowestFound")
    assert found == {"type": "SlowestFound", "seat": "abc".index(one), "by": "late", "lot": False}


def test_what_cannot_be_is_refused_and_nothing_is_lost() -> None:
    page = pads()
    before = page.now
    active = "abc"[page.now["view"]["active"]]
    slapper = next(seat for seat in "abc" if seat != active)
    assert page.submit(active, "slap-300")["code"] == "you-played-it"
    assert page.submit(slapper, "slap-2000")["code"] == "number-out-of-range"
    assert page.submit(slapper, "claim-300")["code"] == "not-now"
    assert page.submit("d", "slap-300")["code"] == "no-such-seat"
    assert page.look(None) == before
    page.submit(slapper, "slap-early")
    assert page.submit(slapper, "slap-200")["code"] == "done-already"


# --- bots ------------------------------------------------------------------------------------


def nudge(page: Page, seat: str, eyes: str | None = None, after: int = 1200) -> dict[str, Any]:
    return page.ask("Nudge", revision=page.now["revision"], seat=seat, after=after, eyes=eyes)


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
    pages = [moth("Dot:rule-of-thumb", "Anna", "Ben", seed=seed) for seed in range(60)]
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
        told = fumble(page, "b", eyes=None)
        heard += types(told)
        if not told["events"]:
            assert told == before
        else:
            assert told["revision"] == before["revision"] + 1
            assert told["view"]["fans"][1]["rustling"]
            assert told["view"]["slip"] is None
            assert "rustle" in told["save"]
    assert set(heard) == {"FanRustled"}
    assert 8 < len(heard) < 28


def test_a_fan_that_rustles_already_stays_as_it_is() -> None:
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


# --- undo ------------------------------------------------------------------------------------


def test_a_slip_is_not_taken_back() -> None:
    page = dealt()
    do(page, "b", "slip-52")
    assert page.now["undo"] == {"seat": "b", "refusal": "already-revealed"}


def test_a_sealed_gift_is_taken_back_before_others_act() -> None:
    page, chance = pads(), Random(1)
    page.submit("*", "close")
    giver = page.now["asked"][0]
    page.look(giver)
    page.submit(giver, chance.choice([m for m in page.now["legal"] if m.startswith("give")]))
    assert page.now["undo"] == {"seat": giver, "refusal": None}
    page.ask("TakeBack", revision=page.now["revision"], seat=giver, eyes=None)
    assert giver in page.now["asked"]
