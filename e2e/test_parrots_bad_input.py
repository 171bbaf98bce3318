"""Names and files as they should not be, at a table of Parrot Box."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from e2e import parrots
from e2e.odd import HOSTILE, offer, refuse, sealed
from e2e.table import at_home, continued, remembering, to_join
from e2e.visit import Visit
from engine.table.match import Player
from engine.table.saves import write_save


def test_whatever_all_are_called_they_play_parrot_box(visit: Visit) -> None:
    remembering(visit, "pp")
    names = [name.strip()[:60] for name in HOSTILE.values()][:6]
    table = parrots.waiting(players="pppppp")
    match = replace(table.match, players=tuple(map(Player, names)))
    seen = continued(visit, replace(table, match=match))
    page = seen.page
    chance = Random(3)
    for _ in range(8):
        sight = seen.step(chance)
        assert all(each.point for each in sight.choices)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seen.wait()
    seen.tap(seen.look().of_kind("saying-happened")[0])
    page.locator(".log-line").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("img[src=x], main b, dialog b").count() == 0


def test_a_file_against_the_rules_of_parrot_box_changes_nothing(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_home(visit)
    page = seen.page
    to_join(page)
    whole = write_save(parrots.scripted(parrots.waiting(parrots.PERCHED, "15", then="7"), "draw"))
    body = whole.rpartition("seal ")[0]
    assert sealed(body) == whole
    [deal] = [line for line in body.split("\n") if line.startswith("deal ")]
    for said, instead in (
        (deal, "deal 1"),  # no card at all
        (deal, f"deal 1 {' '.join(['0', '1', '2', '3'] * 28)}"),  # more than there are
        (deal, "deal 1 P P P P P"),
        (deal, deal.replace("deal 1", "deal 6")),
        (deal, f"{deal}\n{deal}"),
        ("a:draw", "a:draw a:float-1-5"),  # to a card that lies face up
        ("a:draw", "a:draw a:replace-9"),
        ("a:draw", "a:draw a:discard a:turn-1"),  # it is face up
        ("a:draw", "a:take a:discard"),  # it has to be used
        ("a:draw", "b:draw"),
        ("seats 2", "seats 7"),
    ):
        assert said in body
        refuse(page, sealed(body.replace(said, instead)).encode())
    offer(page, sealed(body.replace("a:draw", "a:draw a:float-1-4")).encode())
    assert seen.wait().asked == "Ben, take a card"
