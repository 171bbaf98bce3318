"""A world made from a view alone: it must look just the same from that seat."""

from collections import Counter

import pytest

from engine.core.cards import Card, copy_of, face_of
from engine.core.codec import dumps, loads
from engine.core.rng import Rng, pick, seeded
from engine.games.party_bugs import (
    apply,
    awaited,
    imagine,
    kinds,
    legal_moves,
    read_move,
    refusal,
    view,
)
from engine.games.party_bugs.state import Choosing, Config, Hiding, Scored, State, Taking
from engine.games.party_bugs.view import unseen_cards
from tests.games.party_bugs.table import (
    alike,
    begin,
    cards,
    choices,
    config,
    dance,
    deal,
    drift,
    finished,
    play,
)

CONFIGS = [
    Config(2),
    Config(2, hidden_dancer=True, mirror=True),
    Config(3, mirror=True),
    Config(6, hidden_dancer=True),
]


def random_states(agreed: Config, seed: int) -> list[State]:
    """Every state of a match in which everybody does anything legal."""
    state, rng = begin(agreed, seed), seeded(seed, 1)
    states = [state]
    while awaited(state):
        seat, rng = pick(rng, awaited(state))
        move, rng = pick(rng, legal_moves(state, seat))
        state = apply(state, seat, move).state
        states.append(state)
    return states


@pytest.mark.parametrize("agreed", CONFIGS, ids=repr)
def test_a_twin_has_the_same_view_and_the_same_legal_moves_in_every_phase(agreed: Config) -> None:
    phases = set()
    for at, state in enumerate(random_states(agreed, 5)):
        phases.add(type(state.phase))
        for seat in (*range(agreed.seats), None):
            shown = view(state, seat)
            twin, _ = imagine(shown, seeded(at))
            assert view(twin, seat) == shown
            assert every_card_once(twin)
            if seat is not None:
                assert legal_moves(twin, seat) == legal_moves(state, seat)
    assert {Choosing, Taking, Scored} <= phases
    assert (Hiding in phases) is agreed.hidden_dancer


def every_card_once(state: State) -> bool:
    played = state.phase.played if isinstance(state.phase, Taking) else ()
    open_cards = [*state.floor, *state.removed, *played]
    dancers = [card for card in state.hidden if card is not None]
    rows = [*state.piles, *state.hands, *state.displays]
    everywhere = Counter([*open_cards, *dancers, *[card for row in rows for card in row]])
    copies = Counter(map(copy_of, everywhere))
    return set(everywhere.values()) == {1} and copies == dict.fromkeys(
        range(state.config.places), 13
    )


def worlds(state: State, seat: int | None, number: int = 60) -> list[State]:
    shown, rng, imagined = view(state, seat), seeded(9), []
    for _ in range(number):
        world, rng = imagine(shown, rng)
        imagined.append(world)
    return imagined


def test_what_a_seat_has_not_seen_lies_anywhere() -> None:
    state = dance(alike(3), "4 3 2", "1a 1b 1c")
    for world in worlds(state, 0):
        assert world.hands[0] == state.hands[0]
        assert sorted(world.piles[0]) == sorted(state.piles[0])
    assert len({world.hands[1] for world in worlds(state, 0)}) > 30
    assert len({world.piles[0] for world in worlds(state, 0)}) > 30


def test_every_unseen_card_is_as_likely_in_a_hand_as_any_other() -> None:
    in_hand: Counter[Card] = Counter()
    for world in worlds(alike(3), 0, number=1200):
        in_hand.update(world.hands[1])
    assert set(in_hand) == set(cards(" ".join([f"{face}b" for face in range(2, 14)])))
    assert all(250 < times < 350 for times in in_hand.values())  # 300 on average


def test_imagined_hands_are_sorted_as_real_ones_are() -> None:
    for world in worlds(alike(4), 2):
        assert all(hand == tuple(sorted(hand)) for hand in world.hands)


def test_a_ready_player_has_chosen_a_card_of_the_imagined_hand() -> None:
    state = play(alike(3), "b:play-2b")
    chosen = set()
    for world in worlds(state, 0):
        assert isinstance(world.phase, Choosing)
        a, b, c = world.phase.chosen
        assert (a, c) == (None, None)
        assert b in world.hands[1]
        chosen.add(b)
    assert len(chosen) > 9


