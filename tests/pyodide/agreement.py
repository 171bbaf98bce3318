"""Plays the same matches wherever it runs and tells every position's hash.

Run as a program it asks the laws too: `node tools/pyodide.mjs tests/pyodide/agreement.py`.
"""

from collections.abc import Iterator

from tests.golden.transcript import MATCHES, state_hash, transcript_of
from tests.laws.matches import keep_the_laws
from tests.laws.specimens import SPECIMENS
from tests.laws.walk import random_match


def hashes() -> Iterator[str]:
    """A random match of every mix of variants and seats, position by position."""
    for specimen in SPECIMENS:
        for seed, config in enumerate(specimen.configs):
            for at, position in enumerate(random_match(specimen.game, config, seed)):
                said = state_hash(specimen.game, position.state)
                yield f"{specimen.game.name} config {seed} position {at}: {said}"


def transcripts() -> Iterator[str]:
    for path in MATCHES:
        yield path.name
        yield from transcript_of(path).splitlines()


def laws() -> Iterator[str]:
    for specimen in SPECIMENS:
        for seed, config in enumerate(specimen.configs):
            turns = keep_the_laws(specimen, config, seed, one_in=16)
            yield f"{specimen.game.name} config {seed}: the laws hold over {turns} turns"


if __name__ == "__main__":
    for part in (hashes, transcripts, laws):
        for line in part():
            print(line)
