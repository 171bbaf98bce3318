"""Every code the engine raises has its sentence, and every rule its title."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.core.cards import Card, make_card
from engine.core.codec import _PLAIN_NAMES, BadMessage, Unreadable
from engine.core.game import Outcome
from engine.games import GAMES
from engine.games.party_bugs import events as happened
from engine.games.party_bugs import shell as party_bugs
from engine.games.party_bugs.events import Event, TiedBy
from engine.shell.faces import Face, face_for
from engine.shell.text import counted, listed, plain
from engine.shell.words import UNDO, UNREADABLE, unreadable

ENGINE = Path(__file__).parents[2] / "engine"
NAMES = ("Anna", "Ben", "Paul")
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def codes_given_to(*callables: str, under: str = "") -> Iterator[str]:
    """The texts that stand first in calls of those names, anywhere in the engine."""
    for path in sorted((ENGINE / under).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in callables:
                    yield from texts_in(node.args[0])


def texts_in(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from texts_in(first)
            yield from texts_in(second)


def test_unreadable_codes_have_sentences() -> None:
    codes = {*codes_given_to("BadMessage", "BadSave", "BadLink", "Unreadable")}
    codes |= {f"not-a-{name}" for name in _PLAIN_NAMES.values()}
    assert "not-a-card" in codes
    assert sorted(codes - set(UNREADABLE)) == []


@EVERY_GAME
def test_refusal_codes_of_a_game_have_sentences(name: str) -> None:
    folder = f"games/{name.replace('-', '_')}"
    codes = {*codes_given_to("Refusal", under=folder)}
    assert "game-over" in codes
    assert sorted(codes - set(face_for(GAMES[name]).refusals)) == []


def test_undo_refusals_have_sentences() -> None:
    codes = {*codes_given_to("Refusal", under="table")}
    assert "nothing-to-undo" in codes
    assert sorted(codes - set(UNDO) - {"stale"}) == []


@EVERY_GAME
def test_every_game_has_a_whole_face(name: str) -> None:
    face: Any = face_for(GAMES[name])
    assert {member for member in vars(Face) if not member.startswith("_")} == set(face.__all__)


@EVERY_GAME
def test_rules_have_the_titles_of_the_rule_text(name: str) -> None:
    rules = ENGINE / "games" / name.replace("-", "_") / "RULES.md"
    text = rules.read_text(encoding="utf-8")
    headings = dict(re.findall(r"^### ([A-Z]\d+) (.+)$", text, re.MULTILINE))
    assert {section: title.lower() for section, title in headings.items()} == {
        section: title.lower() for section, title in face_for(GAMES[name]).rules.items()
    }


@pytest.mark.parametrize("code", sorted(UNREADABLE))
def test_sentences_name_the_place_and_a_remedy(code: str) -> None:
    said = unreadable(BadMessage(code, place="line 3", found="xyz"))
    assert said.startswith("line 3: ")
    assert re.search(r"; (please|`python -m engine games`)", said)
    assert "{" not in said


def test_an_unknown_code_is_still_a_sentence() -> None:
    assert "brand-new" in unreadable(Unreadable("brand-new", place="line 3"))


def test_what_was_found_is_kept_short() -> None:
    assert len(unreadable(BadMessage("unknown-move", found="x" * 1000))) < 120


def test_braces_that_were_found_do_no_harm() -> None:
    assert '"{0}{x}"' in unreadable(BadMessage("unknown-move", found="{0}{x}"))


def card(face: int, copy: int = 0) -> Card:
    return make_card(face, copy)


EVENTS: dict[type, tuple[object, str | None]] = {
    happened.GameBegun: (happened.GameBegun(2, 3), "Game 2 of 3 begins."),
    happened.KingTurned: (
        happened.KingTurned(0),
        "Anna turns up the King: it goes back into the pile.",
    ),
    happened.FloorLaid: (
        happened.FloorLaid((card(3), card(7, 1), card(12, 2))),
        "On the dance floor: Anna 3, Ben 7, Paul 12.",
    ),
    happened.TiedGiven: (
        happened.TiedGiven(0, "lowest"),
        "Anna has the lowest card and gets the Tied card.",
    ),
    happened.MirrorGiven: (
        happened.MirrorGiven(1),
        "Ben has the highest total so far and gets the mirror.",
    ),
    happened.CardsDrawn: (happened.CardsDrawn(0, 2, (card(3), card(4))), "Anna draws 3 and 4."),
    happened.DancerHidden: (happened.DancerHidden(0, None), "Anna hides a card."),
    happened.CardChosen: (happened.CardChosen(0, card(3)), None),
    happened.CardsRevealed: (
        happened.CardsRevealed((card(3), card(13, 1))),
        "Played: Anna 3, Ben 13 (King).",
    ),
    happened.OrderSettled: (
        happened.OrderSettled((1, 0), ()),
        "They take in this order: Ben, Anna.",
    ),
    happened.KingDanced: (
        happened.KingDanced(0, (card(3), card(4), card(5)), (1,)),
        "Anna's King takes the whole dance floor: 3, 4 and 5. Ben's King comes too late.",
    ),
    happened.CardTaken: (happened.CardTaken(2, card(13), True), "Paul takes what is left: 13."),
    happened.PairLeft: (
        happened.PairLeft(2, (card(3), card(3, 1))),
        "Paul now has two 3s: the pair leaves.",
    ),
    happened.DancerPaired: (
        happened.DancerPaired(0, card(3), card(3, 1), False),
        "Anna shows the hidden 3 with a match: the pair leaves.",
    ),
    happened.MirrorUsed: (
        happened.MirrorUsed(0, card(3), True),
        "Anna uses the mirror: the hidden 3 leaves with it.",
    ),
    happened.MirrorLost: (
        happened.MirrorLost(0),
        "Anna has nothing to discard: the mirror goes unused.",
    ),
    happened.FloorRefilled: (
        happened.FloorRefilled((card(3), card(4)), card(5, 2)),
        "On the dance floor now: 3 and 4. Paul turns up 5.",
    ),
    happened.DancersShown: (happened.DancersShown((card(3), None)), "Hidden cards: Anna 3."),
    happened.GameScored: (
        happened.GameScored((3, 1, 2), (13, 11, 12), (1, 2, 0), ()),
        "Totals: Ben 1, Paul 2, Anna 3. So far: Anna 13, Ben 11, Paul 12.",
    ),
}


@pytest.mark.parametrize("kind", get_args(Event))
def test_every_event_is_told(kind: type) -> None:
    event, sentence = EVENTS[kind]
    assert isinstance(event, kind)
    assert party_bugs.tell(event, NAMES) == sentence  # type: ignore[arg-type]


@pytest.mark.parametrize("by", get_args(TiedBy))
def test_what_settled_the_tied_card_is_told(by: TiedBy) -> None:
    assert "Ben" in (party_bugs.tell(happened.TiedGiven(1, by), NAMES) or "")


def test_what_others_draw_is_not_told() -> None:
    assert party_bugs.tell(happened.CardsDrawn(0, 1, None), NAMES) is None


def test_who_goes_first_among_equals_is_told() -> None:
    some = happened.OrderSettled((1, 2, 0), (1, 2))
    assert party_bugs.tell(some, ("Anna", "Ben", "Cleo")) == (
        "They take in this order: Ben, Cleo, Anna (the Tied card settles it for Ben and Cleo)."
    )
    every = happened.OrderSettled((1, 0), (1, 0))
    assert party_bugs.tell(every, NAMES) == "The Tied card settles who takes when: Ben, Anna."


def test_ties_of_the_result_are_told() -> None:
    game = GAMES["party-bugs"]
    view = game.view(game.setup(game.read_config(("seats 2",)), 1).state, None)
    outcome = Outcome(scores=(7, 9, 7), ranks=(1, 3, 2), by_tie_rule=(0, 2))
    (said,) = party_bugs.ties(view, NAMES, outcome)
    assert said.startswith("A tie at 7: Anna, then Paul (clockwise from ")
    assert said.endswith(", Paul last).")


def test_small_wording() -> None:
    assert [listed(list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert (counted(1, "turn"), counted(0, "turn")) == ("1 turn", "0 turns")
    assert plain("\x1b[2Jé\n") == "?[2Jé?"
