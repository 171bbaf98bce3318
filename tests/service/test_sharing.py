"""Links through the page's door: shared, unfolded, followed, looked at step by step."""

from random import Random
from typing import Any

import pytest

from engine.core.codec import encode
from engine.games import GAMES
from engine.links.link import read_link, write_link
from engine.links.values import MatchLink
from engine.table.saves import read_save, write_save
from engine.table.table import opened
from tests.service.door import Page
from tests.table.ended import ended

OVER = write_save(ended("party-bugs"))
FOLLOW: dict[str, Any] = {"of": OVER, "names": [], "step": None, "eyes": None}
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def playing(turns: int = 12) -> Page:
    page = Page()
    page.open("Anna", "Ben", "Dot:random")
    chance = Random(3)
    for _ in range(turns):
        page.step(chance)
    return page


def share(page: Page, what: str, **more: Any) -> dict[str, Any]:
    return page.ask("Share", **{"what": what, "date": None, "step": None, "to": None, **more})


def unfold(page: Page, link: str, mine: str | None = None, mark: str | None = None) -> Any:
    return page.ask("Unfold", link=link, mine=mine, mark=mark)


def follow(page: Page, of: str, **more: Any) -> dict[str, Any]:
    return page.ask("Follow", **{"of": of, "names": [], "step": None, "eyes": None, **more})


def replay(page: Page, of: str, step: int | None = None, eyes: str | None = None) -> Any:
    return page.ask("Replay", of=of, step=step, eyes=eyes)


def test_a_shared_deal_is_the_same_deal_under_other_names() -> None:
    page, other = playing(), Page()
    link = share(page, "deal")["link"]
    theirs = follow(other, link, names=["Cem", "Dora", "Emil"])
    assert [player["name"] for player in theirs["players"]] == ["Cem", "Dora", "Emil"]
    mine = Page().open("Cem", "Dora", "Emil:random")
    assert (theirs["view"], theirs["pledge"]) == (mine["view"], mine["pledge"])


def test_who_plays_a_deal_leaves_no_trace_in_its_fingerprint() -> None:
    page, other = playing(), Page()
    shared = share(page, "deal")
    follow(other, shared["link"], names=["Cem", "Dora", "Emil"])
    assert share(other, "deal")["deal"] == shared["deal"] == share(other, "match")["deal"]
    assert unfold(other, shared["link"])["deal"] == shared["deal"]
    page.open("Anna", "Ben", "Dot:random", seed=2)
    assert share(page, "deal")["deal"] != shared["deal"]


def test_bots_of_a_shared_deal_do_the_same() -> None:
    page = Page()
    page.open("Dot:random", "Bo:rule-of-thumb", game="parrot-box", seed=9)
    link = share(page, "deal")["link"]
    page.play_on(Random(1))
    other = Page()
    follow(other, link)
    other.play_on(Random(2))
    assert other.now["save"] == page.now["save"]


def test_a_deal_that_was_played_carries_its_scores() -> None:
    page = Page()
    page.ask("Load", save=OVER, eyes=None)
    found = unfold(page, share(page, "deal")["link"])
    assert (found["kind"], found["turns"], found["over"]) == ("deal", 0, False)
    assert found["scores"] == page.now["outcome"]["scores"]
    assert unfold(page, share(playing(), "deal")["link"])["scores"] == []


@EVERY_GAME
def test_the_deal_of_a_day_is_the_same_for_everybody(name: str) -> None:
    page, other = Page(), Page()
    link = page.ask("Today", game=name, date="2026-02-28")["link"]
    found = unfold(page, link)
    assert (found["kind"], found["game"], found["date"]) == ("day", name, "2026-02-28")
    one = follow(page, link, names=["Anna", "Mo", "Kit", "Zaz"])
    two = follow(other, link, names=["Ben", "Mo", "Kit", "Zaz"])
    assert one["view"] == two["view"]
    assert share(page, "day", date="2026-02-28")["link"] == link
    assert share(page, "day", date="2026-03-01")["code"] == "not-of-that-day"


