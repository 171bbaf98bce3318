"""Everybody can play: axe finds nothing, all is large enough to touch and to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from e2e.server import TOP
from e2e.table import Seen, at_home, begin, continued, go_home, match_of, played, remembering
from e2e.visit import Visit, probe, until
from engine.games.party_bugs.state import Choosing, Hiding, Parting, Scored, State, Taking, is_over

AXE = (TOP / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map(({ html, any, all }) =>
            html.slice(0, 160) + " " + [...any, ...all].map(({ message }) => message).join("; ")
        ).join(" | ")}`);
}"""
BOTH = ("hidden-dancer", "mirror")
TABLES: dict[str, Callable[[State], bool]] = {
    "hiding": lambda state: isinstance(state.phase, Hiding),
    "choosing": lambda state: isinstance(state.phase, Choosing) and len(state.piles[0]) == 4,
    "choosing at last": lambda state: isinstance(state.phase, Choosing) and not state.piles[0],
    "taking": lambda state: isinstance(state.phase, Taking) and len(state.piles[0]) == 3,
    "parting": lambda state: isinstance(state.phase, Parting),
    "the last round": lambda state: isinstance(state.phase, Taking) and not state.phase.played,
    "between games": lambda state: isinstance(state.phase, Scored),
    "the end": is_over,
}

# Whatever can be touched and is too small to be met. A field is met by its label too, and
# what is small to look at may answer to more than its border.
TOO_SMALL = """(least) => [
    ...(document.querySelector("dialog[open]") ?? document)
        .querySelectorAll("button, a, input, select, summary")]
    .map((node) => node.closest("label") ?? node)
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((node) => !node.closest("[inert], .visually-hidden"))
    .filter((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        if (width >= least - 0.5 && height >= least - 0.5) return false;
        node.scrollIntoView({ block: "nearest" });
        const at = (right, down) => {
            const box = node.getBoundingClientRect();
            const hit = document.elementFromPoint(
                box.x + box.width / 2 + (right * Math.max(box.width, least)) / 2.1,
                box.y + box.height / 2 + (down * Math.max(box.height, least)) / 2.1);
            return hit && (hit === node || node.contains(hit));
        };
        return ![[0, -1], [0, 1], [-1, 0], [1, 0]].every((way) => at(...way));
    })
    .map((node) => {
        const { width, height } = node.getBoundingClientRect();
        const name = node.getAttribute("aria-label") ?? node.textContent.trim();
        return `${node.className} ${name}: ${Math.round(width)} × ${Math.round(height)}`;
    })"""
FITS = """() => {
    const { scrollHeight, scrollWidth, clientWidth, clientHeight } = document.documentElement;
    const off = [...document.querySelectorAll(
        ".table:not([inert]) .card, .table:not([inert]) button, .curtain > *")]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .map((node) => [node.className || node.tagName, node.getBoundingClientRect()])
        .filter(([name]) => !String(name).includes("visually-hidden"))
        .filter(([, { left, top, right, bottom }]) =>
            left < -0.5 || top < -0.5 || right > clientWidth + 0.5 || bottom > clientHeight + 0.5)
        .map(([name, { left, top, right, bottom }]) => [name, left, top, right, bottom].join(" "));
    return { tall: scrollHeight - clientHeight, wide: scrollWidth - clientWidth, off };
}"""
# Text that is cut off, and words that are broken in their middle.
CUT = """() => {
    const WORD = /[\\p{L}\\p{N}]+/gu;
    return [...document.querySelectorAll("button, h1, h2, h3, p, span, li, label, legend, td")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest(".visually-hidden, [aria-hidden=true], svg, [inert]"))
    .filter((node) => node.textContent.trim() && node.clientWidth > 0)
    .filter((node) => {
        const { overflowX, webkitLineClamp } = getComputedStyle(node);
        const { left, right } = node.getBoundingClientRect();
        const cut = overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
        const broken = [...node.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .flatMap((text) => Array.from(text.data.matchAll(WORD), (word) => [text, word]))
            .some(([text, { 0: { length }, index }]) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + length);
                return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
            });
        // A hyphen may stand where a long word was broken; what is clamped can be opened.
        return webkitLineClamp === "none" && (cut || broken || left < -1 || right > innerWidth + 1);
    })
    .map((node) => `${node.className || node.tagName}: ${node.textContent.trim().slice(0, 60)}`);
}"""


def setting(page: Page, **changes: str) -> None:
    probe(page, "({ settings }, changes) => settings.changeSettings(changes)", changes)


def found_by_axe(page: Page) -> list[str]:
    if not page.evaluate("Boolean(globalThis.axe)"):
        page.evaluate(AXE)
    found: list[str] = []
    for theme in ("dark", "light"):
        setting(page, theme=theme)
        said: list[str] = page.evaluate(RUN)
        found += [f"{theme}: {each}" for each in said]
    return found


