"""Bots at the page: their characters, their thinking, their advice, and why they moved so."""

from __future__ import annotations

import re
from collections.abc import Callable

from e2e.access import found_by_axe, lost, too_small
from e2e.table import Seen, at_home, begin, continued, go_home, match_of, played, remembering
from e2e.test_secrets import secrets_of
from e2e.visit import Visit, probe, until
from engine.games.party_bugs.state import Hiding, Scored, State, Taking

FACE = "({ company }, face, colour) => company.bot(face, colour)"


def told(seen: Seen, part: str) -> str:
    """What stands there, as soon as it does."""
    found = seen.page.locator(part).first
    return until(lambda: found.inner_text() if found.count() else "", part)


def thought_through(seen: Seen) -> None:
    until(lambda: seen.page.locator(".sheet [role=status]").inner_text(), "the end of the thought")


def advised(seen: Seen) -> list[str]:
    """Opens the sheet; what is said and weighed there, the best first."""
    seen.page.locator(".bar-hint").tap()
    thought_through(seen)
    said: list[str] = seen.page.locator(
        ".sheet-hint :is(.hint-words, .hint-alike)"
    ).all_inner_texts()
    return said + seen.page.locator(".weighed-line").all_inner_texts()


def test_a_hint_says_a_sentence_first_and_numbers_on_request_and_plays_nothing(
    visit: Visit,
) -> None:
    remembering(visit, "pb")
    seen = begin(visit)
    page = seen.page
    seen.wait()
    before = seen.save()
    page.locator(".bar-hint").focus()
    page.keyboard.press("Enter")
    thought_through(seen)
    lines = page.locator(".weighed-line")
    best = page.locator(".hint-best").inner_text().removeprefix("Best: ")
    assert page.locator(".hint-reason").inner_text()
    assert not lines.first.is_visible()
    assert found_by_axe(page) + too_small(page) == []
    page.locator(".numbers-show").focus()
    page.keyboard.press("Enter")
    assert lines.first.is_visible()
    assert len(lines.all()) == 3
    assert "Best" in lines.first.inner_text()
    assert best in lines.first.inner_text()
    assert found_by_axe(page) + too_small(page) == []
    page.keyboard.press("Escape")
    until(lambda: seen.look().sheet is None, "the sheet to close")
    assert page.locator(":focus").get_attribute("aria-label") == "Hint"

    told = advised(seen)
    assert lines.first.is_visible()  # who wanted numbers has them again
    page.reload()
    seen.wait()
    assert advised(seen) == told  # and they are the same
    page.get_by_role("button", name="Show me").tap()
    picked = page.locator(".card-button[aria-pressed=true]").get_attribute("data-move")
    table = seen.table()
    legal = table.match.game.legal_moves(table.state, 0)
    assert picked in [table.match.game.write_move(move) for move in legal]
    assert seen.save() == before


def taking(state: State) -> bool:
    """A person is to choose from the floor."""
    return isinstance(state.phase, Taking) and len(state.floor) == 3 and bool(state.phase.played)


def test_a_hint_that_all_look_at_follows_from_what_all_know(visit: Visit) -> None:
    remembering(visit, "ppp")
    seen = continued(visit, played(match_of("ppp", ("hidden-dancer",)), taking))
    seen.wait()
    assert len(advised(seen)) > 1
    html: str = seen.page.evaluate("document.documentElement.outerHTML")
    for card in secrets_of(seen.table().state, None):
        assert not re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", html)


WHEN: dict[str, tuple[Callable[[State], bool], str]] = {
    "closed": (lambda state: isinstance(state.phase, Hiding) and any(state.phase.chosen), "secret"),
    "as-seen": (lambda state: isinstance(state.phase, Taking), "still hidden"),
    "open": (lambda state: isinstance(state.phase, Scored), "what I really thought"),
}


def test_a_bot_says_why_as_far_as_it_may(visit: Visit) -> None:
    remembering(visit, "ppp")
    seen = at_home(visit)
    for stop, said in WHEN.values():
        continued(visit, played(match_of("tpt", ("hidden-dancer",)), stop), seen=seen)
        seen.wait()
        ask(seen)
        assert said in told(seen, ".why-said")
        if said != "secret":
            assert told(seen, ".why-because")
        assert found_by_axe(seen.page) == []
        while seen.look().sheet:
            seen.page.keyboard.press("Escape")
        go_home(seen)


def ask(seen: Seen) -> None:
    """Beside the table; or in the log, where the match is over."""
    if seen.look().result:
        seen.tap(seen.look().named("Log"))
        seen.page.locator(".log-why").first.tap()
    else:
        seen.page.locator(".saying-why").tap()


def test_who_was_chosen_at_the_set_up_sits_at_the_table(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = at_home(visit)
    page = seen.page
    page.locator("button.tile-party-bugs").tap()
    page.get_by_role("combobox", name="Who plays Ben").select_option("expert")
    page.get_by_role("button", name="Ben: character").tap()
    page.locator("label:has([data-temper=spiteful])").tap()
    assert "Wanda" in page.locator(".character").inner_text()
    assert found_by_axe(page) + too_small(page) + lost(page) == []
    page.get_by_role("button", name="Play", exact=True).tap()
    for _ in range(2):
        seen.wait()
        assert seen.table().match.players[1].bot == "expert-spiteful"
        face = page.locator(".seat[data-seat='1'] .seat-token").get_attribute("src")
        assert face == probe(page, FACE, "wasp", 1)
        page.reload()


def test_who_leaves_while_a_bot_thinks_is_not_kept_waiting(visit: Visit) -> None:
    remembering(visit, "pm")
    seen = begin(visit)
    begun = "performance.getEntriesByName('thought begun').length > 0"
    until(lambda: seen.page.evaluate(begun), "a bot that thinks")
    before = seen.save()
    go_home(seen)
    assert seen.save() == before
    seen.page.locator("button.match-go").first.tap()
    assert seen.wait().choices
    assert seen.table().match.players[1].bot == "master"
