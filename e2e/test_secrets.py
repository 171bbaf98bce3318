"""No card is on the page, for eyes or for screen readers, when it is not its reader's to see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from e2e.eyes import RECORD, Watch, cards_on, spoken_by, without_addresses
from e2e.table import Seen, begin, continued, go_home, match_of, played, remembering
from e2e.visit import Visit, until
from engine.core.cards import face_of, write_card
from engine.games.party_bugs.state import Choosing, Scored, State
from engine.table.table import Table

BUGS = (
    "1, ballerina",
    "2, pirate",
    "3, chef",
    "4, witch",
    "5, astronaut",
    "6, cowboy",
    "7, mermaid",
    "8, knight",
    "9, rock star",
    "10, swimmer",
    "11, fairy",
    "12, ghost",
    "13, Party King",
)
HIDE = """(state) => {
    const now = { visibilityState: state, hidden: state === "hidden" };
    for (const [name, value] of Object.entries(now)) {
        Object.defineProperty(document, name, { value, configurable: true });
    }
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def secrets_of(state: State, owner: int | None) -> set[str]:
    """The cards that this owner's eyes, or nobody's, must not find: hands, piles, dancers."""
    hidden: list[Any] = [*state.piles]
    for seat, hand in enumerate(state.hands):
        if seat != owner:
            hidden += [hand, () if isinstance(state.phase, Scored) else [state.hidden[seat]]]
    return {write_card(card) for cards in hidden for card in cards if card is not None}


def check_curtain(seen: Seen) -> None:
    """Behind the curtain lies what everybody may see, and a screen reader finds not even that."""
    state = seen.table().state
    html: str = seen.page.evaluate("document.documentElement.outerHTML")
    for card in secrets_of(state, None):
        assert not re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", html)
    public = [*state.floor, *[card for display in state.displays for card in display]]
    for face, bug in enumerate(BUGS, 1):
        named = len(re.findall(rf"\b{bug}", html))
        assert named <= sum(face_of(card) == face for card in public), bug
    spoken = " ".join(spoken_by(seen))
    assert not [bug for bug in BUGS if bug in spoken]


def watched(seen: Seen, seed: int, *, most: int = 10_000) -> int:
    """Plays by chance, at most so many touches; how many curtains there were."""
    watch, chance = Watch(seen, secrets_of), Random(seed)
    curtains = touches = 0
    while touches < most:
        sight = seen.wait()
        watch.check()
        if sight.result:
            break
        touches += 1
        if sight.curtain:
            curtains += 1
            check_curtain(seen)
            seen.open_curtain(sight)
        else:
            seen.choose(chance.choice(sight.choices))
    assert watch.checked > touches
    return curtains


def ends_soon(state: State) -> bool:
    return len(state.hands[0]) == 2 and isinstance(state.phase, Choosing)


def test_the_first_rounds_and_the_last_show_each_card_to_its_owner_alone(visit: Visit) -> None:
    visit.prepare(f"({RECORD})()")
    remembering(visit, "ppp", ("hidden-dancer",), chance=11)
    seen = begin(visit)
    assert watched(seen, 11, most=16) >= 6
    go_home(seen)
    table = played(match_of("ppp", ("hidden-dancer",)), ends_soon)
    seen.page.evaluate("moments.splice(0)")  # of the match before
    assert watched(continued(visit, table, seen=seen), 11) >= 3
    assert isinstance(seen.table().state.phase, Scored)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "options"),
    [("ppp", ("hidden-dancer",)), ("pp", ("hidden-dancer", "mirror")), ("pbpr", ())],
)
def test_a_whole_game_shows_each_card_to_its_owner_alone(
    visit: Visit, players: str, options: tuple[str, ...]
) -> None:
    visit.prepare(f"({RECORD})()")
    remembering(visit, players, options, chance=11)
    assert watched(begin(visit), 11) >= 22


def twins() -> Iterator[Table]:
    """The same floor, all else another way round; Anna has chosen."""
    for seed in (1, 2):
        chance = Random(seed)
        deals = []
        for seat, first in zip("abc", (4, 9, 12)):
            others = [face for face in range(1, 14) if face != first]
            chance.shuffle(others)
            deals.append(" ".join(["deal 1", seat, *map(str, [first, *others])]))
        match = match_of("ppp", ("hidden-dancer", *deals))
        yield played(match, lambda state: any(state.phase.chosen))


@pytest.fixture(scope="module")
def lying(long_visit: Visit) -> Seen:
    """Anna and Ben have hidden a bug; Cem is to choose, and nobody has opened his hand yet."""
    remembering(long_visit, "ppp", ("hidden-dancer",), chance=3)
    seen = begin(long_visit)
    chance = Random(3)
    for _ in range(4):
        seen.step(chance)
    return seen


