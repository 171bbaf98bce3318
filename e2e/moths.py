"""Cheating Moth in the browser: explicit deals, what is seen, and what is done there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from e2e.fingers import FINGERS, SOON, flick, pads, play_pads
from e2e.table import MOTHS, Button, Seen, Sight, at_home, continued, go_home, match_of, remembering
from e2e.visit import Visit, until
from engine.core.cards import face_of, make_card, write_card
from engine.core.game import CLOCK, read_seat
from engine.games.cheating_moth import legal_moves, read_move
from engine.games.cheating_moth.moves import Draw, LetStand, Play, Slip
from engine.games.cheating_moth.state import Scored
from engine.table.bots import nudge
from engine.table.match import Match
from engine.table.table import Table, awaited, opened, submit

Lay: TypeAlias = Callable[[Table], Seen]  # brings a table to the phone

# Anna begins as the Guard and can play every kind of card on the 2, a Moth too.
HANDS = (
    "21 33 13 41 3 3 2 53",
    "2 1 4 52 3 5 25 53",
    "2 3 4 5 1 5 54 45",
    "1 2 3 4 5 1 2 3",
    "1 2 3 4 5 4 5 4",
)
PILE = "1 1 2 4 5 1"
_OF_CARD = re.compile(r"(play|slip|give|lay)-(\d+)(?=$|-)")
# All that was told on this page.
LISTEN = """() => {
    globalThis.heard = [];
    const listen = () => heard.push(document.querySelector(".saying-happened")?.textContent ?? "");
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document, all);
}"""
SLIPPING = ".extra[data-extra=slip][aria-pressed=true]"


# --- tables --------------------------------------------------------------------------------


def dealt(
    players: str,
    *script: str,
    hands: tuple[str, ...] = HANDS,
    top: str = "2",
    pile: str = PILE,
    options: tuple[str, ...] = (),
    seed: int = 1,
    oldest: int = 0,
) -> Table:
    """Anna is the oldest, and then what the script says has been done."""
    deal = " ".join(["deal 1", *hands[: len(players)], top, pile]).rstrip()
    match = match_of(players, (*options, deal), game=MOTHS, seed=seed, precedence=(oldest,))
    return done(opened(match), *script)


def done(table: Table, *script: str) -> Table:
    """`a:play-3 b:slip-52 *:late-b`: a card is told by its face."""
    for turn in " ".join(script).split():
        seat, _, move = turn.partition(":")
        at = CLOCK if seat == "*" else read_seat(seat)
        hand = () if at == CLOCK else table.state.hands[at]

        def name(found: re.Match[str], hand: tuple[Any, ...] = hand) -> str:
            face = int(found[2])
            card = next((each for each in hand if face_of(each) == face), make_card(face, 0))
            return f"{found[1]}-{write_card(card)}"

        table = submit(table, table.revision, at, read_move(_OF_CARD.sub(name, move)))
    return table


def holds(seen: Seen, seat: int, face: int) -> str:
    """The card of that face in that hand, by its name."""
    hand = seen.table().state.hands[seat]
    return write_card(next(card for card in hand if face_of(card) == face))


def quickly(table: Table, cards: int) -> Table:
    """The next thing: whoever may lets cards vanish, down to so many; then what is asked."""
    state = table.state
    for seat, hand in enumerate(state.hands):
        slips = [move for move in legal_moves(state, seat) if isinstance(move, Slip)]
        if slips and len(hand) > cards:
            table = submit(table, table.revision, seat, slips[-1])
            return submit(table, table.revision, CLOCK, LetStand(seat))
    seat = awaited(table)[0]
    legal = legal_moves(state, seat)
    wanted = [move for move in legal if isinstance(move, Play | Draw)]
    asked = [move for move in legal if not isinstance(move, Slip)]
    return submit(table, table.revision, seat, (wanted or asked)[0])


def nearly_over(match: Match, *, round_: int, cards: int = 2) -> Table:
    """Of that round nobody but the Guard has more than so many cards left."""
    table = opened(match)
    while True:
        state = table.state
        others = [hand for seat, hand in enumerate(state.hands) if seat != state.guard]
        if state.round == round_ and max(map(len, others)) <= cards:
            return table
        assert not (state.round == round_ and isinstance(state.phase, Scored))
        table = quickly(table, cards if state.round == round_ else 1)


# --- a page ---------------------------------------------------------------------------------


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
    page.locator(f".shout-name[data-seat={seat}]").tap()


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
