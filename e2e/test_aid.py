"""What everybody could remember, everybody may look up."""

from __future__ import annotations

import re

from e2e.table import begin, remembering
from e2e.visit import Visit
from engine.games import parrot_box

COUNTS = "() => [...document.querySelectorAll('.left li')].map((each) => each.textContent)"


def test_what_is_left_in_parrot_box_is_what_the_engine_counts(visit: Visit) -> None:
    remembering(visit, "pb", game="parrot-box")
    seen = begin(visit, "parrot-box")
    seen.wait()
    seen.page.get_by_role("button", name="Menu").tap()
    seen.page.get_by_role("button", name="What is left").tap()
    told = [int(re.sub(r"\D", "", each)) for each in seen.page.evaluate(COUNTS)]
    assert told == list(parrot_box.view(seen.table().state, None).unseen)
    assert sum(told) == 108 - 3  # the first discard, and what the bot has turned up
