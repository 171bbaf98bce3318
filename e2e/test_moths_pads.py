"""Fingers on pads: real touches at the same time, ordered by their own time stamps."""

from __future__ import annotations

import re

import pytest

from e2e.fingers import PADS, Fingers, at_pads, pads
from e2e.moth_tables import HANDS, dealt
from e2e.moths import Lay, hand, made, moves, open_curtain, phone, state, told
from e2e.table import Seen
from e2e.test_secrets import HIDE
from e2e.visit import Visit, until

SLAPPING = "a:play-21"
CLAIMING = "a:play-33"
# What is seen and said when the marks come.
VERDICT = f"""() => new MutationObserver(() => {{
    if (globalThis.verdict || !document.querySelector(".pad[data-mark]")) return;
    const spoken = [...document.querySelectorAll("[role=status]")].map((each) => each.textContent);
    globalThis.verdict = {{ ...({PADS})(), spoken: spoken.join(" ") }};
}}).observe(document, {{ subtree: true, childList: true }})"""
AGAIN = "Something interrupted you. Once more, from the start."


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit, fingers=True)


def times(seen: Seen) -> dict[str, int]:
    """How fast everybody was, as it is stored once the window is closed; -1 is too early."""
    found = [re.fullmatch(r"([a-e]):(?:slap|claim)-(early|\d+)", each) for each in done(seen)]
    return {each[1]: -1 if each[2] == "early" else int(each[2]) for each in found if each}


def done(seen: Seen) -> list[str]:
    return made(seen, "*:close")


def racing(lay: Lay, players: str, *script: str) -> tuple[Seen, Fingers]:
    """The phone lies on the table, and the pads wait for fingers."""
    seen = lay(dealt(players, *script))
    return seen, Fingers(seen)


def test_after_a_call_in_their_midst_the_pads_come_back(lay: Lay) -> None:
    seen = lay(dealt("ppp", f"{SLAPPING} b:slip-52 a:call-b"))
    open_curtain(seen)
    seen.choose(seen.offered("give-2g"))
    at_pads(seen, "gathering")


def test_who_let_go_first_by_the_time_stamp_is_faster(lay: Lay) -> None:
    """The page hears of the slower one first, and of the other a good while later."""
    seen, fingers = racing(lay, "ppp", SLAPPING)
    fingers.down("b", "c")
    sign = fingers.sign()
    fingers.up("c", at=sign + 0.1105)
    seen.page.wait_for_timeout(150)
    fingers.up("b", at=sign + 0.1005)
    assert at_pads(seen, "over")["times"] == {"b": "0.10 s", "c": "0.11 s"}
    assert times(seen) == {"b": 100, "c": 110}
    assert state(seen).phase.to == 2

    seen, fingers = racing(lay, "ppppp", SLAPPING)
    fingers.down("b", "c", "d", "e")
    sign = fingers.sign()
    for seat, after in (("e", 0.0405), ("c", 0.0305), ("d", 0.0205), ("b", 0.0305)):
        fingers.up(seat, at=sign + after)
    assert times(seen) == {"b": 30, "c": 30, "d": 20, "e": 40}
    assert state(seen).phase.to == 4


def test_all_times_are_seen_also_of_bots_and_who_was_fastest_and_slowest(lay: Lay) -> None:
    seen, fingers = racing(lay, "ppbbb", SLAPPING)
    faces = "(pads) => pads.map((pad) => pad.querySelector('img').src)"
    bots = seen.page.locator(".pad.is-bot").evaluate_all(faces)
    panels = seen.page.locator(".others .seat").evaluate_all(faces)
    assert set(bots) <= set(panels)  # they look as at the table
    assert len(set(bots)) == 3
    seen.page.evaluate(VERDICT)
    fingers.down("b")
    sign = fingers.sign()
    fingers.up("b", at=sign + 0.0105)
    found = until(lambda: seen.page.evaluate("globalThis.verdict"), "the marks")
    after = times(seen)
    assert after["b"] == 10
    assert found["times"] == {seat: said(ms) for seat, ms in after.items()}
    fastest = {seat for seat in after if after[seat] == min(after.values())}
    slowest = "abcde"[state(seen).phase.to]
    assert found["marks"] == {**dict.fromkeys(fastest, "Fastest"), slowest: "Slowest"}
    assert "Ben: 0.01 s, Fastest." in found["spoken"]


def said(ms: int) -> str:
    return "Too early!" if ms < 0 else f"{ms / 1000:.2f} s"


def test_who_claimed_first_by_the_time_stamp_may_lay(lay: Lay) -> None:
    seen, fingers = racing(lay, "pppp", CLAIMING)
    gathering = at_pads(seen, "gathering")
    assert not gathering["held"]
    assert "A false alarm costs a card!" in gathering["said"]
    seen.tap(seen.look().named("Ready"))
    sign = fingers.sign()
    fingers.down("d", at=sign + 0.0605)
    seen.page.wait_for_timeout(60)
    fingers.down("b", at=sign + 0.0505)
    fingers.down("a", "c", at=sign + 0.0705)
    assert times(seen) == {"a": 70, "b": 50, "c": 70, "d": 60}
    queue = state(seen).phase.queue
    assert queue[:2] == (1, 3)
    assert set(queue[2:]) == {0, 2}
    fingers.up("a", "b", "c", "d")
    until(lambda: seen.look().curtain == "Ben, it’s your move", "the fastest to be asked")

    # Who touched it too early is out of it.
    seen, fingers = racing(lay, "ppp", CLAIMING)
    seen.tap(seen.look().named("Ready"))
    at_pads(seen, "waiting")
    fingers.down("b")
    sign = fingers.sign()
    fingers.down("a", "c", at=sign + 0.0205)
    assert times(seen) == {"a": 20, "c": 20}
    fingers.up("a", "b", "c")


