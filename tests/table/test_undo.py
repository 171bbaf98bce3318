"""Taking back: the own last turn and what bots did since, but nothing that was seen."""

from typing import Any

import pytest
from hypothesis import given

from engine.core.cards import make_card
from engine.core.game import IllegalMove, Refusal, Seat, Step
from engine.games.party_bugs import events as happened
from engine.games.party_bugs.cards import FACES, Deal
from engine.games.party_bugs.events import Event
from engine.games.party_bugs.moves import PlayCard, TakeCard
from engine.table.bots import play_bot
from engine.table.match import Match
from engine.table.table import Stale, Table, is_person, opened, submit, undo, undo_refusal
from tests.table.matches import a_match, tables

CARD = make_card(5, 0)
SHOWN_TO_SOMEBODY: tuple[Event, ...] = (
    happened.KingTurned(0),
    happened.FloorLaid((CARD,)),
    happened.CardsDrawn(0, 1, (CARD,)),
    happened.CardsRevealed((CARD,)),
    happened.DancerPaired(0, CARD, CARD, at_end=False),
    happened.DancersShown((CARD,)),
    happened.MirrorUsed(0, CARD, was_hidden=True),
    happened.FloorRefilled((CARD,), paul=CARD),
)
SHOWN_TO_NOBODY: tuple[Event, ...] = (
    happened.GameBegun(1, 1),
    happened.TiedGiven(0, "lowest"),
    happened.MirrorGiven(0),
    happened.DancerHidden(0, CARD),
    happened.CardChosen(0, CARD),
    happened.OrderSettled((0, 1, 2), ()),
    happened.KingDanced(0, (CARD,), ()),
    happened.CardTaken(0, CARD, last=True),
    happened.PairLeft(0, (CARD, CARD)),
    happened.MirrorUsed(0, CARD, was_hidden=False),
    happened.MirrorLost(0),
    happened.FloorRefilled((CARD,), paul=None),
    happened.GameScored((1, 2, 3), (1, 2, 3), (0, 1, 2), ()),
)


def named(event: Event) -> str:
    return type(event).__name__


@pytest.mark.parametrize("event", SHOWN_TO_SOMEBODY, ids=named)
def test_a_turn_that_showed_a_card_stays(event: Event) -> None:
    table = a_turn_with(event)
    assert undo_refusal(table, 0) == Refusal("already-revealed", "undo")


@pytest.mark.parametrize("event", SHOWN_TO_NOBODY, ids=named)
def test_a_turn_that_showed_nothing_new_can_be_taken_back(event: Event) -> None:
    assert undo_refusal(a_turn_with(event), 0) is None


@pytest.mark.parametrize("event", SHOWN_TO_SOMEBODY, ids=named)
def test_what_a_bot_showed_since_keeps_the_own_turn_too(event: Event) -> None:
    table = a_turn_with(happened.CardChosen(0, CARD))
    seat, move = next((at, move) for at, move in bots_turns(table))
    after = with_events(submit(table, table.revision, seat, move), event)
    assert undo_refusal(after, 0) == Refusal("already-revealed", "undo")


def test_every_event_is_told_to_show_something_or_nothing() -> None:
    told = {type(event) for event in (*SHOWN_TO_SOMEBODY, *SHOWN_TO_NOBODY)}
    assert told == set(Event.__args__)


def test_the_own_last_turn_is_taken_back() -> None:
    table = opened(a_match(3))
    after = played(table, 0)
    assert undo(after, 0) == Table(table.match, table.steps, revision=2)


def test_what_bots_did_since_is_taken_back_too() -> None:
    table = opened(a_match(4, bots={1: "random", 2: "random"}))
    after = bots_played(played(table, 0))
    assert len(after.match.turns) == 3
    assert undo(after, 0).match.turns == ()


def test_only_the_last_own_turn_is_taken_back() -> None:
    once = played(opened(a_match(3)), 0)
    twice = played(once, 0)
    assert undo(twice, 0).match == once.match


