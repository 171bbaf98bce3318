"""The pledge of a match: a fingerprint of everything that is fixed before anybody moves.

It can be shown from the first move on, because it tells nothing about the seed. When the match is
over, the opening is told, and everybody can make the fingerprint again: it is the SHA-256 of the
opening as a file, so any other program gets the same.
"""

from dataclasses import replace
from hashlib import sha256

from engine.table.match import Match
from engine.table.notation import write_match


def opening_of(match: Match) -> str:
    """The match before its first turn, as text: config, explicit deals, seed and players."""
    return write_match(replace(match, turns=()))


def pledge_of(match: Match) -> str:
    return sha256(opening_of(match).encode()).hexdigest()