def test_a_claim_with_nothing_behind_it_is_handed_over_all_the_same(lay: Lay) -> None:
    hands = (HANDS[0], HANDS[1].replace(" 3 ", " 1 "), HANDS[2])
    seen = lay(dealt("ppp", CLAIMING, "b:claim-50 a:claim-70 *:close", hands=hands))
    until(lambda: seen.look().curtain == "Ben, it’s your move", "who has no such card to be asked")
    open_curtain(seen)
    lapse = seen.offered("lapse")
    assert lapse.name == "Lay nothing, draw 1"
    assert seen.look().asked == "Ben, you have no 3. That costs you a card!"
    seen.choose(lapse)
    until(lambda: seen.look().curtain == "Anna, it’s your move", "the next fastest to be asked")
    assert len(hand(seen, 1)) == 9
    open_curtain(seen)
    assert seen.look().asked == "Anna, lay a 3 on the Cockroach, or draw a card"


def test_too_early_equally_fast_and_not_at_all(lay: Lay) -> None:
    seen, fingers = racing(lay, "ppp", SLAPPING)
    fingers.down("b", "c")
    at_pads(seen, "waiting")
    fingers.up("c")
    sign = fingers.sign()
    fingers.up("b", at=sign + 0.0305)
    assert at_pads(seen, "over")["times"] == {"b": "0.03 s", "c": "Too early!"}
    assert times(seen) == {"b": 30, "c": -1}
    until(lambda: "let go too early" in told(seen), "why")
    assert state(seen).phase.to == 2

    seen, fingers = racing(lay, "ppp", SLAPPING)
    fingers.down("b", "c")
    sign = fingers.sign()
    fingers.up("c", "b", at=sign + 0.0305)
    assert times(seen) == {"b": 30, "c": 30}
    until(lambda: "equally slow" in told(seen), "that a lot decides")

    # A finger that stays there for ever has not reacted; when it leaves it touches nothing.
    seen, fingers = racing(lay, "ppp", SLAPPING)
    fingers.down("b", "c")
    sign = fingers.sign()
    fingers.up("b", at=sign + 0.0305)
    assert at_pads(seen, "over")["times"] == {"b": "0.03 s", "c": "No reaction"}
    assert times(seen) == {"b": 30}
    assert state(seen).phase.to == 2
    before = until(lambda: seen.look().curtain and moves(seen), "the curtain")
    fingers.up("c")
    assert moves(seen) == before
    assert seen.look().curtain


def test_fingers_that_do_not_belong_there_count_for_nothing(lay: Lay) -> None:
    seen, fingers = racing(lay, "ppp", SLAPPING)
    at = at_pads(seen, "gathering")["points"]
    fingers.down(fingers.place("beside", 180, 320), fingers.place("corner", 2, 2))
    fingers.down("b", fingers.place("second", at["b"][0] + 12, at["b"][1] + 6))
    found = at_pads(seen, "gathering")
    assert found["held"] == ["b"]
    fingers.up("second", "beside")
    assert at_pads(seen, "gathering")["held"] == ["b"]
    fingers.down("c", "second")
    sign = fingers.sign()
    fingers.up("second", at=sign + 0.0105)
    fingers.up("c", at=sign + 0.0205)
    fingers.up("corner", at=sign + 0.0255)
    fingers.up("b", at=sign + 0.0305)
    assert times(seen) == {"b": 30, "c": 20}


def test_whatever_comes_between_all_begin_anew(lay: Lay) -> None:
    seen, fingers = racing(lay, "ppp", SLAPPING)
    page = seen.page
    before = moves(seen)

    def hidden() -> None:
        page.evaluate(HIDE, "hidden")
        page.evaluate(HIDE, "visible")

    def turned() -> None:
        page.set_viewport_size({"width": 640, "height": 360})

    for stage, come_between in (
        ("waiting", fingers.cancel),
        ("now", fingers.cancel),
        ("waiting", hidden),
        ("now", hidden),
        ("now", turned),
    ):
        fingers = Fingers(seen)
        fingers.down("b", "c")
        if stage == "now":
            fingers.sign()
        at_pads(seen, stage)
        come_between()
        found = at_pads(seen, "gathering")
        assert found["said"].startswith(AGAIN), (stage, come_between)
        assert set(found["times"].values()) == {""}
        assert not found["held"]
        assert moves(seen) == before
        if come_between == hidden:
            fingers.up("b", "c")
    fingers.down("b", "c")
    fingers.up("b", "c")  # up to here the browser took those of before to be there
    page.reload()
    fingers = Fingers(seen)
    fingers.down("b", "c")
    sign = fingers.sign()
    fingers.up("b", "c", at=sign + 0.0105)
    assert times(seen) == {"b": 10, "c": 10}


def test_those_who_are_there_begin_without_the_others(lay: Lay) -> None:
    seen, fingers = racing(lay, "pppp", SLAPPING)
    fingers.down("c")
    until(lambda: at_pads(seen, "gathering")["start"], "the way to begin")
    fingers.up("c")
    fingers.down("c", fingers.place("start", *start_point(seen)))
    fingers.up("start")
    sign = fingers.sign()
    fingers.up("c", at=sign + 0.0205)
    found = at_pads(seen, "over")
    assert found["times"] == {"b": "No reaction", "c": "0.02 s", "d": "No reaction"}
    assert times(seen) == {"c": 20}
    assert state(seen).phase.to in (1, 3)
    until(lambda: not pads(seen), "the gifts")


def start_point(seen: Seen) -> tuple[float, float]:
    box = seen.page.locator(".pads-start").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
