"""What makes a page hard to use: what axe finds, what is too small, cut off or out of reach."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.server import TOP
from e2e.visit import probe
from tests.web.lengthened import TAG

# Those that are shipped, and one whose sentences are longer than any.
LANGUAGES = ("en", "de", TAG)

AXE = (TOP / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async (rules) => {
    const only = rules && { runOnly: { type: "rule", values: rules } };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
    return violations.map(({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map(({ html, any, all }) =>
            html.slice(0, 160) + " " + [...any, ...all].map(({ message }) => message).join("; ")
        ).join(" | ")}`);
}"""
# The rules that ask for colours, which are all that another theme changes.
COLOURS = ["color-contrast", "link-in-text-block"]
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
# Controls and cards of the piles of one name that are not the same thing. Equal cards are.
NAMESAKES = """() => {
    const called = new Map();
    const open = document.querySelector("dialog[open]") ?? document;
    const cards = ".zone-piles .card-face:not([hidden])";
    for (const node of open.querySelectorAll(`button, a, input, select, summary, ${cards}`)) {
        if (!node.checkVisibility({ visibilityProperty: true })) continue;
        if (node.closest("[inert]")) continue;
        // Of a card in a pile, the place that its name tells.
        const place = node.alt?.split(":")[0];
        const name = node.getAttribute("aria-label") || place || node.textContent.trim();
        if (!name) continue;
        const { move, extra, seat } = node.dataset;
        const call = seat && `call-${"abcdef"[seat]}`; // as the notation has it
        const does = move?.replace(/(\\d)[a-z](?=-|$)/, "$1") ?? extra ?? call;
        const what = does ?? `${node.className} ${[...open.querySelectorAll("*")].indexOf(node)}`;
        called.set(name, (called.get(name) ?? new Set()).add(what));
    }
    return [...called].filter(([, whats]) => whats.size > 1)
        .map(([name, whats]) => `${name}: ${[...whats].join(", ")}`);
}"""
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
    """Also waits for the language, which may have to be fetched."""
    change = "({ settings, text }, changes) => (settings.changeSettings(changes), text.spoken())"
    probe(page, change, changes)


def found_by_axe(page: Page) -> list[str]:
    if not page.evaluate("Boolean(globalThis.axe)"):
        page.evaluate(AXE)
    found: list[str] = []
    for theme, rules in (("dark", None), ("light", COLOURS)):
        setting(page, theme=theme)
        said: list[str] = page.evaluate(RUN, rules)
        found += [f"{theme}: {each}" for each in said]
    return found


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, 44)
    return found


def namesakes(page: Page) -> list[str]:
    found: list[str] = page.evaluate(NAMESAKES)
    return found


def fits(page: Page) -> dict[str, Any]:
    """How far the page is too tall and too wide, and what lies outside."""
    found: dict[str, Any] = page.evaluate(FITS)
    return found


def lost(page: Page) -> list[str]:
    cut: list[str] = page.evaluate(CUT)
    wide = fits(page)["wide"]
    return cut + ([f"{wide} pixels too wide"] if wide > 0 else [])
