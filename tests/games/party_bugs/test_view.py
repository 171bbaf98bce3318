"""What a seat may know, phase by phase."""

from collections.abc import Callable

import pytest

from engine.core.codec import dumps, loads
from engine.core.game import CLOCK
from engine.games.party_bugs import apply, kinds, private, read_move, setup, view, witness
from engine.games.party_bugs.events import Event
from engine.games.party_bugs.state import Config, Parting, Scored, State, Taking
from engine.games.party_bugs.view import SecretChoice, View
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    choices,
    config,
    dance,
    deadline,
    deal,
    drift,
    finished,
    play,
    taken,
)


def hidden_dancers() -> State:
    """Floor 7a 5b 6c; b holds the Tied card."""
    sets = deal("7 5 1 2 13", "5 2 3 4 1", "6 9 2 3 1")
    return begin(config(sets, hidden_dancer=True))


def seen(seat: int | None, **different: object) -> View:
    """What a seat knows of the hidden dancers' game: as it began, but for what is named."""
    known: dict[str, object] = {
        "seat": seat,
        "config": Config(3, hidden_dancer=True),
        "game": 1,
        "games": 1,
        "round": 0,
        "rounds": 12,
        "sums": (0, 0, 0),
        "tied": 1,
        "mirror": None,
        "piles": (8, 8, 8),
        "hands": (4, 4, 4),
        "hand": (),
        "dancers": (False, False, False),
        "dancer_faces": (None, None, None),
        "floor": cards("7a 5b 6c"),
        "displays": ((), (), ()),
        "removed": (),
        "order": (),
        "phase": SecretChoice(True, (False, False, False), None),
    }
    made: Callable[..., View] = View
    return made(**(known | different))


def test_h1_while_cards_are_hidden_each_sees_the_own_four_and_who_is_ready() -> None:
    state = play(hidden_dancers(), "a:hide-5a")
    ready = (True, False, False)
    assert view(state, 0) == seen(
        0, hand=cards("1a 2a 5a 13a"), phase=SecretChoice(True, ready, cards("5a")[0])
    )
    assert view(state, 1) == seen(
        1, hand=cards("1b 2b 3b 4b"), phase=SecretChoice(True, ready, None)
    )
    assert view(state, None) == seen(None, phase=SecretChoice(True, ready, None))


def test_h1_a_hidden_dancer_is_seen_by_its_owner_alone() -> None:
    state = play(hidden_dancers(), "a:hide-5a b:hide-4b c:hide-9c")
    public = {
        "round": 1,
        "hands": (3, 3, 3),
        "dancers": (True, True, True),
        "phase": SecretChoice(False, (False, False, False), None),
    }
    assert view(state, 0) == seen(
        0, **public, hand=cards("1a 2a 13a"), dancer_faces=(cards("5a")[0], None, None)
    )
    assert view(state, 2) == seen(
        2, **public, hand=cards("1c 2c 3c"), dancer_faces=(None, None, cards("9c")[0])
    )
    assert view(state, None) == seen(None, **public)


def test_b4_while_cards_are_chosen_each_sees_the_own_choice_and_who_is_ready() -> None:
    state = play(alike(3), "b:play-3b c:play-2c")
    ready = (False, True, True)
    phases = [view(state, seat).phase for seat in (0, 1, 2, None)]
    assert phases == [
        SecretChoice(False, ready, None),
        SecretChoice(False, ready, cards("3b")[0]),
        SecretChoice(False, ready, cards("2c")[0]),
        SecretChoice(False, ready, None),
    ]


def test_b4_a_chosen_card_still_counts_as_a_hand_card() -> None:
    state = play(alike(3), "b:play-3b")
    assert [view(state, seat).hands for seat in (0, 1, None)] == [(3, 3, 3)] * 3
    assert view(state, 1).hand == cards("2b 3b 4b")


def test_b4_while_the_floor_is_shared_out_the_played_cards_lie_open() -> None:
    state = play(hidden_dancers(), "a:hide-5a b:hide-4b c:hide-9c")
    state = dance(state, "1 2 3", "5b")
    public = {
        "round": 1,
        "hands": (2, 2, 2),
        "dancers": (True, True, True),
        "floor": cards("7a 6c"),
        "displays": (cards("5b"), (), ()),
        "order": (0, 1, 2),
        "phase": Taking(cards("1a 2b 3c"), (1, 2)),
    }
    assert view(state, 0) == seen(
        0, **public, hand=cards("2a 13a"), dancer_faces=(cards("5a")[0], None, None)
    )
    assert view(state, None) == seen(None, **public)


