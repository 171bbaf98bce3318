"""A match on several phones: how it is set up, and how it travels from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from e2e.eyes import cards_on
from e2e.links import arrive, caught, link_of
from e2e.table import (
    BUGS,
    NAMES,
    Seen,
)
from e2e.visit import Visit, tap, until
from engine.core.cards import write_card
from engine.links.link import read_link
from engine.links.values import MatchLink
from engine.table.table import Table, awaited

Phone = Callable[..., Visit]
ME, ROUND, END = "me", "the end of a round", "the end"


def apart(
    visit: Visit, game: str = BUGS, *, here: tuple[str, ...] = ("Anna",), seen: Seen | None = None
) -> Seen:
    """A game is set up in which everybody has a phone; those here have this one."""
    seen = seen or Seen(visit.open())
    seen.page.locator(f"button.tile-{game}").tap()
    seen.page.get_by_role("switch", name="Each on their own phone").tap()
    chips = seen.page.locator(".phones-here .chip")
    for name in NAMES:
        chip = chips.filter(has_text=name)
        if chip.count() and (chip.get_attribute("aria-pressed") == "true") != (name in here):
            chip.tap()
    return seen


def play(seen: Seen) -> Seen:
    seen.page.get_by_role("button", name="Play", exact=True).tap()
    until(lambda: seen.look().screen == "play", "the table")
    return seen


def next_elsewhere(seen: Seen) -> str | None:
    """Who is waited for on another phone."""
    label = seen.page.locator(".bar-confirm:not([hidden])")
    text = label.inner_text() if label.count() else ""
    return text.removeprefix("Send to ").removesuffix(" again") if "Send to" in text else None


def play_on(seen: Seen, chance: Random) -> str | None:
    """Until it is somebody's turn elsewhere, or all is over."""

    def there() -> str | None:
        sight = seen.look()
        if (name := next_elsewhere(seen)) or sight.result:
            return name or (END if is_over(seen.table()) else ROUND)
        return ME if sight.waits_for_people else None

    while (name := until(there, "anybody's turn")) in (ME, ROUND):
        before = seen.revision()
        if name == ROUND:
            seen.page.locator(".result .button-main").tap()
        elif seen.step(chance).curtain:
            continue
        until(lambda before=before: seen.revision() > before, "the move")  # type: ignore[misc]
    return None if name == END else name


def is_over(table: Table) -> bool:
    return table.match.game.outcome(table.state) is not None


def send(seen: Seen) -> dict[str, str]:
    seen.page.evaluate("caught.length = 0")
    seen.page.locator(".bar-confirm").tap()
    tap(seen.page, "Send …")
    sent = caught(seen)
    tap(seen.page, "Close")
    return sent


def check_hands(seen: Seen, owner: int | None) -> None:
    """Of all hands, this phone has its own one."""
    table = seen.table()
    there = cards_on(seen.page)
    for seat, hand in enumerate(getattr(table.state, "hands", ())):
        if seat != owner:
            assert not {write_card(card) for card in hand} & there


def travel(
    phone: Phone, start: Seen, players: str, hops: int, *, game: str = BUGS
) -> dict[str, Seen]:
    """The match goes from phone to phone as often as that, or to its end."""
    chance = Random(5)
    phones, now = {"Anna": start}, "Anna"
    for _ in range(hops):
        seen = phones[now]
        name = play_on(seen, chance)
        check_hands(seen, NAMES.index(now))
        if name is None:
            break
        sent = send(seen)
        link = read_link(link_of(sent))
        assert isinstance(link, MatchLink)
        assert link.table.match == seen.table().match
        assert link.to == (NAMES.index(name),)
        assert link.to[0] in awaited(link.table)
        assert sent["text"].startswith(f"{name}, it’s your move!")
        if name in phones:
            arrive(phones[name], link_of(sent))  # It goes on from here, so nothing is asked.
        else:
            phones[name] = arrive(phone(players), link_of(sent))
        until(lambda name=name: phones[name].look().screen == "play", "the table")  # type: ignore[misc]
        now = name
    return phones
