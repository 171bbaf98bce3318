"""The engine's door for the page: whole matches through it, and what it never lets out."""

import json
import re
from random import Random
from typing import Any

import pytest

from engine.service import Service
from engine.table.match import replayed
from engine.table.saves import read_save, write_save
from tests.service.door import Page

MIXES = ((), ("hidden-dancer",), ("mirror",), ("hidden-dancer", "mirror"))


@pytest.mark.parametrize("options", MIXES, ids=" ".join)
@pytest.mark.parametrize("who", [("Anna", "Ben"), ("Anna", "Dot:random", "Ben", "Fern:random")])
def test_a_match_is_played_to_its_end(who: tuple[str, ...], options: tuple[str, ...]) -> None:
    page = Page()
    page.open(*who, options=options)
    page.play_on(Random(1))
    table = read_save(page.now["save"])
    *_, last = replayed(table.match)
    outcome = table.match.game.outcome(last.state)
    assert outcome is not None
    assert page.now["outcome"] == {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "by_tie_rule": list(outcome.by_tie_rule),
    }


@pytest.mark.parametrize("options", MIXES, ids=" ".join)
def test_what_everybody_sees_names_no_secret_card(options: tuple[str, ...]) -> None:
    page, chance = Page(), Random(2)
    page.open("Anna", "Ben", "Cem", options=options)
    while page.now["next"] != "nobody":
        page.look(None)
        table = read_save(page.now["save"])
        state = replayed_to(table)
        secret = {card for cards in (*state.hands, *state.piles) for card in cards}
        if page.now["outcome"] is None and state.phase.__class__.__name__ != "Scored":
            secret |= {card for card in state.hidden if card is not None}
        names = {f"{card >> 4}{'abcdef'[card & 15]}" for card in secret}
        assert cards_in({**page.now, "save": ""}).isdisjoint(names)
        page.step(chance)


def replayed_to(table: Any) -> Any:
    *_, last = replayed(table.match)
    return last.state


def cards_in(value: Any) -> set[str]:
    return set(re.findall(r"\b\d{1,2}[a-f]\b", json.dumps(value)))


def test_eyes_see_their_own_hand_and_moves() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    seen = page.look(1)
    assert {card[-1] for card in seen["view"]["hand"]} == {"b"}
    assert seen["mover"] == 1
    assert seen["legal"] == [f"play-{card}" for card in seen["view"]["hand"]]


def test_a_secret_choice_is_offered_to_nobody_before_somebody_looks() -> None:
    opened = Page().open("Anna", "Ben", "Cem")
    assert (opened["private"], opened["mover"], opened["legal"]) == (True, None, [])


def test_the_only_person_looks_all_the_time() -> None:
    page = Page()
    opened = page.open("Anna", "Dot:rule-of-thumb", "Fern:random", eyes=0)
    assert (opened["next"], opened["mover"], len(opened["legal"])) == ("bot", 0, 3)


def test_a_public_choice_needs_no_eyes() -> None:
    page, chance = Page(), Random(3)
    page.open("Anna", "Ben", "Cem", seed=4)
    while page.now["private"]:
        page.step(chance)
    page.look(None)
    assert page.now["mover"] == page.now["asked"][0]
    assert sorted(page.now["legal"]) == sorted(f"take-{c}" for c in page.now["view"]["floor"])


def test_a_stored_match_goes_on_where_it_was() -> None:
    page, other = Page(), Page()
    page.open("Anna", "Dot:random", "Ben")
    for _ in range(9):
        page.step(Random(5))
    loaded = other.ask("Load", save=page.now["save"], eyes=None)
    page.look(None)
    assert loaded == page.now


def test_an_older_picture_is_refused_and_nothing_happens() -> None:
    page = Page()
    page.open("Anna", "Ben")
    legal = page.look(0)["legal"]
    page.submit(0, legal[0])
    stale = {"type": "Refused", "code": "stale", "rule": ""}
    before = page.look(0)
    assert page.ask("Submit", revision=0, seat=0, move=legal[1], fingers=None, eyes=None) == stale
    assert page.ask("Advance", revision=0, eyes=None) == stale
    assert page.ask("TakeBack", revision=0, seat=0, eyes=None) == stale
    assert page.look(0) == before


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    page = Page()
    page.open("Anna", "Ben")
    assert page.submit(0, "play-1b") == {
        "type": "Refused",
        "code": "not-in-your-hand",
        "rule": "B4",
    }


def test_a_choice_can_be_taken_back_until_something_is_revealed() -> None:
    page = Page()
    page.open("Anna", "Ben")
    move = page.look(0)["legal"][0]
    assert page.submit(0, move)["undo"] == {"seat": 0, "refusal": None}
    assert page.ask("TakeBack", revision=1, seat=0, eyes=None)["view"]["phase"]["ready"] == [
        False,
        False,
    ]
    page.submit(0, move)
    page.submit(1, page.look(1)["legal"][0])
    assert page.now["undo"] == {"seat": 1, "refusal": "already-revealed"}


