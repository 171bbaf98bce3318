"""Fairness through the page's door: the pledge, the check of a finished match, the tally."""

import hashlib
from random import Random
from typing import Any

from engine.table.saves import write_save
from tests.service.door import Page
from tests.table.ended import ended, forged

SAVE = write_save(ended("party-bugs"))


def checked(page: Page, save: str, effort: int = 8) -> dict[str, Any]:
    while True:
        reply = page.ask("Check", save=save, effort=effort)
        if reply["type"] != "Checked" or reply["per_cent"] == 100:
            return reply


def test_the_pledge_is_told_before_the_first_move_and_keeps_to_the_end() -> None:
    page = Page()
    pledge = page.open("Anna", "Dot:random")["pledge"]
    page.play_on(Random(1))
    assert page.now["pledge"] == pledge
    found = checked(page, page.now["save"])
    assert found["pledge"] == pledge
    assert hashlib.sha256(found["opening"].encode()).hexdigest() == pledge


def test_a_check_tells_how_far_it_has_come() -> None:
    page = Page()
    told: list[int] = []
    while not told or told[-1] < 100:
        told.append(page.ask("Check", save=SAVE, effort=5)["per_cent"])
    assert told[0] == 0
    assert told == sorted(told)
    assert len(told) > 10


def test_an_honest_match_is_found_honest() -> None:
    found = checked(Page(), SAVE)
    assert (found["odd"], found["turns"]) == ([], len(ended("party-bugs").match.turns))
    assert found["asked"] > found["worlds"] == found["alike"] > 0


def test_a_forged_match_is_found_by_its_turn() -> None:
    table, turn = forged(ended("party-bugs"))
    [odd] = checked(Page(), write_save(table))["odd"]
    seat, move = table.match.turns[turn - 1]
    assert odd["turn"] == turn
    assert (odd["seat"], odd["move"]) == (seat, table.match.game.write_move(move))


def test_a_match_that_goes_on_keeps_its_secrets() -> None:
    page = Page()
    save = page.open("Anna", "Dot:random")["save"]
    assert page.ask("Check", save=save, effort=1) == {
        "type": "Refused",
        "code": "not-over",
        "rule": "",
    }
    found = page.ask("Tally", saves=[save])
    assert (found["games"], found["running"], found["damaged"]) == ([], 1, 0)


def test_the_table_that_is_played_is_not_touched() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    page.look(1)
    before = dict(page.now)
    checked(page, SAVE)
    page.ask("Check", save=SAVE.replace("seed", "sead"), effort=1)
    page.ask("Tally", saves=[SAVE, "damaged"])
    assert page.look(1) == before


def test_another_save_is_checked_from_its_beginning() -> None:
    page, other = Page(), write_save(ended("party-bugs", 2))
    page.ask("Check", save=SAVE, effort=1)
    assert page.ask("Check", save=SAVE, effort=20)["per_cent"] > 0
    assert page.ask("Check", save=other, effort=20)["per_cent"] == 0


def test_who_asks_again_gets_a_new_check() -> None:
    page = Page()
    assert checked(page, SAVE)["per_cent"] == 100
    assert page.ask("Check", save=SAVE, effort=1)["per_cent"] == 0


def test_what_cannot_be_checked_is_told() -> None:
    page = Page()
    damaged = SAVE.replace("Player 0", "Player 9")
    assert page.ask("Check", save=damaged, effort=1)["code"] == "damaged"
    assert page.ask("Check", save="?", effort=1)["code"] == "not-a-match"
    assert page.ask("Check", save=SAVE, effort=0)["code"] == "number-out-of-range"


def test_the_tally_tells_of_every_game_that_was_played() -> None:
    names = ("party-bugs", "cheating-moth")
    saves = [write_save(ended(name, kinds=(None, "random", "random"))) for name in names]
    found = Page().ask("Tally", saves=saves)
    assert [each["game"] for each in found["games"]] == list(names)
    assert {given["verdict"] for each in found["games"] for given in each["given"]} == {"too-few"}