def test_a_match_goes_on_elsewhere_from_the_same_move() -> None:
    page, other = playing(), Page()
    follow(other, share(page, "match")["link"])
    assert other.look("b") == page.look("b")
    page.play_on(Random(4))
    other.play_on(Random(4))
    assert other.now["save"].splitlines()[:-1] == page.now["save"].splitlines()[:-1]


def test_how_it_lies_to_my_own_match_is_told() -> None:
    page = playing()
    earlier, save = share(page, "match")["link"], page.now["save"]
    assert unfold(page, earlier, mine=save)["comparison"] == {"how": "same", "turn": None}
    page.step(Random(5))
    now = page.now["save"]
    later = share(page, "match")["link"]
    assert unfold(page, earlier, mine=now)["comparison"]["how"] == "behind"
    assert unfold(page, later, mine=save)["comparison"]["how"] == "ahead"
    assert unfold(page, later, mine=OVER)["comparison"]["how"] == "another"
    assert unfold(page, later)["comparison"] is None


def test_a_past_that_was_changed_is_told_by_a_mark() -> None:
    page = playing()
    sent = share(page, "match")
    assert unfold(page, sent["link"])["mark"] == sent["mark"]
    page.step(Random(5))
    later = share(page, "match")
    assert unfold(page, later["link"], mark=sent["mark"])["kept"] == "kept"
    assert unfold(page, sent["link"], mark=later["mark"])["kept"] == "taken-back"
    assert unfold(page, share(playing(13), "match")["link"], mark="1-" + "0" * 16)["kept"] == (
        "changed"
    )
    assert unfold(page, sent["link"], mark="?")["code"] == "not-a-mark"


def test_what_is_sent_to_somebody_is_seen_by_that_seat_alone() -> None:
    page, other = playing(), Page()
    link = share(page, "match", to="b")["link"]
    assert unfold(other, link)["to"] == "b"
    assert follow(other, link, eyes="a")["code"] == "no-such-seat"
    assert replay(other, link, eyes="a")["code"] == "no-such-seat"
    assert follow(other, link, eyes="b")["view"] == page.look("b")["view"]
    assert share(page, "match", to="c")["code"] == "no-such-seat"  # a bot


def test_a_link_that_cannot_be_read_leaves_the_table_alone() -> None:
    page = playing()
    before = page.look("b")
    link = share(page, "match")["link"]
    for text in ("", link[:-1], "<script>", "x" * 10_000, "__proto__"):
        for kind, fields in (
            ("Unfold", {"link": text, "mine": None, "mark": None}),
            ("Follow", {**FOLLOW, "of": text}),
            ("Replay", {"of": text, "step": None, "eyes": None}),
            ("Retell", {"of": text, "eyes": None}),
            ("Point", {"of": text, "step": 0}),
        ):
            reply = page.ask(kind, **fields)
            assert reply["type"] == "Unread"
            assert reply["code"].startswith("link-")
    assert page.look("b") == before


def test_only_following_changes_the_running_table() -> None:
    page = playing()
    before, link = page.look("b"), share(page, "match")["link"]
    unfold(page, link, mine=OVER)
    replay(page, OVER, step=3, eyes="c")
    page.ask("Retell", of=OVER, eyes="c")
    page.ask("Point", of=OVER, step=3)
    page.ask("Today", game="parrot-box", date="2026-02-28")
    follow(page, OVER, step=10**6)
    follow(page, link, eyes="c")
    assert page.look("b") == before


