"""Who holds what, how many, and who is cheating: nothing of it can be read out of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from e2e.eyes import RECORD, Watch, cards_on, spoken_by, without_addresses
from e2e.fingers import flick
from e2e.moth_tables import dealt, nearly_over
from e2e.moths import Lay, cheat, holds, open_curtain, phone, prepared, somebody, step
from e2e.table import MOTHS, Seen, continued, match_of
from e2e.test_secrets import HIDE
from e2e.visit import Visit, until
from engine.core.cards import write_card
from engine.games.cheating_moth.state import Penalty, Scored, State
from engine.table.table import Table

CARD = "(?:[1-5]?[1-5])[a-i]"
WATCH = RECORD.replace("(?:1[0-3]|[0-9])[a-h]", CARD)
CLOCK = re.compile(r"\blate-[a-e]\b")


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


def secrets_of(state: State, owner: int | None) -> set[str]:
    """The cards that this owner's eyes, or nobody's, must not find."""
    if isinstance(state.phase, Scored):
        return set()
    hidden = [*state.pile]
    for seat, (hand, slip, gone) in enumerate(zip(state.hands, state.slips, state.vanished)):
        if seat != owner:
            hidden += [*hand, *gone, *([] if slip is None else [slip])]
    proof = state.phase.card if isinstance(state.phase, Penalty) else None
    return {write_card(card) for card in hidden if card != proof}


@pytest.mark.parametrize(
    ("players", "options"),
    [("ppp", ()), pytest.param("pprpb", ("calm",), marks=pytest.mark.soak)],
)
def test_each_card_is_shown_to_its_owner_alone(
    visit: Visit, players: str, options: tuple[str, ...]
) -> None:
    assert WATCH != RECORD
    visit.prepare(f"({WATCH})()")
    prepared(visit, players)
    match = match_of(players, options, game=MOTHS, seed=3)
    seen = continued(visit, nearly_over(match, round_=1, cards=3))
    watch = Watch(seen, secrets_of)
    chance = Random(3)
    while not (sight := somebody(seen)).result:
        watch.check()
        if not sight.curtain and chance.random() < 0.5:
            cheat(seen)
            watch.check()
        html: str = seen.page.content()
        assert not CLOCK.search(html)
        step(seen, chance)
    watch.check()
    assert watch.checked > 10


def read(seen: Seen) -> tuple[str, list[str]]:
    """The page as text and as it is spoken."""
    somebody(seen)
    html = without_addresses(seen.page)
    return html.replace(" is-new", ""), spoken_by(seen)


def twins() -> Iterator[Table]:
    """All have seen the same, and Ben is on turn; who holds what and who cheats is secret."""
    own = "21 33 13 41 3 3 2 53"
    ben, cem = "2 1 4 52 3 5 25 53", "2 3 4 5 1 5 54 45"
    pile = "1 1 2 4 5 1"
    yield dealt("ppp", "a:play-3", hands=(own, ben, cem), pile=pile)
    yield dealt("ppp", "a:play-3 b:slip-52", hands=(own, ben, cem), pile=pile)
    yield dealt("ppp", "a:play-3 c:slip-54 *:late-c c:slip-5", hands=(own, ben, cem), pile=pile)
    yield dealt("ppp", "a:play-3", hands=(own, cem, ben), pile="5 5 5 3 3 4")


def test_the_same_page_stands_for_all_that_may_be_hidden(lay: Lay) -> None:
    pages = [read(lay(table)) for table in twins()]
    for page in pages[1:]:
        assert page == pages[0]
    # With Cem's hand open it is the same, whatever Ben did before.
    opened = []
    for script in (
        "a:play-3 b:play-4",
        "a:play-3 b:slip-52 b:play-4",
        "a:play-3 b:play-4 b:slip-2",
    ):
        seen = lay(dealt("ppp", script))
        open_curtain(seen)
        opened.append(read(seen))
    assert opened[0] == opened[1] == opened[2]


def test_of_a_bot_that_cheats_only_the_twitch_is_seen_and_it_may_be_a_bluff(lay: Lay) -> None:
    lay(dealt("pbb")).page.evaluate(HIDE, "hidden")  # nobody looks, and so no bot does more
    still, slips, bluffs, cheats = (
        read(lay(dealt("pbb", script)))
        for script in ("", "c:slip-54", "c:rustle", "c:slip-54 c:rustle")
    )
    lay(dealt("pbb")).page.evaluate(HIDE, "visible")
    assert slips == still
    assert bluffs != still
    assert cheats == bluffs


def test_who_has_the_phone_is_not_handed_it(lay: Lay) -> None:
    """The own choice goes on with the own hand, as long as the phone has not left it."""
    seen = lay(dealt("ppp"))
    page = seen.page
    assert somebody(seen).curtain == "Anna, it’s your move"
    assert page.locator(".curtain-note").inner_text() == "Anna is the Guard"
    open_curtain(seen)
    somebody(seen)
    page.evaluate(CURTAINS)
    spider = holds(seen, 0, 13)
    seen.play(f"play-{spider}")
    until(lambda: "will you give" in seen.look().asked, "what is asked next")
    until(lambda: seen.look().owner == 0, "the own cards")
    own = {write_card(card) for card in seen.table().state.hands[0]}
    assert cards_on(page) >= own
    assert not cards_on(page) & secrets_of(seen.table().state, 0)
    assert page.evaluate("curtains") == 0
    # Out of sight, it may be in anybody's hand.
    page.evaluate(HIDE, "hidden")
    assert not cards_on(page) & own
    page.evaluate(HIDE, "visible")
    open_curtain(seen)
    seen.play("give-nothing")
    assert seen.wait().curtain == "Ben, it’s your move"
    assert page.locator(".curtain-note").inner_text() == "Anna is the Guard"
    assert not cards_on(page) & own


CURTAINS = """() => {
    globalThis.curtains = 0;
    const isCurtain = ({ className }) => className === "curtain";
    const hasOne = ({ addedNodes }) => [...addedNodes].some(isCurtain);
    new MutationObserver((all) => (curtains += all.filter(hasOne).length))
        .observe(document, { subtree: true, childList: true });
}"""


def test_what_only_one_was_told_goes_with_the_open_hand(lay: Lay) -> None:
    seen = lay(dealt("ppp", "a:play-3"))
    open_curtain(seen)
    flick(seen, holds(seen, 1, 52))
    until(lambda: "the Moth 2 slip" in seen.page.content(), "what Ben did")
    seen.page.evaluate(HIDE, "hidden")
    somebody(seen)
    assert "Moth 2" not in spoken(seen)
    assert "Moth 2" not in seen.page.content()


def spoken(seen: Seen) -> str:
    return " ".join(spoken_by(seen))
