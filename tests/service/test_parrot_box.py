"""Parrot Box through the page's door: what is asked, shown, taken back and stored."""

import json
from random import Random

import pytest

from engine.core.cards import write_card
from engine.games.parrot_box.state import State, is_up
from engine.table.match import replayed
from engine.table.saves import read_save
from tests.service.door import Page

DEAL = "deal 1 7 4 3 0 P 4 5 12 1 2 8 9 10 11 12 0 6 4 9"


def box(*who: str, options: tuple[str, ...] = (), **fields: object) -> Page:
    page = Page()
    page.open(*who, game="parrot-box", options=options, **fields)  # type: ignore[arg-type]
    return page


def laid_out() -> Page:
    """a has a pair of sevens on 1 and 5 and is on turn; a 6 to take, a 4 and a 9 to draw."""
    page = box("Anna", "Ben", options=(DEAL,))
    for seat, move in [(1, "turn-2"), (0, "turn-1"), (0, "turn-5"), (1, "turn-4")]:
        page.submit(seat, move)
    return page


@pytest.mark.parametrize(
    "who", [("Anna", "Ben"), ("Anna", "Dot:random", "Ben", "Fern:rule-of-thumb")]
)
def test_a_match_is_played_to_its_end(who: tuple[str, ...]) -> None:
    page = box(*who)
    page.play_on(Random(1))
    table = read_save(page.now["save"])
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    assert page.now["outcome"] == {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "by_tie_rule": [],
    }
    assert page.now["view"]["round"] == 5


def test_all_who_have_cards_to_turn_up_are_asked_at_once() -> None:
    page = box("Anna", "Ben", "Cem")
    assert (page.now["asked"], page.now["private"]) == ([0, 1, 2], False)
    page.submit(2, "turn-8")
    page.submit(1, "turn-1")
    page.submit(2, "turn-1")
    assert page.now["asked"] == [0, 1]
    assert page.look(1)["legal"][0] == "turn-2"


def test_who_is_on_turn_needs_no_eyes() -> None:
    page = laid_out()
    assert (page.now["mover"], page.now["legal"]) == (0, ["draw", "take"])
    assert page.now["view"]["boxes"][0]["columns"][0] == {"kind": "pair", "number": 7, "value": 0}


def test_people_with_birthdays_settle_who_starts() -> None:
    page = box("Anna", "Ben", options=("deal 1 5 6 0 0 0 0 0 0 5 6",), precedence=(1, 0))
    for seat, move in ((0, "turn-1"), (0, "turn-2"), (1, "turn-1"), (1, "turn-2")):
        page.submit(seat, move)
    assert page.now["events"][-1] == {
        "type": "StarterChosen",
        "seat": 1,
        "by": "birthday",
        "sums": [11, 11],
    }
    assert page.now["view"]["config"]["birthdays"] == [1, 0]


def test_a_taken_discard_can_be_put_back() -> None:
    page = laid_out()
    before = page.look(None)
    taken = page.submit(0, "take")
    assert taken["undo"] == {"seat": 0, "refusal": None}
    assert taken["view"]["phase"]["from_discard"] is True
    after = page.ask("TakeBack", revision=page.now["revision"], seat=0, eyes=None)
    assert after["view"] == before["view"]


