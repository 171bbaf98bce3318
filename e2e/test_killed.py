"""The whole browser is killed, at any moment, again and again: nothing is lost, nothing doubled."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Timer
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Error, Playwright

from e2e.apart import apart, is_over, next_elsewhere, play
from e2e.browser import launch_with_profile
from e2e.links import arrive, to_match
from e2e.server import Server, serving
from e2e.sorts import SORTS, Sort, asked, prepared, step
from e2e.table import BUGS, Seen, begin
from e2e.visit import (
    Visit,
    probe,
    until,
    wait_for_mark,
    wait_for_stage,
    wait_until_offline_ready,
)
from engine.table.table import Table, awaited, submit

KILLS = int(os.environ.get("KILLS", "1000"))  # over all of them
APART = "each on their own phone"
KINDS = {**SORTS, APART: Sort(BUGS, "pp")}
# How long it is at the table until the end, beside what it took to get there: on a machine that is
# busy everything takes longer.
LIVES = (0.03, 0.7)
# Seconds: to be killed soon after a start looks like a start that failed, if the note of its
# success is not on the disk yet. Then the snapshot is given up, and the next start is a cold one.
PATIENT = 30
KEPT = """async ({ bookmarks, matches }) => {
    const all = await matches.listMatches();
    const { here = null } = bookmarks.bookmarkOf(all[0]?.id) ?? {};
    return [all.length, here, matches.keepsMatches()];
}"""


def process_of(profile: Path) -> int:
    """The browser that has this profile, and no other: it was started here."""
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            words = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdigit() else []
            if f"--user-data-dir={profile}".encode() in words and not any(
                word.startswith(b"--type=") for word in words
            ):
                return int(entry.name)
    raise LookupError(profile)


class Phone:
    """Its browser is killed at the end of each of its lives."""

    def __init__(self, playwright: Playwright, server: Server, profile: Path, sort: Sort) -> None:
        self.playwright = playwright
        self.server = server
        self.profile = profile
        self.sort = sort
        self.shown: Table | None = None  # what was shown as kept
        self.here: list[int] | None = None  # whose phone it is, if not everybody's
        self.was_cold = False  # its last start found no snapshot

    @contextmanager
    def life(self) -> Iterator[Visit]:
        context = launch_with_profile(self.playwright, self.profile)
        visit = Visit(context, self.server)
        prepared(visit, self.sort)
        yield visit
        with suppress(Error):
            context.close()

    def kill(self) -> None:
        os.kill(process_of(self.profile), signal.SIGKILL)

    def there(self, visit: Visit) -> Seen:
        """All that was shown before the end is there, once, and for the same seats."""
        seen = Seen(visit.open())
        stage = wait_for_stage(seen.page, "ready", patience=PATIENT)
        self.was_cold = not stage["restored"]
        count, here, _ = probe(seen.page, KEPT)
        if self.shown is None and count == 0:  # it was killed too soon for anything to be kept
            return self.begun(visit, seen)
        assert (count, here) == (1, self.here)
        if self.shown is not None:
            shown, now = self.shown.match, seen.table().match
            assert replace(now, turns=now.turns[: len(shown.turns)]) == shown
        seen.page.locator("button.match-go").first.tap()
        until(lambda: seen.look().screen == "play", "the table")
        return seen

    def begun(self, visit: Visit, seen: Seen) -> Seen:
        if self.here is None:
            return begin(visit, self.sort.game, seen=seen)
        return play(apart(visit, self.sort.game, seen=seen))

    def play(self, seen: Seen, chance: Random) -> None:
        """Until it is killed; the match may be over before."""
        while not (self.shown and is_over(self.shown)):
            elsewhere = self.asked_elsewhere(seen)
            # Where the disk is slow, the table says so until all is kept.
            until(lambda: probe(seen.page, KEPT)[2], "all to be kept", PATIENT)
            count, here, _ = probe(seen.page, KEPT)
            assert (count, here) == (1, self.here)
            self.shown = seen.table()
            if elsewhere:
                answered(seen, self.shown, chance)
            elif step(seen, self.sort, chance).result and not is_over(self.shown):
                seen.page.locator(".result .button-main").tap()

    def asked_elsewhere(self, seen: Seen) -> bool:
        if self.here is None:
            asked(seen, self.sort)
            return False

        def whose() -> str | None:
            name = next_elsewhere(seen)
            return name or ("me" if seen.look().waits_for_people else None)

        return until(whose, "anybody's turn") != "me"


def answered(seen: Seen, table: Table, chance: Random) -> None:
    """The other phone sends its move back."""
    while (seats := awaited(table)) and 0 not in seats:
        moves: tuple[Any, ...] = table.match.game.legal_moves(table.state, seats[0])
        table = submit(table, table.revision, seats[0], chance.choice(moves))
    arrive(seen, to_match(table))
    until(lambda: seen.look().screen == "play", "the table")


def acquainted(playwright: Playwright, server: Server, profile: Path) -> None:
    """To start for the first time takes four times the work."""
    with launch_with_profile(playwright, profile) as context:
        page = Visit(context, server).open()
        wait_until_offline_ready(page)
        wait_for_mark(page, "snapshot kept")


@pytest.mark.soak
@pytest.mark.parametrize("name", KINDS)
def test_a_browser_that_is_killed_has_lost_nothing(
    playwright: Playwright, site: Path, tmp_path: Path, name: str
) -> None:
    chance, kills = Random(name), KILLS // len(KINDS)
    with serving(site) as server:
        new = tmp_path / "new"
        acquainted(playwright, server, new)
        phone, after_a_move, cold = None, 0, 0
        for life in range(kills):
            if phone is None or (phone.shown and is_over(phone.shown)):
                profile = tmp_path / f"{life}"
                shutil.copytree(new, profile, symlinks=True)
                phone = Phone(playwright, server, profile, KINDS[name])
                phone.here = [0] if name == APART else None
            with phone.life() as visit:
                begun = monotonic()
                seen = phone.there(visit)
                took = monotonic() - begun
                timer = Timer(took * chance.uniform(*LIVES), phone.kill)
                timer.start()
                with suppress(Error):
                    phone.play(seen, chance)
                timer.join()
            after_a_move += bool(phone.shown and phone.shown.match.turns)
            cold += phone.was_cold
            told = f"{after_a_move} of them after a move, {cold} after a cold start"
            print(f"{name}: {life + 1} kills, {told}", flush=True)
        assert after_a_move > kills * 3 // 4