def test_the_own_choice_is_known() -> None:
    state = play(alike(3), "a:play-3a")
    assert {world.phase for world in worlds(state, 0)} == {Choosing((cards("3a")[0], None, None))}


def test_b4_a_king_can_be_imagined_as_a_hidden_choice_of_a_hand_card() -> None:
    state = drift(alike(3), "12")
    state = play(state, "b:play-13b")
    assert {world.phase for world in worlds(state, 0)} == {Choosing((None, cards("13b")[0], None))}


def hiding() -> State:
    sets = deal("1 2 3 4 13", "1 2 3 4 13", "1 2 3 4 13")
    return begin(config(sets, youngest="a", hidden_dancer=True))


def test_h1_no_imagined_dancer_is_a_king() -> None:
    chosen = set()
    for world in worlds(play(hiding(), "b:hide-2b"), 0, number=300):
        assert isinstance(world.phase, Hiding)
        card = world.phase.chosen[1]
        assert card is not None
        assert card in world.hands[1]
        chosen.add(face_of(card))
    assert chosen == set(range(2, 13))


def test_h1_once_hidden_no_imagined_dancer_is_a_king_either() -> None:
    state = play(hiding(), "a:hide-2a b:hide-2b c:hide-4c")
    dancers = set()
    for world in worlds(state, 0, number=300):
        assert world.hidden[0] == state.hidden[0]
        assert [len(hand) for hand in world.hands] == [3, 3, 3]
        assert [len(pile) for pile in world.piles] == [8, 8, 8]
        assert world.hidden[1] is not None
        dancers.add(face_of(world.hidden[1]))
    assert dancers == set(range(2, 13))


def test_an_onlookers_world_leaves_every_hand_open() -> None:
    for hands in zip(*[world.hands for world in worlds(alike(3), None)]):
        assert len(set(hands)) > 30


def test_what_is_secret_beyond_the_cards_is_not_taken_over() -> None:
    ones = deal("1", "1", "1")
    state = begin(config(ones, ones, youngest="a", mirror=True), seed=4)
    for world in worlds(state, 0):
        assert world.coming == ()
        assert world.rng != state.rng


def test_the_generator_goes_on_and_the_same_one_imagines_the_same_world() -> None:
    shown, rng = view(alike(3), 0), seeded(3)
    world, next_rng = imagine(shown, rng)
    assert imagine(shown, rng) == (world, next_rng)
    assert next_rng != rng
    assert imagine(shown, next_rng)[0] != world


def test_a_finished_game_leaves_nothing_to_imagine() -> None:
    state = finished(alike(3, hidden_dancer=True))
    rng: Rng = (1, 2, 3, 4)
    world, _ = imagine(view(state, 1), rng)
    assert world._replace(rng=state.rng) == state


def test_an_imagined_world_can_be_played_on_to_the_end_of_the_series() -> None:
    world, _ = imagine(view(alike(3, mirror=True), 0), seeded(5))
    ended = finished(drift(world, "3.1"))
    assert (ended.game, awaited(ended)) == (3, ())


def test_unseen_cards_are_told_by_set() -> None:
    state = play(alike(3), choices("4 3 2"))
    unseen = unseen_cards(view(state, 0))
    assert unseen[0] == cards("5a 6a 7a 8a 9a 10a 11a 12a 13a")
    assert unseen[1] == cards("2b 4b 5b 6b 7b 8b 9b 10b 11b 12b 13b")
    assert unseen[2] == cards("3c 4c 5c 6c 7c 8c 9c 10c 11c 12c 13c")


def test_the_twin_refuses_what_the_world_refuses() -> None:
    state = play(hiding(), "a:hide-2a b:hide-2b")
    twin, _ = imagine(view(state, 2), seeded(1))
    for move in map(read_move, ["hide-13c", "hide-5c", "hide-2c", "play-2c", "discard-pair"]):
        assert refusal(twin, 2, move) == refusal(state, 2, move)


@pytest.mark.parametrize("agreed", CONFIGS, ids=repr)
def test_a_state_reads_back_as_it_was_written(agreed: Config) -> None:
    for state in random_states(agreed, 2)[::9]:
        assert loads(kinds.state, dumps(kinds.state, state)) == state
