"""Other ways to play a card than a tap and a second one, and to go on sooner."""

from __future__ import annotations

from e2e.sight import Button
from e2e.table import BUGS, PARROTS, Seen, begin, continued, match_of, played, remembering
from e2e.visit import Visit, until
from engine.games.party_bugs.state import State, Taking

CENTRE = """(what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
STEPS = 6


def turn_to_take(state: State) -> bool:
    return isinstance(state.phase, Taking) and state.phase.queue[:1] == (0,)


def centre(seen: Seen, what: str) -> tuple[float, float]:
    x, y = seen.page.evaluate(CENTRE, what)
    return x, y


def drag(seen: Seen, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger pulls from there to there."""

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        seen.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", start)
    for at in range(1, STEPS + 1):
        part = at / STEPS
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part
        touch("touchMove", (x, y))
    touch("touchEnd")


def own_turns(seen: Seen) -> int:
    return sum(seat == 0 for seat, _ in seen.table().match.turns)


def of_hand(seen: Seen) -> Button:
    return next(each for each in seen.wait().of_kind("card-button") if each.point)


def point_of(button: Button) -> tuple[float, float]:
    assert button.point
    return button.point


def test_one_tap_plays_where_that_is_liked_better(visit: Visit) -> None:
    remembering(visit, "pbb", single=True)
    seen = begin(visit, BUGS)
    seen.tap(of_hand(seen))
    until(lambda: own_turns(seen) == 1, "the card to be played")


def test_a_key_still_picks_first(visit: Visit) -> None:
    remembering(visit, "pp", single=True, drag=True)
    seen = begin(visit, PARROTS)
    seen.wait()
    before = seen.revision()
    seen.page.locator(".card-button").first.focus()
    seen.page.keyboard.press("Enter")
    assert seen.has(".card-button[aria-pressed=true]")
    assert seen.revision() == before
    seen.page.wait_for_timeout(300)
    seen.page.keyboard.press("Enter")
    until(lambda: seen.revision() > before, "the move to be made")


def test_a_card_is_dragged_from_the_hand_to_the_table_and_from_there_home(visit: Visit) -> None:
    remembering(visit, "pbb", drag=True)
    seen = continued(visit, played(match_of("pbb"), turn_to_take))
    taken = of_hand(seen)
    before = seen.revision()
    # Dropped where it does not go, it falls back, and is neither picked nor played.
    drag(seen, point_of(taken), centre(seen, ".others .seat"))
    seen.page.wait_for_timeout(300)
    assert seen.revision() == before
    assert not seen.has(".is-pulled, [aria-pressed=true]")
    drag(seen, point_of(taken), centre(seen, ".own .seat"))
    until(lambda: seen.revision() > before, "the card to be taken")
    until(lambda: seen.has(".zone-hand .card-button"), "the next round")
    turns = own_turns(seen)
    drag(seen, point_of(of_hand(seen)), centre(seen, ".zone-floor"))
    until(lambda: own_turns(seen) > turns, "the card to be played")


def test_a_sign_says_that_a_tap_skips(visit: Visit) -> None:
    remembering(visit, "pbbb", hurry=False, motion="full", pace="relaxed")
    seen = begin(visit, PARROTS)
    sign = ".bar-skip:not([hidden])"
    until(lambda: seen.has(sign), "something to be skipped")
    taps = 0
    while not seen.look().waits_for_people:
        if seen.has(sign):
            seen.page.locator(sign).dispatch_event("click")
            taps += 1
    assert taps > 0
    assert not seen.has(sign)