def test_b7_removed_pairs_stay_public() -> None:
    sets = deal("7 5 1 2 13", "5 2 3 4 1", "6 9 2 3 1")
    state = play(begin(config(sets, hidden_dancer=True)), "a:hide-5a b:hide-4b c:hide-9c")
    state = play(dance(state, "1 2 3", "5b 7a 6c"), "a:discard-pair")
    for seat in (0, 1, 2, None):
        assert view(state, seat).removed == cards("5a 5b")
        assert view(state, seat).dancers == (False, True, True)


def test_m3_while_the_mirror_has_to_go_everybody_sees_its_owner() -> None:
    ones = deal("1", "1", "1")
    state = deadline(drift(begin(config(ones, ones, youngest="a", mirror=True)), "2.1"))
    for seat in (0, 1, None):
        seen_now = view(state, seat)
        assert (seen_now.phase, seen_now.mirror) == (Parting(), 0)
        assert (seen_now.game, seen_now.round, seen_now.sums) == (2, 9, (91, 79, 79))
        assert (seen_now.piles, seen_now.hands) == ((1, 1, 1), (2, 2, 2))


def test_h4_at_the_end_everybody_sees_the_hidden_dancers() -> None:
    state = finished(alike(3, hidden_dancer=True))
    for seat in (0, 1, 2, None):
        seen_now = view(state, seat)
        assert seen_now.dancer_faces == cards("2a 2b 2c")
        assert isinstance(seen_now.phase, Scored)
        assert (seen_now.round, seen_now.hand, seen_now.floor) == (12, (), ())


def test_b1_no_view_names_the_deals_to_come() -> None:
    ones = deal("1", "1", "1")
    agreed = config(ones, ones, youngest="b", mirror=True)
    assert view(begin(agreed), 0).config == Config(3, mirror=True, youngest=(1,))


def test_the_clock_sees_what_an_onlooker_sees() -> None:
    state = play(hidden_dancers(), "c:hide-9c")
    assert view(state, CLOCK) == view(state, None)
    state = play(alike(3), "c:play-2c")
    assert view(state, CLOCK) == view(state, None)


def test_hands_are_looked_at_in_private_to_hide_and_to_choose() -> None:
    ones = deal("1", "1", "1")
    parting = deadline(drift(begin(config(ones, ones, youngest="a", mirror=True)), "2.1"))
    taking = play(alike(3), choices("2 3 4"))
    assert [private(state) for state in (hidden_dancers(), alike(3))] == [True, True]
    assert [private(state) for state in (taking, parting, finished(alike(3)))] == [False] * 3


@pytest.mark.parametrize("number", [2, 6])
def test_a_view_reads_back_as_it_was_written(number: int) -> None:
    state = begin(Config(number, hidden_dancer=True, mirror=True), seed=3)
    for chapter in ("1.0", "1.4", "1.12"):
        state = drift(state, chapter)
        for seat in (*range(number), None):
            shown = view(state, seat)
            assert loads(kinds.view, dumps(kinds.view, shown)) == shown
        assert loads(kinds.state, dumps(kinds.state, state)) == state


def perceived(agreed: Config, script: str, seat: int | None) -> list[Event | View | None]:
    """All events a seat witnesses and every view it gets on the way."""
    step = setup(agreed, 0)
    noticed: list[Event | View | None] = [witness(event, seat) for event in step.events]
    noticed.append(view(step.state, seat))
    for turn in script.split():
        who, _, move = turn.partition(":")
        step = apply(step.state, "abc".index(who), read_move(move))
        noticed += [witness(event, seat) for event in step.events]
        noticed.append(view(step.state, seat))
    return noticed


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_name_of_a_card_tells_nothing_about_when_it_was_drawn(seat: int | None) -> None:
    """b has 4 and 8 in hand in round 2, drawn in either order, and plays both."""
    rounds = [
        (choices("2 2 2"), "a:take-1a b:take-1b c:take-1c"),
        (choices("3 4 3"), "a:take-2a c:take-2c b:take-2b"),
        (choices("4 8 4"), "a:take-3a c:take-3c b:take-4b"),
    ]
    script = " ".join([f"{plays} {takes}" for plays, takes in rounds])
    early = config(deal("1", "1 2 3 4 8", "1"), youngest="a")
    late = config(deal("1", "1 2 3 8 4", "1"), youngest="a")
    assert perceived(early, script, seat) == perceived(late, script, seat)
    assert perceived(early, script, 1) != perceived(late, script, 1)


def test_b3_the_own_hand_is_sorted_whenever_its_cards_were_drawn() -> None:
    state = taken(dance(begin(config(deal("5 9 4 7 2", "3", "8"))), "4 1 1"), "3b 5a 8c")
    assert view(state, 0).hand == cards("2a 7a 9a")
