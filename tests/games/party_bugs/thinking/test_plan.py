"""Where the best level plans, what it goes by, and that nothing hidden shows in it."""

from collections.abc import Iterator

import pytest

from engine.core.game import Seat
from engine.core.rng import pick, seeded
from engine.games.party_bugs import imagine, legal_moves, mind, setup, view
from engine.games.party_bugs.moves import Move, PlayCard, awaited
from engine.games.party_bugs.rules import apply
from engine.games.party_bugs.state import Choosing, Config, State, Taking, round_of
from engine.search.levels import TEMPERS
from engine.search.mixed import Mixed
from engine.search.thought import AnyThought, think

BEST = "master"
TWINS = 3


def moments(config: Config, seed: int) -> Iterator[tuple[State, Seat]]:
    """Of a random match, wherever somebody has a choice."""
    state, rng = setup(config, seed).state, seeded(seed, 2)
    while awaited(state):
        seat = awaited(state)[0]
        legal = legal_moves(state, seat)
        if seat >= 0 and len(legal) > 1:
            yield state, seat
        move, rng = pick(rng, legal)
        state = apply(state, seat, move).state


def begun(state: State, seat: Seat, kind: str = BEST, chance: int = 1) -> AnyThought:
    return mind.begin(kind, view(state, seat), legal_moves(state, seat), seeded(chance))


def chosen(state: State, seat: Seat, kind: str = BEST, chance: int = 1) -> Move:
    thought = begun(state, seat, kind, chance)
    move: Move = think(thought, thought.planned).best
    return move


def test_for_two_it_plans_always() -> None:
    assert all(isinstance(begun(*moment), Mixed) for moment in moments(Config(2), 1))


@pytest.mark.parametrize(
    ("seats", "rounds"), [(3, (12, 13)), (4, (12, 13)), (5, (13,)), (6, (13,))]
)
def test_at_larger_tables_it_plans_the_last_takes(seats: int, rounds: tuple[int, ...]) -> None:
    planned = {
        round_of(state)
        for state, seat in moments(Config(seats), 1)
        if isinstance(begun(state, seat), Mixed)
    }
    assert planned == set(rounds)


@pytest.mark.parametrize("config", [Config(2, hidden_dancer=True), Config(2, mirror=True)], ids=str)
def test_in_variants_worlds_are_played_out(config: Config) -> None:
    assert not any(isinstance(begun(*moment), Mixed) for moment in moments(config, 1))


def test_whatever_it_cannot_see_changes_nothing() -> None:
    for state, seat in list(moments(Config(2), 3))[::3]:
        seen, choice = view(state, seat), chosen(state, seat)
        for dream in range(TWINS):
            twin, _ = imagine(seen, seeded(dream))
            assert view(twin, seat) == seen
            assert chosen(twin, seat) == choice


def test_slices_make_no_difference() -> None:
    for state, seat in list(moments(Config(2), 4))[:6]:
        thought = begun(state, seat)
        whole = think(thought, thought.planned)
        while not thought.done:
            thought = think(thought, 7)
        assert thought == whole


def test_somewhere_chance_decides() -> None:
    """And a take is not among that: it is made in the open."""
    mixed = 0
    for seed in range(4):
        for state, seat in moments(Config(2), seed):
            moves = {chosen(state, seat, chance=chance) for chance in range(5)}
            if isinstance(state.phase, Taking):
                continue
            assert isinstance(state.phase, Choosing)
            mixed += len(moves) > 1
    assert mixed > 2


def test_a_mean_temper_makes_a_difference() -> None:
    """Some moves differ, and all of them are legal."""
    different = 0
    for state, seat in moments(Config(2), 5):
        for temper in filter(None, TEMPERS):
            move = chosen(state, seat, f"{BEST}-{temper}")
            assert move in legal_moves(state, seat)
            different += move != chosen(state, seat)
    assert different > 3


def test_the_former_master_plays_out_worlds() -> None:
    assert not isinstance(begun(*next(moments(Config(2), 1)), "master-1"), Mixed)
    assert mind.knows("master-1-bold")
    assert mind.ever_called("master-bold") == ("master-bold", "master-1-bold")
    assert mind.ever_called("expert") == ("expert",)
    assert not mind.knows("master-2")


def test_the_moves_it_weighs_are_those_of_its_hand() -> None:
    state, seat = next(moments(Config(2), 1))
    moves = begun(state, seat).problem.moves
    assert {move.card for move in moves if isinstance(move, PlayCard)} == set(state.hands[seat])
