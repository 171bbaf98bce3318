"""The laws of a whole match, and the laws of positions along it."""

from typing import Any, Final

from engine.core.rng import below, seeded
from engine.table.match import Match, Player, replayed
from engine.table.notation import read_match, write_match
from engine.table.saves import read_save, write_save
from engine.table.table import opened
from tests.laws.laws import OF_POSITIONS
from tests.laws.specimen import Specimen
from tests.laws.walk import Position, random_match

_CHEAP: Final = 2  # the first laws are asked at every position, all of them at some


def keep_the_laws(specimen: Specimen, config: Any, seed: int, one_in: int = 1) -> int:
    """Plays a random match and asks every law; the number of turns it had."""
    positions = list(random_match(specimen.game, config, seed))
    ask_the_laws(specimen, config, seed, positions, one_in)
    return len(positions) - 1


def ask_the_laws(
    specimen: Specimen, config: Any, seed: int, positions: list[Position], one_in: int = 1
) -> None:
    """Every law, of the random match of that seed."""
    rng = seeded(seed, 2)
    for position in positions:
        chance, rng = below(rng, one_in)
        for law in OF_POSITIONS if chance == 0 else OF_POSITIONS[:_CHEAP]:
            law(specimen, position)
    a_match_ends(specimen, positions)
    a_stored_match_goes_on_identically(specimen, config, seed, positions)
    turning_the_table_turns_the_outcome(specimen, positions)


def a_match_ends(specimen: Specimen, positions: list[Position]) -> None:
    last = positions[-1].state
    assert specimen.game.outcome(last) is not None
    assert len(positions) <= specimen.longest
    assert all(specimen.game.outcome(position.state) is None for position in positions[:-1])


def a_stored_match_goes_on_identically(
    specimen: Specimen, config: Any, seed: int, positions: list[Position]
) -> None:
    """A config, a seed and the turns are the whole match."""
    turns = tuple(position.turn for position in positions if position.turn is not None)
    players = tuple(Player(f"Player {seat}") for seat in range(config.seats))
    match = Match(specimen.game.name, config, seed, players, turns)
    assert read_match(write_match(match)) == match
    assert [step.state for step in replayed(match)] == [position.state for position in positions]
    half = Match(specimen.game.name, config, seed, players, turns[: len(turns) // 2])
    table = opened(half)
    assert read_save(write_save(table)) == table


def turning_the_table_turns_the_outcome(specimen: Specimen, positions: list[Position]) -> None:
    turned = specimen.turned(positions)
    if turned is None:
        return
    match, rename = turned
    *_, last = replayed(match)
    before = specimen.game.outcome(positions[-1].state)
    after = specimen.game.outcome(last.state)
    assert before is not None
    assert after is not None
    for place, score in enumerate(before.scores):
        assert after.scores[rename(place)] == score
        assert after.ranks[rename(place)] == before.ranks[place]
    assert sorted(map(rename, before.by_tie_rule)) == sorted(after.by_tie_rule)
