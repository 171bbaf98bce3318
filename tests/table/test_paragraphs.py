"""What is written of a match that goes on: the same as of one that is written at once, and no turn
is written twice."""

import json
import textwrap
from dataclasses import replace
from random import Random

import pytest

from engine.core.game import write_seat
from engine.games import party_bugs
from engine.games.party_bugs.state import State
from engine.service import Service
from engine.table.match import Match
from engine.table.paragraphs import paragraphs
from engine.table.table import Table, opened
from tests.table.ended import ended
from tests.table.matches import a_match, played_on

LONG = 5_000


def chapters(table: Table) -> list[str]:
    chapter = table.match.game.chapter
    return [chapter(step.state) for step in table.steps]


def by_the_book(match: Match, told: list[str]) -> str:
    """As a library for text wraps them."""
    words: list[list[str]] = []
    for at, (seat, move) in enumerate(match.turns):
        if at == 0 or told[at] != told[at - 1]:
            words.append([f"{told[at]}."])
        words[-1].append(f"{write_seat(seat)}:{match.game.write_move(move)}")
    lines = [
        line
        for each in words
        for line in textwrap.wrap(
            " ".join(each), 88, subsequent_indent="   ", break_on_hyphens=False
        )
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", ["party-bugs", "parrot-box", "cheating-moth"])
def test_a_match_that_goes_on_is_written_as_one_that_is_written_at_once(name: str) -> None:
    table = ended(name)
    told, chance = chapters(table), Random(1)
    turns = 0
    while turns < len(table.match.turns):
        # Mostly further; sometimes a few turns back, or another match comes between.
        turns = max(1, turns + chance.choice((1, 1, 7, 40, -3)))
        part = replace(table.match, turns=table.match.turns[:turns])
        assert paragraphs(part, told.__getitem__) == by_the_book(part, told)
        if chance.randrange(8) == 0:
            other = replace(part, seed=part.seed + 1)
            assert paragraphs(other, lambda at: f"{at // 9}") == by_the_book(
                other, [f"{at // 9}" for at in range(len(part.turns))]
            )


def long_table(turns: int) -> Table:
    """Somebody changes a choice again and again."""
    table = opened(a_match(3))
    game, made, steps = party_bugs, [], [*table.steps]
    for _ in range(turns):
        move = game.legal_moves(steps[-1].state, 0)[0]
        made.append((0, move))
        steps.append(game.apply(steps[-1].state, 0, move))
    return Table(replace(table.match, turns=tuple(made)), tuple(steps), turns)


def test_a_move_late_in_a_long_match_costs_no_more_than_an_early_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0
    chapter_of = party_bugs.chapter

    def counted(state: State) -> str:
        nonlocal asked
        asked += 1
        return chapter_of(state)

    monkeypatch.setattr(party_bugs, "chapter", counted)
    table, service = long_table(LONG), Service()
    service._table = table
    for times in range(3):
        move = party_bugs.write_move(party_bugs.legal_moves(table.state, 1)[times])
        asked = 0
        reply = json.loads(
            service.ask(
                json.dumps(
                    {"type": "Submit", "revision": LONG + times, "seat": 1, "move": move}
                    | {"fingers": None, "eyes": None}
                )
            )
        )
        assert reply["type"] == "Update"
        assert times == 0 or asked < 10  # what was written once is not looked at again


def test_what_is_not_a_turn_is_no_paragraph() -> None:
    table = played_on(opened(a_match(2)), Random(2), 3)
    assert paragraphs(table.match, lambda at: "1").startswith("1. ")
