"""A5: what can be seen, what is left, and worlds that are made from a view alone."""

from collections import Counter

import pytest

from engine.core.cards import face_of
from engine.core.codec import dumps, encode, loads
from engine.core.deals import Reshuffle
from engine.core.game import CLOCK
from engine.core.rng import pick, seeded
from engine.games.parrot_box import (
    apply,
    awaited,
    imagine,
    kinds,
    legal_moves,
    private,
    reveals,
    setup,
    view,
    witness,
)
from engine.games.parrot_box.cards import COPIES, DECK, Set
from engine.games.parrot_box.state import Config, Holding, State, is_up
from tests.games.parrot_box.table import (
    HIGH,
    PLAIN,
    begin,
    config,
    deal,
    opened,
    play,
    told,
    uncovered,
)


def random_states(seats: int, seed: int) -> list[State]:
    """Every state of a match in which everybody does anything legal."""
    state, rng = setup(Config(seats), seed).state, seeded(seed, 1)
    states = [state]
    while awaited(state):
        seat, rng = pick(rng, awaited(state))
        move, rng = pick(rng, legal_moves(state, seat))
        state = apply(state, seat, move).state
        states.append(state)
    return states


def table() -> State:
    return opened("4 P 4 4 P 1 2 4", HIGH, discard="6", pile="0 5 9")


def test_what_lies_face_down_has_no_name() -> None:
    state = table()
    seen = view(state, 1)
    mine = state.boxes[0]
    assert seen.boxes[0].cards == (mine[0], mine[1], None, None, None, None, None, None)
    assert (seen.boxes[0].down, seen.boxes[0].score) == (6, 4)


def test_it_is_told_how_many_cards_are_still_to_be_turned_up() -> None:
    state = begin(HIGH, PLAIN)
    assert [box.opening for box in view(state, None).boxes] == [2, 2]
    state = play(state, "a:turn-1 a:turn-5 b:turn-2")
    assert [box.opening for box in view(state, None).boxes] == [0, 1]
    assert view(state, None).rounds == 5


def test_a_box_tells_what_it_counts() -> None:
    state = uncovered(table(), "1245678", "12")
    seen = view(state, None).boxes[0]
    assert [column.kind for column in seen.columns] == ["pair", "pair", "unfinished", "pair"]
    assert [column.number for column in seen.columns] == [4, 1, None, 4]
    assert (seen.sets, seen.score, seen.down) == ((Set(4, 4, -10),), 2 - 10, 1)


def test_it_is_shown_where_the_card_in_hand_would_make_a_pair() -> None:
    state = opened("4 P 4 4 P 1 2 4", HIGH, discard="6", pile="4 5 9")
    assert view(state, 0).pairing == ()  # no card is in hand
    drawn = play(state, "a:draw")  # a 4; face up lie the 4 on spot 1 and the Parrot on spot 2
    assert [spot + 1 for spot in view(drawn, 1).pairing] == [5, 6]


def test_a_parrot_pairs_with_whatever_is_known() -> None:
    state = play(opened("4 P 4 4 P 1 2 4", HIGH, discard="P", pile="5 5 9"), "a:take")
    assert [spot + 1 for spot in view(state, 0).pairing] == [5, 6]


def test_what_all_may_know_of_the_piles() -> None:
    state = table()
    seen = view(state, 0)
    assert (seen.pile, seen.discards, seen.discard) == (91, 1, state.discards[0])
    after = view(play(state, "a:take"), 1)
    assert (after.pile, after.discards, after.discard) == (91, 0, None)
    assert after.phase == Holding(0, state.discards[0], from_discard=True)


def test_who_only_watches_sees_the_same() -> None:
    state = table()
    assert view(state, CLOCK) == view(state, None)
    assert not private(state)


def test_who_started_and_who_ends_is_seen() -> None:
    state = uncovered(opened(PLAIN, HIGH, first="b"), "12", "1234567")
    seen = view(play(state, "b:draw b:replace-8"), 0)
    assert (seen.starter, seen.closing, seen.turn) == (1, 1, 2)
    assert (view(state, 0).closing, view(state, 0).renewals) == (None, 0)


def test_a_view_has_no_deals() -> None:
    agreed = config(deal(PLAIN, HIGH), reshuffles=[Reshuffle(1, 1, (7,))])
    seen = view(setup(agreed, 1).state, 0)
    assert (seen.config.deals, seen.config.reshuffles) == ((), ())


def test_the_order_of_the_pile_changes_no_view() -> None:
    state = table()
    other = state._replace(pile=state.pile[::-1])
    hidden = state._replace(
        boxes=(state.boxes[0][:2] + state.pile[:6], state.boxes[1]),
        pile=state.boxes[0][2:] + state.pile[6:],
    )
    assert view(state, 0) == view(other, 0) == view(hidden, 0)


