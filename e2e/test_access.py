"""Everybody can play: axe finds nothing, all is large enough to touch and to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from e2e import parrots
from e2e.access import fits, found_by_axe, lost, namesakes, setting, too_small
from e2e.table import (
    BUGS,
    JOIN,
    PARROTS,
    Seen,
    at_home,
    begin,
    continued,
    go_home,
    match_of,
    played,
    remembering,
)
from e2e.visit import Visit, until
from engine.games.party_bugs.state import Choosing, Hiding, Parting, Scored, State, Taking, is_over
from engine.table.table import Table
from tests.web.lengthened import TAG, lengthened

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


def as_it_is(words: str) -> str:
    return words


def pages(seen: Seen, said: Callable[[str], str] = as_it_is) -> Iterator[str]:
    """The screens beside the table, one after the other; the page stands at each.

    `said` gives what is said there for English words.
    """
    page = seen.page

    def go(name: str) -> None:
        page.get_by_role("button", name=said(name), exact=True).tap()
        until(lambda: seen.look().screen == name.lower(), name)

    yield "home"
    page.get_by_role("button", name=said("More about this game")).first.tap()
    yield "home, a game opened"
    for name in ("Rules", "Settings", "About"):
        go(name)
        yield name
        if name == "About":
            page.get_by_role("button", name=said("Check it yourself")).tap()
            page.locator(".fair-choice li").first.wait_for()
            yield "Fair play"
            page.get_by_role("button", name=said("What is kept secret")).tap()
            until(lambda: seen.look().screen == "secrets", "what is kept secret")
            yield "What is kept secret"
            page.get_by_role("button", name=said("Back")).tap()
            until(lambda: seen.look().screen == "fair", "fair play")
            page.get_by_role("button", name=said("Back")).tap()
        if name == "Rules":
            page.locator(".rules-game", has_text=said("Parrot Box")).tap()
            page.locator("[data-section=P3]").wait_for()
            yield "Rules of Parrot Box"
        page.get_by_role("button", name=said("Back")).tap()
        until(lambda: seen.look().screen == "home", "home")
    page.locator(JOIN).tap()
    yield "Join"
    page.get_by_role("button", name=said("Open"), exact=True).tap()
    yield "Join, with a sentence"
    go_home(seen)
    for game in (BUGS, PARROTS):
        page.locator(f"button.tile-{game}").tap()
        yield f"set-up of {game}"
        page.locator("button.place-face").first.tap()
        page.locator("summary").tap()
        page.locator("input.place-name").nth(1).fill("Anna")
        yield f"set-up of {game}, all opened"
        go_home(seen)


def on_the_shelf(visit: Visit) -> Seen:
    """At home, where a match is under way."""
    seen = begin(visit)
    seen.wait()
    go_home(seen)
    seen.page.locator("button.match-go").first.wait_for()
    return seen


def moments(players: str, options: tuple[str, ...], game: str) -> Iterator[tuple[str, Table]]:
    """The table at every kind of moment."""
    if game == PARROTS:
        yield from parrots.moments(players)
        return
    match = match_of(players, options)
    for name, stop in TABLES.items():
        if name == "parting" and "mirror" not in options:
            continue
        if name == "hiding" and "hidden-dancer" not in options:
            continue
        yield name, played(match, stop)


def tables(
    visit: Visit, players: str, options: tuple[str, ...], game: str = BUGS
) -> Iterator[tuple[str, Seen]]:
    """Each of them on the page, its curtain closed and opened."""
    seen = at_home(visit)
    for name, table in moments(players, options, game):
        continued(visit, table, seen=seen)
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


@pytest.mark.parametrize(("game", "options"), [(BUGS, BOTH), (PARROTS, ())])
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str, options: tuple[str, ...]) -> None:
    remembering(visit, "ppb")
    found = {}
    for name, seen in tables(visit, "ppb", options, game):
        found[name] = found_by_axe(seen.page)
        if name in ("choosing, hand opened", "holding"):
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
    seen.tap(seen.look().named("What has happened so far"))
    seen.page.locator(".log-line").first.wait_for()
    return found + found_by_axe(seen.page)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (BUGS, "pppppp", BOTH),
        pytest.param(BUGS, "pbbbbb", (), marks=pytest.mark.soak),
        (BUGS, "pbbbbb", BOTH),
        (BUGS, "pp", BOTH),
        (PARROTS, "pb", ()),
        pytest.param(PARROTS, "ppbp", (), marks=pytest.mark.soak),
        (PARROTS, "pppppp", ()),
    ],
)
def test_nothing_scrolls_and_all_can_be_touched_during_play(
    visit: Visit, game: str, players: str, options: tuple[str, ...]
) -> None:
    remembering(visit, players)
    assert wrong_during_play(visit, game, players, options) == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(BUGS, "pppppp", BOTH), (BUGS, "pbbbbb", BOTH), (PARROTS, "pb", ()), (PARROTS, "pppppp", ())],
)
def test_long_sentences_leave_room_during_play(
    visit: Visit, game: str, players: str, options: tuple[str, ...]
) -> None:
    remembering(visit, players, language=TAG)
    assert wrong_during_play(visit, game, players, options) == []


def wrong_during_play(visit: Visit, game: str, players: str, options: tuple[str, ...]) -> list[str]:
    wrong = []
    for name, seen in tables(visit, players, options, game):
        sight = seen.look()
        if sight.result:
            continue  # It may be read at leisure.
        wrong += [f"{name}: {each}" for each in out_of_reach(seen)]
        for button in sight.of_kind("extra"):
            # It may be that other cards are to be touched then, and that it says so.
            if (button.extra or "").startswith("float") and button.point:
                seen.tap(button)
                wrong += [f"{name}, {button.name}: {each}" for each in out_of_reach(seen)]
    return wrong


def out_of_reach(seen: Seen) -> Iterator[str]:
    """What does not fit on the page, is too small or lies under something else."""
    found = fits(seen.page)
    sight = seen.look()
    if found["tall"] > 0 or found["wide"] > 0 or (found["off"] and not sight.sheet):
        yield str(found)
    yield from too_small(seen.page)
    yield from namesakes(seen.page)
    yield from (f"{each.name} is covered" for each in sight.choices if not each.point)


def test_all_can_be_touched_on_the_pages(visit: Visit) -> None:
    remembering(visit, "ppb")
    seen = on_the_shelf(visit)
    found = {name: too_small(seen.page) for name in pages(seen)}
    assert not {name: each for name, each in found.items() if each}


def test_with_text_of_twice_the_size_nothing_is_lost_on_the_pages(visit: Visit) -> None:
    remembering(visit, "ppb", text="largest")
    seen = on_the_shelf(visit)
    found = {name: lost(seen.page) for name in pages(seen)}
    assert not {name: each for name, each in found.items() if each}


@pytest.mark.soak
@pytest.mark.parametrize("text", ["normal", "largest"])
def test_with_long_sentences_nothing_is_lost_on_the_pages(visit: Visit, text: str) -> None:
    remembering(visit, "ppb", language=TAG, text=text)
    seen = on_the_shelf(visit)
    found = {name: [*lost(seen.page), *too_small(seen.page)] for name in pages(seen, lengthened)}
    assert not {name: each for name, each in found.items() if each}


@pytest.mark.parametrize(
    ("game", "options", "language"),
    [
        (BUGS, BOTH, "en"),
        (PARROTS, (), "en"),
        pytest.param(BUGS, BOTH, TAG, marks=pytest.mark.soak),
        pytest.param(PARROTS, (), TAG, marks=pytest.mark.soak),
    ],
)
def test_with_text_of_twice_the_size_nothing_is_lost_at_the_table(
    visit: Visit, game: str, options: tuple[str, ...], language: str
) -> None:
    remembering(visit, "ppb", text="largest", language=language)
    found = {name: lost(seen.page) for name, seen in tables(visit, "ppb", options, game)}
    assert not {name: each for name, each in found.items() if each}


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
