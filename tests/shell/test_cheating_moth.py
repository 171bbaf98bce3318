"""Cheating Moth in the terminal: its words and its picture."""

import re
from typing import get_args

import pytest

from engine.core.cards import make_card
from engine.games import cheating_moth as game
from engine.games.cheating_moth import events as happened
from engine.games.cheating_moth import shell as cheating_moth
from engine.games.cheating_moth.events import Event, SlowestBy, StarterBy
from engine.games.cheating_moth.state import EARLY, State
from tests.games.cheating_moth.table import placed, play
from tests.shell.test_words import ENGINE, codes_given_to

NAMES = ("Anna", "Ben", "Cleo")
FOUR, MOTH = make_card(4, 0), make_card(54, 0)

EVENTS: dict[type, tuple[Event, str | None]] = {
    happened.RoundBegun: (
        happened.RoundBegun(1, 3, 1, "oldest", FOUR),
        "Round 1 of 3 begins with a 4. Ben is the oldest and the Guard.",
    ),
    happened.HandDealt: (happened.HandDealt(0, 8, None), None),
    happened.CardPlayed: (
        happened.CardPlayed(0, make_card(43, 0), acts=True),
        "Anna plays an Ant 3.",
    ),
    happened.CardDrawn: (happened.CardDrawn(0, None), "Anna draws a card."),
    happened.TurnSkipped: (
        happened.TurnSkipped(0),
        "There is nothing to draw, and Anna plays nothing.",
    ),
    happened.PileRenewed: (
        happened.PileRenewed(1, 9),
        "The draw pile is empty: 9 cards are shuffled into a new one.",
    ),
    happened.CardSlipped: (
        happened.CardSlipped(1, MOTH, 0),
        "Ben lets a Moth 4 slip under the table, in Anna's turn.",
    ),
    happened.SlipStood: (happened.SlipStood(1, MOTH), "The Moth 4 of Ben has vanished."),
    happened.FanRustled: (happened.FanRustled(1), "Ben's fan rustles."),
    happened.SlipCaught: (
        happened.SlipCaught(0, 1, MOTH, 2),
        "Anna calls Ben: caught, with a Moth 4 in Cleo's turn!",
    ),
    happened.CallMissed: (
        happened.CallMissed(0, 1),
        "Anna calls Ben: wrong, nothing was vanishing there.",
    ),
    happened.GuardMoved: (happened.GuardMoved(1), "Ben is the Guard now."),
    happened.GiftSealed: (happened.GiftSealed(0, None), None),
    happened.CardGiven: (happened.CardGiven(0, 2, None), "Anna gives Cleo a card."),
    happened.NothingGiven: (happened.NothingGiven(0, 2), "Anna gives Cleo nothing."),
    happened.Slapped: (happened.Slapped(0, 312), "Anna slaps after 312 ms."),
    happened.LeafPicked: (happened.LeafPicked(0, None), None),
    happened.LeavesShown: (
        happened.LeavesShown((None, 2, 2), 2),
        "The mosquito goes to leaf 2 (Ben 2, Cleo 2).",
    ),
    happened.SlowestFound: (
        happened.SlowestFound(2, "late", lot=True),
        "Cleo is the slowest, by lot.",
    ),
    happened.Claimed: (happened.Claimed(0, 7), "Anna claims the Cockroach after 7 ms."),
    happened.ClaimsSettled: (
        happened.ClaimsSettled((2, 0), lot=True),
        "Equally fast: the lot orders them Cleo and Anna.",
    ),
    happened.ClaimLapsed: (happened.ClaimLapsed(0), "Anna claimed, but lays nothing."),
    happened.LaySealed: (happened.LaySealed(0, None), None),
    happened.CardLaid: (happened.CardLaid(0, FOUR, 1), "Anna lays a 4 on the Cockroach."),
    happened.NobodyLaid: (happened.NobodyLaid(), "Nobody lays anything on the Cockroach."),
    happened.CardTaken: (
        happened.CardTaken(0, FOUR),
        "Anna takes a 4 from the discard pile.",
    ),
    happened.RoundEnded: (
        happened.RoundEnded("hand", (0, 2)),
        "The round is over: Anna and Cleo went out.",
    ),
    happened.RoundScored: (
        happened.RoundScored(2, ((), (FOUR,), ()), ((), (MOTH, FOUR), ()), (0, 1, 0), (3, 4, 5)),
        "Round 2: Anna 0, Ben 1, Cleo 0. So far: Anna 3, Ben 4, Cleo 5. "
        "Under the table: Ben Moth 4 and 4.",
    ),
}


@pytest.mark.parametrize("kind", get_args(Event))
def test_every_event_is_told(kind: type) -> None:
    event, sentence = EVENTS[kind]
    assert isinstance(event, kind)
    assert cheating_moth.tell(event, NAMES) == sentence


def test_other_ways_to_tell_it() -> None:
    told: list[Event] = [
        happened.CardDrawn(0, FOUR),
        happened.CardGiven(0, 1, MOTH),
        happened.NothingGiven(0, None),
        happened.Slapped(0, EARLY),
        happened.ClaimsSettled((1,), lot=False),
        happened.RoundEnded("standstill", ()),
    ]
    assert [cheating_moth.tell(event, NAMES) for event in told] == [
        "Anna draws a 4.",
        "Anna gives Ben a Moth 4.",
        "Anna gives nothing.",
        "Anna lets go too early.",
        None,
        "A whole lap in which nobody played or drew: the round is over.",
    ]


