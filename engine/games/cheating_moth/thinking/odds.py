"""How risky stealth is, from what a seat knows: where the Guard looks, and what was heard.

No log holds the moment of a slip. So it counts as done at any moment of the gaze that was seen.
"""

from typing import Final

from engine.core.game import Seat
from engine.games.cheating_moth.view import View

# Per cent, as measured over 660 slips and 1,300 noises of bots (docs/decisions/065).
_CAUGHT_IN_SIGHT: Final = 95
_CAUGHT_UNSEEN: Final = 40
_NOISE_IS_REAL: Final = 50
_SILENCE_HIDES: Final = 3


def caught_odds(view: View) -> int:
    """How often a slip of that seat is called."""
    looks, seen = len(view.gaze), view.gaze.count(view.seat)
    if not looks:
        return _CAUGHT_UNSEEN
    return (_CAUGHT_IN_SIGHT * seen + _CAUGHT_UNSEEN * (looks - seen)) // looks


def slip_odds(view: View, seat: Seat) -> int:
    """How often a card is vanishing from that fan right now."""
    return _NOISE_IS_REAL if view.fans[seat].rustling else _SILENCE_HIDES
