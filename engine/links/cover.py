"""Hides cards from the eye: a keystream that follows from the part that all may read.

Nobody learns by accident what was dealt. But anybody with this code can read it. Whoever plays on
must be able to read the match, and without a server nobody else can keep a key.
"""

from hashlib import sha256
from typing import Final

_SALT: Final = b"critter-club link"


def covered(public: bytes, secret: bytes) -> bytes:
    """Covers the bytes. Covering them again uncovers them."""
    key = sha256(_SALT + public).digest()
    blocks = range(-(-len(secret) // len(key)))
    stream = b"".join([sha256(key + block.to_bytes(_width(block))).digest() for block in blocks])
    mixed = int.from_bytes(secret) ^ int.from_bytes(stream[: len(secret)])
    return mixed.to_bytes(len(secret))


def _width(block: int) -> int:
    """Two bytes are enough for any link. Files can be longer."""
    return 2 if block < 1 << 16 else 4
