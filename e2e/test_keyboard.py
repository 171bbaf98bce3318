"""Without a touch or a mouse: Tab, the arrows, Enter and Space play a whole game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from e2e import parrots
from e2e.table import Seen, at_home, continued, go_home, match_of, played, remembering
from e2e.visit import Visit, until
from engine.games.party_bugs.state import Choosing, State

FOCUSED = """() => {
    const node = document.activeElement;
    return {
        name: node.getAttribute("aria-label") ?? node.textContent.trim(),
        kind: node.className.split(" ")[0],
        tag: node.tagName,
    };
}"""
MOST_STOPS = 40


def focused(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(FOCUSED)
    return found


def tab_to(page: Page, part: str, *kinds: str) -> dict[str, str]:
    """On to the next thing of such a name or kind; the way there goes over no nothing."""
    for _ in range(MOST_STOPS):
        now = focused(page)
        if (part and part in now["name"] and now["tag"] == "BUTTON") or now["kind"] in kinds:
            return now
        page.keyboard.press("Tab")
    raise AssertionError(f"no {part or kinds} within {MOST_STOPS} stops")


def play_by_keys(seen: Seen, chance: Random, most: int = 10_000) -> int:
    """To the result, or for so many choices; how often somebody had to choose."""
    page = seen.page
    choices = 0
    while choices < most:
        sight = seen.wait()
        now = focused(page)
        assert now["tag"] != "BODY", sight
        if sight.result:
            return choices
        choices += 1
        if sight.curtain:
            assert now["kind"] == "curtain-hold"
            page.keyboard.down(chance.choice(["Enter", "Space"]))
            until(lambda: not seen.has(".curtain"), "the curtain to open")
            page.keyboard.up("Enter")
            page.keyboard.up("Space")
        elif sight.sheet:
            tab_to(page, "", "choice")
            for _ in range(chance.randrange(3)):
                page.keyboard.press("Tab")
            tab_to(page, "", "choice")
            page.keyboard.press("Enter")
        else:
            choose_by_keys(seen, chance)
    return choices


def choose_by_keys(seen: Seen, chance: Random) -> None:
    page = seen.page
    extras = seen.look().of_kind("extra")
    if extras and (chance.random() < 0.5 or not seen.look().of_kind("card-button")):
        choices = seen.look().choices
        tab_to(page, "", "extra")
        page.keyboard.press("Space")
        until(lambda: seen.look().sheet or seen.look().choices != choices, "what it leads to")
        return
    tab_to(page, "", "card-button")
    for _ in range(chance.randrange(4)):
        page.keyboard.press(chance.choice(["ArrowRight", "ArrowLeft", "End", "Home", "Tab"]))
    picked = tab_to(page, "", "card-button")
    page.keyboard.press("Enter")
    assert focused(page) == picked
    confirm_by_keys(seen)


def confirm_by_keys(seen: Seen) -> None:
    def done() -> bool:
        # The same key once more; pressed too soon, it is no second thought.
        if seen.has(".bar-confirm:not([hidden])"):
            seen.page.keyboard.press("Enter")
        # At a calm table a sheet may ask something else first.
        return seen.has("dialog") or not seen.has(".bar-confirm:not([hidden])")

    until(done, "the move to be made")


def begin_by_keys(visit: Visit, game: str) -> Seen:
    seen = at_home(visit)
    page = seen.page
    tab_to(page, game)
    page.keyboard.press("Enter")
    until(lambda: seen.look().screen == "setup", "the set-up")
    assert focused(page)["tag"] == "H1"
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    return seen


def ends_soon(state: State) -> bool:
    return len(state.hands[0]) == 2 and isinstance(state.phase, Choosing)


def test_by_keys_a_game_begins_and_ends(visit: Visit) -> None:
    options = ("hidden-dancer",)
    remembering(visit, "pp", options, chance=21)
    seen = begin_by_keys(visit, "Party Bugs")
    assert play_by_keys(seen, Random(21), most=10) == 10
    go_home(seen)
    seen = continued(visit, played(match_of("pp", options), ends_soon), seen=seen)
    assert play_by_keys(seen, Random(21)) > 6
    tab_to(seen.page, "Home")
    seen.page.keyboard.press("Enter")
    until(lambda: seen.look().screen == "home", "the home screen")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "options"),
    [("pp", ("hidden-dancer",)), ("rpr", ("hidden-dancer", "mirror"))],
)
def test_a_whole_game_by_keys(visit: Visit, players: str, options: tuple[str, ...]) -> None:
    remembering(visit, players, options, chance=21)
    seen = begin_by_keys(visit, "Party Bugs")
    page = seen.page
    chance = Random(21)
    rounds = 0
    while True:
        rounds += play_by_keys(seen, chance)
        table = seen.table()
        if table.match.game.outcome(table.state) is not None:
            break
        tab_to(page, "Deal the next game")
        page.keyboard.press("Enter")
        until(lambda: not seen.has(".result"), "the next game")
    assert rounds > 40
    tab_to(page, "Home")
    page.keyboard.press("Enter")
    until(lambda: seen.look().screen == "home", "the home screen")


def test_a_round_of_parrot_box_by_keys(visit: Visit) -> None:
    remembering(visit, "pb", chance=3)
    seen = begin_by_keys(visit, "Parrot Box")
    assert play_by_keys(seen, Random(3)) > 6
    tab_to(seen.page, "Deal the next round")
    seen.page.keyboard.press("Enter")
    until(lambda: not seen.has(".result"), "the next round")
    assert seen.table().state.round == 2
    seen.wait()
    assert focused(seen.page)["tag"] != "BODY"


def test_by_keys_a_parrot_floats(visit: Visit) -> None:
    remembering(visit, "pb")
    seen = continued(visit, dict(parrots.moments("pb"))["holding"])
    page = seen.page
    seen.wait()
    tab_to(page, "Let the Parrot float")
    page.keyboard.press("Space")
    until(lambda: focused(page)["name"] == "No float", "the way back to keep its focus")
    tab_to(page, "Let the Parrot fly here")
    before = seen.revision()
    page.keyboard.press("Enter")
    confirm_by_keys(seen)
    until(lambda: seen.revision() > before, "the float")
    assert page.evaluate("document.activeElement !== document.body")


def test_escape_puts_a_card_back_and_closes_what_is_open(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = begin_by_keys(visit, "Party Bugs")
    page = seen.page
    seen.wait()
    tab_to(page, "", "card-button")
    page.keyboard.press("Space")
    assert seen.has(".bar-confirm:not([hidden])")
    page.keyboard.press("Escape")
    assert not seen.has(".bar-confirm:not([hidden])")
    tab_to(page, "Menu")
    page.keyboard.press("Enter")
    assert seen.look().sheet == "Menu"
    page.keyboard.press("Escape")
    until(lambda: seen.look().sheet is None, "the sheet to close")
    assert focused(page)["name"] == "Menu"
    assert len(seen.table().match.turns) == 2  # the bots' alone