def test_another_persons_turn_is_not_taken_back() -> None:
    table = played(played(opened(a_match(3)), 0), 1)
    refused(table, 0, "another-player-acted")


def test_the_last_of_several_persons_can_still_take_back() -> None:
    table = played(played(opened(a_match(3)), 0), 1)
    assert undo(table, 1).match.turns == table.match.turns[:1]


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    refused(opened(a_match(3)), 0, "nothing-to-undo")
    refused(played(opened(a_match(3)), 0), 1, "nothing-to-undo")


def test_the_turn_that_turned_all_cards_up_stays() -> None:
    table = played(played(played(opened(a_match(3)), 0), 1), 2)
    refused(table, 2, "already-revealed")


def test_a_take_in_the_middle_of_a_round_can_be_taken_back() -> None:
    low, middle, high = ((*FACES[at:], *FACES[:at]) for at in (0, 4, 8))
    table = opened(a_match(3, deals=(Deal((low, middle, high)),)))
    for seat, face in enumerate((2, 6, 10)):
        table = submit(table, table.revision, seat, PlayCard(make_card(face, seat)))
    after = submit(table, table.revision, 0, TakeCard(make_card(9, 2)))
    assert undo(after, 0).state == table.state


@given(tables())
def test_taking_back_leads_to_the_table_as_it_was_then(table: Table) -> None:
    for seat in range(len(table.match.players)):
        if undo_refusal(table, seat) is None:
            back = undo(table, seat)
            again = opened(back.match)
            assert (back.match, back.steps) == (again.match, again.steps)


@given(tables())
def test_only_the_own_turn_and_those_of_bots_are_gone(table: Table) -> None:
    for seat in range(len(table.match.players)):
        if undo_refusal(table, seat) is None:
            kept = len(undo(table, seat).match.turns)
            gone = [who for who, _ in table.match.turns[kept:]]
            assert gone[0] == seat
            assert not any(is_person(table, who) or who == seat for who in gone[1:])


@given(tables())
def test_nothing_that_was_shown_is_taken_back(table: Table) -> None:
    for seat in range(len(table.match.players)):
        if undo_refusal(table, seat) is None:
            gone = table.steps[len(undo(table, seat).steps) :]
            shown = [event for step in gone for event in step.events]
            assert not any(map(table.match.game.reveals, shown))


@given(tables())
def test_the_same_turns_again_lead_to_an_equal_table(table: Table) -> None:
    for seat in range(len(table.match.players)):
        if undo_refusal(table, seat) is None:
            again = undo(table, seat)
            gone = table.match.turns[len(again.match.turns) :]
            for who, move in gone:
                again = submit(again, again.revision, who, move)
            assert (again.match, again.steps) == (table.match, table.steps)
            assert again.revision == table.revision + 1 + len(gone)


def test_a_picture_from_before_the_undo_is_stale() -> None:
    first = played(opened(a_match(3)), 0)
    back = undo(first, 0)
    with pytest.raises(Stale):
        submit(back, first.revision, *first.match.turns[0])


def refused(table: Table, seat: Seat, code: str) -> None:
    with pytest.raises(IllegalMove) as fault:
        undo(table, seat)
    assert fault.value.refusal == Refusal(code, "undo")


def played(table: Table, seat: Seat) -> Table:
    move = table.match.game.legal_moves(table.state, seat)[0]
    return submit(table, table.revision, seat, move)


def bots_played(table: Table) -> Table:
    after = play_bot(table)
    return table if after is None else bots_played(after)


def bots_turns(table: Table) -> list[tuple[Seat, Any]]:
    seats = [at for at in range(4) if not is_person(table, at)]
    return [(at, move) for at in seats for move in table.match.game.legal_moves(table.state, at)]


def a_turn_with(event: Event) -> Table:
    """A person's first turn, of which just that event came."""
    match: Match = a_match(4, bots={1: "random"})
    return with_events(played(opened(match), 0), event)


def with_events(table: Table, *events: Event) -> Table:
    steps = (*table.steps[:-1], Step(table.state, events))
    return Table(table.match, steps, table.revision)