@pytest.fixture
def opened(lying: Seen) -> Seen:
    """Cem's hand lies open."""
    sight = lying.wait()
    if sight.curtain:
        assert sight.curtain == "Cem, it’s your move"
        lying.open_curtain(sight)
        lying.wait()
    assert hand_of(lying, 2) <= cards_on(lying.page)
    return lying


def hand_of(seen: Seen, seat: int) -> set[str]:
    return {write_card(card) for card in seen.table().state.hands[seat]}


def check_it_is_closed(seen: Seen) -> None:
    """Whoever looks at the page now may be somebody else."""
    assert seen.wait().curtain == "Cem, it’s your move"
    check_curtain(seen)


def test_a_page_that_is_hidden_shows_nothing_any_more(opened: Seen) -> None:
    opened.page.evaluate(HIDE, "hidden")
    assert not hand_of(opened, 2) & cards_on(opened.page)
    opened.page.evaluate(HIDE, "visible")
    check_it_is_closed(opened)


def test_a_page_without_the_focus_is_covered_and_there_again_for_who_comes_back(
    opened: Seen,
) -> None:
    """A task switcher pictures what it finds; a notification takes no hand away."""
    page = opened.page
    opened.tap(opened.look().named("Menu"))
    for back in ("focus", "pointerdown"):
        assert page.evaluate(PICTURED) == [True, True]
        page.evaluate("window.dispatchEvent(new Event('blur'))")
        assert page.evaluate(PICTURED) == [False, False]
        assert opened.look().curtain is None
        page.evaluate("(name) => window.dispatchEvent(new Event(name))", back)
    assert page.evaluate(PICTURED) == [True, True]
    page.keyboard.press("Escape")
    assert opened.wait().owner == 2
    assert hand_of(opened, 2) <= cards_on(page)


# Could somebody see a card, or a sheet above it?
PICTURED = """() => [
    [...document.querySelectorAll("[data-key]")].some((card) =>
        card.checkVisibility({ checkOpacity: true })),
    getComputedStyle(document.querySelector("dialog")).opacity !== "0",
]"""


def test_a_page_that_is_frozen_shows_nothing_any_more(opened: Seen) -> None:
    opened.page.evaluate("document.dispatchEvent(new Event('freeze'))")
    assert not hand_of(opened, 2) & cards_on(opened.page)
    check_it_is_closed(opened)


def test_a_page_that_is_loaded_anew_shows_nothing(opened: Seen) -> None:
    opened.page.reload()
    check_it_is_closed(opened)


def test_whoever_goes_back_and_forth_finds_the_curtain(opened: Seen) -> None:
    opened.page.go_back()
    until(lambda: opened.look().screen == "home", "the home screen")
    assert not cards_on(opened.page)
    opened.page.go_forward()
    check_it_is_closed(opened)


def test_whoever_reads_the_log_or_the_rules_finds_the_curtain(opened: Seen) -> None:
    hand = hand_of(opened, 2)
    opened.tap(opened.look().named("Menu"))
    opened.tap(opened.look().named("What has happened so far"))
    page = opened.page
    page.locator(".log-line").first.wait_for()
    told = page.locator("dialog").inner_text()
    assert "Cem draws" not in told
    assert "Anna hides a bug" in told
    page.locator(".log-line").first.tap()
    until(lambda: opened.look().screen == "rules", "the rules")
    assert not hand & cards_on(page)
    page.go_back()
    check_it_is_closed(opened)


def test_a_sheet_closes_with_the_curtain(opened: Seen) -> None:
    opened.tap(opened.look().named("Menu"))
    assert opened.look().sheet == "Menu"
    opened.page.evaluate(HIDE, "hidden")
    opened.page.evaluate(HIDE, "visible")
    check_it_is_closed(opened)
    assert opened.look().sheet is None


def test_a_hold_that_is_too_short_opens_nothing(visit: Visit) -> None:
    remembering(visit, "pp", chance=3, hurry=False)
    seen = begin(visit)
    [hold] = seen.wait().of_kind("curtain-hold")
    for _ in range(3):
        seen.tap(hold)
    assert "Keep holding" in seen.page.locator(".curtain-hint").inner_text()
    check_curtain(seen)
    # Two fingers hold as well as one, but one that slips off lets go.
    seen.press(hold)
    slipped = {"type": "touchMove", "touchPoints": [{"x": 5, "y": 630}]}
    seen.cdp.send("Input.dispatchTouchEvent", slipped)
    seen.release()
    check_curtain(seen)
    seen.open_curtain(seen.look())


def test_the_same_page_stands_for_all_that_may_be_hidden(visit: Visit) -> None:
    """Two matches that differ in nothing but secrets look alike to whoever has no eyes open."""
    remembering(visit, "ppp")
    pages = []
    for table in twins():
        seen = continued(visit, table)
        seen.wait()
        pages.append((without_addresses(seen.page), spoken_by(seen)))
        seen.page.close()
    assert pages[0] == pages[1]
