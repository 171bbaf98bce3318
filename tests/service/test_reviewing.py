"""Luck and skill through the page's door: in slices, put away and resumed, and never too early."""

from typing import Any

import pytest

from engine.table.saves import write_save
from tests.laws.specimens import specimen_of
from tests.review.test_secrets import elsewhere
from tests.review.walked import walked
from tests.service.door import Page, Reply
from tests.table.ended import ended

SAVE = write_save(ended("party-bugs"))
WORLDS = 8
WHOLE = 1_000


def review(page: Page, of: str = SAVE, **fields: Any) -> Reply:
    asked = {"seat": None, "worlds": WORLDS, "effort": 4, "kept": None, "keep": False}
    return page.ask("Review", of=of, **{**asked, "tell": False, **fields})


def to_the_end(page: Page, of: str = SAVE, **fields: Any) -> Reply:
    reply: Reply = {"type": "Reviewed", "per_cent": 0}
    while reply["type"] == "Reviewed" and reply["per_cent"] < 100:
        reply = review(page, of, **{"effort": WHOLE, "tell": True, **fields})
    return reply


def test_it_comes_in_slices_and_speaks_after_a_first_look() -> None:
    page, told = Page(), [review(Page())]
    while told[-1]["per_cent"] < 100:
        told.append(review(page, tell=True))
    per_cents = [each["per_cent"] for each in told]
    assert per_cents == sorted(per_cents)
    assert [bool(each["ledgers"]) for each in told[1:]] == [each["speaks"] for each in told[1:]]
    assert not told[0]["speaks"]
    assert told[-2]["speaks"]


def test_each_seat_has_its_accounts_its_course_and_its_marks() -> None:
    reply = to_the_end(Page())
    assert [each["seat"] for each in reply["ledgers"]] == [0, 1, 2]
    for each in reply["ledgers"]:
        for unit in ("points", "chance"):
            sums = sum([account["change"][unit] for account in each["sums"]])
            assert each["start"][unit] + sums == each["result"][unit]
        assert each["course"][-1]["now"] == each["result"]
        assert each["decisions"] > 5
    highlights = [highlight for each in reply["ledgers"] for highlight in each["highlights"]]
    assert {highlight["kind"] for highlight in highlights} & {"doubtful", "mistake", "blunder"}


def test_a_mark_has_what_is_needed_to_show_it() -> None:
    page = Page()
    reply = to_the_end(page)
    for each in reply["ledgers"]:
        for highlight in each["highlights"]:
            asked = {"of": SAVE, "step": highlight["step"], "eyes": each["seat"]}
            assert page.ask("Replay", **asked)["view"] == highlight["view"]
            if highlight["move"] is not None:
                moves = [option["move"] for option in highlight["options"]]
                assert highlight["move"] in moves
                assert highlight["options"][0]["behind"] == 0
                assert highlight["reason"]["code"]


def test_what_is_kept_goes_on_on_another_day() -> None:
    page = Page()
    review(page)
    kept = review(page, effort=9, keep=True)["kept"]
    other = Page()
    begun = review(other, kept=kept)
    assert begun["per_cent"] > 0
    assert to_the_end(other, kept=kept)["ledgers"] == to_the_end(page)["ledgers"]


def test_a_match_that_goes_on_keeps_its_secrets() -> None:
    page = Page()
    save = page.open("Anna", "Dot:random")["save"]
    refused = {"type": "Refused", "code": "not-over", "rule": ""}
    assert review(page, save) == refused
    assert review(page, save, seat=0) == refused


def test_the_table_that_is_played_is_not_touched() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    page.look(1)
    before = dict(page.now)
    to_the_end(page)
    assert page.look(1) == before


def test_a_link_can_be_reviewed_like_its_save() -> None:
    page = Page()
    link = page.ask("Point", of=SAVE, step=0)["link"]
    assert to_the_end(page, link)["ledgers"] == to_the_end(page)["ledgers"]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"effort": 0}, "effort"),
        ({"effort": 10**9}, "effort"),
        ({"worlds": 1}, "worlds"),
        ({"worlds": 10**9}, "worlds"),
        ({"seat": 3}, "seat"),
        ({"seat": -1}, "seat"),
        ({"kept": "?"}, "kept"),
        ({"of": "?"}, "link"),
    ],
)
def test_what_cannot_be_reviewed_is_told(fields: dict[str, Any], place: str) -> None:
    reply = review(Page(), **fields)
    assert reply["type"] == "Unread"
    assert place == "link" or reply["place"] == place


def test_a_twin_world_is_answered_the_same() -> None:
    table, specimen = walked("party-bugs", 2, 3), specimen_of("party-bugs")
    twin, hidden = elsewhere(table, 0, specimen)
    assert hidden > 0
    told = []
    for each in (table, twin):
        page = Page()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(page.service._sharing, "table_of", lambda _, table=each: table)
            told.append(to_the_end(page, seat=0, worlds=2))
    assert told[0] == told[1]