@pytest.mark.parametrize("turns", [("draw",), ("take", "replace-3"), ("draw", "discard", "turn-2")])
def test_what_was_seen_cannot_be_taken_back(turns: tuple[str, ...]) -> None:
    page = laid_out()
    for move in turns:
        page.submit(0, move)
    assert page.now["undo"] == {"seat": 0, "refusal": "already-revealed"}


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("replace-1", "take-a-card-first", "T1"),
        ("float-5-1", "take-a-card-first", "T1"),
        ("deal", "only-the-clock-deals", "A2"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(move: str, code: str, rule: str) -> None:
    assert laid_out().submit(0, move) == {"type": "Refused", "code": code, "rule": rule}


def test_a_float_to_a_face_up_card_is_refused() -> None:
    page = box("Anna", "Ben", options=("deal 1 7 4 3 0 P 4 5 12 1 2 8 9 10 11 12 0 7",))
    turns = ((0, "turn-1"), (0, "turn-5"), (1, "turn-1"), (1, "turn-2"), (0, "take"))
    for seat, move in turns:
        page.submit(seat, move)
    assert page.submit(0, "float-5-1") == {
        "type": "Refused",
        "code": "landing-face-up",
        "rule": "P3",
    }
    assert page.submit(0, "float-5-2")["events"][0]["type"] == "ParrotFloated"


@pytest.mark.parametrize(
    ("move", "code", "found"),
    [("turn-9", "no-such-spot", "9"), ("play-7a", "unknown-move", "play-7a")],
)
def test_a_move_that_cannot_be_read(move: str, code: str, found: str) -> None:
    reply = laid_out().submit(0, move)
    assert (reply["type"], reply["code"], reply["found"]) == ("Unread", code, found)


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("deal 1 P P P P P", "card-too-many"),
        ("deal 1", "empty-deal"),
        ("deal 6 1", "no-such-round"),
        ("reshuffle 1 3 1", "no-such-reshuffle"),
        ("mirror", "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_is_told(option: str, code: str) -> None:
    page = Page()
    assert page.open("Anna", "Ben", game="parrot-box", options=(option,))["code"] == code


def test_no_answer_names_a_card_that_lies_face_down() -> None:
    page, chance = box("Anna", "Ben", "Cem"), Random(2)
    for _ in range(150):
        state = state_of(page)
        hidden = {*state.pile}
        for cards, up in zip(state.boxes, state.up):
            hidden |= {card for spot, card in enumerate(cards) if not is_up(up, spot)}
        said = json.dumps({**page.now, "save": ""})
        assert not [card for card in hidden if f'"{write_card(card)}"' in said]
        page.step(chance)


def test_the_log_tells_everybody_the_same() -> None:
    page = laid_out()
    page.submit(0, "draw")
    logs = [page.ask("Read", eyes=eyes, last=None)["turns"] for eyes in (0, 1, None)]
    assert logs[0] == logs[1] == logs[2]
    assert [turn["chapter"] for turn in logs[0]] == ["1.0"] * 5 + ["1.1"]


def test_a_stored_match_goes_on_where_it_was() -> None:
    page, other = box("Anna", "Dot:random", "Ben"), Page()
    for _ in range(60):
        page.step(Random(5))
    loaded = other.ask("Load", save=page.now["save"], eyes=None)
    page.look(None)
    assert loaded == page.now


def test_between_rounds_the_clock_is_next() -> None:
    page, chance = box("Anna", "Ben"), Random(4)
    while page.now["next"] == "person":
        page.step(chance)
    assert (page.now["next"], page.now["asked"]) == ("clock", [-1])
    assert page.now["view"]["phase"]["type"] == "Scored"
    assert page.now["outcome"] is None
    assert page.advance()["events"][0]["round"] == 2


def state_of(page: Page) -> State:
    *_, last = replayed(read_save(page.now["save"]).match)
    state: State = last.state
    return state


def test_where_all_comes_to_the_same_one_move_is_named() -> None:
    page = box("Anna", "Ben", options=(DEAL,))
    chance = Random(2)
    named = 0
    while page.now["next"] != "nobody":
        foregone, legal = page.now["foregone"], page.now["legal"]
        kind, closing = page.now["view"]["phase"]["type"], page.now["view"]["closing"]
        if kind == "Uncovering" and closing is not None:
            named += 1
            assert foregone == legal[0]
            ask = {"revision": page.now["revision"], "seat": page.now["mover"], "effort": 9}
            hint = page.ask("Hint", eyes=None, **ask)
            assert hint["reason"]["code"] == "all-turned"
            assert [option["move"] for option in hint["options"]] == [foregone]
        else:
            assert foregone is None
        page.step(chance)
    assert named
