"""The law of secrets at the page's door, and over time: two tables that look the same to some
eyes answer them the same, whatever was done in secret at one of them, and however they go on.
"""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.game import CLOCK
from engine.games import GAMES
from engine.games.cheating_moth.moves import LetStand, Slip
from engine.table.table import Table, awaited, is_person, submit
from tests.service.door import Page, Reply
from tests.service.twins import (
    UNASKED,
    as_told,
    begun,
    differences,
    elsewhere,
    looks,
    moved_on,
    page_with,
)

MOTHS = "cheating-moth"
CALM = ("calm",)
EYES = 0
# From there on it is no secret any more, or not the same for everybody.
COMES_OUT = {"SlipCaught", "CallMissed", "RoundScored", "PileRenewed"}


def with_a_slip(table: Table, chance: Random) -> Table | None:
    """Somebody else lets a card vanish, or two, and these eyes see nothing of it."""
    game, seats = table.match.game, [*range(1, len(table.match.players))]
    cheats = [seat for seat in seats if is_person(table, seat)]
    for times in range(chance.choice((1, 2))):
        slips = [
            (seat, move)
            for seat in cheats
            for move in game.legal_moves(table.state, seat)
            if isinstance(move, Slip)
        ]
        if not slips:
            return table if times else None
        table = submit(table, table.revision, *(chance.choice(slips)))
        if chance.randrange(2):
            late = [
                move for move in game.legal_moves(table.state, CLOCK) if isinstance(move, LetStand)
            ]
            table = submit(table, table.revision, CLOCK, late[0])
    return table


def pairs(who: str, options: tuple[str, ...], seeds: range) -> Iterator[tuple[Page, Page, Random]]:
    """A table, and the same but for a slip."""
    for seed in seeds:
        chance = Random(seed)
        table = moved_on(begun(MOTHS, who, seed, options), chance, chance.randrange(60))
        cheated = with_a_slip(table, chance)
        if cheated is not None and looks(cheated, EYES) == looks(table, EYES):
            yield page_with(table), page_with(cheated), chance


def both(one: Page, other: Page, chance: Random) -> tuple[Reply, Reply] | None:
    """The same is done at both, whoever it is for to do it; None if who has slipped cannot."""
    if chance.randrange(4) == 0:
        seat = chance.choice([*range(len(one.now["players"]))])
        if not one.is_person(seat):
            fields = {"seat": seat, "after": chance.choice((0, 600, 900)), "eyes": EYES}
            here, there = (
                page.ask("Nudge", revision=page.now["revision"], **fields) for page in (one, other)
            )
            return here, there
    if one.now["next"] != "person":
        return one.advance(EYES), other.advance(EYES)
    seat = next(seat for seat in one.now["asked"] if one.is_person(seat))
    moves = [
        move
        for move in one.look(seat)["legal"]
        if move in other.look(seat)["legal"] and not move.startswith(UNASKED)
    ]
    if not moves:
        return None
    move = chance.choice(moves)
    return one.submit(seat, move, EYES), other.submit(seat, move, EYES)


@pytest.mark.parametrize(("who", "options"), [("ppp", ()), ("pbpt", ()), ("ptpb", CALM)])
def test_a_hidden_slip_changes_no_answer_to_others_now_or_later(
    who: str, options: tuple[str, ...]
) -> None:
    compared = 0
    for one, other, chance in pairs(who, options, range(30)):
        assert differences(one, other, EYES) == []
        for _ in range(12):
            replies = both(one, other, chance)
            if replies is None or one.now["next"] == "nobody":
                break
            here, there = replies
            came_out = {event["type"] for reply in (here, there) for event in reply["events"]}
            if came_out & COMES_OUT:
                break
            assert as_told(here) == as_told(there)
            compared += 1
        else:
            assert differences(one, other, EYES) == []
    assert compared > 40


@pytest.mark.parametrize("name", GAMES)
def test_wherever_hidden_cards_lie_the_answers_are_the_same(name: str) -> None:
    asked = 0
    for seed in range(8):
        chance = Random(seed)
        table = moved_on(begun(name, "pbp", seed), chance, 6 + 9 * seed)
        if not awaited(table):
            continue
        for eyes in (None, 0):
            seat = None if eyes is None else 0
            twin = elsewhere(table, seat, seed)
            assert differences(page_with(table), page_with(twin), eyes) == []
            asked += 1
    assert asked > 8
