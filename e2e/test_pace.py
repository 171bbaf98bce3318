"""How long people wait for the others, with all that moves."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from e2e.table import BUGS, PARROTS, Seen, begin, remembering
from e2e.visit import Visit

# Notes how long nothing is offered to the one person who plays, and how long sentences stand.
WAITS = """() => {
    globalThis.noted = { waits: [], sentences: [] };
    let [gone, told, since, others] = [null, "", 0, false];
    const look = () => {
        const now = performance.now();
        const buttons = [...document.querySelectorAll(".card-button:not([data-quick]), .extra")];
        const alone = buttons.length === 1 && (buttons[0].dataset.move ?? "").startsWith("take");
        // Whoever has decided before the bots have waits for them.
        const heard = document.querySelector(".card.is-picked")
            && document.querySelector(".bar-confirm[hidden]");
        const offered = buttons.length > 0 && !alone && !heard;
        if (offered && gone !== null) noted.waits.push({ ms: now - gone, others });
        const lies = document.querySelector(".zone .card") !== null;
        if (!offered && gone === null && lies) [gone, others] = [now, false];
        if (offered) gone = null;
        if (document.querySelector(".others .seat.is-turn")) others = true;
        const words = document.querySelector(".saying-happened")?.textContent ?? "";
        if (words !== told) {
            if (told && told !== "…") noted.sentences.push(now - since);
            [told, since] = [words, now];
        }
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document, all);
}"""
MOST = {"usual": 5.0, "brisk": 3.0}  # seconds, as the median
READ = {"usual": 0.4, "brisk": 0.25}  # that most sentences stand there, at least
WAITED = 6


def noted(seen: Seen) -> Any:
    return seen.page.evaluate("noted")


def waits_of(seen: Seen, game: str) -> list[float]:
    """In seconds; a person who takes a card and places it waits for nobody in between."""
    waits = noted(seen)["waits"]
    return [each["ms"] / 1000 for each in waits if game == BUGS or each["others"]]


@pytest.mark.parametrize("pace", MOST)
@pytest.mark.parametrize("game", [BUGS, pytest.param(PARROTS, marks=pytest.mark.soak)])
def test_nobody_waits_long_for_three_bots(visit: Visit, game: str, pace: str) -> None:
    visit.prepare(f"({WAITS})()")
    remembering(visit, "pbbb", game=game, hurry=False, motion="full", pace=pace)
    seen = begin(visit, game)
    seen.hasty = True
    chance = Random(8)
    seen.wait()
    while len(waits_of(seen, game)) < WAITED:
        assert not seen.step(chance).result
    waits = waits_of(seen, game)
    print(game, pace, [round(each, 2) for each in waits])
    assert median(waits) <= MOST[pace]
    sentences: list[float] = noted(seen)["sentences"]
    print([round(each / 1000, 2) for each in sentences])
    assert median(sentences) / 1000 >= READ[pace]
