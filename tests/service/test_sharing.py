"""Links through the page's door: shared, unfolded, followed."""

from random import Random
from typing import Any

import pytest

from engine import sharing, unfolding
from engine.links.link import read_link, write_link
from engine.links.values import MatchLink
from engine.table.saves import read_save, write_save
from engine.table.table import opened
from tests.service.door import Page
from tests.service.linked import EVERY_GAME, FOLLOW, OVER, follow, playing, replay, share, unfold
from tests.table.ended import ended


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
    assert other.look(1) == page.look(1)
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
    link = share(page, "match", to=[1])["link"]
    assert unfold(other, link)["to"] == [1]
    assert follow(other, link, eyes=0)["code"] == "no-such-seat"
    assert replay(other, link, eyes=0)["code"] == "no-such-seat"
    assert follow(other, link, eyes=1)["view"] == page.look(1)["view"]
    assert share(page, "match", to=[2])["code"] == "no-such-seat"  # a bot


def test_a_link_that_cannot_be_read_leaves_the_table_alone() -> None:
    page = playing()
    before = page.look(1)
    link = share(page, "match")["link"]
    for text in ("", link[:-1], "<script>", "x" * 10_000, "__proto__"):
        for kind, fields in (
            ("Unfold", {"link": text, "mine": None, "mark": None, "phone": None}),
            ("Follow", {**FOLLOW, "of": text}),
            ("Replay", {"of": text, "step": None, "eyes": None}),
            ("Retell", {"of": text, "eyes": None}),
            ("Point", {"of": text, "step": 0}),
        ):
            reply = page.ask(kind, **fields)
            assert reply["type"] == "Unread"
            assert reply["code"].startswith("link-")
    assert page.look(1) == before


def test_only_following_changes_the_running_table() -> None:
    page = playing()
    before, link = page.look(1), share(page, "match")["link"]
    unfold(page, link, mine=OVER)
    replay(page, OVER, step=3, eyes=2)
    page.ask("Retell", of=OVER, eyes=2)
    page.ask("Point", of=OVER, step=3)
    page.ask("Today", game="parrot-box", date="2026-02-28")
    follow(page, OVER, step=10**6)
    follow(page, link, eyes=2)
    assert page.look(1) == before


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


def test_a_link_is_read_once_to_be_looked_at_and_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at as it comes, then beside what lies here, then from another step on."""
    done: list[str] = []

    def counted(module: Any, name: str) -> None:
        does = getattr(module, name)

        def counting(asked: Any) -> Any:
            done.append(name)
            return does(asked)

        monkeypatch.setattr(module, name, counting)

    for module, name in ((sharing, "reading"), (unfolding, "decided_in"), (unfolding, "heads_of")):
        counted(module, name)
    table = ended("parrot-box")
    page, link = Page(), write_link(MatchLink(table))
    unfold(page, link)
    page.ask("Unfold", link=link, mine=write_save(table), mark=None, phone=None)
    follow(page, link, step=3)
    assert follow(page, link)["save"]
    assert sorted(done) == ["decided_in", "heads_of", "reading"]


def test_what_is_unfolded_does_not_tell_what_was_dealt() -> None:
    page = Page()
    page.open("Anna", "Ben", game="parrot-box", options=("deal 1 7 3 P 0 12 12 5",))
    found = unfold(page, share(page, "match")["link"])
    assert found["options"] == ["seats 2"]
    assert "seed" not in found


def test_two_of_three_go_on_elsewhere_and_the_third_hand_stays_closed() -> None:
    page, other = Page(), Page()
    page.open("Anna", "Ben", "Cem")
    for _ in range(8):
        page.step(Random(3))
    link = share(page, "match", to=[0, 2])["link"]
    assert unfold(other, link)["to"] == [0, 2]
    for eyes in (0, 2):
        assert follow(other, link, eyes=eyes)["view"] == page.look(eyes)["view"]
        assert replay(other, link, eyes=eyes)["type"] == "Replayed"
    assert follow(other, link, eyes=1)["code"] == "no-such-seat"
    assert replay(other, link, eyes=1)["code"] == "no-such-seat"
    for nobody in ([], [2, 0], [0, 0], [3], [-1]):
        assert share(page, "match", to=nobody)["code"] == "no-such-seat"


PHONE = {"secret": "0" * 32, "here": [0], "seen": ""}


def test_a_link_carries_the_marks_of_phones_and_tells_what_was_not_seen_from_them() -> None:
    page = Page()
    page.open("Anna", "Ben", "Cem")
    first = share(page, "match", to=[1], phone=PHONE)
    assert first["seen"].startswith("a0-")
    assert unfold(page, first["link"])["seen"] == first["seen"]
    save = page.now["save"]
    while page.now["revision"] < 7:
        page.step(Random(1))
    anna = share(page, "match", to=[1], phone=PHONE)["link"]
    other = share(page, "match", to=[1], phone={**PHONE, "secret": "1" * 32})["link"]
    ben = {"secret": "2" * 32, "here": [1], "seen": first["seen"]}
    told = {each["seat"] for each in unfold(page, anna, save, None, ben)["unseen"]}
    assert 0 not in told
    assert 1 in told  # nobody has moved for Ben on Ben's phone
    told = {each["seat"] for each in unfold(page, other, save, None, ben)["unseen"]}
    assert 0 in told
    assert unfold(page, other, save)["unseen"] == []  # nothing was said of phones
    assert unfold(page, anna, None, None, {**ben, "seen": "?"})["code"] == "not-a-mark"
    first_sight = unfold(page, anna, None, None, {**ben, "seen": ""})["unseen"]
    assert [each["seat"] for each in first_sight] == [1]  # whatever others did is believed


def test_half_a_letter_is_no_secret_of_a_phone() -> None:
    page = playing()
    answer = share(page, "match", to=[1], phone={**PHONE, "secret": "0\udcb0"})
    assert (answer["type"], answer["code"]) == ("Unread", "not-a-text")


def test_bots_of_a_match_that_goes_on_are_asked_again_without_telling_their_moves() -> None:
    page = playing()
    link = share(page, "match")["link"]
    before = page.look(1)
    replies: list[dict[str, Any]] = []
    while not replies or not replies[-1]["done"]:
        replies.append(page.ask("AskAgain", of=link, since=0, effort=1000))
    assert replies[-1] == {"type": "AskedAgain", "done": True, "odd": []}
    assert len(replies) > 3
    assert page.look(1) == before
    for effort in (0, -1, 10**7):
        reply = page.ask("AskAgain", of=link, since=0, effort=effort)
        assert reply["code"] == "number-out-of-range"
    for since in (-1, 10**7):
        assert page.ask("AskAgain", of=link, since=since, effort=1)["code"] == "no-such-step"
    deal = share(page, "deal")["link"]
    assert page.ask("AskAgain", of=deal, since=0, effort=1)["code"] == "nothing-to-replay"
