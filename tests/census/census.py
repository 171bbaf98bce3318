"""Counting: how many sequences of turns there are, and how many positions they lead to."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

from tests.census.worlds import Rules, Snapshot

Ways: TypeAlias = dict[Snapshot, int]  # position -> how many sequences of turns lead to it


class Countable(Protocol):
    """A small position of some game."""

    def goes_on(self, turns: int) -> bool: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Census:
    layers: tuple[Ways, ...]  # by number of turns
    results: dict[Snapshot, int]  # result -> how many sequences of turns end with it

    @property
    def sequences(self) -> list[int]:
        return [sum(ways.values()) for ways in self.layers]

    @property
    def positions(self) -> list[int]:
        return [len(ways) for ways in self.layers]


@cache
def census(rules: Rules, position: Countable) -> Census:
    """Each position is played on from once, however many ways lead to it."""
    start = rules.start(position)
    ways: Ways = {rules.snapshot(start): 1}
    worlds: dict[Snapshot, Any] = {rules.snapshot(start): start}
    layers: list[Ways] = []
    results: Counter[Snapshot] = Counter()
    while worlds:
        layers.append(ways)
        next_ways: Ways = Counter()
        next_worlds: dict[Snapshot, Any] = {}
        for snapshot, world in worlds.items():
            result = rules.result(world)
            if result is not None:
                results[result] += ways[snapshot]
            for turn in rules.turns(world) if position.goes_on(len(layers)) else ():
                after = rules.after(world, turn)
                seen = rules.snapshot(after)
                next_ways[seen] += ways[snapshot]
                next_worlds[seen] = after
        ways, worlds = next_ways, next_worlds
    return Census(tuple(layers), results)
