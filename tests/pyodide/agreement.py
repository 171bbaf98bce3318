"""Plays the same matches wherever it runs and tells every position's hash.

Run as a program it asks the laws of them too: `node tools/pyodide.mjs tests/pyodide/agreement.py`;
a number behind it says at one in how many positions all of them are asked.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.codec import BadMessage, loads
from engine.core.game import CLOCK, AnyGame
from engine.core.rng import seeded
from engine.links.chain import mark_of
from engine.links.link import read_link, write_link
from engine.links.values import DealLink, MatchLink
from engine.review.ledger import ledgers_of
from engine.review.review import begun, carried_on
from engine.search.thought import think
from engine.table.notation import read_match
from engine.table.table import opened
from tests.golden.transcript import MATCHES, state_hash, transcript_of
from tests.laws.matches import ask_the_laws
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS
from tests.laws.walk import Position, random_match

_SEED = 7
_THOUGHTS = 30  # in each game
_PLAYOUTS = 60
_WORLDS = 2  # of reviews
_ALL_WORLDS = 1 << 30
_REVIEWED = 3  # one in so many golden matches
_ONE_IN = 64  # positions at which all laws are asked; CPython asks them at far more


def matches() -> Iterator[tuple[Specimen, int, list[Position]]]:
    """A random match of every mix of variants and seats, with its seed."""
    for specimen in SPECIMENS:
        for seed, config in enumerate(specimen.configs):
            yield specimen, seed, list(random_match(specimen.game, config, seed))


def hashes(specimen: Specimen, seed: int, positions: list[Position]) -> Iterator[str]:
    for at, position in enumerate(positions):
        said = state_hash(specimen.game, position.state)
        yield f"{specimen.game.name} config {seed} position {at}: {said}"


def kept(specimen: Specimen, seed: int, positions: list[Position]) -> str:
    """What is told when all laws hold."""
    return f"{specimen.game.name} config {seed}: the laws hold over {len(positions) - 1} turns"


def thoughts() -> Iterator[str]:
    """What thinkers come to, and what they expect of every move, in a match of each game."""
    for specimen in SPECIMENS:
        for config in (specimen.configs[0], specimen.configs[-1]):
            yield from _thoughts_in(specimen.game, config)


def _thoughts_in(game: AnyGame, config: Any) -> Iterator[str]:
    asked = 0
    for position in random_match(game, config, _SEED):
        for seat in game.awaited(position.state):
            legal = game.legal_moves(position.state, seat)
            if seat == CLOCK or len(legal) < 2 or asked == _THOUGHTS:
                continue
            asked += 1
            kind = ("regular", "expert-bold", "master-cautious")[asked % 3]
            view = game.view(position.state, seat)
            thought = think(game.mind.begin(kind, view, legal, seeded(asked)), _PLAYOUTS)
            yield f"{game.name} {kind}: {game.write_move(thought.best)} {thought.prospects}"


def transcripts() -> Iterator[str]:
    for path in MATCHES:
        yield path.name
        yield from transcript_of(path).splitlines()


def links() -> Iterator[str]:
    """A match and its deal as links, of every golden match, and what is read in them."""
    for path in MATCHES:
        table = opened(read_match(path.read_text(encoding="utf-8")))
        for link in (MatchLink(table), DealLink(replace(table.match, turns=()), (12, -3))):
            text = write_link(link)
            yield f"{path.name} {text} {read_link(text) == link} {mark_of(table.match)}"


def reviews() -> Iterator[str]:
    """The ledgers of golden matches, with few worlds."""
    for path in MATCHES[::_REVIEWED]:
        table = opened(read_match(path.read_text(encoding="utf-8")))
        for ledger in ledgers_of(carried_on(begun(table, _WORLDS), _ALL_WORLDS)):
            yield f"{path.name} {ledger}"


def refusals() -> Iterator[str]:
    """Brackets in brackets as deep as would end Pyodide itself, if they were parsed."""
    for depth in (101, 6_000, 100_000):
        for text in ("[" * depth, "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
            try:
                loads(int, text)
            except BadMessage as fault:
                yield f"{depth} levels: {fault.code}"


def tell_all(one_in: int) -> None:
    for match in matches():
        print("\n".join(hashes(*match)))  # at once: writing line by line takes longer
        specimen, seed, positions = match
        ask_the_laws(specimen, specimen.configs[seed], seed, positions, one_in)
        print(kept(*match))
    print("\n".join((*thoughts(), *transcripts(), *links(), *reviews(), *refusals())))


if __name__ == "__main__":
    tell_all(int(sys.argv[1]) if len(sys.argv) > 1 else _ONE_IN)
