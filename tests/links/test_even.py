"""A link of a running match is as long as it would be without what nobody has noticed."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.game import CLOCK, Seat
from engine.games import cheating_moth
from engine.links.files import Filed, read_file, write_file
from engine.links.link import read_link, write_link
from engine.links.values import MatchLink
from engine.table.match import Player, agreed_match
from engine.table.table import Table, awaited, opened, submit
from tests.links.test_link import LARGE
from tests.table.matches import played_on, possible_turns

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def running(seats: int, seed: int) -> Table:
    players = tuple([Player(f"Player {seat}") for seat in range(seats)])
    return opened(agreed_match(cheating_moth, (f"seats {seats}",), players, (0,), LARGE + seed))


def is_noticed(table: Table) -> bool:
    """By everybody, in the last step."""
    return any(cheating_moth.witness(event, None) is not None for event in table.steps[-1].events)


def unnoticed(table: Table) -> list[tuple[Seat, object]]:
    """All that somebody could do there without anybody noticing."""
    seats = (CLOCK, *range(len(table.match.players)))
    legal = [
        (seat, move) for seat in seats for move in cheating_moth.legal_moves(table.state, seat)
    ]
    slips = [turn for turn in legal if str(cheating_moth.write_move(turn[1])).startswith("slip")]
    return [turn for turn in slips if not is_noticed(submit(table, table.revision, *turn))]


def length(table: Table) -> int:
    return len(write_link(MatchLink(table, even=True)))


@SEATS
def test_a_slip_that_nobody_noticed_does_not_show_in_the_length(seats: int) -> None:
    chance, slipped = Random(seats), 0
    table = running(seats, 1)
    for _ in range(120):
        for turn in unnoticed(table)[:1]:
            after = submit(table, table.revision, *turn)
            assert length(after) == length(table)
            assert read_link(write_link(MatchLink(after, even=True))) == MatchLink(
                replace(after, revision=len(after.match.turns)), even=True
            )
            slipped += 1
        if not awaited(table):
            break
        table = submit(table, table.revision, *chance.choice(possible_turns(table, chance)))
    assert slipped > 20


@SEATS
def test_nor_does_a_whole_match_of_slips(seats: int) -> None:
    """Two matches look the same to all; in one of them somebody slipped whenever it could be."""
    for seed in range(4):
        table, chance = running(seats, seed), Random(seed)
        for _ in range(150):
            if not awaited(table):
                break
            for turn in unnoticed(table)[:1] if chance.randrange(4) == 0 else ():
                table = submit(table, table.revision, *turn)
            table = submit(table, table.revision, *chance.choice(possible_turns(table, chance)))
        assert length(table) == length_as_seen(table)


def length_as_seen(table: Table) -> int:
    """From what all have noticed, and from nothing else (LINKS.md)."""
    bits = 0
    for at, step in enumerate(table.steps[1:]):
        if any(cheating_moth.witness(event, None) is not None for event in step.events):
            before, seats = table.steps[at].state, range(len(table.match.players))
            moves = [len(cheating_moth.legal_moves(before, seat)) for seat in seats]
            bits += 24 if sum(moves) >= 1000 else len(seats) + 2
    names = sum([2 + len(player.name) for player in table.match.players])
    octets = 1 + 1 + 1 + 1 + names + 16 + 1 + 1 + 1 + 1 + 24 + -(-bits // 8) + 4
    return -(-octets * 4 // 3)


@SEATS
def test_nor_does_it_show_in_a_file(seats: int) -> None:
    chance, slipped = Random(seats), 0
    for seed in range(2):
        table = running(seats, seed)
        for _ in range(120):
            if not awaited(table):
                break
            for turn in unnoticed(table)[:1] if chance.randrange(4) == 0 else ():
                after = submit(table, table.revision, *turn)
                assert len(write_file(Filed(after))) == len(write_file(Filed(table)))
                assert read_file(write_file(Filed(after))).table == after
                table, slipped = after, slipped + 1
            table = submit(table, table.revision, *chance.choice(possible_turns(table, chance)))
    assert slipped > 20


def test_without_it_a_slip_would_show() -> None:
    table = running(4, 1)
    chance, longer = Random(4), 0
    for _ in range(60):
        for turn in unnoticed(table)[:1]:
            after = submit(table, table.revision, *turn)
            longer += len(write_link(MatchLink(after))) > len(write_link(MatchLink(table)))
        table = submit(table, table.revision, *chance.choice(possible_turns(table, chance)))
    assert longer > 10


def test_its_length_has_one_spelling() -> None:
    table = played_on(running(4, 2), Random(1), 40)
    text = write_link(MatchLink(table, even=True))
    assert write_link(read_link(text)) == text
