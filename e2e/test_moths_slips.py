"""Slips by flick, and calls: in time, too late, and of whoever did nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.fingers import flick
from e2e.moth_tables import dealt, done
from e2e.moths import (
    Lay,
    fan,
    hand,
    holds,
    made,
    moves,
    nudged,
    open_curtain,
    phase,
    phone,
    shout,
    somebody,
    state,
    was_told,
)
from e2e.table import Seen
from e2e.visit import Visit, until
from engine.core.cards import read_card
from engine.core.game import Touch
from engine.games import cheating_moth as game
from engine.games.cheating_moth.gaze import MOMENT, watched
from engine.games.cheating_moth.moves import Call, Slip
from engine.table.bots import fumble, nudge
from engine.table.table import Table


@pytest.fixture(scope="module")
def lay(long_visit: Visit) -> Lay:
    return phone(long_visit)


def bens(players: str = "ppp") -> Table:
    """Ben is on turn; Anna is the Guard."""
    return dealt(players, "a:play-3")


def slipped(seen: Seen, seat: int, face: int) -> str:
    """The card of that face is flicked away."""
    somebody(seen)
    card = holds(seen, seat, face)
    flick(seen, card)
    made(seen, f"{'abc'[seat]}:slip-{card}")
    return card


def test_a_card_is_flicked_away_and_the_guard_calls_in_time(lay: Lay) -> None:
    seen = lay(bens())
    open_curtain(seen)
    somebody(seen)
    before = hand(seen, 1)
    flick(seen, holds(seen, 1, 52), way=15, took=0.3)  # it falls back
    assert hand(seen, 1) == before
    moth = slipped(seen, 1, 52)
    until(lambda: not seen.has(f"[data-key='{moth}']"), "the card to go")
    shout(seen, "b")
    made(seen, "a:call-b")
    open_curtain(seen)
    assert somebody(seen).asked == "Anna, choose a card for Ben, who was caught"
    proof = seen.page.locator(".zone-piles .card.is-held img.card-face").get_attribute("alt")
    assert proof == "The proof: Ben was letting Moth 2 vanish"
    given = holds(seen, 0, 41)
    seen.play(f"give-{given}")
    assert hand(seen, 1) == {*before, given}
    assert (state(seen).guard, state(seen).vanished[1]) == (1, ())
    # Whose turn it is does not change, and as the Guard Ben is not offered any cheating.
    open_curtain(seen)
    somebody(seen)
    assert not seen.has("[data-flick], [data-extra=slip]")

    # Until the next one takes the phone it is not too late.
    seen = lay(bens())
    open_curtain(seen)
    slipped(seen, 1, 52)
    seen.play(f"play-{holds(seen, 1, 4)}")
    assert seen.wait().curtain == "Cem, it’s your move"
    shout(seen, "b")
    assert made(seen, "a:call-b")[-1] == "a:call-b"
    assert phase(seen) == "Penalty"


def test_afterwards_the_card_is_gone_and_the_call_is_wrong(lay: Lay) -> None:
    seen = lay(bens())
    open_curtain(seen)
    moth = slipped(seen, 1, 52)
    seen.play(f"play-{holds(seen, 1, 4)}")
    open_curtain(seen)
    somebody(seen)
    assert made(seen, "*:late-b")[-1] == "*:late-b"
    held = len(hand(seen, 0))
    shout(seen, "b")
    until(lambda: was_told(seen, "nothing was vanishing"), "what the call came to")
    assert moves(seen)[-1] == "a:call-b"
    assert len(hand(seen, 0)) == held + 1
    assert (state(seen).guard, state(seen).vanished[1]) == (0, (read_card(moth),))
    # Whoever has done nothing at all is called as wrongly.
    shout(seen, "c")
    made(seen, "a:call-c")
    assert len(hand(seen, 0)) == held + 2
    assert somebody(seen).curtain == "Cem, it’s your move"


def of_seeds(deal: Callable[[int], Table], wanted: Callable[[Table], bool]) -> Table:
    return next(table for table in map(deal, range(500)) if wanted(table))


def ben_cheats(table: Table) -> bool:
    """While Anna thinks, and Cem does nothing, before or after."""
    ben, cem = nudged(table, 1, 2)
    if not isinstance(ben, Slip) or cem is not None:
        return False
    slipped = nudge(table, 1, 0)
    rustled = slipped and nudge(slipped, 1, 0)
    return rustled is not None and nudge(rustled, 2, 0) is None


def test_the_fan_of_a_bot_is_touched_in_time(visit: Visit) -> None:
    seen = phone(visit, hurry=False)(of_seeds(lambda seed: dealt("pbb", seed=seed), ben_cheats))
    button = fan(seen, "b")
    made(seen, "b:rustle")
    seen.tap(button)
    made(seen, "a:call-b")
    assert "*:late-b" not in moves(seen)
    assert phase(seen) == "Penalty"


def test_the_fan_of_a_bot_is_touched_too_late(lay: Lay) -> None:
    seen = lay(of_seeds(lambda seed: dealt("pbb", seed=seed), ben_cheats))
    made(seen, "*:late-b")
    assert state(seen).rustling[1]
    seen.tap(fan(seen, "b"))
    made(seen, "a:call-b")
    until(lambda: was_told(seen, "nothing was vanishing"), "what came of it")
    assert (len(hand(seen, 0)), state(seen).guard) == (9, 0)

    # At a calm table there is all the time: whoever judges is waited for.
    table = of_seeds(lambda seed: dealt("pbb", seed=seed, options=("calm",)), ben_cheats)
    judged(lay(table), "Caught! Ben", "a:call-b")
    judged(lay(table), "Let it go", "*:late-b")


def judged(seen: Seen, answer: str, move: str) -> None:
    until(lambda: seen.look().sheet == "Did Ben cheat?", "the question")
    seen.page.wait_for_timeout(200)
    assert moves(seen)[-1] == "b:rustle"
    seen.tap(seen.look().named(answer))
    made(seen, move)
    until(lambda: seen.look().sheet is None, "the question to go")
    assert (phase(seen) == "Penalty") == ("call" in move)


def cems(seed: int) -> Table:
    """Anna is on turn among two bots; Cem is the Guard."""
    hands = ("2 4 1 41 33 3 2 53", "2 1 4 52 3 5 25 53", "3 3 4 5 1 5 54 45")
    return dealt("pbb", "c:play-3", hands=hands, seed=seed, oldest=2)


def cem_hears(table: Table) -> bool:
    """A slow slip is seen, if Cem looks, or else rustles, and then is called."""
    after = done(table, "a:slip-53")
    gaze = game.view(table.state, 0).gaze
    touches = [Touch(at * MOMENT, 1500) for at in range(len(gaze))]
    heard = next((fumble(after, 0, each) for each in touches if not watched(gaze, 0, each)), None)
    if (
        heard is None
        or any(fumble(after, 0, each) is None for each in touches)
        or any([*nudged(table, 1, 2), *nudged(after, 1, 2), *nudged(heard, 1)])
    ):
        return False
    called = nudge(heard, 2, 900)
    return called is not None and called.match.turns[-1][1] == Call(0)


def is_deaf(table: Table) -> bool:
    """A quick slip is not heard, even if Cem looks there."""
    after = done(table, "a:slip-53")
    looked_at = Touch(game.view(table.state, 0).gaze.index(0) * MOMENT, 300)
    return not any([fumble(after, 0, looked_at), *nudged(table, 1, 2), *nudged(after, 1, 2)])


def test_a_bot_guard_hears_a_slow_slip_but_not_a_quick_one(visit: Visit) -> None:
    lay = phone(visit, hurry=False)  # or the window shuts while the engine is being asked
    seen = lay(of_seeds(cems, cem_hears))
    somebody(seen)
    moth = holds(seen, 0, 53)
    flick(seen, moth, took=1.8)
    slip, *noticed = made(seen, "c:call-a")[1:4]
    assert slip == f"a:slip-{moth}"
    assert noticed[0] == "c:call-a" or noticed == ["a:rustle", "c:call-a"]
    until(lambda: state(seen).guard == 0, "the Guard Bug to move")
    assert moth in hand(seen, 0)
    until(seen.page.locator(".shout-main").is_visible, "the bar")

    seen = lay(of_seeds(cems, is_deaf))
    somebody(seen)
    moth = holds(seen, 0, 53)
    flick(seen, moth)
    assert made(seen, "*:late-a")[1:] == [f"a:slip-{moth}", "*:late-a"]
    until(lambda: was_told(seen, "Not caught"), "what came of it")