def pages(seen: Seen) -> Iterator[str]:
    """The screens beside the table, one after the other; the page stands at each."""
    page = seen.page

    def go(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).tap()
        until(lambda: seen.look().screen == name.lower(), name)

    yield "home"
    page.get_by_role("button", name="More about this game").first.tap()
    yield "home, a game opened"
    for name in ("Rules", "Settings", "About"):
        go(name)
        yield name
        page.get_by_role("button", name="Back").tap()
        until(lambda: seen.look().screen == "home", "home")
    page.locator("button.tile-party-bugs").tap()
    yield "set-up"
    page.get_by_role("button", name="Anna: colour and place").tap()
    page.locator("summary").tap()
    page.get_by_role("textbox", name="Name of player 2").fill("Anna")
    yield "set-up, all opened"


def on_the_shelf(visit: Visit) -> Seen:
    """At home, where a match is under way."""
    seen = begin(visit)
    seen.wait()
    go_home(seen)
    seen.page.locator("button.match-go").first.wait_for()
    return seen


def tables(visit: Visit, players: str, options: tuple[str, ...]) -> Iterator[tuple[str, Seen]]:
    """The table at every kind of moment, its curtain closed and opened."""
    match = match_of(players, options)
    seen = at_home(visit)
    for name, stop in TABLES.items():
        if name == "parting" and "mirror" not in options:
            continue
        if name == "hiding" and "hidden-dancer" not in options:
            continue
        continued(visit, played(match, stop), seen=seen)
        sight = seen.wait()
        yield name, seen
        if sight.curtain:
            seen.open_curtain(sight)
            seen.wait()
            yield f"{name}, hand opened", seen
        go_home(seen)


def test_axe_finds_nothing_on_the_pages(visit: Visit) -> None:
    remembering(visit, "ppb")
    seen = on_the_shelf(visit)
    found = {name: found_by_axe(seen.page) for name in pages(seen)}
    assert not {name: each for name, each in found.items() if each}


def test_axe_finds_nothing_at_the_table(visit: Visit) -> None:
    remembering(visit, "ppb")
    found = {}
    for name, seen in tables(visit, "ppb", BOTH):
        found[name] = found_by_axe(seen.page)
        if name == "choosing, hand opened":
            found["a card is picked"] = with_a_card_picked(seen)
        if name == "taking":
            found["menu"] = with_sheet(seen, "Menu")
    assert not {name: each for name, each in found.items() if each}


def with_a_card_picked(seen: Seen) -> list[str]:
    seen.tap(seen.look().of_kind("card-button")[0])
    return found_by_axe(seen.page)


def with_sheet(seen: Seen, name: str) -> list[str]:
    seen.tap(seen.look().named(name))
    found = found_by_axe(seen.page)
    seen.tap(seen.look().named("What happened so far"))
    seen.page.locator(".log-line").first.wait_for()
    return found + found_by_axe(seen.page)


@pytest.mark.parametrize(
    ("players", "options"), [("pppppp", BOTH), ("pbbbbb", ()), ("pbbbbb", BOTH), ("pp", BOTH)]
)
def test_nothing_scrolls_and_all_can_be_touched_during_play(
    visit: Visit, players: str, options: tuple[str, ...]
) -> None:
    remembering(visit, players)
    wrong = []
    for name, seen in tables(visit, players, options):
        if seen.look().result:
            continue  # It may be read at leisure.
        for sheet in (seen.look().sheet,):
            fits = seen.page.evaluate(FITS)
            if fits["tall"] > 0 or fits["wide"] > 0 or (fits["off"] and not sheet):
                wrong.append(f"{name}: {fits}")
        wrong += [f"{name}: {each}" for each in too_small(seen.page)]
        wrong += [
            f"{name}: {each.name} is covered" for each in seen.look().choices if not each.point
        ]
    assert wrong == []


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, 44)
    return found


def test_all_can_be_touched_on_the_pages(visit: Visit) -> None:
    remembering(visit, "ppb")
    seen = on_the_shelf(visit)
    found = {name: too_small(seen.page) for name in pages(seen)}
    assert not {name: each for name, each in found.items() if each}


def test_with_text_of_twice_the_size_nothing_is_lost(visit: Visit) -> None:
    remembering(visit, "ppb", text="largest")
    seen = on_the_shelf(visit)
    found = {name: lost(seen.page) for name in pages(seen)}
    seen.page.close()
    for name, table in tables(visit, "ppb", BOTH):
        found[name] = lost(table.page)
    assert not {name: each for name, each in found.items() if each}


def lost(page: Page) -> list[str]:
    cut: list[str] = page.evaluate(CUT)
    fits = page.evaluate(FITS)
    return cut + ([f"{fits['wide']} pixels too wide"] if fits["wide"] > 0 else [])


def test_for_the_left_hand_all_lies_the_other_way_round(visit: Visit) -> None:
    remembering(visit, "pbb")
    seen = begin(visit)
    seen.wait()

    def middles(card: int) -> list[float]:
        menu = seen.look().named("Menu").point
        seen.tap(seen.look().of_kind("card-button")[card])
        box = seen.page.locator(".bar-confirm").bounding_box()
        assert menu
        assert box
        return [menu[0], box["x"] + box["width"] / 2]

    menu, confirm = middles(0)
    assert menu < confirm
    setting(seen.page, hand="left")
    menu, confirm = middles(1)
    assert menu > confirm
