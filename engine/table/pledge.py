"""The pledge of a match: a fingerprint of everything that is fixed before anybody moves.

It can be shown from the first move on, because it tells nothing about the seed. When the match is
over, the opening is told, and everybody can make the fingerprint again: it is the SHA-256 of the
opening as a file, so any other program gets the same.
"""

from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from engine.table.match import Match, Player
from engine.table.notation import write_match
from engine.table.origin import Origin

_MATCHES: Final = 16  # that are spoken of at a time


def opening_of(match: Match) -> str:
    """The match before its first turn, as text: config, explicit deals, seed and players."""
    return write_match(replace(match, turns=()))


def pledge_of(match: Match) -> str:
    """Every answer tells it; it is made once."""
    return _pledge(match.game_name, match.config, match.seed, match.players, match.origin)


@lru_cache(maxsize=_MATCHES)
def _pledge(
    game: str, config: Any, seed: int, players: tuple[Player, ...], origin: Origin | None
) -> str:
    opening = opening_of(Match(game, config, seed, players, origin=origin))
    return sha256(opening.encode()).hexdigest()
