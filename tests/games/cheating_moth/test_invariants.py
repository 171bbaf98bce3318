"""What holds in every step of random matches: Moths stay, and nobody's last card slips."""

from collections.abc import Iterator

import pytest

from engine.core.cards import Card
from engine.core.game import CLOCK
from engine.games import cheating_moth
from engine.games.cheating_moth.cards import DECK, is_moth
from engine.games.cheating_moth.moves import Call, DealNext, Draw, LetStand, Play, Slip
from engine.games.cheating_moth.state import Scored, State
from tests.games.cheating_moth.specimen import SPECIMEN
from tests.laws.walk import Position, random_match

MOTHS = [card for card in DECK if is_moth(card)]
EVERY_MIX = pytest.mark.parametrize("index", range(0, len(SPECIMEN.configs), 2))


def turns(index: int) -> Iterator[Position]:
    positions = random_match(cheating_moth, SPECIMEN.configs[index], 50 + index)
    return (position for position in positions if position.before is not None)


def place_of(state: State, card: Card) -> str:
    for seat, (hand, vanished) in enumerate(zip(state.hands, state.vanished)):
        if card in hand:
            return f"hand {seat}"
        if card in vanished or card == state.slips[seat]:
            return f"under the table {seat}"
    return "pile" if card in state.pile else "discards"


@EVERY_MIX
def test_a_moth_is_neither_given_nor_laid(index: int) -> None:
    """By deal, draw, Ant, slip, a called slip's return, or a Guard's play: nothing else."""
    for position in turns(index):
        assert position.turn is not None
        seat, move = position.turn
        moved = [m for m in MOTHS if place_of(position.before, m) != place_of(position.state, m)]
        if moved:
            assert isinstance(move, Play | Draw | Slip | Call | DealNext)
        if isinstance(move, Play) and is_moth(move.card):
            assert seat == position.before.guard


@EVERY_MIX
def test_no_hand_loses_its_last_card_to_a_slip(index: int) -> None:
    for position in turns(index):
        assert position.turn is not None
        seat, move = position.turn
        if isinstance(move, Slip):
            assert position.state.hands[seat]
            assert seat != position.state.guard


@EVERY_MIX
def test_the_guard_never_has_a_slip_under_way(index: int) -> None:
    for position in turns(index):
        assert position.state.slips[position.state.guard] is None


@EVERY_MIX
def test_nobody_holds_no_card_while_a_round_goes_on(index: int) -> None:
    """But for a Guard whose last card went to who was caught, until the gifts are made."""
    for position in turns(index):
        phase = position.state.phase
        if () in position.state.hands and not isinstance(phase, Scored):
            assert getattr(phase, "ending", False)


@EVERY_MIX
def test_the_clock_does_nothing_but_its_own(index: int) -> None:
    """What stood is told to its owner alone, and changes nothing that anybody can see."""
    for position in turns(index):
        assert position.turn is not None
        seat, move = position.turn
        if isinstance(move, LetStand):
            assert seat == CLOCK
            for eyes in (None, *range(position.state.config.seats)):
                if eyes != move.seat:
                    before = cheating_moth.view(position.before, eyes)
                    assert cheating_moth.view(position.state, eyes) == before
