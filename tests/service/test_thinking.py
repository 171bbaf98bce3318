"""Thinking through the door: in slices or at once the same; what is told of it, and to whom."""

from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from tests.service.door import Page, Reply

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
KIND = "novice-bold"


def thought_out(page: Page, kind: str, **fields: Any) -> Reply:
    """Asked again until it is done, in slices that are all alike."""
    if kind != "Why":
        fields["revision"] = page.now["revision"]
    reply = page.ask(kind, effort=7, **fields)
    told = [reply["per_cent"]]
    while told[-1] < 100:
        reply = page.ask(kind, effort=7, **fields)
        told.append(reply["per_cent"])
    assert told == sorted(told)
    return reply


def to_a_choice(page: Page, chance: Random, *, private: bool) -> None:
    """On to a choice of a person who has more than one."""
    while True:
        if page.now["next"] == "person" and page.now["private"] is private:
            if private:
                page.look(page.now["asked"][0])
            if len(page.now["legal"]) > 1:
                return
        page.step(chance)


@EVERY_GAME
def test_what_was_thought_before_is_what_would_be_thought_at_once(game: str) -> None:
    early, late = Page(), Page()
    for page in early, late:
        page.open("Anna", f"Dot:{KIND}", f"Pip:{KIND}", game=game)
    for turn in range(25):
        if early.now["next"] == "bot":
            thought_out(early, "Think")
            assert early.advance()["save"] == late.advance()["save"]
        else:
            early.step(Random(turn))
            late.step(Random(turn))


@EVERY_GAME
def test_a_thought_can_be_left(game: str) -> None:
    page = Page()
    page.open("Anna", "Ben", f"Dot:{KIND}", game=game)
    per_cent = 100
    while per_cent == 100:
        page.step(Random(1))
        if page.now["next"] == "bot":
            think = page.ask("Think", revision=page.now["revision"], effort=1)
            per_cent = think["per_cent"]
    assert page.ask("Think", revision=page.now["revision"] + 1, effort=1)["code"] == "stale"
    assert page.advance()["type"] == "Update"


@EVERY_GAME
def test_what_was_thought_in_one_match_is_not_played_in_the_next(game: str) -> None:
    """Though it stands at the same revision, and the same bot is asked."""
    table, fresh = Page(), Page()
    who = (f"Dot:{KIND}", f"Pip:{KIND}", f"Fern:{KIND}")
    table.open(*who, game=game, seed=1)
    thought_out(table, "Think")
    for page in table, fresh:
        page.open(*who, game=game, seed=2)
    assert table.advance()["save"] == fresh.advance()["save"]


def test_only_a_bot_thinks_for_itself() -> None:
    page = Page()
    page.open("Anna", "Ben")
    reply = page.ask("Think", revision=page.now["revision"], effort=5)
    assert (reply["type"], reply["code"]) == ("Refused", "nobody-to-advance")


def test_who_does_not_think_ahead_is_done_at_once() -> None:
    page = Page()
    page.open("Dot:random", "Ben")
    while page.now["next"] != "bot":
        page.step(Random(1))
    assert page.ask("Think", revision=page.now["revision"], effort=1) == {
        "type": "Thinking",
        "per_cent": 100,
    }


@pytest.mark.parametrize("effort", [0, -1, 10**9])
def test_a_slice_has_a_size(effort: int) -> None:
    page = Page()
    page.open("Dot:novice", "Ben", game="parrot-box")
    while page.now["next"] != "bot":
        page.step(Random(1))
    reply = page.ask("Think", revision=page.now["revision"], effort=effort)
    assert (reply["type"], reply["code"]) == ("Unread", "number-out-of-range")


@pytest.mark.parametrize(
    ("game", "private"), [("party-bugs", True), ("party-bugs", False), ("parrot-box", False)]
)
def test_a_hint_weighs_legal_moves_the_best_first(game: str, private: bool) -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem", game=game)
    to_a_choice(page, Random(3), private=private)
    seat = page.now["mover"]
    reply = page.ask(
        "Hint", revision=page.now["revision"], seat=seat, effort=400, eyes=page.now["eyes"]
    )
    assert reply["type"] == "Advice"
    moves = [option["move"] for option in reply["options"]]
    assert set(moves) <= set(page.now["legal"])
    assert len(set(moves)) == len(moves) > 0
    assert reply["reason"]["code"]
    behind = [option["behind"] for option in reply["options"] if option["behind"] is not None]
    assert behind == sorted(behind)
    assert behind[:1] == [0] * (len(moves) > 1)  # what stands alone is behind nothing


def test_a_hand_is_advised_to_its_own_eyes_alone() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    to_a_choice(page, Random(3), private=True)
    ask = {"revision": page.now["revision"], "seat": 0, "effort": 5}
    assert page.ask("Hint", eyes=1, **ask)["code"] == "no-such-seat"
    assert page.ask("Hint", eyes=None, **ask)["code"] == "nothing-to-advise"
    assert page.ask("Hint", eyes=0, **ask)["type"] == "Advice"


def test_nobody_is_advised_out_of_turn() -> None:
    page = Page()
    page.open("Anna", "Ben", game="parrot-box")
    while len(page.now["asked"]) > 1:
        page.step(Random(1))
    waiting = 1 if page.now["asked"] == [0] else 0
    reply = page.ask("Hint", revision=page.now["revision"], seat=waiting, effort=5, eyes=waiting)
    assert reply["code"] == "nothing-to-advise"


def test_every_bot_move_that_was_noticed_can_be_asked_why() -> None:
    page = Page()
    page.open("Anna", f"Dot:{KIND}", "Fern:rule-of-thumb", game="parrot-box")
    for turn in range(20):
        page.step(Random(turn))
    log = page.ask("Read", eyes=None, last=None)
    asked = [turn["why"] for turn in log["turns"] if turn["why"] is not None]
    assert asked
    for turn in asked:
        told = thought_out(page, "Why", turn=turn)
        assert told["turn"] == turn
        assert told["openness"] == "open"
        assert bool(told["options"]) == (told["kind"] == KIND)
        if told["options"]:
            assert told["move"] in [option["move"] for option in told["options"]]


def test_a_closed_hand_is_not_accounted_for_until_all_lies_open() -> None:
    page, chance = Page(), Random(4)
    page.open("Anna", f"Dot:{KIND}", f"Pip:{KIND}")
    page.step(chance)
    while page.now["next"] == "bot":
        page.advance()
    secret, shown = page.now["why"], False
    assert secret is None or thought_out(page, "Why", turn=secret)["openness"] != "open"
    told: list[Reply] = []
    while page.now["next"] != "nobody":
        reply = page.step(chance)
        if reply["why"] is not None and not shown:
            account = thought_out(page, "Why", turn=reply["why"])
            told.append(account)
            shown = reply["next"] == "nobody"
            assert (account["openness"] == "open") == shown
            assert (account["move"] is None) == (account["openness"] == "closed")
            assert account["openness"] != "closed" or not account["options"]
    assert {account["openness"] for account in told} >= {"closed", "as-seen"}
    first = thought_out(page, "Why", turn=told[0]["turn"])
    assert first["openness"] == "open"
    assert first["move"] in [option["move"] for option in first["options"]]


@pytest.mark.parametrize("turn", [-1, 0, 999, 10**300])
def test_a_turn_that_was_no_bots_has_no_account(turn: int) -> None:
    page = Page()
    page.open("Anna", "Ben")
    reply = page.ask("Why", turn=turn, effort=1)
    assert (reply["type"], reply["code"]) == ("Refused", "nothing-to-account-for")
