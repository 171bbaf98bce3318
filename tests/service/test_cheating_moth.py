"""Cheating Moth through the page's door: windows, secrets, undo, and what is stored."""

import json
from random import Random
from typing import Any

import pytest

from engine.table.saves import read_save
from tests.service.door import Page
from tests.service.moths import (
    PEOPLE,
    dealt,
    do,
    inside,
    moth,
    pads,
    play_on,
    starting,
    step,
    types,
)


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


def test_the_first_guard_is_drawn_among_people() -> None:
    """Where no age was told; who sits among bots alone begins."""
    names = ("Anna", "Dot:rule-of-thumb", "Ben", "Fern:rule-of-thumb")
    drawn = [moth(*names, seed=seed).now["view"]["guard"] for seed in range(40)]
    assert set(drawn) == {0, 2}
    alone = [moth(*names[1:], seed=seed).now["view"]["guard"] for seed in range(40)]
    assert set(alone) == {1}


def test_precedence_is_the_age() -> None:
    page = moth(precedence=(2, 0))
    assert (page.now["view"]["guard"], page.now["asked"]) == (2, [2])
    assert "\noldest c a\n" in page.now["save"]


def test_a_slip_is_told_to_its_owner_alone() -> None:
    page = dealt()
    slip = starting(page, 1, "slip-52")
    mine = page.submit(1, slip, eyes=1)
    assert types(mine) == ["CardSlipped"]
    assert mine["view"]["slip"] == slip.removeprefix("slip-")
    for eyes in (None, 0, 2):
        told = page.look(eyes)
        assert told["view"]["slip"] is None
        assert "52" not in json.dumps(told["view"])
        assert (told["asked"], told["next"]) == ([0], "person")
        assert "CardSlipped" not in json.dumps(log(page, eyes))


def log(page: Page, eyes: int | None) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = page.ask("Read", eyes=eyes, last=None)["turns"]
    return turns


def test_what_the_clock_could_do_is_there_for_timers() -> None:
    page = dealt()
    assert page.now["clock"] == []
    assert do(page, 1, "slip-52")["clock"] == ["late-b"]
    assert page.submit(-1, "late-b")["clock"] == []
    assert page.submit(-1, "late-b") == {
        "type": "Refused",
        "code": "no-slip-under-way",
        "rule": "V2",
    }


def test_a_call_in_time_is_right_and_shows_the_card() -> None:
    page = dealt()
    do(page, 1, "slip-52")
    caught = page.submit(0, "call-b", eyes=2)
    assert types(caught) == ["SlipCaught"]
    assert caught["view"]["phase"]["type"] == "CaughtView"
    assert caught["view"]["phase"]["card"].startswith("52")
    assert (caught["asked"], caught["private"], caught["legal"]) == ([0], True, [])
    assert do(page, 0, "give-1")["view"]["guard"] == 1


def test_a_call_too_late_is_wrong() -> None:
    page = dealt()
    do(page, 1, "slip-52")
    page.submit(-1, "late-b")
    assert types(page.submit(0, "call-b")) == ["CallMissed", "CardDrawn"]
    assert page.now["view"]["guard"] == 0


def test_whoever_holds_the_phone_the_guard_may_call() -> None:
    page = dealt()
    page.look(1)
    assert page.now["view"]["calling"]
    assert page.submit(2, "call-b")["code"] == "only-the-guard-calls"
    assert page.submit(0, "call-b", eyes=1)["type"] == "Update"


@pytest.mark.parametrize("window", ["slip", "Slapping", "Claiming", "CaughtView", "SecretGift"])
def test_a_match_that_stops_inside_a_window_goes_on_there(window: str) -> None:
    page, chance = moth(precedence=(0,), seed=4), Random(3)
    while not inside(page, window):
        step(page, chance)
    before = page.look(None)
    other = Page()
    other.ask("Load", save=before["save"], eyes=None)
    assert other.now == before
    play_on(page, Random(9), turns=20)
    play_on(other, Random(9), turns=20)
    assert other.now["save"] == page.now["save"]


def test_the_pads_need_no_hand() -> None:
    page = pads()
    assert (page.now["next"], page.now["asked"], page.now["private"]) == ("clock", [-1], False)
    assert (page.now["mover"], page.now["legal"]) == (None, [])
    assert page.now["clock"][0] == "close"


def test_ten_milliseconds_make_a_difference() -> None:
    page = pads()
    one, other = [seat for seat in range(3) if seat != page.now["view"]["active"]]
    page.submit(one, "slap-310")
    page.submit(other, "slap-300")
    closed = page.submit(-1, "close")
    found = next(event for event in closed["events"] if event["type"] == "SlowestFound")
    assert found == {"type": "SlowestFound", "seat": one, "by": "late", "lot": False}


def test_what_cannot_be_is_refused_and_nothing_is_lost() -> None:
    page = pads()
    before = page.now
    active = page.now["view"]["active"]
    slapper = next(seat for seat in range(3) if seat != active)
    assert page.submit(active, "slap-300")["code"] == "you-played-it"
    assert page.submit(slapper, "slap-2000")["code"] == "number-out-of-range"
    assert page.submit(slapper, "claim-300")["code"] == "not-now"
    assert page.submit(3, "slap-300")["code"] == "no-such-seat"
    assert page.look(None) == before
    page.submit(slapper, "slap-early")
    assert page.submit(slapper, "slap-200")["code"] == "done-already"


# --- undo ------------------------------------------------------------------------------------


def test_nothing_is_taken_back_where_that_would_tell_of_slips() -> None:
    page, chance = pads(), Random(1)
    page.submit(-1, "close")
    giver = page.now["asked"][0]
    page.look(giver)
    page.submit(giver, chance.choice([m for m in page.now["legal"] if m.startswith("give")]))
    assert page.now["undo"] is None
    reply = page.ask("TakeBack", revision=page.now["revision"], seat=giver, eyes=None)
    assert reply["code"] == "never-taken-back"
    assert giver not in page.now["asked"]
