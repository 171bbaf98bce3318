"""Bots of Parrot Box. They see what their seat sees."""

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
    """Rules of thumb: makes its own box look best compared with the others', by the cards that are
    left. Ending the round helps only a player who is ahead."""
    outlook = Outlook(view)
    return min(legal, key=outlook.cost)


MIND: Final = Mind(
    pose=pose,
    recall=recall,
    reason=reason,
    # A5: all have seen whatever a player knew when making the move.
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
