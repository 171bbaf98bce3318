"""Matches through the page's door that are over: looked at step by step, and played on."""

from engine.core.codec import encode
from engine.links.link import read_link, write_link
from engine.links.values import MatchLink
from engine.table.saves import read_save, write_save
from tests.service.door import Page
from tests.service.linked import EVERY_GAME, OVER, follow, playing, replay, share, unfold
from tests.table.ended import ended


@EVERY_GAME
def test_a_match_that_is_over_can_be_seen_step_by_step_by_any_eyes(name: str) -> None:
    table = ended(name)
    page, save, game = Page(), write_save(table), table.match.game
    last = len(table.match.turns)
    for step in (0, 1, last // 2, last):
        found = replay(page, save, step, 1)
        assert (found["step"], found["steps"], found["over"]) == (step, last, True)
        assert (found["outcome"] is not None) == (step == last)
        state = table.steps[step].state
        assert found["view"] == encode(game.kinds.view, game.view(state, 1))
        assert replay(page, write_link(MatchLink(table, step)), None, 1) == found


def test_a_replay_tells_what_the_log_tells() -> None:
    page = Page()
    page.ask(
        "Load", save=write_save(ended("party-bugs", kinds=(None, "random", "random"))), eyes=None
    )
    save = page.now["save"]
    for step, turn in enumerate(page.ask("Read", eyes=0, last=None)["turns"]):
        found = replay(page, save, step, 0)
        assert (found["chapter"], found["events"]) == (turn["chapter"], turn["events"])


@EVERY_GAME
def test_what_is_retold_is_what_a_replay_tells_step_by_step(name: str) -> None:
    page, table = Page(), ended(name)
    link = write_link(MatchLink(table, 2))
    for eyes in (None, 1):
        found = page.ask("Retell", of=link, eyes=eyes)
        assert (found["game"], found["step"], found["over"]) == (name, 2, True)
        for step in (0, 1, 2, len(table.steps) // 2, len(table.steps) - 1):
            shown = replay(page, link, step, eyes)
            assert found["told"][step] == {key: shown[key] for key in ("chapter", "events")}
            assert found["players"] == shown["players"]
        assert len(found["told"]) == len(table.steps)


def test_a_step_of_what_is_over_becomes_a_link_beside_the_running_table() -> None:
    page, table = playing(), ended("party-bugs")
    before, last = page.look(1), len(table.steps) - 1
    for of in (OVER, write_link(MatchLink(table, 5))):
        shared = page.ask("Point", of=of, step=9)
        assert read_link(shared["link"]) == MatchLink(table, 9)
        assert unfold(page, shared["link"])["mark"] == shared["mark"]
    assert page.ask("Point", of=OVER, step=last)["type"] == "Shared"
    assert page.ask("Point", of=OVER, step=last + 1)["code"] == "no-such-step"
    assert page.look(1) == before


def test_what_goes_on_is_not_pointed_at_and_a_deal_has_no_steps() -> None:
    page = playing()
    deal = share(page, "deal")["link"]
    assert page.ask("Point", of=page.now["save"], step=1)["code"] == "not-over"
    assert page.ask("Point", of=deal, step=0)["code"] == "nothing-to-replay"
    assert page.ask("Retell", of=deal, eyes=None)["code"] == "nothing-to-replay"


def test_a_match_that_goes_on_is_replayed_by_its_people_alone() -> None:
    page = playing()
    save = page.now["save"]
    assert replay(page, save, 5, 2)["code"] == "no-such-seat"  # a bot
    assert replay(page, save, 5, 1)["type"] == "Replayed"
    assert page.ask("Retell", of=save, eyes=2)["code"] == "no-such-seat"
    assert not page.ask("Retell", of=save, eyes=1)["over"]
    assert replay(page, save, len(read_save(save).steps))["code"] == "no-such-step"
    assert replay(page, share(page, "deal")["link"])["code"] == "nothing-to-replay"


def test_what_is_over_can_be_played_on_from_any_step() -> None:
    page = Page()
    update = follow(page, OVER, step=7)
    table = ended("party-bugs")
    assert read_save(update["save"]).match.turns == table.match.turns[:7]
    assert update["revision"] == 7


def test_what_goes_on_cannot_be_taken_back_by_a_replay() -> None:
    page = playing()
    save = page.now["save"]
    assert follow(page, save, step=3)["code"] == "not-over"
