"""The straws: each length is there once (S1)."""

from typing import Final

from engine.core.cards import make_card

STRAWS: Final = tuple([make_card(length, 0) for length in range(1, 25)])
