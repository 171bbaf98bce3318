"""Parrot Box in the terminal: its words, its picture, whole matches, and what goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from engine.core.cards import Card, make_card
from engine.core.game import Step
from engine.games import parrot_box as game
from engine.games.parrot_box import events as happened
from engine.games.parrot_box.events import Event, LastTurnsWhy, StarterBy
from engine.games.parrot_box.state import Scored, State
from engine.shell import parrot_box
from engine.shell.screen import Screen
from engine.shell.teller import Teller
from engine.table.match import Match, Player
from engine.table.table import Table, opened
from tests.games.parrot_box.table import HIGH, begin, play, uncovered
from tests.games.parrot_box.table import opened as laid_out
from tests.shell.terminal import Ran, Typist, always_first, run
from tests.shell.test_words import ENGINE, codes_given_to

NAMES = ("Anna", "Ben", "Cleo")
PLAY = ("play", "parrot-box", "--seed", "5")


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


def test_rules_have_the_titles_of_the_rule_text() -> None:
    text = (ENGINE / "games/parrot_box/RULES.md").read_text(encoding="utf-8")
    headings = dict(re.findall(r"^### ([A-Z]\d+) (.+)$", text, re.MULTILINE))
    assert {section: title.lower() for section, title in headings.items()} == {
        section: title.lower() for section, title in parrot_box.rules.items()
    }


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


# --- at the keyboard -------------------------------------------------------------------------


def typing(*answers: str, then: Typist = lambda said: "q\n") -> Typist:
    queue: Iterator[str] = iter(answers)

    def typist(said: str) -> str:
        answer = next(queue, None)
        return then(said) if answer is None else f"{answer}\n"

    return typist


def is_over(ran: Ran) -> bool:
    return ran.status == 0 and (" wins!" in ran.out or " share the win!" in ran.out)


def quick(said: str) -> str:
    """Draws, discards, and turns up what there is, so that rounds end."""
    if "Press Enter" in said:
        return "\n"
    return "discard it\n" if ") discard it" in said else "1\n"


@pytest.mark.parametrize(
    "who",
    ["--players Anna,bot", "--players Anna,Ben,bot:random --birthdays Ben,Anna", "--seats 6"],
)
def test_whole_matches(who: str) -> None:
    ran = run(*PLAY, *who.split(), typed=quick)
    assert is_over(ran)
    assert ran.err == ""
    assert "Pass the screen" not in ran.out
    assert ran.out.count("Press Enter for the next round.") == 4
    assert all(len(line) <= 80 for line in ran.lines[:-1])


def test_bots_alone_go_on_by_themselves() -> None:
    assert is_over(run(*PLAY, "--players", "bot,bot,bot", typed=""))


def test_the_small_commands() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing("?", "r", "h", "l", "x", "u", "q"))
    for said in [
        "h  look at the table once more",
        "Everybody turns up two cards; the highest sum starts.",
        "h table",
        '"x" is not in the list',
        "there is nothing to take back yet",
        "See you!",
    ]:
        assert said in ran.out
    assert "press Enter when nobody else looks" not in ran.out


def test_a_taken_discard_can_be_put_back_by_hand() -> None:
    answers = ("1", "1", "1", "1", "2", "u")
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing(*answers))
    assert re.search(r"(Anna|Ben) takes the last move back\.", ran.out)
    assert ran.out.count("from the discard pile.") == 1


def test_what_is_not_possible_is_told_with_its_rule() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", typed=typing("draw", "1", "turn-1"))
    said = (
        "That is not possible: first everybody turns up two cards (rule A3, turning up two cards)"
    )
    assert said in ran.out.replace("\n", " ")
    assert "that card lies face up already (rule A3" in ran.out.replace("\n", " ")


def test_birthdays_settle_who_starts() -> None:
    lots = birthdays = 0
    for seed in range(60):
        words_ = ["play", "parrot-box", "--players", "Anna,Ben,Cleo", "--seed", str(seed)]
        answers = typing(*["1"] * 6)
        lots += "starts by lot" in run(*words_, typed=answers).out
        answers = typing(*["1"] * 6)
        out = run(*words_, "--birthdays", "Cleo,Ben,Anna", typed=answers).out
        birthdays += "has the next birthday and starts" in out
        assert "by lot" not in out
    assert lots == birthdays > 0


def test_the_same_cards_once_more() -> None:
    ran = run(*PLAY, "--players", "Anna,Ben", "--birthdays", "Ben,Anna", typed=typing())
    assert ran.lines[-1] == (
        "  python -m engine play parrot-box --players Anna,Ben --birthdays Ben,Anna --seed 5"
    )


def test_a_shared_win_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    players = tuple([Player(name) for name in NAMES])
    table = opened(Match(game.name, game.read_config(("seats 3",)), 1, players))
    state = table.state._replace(sums=(7, 9, 7), round=5, phase=Scored((1, 2, 3)))
    Teller(Screen(), table.match).tell_result(Table(table.match, (Step(state, ()),), 0))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "Anna and Cleo share the win!"
    assert [line.split() for line in lines[-5:-2]] == [
        ["1.", "Anna", "7"],
        ["1.", "Cleo", "7"],
        ["3.", "Ben", "9"],
    ]


# --- commands --------------------------------------------------------------------------------


def test_simulate_and_verify_and_replay(tmp_path: Path) -> None:
    folder = str(tmp_path / "out")
    ran = run("simulate", "parrot-box", "--seats", "3", "--games", "3", "--out", folder)
    assert (ran.status, ran.lines[0]) == (0, "Parrot Box, 3 seats: 3 games, seeds from 1")
    paths = sorted((tmp_path / "out").iterdir())
    assert len(paths) == 3
    for path in paths:
        assert run("verify", str(path)).out.startswith("legal to the end: ")
    told = run("replay", str(paths[0]))
    assert told.status == 0
    assert "Round 5 of 5 begins" in told.out
    seen = {run("replay", str(paths[0]), "--seat", seat).out for seat in "abc"}
    assert len(seen) == 1


def test_verify_between_rounds(tmp_path: Path) -> None:
    state, turns = begin(HIGH, "1 2 3 4 5 6 7 8"), []
    script = "a:turn-1 a:turn-2 b:turn-1 b:turn-2"
    for turn in script.split():
        turns.append(turn)
    state = play(state, script)
    for at in range(500):
        if isinstance(state.phase, Scored):
            break
        seat = "ab"[at % 2]
        for turn in (f"{seat}:draw", f"{seat}:replace-{1 + at // 2 % 8}"):
            turns.append(turn)
            state = play(state, turn)
    path = tmp_path / "a.match"
    header = "critter-club 1\ngame parrot-box\nseats 2\nDEAL\nseed 0\n"
    deal = f"deal 1 {HIGH} 1 2 3 4 5 6 7 8 6"
    people = 'player a "Anna"\nplayer b "Ben"\nmoves\n'
    path.write_text(header.replace("DEAL", deal) + people + " ".join(turns) + "\n")
    out = run("verify", str(path)).out
    assert out.endswith("the next round is to be dealt.\n")


@pytest.mark.parametrize(
    ("words_", "said"),
    [
        ("play parrot-box --option mirror", 'no option "mirror"; please choose from none'),
        ("play parrot-box --seats 7", "--seats: Parrot Box is for 2 to 6 players"),
        ("play parrot-box --birthdays Zoe", '--birthdays: nobody is called "Zoe"'),
        ("play parrot-box --youngest Guest", "--youngest: Parrot Box settles ties by --birthdays"),
        ("play party-bugs --birthdays Guest", "--birthdays: Party Bugs settles ties by --youngest"),
        ("simulate parrot-box --bots owl", 'there is no bot "owl"'),
    ],
)
def test_arguments_that_do_not_fit(words_: str, said: str) -> None:
    ran = run(*words_.split())
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


GOOD = """critter-club 1
game parrot-box
seats 2
deal 1 7 4 3 0 P 4 5 12 1 2 8 9 10 11 12 0 7
seed 7
player a "Anna"
player b "Ben"
moves
a:turn-1 a:turn-5 b:turn-1 b:turn-2 a:take
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("deal 1 7", "deal 1 P P P P 7", "fewer cards with a P in the deck"),
        ("deal 1 7", "deal 9 7", "there is no round 9 in this game"),
        ("deal 1 7", "reshuffle 1 3 7", "never renewed for time 3"),
        ("deal 1 7", "deal 1\ndeal 2 7", "the deal of round 1 names no card"),
        ("deal 1 7", "deal 2 7\ndeal 1 7", 'the deals "2 1" are not in order'),
        ("deal 1 7", "deal 1 14", 'there is no card "14"'),
        ("a:turn-1", "a:turn-9", 'there is no spot "9", only 1 to 8'),
        ("a:take", "a:take a:float-5-9", 'there is no spot "9"'),
        ("a:take", "a:take a:float-5-1", "breaks rule P3 (floating): a Parrot lands on"),
        ("a:take", "a:take a:discard", "breaks rule T2 (replacing): a card from the discard pile"),
        ("a:take", "b:take", "breaks rule T1 (taking a card): it is somebody else's turn"),
    ],
)
def test_a_match_that_cannot_be_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    path.write_text(GOOD)
    assert run("verify", str(path)).status == 0
    path.write_text(GOOD.replace(old, new, 1))
    ran = run("verify", str(path))
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_games_lists_it() -> None:
    assert "Parrot Box (parrot-box)" in run("games").lines
    assert always_first("Press Enter") == "\n"
