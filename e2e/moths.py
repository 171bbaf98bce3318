"""Cheating Moth in the browser: explicit deals, what is seen, and what is done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from e2e.fingers import FINGERS, SOON, flick, pads, play_pads
from e2e.moth_tables import dealt
from e2e.sight import Button, Sight
from e2e.table import MOTHS, Seen, at_home, continued, go_home, remembering
from e2e.visit import Visit, until
from engine.core.cards import face_of, write_card
from engine.core.game import CLOCK, read_seat
from engine.table.bots import nudge
from engine.table.table import Table

Lay: TypeAlias = Callable[[Table], Seen]  # brings a table to the phone

# All that was told on this page.
LISTEN = """() => {
    globalThis.heard = [];
    const listen = () => heard.push(document.querySelector(".saying-happened")?.textContent ?? "");
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document, all);
}"""
SLIPPING = ".extra[data-extra=slip][aria-pressed=true]"


# --- phones --------------------------------------------------------------------------------


def holds(seen: Seen, seat: int, face: int) -> str:
    """The card of that face in that hand, by its name."""
    hand = seen.table().state.hands[seat]
    return write_card(next(card for card in hand if face_of(card) == face))


def prepared(visit: Visit, players: str, *, fingers: bool = False, **settings: Any) -> None:
    """A phone at which it is never long until something happens."""
    visit.prepare(f"({SOON})()")
    visit.prepare(f"({LISTEN})()")
    if fingers:
        visit.prepare(f"({FINGERS})()")
    remembering(visit, players, game=MOTHS, **settings)


def phone(visit: Visit, **settings: Any) -> Lay:
    """Goes on with one table after the other, on one page."""
    prepared(visit, "ppp", **settings)
    seen = at_home(visit)

    def lay(table: Table) -> Seen:
        if seen.look().screen != "home":
            go_home(seen)
        return continued(visit, table, seen=seen)

    return lay


def answers(sight: Sight) -> Iterator[Any]:
    """What can be touched because it is asked, and not at any time."""
    for button in sight.choices:
        if button.extra != "slip" and not (button.move or "").startswith(("call", "slip")):
            yield button


def somebody(seen: Seen) -> Sight:
    """Until it is for people to do something."""

    def waiting() -> Sight | None:
        found = pads(seen)
        sight = seen.look()
        if sight.curtain or sight.result or sight.sheet:
            return sight
        if found:
            return sight if found["stage"] == "gathering" else None
        if seen.has(SLIPPING):  # a touch came when its place was another's
            seen.page.locator(SLIPPING).tap()
        return sight if any(answers(sight)) else None

    return until(waiting, "somebody's turn")


def step(seen: Seen, chance: Random) -> Sight:
    """Does the next thing, whatever it is; gives what was seen before."""
    sight = somebody(seen)
    if sight.result:
        return sight
    if sight.curtain:
        seen.open_curtain(sight)
    elif pads(seen):
        play_pads(seen)
    else:
        picked = [each for each in answers(sight) if each.point]
        if picked:
            seen.choose(chance.choice(picked))
    return sight


def to_the_result(seen: Seen, chance: Random) -> None:
    """The round is played, and whoever may cheat now and then does."""
    while not (sight := step(seen, chance)).result:
        if not sight.curtain and not sight.sheet and chance.random() < 0.5:
            cheat(seen)


def cheat(seen: Seen) -> None:
    """The first card that may vanish does, if there is one."""
    card: str | None = seen.page.evaluate(
        "document.querySelector('.zone-hand [data-flick]')?.dataset.key"
    )
    if card and not pads(seen):
        flick(seen, card)


def moves(seen: Seen) -> list[str]:
    """What has been done, as the notation writes it."""
    match = seen.table().match
    write = match.game.write_move
    return [
        f"{'*' if seat == CLOCK else 'abcde'[seat]}:{write(move)}" for seat, move in match.turns
    ]


def made(seen: Seen, move: str) -> list[str]:
    """All that has been done, as soon as that is among it."""

    def found() -> list[str] | None:
        all_ = moves(seen)
        return all_ if move in all_ else None

    return until(found, f"the move {move}")


def state(seen: Seen) -> Any:
    return seen.table().state


def hand(seen: Seen, seat: int) -> set[str]:
    return {write_card(card) for card in state(seen).hands[seat]}


def fan(seen: Seen, seat: str) -> Button:
    """That fan, as something to be touched."""
    return until(
        lambda: next((each for each in seen.look().buttons if each.move == f"call-{seat}"), None),
        f"the fan of {seat}",
    )


def shout(seen: Seen, seat: str) -> None:
    """By the bar: "Caught!", and who."""
    page = seen.page
    until(page.locator(".shout-main").is_visible, "the bar")
    page.locator(".shout-main").tap()
    page.locator(f".shout-name[data-seat='{read_seat(seat)}']").tap()


def nudged(table: Table, *seats: int) -> list[Any]:
    """What these bots would do of their own accord now."""
    after = [nudge(table, seat, 0) for seat in seats]
    return [each and each.match.turns[-1][1] for each in after]


def bar(seen: Seen) -> tuple[float, ...] | None:
    """Where "Caught!" stands."""
    main = seen.page.locator(".shout-main")
    box = main.bounding_box() if main.is_visible() else None
    return box and (box["x"], box["y"], box["width"], box["height"])


def told(seen: Seen) -> str:
    """What was told last; it stands there under a curtain, too."""
    return seen.page.locator(".saying-happened").text_content() or ""


def was_told(seen: Seen, words: str) -> bool:
    """The next sentence may have followed at once."""
    heard: list[str] = seen.page.evaluate("heard")
    return any(words in each for each in heard)


def phase(seen: Seen) -> str:
    return type(state(seen).phase).__name__


def open_curtain(seen: Seen) -> None:
    seen.open_curtain(until(lambda: closed(seen), "the curtain"))


def closed(seen: Seen) -> Sight | None:
    sight = seen.look()
    return sight if sight.curtain else None


# Each phase with its windows, reached from Anna's first turn.
MOMENTS = {
    "turning": "",
    "giving": "a:play-13",
    "slapping": "a:play-21",
    "one has slapped": "a:play-21 b:slap-300",
    "gifts": "a:play-21 b:slap-300 c:slap-400 *:close",
    "claiming": "a:play-33",
    "one has claimed": "a:play-33 b:claim-300",
    "laying": "a:play-33 b:claim-300 *:close",
    "a slip under way": "a:play-3 b:slip-52",
    "caught": "a:play-3 b:slip-52 a:call-b",
}
CALM_MOMENTS = {
    "leaves": "a:play-21 b:leaf-1",
    "gifts, one ready": "a:play-21 b:leaf-1 c:leaf-1 a:give-3",
    "sealed": "a:play-33 b:lay-3",
}


def moments(players: str, options: tuple[str, ...] = ()) -> Iterator[tuple[str, Table]]:
    """The table in every phase: the lively ones, or those of a calm table."""
    for name, script in (CALM_MOMENTS if "calm" in options else MOMENTS).items():
        full = script
        for seat in "de"[: len(players) - 3]:
            full = full.replace(" c:leaf-1", f" {seat}:leaf-2 c:leaf-1")
            full = full.replace(" c:slap", f" {seat}:slap-350 c:slap")
        yield name, dealt(players, full, options=options)
