"""What the laws need to know about a game to put it to the test."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame
from engine.table.match import Match
from tests.laws.walk import Position


@dataclass(frozen=True)
class Specimen:
    game: AnyGame
    configs: tuple[Any, ...]  # every mix of variants and seats
    deck: Callable[[Any], list[Any]]  # all cards that a config plays with, sorted
    cards: Callable[[Any], list[Any]]  # all cards of a state, wherever they lie
    moves: tuple[Any, ...]  # every move anybody could ever write down
    # The same match with every seat one to the left, and where each place went; None where
    # the lot fell, which knows the seats.
    turned: Callable[[list[Position]], tuple[Match, Callable[[int], int]] | None]
    longest: int  # no match has more turns
    benched: tuple[tuple[str, ...], ...]  # tables at which bots are timed, as lines of a config
    golden: tuple[str, ...]  # what there are golden matches of (tests/golden)
    one_in: int = 1  # of a long game, at how many positions one is asked all laws
