"""The quick rules that search plays by agree with the rules, move by move."""

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any

import pytest

from engine.core.cards import face_of
from engine.core.rng import seeded, shuffled
from engine.games.cheating_moth import options, read_config, rulings, setup
from engine.games.cheating_moth.events import (
    CardGiven,
    CardLaid,
    ClaimsSettled,
    Event,
    SlowestFound,
)
from engine.games.cheating_moth.legality import awaited
from engine.games.cheating_moth.moves import (
    Call,
    DealNext,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    LetStand,
    Move,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.rules import apply
from engine.games.cheating_moth.state import Config, Giving, Penalty, Scored, Sealing, State
from engine.games.cheating_moth.thinking.kernel import (
    GIFTS,
    LAYING,
    NOTHING,
    OVER,
    PENALTY,
    SEALING,
    Fans,
)
from engine.games.cheating_moth.thinking.playout import play_on
from engine.games.cheating_moth.thinking.standing import fans_of
from tests.games.cheating_moth.thinking.turns import any_turn

MIXES = [
    read_config((f"seats {seats}", *chosen, *agreed))
    for seats in (3, 4, 5)
    for chosen in chain.from_iterable(combinations(options, many) for many in range(5))
    if "open-counts" not in chosen or seats == 4  # it only shows more
    for agreed in ((), rulings)
    if agreed or not chosen
]
EVERY_MIX = pytest.mark.parametrize("config", MIXES, ids=str)


def told(fans: Fans) -> dict[str, Any]:
    """All of it that matters, whatever the order of a hand may be."""
    told: dict[str, Any] = {name: getattr(fans, name) for name in Fans.__slots__}
    told["hands"] = [sorted(hand) for hand in fans.hands]
    phases = (fans.phase, fans.then) if fans.phase == PENALTY else (fans.phase,)
    if fans.phase != PENALTY:
        del told["caught"], told["then"]
    if GIFTS not in phases:
        del told["to"], told["ending"]
    if GIFTS not in phases and SEALING not in phases:
        del told["aside"]
    if LAYING not in phases:
        del told["queue"]
    del told["luck"]
    return told


def follow(fans: Fans, before: State, turn: tuple[int, Move], events: Sequence[Event]) -> None:
    """The same move; what the lot brought is told by the events."""
    seat, move = turn
    match move:
        case Play(card):
            fans.play(face_of(card))
        case Draw():
            fans.draw()
        case Skip():
            fans.skip()
        case GiveTo(card, other):
            fans.give_to(face_of(card), other)
        case Slip(card):
            fans.slip(seat, face_of(card))
        case Call(other):
            fans.call(other)
        case LetStand(other):
            fans.let_stand(other)
        case Give() | GiveNothing():
            face = face_of(move.card) if isinstance(move, Give) else NOTHING
            _give(fans, before, seat, face)
        case Lay() | Lapse():
            face = face_of(move.card) if isinstance(move, Lay) else NOTHING
            _lay(fans, before, seat, face, events)
    for event in events:
        match event:
            case SlowestFound(slowest):
                fans.sting(slowest)
                if before.config.gifts_by_lot:
                    _give_by_lot(fans, events)
            case ClaimsSettled(order):
                fans.claim(list(reversed(order)))


def _give(fans: Fans, before: State, seat: int, face: int) -> None:
    match before.phase:
        case Giving():
            fans.give_to(face, seat)
        case Penalty():
            fans.punish(face)
        case _:
            fans.gift(seat, face)


def _give_by_lot(fans: Fans, events: Sequence[Event]) -> None:
    gifts = {event.seat: event.card for event in events if isinstance(event, CardGiven)}
    for seat in range(len(fans.hands)):
        if seat != fans.to:
            card = gifts.get(seat)
            fans.gift(seat, NOTHING if card is None else face_of(card))


def _lay(fans: Fans, before: State, seat: int, face: int, events: Sequence[Event]) -> None:
    if not isinstance(before.phase, Sealing):
        if face:
            fans.lay(face)
        else:
            fans.lapse()
        return
    fans.seal(seat, face)
    for event in events:
        if isinstance(event, CardLaid):
            fans.lay_sealed(event.seat)


@EVERY_MIX
@pytest.mark.parametrize("seed", range(3))
def test_the_kernel_agrees_move_by_move(
    config: Config, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, rng = setup(config, seed).state, seeded(seed, 1)
    fans = fans_of(state)

    def mixed(_: Fans, faces: list[int]) -> list[int]:
        """What the rules' own chance makes of it."""
        under = state.discards if isinstance(turn[1], Play) else state.discards[1:]
        pile, _rng = shuffled(state.rng, under)
        assert sorted(faces) == sorted(map(face_of, pile))
        return [face_of(card) for card in reversed(pile)]

    monkeypatch.setattr(Fans, "mixed", mixed)
    while awaited(state):
        turn, rng = any_turn(state, rng)
        step = apply(state, *turn)
        if isinstance(turn[1], DealNext):
            fans = fans_of(step.state)
        elif not isinstance(turn[1], Rustle | Slap):
            follow(fans, state, turn, step.events)
        if isinstance(step.state.phase, Scored):
            assert fans.phase == OVER
            assert tuple(fans.totals()) == step.state.phase.totals
        else:
            assert told(fans) == told(fans_of(step.state))
        state = step.state


@EVERY_MIX
def test_a_copy_goes_its_own_way_to_the_end(config: Config) -> None:
    state, rng = setup(config, 3).state, seeded(3, 1)
    for luck in range(60):
        if isinstance(state.phase, Scored):
            return
        fans = fans_of(state, luck)
        before, twin = told(fans.copy()), fans.copy()
        play_on(twin)
        assert twin.phase == OVER
        assert told(fans) == before
        turn, rng = any_turn(state, rng)
        state = apply(state, *turn).state
