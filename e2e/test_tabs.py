"""Two tabs of one phone: a tapped link opens in a new one, and what it brings is never lost."""

from __future__ import annotations

from e2e.links import after, arrive, at_the_table, stored, to_match, told
from e2e.table import Seen, at_home, continued, go_home, remembering
from e2e.visit import Visit, tap, until

# The page goes when it is about to show the table, once; the next page knows that it did.
GOES = """() => {
    if (sessionStorage.getItem("gone"))
        addEventListener("DOMContentLoaded", () => document.body.classList.add("came-back"));
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, ...others) => {
        if (state.screen === "play" && !sessionStorage.getItem("gone")) {
            sessionStorage.setItem("gone", "yes");
            location.reload();
            throw new Error("gone");
        }
        replace(state, ...others);
    };
}"""

# What others store is read as it was, half a second long.
READS_LATE = """() => {
    const read = Storage.prototype.getItem;
    const before = new Map();
    Storage.prototype.getItem = function (key) {
        const now = read.call(this, key);
        if (!key.endsWith("being deleted")) return now;
        if (now !== before.get(key)) setTimeout(() => before.set(key, now), 500);
        return before.get(key) ?? null;
    };
}"""


def stands_still(seen: Seen) -> None:
    until(lambda: seen.has(".elsewhere"), "the question")
    assert seen.look().choices == []


def turns_in(seen: Seen) -> list[int]:
    """Of each match that is stored."""
    return [len(table.match.turns) for table in stored(seen)]


def gone_on(seen: Seen) -> Seen:
    """It goes on from what is here; but those who play here have not moved here."""
    assert "3 moves ahead" in told(seen)
    tap(seen.page, "Go on with the link")
    return at_the_table(seen)


def test_a_link_to_a_match_that_is_open_in_another_tab(visit: Visit) -> None:
    remembering(visit, "pp")
    first = at_the_table(continued(visit, after(9)))
    second = gone_on(arrive(visit, to_match(after(12))))
    stands_still(first)
    assert second.table().match == after(12).match
    # The very same opens at once.
    third = at_the_table(arrive(visit, to_match(after(12))))
    stands_still(second)
    assert turns_in(third) == [12]
    # An older one is told of; who goes on playing does so here.
    arrive(second, to_match(after(9)))
    assert "gone on since" in told(second)
    tap(second.page, "Go on playing")
    at_the_table(second)
    stands_still(third)
    # And whoever takes it over has the newest.
    tap(first.page, "Play it here")
    until(lambda: not first.has(".elsewhere"), "the table")
    first.wait()
    assert first.revision() == 12
    assert turns_in(first) == [12]


def test_each_tab_plays_a_match_of_its_own_until_it_is_deleted_in_another(visit: Visit) -> None:
    remembering(visit, "pp")
    first = at_the_table(continued(visit, after(9)))
    second = at_the_table(continued(visit, after(7, seed=2)))
    assert not second.has(".elsewhere")
    assert sorted(turns_in(first)) == [7, 9]
    third = at_home(visit)
    third.page.locator("button.match-go").nth(1).tap()
    stands_still(third)
    go_home(third)
    third.page.get_by_role("button", name="More about this game").nth(1).tap()
    tap(third.page, "Delete")
    tap(third.page, "Delete it")
    until(lambda: turns_in(third) == [7], "one match")
    until(lambda: first.look().screen == "home", "home, as there is nothing to play")
    assert second.look().screen == "play"
    assert not second.has(".elsewhere")


def test_a_tab_that_learns_late_that_its_match_is_deleted(visit: Visit) -> None:
    """What one tab writes into its storage may reach another after the pen was asked for."""
    remembering(visit, "pp")
    visit.prepare(f"({READS_LATE})()")
    first = at_the_table(continued(visit, after(9)))
    second = at_home(visit)
    second.page.get_by_role("button", name="More about this game").tap()
    tap(second.page, "Delete")
    tap(second.page, "Delete it")
    until(lambda: first.look().screen == "home", "home, as there is nothing to play")


def test_what_was_followed_is_there_though_the_page_went_before_its_table_came(
    visit: Visit,
) -> None:
    remembering(visit, "pp")
    visit.forgive("gone")
    first = at_the_table(continued(visit, after(9)))
    visit.prepare(f"({GOES})()")
    second = arrive(visit, to_match(after(12)))
    told(second)
    tap(second.page, "Go on with the link")
    second.page.locator("body.came-back").wait_for(state="attached")
    at_the_table(second)
    stands_still(first)
    assert turns_in(second) == [12]
