"""What is seen, heard and felt at the table, and what can be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from e2e.access import setting
from e2e.table import (
    BUGS,
    MOTHS,
    PARROTS,
    Seen,
    at_home,
    begin,
    continued,
    go_home,
    match_of,
    played,
    remembering,
)
from e2e.visit import Visit, until
from engine.games.party_bugs.state import Choosing, State, Taking, is_over

# Notes every movement, light, sound, buzz and wish for a screen that stays on.
NOTE = """() => {
    globalThis.noted = { moves: [], lit: 0, sounds: 0, buzzes: 0, awake: 0 };
    new MutationObserver((changes) => {
        noted.lit += changes.filter(({ target }) => target.matches(".card.is-new")).length;
    }).observe(document, { attributeFilter: ["class"], subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const worn = this.className === "card-worn" ? this.src : null;
        const below = worn && this.parentElement.querySelector(".card-face").src;
        // What leaves, and what is seen besides; the rest is cards on their way.
        const beside = this.matches(".card-ghost, .moment, .ghosts");
        noted.moves.push({ duration: options.duration, beside, worn, below, seen: frames.opacity });
        return animate.call(this, frames, options);
    };
    const Sounds = globalThis.AudioContext;
    globalThis.AudioContext = class extends Sounds {
        constructor() {
            super();
            noted.sounds += 1;
        }
    };
    navigator.vibrate = () => Boolean((noted.buzzes += 1));
    const request = async () => {
        noted.awake += 1;
        const lock = { released: false, release: async () => ((noted.awake -= 1), undefined) };
        return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { get: () => ({ request }) });
}"""
ANSWERS = """() => {
    globalThis.answers = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration }) =>
        name === "pointerdown" && answers.push(duration)
    )).observe({ type: "event", durationThreshold: 16 });
}"""


def noted(seen: Seen) -> Any:
    return seen.page.evaluate("noted")


def choosing(state: State) -> bool:
    return isinstance(state.phase, Choosing)


def noting(visit: Visit, *, calm: bool = False, **settings: Any) -> Seen:
    """At a table of Anna and two bots; `calm` is a wish of the phone."""
    visit.prepare(f"({NOTE})()")
    remembering(visit, "pbb", **settings)
    seen = at_home(visit)
    if calm:
        seen.page.emulate_media(reduced_motion="reduce")
    return continued(visit, played(match_of("pbb"), choosing), seen=seen)


def some_steps(seen: Seen, count: int) -> None:
    chance = Random(8)
    for _ in range(count):
        seen.step(chance)
    seen.wait()


def test_calm_means_that_nothing_moves_and_what_is_new_is_lit(visit: Visit) -> None:
    seen = noting(visit)
    some_steps(seen, 4)
    assert noted(seen)["moves"] == []
    assert noted(seen)["lit"] > 0


def test_calm_may_be_the_phones_own_wish(visit: Visit) -> None:
    seen = noting(visit, motion="system", calm=True)
    some_steps(seen, 2)
    assert noted(seen)["moves"] == []


def test_cards_move_quickly(visit: Visit) -> None:
    seen = noting(visit, motion="full")
    some_steps(seen, 3)
    moves = noted(seen)["moves"]
    assert len(moves) > 20
    times = {each["duration"] for each in moves if not each["beside"]}
    assert min(times) >= 140
    assert max(times) <= 350
    # What lay on the floor keeps its face until it is nearly there, and is a number only then.
    worn = [each for each in moves if each["worn"]]
    assert worn
    assert all(each["worn"] != each["below"] and each["seen"] == [1, 1, 0] for each in worn)


def test_a_tap_beside_everything_ends_what_moves(visit: Visit) -> None:
    seen = noting(visit, hurry=False, motion="full")
    seen.choose(seen.wait().choices[0])
    until(lambda: seen.has(".is-moving"), "something to move")
    seen.page.touchscreen.tap(6, 300)
    # Everything is where it belongs, and the next thing may begin to move only then.
    tap = """() => {
        const down = new PointerEvent("pointerdown", { bubbles: true });
        document.querySelector(".board").dispatchEvent(down);
        return document.querySelectorAll(".card-ghost").length;
    }"""
    assert seen.page.evaluate(tap) == 0
    seen.wait()


@pytest.mark.parametrize(("sound", "haptics"), [(False, False), (True, True)])
def test_there_is_sound_and_buzz_where_they_are_wanted(
    visit: Visit, sound: bool, haptics: bool
) -> None:
    seen = noting(visit, sound=sound, haptics=haptics)
    some_steps(seen, 2)
    told = noted(seen)
    assert (told["sounds"] > 0, told["buzzes"] > 0) == (sound, haptics)


def test_the_screen_stays_on_during_a_game_alone(visit: Visit) -> None:
    seen = noting(visit)
    seen.wait()
    until(lambda: noted(seen)["awake"] == 1, "the screen to be kept on")
    go_home(seen)
    until(lambda: noted(seen)["awake"] == 0, "the screen to be let go")


def test_another_language_is_spoken_at_once(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = continued(visit, played(match_of("pbb"), choosing))
    english = seen.wait()
    setting(seen.page, language="de")
    german = seen.wait()
    assert seen.page.evaluate("document.documentElement.lang") == "de"
    assert german.asked != english.asked
    moves = [[button.move for button in sight.choices] for sight in (english, german)]
    assert moves[0] == moves[1]
    assert not {each.name for each in german.choices} & {each.name for each in english.choices}


def test_a_move_is_taken_back_until_something_was_seen(visit: Visit) -> None:
    remembering(visit, "ppp")
    seen = begin(visit)
    chance = Random(8)
    for _ in range(2):
        seen.step(chance)
    seen.open_curtain(seen.wait())
    seen.wait()
    # Anna has chosen, Ben looks: what Anna did, Anna may take back.
    undo = seen.look().named("Take back the last move by Anna")
    seen.tap(undo)
    until(lambda: seen.look().curtain, "the curtain")
    assert seen.look().curtain == "Anna, it’s your move"
    assert seen.table().match.turns == ()
    while not isinstance(seen.table().state.phase, Taking):
        seen.step(chance)
    turns = seen.table().match.turns
    seen.wait()
    [back] = [each for each in seen.look().buttons if each.name.startswith("Take back")]
    seen.tap(back)
    seen.page.get_by_text("Too late to take that back").wait_for()
    assert seen.table().match.turns == turns


def test_whoever_is_quicker_chooses_first_and_may_look_again(visit: Visit) -> None:
    remembering(visit, "ppp")
    seen = begin(visit)
    chance = Random(8)
    seen.tap(named_like(seen, "Cem chooses first"))
    assert seen.look().curtain == "Cem, it’s your move"
    for _ in range(2):
        seen.step(chance)
    assert seen.table().match.turns[0][0] == 2
    seen.wait()
    seen.tap(named_like(seen, "Cem has chosen but wants another look"))
    seen.open_curtain(seen.look())
    sight = seen.wait()
    assert sight.asked.startswith("Cem, change the ")
    # One look, and it stays as it was.
    seen.tap(sight.of_kind("bar-confirm")[0])
    until(lambda: seen.look().curtain, "the curtain")
    assert len(seen.table().match.turns) == 1


def named_like(seen: Seen, name: str) -> Any:
    [found] = [button for button in seen.wait().buttons if name in button.name]
    return found


def test_every_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = continued(visit, played(match_of("pbb"), lambda state: isinstance(state.phase, Taking)))
    sight = seen.wait()
    [told] = sight.of_kind("saying-happened")
    seen.tap(told)
    line = seen.page.locator(".log-line", has_text="Tied card").last
    rule = line.locator(".log-rule").inner_text()
    line.tap()
    until(lambda: seen.look().screen == "rules", "the rules")
    wanted = seen.page.locator(".rule-wanted")
    assert wanted.get_attribute("data-section") == rule
    until(lambda: wanted.locator("h3").evaluate("(node) => node === document.activeElement"), "it")
    seen.page.go_back()
    assert seen.wait().asked == sight.asked


def test_once_more_deals_at_once(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = continued(visit, played(match_of("pbb"), is_over))
    seen.tap(seen.wait().named("Play again"))
    until(lambda: not seen.has(".result"), "the table")
    assert seen.wait().choices
    table = seen.table()
    assert not isinstance(table.state.phase, Taking)
    assert [player.name for player in table.match.players] == ["Anna", "Ben", "Cem"]


# A finger that is quicker than what moves: it touches a card in the moment in which it can be.
EAGER = """() => new MutationObserver(() => {
    const card = document.querySelector(".card-button:not([data-quick])");
    if (!card || document.querySelector(".card-button[aria-pressed=true]")) return;
    card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
    card.click();
}).observe(document, { subtree: true, childList: true })"""
SETTLED = """() => document.querySelector(".bar-hint:not([hidden])")
    && !document.querySelector(".is-moving, .card-ghost")"""
OFFERED = """() => [
    document.querySelectorAll(".card.is-picked [aria-pressed=true]").length,
    document.querySelectorAll(".bar-confirm:not([hidden])").length,
]"""


def test_what_is_touched_while_it_still_moves_can_be_confirmed(visit: Visit) -> None:
    remembering(visit, "pbb", motion="full")
    visit.prepare(f"({EAGER})()")
    seen = at_home(visit)
    for game in (BUGS, PARROTS, MOTHS):
        seen.page.locator(f"button.tile-{game}").tap()
        seen.page.get_by_role("button", name="Play", exact=True).tap()
        until(lambda: seen.page.evaluate(SETTLED), "somebody's turn")
        assert seen.page.evaluate(OFFERED) == [1, 1], game
        seen.confirm()
        go_home(seen)


def test_the_answer_to_a_tap_is_painted_soon(visit: Visit) -> None:
    """Generously; `make bench-web` measures it."""
    remembering(visit, "pbb")
    seen = continued(visit, played(match_of("pbb"), choosing))
    cards = seen.wait().of_kind("card-button")
    seen.page.evaluate(ANSWERS)
    for at in range(20):
        card = cards[at % 2]
        seen.tap(card)
        picked = f".is-picked [data-move='{card.move}']"
        until(lambda picked=picked: seen.has(picked), "the card to be picked")  # type: ignore[misc]
    answers: list[float] = sorted(seen.page.evaluate("answers"))
    assert not answers or answers[len(answers) // 2] < 200