@EVERY_GAME
def test_a_match_that_is_over_can_be_seen_step_by_step_by_any_eyes(name: str) -> None:
    table = ended(name)
    page, save, game = Page(), write_save(table), table.match.game
    last = len(table.match.turns)
    for step in (0, 1, last // 2, last):
        found = replay(page, save, step, "b")
        assert (found["step"], found["steps"], found["over"]) == (step, last, True)
        assert (found["outcome"] is not None) == (step == last)
        state = table.steps[step].state
        assert found["view"] == encode(game.kinds.view, game.view(state, 1))
        assert replay(page, write_link(MatchLink(table, step)), None, "b") == found


def test_a_replay_tells_what_the_log_tells() -> None:
    page = Page()
    page.ask(
        "Load", save=write_save(ended("party-bugs", kinds=(None, "random", "random"))), eyes=None
    )
    save = page.now["save"]
    for step, turn in enumerate(page.ask("Read", eyes="a", last=None)["turns"]):
        found = replay(page, save, step, "a")
        assert (found["chapter"], found["events"]) == (turn["chapter"], turn["events"])


@EVERY_GAME
def test_what_is_retold_is_what_a_replay_tells_step_by_step(name: str) -> None:
    page, table = Page(), ended(name)
    link = write_link(MatchLink(table, 2))
    for eyes in (None, "b"):
        found = page.ask("Retell", of=link, eyes=eyes)
        assert (found["game"], found["step"], found["over"]) == (name, 2, True)
        for step in (0, 1, 2, len(table.steps) // 2, len(table.steps) - 1):
            shown = replay(page, link, step, eyes)
            assert found["told"][step] == {key: shown[key] for key in ("chapter", "events")}
            assert found["players"] == shown["players"]
        assert len(found["told"]) == len(table.steps)


def test_a_step_of_what_is_over_becomes_a_link_beside_the_running_table() -> None:
    page, table = playing(), ended("party-bugs")
    before, last = page.look("b"), len(table.steps) - 1
    for of in (OVER, write_link(MatchLink(table, 5))):
        shared = page.ask("Point", of=of, step=9)
        assert read_link(shared["link"]) == MatchLink(table, 9)
        assert unfold(page, shared["link"])["mark"] == shared["mark"]
    assert page.ask("Point", of=OVER, step=last)["type"] == "Shared"
    assert page.ask("Point", of=OVER, step=last + 1)["code"] == "no-such-step"
    assert page.look("b") == before


def test_what_goes_on_is_not_pointed_at_and_a_deal_has_no_steps() -> None:
    page = playing()
    deal = share(page, "deal")["link"]
    assert page.ask("Point", of=page.now["save"], step=1)["code"] == "not-over"
    assert page.ask("Point", of=deal, step=0)["code"] == "nothing-to-replay"
    assert page.ask("Retell", of=deal, eyes=None)["code"] == "nothing-to-replay"


def test_a_match_that_goes_on_is_replayed_by_its_people_alone() -> None:
    page = playing()
    save = page.now["save"]
    assert replay(page, save, 5, "c")["code"] == "no-such-seat"  # a bot
    assert replay(page, save, 5, "b")["type"] == "Replayed"
    assert page.ask("Retell", of=save, eyes="c")["code"] == "no-such-seat"
    assert not page.ask("Retell", of=save, eyes="b")["over"]
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


def test_names_are_given_to_deals_alone_and_to_every_seat() -> None:
    page = playing()
    deal = share(page, "deal")["link"]
    assert follow(page, deal, names=["Anna"])["code"] == "wrong-number-of-players"
    assert follow(page, OVER, names=["Anna", "Ben", "Cem"])["code"] == "bad-name"
    assert follow(page, deal, step=0)["code"] == "no-such-step"


def test_a_link_that_was_unfolded_can_be_followed() -> None:
    page = Page()
    table = opened(ended("parrot-box").match)
    link = write_link(MatchLink(table))
    assert unfold(page, link)["over"]
    follow(page, link)
    assert read_save(page.now["save"]).match == table.match
    assert read_link(share(page, "match")["link"]) == read_link(link)


def test_what_is_unfolded_does_not_tell_what_was_dealt() -> None:
    page = Page()
    page.open("Anna", "Ben", game="parrot-box", options=("deal 1 7 3 P 0 12 12 5",))
    found = unfold(page, share(page, "match")["link"])
    assert found["options"] == ["seats 2"]
    assert "seed" not in found
