"""A hint is the same whenever it is asked for, and says no more than it knows.

The laws hold at random positions of every game; the sums are done once more, and otherwise.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.game import AnyGame, Seat
from engine.core.rng import seeded
from engine.games import GAMES
from engine.ponder import Ponder
from engine.protocol import Advice
from engine.search.compared import Compared, compared
from engine.search.mixed import Mixed
from engine.search.thought import AnyThought, Thought, think
from engine.table.match import Match, Player
from engine.table.saves import read_save, write_save
from engine.table.table import Table, awaited, opened, submit, undo, undo_refusal
from engine.table.thoughts import advice
from tests.table.matches import played_on

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
MOMENTS = 8
DREAMS = 2
QUICK = 120  # playouts: enough to see what would differ


def moments(game: AnyGame, seats: int = 3) -> Iterator[tuple[Table, Seat]]:
    """Of people, all over the match."""
    for at in range(MOMENTS):
        players = tuple([Player(f"Player {seat}") for seat in range(seats)])
        match = Match(game.name, game.read_config((f"seats {seats}",)), at, players)
        table = played_on(opened(match), Random(at), 4 + 11 * at)
        for seat in awaited(table)[:1]:
            if seat >= 0:
                yield table, seat


def quick(table: Table, seat: Seat, eyes: Seat | None) -> Any:
    matter = advice(table, seat, eyes)
    assert matter is not None
    thought = matter.begun()
    thought = think(thought, min(QUICK, thought.planned))
    moves = thought.problem.moves
    return [(moves[each.at], each.behind, each.alike) for each in compared(thought)]


@cache
def thought_to_the_end(name: str) -> tuple[AnyThought, ...]:
    matters = [advice(table, seat, seat) for table, seat in moments(GAMES[name])]
    thoughts = [matter.begun() for matter in matters if matter is not None]
    return tuple([think(each, each.planned) for each in thoughts])


@EVERY_GAME
def test_the_same_position_has_the_same_hint_however_one_came_there(game: AnyGame) -> None:
    """After a reload; with another seed; with other turns, or more of them, behind it."""
    asked = 0
    for table, seat in moments(game):
        here = quick(table, seat, seat)
        assert quick(table, seat, seat) == here
        assert quick(read_save(write_save(table)), seat, seat) == here
        dealt_elsewhere = replace(table, match=replace(table.match, seed=table.match.seed + 1))
        assert quick(dealt_elsewhere, seat, seat) == here
        turns = table.match.turns
        longer = replace(table, match=replace(table.match, turns=(*turns, *turns[:3])))
        assert quick(longer, seat, seat) == here
        asked += 1
    assert asked > MOMENTS // 2


@EVERY_GAME
def test_a_hint_is_the_same_wherever_what_is_hidden_lies(game: AnyGame) -> None:
    """Also in a world that has come there by other turns than those that were noticed."""
    for table, seat in moments(game):
        here, seen = quick(table, seat, seat), game.view(table.state, seat)
        for dream in range(DREAMS):
            twin, _ = game.imagine(seen, seeded(dream))
            last = replace(table.steps[-1], state=twin)
            match = replace(table.match, turns=table.match.turns[: dream + 1], seed=dream)
            world = Table(match, (*table.steps[:-1], last), 0)
            assert quick(world, seat, seat) == here


@EVERY_GAME
def test_slices_make_no_difference_to_a_hint(game: AnyGame) -> None:
    for table, seat in list(moments(game))[:4]:
        told = []
        for slice_ in (1_000_000, 97):
            ponder = Ponder()
            while True:
                reply = ponder.hint(table, seat, seat, slice_)
                assert isinstance(reply, Advice)
                if reply.per_cent == 100:
                    break
            told.append(reply)
        assert told[0] == told[1]


@EVERY_GAME
def test_a_hint_is_in_the_order_of_its_numbers_and_all_of_them_can_be_compared(
    game: AnyGame,
) -> None:
    weighed = 0
    for thought in thought_to_the_end(game.name):
        lines = compared(thought)
        assert sorted(each.at for each in lines) == list(range(len(thought.problem.moves)))
        numbers = [each.behind for each in lines if each.behind is not None]
        assert numbers == sorted(numbers)
        assert [each.behind is None for each in lines] == [False] * len(numbers) + [True] * (
            len(lines) - len(numbers)
        )
        tries = {thought.prospects[each.at].tries for each in lines if each.behind is not None}
        assert len(tries) <= 1
        best = lines[0]
        for each in lines:
            if each.behind is None:
                continue
            gap = thought.prospects[best.at].worth - thought.prospects[each.at].worth
            assert each.behind == gap // thought.prospects[best.at].tries
            weighed += 1
    assert weighed > MOMENTS


@EVERY_GAME
def test_about_equal_is_said_if_and_only_if_chance_could_have_made_the_difference(
    game: AnyGame,
) -> None:
    said = set()
    for thought in thought_to_the_end(game.name):
        lines = [each for each in compared(thought) if each.behind is not None]
        if isinstance(thought, Mixed):
            said |= said_of_a_mixture(thought, lines)
            continue
        assert isinstance(thought, Thought)
        columns = list(zip(*thought.worlds))
        best = columns[thought.tried.index(lines[0].at)] if lines else ()
        for each in lines[1:]:
            other = columns[thought.tried.index(each.at)]
            gaps = [one - two for one, two in zip(best, other)]
            n = len(gaps)
            mean = Fraction(sum(gaps), n)
            variance = sum((gap - mean) ** 2 for gap in gaps) / (n - 1)
            within = mean < 5 or mean**2 <= 4 * variance / n
            assert each.alike == within
            said.add(within)
    assert said == {True, False}


@EVERY_GAME
def test_the_sentence_is_about_the_row_called_best(game: AnyGame) -> None:
    for table, seat in moments(game):
        ponder = Ponder()
        reply = ponder.hint(table, seat, seat, 1_000_000)
        assert isinstance(reply, Advice)
        best = game.read_move(reply.options[0].move)
        view = replace(game.view(table.state, seat), seat=seat)
        assert reply.reason == game.mind.reason(view, seat, best)
        assert reply.options[0].behind in (0, None)


@pytest.mark.parametrize("name", ["party-bugs", "parrot-box"])  # the third takes nothing back
def test_an_undo_and_a_redo_change_nothing(name: str) -> None:
    game = GAMES[name]
    took_back = 0
    for table, seat in moments(game):
        for move in game.legal_moves(table.state, seat)[::-1]:
            after = submit(table, table.revision, seat, move)
            if undo_refusal(after, seat) is None:
                took_back += 1
                assert quick(undo(after, seat), seat, seat) == quick(table, seat, seat)
                break
    assert took_back


def said_of_a_mixture(thought: Mixed[Any], lines: list[Compared]) -> set[bool]:
    """No worlds are drawn there. What is made now and then is as good as what is made mostly."""
    for each in lines[1:]:
        assert each.behind is not None
        assert each.alike == (each.behind < 5 or thought.often[each.at] > 0)
    return {each.alike for each in lines[1:]}