def test_nobody_is_advanced_when_a_person_is_asked() -> None:
    page = Page()
    page.open("Anna", "Ben")
    assert page.advance() == {"type": "Refused", "code": "nobody-to-advance", "rule": ""}


def test_a_bot_has_no_eyes() -> None:
    page = Page()
    page.open("Anna", "Dot:random")
    for eyes in (1, -1, 5):
        assert page.look(eyes) == {
            "type": "Unread",
            "code": "no-such-seat",
            "place": "eyes",
            "found": str(eyes),
        }


def test_the_log_tells_each_seat_what_it_witnessed() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    page.submit(0, page.look(0)["legal"][0])
    own, all_ = (page.ask("Read", eyes=eyes, last=None)["turns"] for eyes in (0, None))
    assert [turn["chapter"] for turn in own] == ["1", "1"]
    assert own[1]["events"][0]["card"].endswith("a")
    assert all_[1]["events"] == [{"type": "CardChosen", "seat": 0, "card": None}]


def test_the_end_of_the_log_can_be_read_alone() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    page.play_on(Random(1))
    turns = page.ask("Read", eyes=0, last=None)["turns"]
    assert page.ask("Read", eyes=0, last=3)["turns"] == turns[-3:]
    assert page.ask("Read", eyes=0, last=0)["turns"] == []
    assert page.ask("Read", eyes=0, last=10_000)["turns"] == turns
    assert page.ask("Read", eyes=0, last=-1)["code"] == "number-out-of-range"


def test_without_a_table_there_is_nothing_to_look_at() -> None:
    assert Page().look(None) == {"type": "Refused", "code": "no-table", "rule": ""}


@pytest.mark.parametrize(
    ("who", "options", "code"),
    [
        (("Anna",), (), "seats-out-of-range"),
        (("Anna", "Ben"), ("flying",), "unknown-option"),
        (("Anna", "Dot:genius"), (), "unknown-bot"),
        (("Anna", ""), (), "bad-name"),
        (("Anna", "x" * 10_000), (), "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_told(
    who: tuple[str, ...], options: tuple[str, ...], code: str
) -> None:
    assert Page().open(*who, options=options)["code"] == code


def test_a_damaged_save_leaves_the_table_as_it_is() -> None:
    page = Page()
    opened = page.open("Anna", "Ben")
    damaged = opened["save"].replace("seed 1", "seed 2")
    assert page.ask("Load", save=damaged, eyes=None)["code"] == "damaged"
    assert page.look(None)["revision"] == 0


def test_what_is_to_be_stored_comes_once_and_apart() -> None:
    page, chance = Page(), Random(2)
    page.open("Anna", "Ben", "Dot:random")
    kinds = []
    for _ in range(150):
        before = page.now["revision"]
        asked = {"type": "Look", "eyes": None}
        assert json.loads(page.service.ask(json.dumps(asked)))["saved"] is None
        page.step(chance)
        if page.now["revision"] != before:
            kinds.append(page.kept)
        table = page.service._table
        assert table is not None
        assert page.save == write_save(table)
        if page.now["next"] == "nobody":
            break
    assert kinds.count("Tail") > 50 * kinds.count("Whole") > 0
    assert page.ask("Keep") == {"type": "Whole", "whole": page.save}


def test_what_was_not_told_is_not_taken_for_stored() -> None:
    page = Page()
    page.open("Anna", "Ben")
    move = page.look(0)["legal"][0]
    assert page.submit(0, move, eyes=9)["type"] == "Unread"
    page.submit(0, move)
    table = page.service._table
    assert table is not None
    assert read_save(page.save).match.turns == table.match.turns
    page.ask("TakeBack", revision=1, seat=0, eyes=None)
    assert page.kept == "Whole"


def test_whatever_is_asked_there_is_an_answer() -> None:
    page, chance = Page(), Random(6)
    good = [
        json.dumps({"type": "Look", "eyes": None}),
        json.dumps(
            {"type": "Submit", "revision": 0, "seat": 0, "move": "play-1a", "fingers": None}
            | {"eyes": 0}
        ),
        json.dumps(
            {"type": "Open", "game": "party-bugs", "options": ["seats 2"], "precedence": []}
        ),
    ]
    page.open("Anna", "Ben")
    for _ in range(3000):
        text = list(chance.choice(good))
        for _ in range(chance.randrange(1, 4)):
            text[chance.randrange(len(text))] = chance.choice('{}[]",:0a9é\ud800\x00 ')
        reply = json.loads(page.service.ask("".join(text)))
        assert reply["type"] in {"Update", "Refused", "Unread"}, reply


def test_a_fault_of_ours_is_told_and_the_table_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service()
    monkeypatch.setattr(service, "_answer", lambda request: 1 // 0)
    reply = json.loads(service.ask(json.dumps({"type": "Look", "eyes": None})))
    assert reply == {
        "type": "Failed",
        "fault": "ZeroDivisionError: integer division or modulo by zero",
    }
