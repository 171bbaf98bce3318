"""One page for the tests of a file that need a table or a replay to look at, and no start.

To start Python costs more than most of them. Each finds the page at home, with nothing kept.
"""

from __future__ import annotations

from typing import Any

from e2e.browser import PHONE
from e2e.table import Seen, at_home, remembering
from e2e.visit import Visit, probe, until

WISHES = "({ settings }) => settings.settings()"
# What was told or kept by the test before is gone, wherever it has ended.
CLEAR = """async ({ screens, matches, settings, text }, wishes) => {
    screens.show("home");
    const all = await matches.listMatches();
    await Promise.all(all.map(({ id }) => matches.forgetMatch(id)));
    settings.changeSettings(wishes);
    await text.spoken();
    screens.show("home", {}, { instead: true });
    return (await matches.listMatches()).length;
}"""


class Desk:
    """A phone that lies there with its page open."""

    def __init__(self, visit: Visit, players: str, **settings: Any) -> None:
        remembering(visit, players, **settings)
        self._seen = at_home(visit)
        self._wishes = probe(self._seen.page, WISHES)

    def cleared(self) -> Seen:
        page = self._seen.page
        page.set_viewport_size(PHONE["viewport"])
        assert probe(page, CLEAR, self._wishes) == 0
        until(lambda: self._seen.look().screen == "home", "the home screen")
        assert not self._seen.has("dialog[open], .match-go")
        return self._seen