def test_what_is_left_unseen_is_counted_by_face() -> None:
    state = opened("0 1 2 3 4 5 6 7", HIGH, discard="P", pile="0 0 P")
    left = list(COPIES)
    for face in (0, 1, 12, 11, 13):
        left[face] -= 1
    assert view(state, 0).unseen == tuple(left)
    state = play(state, "a:draw")  # a zero, held for all to see
    left[0] -= 1
    assert view(state, 0).unseen == tuple(left)
    state = play(state, "a:replace-8")  # a seven that lay face down
    left[7] -= 1
    assert view(state, 1).unseen == tuple(left)
    state = play(state, "b:draw b:replace-1")  # a zero; the 12 was seen before
    left[0] -= 1
    assert view(state, None).unseen == tuple(left)


def test_what_is_shuffled_into_a_new_pile_is_unseen_again() -> None:
    state = table()
    gone = state._replace(pile=(), discards=state.discards + state.pile)
    assert sum(view(gone, 0).unseen) == 12
    after = view(play(gone, "a:draw"), 0)
    # The top of the discard pile stays, one card is drawn.
    assert sum(after.unseen) == 108 - 4 - 2


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_unseen_cards_are_those_face_down_and_to_draw(seats: int) -> None:
    for state in random_states(seats, seats)[::7]:
        hidden = list(state.pile)
        for box, up in zip(state.boxes, state.up):
            hidden += [card for spot, card in enumerate(box) if not is_up(up, spot)]
        counted = Counter([face_of(card) for card in hidden])
        assert view(state, 0).unseen == tuple([counted[face] for face in range(14)])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_world_looks_the_same(seats: int) -> None:
    rng = seeded(seats)
    for state in random_states(seats, 10 + seats)[::11]:
        for seat in (None, *range(seats)):
            seen = view(state, seat)
            twin, rng = imagine(seen, rng)
            assert view(twin, seat) == seen
            lies = [*twin.pile, *twin.discards, *[card for box in twin.boxes for card in box]]
            lies += [twin.phase.card] if isinstance(twin.phase, Holding) else []
            assert sorted(lies) == sorted(DECK)
            assert loads(kinds.state, dumps(kinds.state, twin)) == twin


def test_imagined_worlds_differ_in_all_that_is_hidden() -> None:
    state = table()
    gone = state._replace(pile=state.pile[5:], discards=state.discards + state.pile[:5])
    worlds = [imagine(view(gone, 0), seeded(seed))[0] for seed in range(30)]
    assert len({world.pile for world in worlds}) == 30
    assert len({world.boxes[0][2] for world in worlds}) > 10
    assert len({world.discards for world in worlds}) > 10
    assert {world.discards[0] for world in worlds} == {gone.discards[0]}
    assert len({world.rng for world in worlds}) == 30


def test_all_that_could_lie_there_is_imagined() -> None:
    """Also a Parrot, and every copy that nobody has seen."""
    state = opened(PLAIN, HIGH)
    seen = {imagine(view(state, 0), seeded(seed))[0].boxes[0][7] for seed in range(2000)}
    named = {*state.boxes[0][:2], *state.boxes[1][:2], *state.discards}
    assert seen == set(DECK) - named


def test_everybody_witnesses_everything() -> None:
    events = told(begin(PLAIN, HIGH), "a:turn-1 a:turn-2 b:turn-1 b:turn-2")
    for event in events:
        assert [witness(event, seat) for seat in (None, 0, 1)] == [event] * 3


def test_no_event_names_a_card_that_lies_face_down() -> None:
    state = table()
    before = dumps(kinds.view, view(state, 0))
    for turn in ("a:draw", "a:take"):
        for event in told(state, turn):
            assert "cards" not in encode(kinds.event, event)
    assert before == dumps(kinds.view, view(state, 0))


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("a:take", "no"),
        ("a:take a:replace-1", "no no"),
        ("a:take a:replace-3", "no yes"),
        ("a:draw", "yes"),
        ("a:draw a:replace-1", "yes no"),
        ("a:draw a:discard", "yes no"),
        ("a:draw a:discard a:turn-3", "yes no yes"),
    ],
)
def test_only_what_was_seen_cannot_be_taken_back(script: str, seen: str) -> None:
    said = ["yes" if reveals(event) else "no" for event in told(table(), script)]
    assert " ".join(said) == seen


def test_rounds_and_floats_show_cards() -> None:
    first = setup(Config(2), 1).events[0]
    assert reveals(first)
    state = uncovered(opened("P 1 2 3 7 4 5 6", HIGH, discard="7"), "15", "12")
    assert [reveals(event) for event in told(state, "a:take a:float-1-2")] == [False, True]
    last = uncovered(opened(PLAIN, HIGH), "1234567", "12")
    events = told(last, "a:draw a:discard a:end b:take b:replace-1 a:draw a:replace-8")
    shown = {type(event).__name__: reveals(event) for event in events}
    assert (shown["LastKeptDown"], shown["LastTurnsBegun"]) == (False, False)
    last = play(last, "a:draw a:replace-8")
    shown = {type(event).__name__: reveals(event) for event in told(last, "b:take b:replace-1")}
    assert (shown["RestTurned"], shown["RoundScored"]) == (True, False)