@pytest.mark.parametrize("by", get_args(StarterBy))
def test_who_starts_is_told(by: StarterBy) -> None:
    assert "Ben" in (cheating_moth.tell(happened.RoundBegun(1, 3, 1, by, FOUR), NAMES) or "")


@pytest.mark.parametrize("by", get_args(SlowestBy))
def test_who_was_slowest_is_told(by: SlowestBy) -> None:
    said = cheating_moth.tell(happened.SlowestFound(1, by, lot=False), NAMES) or ""
    assert said.startswith("Ben ")
    assert "lot" not in said


def test_refusal_codes_have_sentences() -> None:
    codes = {*codes_given_to("Refusal", under="games/cheating_moth")}
    assert codes <= set(cheating_moth.refusals)
    source = (ENGINE / "games/cheating_moth/legality.py").read_text(encoding="utf-8")
    assert [code for code in cheating_moth.refusals if f'"{code}"' not in source] == []
    returned = re.findall(r'return "([a-z-]+)"', source)
    assert set(returned) <= set(cheating_moth.refusals)


def words(state: State, seat: int) -> list[str]:
    return list(cheating_moth.choices(game.legal_moves(state, seat), game.view(state, seat)))


def test_choices_in_words_name_equal_cards_once() -> None:
    state = placed("4 4 2 54", "1 1", "5 5", top="3", guard="b")
    assert words(state, 0) == [
        "play 2",
        "play 4",
        "let 2 slip under the table",
        "let 4 slip under the table",
        "let Moth 4 slip under the table",
        "rustle with the fan",
    ]
    assert words(state, 1) == ["call seat a", "call seat c", "rustle with the fan"]
    spider = play(placed("14 1", "1 1", "5 5", top="3"), "a:play-14")
    assert words(spider, 0)[:3] == ["give 1 to seat b", "give 1 to seat c", "give nothing"]


@pytest.mark.parametrize(("rulings", "cost"), [("", ""), ("rulings_2", ", and draw a card")])
def test_what_a_claim_that_lapses_costs_is_said_before(rulings: str, cost: str) -> None:
    """To who has no such card as well: a claim is a choice."""
    table = placed("34 4", "1 1", "5 5", top="3", guard="c", options=rulings)
    claimed = play(table, "a:play-34 b:claim-1 *:close")
    assert words(claimed, 1)[0] == f"lay nothing{cost}"
    reminder = cheating_moth.reminder(game.view(claimed, 1))
    assert ("Who claimed and lays none draws a card." in reminder) == bool(cost)


def phases() -> list[State]:
    hands = ("24 34 14 1", "4 4 5", "3 3")
    start = placed(*hands, top="3")
    mosquito = play(start, "a:play-24 b:slap-1 c:slap-2 *:close")
    laying = play(start, "a:play-34 b:claim-1 *:close")
    calm = placed(*hands, top="3", options="calm")
    return [
        start,
        play(start, "a:play-14"),
        mosquito,
        laying,
        play(calm, "a:play-24"),
        play(calm, "a:play-34"),
        play(start, "b:slip-5 a:call-b"),
    ]


def test_questions_and_reminders() -> None:
    seen = [game.view(state, None) for state in phases()]
    assert [cheating_moth.question(view, NAMES, 0) for view in seen] == [
        "Anna, what do you play?",
        "Anna, to whom does the Spider bring a card?",
        "Anna, what do you give Cleo?",
        "Anna, what do you lay on the Cockroach?",
        "Anna, on which leaf do you sit?",
        "Anna, what do you put aside for the Cockroach?",
        "Anna, what do you give Ben, who was caught?",
    ]
    assert cheating_moth.question(seen[0], NAMES, 1) == "Ben, do you call?"
    assert len({cheating_moth.reminder(view) for view in seen}) == 6


def test_the_table_in_text() -> None:
    state = play(placed("4 2", "1 1 54", "5 5", top="3 1"), "b:slip-54 c:rustle")
    assert cheating_moth.picture(game.view(state, 1), NAMES) == [
        "Cheating Moth: round 1 of 3, turn 1",
        "",
        "Discard pile  3  [2 cards; 5 to draw]",
        "",
        "a Anna   # # #  [Guard, on turn]",
        "b Ben    1, 1",
        "c Cleo   # # #  [the fan rustles]",
        "",
        "Vanishing under the table: Moth 4.",
    ]
    over = play(placed("4", "1 1 54", "5 5", top="3 1"), "b:slip-54 a:play-4")
    lines = cheating_moth.picture(game.view(over, None), NAMES)
    assert lines[0] == "Cheating Moth: round 1 of 3, the end"
    assert lines[5] == "b Ben    1, 1  [vanished: Moth 4]"
    assert lines[-1] == "Rounds so far: Anna 0, Ben 2, Cleo 2."


def test_open_counts_are_shown() -> None:
    state = placed("4 2", "1 1 54", "5 5", top="3 1", options="open-counts")
    assert cheating_moth.picture(game.view(state, 0), NAMES)[5] == "b Ben    # x 3"


def test_who_was_caught_is_shown() -> None:
    lines = cheating_moth.picture(game.view(phases()[-1], 2), NAMES)
    assert lines[-1] == "Caught: Ben with 5."
