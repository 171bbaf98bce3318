"""A link opens what is in it, and touches nothing that is here already unless it is told to."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32
from dataclasses import replace
from random import Random

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.eyes import cards_on
from e2e.links import arrive, at_the_table, catching, caught, link_of, to_match, told
from e2e.table import MOTHS, PARROTS, Seen, at_home, continued, go_home, match_of, remembering
from e2e.table import begin as begun
from e2e.visit import Visit, probe, tap, until
from engine.core.cards import write_card
from engine.games.party_bugs.state import Choosing
from engine.links.compared import deal_of
from engine.links.link import read_link, write_link
from engine.links.values import DealLink
from engine.table.match import Player
from engine.table.saves import read_save
from engine.table.table import Table, awaited, opened, submit
from tests.table.ended import ended

GAMES = ("party-bugs", PARROTS, MOTHS)
SAVES = """async ({ matches }) => {
    const all = await matches.listMatches();
    return Promise.all(all.map(async ({ id }) => (await matches.loadMatch(id)).text));
}"""
# How the history knew the table before it was stored.
AS_BEGUN = """() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, ...others) => {
        if (state.screen === "play" && !state.params.matchId) globalThis.asBegun = state;
        replace(state, ...others);
    };
}"""
HOSTILE = "<img src=x onerror=caught=1>"


def after(
    turns: int,
    players: str = "pp",
    options: tuple[str, ...] = (),
    *,
    game: str = "party-bugs",
    seed: int = 1,
) -> Table:
    """Some turns of chance."""
    table, chance = opened(match_of(players, options, game=game, seed=seed)), Random(seed)
    for _ in range(turns):
        table = one_further(table, chance)
    return table


def one_further(table: Table, chance: Random) -> Table:
    seat = awaited(table)[0]
    legal = table.match.game.legal_moves(table.state, seat)
    return submit(table, table.revision, seat, chance.choice(legal))


def stored(seen: Seen) -> list[Table]:
    return [read_save(text) for text in probe(seen.page, SAVES)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_the_same_move(visit: Visit, game: str) -> None:
    remembering(visit, "ppp")
    table = after(20, "ppp", game=game)
    seen = at_the_table(arrive(visit, to_match(table)))
    assert seen.table().match == table.match
    assert seen.page.evaluate("location.hash") == ""


def test_after_a_reload_it_is_still_there_and_the_way_back_leads_home(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_the_table(arrive(visit, to_match(after(9))))
    seen.page.reload()
    at_the_table(seen)
    assert len(stored(seen)) == 1
    tap(seen.page, "Menu")
    tap(seen.page, "Leave to the start page")
    until(lambda: seen.look().screen == "home", "home")
    assert seen.page.locator("button.match-go").count() == 1


@pytest.mark.parametrize("begin", ["a link", "the set-up"])
def test_who_comes_back_before_it_was_noted_finds_the_same_game(visit: Visit, begin: str) -> None:
    """A page may go after the match was stored and before the history knows of it."""
    remembering(visit, "pp")
    visit.prepare(f"({AS_BEGUN})()")
    if begin == "a link":
        seen = at_the_table(arrive(visit, to_match(after(9))))
    else:
        seen = at_the_table(begun(visit))
    until(lambda: seen.page.evaluate("history.state.params.matchId"), "the match to be noted")
    [match] = [table.match for table in stored(seen)]
    seen.page.evaluate("history.replaceState(asBegun, '')")
    seen.page.reload()
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [match]


def test_a_link_that_comes_into_the_open_page_opens_too(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = at_home(visit)
    table = after(7)
    # Messengers take a full stop for a part of it.
    at_the_table(arrive(seen, to_match(table) + "."))
    assert seen.table().match == table.match


def test_who_it_was_sent_to_sees_the_own_hand_and_no_other(visit: Visit) -> None:
    remembering(visit, "ppp")
    table = after(2, "ppp")
    assert isinstance(table.state.phase, Choosing)
    seat = awaited(table)[0]
    seen = at_the_table(arrive(visit, to_match(table, to=seat)))
    assert seen.look().curtain is None
    hands = [{write_card(card) for card in hand} for hand in table.state.hands]
    there = cards_on(seen.page)
    assert hands[seat] <= there
    assert not any(hand & there for other, hand in enumerate(hands) if other != seat)


def test_an_older_link_to_a_match_that_is_here_changes_nothing(visit: Visit) -> None:
    remembering(visit, "pp")
    seen = continued(visit, after(12))
    go_home(seen)
    arrive(seen, to_match(after(9)))
    told(seen)
    assert seen.page.locator(".link-match[data-how=behind]").count() == 1
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Go on playing")
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [after(12).match]


def test_who_was_to_move_here_is_asked_and_told_what_happened_meanwhile(visit: Visit) -> None:
    """Somebody has moved for this phone: its owner on another one, or who should not."""
    remembering(visit, "pp")
    mine = after(9)
    to = awaited(mine)[0]
    seen = at_the_table(arrive(visit, to_match(mine, to=to)))
    arrive(seen, to_match(after(14), to=to))
    assert "5 moves further" in told(seen)
    assert seen.page.locator(".link-match[data-how=ahead]").count() == 1
    assert seen.page.locator(".link-since li").count() > 0
    assert found_by_axe(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Go on from the link")
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [after(14).match]


def test_what_went_another_way_becomes_a_second_game_if_one_likes(visit: Visit) -> None:
    remembering(visit, "pp")
    mine = after(12)
    other = one_further(replace_turns(mine, 8), Random(4))
    assert other.match.turns != mine.match.turns[:9]
    seen = continued(visit, mine)
    go_home(seen)
    arrive(seen, to_match(other))
    assert "move 9" in told(seen)
    tap(seen.page, "Open it as a second game")
    at_the_table(seen)
    assert {table.match for table in stored(seen)} == {mine.match, other.match}


def replace_turns(table: Table, turns: int) -> Table:
    return opened(replace(table.match, turns=table.match.turns[:turns]))


def test_a_changed_past_is_noticed_even_when_the_match_was_deleted(visit: Visit) -> None:
    remembering(visit, "pp")
    mine = after(12)
    seen = at_the_table(arrive(visit, to_match(mine)))
    tap(seen.page, "Menu")
    tap(seen.page, "Leave to the start page")
    tap(seen.page, "More about this game")
    tap(seen.page, "Delete")
    tap(seen.page, "Delete it")
    until(lambda: stored(seen) == [], "an empty shelf")
    chance = Random(4)
    other = replace_turns(mine, 8)
    for _ in range(6):
        other = one_further(other, chance)
    arrive(seen, to_match(other))
    for _ in range(2):
        told(seen)
        assert seen.page.locator(".link-match[data-how=changed]").count() == 1
        # Who was only asked has not agreed.
        seen.page.reload()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_with_the_same_cards_under_the_own_name(visit: Visit, game: str) -> None:
    remembering(visit, "pbb")
    match = match_of("ptt", game=game, seed=77)
    theirs = replace(match, players=(Player("Zoe", None), *match.players[1:]))
    seen = arrive(visit, DealLink(theirs, (30, 20, 10)))
    assert "Zoe got 30 points" in told(seen)
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
    assert lost(seen.page) == []
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    mine = seen.table().match
    assert [player.name for player in mine.players] == ["Anna", "Ben", "Cem"]
    assert deal_of(mine) == deal_of(match)


def test_a_name_of_a_deal_that_is_taken_is_said(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = arrive(visit, DealLink(match_of("ptt")))
    told(seen)
    assert seen.page.get_by_text("Your name").is_visible()
    field = seen.page.get_by_label("Your name")
    field.fill("Ben")
    tap(seen.page, "Play these cards")
    assert "There is another Ben" in seen.page.locator(".link-name .warning").inner_text()
    field.fill("Benno")
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    assert seen.table().match.players[0].name == "Benno"


def newer(link: str) -> str:
    """The same in a version to come."""
    octets = urlsafe_b64decode(link + "=" * (-len(link) % 4))
    body = bytes([octets[0] & 15 | 2 << 4]) + octets[1:-4]
    return urlsafe_b64encode(body + crc32(body).to_bytes(4)).decode().rstrip("=")


GOOD = to_match(after(12))


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (GOOD[:-1], "link-broken"),
        (GOOD[:40] + "A" + GOOD[41:], "link-broken"),
        (newer(GOOD), "link-newer"),
        ("<script>caught=1</script>", "link-other-thing"),
        ("%3Cimg%20src=x%20onerror=caught=1%3E", "link-other-thing"),
        ("__proto__", "link-broken"),
        ("constructor", "link-broken"),
        ("A" * 30_000, "link-too-long"),
    ],
)
def test_a_bad_link_is_a_sentence_with_a_way_on(visit: Visit, link: str, code: str) -> None:
    remembering(visit, "pb")
    seen = at_the_table(continued(visit, after(9)))
    before = stored(seen)
    arrive(seen, link)
    assert len(told(seen)) > 20
    assert seen.page.locator(".link-trouble").get_attribute("data-code") == code
    assert found_by_axe(seen.page) == []
    assert seen.page.evaluate("globalThis.caught") is None
    seen.page.go_back()
    at_the_table(seen)
    assert [table.match for table in stored(seen)] == [table.match for table in before]


def test_names_in_a_link_stay_text(visit: Visit) -> None:
    remembering(visit, "pb")
    match = match_of("ptt", seed=3)
    names = (HOSTILE, "__proto__", "\u202eneB")
    players = tuple(replace(each, name=name) for each, name in zip(match.players, names))
    link = write_link(DealLink(replace(match, players=players), (1, 2, 3)))
    seen = arrive(visit, link)
    assert HOSTILE in told(seen)
    tap(seen.page, "Play these cards")
    at_the_table(seen)
    assert seen.page.evaluate("globalThis.caught") is None


def test_a_link_is_read_in_german_too(visit: Visit) -> None:
    remembering(visit, "pb", language="de")
    seen = arrive(visit, GOOD[:-2])
    assert "beschädigt" in told(seen)


def test_an_answer_to_a_shared_deal_is_compared_with_the_own_game(visit: Visit) -> None:
    """Anna plays a deal and sends it on; what comes back says how Zoe did with it."""
    catching(visit)
    remembering(visit, "pbb")
    table = ended("party-bugs", kinds=(None, "novice", "novice"))
    seen = continued(visit, table)
    tap(seen.page, "Share")
    tap(seen.page, "Send …")
    sent = read_link(link_of(caught(seen)))
    assert isinstance(sent, DealLink)
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    assert sent.scores == outcome.scores
    zoe = (Player("Zoe", None), *sent.match.players[1:])
    answer = DealLink(replace(sent.match, players=zoe), (sent.scores[0] + 5, *sent.scores[1:]))
    tap(seen.page, "Close")
    arrive(seen, answer)
    told(seen)
    tap(seen.page, "Compare")
    rival = seen.page.locator(".rival")
    rival.wait_for()
    assert "Zoe" in rival.inner_text()
    assert rival.locator(".is-better").count() >= 1
    assert len(stored(seen)) == 1
