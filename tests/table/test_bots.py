"""Bots know what their seat knows, and do the same at every replay of the same match."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.game import AnyGame, Seat, Step, Touch
from engine.core.rng import seeded
from engine.games import GAMES, cheating_moth, parrot_box, party_bugs
from engine.games.cheating_moth import state as moth
from engine.games.cheating_moth.gaze import MOMENT, watched
from engine.games.parrot_box import state as box
from engine.games.party_bugs.state import Config
from engine.table.bots import bot_move, fumble, nudge, play_bot, play_unasked
from engine.table.match import Match, Player
from engine.table.saves import read_save, write_save
from engine.table.table import Table, awaited, opened, submit
from tests.kinds import every_kind, quick_kinds
from tests.laws.specimens import specimen_of
from tests.table.matches import a_match, played_on

EVERY_BOT = pytest.mark.parametrize(("game", "kind"), every_kind(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
MIXES: dict[str, list[Any]] = {
    party_bugs.name: [Config(*mix) for mix in product((2, 3, 5), (False, True), (False, True))],
    parrot_box.name: [box.Config(seats) for seats in parrot_box.seats],
    cheating_moth.name: [
        moth.Config(seats, calm=calm) for seats in cheating_moth.seats for calm in (False, True)
    ],
}
DREAMS = 3


def asked(game: AnyGame, kind: str) -> Iterator[tuple[Table, Seat]]:
    """Moments of many matches at which a bot of that kind is asked."""
    for at, config in enumerate(MIXES.get(game.name) or specimen_of(game.name).configs):
        seats: int = config.seats
        players = tuple(Player(f"Bot {seat}", kind) for seat in range(seats))
        match = Match(game.name, config, at, players)
        table = played_on(opened(match), Random(at), 7 * at + at % 5)
        for seat in awaited(table)[:1]:
            if seat in range(seats):
                yield table, seat


@EVERY_BOT
def test_a_bot_chooses_a_legal_move(game: AnyGame, kind: str) -> None:
    for table, seat in asked(game, kind):
        assert bot_move(table, seat) in table.match.game.legal_moves(table.state, seat)


@EVERY_BOT
def test_a_bot_chooses_the_same_again(game: AnyGame, kind: str) -> None:
    for table, seat in asked(game, kind):
        assert bot_move(table, seat) == bot_move(table, seat)


@EVERY_BOT
def test_a_bot_chooses_the_same_after_loading(game: AnyGame, kind: str) -> None:
    for table, seat in asked(game, kind):
        assert bot_move(read_save(write_save(table)), seat) == bot_move(table, seat)


@EVERY_BOT
def test_a_bot_chooses_the_same_whatever_was_taken_back_before(game: AnyGame, kind: str) -> None:
    for table, seat in asked(game, kind):
        later = Table(table.match, table.steps, table.revision + 4)
        assert bot_move(later, seat) == bot_move(table, seat)


@EVERY_BOT
def test_a_bot_chooses_the_same_whatever_it_cannot_see(game: AnyGame, kind: str) -> None:
    """Hands, piles and choices of others are dealt anew: the bot has no way to notice."""
    for table, seat in asked(game, kind):
        choice = bot_move(table, seat)
        for dream in range(DREAMS):
            twin, _ = game.imagine(game.view(table.state, seat), seeded(dream))
            steps = (*table.steps[:-1], Step(twin, table.steps[-1].events))
            assert bot_move(Table(table.match, steps, table.revision), seat) == choice


@EVERY_BOT
def test_a_bot_is_told_nothing_but_view_moves_and_chance(game: AnyGame, kind: str) -> None:
    """Asked away from any table with just these, it chooses the same, whoever sits there."""
    for table, seat in asked(game, kind):
        names = tuple(Player(f"{player.name}!", player.bot) for player in table.match.players)
        match = table.match
        renamed = Match(match.game_name, match.config, match.seed, names, match.turns)
        assert bot_move(opened(renamed), seat) == bot_move(table, seat)


@EVERY_BOT
def test_a_bot_leaves_the_table_as_it_was(game: AnyGame, kind: str) -> None:
    for table, seat in asked(game, kind):
        before = write_save(table), table.state
        bot_move(table, seat)
        assert (write_save(table), table.state) == before


@EVERY_GAME
def test_bots_alone_play_a_match_to_its_end(game: AnyGame) -> None:
    table = bots_alone(of_bots(game, game.seats[0]))
    assert table.match.game.outcome(table.state) is not None


@EVERY_GAME
def test_the_same_match_of_bots_is_played_the_same_way(game: AnyGame) -> None:
    match = of_bots(game, 3)
    assert bots_alone(match) == bots_alone(match)


@EVERY_GAME
def test_another_seed_makes_other_choices(game: AnyGame) -> None:
    """Somewhere in so many matches: else chance would not have come in."""
    choices = set()
    for seed in range(20):
        table = opened(of_bots(game, 3, seed))
        legal = game.legal_moves(table.state, 0)
        choices.add(legal.index(bot_move(table, 0)))
    assert len(choices) > 1


def of_bots(game: AnyGame, seats: int, seed: int = 7) -> Match:
    """All of them the weakest there are."""
    weakest = next(iter(game.bots))
    players = tuple(Player(f"Bot {seat}", weakest) for seat in range(seats))
    return Match(game.name, game.read_config((f"seats {seats}",)), seed, players)


def test_bots_wait_for_people() -> None:
    table = opened(a_match(3, bots={0: "random"}))
    after = play_bot(table)
    assert after is not None
    assert [seat for seat, _ in after.match.turns] == [0]
    assert play_bot(after) is None


def test_bots_do_not_play_on_when_the_match_is_over() -> None:
    table = bots_alone(a_match(2, bots={0: "random", 1: "random"}))
    assert play_bot(table) is None


def test_the_clock_deals_the_next_game_though_only_people_sit_there() -> None:
    table = opened(a_match(3, mirror=True))
    while awaited(table) != (-1,):
        seat = awaited(table)[0]
        move = table.match.game.legal_moves(table.state, seat)[0]
        table = submit(table, table.revision, seat, move)
    after = play_bot(table)
    assert after is not None
    assert (after.match.turns[-1][0], after.state.game) == (-1, 2)


def bots_alone(match: Match) -> Table:
    table = opened(match)
    while True:
        after = play_bot(table)
        if after is None:
            return table
        table = after


def moths(kind: str = "rule-of-thumb", bots: range = range(4)) -> Table:
    players = [Player(f"Player {seat}", kind if seat in bots else None) for seat in range(4)]
    config = moth.Config(4, oldest=(0,))
    return opened(Match(cheating_moth.name, config, 5, tuple(players)))


def unasked(table: Table) -> Table:
    """Bots play, and do what comes to their minds."""
    while (after := play_unasked(table) or play_bot(table)) is not None:
        table = after
    return table


@pytest.mark.parametrize("kind", quick_kinds(cheating_moth))
def test_bots_that_act_unasked_come_to_an_end_too(kind: str) -> None:
    table = unasked(moths(kind))
    assert table.match.game.outcome(table.state) is not None
    words = {cheating_moth.write_move(move).partition("-")[0] for _, move in table.match.turns}
    assert words >= {"slip", "rustle", "call", "late", "slap", "claim", "close"}
    assert unasked(moths(kind)) == table


def test_a_bot_that_is_nudged_mostly_does_nothing() -> None:
    table = moths()
    assert nudge(table, 0, 1200) is None  # the Guard has heard nothing
    assert nudge(opened(of_bots(party_bugs, 3)), 0, 1200) is None


def test_a_person_is_not_nudged() -> None:
    table = moths(bots=range(0))
    assert [nudge(table, seat, 1200) for seat in range(4)] == [None] * 4


def heard(seed: int) -> Table:
    """The fan of a person has just rustled, and the Guard is a bot."""
    players = [Player(f"Player {seat}", None if seat else "rule-of-thumb") for seat in range(4)]
    config = moth.Config(4, oldest=(0,))
    table = opened(Match(cheating_moth.name, config, seed, tuple(players)))
    return submit(table, 0, 1, cheating_moth.read_move("rustle"))


def test_a_bot_calls_when_it_is_ready_however_often_it_is_nudged() -> None:
    """Nudged at 300, 600, 900, … it calls as soon as once for all would have been enough."""
    calls = 0
    for seed in range(40):
        table = heard(seed)
        called = [nudge(table, 0, after) is not None for after in range(300, 1500, 300)]
        assert called == sorted(called)
        assert not called[0]
        calls += called[-1]
    assert 16 <= calls <= 32


def test_as_time_passes_a_noise_is_called_and_then_forgotten() -> None:
    """What nobody witnesses takes its time too, and a noise before it is past."""
    calls = 0
    for seed in range(40):
        table = heard(seed)
        slip = next(move for move in cheating_moth.legal_moves(table.state, 2))
        later = submit(table, table.revision, 2, slip)
        calls += word(play_unasked(table)) == "call"
        assert word(play_unasked(later)) == "late"
    assert calls > 10


def word(table: Table | None) -> str:
    """What was done last."""
    if table is None:
        return ""
    written: str = cheating_moth.write_move(table.match.turns[-1][1])
    return written.partition("-")[0]


def test_clumsy_fingers_can_be_heard() -> None:
    heard_of = [fumbled(seed, took=1500, seen=False) for seed in range(40)]
    assert 6 < heard_of.count("rustle") < 30
    assert set(heard_of) == {"rustle", ""}
    assert heard_of == [fumbled(seed, took=1500, seen=False) for seed in range(40)]
    quick = [fumbled(seed, took=100, seen=False) for seed in range(40)]
    assert quick.count("rustle") < heard_of.count("rustle")


def test_what_a_bot_sees_it_calls_and_people_see_for_themselves() -> None:
    seen = [fumbled(seed, took=300, seen=True, guard="rule-of-thumb") for seed in range(40)]
    assert set(seen) == {"call", ""}
    assert seen.count("call") > 30
    assert {fumbled(seed, took=300, seen=True) for seed in range(40)} == {""}


def fumbled(seed: int, took: int, seen: bool, guard: str | None = None) -> str:
    """What comes of a slip that b makes."""
    first, *others = moths(bots=range(0)).match.players
    players = (replace(first, bot=guard), *others)
    table = opened(Match(cheating_moth.name, moth.Config(4, oldest=(0,)), seed, players))
    slip = next(move for move in cheating_moth.legal_moves(table.state, 1))
    gaze = cheating_moth.view(table.state, 1).gaze
    touches = [Touch(at * MOMENT, took) for at in range(len(gaze))]
    touch = next(each for each in touches if watched(gaze, 1, each) == seen)
    return word(fumble(submit(table, 0, 1, slip), 1, touch))


def test_where_nothing_is_done_in_secret_nothing_is_fumbled() -> None:
    assert fumble(opened(of_bots(party_bugs, 3)), 1, Touch(0, 300)) is None


def test_a_slip_that_nobody_called_is_gone_as_time_passes() -> None:
    table = moths(bots=range(0))
    slip = next(move for move in cheating_moth.legal_moves(table.state, 1))
    after = play_unasked(submit(table, 0, 1, slip))
    assert after is not None
    assert cheating_moth.write_move(after.match.turns[-1][1]) == "late-b"
    assert play_unasked(after) is None


def test_a_bot_slaps_before_the_clock_closes_the_window() -> None:
    table = unasked(moths())
    phases = [type(step.state.phase).__name__ for step in table.steps]
    at = phases.index("Slapping")
    slapped = phases.index("Gifts", at) - at
    assert [seat for seat, _ in table.match.turns[at : at + slapped]][-1] == -1
    assert slapped == 4
