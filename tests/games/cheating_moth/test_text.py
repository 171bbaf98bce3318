"""Moves as text, and back, in one spelling only."""

import pytest

from engine.core.cards import make_card
from engine.core.codec import BadMessage
from engine.games.cheating_moth import chapter, private, read_move, reveals, write_move
from engine.games.cheating_moth.events import (
    CardPlayed,
    CardSlipped,
    ClaimLapsed,
    Event,
    GiftSealed,
    LaySealed,
    LeafPicked,
    NobodyLaid,
    NothingGiven,
    SlipStood,
    TurnSkipped,
)
from engine.games.cheating_moth.moves import (
    Call,
    Claim,
    CloseWindow,
    DealNext,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    LetStand,
    Move,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import EARLY
from tests.games.cheating_moth.table import placed, play

CARD = make_card(53, 1)
WRITTEN: list[tuple[str, Move]] = [
    ("play-53b", Play(CARD)),
    ("slip-53b", Slip(CARD)),
    ("give-53b", Give(CARD)),
    ("give-53b-e", GiveTo(CARD, 4)),
    ("lay-53b", Lay(CARD)),
    ("draw", Draw()),
    ("skip", Skip()),
    ("rustle", Rustle()),
    ("give-nothing", GiveNothing()),
    ("lapse", Lapse()),
    ("close", CloseWindow()),
    ("deal", DealNext()),
    ("call-a", Call(0)),
    ("late-c", LetStand(2)),
    ("slap-0", Slap(0)),
    ("slap-1999", Slap(1999)),
    ("slap-early", Slap(EARLY)),
    ("claim-250", Claim(250)),
    ("leaf-3", PickLeaf(3)),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("", "unknown-move", ""),
        ("play", "unknown-move", "play"),
        ("play-", "not-a-card", ""),
        ("play-53c", "not-a-card", "53c"),
        ("play-6a", "not-a-card", "6a"),
        ("play-3a-b", "unknown-move", "play-3a-b"),
        ("give-3a-b-c", "unknown-move", "give-3a-b-c"),
        ("give-3a-f", "no-such-seat", "f"),
        ("give-3a-*", "no-such-seat", "*"),
        ("give-x-a", "not-a-card", "x"),
        ("call-f", "no-such-seat", "f"),
        ("late-*", "no-such-seat", "*"),
        ("call", "unknown-move", "call"),
        ("call-a-b", "unknown-move", "call-a-b"),
        ("slap-2000", "number-out-of-range", "slap-2000"),
        ("slap--1", "unknown-move", "slap--1"),
        ("slap-007", "not-a-number", "007"),
        ("claim-early", "not-a-number", "early"),
        ("claim-2000", "number-out-of-range", "claim-2000"),
        ("leaf-4", "number-out-of-range", "leaf-4"),
        ("leaf-0", "number-out-of-range", "leaf-0"),
        ("deal-1", "unknown-move", "deal-1"),
    ],
)
def test_what_is_no_move(text: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_move(text)
    assert (fault.value.code, fault.value.found) == (code, found)


def test_the_chapter_is_the_round_and_everybodys_turn() -> None:
    state = placed("1 1", "2 2", "3 3", top="5")
    chapters = [chapter(play(state, script)) for script in ("", "a:play-1", "a:play-1 b:play-2")]
    assert chapters == ["1.1", "1.1", "1.1"]
    assert chapter(play(state, "a:play-1 b:play-2 c:play-3")) == "1.2"


def test_hands_are_looked_at_unless_all_are_quick() -> None:
    state = placed("24 34 1", "2 2", "3 3", top="3 3")
    assert private(state)
    assert not private(play(state, "a:play-24"))
    assert not private(play(state._replace(discards=state.discards[1:]), "a:play-34"))
    assert private(play(state, "b:slip-2 a:call-b"))
    assert private(play(state, "a:play-24 b:slap-1 c:slap-2 *:close"))
    assert not private(play(placed("3", "2 2", "1 1", top="4"), "a:play-3"))


@pytest.mark.parametrize(
    ("event", "does"),
    [
        (GiftSealed(0, CARD), False),
        (LaySealed(0, CARD), False),
        (LeafPicked(0, 1), False),
        (NothingGiven(0, None), False),
        (ClaimLapsed(0), False),
        (TurnSkipped(0), False),
        (NobodyLaid(), False),
        (CardPlayed(0, CARD, acts=True), True),
        (CardSlipped(0, CARD, 1), True),
        (SlipStood(0, CARD), True),
    ],
)
def test_what_reveals_nothing_can_be_taken_back(event: Event, does: bool) -> None:
    """A slip is no choice that could be thought over."""
    assert reveals(event) is does
