"""Parrot Box in the terminal: its words and its picture."""

from typing import get_args

import pytest

from engine.core.cards import Card, make_card
from engine.games import parrot_box as game
from engine.games.parrot_box import events as happened
from engine.games.parrot_box import shell as parrot_box
from engine.games.parrot_box.events import Event, LastTurnsWhy, StarterBy
from engine.games.parrot_box.state import Scored, State
from tests.games.parrot_box.table import HIGH, begin, play, uncovered
from tests.games.parrot_box.table import opened as laid_out
from tests.shell.test_words import codes_given_to

NAMES = ("Anna", "Ben", "Cleo")


def card(face: int, copy: int = 0) -> Card:
    return make_card(face, copy)


# --- words -----------------------------------------------------------------------------------

PARROT = card(13)
EVENTS: dict[type, tuple[object, str]] = {
    happened.RoundBegun: (
        happened.RoundBegun(2, 5, PARROT),
        "Round 2 of 5 begins; a Parrot lies on the discard pile.",
    ),
    happened.CardTurned: (happened.CardTurned(1, 4, card(8)), "Ben turns up an 8 on spot 5."),
    happened.StarterChosen: (
        happened.StarterChosen(1, "highest", (3, 14, 5)),
        "Ben has the highest sum and starts (Anna 3, Ben 14, Cleo 5).",
    ),
    happened.PileRenewed: (
        happened.PileRenewed(1, 83),
        "The draw pile is empty: 83 cards of the discard pile are shuffled into a new one.",
    ),
    happened.CardDrawn: (happened.CardDrawn(0, card(11)), "Anna draws an 11."),
    happened.DiscardTaken: (
        happened.DiscardTaken(2, card(0)),
        "Cleo takes a 0 from the discard pile.",
    ),
    happened.CardReplaced: (
        happened.CardReplaced(0, 7, card(7), PARROT, was_down=True),
        "Anna puts the 7 on spot 8 in place of a face-down card; it was a Parrot.",
    ),
    happened.ParrotFloated: (
        happened.ParrotFloated(1, 0, card(7), PARROT, 6, card(12)),
        "Ben's Parrot flies from spot 1, where the 7 now lies, to spot 7; a 12 lay there.",
    ),
    happened.CardDiscarded: (happened.CardDiscarded(0, PARROT), "Anna discards the Parrot."),
    happened.LastKeptDown: (
        happened.LastKeptDown(0),
        "Anna leaves the last card face down.",
    ),
    happened.LastTurnsBegun: (
        happened.LastTurnsBegun(0, "finished"),
        "All of Anna's cards lie face up: everybody else has one more turn.",
    ),
    happened.RestTurned: (
        happened.RestTurned(1, (2, 6), (card(3), PARROT)),
        "Ben turns up the rest: 3 and Parrot.",
    ),
    happened.RoundScored: (
        happened.RoundScored(2, (3, -10, 4), (13, 1, 20)),
        "Round 2: Anna 3, Ben -10, Cleo 4. So far: Anna 13, Ben 1, Cleo 20.",
    ),
}


@pytest.mark.parametrize("kind", get_args(Event))
def test_every_event_is_told(kind: type) -> None:
    event, sentence = EVENTS[kind]
    assert isinstance(event, kind)
    assert parrot_box.tell(event, NAMES) == sentence  # type: ignore[arg-type]


def test_an_open_card_is_replaced_in_other_words() -> None:
    event = happened.CardReplaced(0, 0, card(7), card(8), was_down=False)
    said = "Anna puts the 7 on spot 1 in place of the open card, an 8."
    assert parrot_box.tell(event, NAMES) == said


def test_after_the_first_round_there_is_nothing_to_add_up() -> None:
    event = happened.RoundScored(1, (3, 4, 5), (3, 4, 5))
    assert parrot_box.tell(event, NAMES) == "Round 1: Anna 3, Ben 4, Cleo 5."


