"""Moths stay where they are: no control moves them, and the engine refuses who asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from e2e.moth_tables import dealt
from e2e.moths import closed, holds, open_curtain, phone, somebody
from e2e.table import Seen
from e2e.visit import Visit, probe, until
from engine.core.game import read_seat

ASK = """({ client }, revision, seat, move) =>
    client.ask({ type: "Submit", revision, seat, move, fingers: null, eyes: null })"""
# How far it has come, who tries which Moth how, and why that is refused.
TRIES = [
    ("a:play-3", "b", 52, "play-{}", "only-the-guard-plays-moths T2"),
    ("a:play-13", "a", 53, "give-{}-b", "moths-cannot-be-given C1"),
    ("a:play-21 b:slap-300 c:slap-400 *:close", "a", 53, "give-{}", "moths-cannot-be-given C4"),
    ("a:play-3 b:slip-52 a:call-b", "a", 53, "give-{}", "moths-cannot-be-given C4"),
    ("a:play-33 b:claim-300 *:close", "b", 53, "lay-{}", "not-that-number C6"),
]


def forged(seen: Seen, seat: str, move: str) -> dict[str, Any]:
    """What the engine answers to whoever asks it past the page."""
    answer: dict[str, Any] = probe(seen.page, ASK, seen.revision(), read_seat(seat), move)
    return answer


def controls(seen: Seen, card: str) -> Iterator[str]:
    """All that can be touched that would do something with that card, but let it vanish."""
    for button in seen.look().buttons:
        if card in (button.move or "").split("-"):
            yield button.move or ""


def test_a_moth_is_refused_by_every_way(visit: Visit) -> None:
    lay = phone(visit)
    for script, seat, face, move, refusal in TRIES:
        seen = lay(dealt("ppp", script))
        until(lambda seen=seen: closed(seen), script)  # type: ignore[misc]
        open_curtain(seen)
        somebody(seen)
        moth = holds(seen, "abc".index(seat), face)
        assert seen.has(f".zone-hand [data-key='{moth}']"), script
        assert not [*controls(seen, moth)], script
        before = seen.save()
        answer = forged(seen, seat, move.format(moth))
        assert (answer["type"], f"{answer['code']} {answer['rule']}") == ("Refused", refusal)
        assert seen.save() == before
        # Letting it vanish is another thing, but not for the Guard.
        assert seen.has(f"[data-flick='slip-{moth}']") == (seat != "a")

    # Nor does anybody get past the other rules by asking.
    seen = lay(dealt("ppp", "a:play-3"))
    open_curtain(seen)
    somebody(seen)
    before = seen.save()
    for seat, move, refusal in (
        ("b", "call-c", "only-the-guard-calls V3"),
        ("a", "call-a", "not-yourself V3"),
        ("a", f"slip-{holds(seen, 0, 53)}", "guard-cannot-slip V1"),
        ("*", "late-b", "no-slip-under-way V2"),
        ("*", "close", "no-window-open C3"),
        ("c", "draw", "not-your-turn T1"),
    ):
        answer = forged(seen, seat, move)
        assert (answer["type"], f"{answer['code']} {answer['rule']}") == ("Refused", refusal)
    assert seen.save() == before
