"""Players of Parrot Box who see what a seat sees."""

from types import MappingProxyType
from typing import Final

from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.games.parrot_box.moves import Move
from engine.games.parrot_box.thinking.outlook import Outlook
from engine.games.parrot_box.thinking.problem import pose, recall
from engine.games.parrot_box.thinking.reasons import reason
from engine.games.parrot_box.view import View
from engine.search.levels import Level, Mind


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: whatever makes the own box look best, by what is known to be left, beside
    those of the others; to end the round only helps who is ahead."""
    outlook = Outlook(view)
    return min(legal, key=outlook.cost)


MIND: Final = Mind(
    pose=pose,
    recall=recall,
    reason=reason,
    # A5: whatever a player knew, all have seen when the move is made.
    laid_open=lambda state: True,
    shown=lambda move, later: True,
    levels=MappingProxyType(
        {
            "novice": Level(effort=50, memory=0, blur=350),
            "regular": Level(effort=160, memory=30, blur=160),
            "expert": Level(effort=600, memory=60, blur=80),
            "master": Level(effort=2_500),
        }
    ),
)
BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player, **dict(MIND.bots())}
)