@pytest.mark.parametrize("by", get_args(StarterBy))
def test_what_settled_who_starts_is_told(by: StarterBy) -> None:
    said = parrot_box.tell(happened.StarterChosen(1, by, (1, 2, 2)), NAMES) or ""
    assert "Ben" in said
    assert {"lot": "by lot", "birthday": "the next birthday", "highest": "highest sum"}[by] in said


@pytest.mark.parametrize("why", get_args(LastTurnsWhy))
def test_why_last_turns_begin_is_told(why: LastTurnsWhy) -> None:
    assert "Ben" in (parrot_box.tell(happened.LastTurnsBegun(1, why), NAMES) or "")


def test_refusal_codes_have_sentences() -> None:
    codes = {*codes_given_to("Refusal", under="games/parrot_box")}
    assert "not-its-number" in codes
    assert codes == set(parrot_box.refusals)


def words(state: State, seat: int) -> list[str]:
    seen = game.view(state, None)
    legal = game.legal_moves(state, seat)
    choices = parrot_box.choices(legal, seen)
    assert list(choices.values()) == list(legal)
    return list(choices)


def test_choices_in_words() -> None:
    state = uncovered(laid_out("P 1 2 3 8 4 5 6", HIGH, discard="8", pile="8"), "15", "12")
    assert words(state, 0) == ["draw from the pile of 91", "take the 8 from the discard pile"]
    said = words(play(state, "a:draw"), 0)
    assert said[:2] == ["replace spot 1, a Parrot", "replace spot 2, a face-down card"]
    assert said[4] == "replace spot 5, an 8"
    assert said[8:10] == ["discard it", "let the Parrot float from spot 1 to spot 2"]
    assert words(play(state, "a:draw a:discard"), 0)[0] == "turn up spot 2"
    last = uncovered(state, "1234567", "12")
    assert words(play(last, "a:draw a:discard"), 0) == [
        "turn up spot 8",
        "leave the last card face down",
    ]


def test_questions_and_reminders() -> None:
    opening = begin(HIGH, "1 2 3 4 5 6 7 8")
    taking = laid_out(HIGH, "1 2 3 4 5 6 7 8", pile="0")
    scored = taking._replace(phase=Scored((1, 2)))
    states = [opening, taking, play(taking, "a:draw"), play(taking, "a:draw a:discard"), scored]
    seen = [game.view(state, None) for state in states]
    questions = [parrot_box.question(view, NAMES, 0) for view in seen]
    assert questions == [
        "Anna, which card do you turn up?",
        "Anna, which card do you take?",
        "Anna, where does the 0 go?",
        "Anna, which card do you turn up now?",
        "Anna, which card do you turn up now?",
    ]
    assert len({parrot_box.reminder(view) for view in seen}) == len(states)


# --- the picture -----------------------------------------------------------------------------


def test_the_table_in_text() -> None:
    state = uncovered(laid_out("4 P 4 4 P 1 2 4", HIGH, pile="0"), "1245678", "15")
    lines = parrot_box.picture(game.view(play(state, "a:draw"), None), NAMES[:2])
    assert lines == [
        "Parrot Box: round 1 of 5, turn 1",
        "",
        "Discard pile  6  [1 card; 90 to draw]",
        "",
        "Anna     -8    4   P   #   4  [1 face down, 4 of 4: -10, has 0]",
        "               P   1   2   4",
        "",
        "Ben      20   12   #   #   #  [6 face down]",
        "               8   #   #   #",
        "",
    ]


def test_the_end_of_a_round_in_text() -> None:
    state = uncovered(laid_out(HIGH, "0 0 1 1 2 2 3 3"), "1234567", "12")
    state = play(state, "a:draw a:replace-8 b:take b:replace-1")
    lines = parrot_box.picture(game.view(state, None), NAMES[:2])
    assert lines[0] == "Parrot Box: round 1 of 5, the end"
    assert "the last turns began here" in lines[4]
    assert lines[-1] == f"Rounds so far: Anna {state.sums[0]}, Ben {state.sums[1]}."
    assert "on turn" not in "".join(lines)
